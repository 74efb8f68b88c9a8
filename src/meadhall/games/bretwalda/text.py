"""The position in words: headings and lines, for terminals and screen readers."""

from __future__ import annotations

from meadhall.games.bretwalda.annals import completed_chronicles, held_chronicles, reached
from meadhall.games.bretwalda.cards import CHRONICLE_CONDITIONS
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CHRONICLE_IDS,
    COLOURS,
    DANES,
    DIE_IDS,
    FACES,
    FIRST_MINOR,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MARKERS,
    MINOR_IDS,
    MINORS,
    NONE,
    OWNER_IDS,
    OWNERS,
    RULER_IDS,
    SEA_IDS,
    SEAS,
    SEASON_CARD_IDS,
    SEASON_IDS,
    SEASON_OF_ROUND,
    SHIP,
    TILE_IDS,
    TILES,
    VIKING,
    WINTER_FREE_FOOD,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.fields import HELD, LAND_BATTLE, NO_BATTLE
from meadhall.games.bretwalda.forces import count
from meadhall.games.bretwalda.odds import current_odds
from meadhall.games.bretwalda.realm import count_food
from meadhall.games.bretwalda.rules.winter import food_need
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.words import Words, words

Part = tuple[str, list[str]]


def describe(s: Bretwalda, seat: int, language: str) -> list[Part]:
    """The whole table as a seat may see it."""
    say = words(__package__, language)
    viewer = s.kingdom_of(seat)
    parts: list[Part] = [(say.say("text-round"), _round(s, say))]
    parts.append((say.say("text-kingdoms"), [_kingdom(s, say, kingdom) for kingdom in _players(s)]))
    if s.living:
        minors = [minor for minor in range(MINORS) if s.living >> minor & 1]
        parts.append((say.say("text-minor-kingdoms"), [_minor(s, say, minor) for minor in minors]))
    parts.append((say.say("text-areas"), [_area(s, say, area) for area in s.variant.britain.areas]))
    parts.append((say.say("text-seas"), [_sea(s, say, sea) for sea in range(SEAS) if s.variant.britain.coast[sea]]))
    if s.battle != NO_BATTLE:
        parts.append((say.say("text-battle"), _battle(s, say)))
    hands = [kingdom for kingdom in _players(s) if s.is_open or kingdom == viewer]
    for kingdom in hands:
        heading = say.say("text-hand", **say.thing("kingdom", [KINGDOM_IDS[kingdom]]))
        parts.append((heading, [*_hand(s, say, kingdom), *_chronicles(s, say, kingdom)]))
    return parts


def _players(s: Bretwalda) -> list[int]:
    """The Kingdoms in player order, or as they sit while that is open."""
    ordered = [kingdom for kingdom in s.order if kingdom != NONE]
    return ordered or sorted(s.variant.kingdoms)


def _number(say: Words, thing: str, number: int) -> str:
    """So many of a thing."""
    return say.say("text-number", number=number, **say.thing("thing", [thing]))


def _round(s: Bretwalda, say: Words) -> list[str]:
    if s.round == 0:
        return [say.say("text-setup")]
    season = SEASON_IDS[SEASON_OF_ROUND[s.round]]
    lines = [
        say.say("text-round-is", round=s.round, year=YEAR_OF_ROUND[s.round] + 1, **say.thing("season", [season])),
    ]
    if s.season_card != NONE:
        card = SEASON_CARD_IDS[s.season_card]
        lines.append(f"{say.say('text-season-card')}: {say.name(card)}. {say.name(card, 'text')}")
    if s.pretender != NONE:
        lines.append(say.say("text-pretender", **say.thing("kingdom", [KINGDOM_IDS[s.pretender]])))
    lines.append(say.say("text-target", number=s.variant.dalc_target))
    lines.append(say.say("text-decks", lordship=s.deck_size, discards=sum(s.discards), chronicles=_deck(s)))
    lines.append(_number(say, "viking", s.in_pool(DANES, VIKING)))
    return lines


def _deck(s: Bretwalda) -> int:
    return sum(1 for place in s.chronicle_at if place >= 0)


def _kingdom(s: Bretwalda, say: Words, kingdom: int) -> str:
    completed = [CHRONICLE_IDS[card] for card in completed_chronicles(s, kingdom)]
    held = sum(1 for place in s.chronicle_at if place == HELD - kingdom)
    need = food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD)) if s.ruler[kingdom] != NONE else 0
    parts = [
        say.say("text-dalcs", number=s.dalcs()[kingdom]),
        say.say("text-gold", number=s.gold[kingdom]),
        say.say("text-food", number=count_food(s, kingdom), need=need),
        say.say("text-cards", lordship=s.hand_size[kingdom], chronicles=held),
        say.name(RULER_IDS[s.ruler[kingdom]]),
    ]
    if s.vassal[kingdom] != NONE:
        parts.append(say.say("text-vassal", **say.thing("minor", [MINOR_IDS[s.vassal[kingdom]]])))
    tiles = [TILE_IDS[TILES * kingdom + tile] for tile in range(TILES) if s.tiles[kingdom] >> tile & 1]
    if tiles:
        parts.append(say.names(tiles))
    if completed:
        parts.append(say.say("text-completed", **say.thing("chronicles", completed)))
    parts.append(say.say("text-pool", units=_pool(s, say, kingdom)))
    return f"{say.name(KINGDOM_IDS[kingdom])}: {'; '.join(parts)}"


