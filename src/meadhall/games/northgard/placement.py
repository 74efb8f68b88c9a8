"""Where a tile may be laid (NOR-20.11)."""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.cards import IS_ANYWHERE
from meadhall.games.northgard.content import (
    AREAS_OF,
    BORDER_ENDS,
    BORDERS_OF,
    CELL_X,
    CELL_Y,
    FIRST_AREA,
    NONE,
    SIDE_OWNER,
    START,
    START5,
)
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import area_facing, beyond

# What a tile is laid for.
EXPLORING: Final = 0
FIRST_TILE: Final = 1
SECOND_TILE: Final = 2
RECRUITING: Final = 3
RETURNING: Final = 4

_AROUND_SIDE: Final = [1, 5, 7, 3]
_AROUND_CORNER: Final = [0, 2, 8, 6]
"""Places in a square of nine cells around a cell: beyond each side, and beyond each corner from NW clockwise."""


def cells_for(s: Northgard, seat: int, purpose: int) -> list[int]:
    """The empty cells that a tile laid for a purpose may take, as far as the cell alone decides."""
    cells: list[int] = []
    for n in range(s.laid_count):
        tile = s.laid[n]
        if purpose == FIRST_TILE and tile != START and (tile != START5 or s.variant.seats < 5):
            continue
        for side in range(4):
            territory = s.territory[area_facing(s, tile, side)]
            if s.free_sides[territory] == 0:
                continue
            if purpose == EXPLORING and not can_explore_from(s, seat, territory):
                continue
            cell = beyond(s.cell_of[tile], side)
            if cell not in cells and _is_free(s, cell):
                cells.append(cell)
    cells.sort()
    return cells


def _is_free(s: Northgard, cell: int) -> bool:
    for n in range(s.laid_count):
        if s.cell_of[s.laid[n]] == cell:
            return False
    return True


def can_explore_from(s: Northgard, seat: int, territory: int) -> bool:
    """NOR-9.1, NOR-18.18: an open territory that one controls, or any with Huginn & Muninn; never a Brown Bear's."""
    if s.free_sides[territory] == 0:
        return False
    if s.owner[territory] != seat and not (s.card != NONE and IS_ANYWHERE[s.card]):
        return False
    return not s.is_locked(territory)


def has_placement(s: Northgard, tile: int, seat: int, purpose: int) -> bool:
    """Whether a tile fits anywhere."""
    for cell in cells_for(s, seat, purpose):
        if fits(s, tile, cell, purpose):
            return True
    return False


def legal_cells(s: Northgard, tile: int, seat: int, purpose: int) -> list[int]:
    """The cells on which a tile fits in some rotation."""
    return [cell for cell in cells_for(s, seat, purpose) if fits(s, tile, cell, purpose)]


def fits(s: Northgard, tile: int, cell: int, purpose: int) -> bool:
    """Whether a tile fits on a cell in some rotation."""
    around = _around(s, cell)
    for turned in range(4):
        if _is_legal(s, tile, turned, around, purpose):
            return True
    return False


def legal_rotations(s: Northgard, tile: int, cell: int, purpose: int) -> list[int]:
    """The rotations in which a tile fits on a cell."""
    around = _around(s, cell)
    return [turned for turned in range(4) if _is_legal(s, tile, turned, around, purpose)]


def _around(s: Northgard, cell: int) -> list[int]:
    """The tiles on the nine cells around a cell, row by row."""
    around = [NONE] * 9
    x = CELL_X[cell] - 1
    y = CELL_Y[cell] - 1
    for n in range(s.laid_count):
        tile = s.laid[n]
        there = s.cell_of[tile]
        column = CELL_X[there] - x
        row = CELL_Y[there] - y
        if 0 <= column <= 2 and 0 <= row <= 2:
            around[3 * row + column] = tile
    return around


