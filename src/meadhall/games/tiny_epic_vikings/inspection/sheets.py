"""Gods and runes, dedications, eras, resources, actions, clans, and the sheet of the solo enemy."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    BUILD,
    CHIEF_SAIL,
    CLAN_IDS,
    COLLECT,
    DEDICATION,
    DRAW_REPLACE,
    EFFECT_ACTION,
    ENEMY,
    ENEMY_EFFECTS,
    ENTER_BATTLE,
    ERA_CARDS,
    ERA_DIRECTION,
    EXCHANGE,
    EXPLORE,
    FAVOUR_POINTS,
    FURY_SHIFT,
    GOD_IDS,
    HARVEST,
    ICON_AT,
    ICON_BONUS,
    ICON_IDS,
    MOST_RESOURCES,
    NONE,
    RAID_COST,
    RESOURCE_IDS,
    RESOURCES,
    RUNE_IDS,
    RUNES,
    SAIL,
    SMITE,
    SPACE_IDS,
    SPACES,
    STEEL,
    TEMPLE_EXPLORE,
    TRACK,
)
from meadhall.games.tiny_epic_vikings.inspection.wording import (
    clan_glyph,
    glyph,
    of_clan,
    points,
    price,
    seat_of,
    sections,
    shortage,
    worth,
)
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.view import ROMAN, View
from meadhall.games.tiny_epic_vikings.picture.vikings import action_name
from meadhall.games.tiny_epic_vikings.prompts import is_idle

_ACTION_RULES = {
    SAIL: ["TEV-6.4", "TEV-6.5", "TEV-6.9"],
    EXPLORE: ["TEV-8.1", "TEV-8.2", "TEV-8.3"],
    HARVEST: ["TEV-9.1", "TEV-9.2"],
    BUILD: ["TEV-10.1", "TEV-10.2", "TEV-10.3", "TEV-10.4"],
    TEMPLE_EXPLORE: ["TEV-12.3"],
    SMITE: ["TEV-12.4"],
    DRAW_REPLACE: ["TEV-12.5"],
    ENTER_BATTLE: ["TEV-12.6"],
    COLLECT: ["TEV-12.7"],
    EXCHANGE: ["TEV-12.8"],
    FURY_SHIFT: ["TEV-5.13"],
}


# Gods and runes


def god_answer(view: View, god: int) -> Inspected | None:
    """A god in play: what its runes are worth, who has them, its boon, and the villages dedicated to it."""
    s = view.s
    rune = s.rune_of_god(god)
    if rune == NONE:
        return None
    name, rank = GOD_IDS[god], s.rank(rune)
    said, boon = view.say("word-boon"), view.name(name, "boon")
    given = [
        *worth(view, rune),
        Row(view.say("word-favours"), glyph("action-collect"), mark=points(view, FAVOUR_POINTS[rank])),
        Row(said, glyph(f"god-{name}"), f"{boon[0].upper()}{boon[1:]}"),
    ]
    return Inspected(
        view.name(name),
        view.say("inspect-kind-god", **view.words.thing("rune", [RUNE_IDS[rune]]), fury=s.fury[rune]),
        view.say("inspect-god"),
        glyph(f"god-{name}"),
        sections=sections(
            view,
            ("gives", given),
            ("holds", _holders(view, rune)),
            ("here", [_villages(view, SPACES + rune)]),
            ("why-not", _closed(view, SPACES + rune)),
        ),
        rules=["TEV-5.10", "TEV-11.5", "TEV-13.2", "TEV-15.2", "TEV-15.3"],
    )


def _holders(view: View, rune: int) -> list[Row]:
    """Who holds island runes of a kind."""
    s = view.s
    rows: list[Row] = []
    for clan in s.variant.clans:
        held = [
            ISLAND_IDS[island]
            for island in s.variant.map.islands
            if s.holder[island] == clan and s.variant.map.rune[island] == rune
        ]
        if held:
            names = view.words.names(held)
            rows.append(Row(view.clan_name(clan), clan_glyph(clan), names, str(len(held)), held))
    return rows


def _villages(view: View, place: int) -> Row:
    mark = f"{view.s.dedicated[place]}/{view.s.variant.dedication_limit}"
    return Row(view.say("word-villages"), glyph("village"), mark=mark)


def _closed(view: View, place: int) -> list[Row]:
    """Why the viewer cannot dedicate a village to a place now."""
    s = view.s
    if s.dedicated[place] >= s.variant.dedication_limit:
        return [Row(view.say("inspect-full"))]
    if view.clan != NONE and not s.raided[view.clan]:
        return [Row(view.say("inspect-nothing-raided"), glyph("village"))]
    return []


def rune_answer(view: View, rune: int) -> Inspected:
    """A kind of rune: what it is worth, and who has how many of it."""
    s = view.s
    rows = [
        Row(view.clan_name(clan), clan_glyph(clan), view.say("word-active-runes"), str(s.count_runes(clan, rune)))
        for clan in s.variant.clans
        if s.count_runes(clan, rune)
    ]
    return Inspected(
        view.name(RUNE_IDS[rune]),
        view.say("inspect-kind-rune"),
        view.say("inspect-rune"),
        glyph(f"rune-{RUNE_IDS[rune]}"),
        sections=sections(view, ("gives", worth(view, rune)), ("holds", rows)),
        rules=["TEV-2.5", "TEV-2.7", "TEV-2.8", "TEV-15.2"],
    )


# The era sheet


def space_answer(view: View, space: int) -> Inspected:
    """A space for dedications: its action, and the villages on it."""
    name, effect = SPACE_IDS[space], DEDICATION + space
    action = ACTION_IDS[EFFECT_ACTION[effect]]
    given = Row(
        action_name(view.words, effect), glyph(f"action-{action}"), view.say(f"text-action-{action}"), things=[action]
    )
    return Inspected(
        view.name(name),
        view.say("inspect-kind-space"),
        view.say("inspect-space"),
        glyph(f"action-{action}"),
        sections=sections(
            view, ("gives", [given]), ("here", [_villages(view, space)]), ("why-not", _closed(view, space))
        ),
        rules=["TEV-13.1", "TEV-13.2", "TEV-13.3"],
    )


def era_answer(view: View, era: int) -> Inspected:
    """An era: how many cards, which way they go, and what a raid costs."""
    said = view.say("inspect-cards", cards=ERA_CARDS[era])
    direction = "left" if ERA_DIRECTION[era] > 0 else "right"
    note = "" if view.s.variant.is_solo else view.say("picture-passed", direction=direction)
    raid = view.say("inspect-raid", steel=RAID_COST[era])
    return Inspected(
        f"{view.say('word-era')} {ROMAN[era]}",
        view.say("inspect-era-now") if era == view.s.era else view.say("word-era"),
        view.say("inspect-era"),
        glyph("raven"),
        sections=sections(view, ("gives", [Row(said, glyph("hand"), note)]), ("costs", [Row(raid, glyph("village"))])),
        rules=["TEV-2.1", "TEV-3.1", "TEV-3.3", "TEV-7.4"],
    )


# Resources and actions


def resource_answer(view: View, resource: int) -> Inspected:
    """A resource, and how much of it everybody has."""
    s, name = view.s, RESOURCE_IDS[resource]
    clans = [clan for clan in s.variant.clans if clan != ENEMY or s.variant.is_solo]
    rows = [
        Row(view.clan_name(clan), clan_glyph(clan), mark=str(s.resources[RESOURCES * clan + resource]))
        for clan in clans
    ]
    return Inspected(
        view.name(name),
        view.say("inspect-kind-resource"),
        f"{view.say('text-resource-' + name)} {view.say('inspect-resource')}",
        glyph(f"resource-{name}"),
        sections=sections(view, ("holds", rows)),
        rules=["TEV-2.3", "TEV-9.1"],
    )


def track_answer(view: View, clan: int, resource: int) -> Inspected | None:
    """What a clan has of a resource."""
    if clan not in view.s.variant.clans:
        return None
    amount = view.s.resources[RESOURCES * clan + resource]
    found = resource_answer(view, resource)
    return found._replace(kind=f"{of_clan(view, clan)}: {amount}/{MOST_RESOURCES}", seat=seat_of(clan))


def action_answer(view: View, action: int) -> Inspected:
    """An action, and for a player why it would come to nothing now."""
    name = ACTION_IDS[action]
    why: list[Row] = []
    if view.clan != NONE and not view.s.is_over and action in (EXPLORE, BUILD, TEMPLE_EXPLORE, SMITE, EXCHANGE):
        effect = EFFECT_ACTION.index(action)
        why = [Row(view.say(f"inspect-idle-{name}"))] if is_idle(view.s, view.clan, effect) else []
    if action == ENTER_BATTLE and not view.s.can_fight():
        why = [Row(view.say("inspect-no-prize"))]
    return Inspected(
        view.name(name),
        view.say("inspect-kind-action"),
        f"{view.say('text-action-' + name)} {view.say('inspect-action-' + name)}",
        glyph(f"action-{name}"),
        sections=sections(view, ("why-not", why)),
        rules=_ACTION_RULES[action],
    )


def village_answer(view: View, clan: int = NONE) -> Inspected | None:
    """Villages: those that a clan has raided, or all that stand."""
    s = view.s
    cost = RAID_COST[max(s.era, 1)]
    if clan == NONE:
        return Inspected(
            view.say("word-villages"),
            view.say("inspect-kind-village", villages=sum(s.villages)),
            view.say("inspect-village"),
            glyph("village"),
            sections=sections(view, ("costs", price(view, STEEL, cost)), ("why-not", shortage(view, STEEL, cost))),
            rules=["TEV-7.4", "TEV-7.5"],
        )
    if clan not in s.variant.clans:
        return None
    return Inspected(
        f"{view.say('word-villages')}: {s.raided[clan]}",
        of_clan(view, clan),
        view.say("inspect-raided"),
        glyph("village"),
        seat_of(clan),
        rules=["TEV-7.4", "TEV-7.5", "TEV-13.1", "TEV-13.2"],
    )


# Clans


def clan_answer(view: View, clan: int) -> Inspected | None:
    """A clan: its points, its active runes, its hand."""
    s = view.s
    if clan not in s.variant.clans:
        return None
    kind = "player" if clan != ENEMY else "solo" if s.variant.is_solo else "neutral"
    won = view.favours(clan) if clan != ENEMY else []
    scores = [Row(view.say("word-islands"), mark=points(view, s.island_points(clan)))]
    if NONE not in won:
        scores.append(Row(view.say("word-favours"), mark=points(view, s.favour_points(clan))))
    elif won:
        scores.append(Row(view.say("word-favours"), note=view.say("word-unknown"), mark=str(len(won))))
    runes = [
        Row(view.name(name), glyph(f"rune-{name}"), mark=str(s.count_runes(clan, rune)), things=[name])
        for rune, name in enumerate(RUNE_IDS)
    ]
    has_hand = clan != ENEMY
    held = view.count_in_hand(clan) + view.count_passing(clan) if has_hand else 0
    return Inspected(
        view.clan_name(clan),
        f"{view.say('word-hand')}: {held}" if has_hand else view.say("inspect-kind-enemy"),
        view.say(f"text-clan-{kind}"),
        clan_glyph(clan),
        seat_of(clan),
        sections(view, ("points", scores), ("runes", runes)),
        ["TEV-2.2", "TEV-2.5", "TEV-15.2"],
    )


def chieftain_answer(view: View) -> Inspected | None:
    """The chieftain marker."""
    clan = view.s.chieftain
    if clan == NONE:
        return None
    return Inspected(
        view.say("word-chieftain"),
        of_clan(view, clan),
        view.say("inspect-chieftain"),
        clan_glyph(clan),
        seat_of(clan),
        rules=["TEV-4.1", "TEV-14.3"],
    )


def waits_answer(view: View) -> Inspected | None:
    """That somebody will be asked before the turn ends."""
    clan = view.s.active
    if not view.s.lingers or clan == NONE:
        return None
    return Inspected(
        view.say("text-waits", **view.words.thing("clan", [CLAN_IDS[clan]])),
        of_clan(view, clan),
        view.say("inspect-waits"),
        clan_glyph(clan),
        seat_of(clan),
        rules=["TEV-7.2", "TEV-RUL-21"],
    )


# The solo enemy


def icon_answer(view: View, resource: int, space: int) -> Inspected | None:
    """A space of a track of the enemy, and what its icon makes the enemy do."""
    s = view.s
    if not s.variant.is_solo:
        return None
    place = TRACK * (RESOURCES * s.variant.profile + resource) + space
    name, icon = view.name(RESOURCE_IDS[resource]), ICON_AT[place]
    if icon == NONE:
        return marker_answer(view, resource)
    bonus = f" +{ICON_BONUS[place]}" if ICON_BONUS[place] else ""
    return Inspected(
        f"{view.name(ICON_IDS[icon])}{bonus}",
        f"{of_clan(view, ENEMY)} · {name} {space}",
        view.say(f"text-icon-{ICON_IDS[icon]}"),
        glyph(f"icon-{ICON_IDS[icon]}"),
        rules=["TEV-22.4", "TEV-22.8"],
    )


def marker_answer(view: View, resource: int) -> Inspected | None:
    """Where a marker of the enemy is."""
    s = view.s
    if not s.variant.is_solo:
        return None
    return Inspected(
        f"{view.name(RESOURCE_IDS[resource])}: {s.resources[RESOURCES * ENEMY + resource]}",
        of_clan(view, ENEMY),
        view.say("inspect-marker"),
        glyph(f"resource-{RESOURCE_IDS[resource]}"),
        rules=["TEV-22.4", "TEV-22.7", "TEV-22.8", "TEV-22.9"],
    )


def enemy_action_answer(view: View, rune: int) -> Inspected | None:
    """What the enemy's sheet prints for a rune."""
    if not view.s.variant.is_solo:
        return None
    effect = ENEMY_EFFECTS[RUNES * view.s.variant.profile + rune]
    return Inspected(
        action_name(view.words, effect),
        f"{of_clan(view, ENEMY)} · {view.name(RUNE_IDS[rune])}",
        view.say("inspect-enemy-action"),
        glyph(f"rune-{RUNE_IDS[rune]}"),
        rules=["TEV-24.1", "TEV-24.2"],
    )


def enemy_sail_answer(view: View) -> Inspected | None:
    """How much farther the chief's boat goes than its cards say."""
    if not view.s.variant.is_solo:
        return None
    name = f"{view.say('word-chief')}: +{CHIEF_SAIL}"
    return Inspected(name, of_clan(view, ENEMY), view.say("inspect-chief"), glyph("chief", 26), rules=["TEV-20.4"])
