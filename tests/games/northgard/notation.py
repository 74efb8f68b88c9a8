"""The notation of boards and positions, read and written.

A board is a list of tiles in the order in which they were laid: `(0,0) start r0; (1,0) t01 r3`. `(x,y)a` is the area
`a` of the tile at a cell, by its letter in the content, and `T(x,y)a` the territory that contains it.

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
"""

from __future__ import annotations

import re
from typing import Final

from meadhall.games.northgard.content import (
    BEAR,
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    CREATURE_IDS,
    DATA,
    DECK,
    FIRST_AREA,
    NONE,
    RESOURCES,
    SLOT_OF,
    TILE_IDS,
    TILE_OF,
    TILES,
    cell_at,
)
from meadhall.games.northgard.position import (
    DISCARD,
    DISPLAY,
    DRAW_PILE,
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
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import lay, tile_on
from tests.laws.stories import clauses_of

BOARD_A: Final = """(0,0) start r0; (0,1) t30 r0; (0,-1) t02 r1; (-1,-1) t15 r0; (-1,0) t16 r2; (1,0) t32 r1;
    (-1,1) t06 r0; (-1,2) t18 r2; (-1,-2) t22 r2; (-1,-3) t31 r0; (2,0) t03 r2; (3,0) t01 r3; (-2,1) t20 r3;
    (2,1) t10 r2; (2,2) t14 r0"""
BOARD_B: Final = "(0,0) start r0; (0,1) t08 r3; (0,2) t21 r1; (1,0) t23 r0; (0,-1) t24 r1"
BOARD_C: Final = "(0,0) start r0; (-1,0) t28 r0; (-2,0) t29 r2; (-1,1) t20 r1; (-1,2) t24 r3; (0,2) t02 r2"
BOARD_M: Final = "(0,0) start r0; (1,0) t01 r0"
BOARD_S: Final = """(0,0) start r0; (1,0) t28 r3; (1,1) t09 r2; (0,1) t31 r1; (-1,0) t25 r1; (-1,1) t15 r1;
    (-1,-1) t23 r1; (-2,0) t05 r3; (-2,-1) t29 r0"""
"""Five closed territories with large slots: T(0,0)e, T(0,0)s, T(0,0)w, T(0,1)s, and T(-1,0)s with two."""

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
_IN_BOX: Final = IN_HAND - 5
"""Where a tile is that a position leaves out: in the hand of nobody."""


# Boards


def cell_of(text: str) -> int:
    """The number of a cell: `(3,-2)` or `3,-2`."""
    x, y = text.strip("()").split(",")
    return cell_at(int(x), int(y))


def lay_board(s: Northgard, board: str) -> None:
    """Lay the tiles of a board in order."""
    for clause in clauses_of(board):
        cell, tile, turned = clause.split()
        lay(s, TILE_IDS.index(tile), cell_of(cell), int(turned.removeprefix("r")))


def area_at(s: Northgard, text: str) -> int:
    """The number of an area: `(0,1)w`, also as `T(0,1)w`."""
    found = re.fullmatch(r"T?(\(-?\d+,-?\d+\))([a-z])", text)
    assert found, f"Nobody understands '{text}'."
    tile = tile_on(s, cell_of(found[1]))
    assert tile != NONE, f"No tile lies at {found[1]}."
    letters = [row["id"] for row in DATA["tile"][tile]["areas"]]
    return FIRST_AREA[tile] + letters.index(found[2])


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


def lay_position(s: Northgard, position: str) -> None:
    """Put a position on a board."""
    for clause in clauses_of(position):
        words = clause.split()
        if words[0] in tuple(LETTERS):
            _lay_of_seat(s, LETTERS.index(words[0]), words[1:])
        else:
            _lay_of_table(s, words)


def _lay_of_seat(s: Northgard, seat: int, words: list[str]) -> None:
    assert seat < s.variant.seats, f"Nobody sits at seat {seat}."
    what = words[0]
    if what.isdigit():
        territory = territory_at(s, words[1])
        assert s.owner[territory] in (NONE, seat), f"Two players stand in {words[1]}."
        s.owner[territory] = seat
        s.units[territory] += int(what)
        s.reserve[seat] -= int(what)
    elif what == "Kaija":
        assert s.clan[seat] == BEAR, "Kaija is the Bear's."
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
            s.put_on_top(seat, CARD_IDS.index(card))
    else:
        for card in words[1:]:
            s.add_card(seat, CARD_IDS.index(card), ZONES[what], 1 << seat if what == "hand" else 0)


def _lay_of_table(s: Northgard, words: list[str]) -> None:
    what = words[0]
    if what in BUILDING_IDS:
        _build(s, BUILDING_IDS.index(what), area_at(s, words[1]))
    elif what == "slotless":
        building = BUILDING_IDS.index(words[1])
        s.slotless[territory_at(s, words[2])] += 1 << 3 * building
        s.built[territory_at(s, words[2])] += 1 << 3 * building
        s.tokens[building] -= 1
    elif what in CREATURE_IDS:
        assert s.variant.creatures, "Creatures need the option 'creatures'."
        s.creature_at[CREATURE_IDS.index(what)] = area_at(s, words[1])
        s.line[s.line.index(NONE)] = CREATURE_IDS.index(what)
    elif what == "scorched":
        s.scorched_at = area_at(s, words[1])
    elif what == "marker":
        s.first = LETTERS.index(words[1])
    elif what in ("display", "achievements"):
        for card in words[1:]:
            s.offers[CARD_IDS.index(card)] = DISPLAY if what == "display" else WAITING
    elif what == "tiles":
        _lay_pile(s, " ".join(words[1:]))
    elif what == "tokens":
        s.tokens[BUILDING_IDS.index(words[1])] = int(words[2])
    else:
        assert what == "unrest", f"Nobody understands '{' '.join(words)}'."
        s.unrest_left = int(words[1])


def _build(s: Northgard, building: int, area: int) -> None:
    assert s.building_on[area] == NONE, "Two buildings stand on one slot."
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
                assert s.depth[TILE_IDS.index(name)] == _IN_BOX, f"The tile '{name}' is already laid."
                s.depth[TILE_IDS.index(name)] = depth
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
    return " ".join([what, *(_tell_cards(s, seat, what) or ["empty"])])


def _tell_cards(s: Northgard, seat: int, zone: str) -> list[str]:
    entries = range(DECK * seat, DECK * seat + s.deck_size[seat])
    if zone == "top":
        lying = sorted((entry for entry in entries if s.zones[entry] >= TOP), key=lambda entry: -s.zones[entry])
        return [CARD_IDS[s.cards[entry]] for entry in lying]
    return sorted(CARD_IDS[s.cards[entry]] for entry in entries if s.zones[entry] == ZONES[zone])


def _tell_of_table(s: Northgard, words: list[str]) -> str:
    what = words[0]
    if what.startswith("T("):
        owner = s.owner[territory_at(s, what)]
        return f"{what} {'neutral' if owner == NONE else LETTERS[owner]}"
    if what in BUILDING_IDS or what == "nothing":
        building = s.building_on[area_at(s, words[1])]
        return f"{'nothing' if building == NONE else BUILDING_IDS[building]} {words[1]}"
    if what == "slotless":
        building = BUILDING_IDS.index(words[1])
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
        return f"tokens {words[1]} {s.tokens[BUILDING_IDS.index(words[1])]}"
    assert what == "unrest", f"Nobody understands '{' '.join(words)}'."
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
