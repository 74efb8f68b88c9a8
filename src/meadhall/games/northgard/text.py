"""The position in words: headings and lines, for terminals and screen readers."""

from __future__ import annotations

from meadhall.drawing.views import Texts
from meadhall.engine.driver import waiting
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CARVED_SLOT,
    CELL_IDS,
    CELL_X,
    CELL_Y,
    CLAN_IDS,
    CREATURE_IDS,
    EAST,
    LARGE_SLOT,
    NONE,
    NORTH,
    REACH,
    RESOURCE_IDS,
    RESOURCES,
    SMALL_SLOT,
    SOUTH,
    TILE_IDS,
    WEST,
    WINTER_FOOD,
    WINTER_WOOD,
)
from meadhall.games.northgard.hidden import cards_of, count_pile, known_hand, known_top, knows_fame
from meadhall.games.northgard.position import DISCARD, DISPLAY, HAND, PLAYED, SPENT, UPGRADE_LEFT, WAITING
from meadhall.games.northgard.rules.scoring import count_strongholds
from meadhall.games.northgard.rules.tiles import PlaceTile
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import ROUGH, all_territories, area_facing, beyond, crossings, tile_on
from meadhall.words import Words, words

_PACKAGE = "meadhall.games.northgard"

Part = tuple[str, list[str]]


def describe(s: Northgard, seat: int, language: str) -> list[Part]:
    """The whole table as a seat may see it."""
    say = words(_PACKAGE, language)
    parts: list[Part] = [(say.say("word-table"), _table(s, say))]
    for player in range(s.variant.seats):
        if s.clan[player] != NONE:
            parts.append((say.name(CLAN_IDS[s.clan[player]]), _player(s, say, seat, player)))
    parts.append((say.say("word-map"), [_territory(s, say, territory) for territory in all_territories(s)]))
    for decision in waiting(s):
        if isinstance(decision, PlaceTile):
            cells = [f"{say.name(CELL_IDS[cell])}: {beside(s, say, cell)}" for cell in decision.options(s)]
            parts.append((say.say("word-places", **say.thing("tile", [TILE_IDS[s.tile]])), cells))
    return parts


def beside(s: Northgard, say: Texts, cell: int) -> str:
    """Which territories a cell lies beside, and on which side of them; a cell that no map reaches lies beside none."""
    found: list[str] = []
    if abs(CELL_X[cell]) + abs(CELL_Y[cell]) >= REACH:
        return ""
    for side, direction in ((SOUTH, "north"), (NORTH, "south"), (EAST, "west"), (WEST, "east")):
        tile = tile_on(s, beyond(cell, side))
        if tile != NONE:
            territory = s.territory[area_facing(s, tile, (side + 2) % 4)]
            about = say.thing("territory", [AREA_IDS[territory]])
            found.append(say.say(f"text-{direction}-of", **about))
    return ", ".join(found)


def _cards(say: Words, cards: list[int]) -> str:
    return ", ".join(say.name(CARD_IDS[card]) for card in cards) or say.say("word-nothing")


def _table(s: Northgard, say: Words) -> list[str]:
    lines = [say.say("text-year", year=s.year, years=s.variant.years)]
    if s.clan[s.first] != NONE:
        lines.append(say.say("text-first", **say.thing("side", [CLAN_IDS[s.clan[s.first]]])))
    for zone, key in ((DISPLAY, "word-display"), (WAITING, "word-achievements")):
        cards = [card for card in range(CARDS) if s.offers[card] == zone]
        if cards:
            lines.append(f"{say.say(key)}: {_cards(say, cards)}")
    tiles = sum(1 for depth in s.depth if depth >= 0)
    lines.append(say.say("text-supply", tiles=tiles, unrest=s.unrest_left))
    tokens = ", ".join(f"{say.name(BUILDING_IDS[n])} {s.tokens[n]}" for n in range(BUILDINGS))
    lines.append(f"{say.say('word-buildings-left')}: {tokens}")
    if s.variant.creatures:
        line = [say.name(CREATURE_IDS[creature]) for creature in s.line if creature != NONE]
        lines.append(f"{say.say('word-creatures')}: {', '.join(line) or say.say('word-nothing')}")
    return lines


