"""Viking cards, favour cards, what lies face down, the piles, and the battle."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    ANY_RUNE,
    CARD_IDS,
    CARD_RUNE,
    CLAN_IDS,
    CLANS,
    EFFECT_ACTION,
    ENEMY,
    ENTER_BATTLE,
    FAVOUR_IDS,
    FAVOUR_POINTS,
    FAVOUR_RUNES,
    LEADER,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RUNE_ACTION,
    RUNE_IDS,
    RUNES,
    STEEL,
    STEEL_COST,
)
from meadhall.games.tiny_epic_vikings.fields import (
    DECK,
    DISCARD,
    DOWN,
    ENEMY_BATTLE,
    ENEMY_ROW,
    ENTERED,
    HAND,
    INVADERS,
    ROW,
    UNSEEN,
    WON,
)
from meadhall.games.tiny_epic_vikings.hidden import shows_favours
from meadhall.games.tiny_epic_vikings.inspection.wording import (
    clan_glyph,
    glyph,
    of_clan,
    points,
    price,
    seat_of,
    sections,
    shortage,
)
from meadhall.games.tiny_epic_vikings.picture.era import fighters
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.picture.vikings import action_name

# Viking cards


def card_answer(view: View, card: int) -> Inspected:
    """A viking card: its actions, its strength, and for its owner what it lacks now."""
    name, rune = CARD_IDS[card], RUNE_IDS[CARD_RUNE[card]]
    owner = _owner(view, card)
    is_own = owner == view.clan != NONE
    place = f" · {of_clan(view, owner)}" if owner != NONE else ""
    kind = view.say("inspect-kind-card", **view.words.thing("rune", [rune]))
    return Inspected(
        view.name(name),
        f"{kind}{place}",
        view.say("inspect-card"),
        glyph(f"rune-{rune}"),
        seat_of(owner),
        sections(
            view,
            ("actions", [_leader_row(view, card), _rune_row(view, card, is_own)]),
            ("fights", [_strength_row(view, card, is_own)]),
            ("costs", price(view, STEEL, STEEL_COST[card]) if STEEL_COST[card] else []),
            ("why-not", _lacks(view, card) if is_own else []),
        ),
        ["TEV-4.3", "TEV-4.4", "TEV-5.5", "TEV-12.1"],
    )


def _owner(view: View, card: int) -> int:
    """The clan that has a card, if the viewer may know that; NONE for nobody or nobody knows."""
    if not view.knows(card):
        return NONE
    at = view.s.where[card]
    if at in (ENEMY_ROW, ENEMY_BATTLE):
        return ENEMY
    for first in (HAND, ROW, DOWN, ENTERED):
        if first <= at < first + view.s.variant.players:
            return at - first
    return NONE


def _leader_row(view: View, card: int) -> Row:
    action = ACTION_IDS[EFFECT_ACTION[LEADER + card]]
    said = f"{view.say('word-leader-action')}: {action_name(view.words, LEADER + card)}"
    return Row(said, glyph(f"action-{action}"), view.say(f"text-action-{action}"), things=[action])


def _rune_name(rune: int) -> str:
    return "any" if rune == ANY_RUNE else RUNE_IDS[rune]


def _rune_row(view: View, card: int, is_own: bool) -> Row:
    """The rune action, with the runes that it needs, and how many of them the viewer would have."""
    action = ACTION_IDS[EFFECT_ACTION[RUNE_ACTION + card]]
    rune, count = REQUIRED_RUNE[card], REQUIRED_COUNT[card]
    printed = view.say(f"text-card-{CARD_IDS[card]}").rpartition(": ")[2].rstrip(".")
    said = f"{view.say('word-rune-action')}: {printed}"
    needs = view.say("word-any-rune") if rune == ANY_RUNE else view.name(RUNE_IDS[rune])
    has = f"{min(view.runes_for(card, rune), count)}/" if is_own else ""
    note = f"{needs}. {view.say(f'text-action-{action}')}"
    return Row(said, glyph(f"rune-{_rune_name(rune)}"), f"{note[0].upper()}{note[1:]}", f"{has}{count}", [action])


def _strength_row(view: View, card: int, is_own: bool) -> Row:
    """What its text says of its strength, and for its owner what that is now."""
    said = view.say(f"text-card-{CARD_IDS[card]}").partition(". ")[0]
    return Row(said, glyph("strength", 17), mark=str(view.strength(card)) if is_own else "")


def _lacks(view: View, card: int) -> list[Row]:
    """Why the rune action or the battle would not work now."""
    rune, rows = REQUIRED_RUNE[card], list[Row]()
    missing = REQUIRED_COUNT[card] - view.runes_for(card, rune)
    if missing > 0:
        said = view.say("inspect-runes-missing", runes=missing)
        rows.append(Row(said, glyph(f"rune-{_rune_name(rune)}")))
    is_battle = EFFECT_ACTION[RUNE_ACTION + card] == ENTER_BATTLE
    if is_battle and missing <= 0 and not view.s.can_fight():
        rows.append(Row(view.say("inspect-no-prize")))
    return rows + shortage(view, STEEL, STEEL_COST[card])


def face_down_answer(view: View, clan: int) -> Inspected | None:
    """A card that the viewer may not see: in a row, in a hand, or in the draft."""
    if clan not in view.s.variant.clans:
        return None
    return Inspected(
        view.say("inspect-face-down"),
        of_clan(view, clan),
        view.say("inspect-hidden-card"),
        glyph("hand"),
        seat_of(clan),
        rules=["TEV-3.2", "TEV-4.3", "TEV-5.4"],
    )


# Favour cards


def favour_answer(view: View, favour: int) -> Inspected:
    """A favour card: what it scores and what is in its sack."""
    s, name = view.s, FAVOUR_IDS[favour]
    owner = s.favour_at[favour] - WON
    if owner < 0 or not shows_favours(s, view.seat, owner):
        owner = NONE
    kind = f"{view.say('inspect-kind-favour')} · {of_clan(view, owner)}" if owner != NONE else ""
    rows = [
        Row(view.name(RUNE_IDS[rune]), glyph(f"rune-{RUNE_IDS[rune]}"), mark=points(view, FAVOUR_POINTS[s.rank(rune)]),
            things=[RUNE_IDS[rune]])
        for rune in range(RUNES)
        for _ in range(FAVOUR_RUNES[RUNES * favour + rune])
    ]  # fmt: skip
    sack = view.say(f"text-favour-{name}").partition(". ")[2].rstrip(".")
    rows.append(Row(sack, glyph("action-collect")))
    return Inspected(
        view.name(name),
        kind or view.say("inspect-kind-favour"),
        view.say("inspect-favour"),
        glyph("action-collect"),
        seat_of(owner),
        sections(view, ("gives", rows)),
        ["TEV-5.2", "TEV-5.8", "TEV-5.9", "TEV-15.2"],
    )


def won_answer(view: View, clan: int, number: int) -> Inspected | None:
    """A favour card that lies face down before a clan."""
    if clan not in view.s.variant.clans or number >= view.s.count_favours(clan):
        return None
    return Inspected(
        view.say("inspect-kind-favour"),
        of_clan(view, clan),
        view.say("inspect-hidden-favour"),
        glyph("action-collect"),
        seat_of(clan),
        rules=["TEV-5.8", "TEV-5.9", "TEV-2.8"],
    )


# The battle and the piles


def battle_answer(view: View) -> Inspected:
    """The battle that waits, who fights in it and for what; or the place where one may be started."""
    s = view.s
    rows = [
        Row(view.clan_name(clan), clan_glyph(clan), mark=str(s.strengths[clan]) if s.strengths[clan] != NONE else "?")
        for clan in (fighters(view) if s.starter != NONE else [])
    ]
    if s.strengths[CLANS] != NONE:
        rows.append(Row(view.say("word-invaders"), mark=str(s.strengths[CLANS]), things=["pile-invaders"]))
    prize: list[Row] = []
    if s.prize != NONE:
        name = FAVOUR_IDS[s.prize]
        prize = [Row(view.name(name), glyph("action-collect"), view.say(f"text-favour-{name}"), things=[name])]
    kind = view.say("inspect-no-battle")
    if s.starter != NONE:
        kind = view.say("text-battle", **view.words.thing("clan", [CLAN_IDS[s.starter]]))
    why = [] if s.can_fight() else [Row(view.say("inspect-no-prize"))]
    return Inspected(
        view.say("word-battle"),
        kind,
        view.say("inspect-battle"),
        glyph("icon-battle"),
        sections=sections(view, ("fights", rows), ("gives", prize), ("why-not", why)),
        rules=["TEV-5.1", "TEV-5.3", "TEV-5.4", "TEV-5.10", "TEV-5.14"],
    )


def pile_answer(view: View, key: str) -> Inspected:
    """The deck, the discard pile or the invaders; cards that lie there face up are named."""
    s = view.s
    counts = {
        "deck": s.count_cards(DECK),
        "discard-pile": s.count_cards(DISCARD) + s.count_cards(UNSEEN),
        "invaders": s.count_cards(INVADERS),
    }
    seen = {"discard-pile": DISCARD, "invaders": INVADERS}.get(key)
    cards = s.cards_at(seen) if seen is not None else []
    rows: list[Row] = []
    for rune, name in enumerate(RUNE_IDS):
        alike = [CARD_IDS[card] for card in cards if CARD_RUNE[card] == rune]
        if alike:
            note = ", ".join(view.name(card) for card in alike)
            rows.append(Row(view.name(name), glyph(f"rune-{name}"), note, str(len(alike)), alike))
    return Inspected(
        view.say(f"word-{key}"),
        view.say("inspect-cards", cards=counts[key]),
        view.say(f"inspect-{key}"),
        glyph("hand"),
        sections=sections(view, ("here", rows)),
        rules=["TEV-5.14", "TEV-5.15", "TEV-5.19"] if key == "invaders" else ["TEV-3.6", "TEV-5.20"],
    )
