"""The notation of boards and positions, read and written: for lessons, figures and tests.

A board is a list of tiles in the order in which they were laid: `(0,0) start r0; (1,0) t01 r3`, or the name of one of
`BOARDS`. `(x,y)a` is the area `a` of the tile at a cell, by its letter in the content, and `T(x,y)a` the territory that
contains it.

A position is a list of clauses, parted by semicolons. R, P, Y, G, B are Red, Purple, Yellow, Green, Blue: seats 0 to 4.

    R 3 T(0,0)w                     units in a territory
    R 2 intruding T(0,0)w           units in a territory that somebody else controls
    R Kaija T(0,0)w                 Kaija, who else is `R Kaija away`
    T(0,0)w neutral                 nobody controls it
    R stock 2/0/1                   food, wood and lore
    R fame 3
    R reserve 12                    units off the map
    R hand start_move unrest        all cards of a zone (or `empty`): hand, deck, played, spent, discard, removed,
                                    upgrades; `deck` is the draw pile below its known top cards
    R top spy start_move            known cards on top of the draw pile, the next one first
    R passed
    fortress (-1,-1)n               a building on the slot of an area (or `nothing`)
    slotless menhir T(0,0)w         a building without a slot
    wolf_beige (0,1)w               a creature, in the order of the line (or `wolf_beige away`)
    scorched (0,1)w                 the Scorched Earth token
    marker P                        who has the first-player marker
    display spy capture             this year's display
    achievements ach_warlord        Achievements that wait for the last year
    tiles t11 > t05 t13             the pile: t11 on top, then the other two in any order (or `empty`)
    tokens menhir 0                 building tokens left
    unrest 0                        Unrest cards left

What is not told: no cards, no resources, no fame, Red with the marker, and all tiles that are not laid in the pile.

These follow from a position and can be told of it, not laid:

    T(0,0)w closed                  whether a territory is closed or open
    T(0,0)w spans 3                 over how many tiles
    R cross T(0,0)w T(0,0)n 2       what crossing the border between two territories costs (0: there is none)
    R food 2; R wood 0; R lore 1
    R cards 4                       how many cards a player holds
    R controls 3                    territories of a player
    R strongholds 2
    R winter 2/0                    food and wood that winter will cost
    R harvest 1/0/0                 what harvest will give
    R beats T(0,0)w 2 83            percent of the throws in which so many units take a territory with the card that is
                                    being played and no food
    year 2

`laid` reads `board`, `table`, the position, and where they matter `clans` (of the seats, `goat raven boar wolf stag`),
`year`, `phase` (`setup` is a game before anything has happened, of which nothing else is told) and `turn`, whose turn
begins.

Options are named as in the game, but that territories are told as `T(x,y)a` and areas with slots as `(x,y)a`; dice are
`die:axe2`, players `seat:purple`, clans `clan:bear`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.notation import Notation, clauses_of
from meadhall.engine.numbers import place_of
from meadhall.engine.options import OptionValue
from meadhall.engine.steps import Step
from meadhall.games.northgard import setup
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    ADVANCED_SET,
    AREA_IDS,
    BEAR,
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    DATA,
    DECK,
    EARLY_SET,
    FIRST_AREA,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SET_OF,
    SLOT_OF,
    SNAKE,
    TILE_IDS,
    TILE_OF,
    TILES,
    WINTER_FOOD,
    WINTER_WOOD,
    cell_at,
)
from meadhall.games.northgard.fields import (
    ACTIONS,
    DISCARD,
    DISPLAY,
    DRAW_PILE,
    GONE,
    HAND,
    IN_DECK,
    IN_HAND,
    PLAYED,
    REMOVED,
    SPENT,
    TOP,
    UPGRADE_LEFT,
    WAITING,
)
from meadhall.games.northgard.odds import combat_shares
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.end_of_year import EndOfYear
from meadhall.games.northgard.rules.harvest import Harvest
from meadhall.games.northgard.rules.harvest_yield import harvest_yield
from meadhall.games.northgard.rules.scoring import count_strongholds
from meadhall.games.northgard.rules.turns import NextTurn
from meadhall.games.northgard.rules.winter import Winter
from meadhall.games.northgard.rules.year import ClearDisplay, Year
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import crossings, lay, territories_of, tile_on
from meadhall.games.northgard.vocabularies import SEAT_IDS

BOARD_A: Final = """(0,0) start r0; (0,1) t30 r0; (0,-1) t02 r1; (-1,-1) t15 r0; (-1,0) t16 r2; (1,0) t32 r1;
    (-1,1) t06 r0; (-1,2) t18 r2; (-1,-2) t22 r2; (-1,-3) t31 r0; (2,0) t03 r2; (3,0) t01 r3; (-2,1) t20 r3;
    (2,1) t10 r2; (2,2) t14 r0"""
BOARD_B: Final = "(0,0) start r0; (0,1) t08 r3; (0,2) t21 r1; (1,0) t23 r0; (0,-1) t24 r1"
BOARD_C: Final = "(0,0) start r0; (-1,0) t28 r0; (-2,0) t29 r2; (-1,1) t20 r1; (-1,2) t24 r3; (0,2) t02 r2"
BOARD_M: Final = "(0,0) start r0; (1,0) t01 r0"
BOARD_S: Final = """(0,0) start r0; (1,0) t28 r3; (1,1) t09 r2; (0,1) t31 r1; (-1,0) t25 r1; (-1,1) t15 r1;
    (-1,-1) t23 r1; (-2,0) t05 r3; (-2,-1) t29 r0"""
"""Five closed territories with large slots: T(0,0)e, T(0,0)s, T(0,0)w, T(0,1)s, and T(-1,0)s with two."""
BOARDS: Final = {"A": BOARD_A, "B": BOARD_B, "C": BOARD_C, "M": BOARD_M, "S": BOARD_S}

CLANS: Final = "goat raven boar wolf stag"
PHASES: Final = ["actions", "creatures", "harvest", "winter", "end_of_year", "new_year"]
SIDES: Final = ["red", "purple", "yellow", "green", "blue"]
LETTERS: Final = "RPYGB"
ZONES: Final = {
    "hand": HAND,
    "deck": DRAW_PILE,
    "played": PLAYED,
    "spent": SPENT,
    "discard": DISCARD,
    "removed": REMOVED,
    "upgrades": UPGRADE_LEFT,
}
AREA_LETTERS: Final[list[str]] = [area["id"] for row in DATA["tile"] for area in row["areas"]]
OF_TERRITORIES: Final = ["territory", "unit", "kaija", "build", "combat", "collect_first", "slotless"]
"""Kinds of options that name a territory first."""
_IN_BOX: Final = IN_HAND - 5
"""Where a tile is that a position leaves out: in the hand of nobody."""
_ANY: Final = "*"


def _expect(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _number(ids: Sequence[str], name: str) -> int:
    """The number of a thing that must be known."""
    _expect(name in ids, f"Nobody knows '{name}'.")
    return ids.index(name)


# Boards


def cell_of(text: str) -> int:
    """The number of a cell: `(3,-2)` or `3,-2`."""
    x, y = text.strip("()").split(",")
    return cell_at(int(x), int(y))


def lay_board(s: Northgard, board: str) -> None:
    """Lay the tiles of a board in order."""
    for clause in clauses_of(BOARDS.get(board, board)):
        cell, tile, turned = clause.split()
        lay(s, _number(TILE_IDS, tile), cell_of(cell), int(turned.removeprefix("r")))


def area_at(s: Northgard, text: str) -> int:
    """The number of an area: `(0,1)w`, also as `T(0,1)w`."""
    found = re.fullmatch(r"T?(\(-?\d+,-?\d+\))([a-z])", text)
    if found is None:
        raise BadPosition(f"Nobody understands '{text}'.")
    tile = tile_on(s, cell_of(found[1]))
    _expect(tile != NONE, f"No tile lies at {found[1]}.")
    letters = [row["id"] for row in DATA["tile"][tile]["areas"]]
    return FIRST_AREA[tile] + _number(letters, found[2])


def territory_at(s: Northgard, text: str) -> int:
    """The anchor of a territory: `T(0,1)w`."""
    return s.territory[area_at(s, text)]


def tell_area(s: Northgard, area: int) -> str:
    """An area of the board as it is written in positions."""
    return f"({CELL_IDS[s.cell_of[TILE_OF[area]]]}){AREA_LETTERS[area]}"


def tell_territory(s: Northgard, anchor: int) -> str:
    """A territory as it is written in positions, by its anchor."""
    return "T" + tell_area(s, anchor)


# From the notation to the table


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], players: int) -> Northgard:
    """A table with a position on it: the turn of a player begins, or another phase of the year."""
    phase = told.get("phase", PHASES[0])
    s = setup.new_game(setup.variant_of(options, players))
    if phase == "setup":
        return s
    s.todo.clear()
    for seat, clan in enumerate(told.get("clans", CLANS).split()[:players]):
        _seat_clan(s, seat, _number(CLAN_IDS, f"clan_{clan}"))
    s.year = told.get("year", 2)
    s.phase = ACTIONS
    lay_board(s, told["board"])
    lay_position(s, told["table"])
    s.todo.extend(reversed(_rest_of_year(_number(PHASES, phase), _number(SIDES, told.get("turn", SIDES[0])))))
    return s


def _seat_clan(s: Northgard, seat: int, clan: int) -> None:
    s.clan[seat] = clan
    if clan == BEAR:
        s.bear_seat = seat
    elif clan == SNAKE:
        s.snake_seat = seat


def _rest_of_year(phase: int, seat: int) -> list[Step]:
    """What is still to happen from a phase on, if the turn of a seat comes next."""
    if PHASES[phase] == "new_year":
        return [Year()]
    phases: list[list[Step]] = [[NextTurn(seat), ClearDisplay()], [CreaturePhase()], [Harvest()], [Winter()], []]
    return [*[step for each in phases[phase:] for step in each], EndOfYear(), Year()]


def lay_position(s: Northgard, position: str) -> None:
    """Put a position on a board."""
    for clause in clauses_of(position):
        words = clause.split()
        if words[0] in tuple(LETTERS):
            _lay_of_seat(s, LETTERS.index(words[0]), words[1:])
        else:
            _lay_of_table(s, words)


def _lay_of_seat(s: Northgard, seat: int, words: list[str]) -> None:
    _expect(seat < s.variant.seats, f"Nobody sits at seat {seat}.")
    what = words[0]
    if what.isdigit():
        territory = territory_at(s, words[1])
        _expect(s.owner[territory] in (NONE, seat), f"Two players stand in {words[1]}.")
        s.owner[territory] = seat
        s.units[territory] += int(what)
        s.reserve[seat] -= int(what)
    elif what == "Kaija":
        _expect(s.clan[seat] == BEAR, "Kaija is the Bear's.")
        s.kaija_at = territory_at(s, words[1])
        s.owner[s.kaija_at] = seat
    elif what == "stock":
        for resource, number in enumerate(words[1].split("/")):
            s.stock[RESOURCES * seat + resource] = int(number)
    elif what == "fame":
        s.fame[seat] = int(words[1])
    elif what == "passed":
        s.passed |= 1 << seat
    elif what == "top":
        for card in reversed(words[1:]):
            s.put_on_top(seat, _taken(s, card))
    elif what in ZONES:
        for card in words[1:]:
            s.add_card(seat, _taken(s, card), ZONES[what], 1 << seat if what == "hand" else 0)
    else:
        raise BadPosition(f"Nobody understands '{' '.join(words)}'.")


def _taken(s: Northgard, name: str) -> int:
    """A card that a player has: nobody else can take it any more."""
    card = _number(CARD_IDS, name)
    if SET_OF[card] in (EARLY_SET, ADVANCED_SET, ACHIEVEMENT_SET):
        s.offers[card] = GONE
    return card


def _lay_of_table(s: Northgard, words: list[str]) -> None:
    what = words[0]
    if what in BUILDING_IDS:
        _build(s, BUILDING_IDS.index(what), area_at(s, words[1]))
    elif what == "slotless":
        building = _number(BUILDING_IDS, words[1])
        s.slotless[territory_at(s, words[2])] += 1 << 3 * building
        s.built[territory_at(s, words[2])] += 1 << 3 * building
        s.tokens[building] -= 1
    elif what in CREATURE_IDS:
        _expect(s.variant.creatures, "Creatures need the option 'creatures'.")
        s.creature_at[CREATURE_IDS.index(what)] = area_at(s, words[1])
        s.line[place_of(NONE, s.line)] = CREATURE_IDS.index(what)
    elif what == "scorched":
        s.scorched_at = area_at(s, words[1])
    elif what == "marker":
        s.first = _number(LETTERS, words[1])
    elif what in ("display", "achievements"):
        for card in words[1:]:
            s.offers[_number(CARD_IDS, card)] = DISPLAY if what == "display" else WAITING
    elif what == "tiles":
        _lay_pile(s, " ".join(words[1:]))
    elif what == "tokens":
        s.tokens[_number(BUILDING_IDS, words[1])] = int(words[2])
    else:
        _expect(what == "unrest", f"Nobody understands '{' '.join(words)}'.")
        s.unrest_left = int(words[1])


def _build(s: Northgard, building: int, area: int) -> None:
    _expect(SLOT_OF[area] != NONE, f"{tell_area(s, area)} has no slot.")
    _expect(s.building_on[area] == NONE, "Two buildings stand on one slot.")
    s.building_on[area] = building
    s.free_slots[s.territory[area]] -= 1 << 6 * SLOT_OF[area]
    s.built[s.territory[area]] += 1 << 3 * building
    s.tokens[building] -= 1


def _lay_pile(s: Northgard, told: str) -> None:
    for tile in range(TILES):
        if s.depth[tile] >= 0:
            s.depth[tile] = _IN_BOX
    if told != "empty":
        for depth, layer in enumerate(told.split(">")):
            for name in layer.split():
                tile = _number(TILE_IDS, name)
                _expect(s.depth[tile] == _IN_BOX, f"The tile '{name}' is already laid.")
                s.depth[tile] = depth
            s.bottom = depth


# From the table to the notation


def tell_like(s: Northgard, clause: str) -> str:
    """What is on the table, told like a clause."""
    words = clause.split()
    if words[0] in tuple(LETTERS):
        return " ".join([words[0], _tell_of_seat(s, LETTERS.index(words[0]), words[1:])])
    return _tell_of_table(s, words)


def _tell_of_seat(s: Northgard, seat: int, words: list[str]) -> str:
    what = words[0]
    if what.isdigit():
        territory = territory_at(s, words[-1])
        if words[1] == "intruding":
            return f"{s.intruders[territory] if s.mover == seat else 0} intruding {words[-1]}"
        return f"{s.units[territory] if s.owner[territory] == seat else 0} {words[-1]}"
    if what == "Kaija":
        if s.kaija_at == NONE or s.bear_seat != seat:
            return "Kaija away"
        is_there = words[1] != "away" and s.kaija_at == territory_at(s, words[1])
        return f"Kaija {words[1] if is_there else tell_territory(s, s.kaija_at)}"
    if what == "stock":
        return "stock " + "/".join(str(s.has(seat, resource)) for resource in range(RESOURCES))
    if what == "fame":
        return f"fame {s.fame[seat]}"
    if what == "reserve":
        return f"reserve {s.reserve[seat]}"
    if what == "passed":
        return "passed" if s.has_passed(seat) else "not passed"
    if what == "top" or what in ZONES:
        return " ".join([what, *(_tell_cards(s, seat, what) or ["empty"])])
    return _tell_what_follows(s, seat, words)


def _tell_what_follows(s: Northgard, seat: int, words: list[str]) -> str:
    """What can be worked out of a position for a player."""
    what = words[0]
    if what == "cross":
        cost = crossings(s, territory_at(s, words[1]))[territory_at(s, words[2])]
        return f"cross {words[1]} {words[2]} {cost}"
    if what in RESOURCE_IDS:
        return f"{what} {s.has(seat, RESOURCE_IDS.index(what))}"
    if what == "cards":
        return f"cards {s.count_cards(seat, HAND)}"
    if what == "controls":
        return f"controls {len(territories_of(s, seat))}"
    if what == "strongholds":
        return f"strongholds {count_strongholds(s, seat)}"
    if what == "winter":
        return f"winter {WINTER_FOOD[s.count_units(seat)]}/{WINTER_WOOD[s.count_units(seat)]}"
    if what == "harvest":
        own = territories_of(s, seat)
        amounts = [sum(harvest_yield(s, there, resource) for there in own) for resource in range(RESOURCES)]
        return "harvest " + "/".join(map(str, amounts))
    _expect(what == "beats", f"Nobody understands '{' '.join(words)}'.")
    return f"beats {words[1]} {words[2]} {_percent(s, seat, territory_at(s, words[1]), int(words[2]))}"


def _percent(s: Northgard, seat: int, territory: int, units: int) -> int:
    """In how many of a hundred throws so many units take a territory, if both sides make the best of their dice."""
    imagined = s.clone()
    imagined.mover = seat
    return round(100 * combat_shares(imagined, territory, units, units, s.card)[0])


def _tell_cards(s: Northgard, seat: int, zone: str) -> list[str]:
    entries = range(DECK * seat, DECK * seat + s.deck_size[seat])
    if zone == "top":
        lying = sorted((entry for entry in entries if s.zones[entry] >= TOP), key=lambda entry: -s.zones[entry])
        return [CARD_IDS[s.cards[entry]] for entry in lying]
    return sorted(CARD_IDS[s.cards[entry]] for entry in entries if s.zones[entry] == ZONES[zone])


def _tell_of_table(s: Northgard, words: list[str]) -> str:
    what = words[0]
    if what.startswith("T("):
        territory = territory_at(s, what)
        if words[1] in ("closed", "open"):
            return f"{what} {'closed' if s.is_closed(territory) else 'open'}"
        if words[1] == "spans":
            return f"{what} spans {s.tiles_in[territory]}"
        owner = s.owner[territory]
        return f"{what} {'neutral' if owner == NONE else LETTERS[owner]}"
    if what in BUILDING_IDS or what == "nothing":
        building = s.building_on[area_at(s, words[1])]
        return f"{'nothing' if building == NONE else BUILDING_IDS[building]} {words[1]}"
    if what == "slotless":
        building = _number(BUILDING_IDS, words[1])
        count = s.slotless[area_at(s, words[2])] >> 3 * building & 7
        return " ".join(words) if count else f"no slotless {words[1]} {words[2]}"
    if what in CREATURE_IDS:
        area = s.creature_at[CREATURE_IDS.index(what)]
        if area <= IN_DECK:
            return f"{what} away"
        is_there = words[1] != "away" and s.territory[area] == territory_at(s, words[1])
        return f"{what} {words[1] if is_there else tell_area(s, area)}"
    return _tell_of_supply(s, words)


def _tell_of_supply(s: Northgard, words: list[str]) -> str:
    what = words[0]
    if what == "scorched":
        if s.scorched_at == NONE:
            return "scorched nothing"
        is_there = words[1] != "nothing" and s.is_scorched(territory_at(s, words[1]))
        return f"scorched {words[1] if is_there else tell_area(s, s.scorched_at)}"
    if what == "marker":
        return f"marker {LETTERS[s.first]}"
    if what in ("display", "achievements"):
        zone = DISPLAY if what == "display" else WAITING
        return " ".join([what, *(sorted(CARD_IDS[n] for n, at in enumerate(s.offers) if at == zone) or ["empty"])])
    if what == "tiles":
        return f"tiles {_tell_pile(s)}"
    if what == "tokens":
        return f"tokens {words[1]} {s.tokens[_number(BUILDING_IDS, words[1])]}"
    if what == "year":
        return f"year {s.year}"
    _expect(what == "unrest", f"Nobody understands '{' '.join(words)}'.")
    return f"unrest {s.unrest_left}"


def _tell_pile(s: Northgard) -> str:
    layers = sorted({depth for depth in s.depth if depth >= 0})
    told = [" ".join(TILE_IDS[tile] for tile in range(TILES) if s.depth[tile] == layer) for layer in layers]
    return " > ".join(told) or "empty"


def canonical(clause: str) -> str:
    """A clause in the form in which the table is told: cards and tiles in order."""
    words = clause.split()
    if words[0] in tuple(LETTERS) and words[1] in ZONES:
        return " ".join([*words[:2], *sorted(words[2:])])
    if words[0] in ("display", "achievements"):
        return " ".join([words[0], *sorted(words[1:])])
    if words[0] == "tiles" and words[1] != "empty":
        layers = " ".join(words[1:]).split(">")
        return "tiles " + " > ".join(" ".join(sorted(layer.split(), key=TILE_IDS.index)) for layer in layers)
    return clause


# Options


def named(s: Northgard, told: str) -> str:
    """The name of an option behind the words of the notation."""
    kind, *rest = told.split(":")
    if not rest or rest[0] == _ANY:
        return told
    if kind in OF_TERRITORIES:
        rest[0] = AREA_IDS[territory_at(s, rest[0])]
    elif kind == "slot":
        rest[0] = AREA_IDS[area_at(s, rest[0])]
    elif kind in ("seat", "copy"):
        rest[0] = SEAT_IDS[_number(SIDES, rest[0])]
    elif kind == "die":
        return f"face:face_{rest[0]}"
    elif kind == "clan":
        rest[0] = f"clan_{rest[0]}"
    return ":".join([kind, *rest])


NOTATION: Final = Notation(laid=laid, tell_like=tell_like, canonical=canonical, option=named)