def _player(s: Northgard, say: Words, viewer: int, player: int) -> list[str]:
    units = s.count_units(player)
    stock = [f"{say.name(RESOURCE_IDS[n])} {s.has(player, n)}" for n in range(RESOURCES)]
    fame = str(s.fame[player]) if knows_fame(s, viewer, player) else "?"
    lines = [
        f"{', '.join(stock)}, {say.say('word-fame')} {fame}",
        say.say("text-units", units=units, reserve=s.reserve[player], food=WINTER_FOOD[units], wood=WINTER_WOOD[units]),
        say.say("text-strongholds", count=count_strongholds(s, player)),
        say.say(
            "text-cards",
            hand=s.count_cards(player, HAND),
            pile=count_pile(s, player),
            discard=s.count_cards(player, DISCARD),
        ),
    ]
    hand = known_hand(s, viewer, player)
    if hand:
        lines.append(f"{say.say('word-hand')}: {_cards(say, hand)}")
    active = cards_of(s, player, PLAYED) + cards_of(s, player, SPENT)
    lines.append(f"{say.say('word-active')}: {_cards(say, active)}")
    discard = cards_of(s, player, DISCARD)
    if discard:
        lines.append(f"{say.say('word-discard-pile')}: {_cards(say, discard)}")
    top = [card for card in known_top(s, viewer, player) if card != NONE]
    if top:
        lines.append(say.say("text-top", cards=_cards(say, top)))
    upgrades = cards_of(s, player, UPGRADE_LEFT)
    if upgrades:
        lines.append(f"{say.say('word-upgrades')}: {_cards(say, upgrades)}")
    if s.has_passed(player):
        lines.append(say.say("word-passed"))
    return lines


def _territory(s: Northgard, say: Words, territory: int) -> str:
    """A territory: its tiles, who holds it, what it shows and holds, and its neighbours."""
    state = "word-closed" if s.is_closed(territory) else "word-open"
    parts = [f"{say.name(AREA_IDS[territory])}: {say.say(state)}, {say.say('text-tiles', count=s.tiles_in[territory])}"]
    owner = s.owner[territory]
    if owner != NONE:
        about = say.thing("side", [CLAN_IDS[s.clan[owner]]])
        parts.append(say.say("text-held", **about, units=s.units[territory]))
    if s.intruders[territory]:
        about = say.thing("side", [CLAN_IDS[s.clan[s.mover]]])
        parts.append(say.say("text-held", **about, units=s.intruders[territory]))
    if s.kaija_at == territory:
        parts.append(say.say("word-kaija"))
    if s.is_scorched(territory):
        parts.append(say.say("word-scorched"))
    parts += [f"{say.name(RESOURCE_IDS[n])} {s.icons(territory, n)}" for n in range(RESOURCES) if s.icons(territory, n)]
    for building in range(BUILDINGS):
        count = s.count_built(territory, building)
        if count:
            parts.append(say.name(BUILDING_IDS[building]) + (f" {count}" if count > 1 else ""))
    slots = [("small", SMALL_SLOT), ("carved", CARVED_SLOT), ("large", LARGE_SLOT)]
    parts += [
        f"{say.say(f'word-slot-{name}')} {s.count_free_slots(territory, kind)}"
        for name, kind in slots
        if s.count_free_slots(territory, kind)
    ]
    if s.lairs(territory):
        parts.append(say.say("word-lair") + (f" {s.lairs(territory)}" if s.lairs(territory) > 1 else ""))
    parts += [say.name(CREATURE_IDS[c]) for c in s.line if c != NONE and s.lair_of(c) == territory]
    costs = crossings(s, territory)
    ways = [say.name(AREA_IDS[there]) + ("!" if cost == ROUGH else "") for there, cost in enumerate(costs) if cost]
    return f"{', '.join(parts)}. {say.say('word-borders')}: {', '.join(ways)}"
