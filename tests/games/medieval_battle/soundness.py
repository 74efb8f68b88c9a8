"""What holds of every position, worked out slowly and obviously from where the units stand."""

from __future__ import annotations

from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    FULL,
    IS_MOUNTED,
    KIND_OF,
    MOUNTAINS,
    MOVEMENT,
    NONE,
    OUT,
    PLAIN,
    RESERVE,
    TABOR,
    UNITS,
)
from meadhall.games.medieval_battle.fields import TRANSIT
from meadhall.games.medieval_battle.hexes import CELLS, HEX_OF, HEXES, PLACES
from meadhall.games.medieval_battle.state import Battle

_AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def neighbours(hex_: int) -> list[int]:
    """The six hexes around a hex, as far as they have numbers."""
    q, r = CELLS[hex_]
    return [HEX_OF[q + dq, r + dr] for dq, dr in _AROUND if (q + dq, r + dr) in HEX_OF]


def away(one: int, other: int) -> int:
    """How many steps apart two hexes are, by cube coordinates."""
    dq = CELLS[one][0] - CELLS[other][0]
    dr = CELLS[one][1] - CELLS[other][1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def may_stand(s: Battle, kind: int, hex_: int) -> bool:
    """MED-1.12 in words of its own."""
    terrain = s.variant.field.terrain[hex_]
    if kind == TABOR:
        return terrain == PLAIN
    return not (IS_MOUNTED[kind] and terrain == MOUNTAINS)


def standing(s: Battle) -> list[int]:
    """The counters that stand on hexes of their own; one on its way through a friend does not."""
    on_its_way = s.active if s.stage == TRANSIT else NONE
    return [unit for unit in range(UNITS) if s.place[unit] >= 0 and unit != on_its_way]


def zone_of_army(s: Battle, side: int) -> list[int]:
    """For each place, how many units of an army have it in their zone of control."""
    zone = [0] * PLACES
    for unit in standing(s):
        if unit // COUNTERS == side:
            for hex_ in neighbours(s.place[unit]):
                zone[hex_] += may_stand(s, KIND_OF[unit], hex_)
    return zone


def faults(s: Battle) -> list[str]:
    """All that is wrong with a position."""
    found = []
    board = [NONE] * HEXES
    for unit in standing(s):
        if board[s.place[unit]] != NONE:
            found.append("Two units stand on one hex.")
        board[s.place[unit]] = unit
        if not s.variant.field.is_on_board[s.place[unit]] or not may_stand(s, KIND_OF[unit], s.place[unit]):
            found.append("A unit stands where it may not.")
    if board != [*s.unit_at]:
        found.append("The board does not show where units stand.")
    if [*s.zones] != [*zone_of_army(s, 0), *zone_of_army(s, 1)]:
        found.append("The zones of control are wrong.")
    for unit in range(UNITS):
        found += _faults_of_unit(s, unit)
    return found


def _faults_of_unit(s: Battle, unit: int) -> list[str]:
    place, knights, points = s.place[unit], s.knights[unit], s.points[unit]
    if place == OUT:
        return [] if knights == points == 0 else ["A counter out of the game has knights or points."]
    found = []
    if not 0 <= points <= MOVEMENT[KIND_OF[unit]]:
        found.append("A unit has more points than its type, or less than none.")
    if not 1 <= knights <= FULL or (place == RESERVE and knights < FULL):
        found.append("A unit has the wrong number of knights.")
    if KIND_OF[unit] == TABOR and place <= BESIDE:
        found.append("A tabor has fled.")
    return found
