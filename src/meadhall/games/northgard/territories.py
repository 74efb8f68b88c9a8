"""Territories: how laid tiles join into them, and who lies beside whom (NOR-20.6 to NOR-20.10).

Laying a tile touches only the territories it joins; nothing is worked out anew.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.content import (
    AREAS,
    AREAS_OF,
    BORDERS_OF,
    CELL_X,
    CELL_Y,
    FIRST_AREA,
    HAS_LAIR,
    NONE,
    PRINTED,
    RESOURCES,
    SIDE_OWNER,
    SIDES_OF,
    SLOT_OF,
    STEP_X,
    STEP_Y,
    TILE_OF,
    cell_at,
)
from meadhall.games.northgard.fields import LAID
from meadhall.games.northgard.state import Northgard

REGULAR: Final = 1
ROUGH: Final = 2
"""What crossing a border costs (NOR-8.2)."""


def beyond(cell: int, side: int) -> int:
    """The cell beyond a side of a cell."""
    return cell_at(CELL_X[cell] + STEP_X[side], CELL_Y[cell] + STEP_Y[side])


def tile_on(s: Northgard, cell: int) -> int:
    """The tile laid on a cell, or NONE."""
    for n in range(s.laid_count):
        tile = s.laid[n]
        if s.cell_of[tile] == cell:
            return tile
    return NONE


def area_facing(s: Northgard, tile: int, side: int) -> int:
    """The area of a laid tile that owns the side facing a direction (NOR-20.2, NOR-20.3)."""
    return SIDE_OWNER[4 * tile + (side - s.turned[tile]) % 4]


def lay(s: Northgard, tile: int, cell: int, turned: int) -> None:
    """Put a tile on the map and join what touches."""
    s.depth[tile] = LAID
    s.laid[s.laid_count] = tile
    s.order_of[tile] = s.laid_count
    s.laid_count += 1
    s.cell_of[tile] = cell
    s.turned[tile] = turned
    for area in range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile]):
        _begin(s, area)
    for number in BORDERS_OF[tile]:
        s.borders[s.border_count] = number
        s.border_count += 1
    for side in range(4):
        other = tile_on(s, beyond(cell, side))
        if other != NONE:
            here = area_facing(s, tile, side)
            there = area_facing(s, other, (side + 2) % 4)
            s.free_sides[s.territory[here]] -= 1
            s.free_sides[s.territory[there]] -= 1
            _join(s, s.territory[here], s.territory[there])


def _begin(s: Northgard, area: int) -> None:
    """A new area is a territory of its own."""
    s.territory[area] = area
    s.tiles_in[area] = 1
    s.free_sides[area] = SIDES_OF[area]
    printed = 1 << 18 if HAS_LAIR[area] else 0
    for resource in range(RESOURCES):
        printed += PRINTED[RESOURCES * area + resource] << 6 * resource
    s.printed[area] = printed
    s.free_slots[area] = 0 if SLOT_OF[area] == NONE else 1 << 6 * SLOT_OF[area]


def _join(s: Northgard, one: int, other: int) -> None:
    """NOR-20.6, NOR-20.7: two territories become one, known by the older anchor."""
    if one == other:
        return
    keep = one
    gone = other
    if _age(s, other) < _age(s, one):
        keep = other
        gone = one
    for area in range(AREAS):
        if s.territory[area] == gone:
            s.territory[area] = keep
    if s.owner[keep] == NONE:
        s.owner[keep] = s.owner[gone]
    s.units[keep] += s.units[gone]
    s.free_sides[keep] += s.free_sides[gone]
    s.printed[keep] += s.printed[gone]
    s.free_slots[keep] += s.free_slots[gone]
    s.built[keep] += s.built[gone]
    s.tiles_in[keep] = _count_tiles(s, keep)
    if s.kaija_at == gone:
        s.kaija_at = keep
    _empty(s, gone)


def _age(s: Northgard, area: int) -> int:
    """Anchors are the areas with the smallest order of their tile, then of themselves."""
    return AREAS * s.order_of[TILE_OF[area]] + area


def _empty(s: Northgard, gone: int) -> None:
    """What stood at the anchor of a territory that is no more."""
    s.owner[gone] = NONE
    s.units[gone] = 0
    s.free_sides[gone] = 0
    s.printed[gone] = 0
    s.free_slots[gone] = 0
    s.built[gone] = 0
    s.tiles_in[gone] = 0


def _count_tiles(s: Northgard, territory: int) -> int:
    """NOR-20.8: a tile counts once, even with two areas."""
    total = 0
    for n in range(s.laid_count):
        tile = s.laid[n]
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile]):
            if s.territory[area] == territory:
                total += 1
                break
    return total


def all_territories(s: Northgard) -> list[int]:
    """Every territory of the map, by its anchor, sorted."""
    return [area for area in range(AREAS) if s.territory[area] == area]


def territories_of(s: Northgard, seat: int) -> list[int]:
    """The territories that a player controls, sorted (NOR-1.2)."""
    return [area for area in range(AREAS) if s.owner[area] == seat]


def neutral_territories(s: Northgard) -> list[int]:
    """The territories without figures, sorted (NOR-1.3)."""
    return [area for area in range(AREAS) if s.territory[area] == area and s.owner[area] == NONE]


def territories_on(s: Northgard, tile: int) -> list[int]:
    """The territories of a laid tile, sorted."""
    found: list[int] = []
    for area in range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile]):
        if s.territory[area] not in found:
            found.append(s.territory[area])
    found.sort()
    return found


def crossings(s: Northgard, territory: int) -> list[int]:
    """NOR-20.9, NOR-20.10: for every area, what crossing from a territory to the one known by it costs; 0 is no way."""
    costs = [0] * AREAS
    n = 0
    while n < s.border_count:
        one = s.territory[s.borders[n]]
        other = s.territory[s.borders[n + 1]]
        if one != other and (one == territory or other == territory):
            there = other if one == territory else one
            if s.borders[n + 2] == 0:
                costs[there] = REGULAR
            elif costs[there] == 0:
                costs[there] = ROUGH
        n += 3
    return costs


def neighbours(s: Northgard, territory: int) -> list[int]:
    """The territories adjacent by any border, sorted."""
    costs = crossings(s, territory)
    return [area for area in range(AREAS) if costs[area]]


def is_beside(s: Northgard, territory: int, seat: int) -> bool:
    """Whether a territory is adjacent to one that a player controls."""
    n = 0
    while n < s.border_count:
        one = s.territory[s.borders[n]]
        other = s.territory[s.borders[n + 1]]
        if one != other:
            if one == territory and s.owner[other] == seat:
                return True
            if other == territory and s.owner[one] == seat:
                return True
        n += 3
    return False


def is_beside_enemy(s: Northgard, territory: int, seat: int) -> bool:
    """Whether a territory is adjacent to one of an opponent."""
    for enemy in range(s.variant.seats):
        if s.is_enemy(seat, enemy) and is_beside(s, territory, enemy):
            return True
    return False


def settle(s: Northgard, territory: int) -> None:
    """A territory that its last figure has left is neutral (NOR-1.3)."""
    if s.owner[territory] != NONE and s.figures(territory) == 0:
        s.owner[territory] = NONE