def _pool(s: Bretwalda, say: Words, owner: int) -> str:
    units = [_number(say, KIND_IDS[kind], s.in_pool(owner, kind)) for kind in range(KINDS) if s.in_pool(owner, kind)]
    return ", ".join(units) or say.say("text-nothing")


def _minor(s: Bretwalda, say: Words, minor: int) -> str:
    overlord = s.overlord[minor]
    whose = say.say("text-unclaimed") if overlord == NONE else say.name(KINGDOM_IDS[overlord])
    pool = say.say("text-pool", units=_pool(s, say, FIRST_MINOR + minor))
    return f"{say.name(MINOR_IDS[minor])}: {whose}; {pool}"


def _force(s: Bretwalda, say: Words, area: int, owner: int) -> str:
    force = s.force(area, owner)
    units = [_number(say, KIND_IDS[kind], count(force, kind)) for kind in range(KINDS) if count(force, kind)]
    return f"{say.name(OWNER_IDS[owner])}: {', '.join(units)}"


def _area(s: Bretwalda, say: Words, area: int) -> str:
    controller = s.controller(area)
    parts = [say.name(KINGDOM_IDS[controller]) if controller != NONE else say.say("text-nobody")]
    parts += [_force(s, say, area, owner) for owner in range(OWNERS) if s.present[area] >> owner & 1]
    things = [BUILDING_IDS[building] for building in range(BUILDINGS) if s.has_building(area, building)]
    things += [MARKER_IDS[marker] for marker in range(MARKERS) if s.improvements[area] >> marker & 1]
    if things:
        parts.append(say.names(things))
    if s.food[area]:
        parts.append(say.say("text-food-here", number=s.food[area]))
    return f"{say.name(AREA_IDS[area])}: {'; '.join(parts)}"


def _sea(s: Bretwalda, say: Words, sea: int) -> str:
    fleets = [
        f"{say.name(KINGDOM_IDS[kingdom])}: {_number(say, KIND_IDS[SHIP], s.ships[KINGDOMS * sea + kingdom])}"
        for kingdom in range(KINGDOMS)
        if s.ships[KINGDOMS * sea + kingdom]
    ]
    return f"{say.name(SEA_IDS[sea])}: {'; '.join(fleets) or say.say('text-nothing')}"


def _battle(s: Bretwalda, say: Words) -> list[str]:
    place = AREA_IDS[s.battle_at] if s.battle == LAND_BATTLE else SEA_IDS[s.battle_at]
    lines = [say.say("text-battle-at", round=s.battle_round, **say.thing("place", [place]))]
    for side, role in enumerate(("attacker", "defender")):
        dice = [
            _number(say, DIE_IDS[colour], s.dice[FACES * (COLOURS * side + colour) + face]) + f" ({face + 1})"
            for colour in range(COLOURS)
            for face in range(FACES)
            if s.dice[FACES * (COLOURS * side + colour) + face]
        ]
        lines.append(f"{say.name(role)}: {say.name(OWNER_IDS[s.sides[side]])}; {', '.join(dice) or '-'}")
    odds = current_odds(s)
    if odds is not None:
        won, lost, nobody = odds.percents
        lines.append(f"{say.name('attacker')}: {say.say('text-odds', won=won, lost=lost, nobody=nobody)}")
    return lines


def _hand(s: Bretwalda, say: Words, kingdom: int) -> list[str]:
    return [
        f"{say.name(LORDSHIP_IDS[card])}: {say.name(LORDSHIP_IDS[card], 'text')}"
        for card in range(CARDS)
        for _ in range(s.hand[CARDS * kingdom + card])
    ]


def _chronicles(s: Bretwalda, say: Words, kingdom: int) -> list[str]:
    lines = []
    for card in held_chronicles(s, kingdom):
        steps = [f"{reached(s, kingdom, each)}/{each.needed}" for each in CHRONICLE_CONDITIONS[card]]
        progress = f" ({', '.join(steps)})" if steps else ""
        lines.append(f"{say.name(CHRONICLE_IDS[card])}: {say.name(CHRONICLE_IDS[card], 'text')}{progress}")
    return lines