def _is_legal(s: Northgard, tile: int, turned: int, around: list[int], purpose: int) -> bool:
    for corner in range(4):
        if _breaks_border(s, tile, turned, around, corner):
            return False
    beside = [NONE] * 4
    for side in range(4):
        other = around[_AROUND_SIDE[side]]
        if other != NONE:
            beside[side] = s.territory[area_facing(s, other, (side + 2) % 4)]
    labels = _labels(tile, turned, beside)
    if _forces_meeting(s, labels, beside):
        return False
    if purpose != EXPLORING and not _has_target(s, labels, beside, purpose):
        return False
    return not s.variant.is_separating or _separates(s, tile, turned, labels, beside)


def _breaks_border(s: Northgard, tile: int, turned: int, around: list[int], corner: int) -> bool:
    """A lone border end at a corner whose four cells are filled (the option `vertex`)."""
    after = around[_AROUND_SIDE[corner]]
    before = around[_AROUND_SIDE[(corner + 3) % 4]]
    across = around[_AROUND_CORNER[corner]]
    if after == NONE or before == NONE or across == NONE:
        return False
    ends = 0
    if BORDER_ENDS[4 * tile + (corner - turned) % 4]:
        ends += 1
    if BORDER_ENDS[4 * after + (corner + 3 - s.turned[after]) % 4]:
        ends += 1
    if BORDER_ENDS[4 * before + (corner + 1 - s.turned[before]) % 4]:
        ends += 1
    if BORDER_ENDS[4 * across + (corner + 2 - s.turned[across]) % 4]:
        ends += 1
    return ends == 1


def _labels(tile: int, turned: int, beside: list[int]) -> list[int]:
    """For each side of the tile as it would lie, a number for the territory it would belong to."""
    labels = [SIDE_OWNER[4 * tile + (side - turned) % 4] for side in range(4)]
    for one in range(3):
        for other in range(one + 1, 4):
            if beside[one] != NONE and beside[one] == beside[other] and labels[one] != labels[other]:
                gone = labels[other]
                for side in range(4):
                    if labels[side] == gone:
                        labels[side] = labels[one]
    return labels


def _forces_meeting(s: Northgard, labels: list[int], beside: list[int]) -> bool:
    """Figures of two players, or figures and a Fallen Valkyrie, that were apart and would share a territory."""
    for one in range(3):
        first = beside[one]
        if first == NONE:
            continue
        for other in range(one + 1, 4):
            second = beside[other]
            if second == NONE or first == second or labels[one] != labels[other]:
                continue
            if s.owner[first] != NONE and s.owner[second] != NONE and s.owner[first] != s.owner[second]:
                return True
            if s.variant.creatures:
                if s.owner[first] != NONE and s.has_valkyrie(second):
                    return True
                if s.owner[second] != NONE and s.has_valkyrie(first):
                    return True
    return False


def _has_target(s: Northgard, labels: list[int], beside: list[int], purpose: int) -> bool:
    """Whether a territory of the tile would be one in which units may be placed."""
    for label in labels:
        is_target = True
        for side in range(4):
            if labels[side] == label and beside[side] != NONE and not is_target_of(s, beside[side], purpose):
                is_target = False
        if is_target:
            return True
    return False


def is_target_of(s: Northgard, territory: int, purpose: int) -> bool:
    """Whether units may be placed in a territory: neutral, and free of those creatures that keep them out."""
    if s.owner[territory] != NONE:
        return False
    if purpose == RETURNING:
        return not s.has_valkyrie(territory)
    if purpose == RECRUITING:
        return not s.has_valkyrie(territory) and not s.is_locked(territory)
    return True


def _separates(s: Northgard, tile: int, turned: int, labels: list[int], beside: list[int]) -> bool:
    """The option `separating`: every border would have different territories on its two sides."""
    areas = [SIDE_OWNER[4 * tile + (side - turned) % 4] for side in range(4)]
    numbers = BORDERS_OF[tile]
    for n in range(0, len(numbers), 3):
        if labels[areas.index(numbers[n])] == labels[areas.index(numbers[n + 1])]:
            return False
    for n in range(0, s.border_count, 3):
        one = s.territory[s.borders[n]]
        other = s.territory[s.borders[n + 1]]
        if one == other:
            return False
        if one in beside and other in beside and labels[beside.index(one)] == labels[beside.index(other)]:
            return False
    return True


def areas_of(tile: int) -> range:
    """The areas of a tile."""
    return range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile])
