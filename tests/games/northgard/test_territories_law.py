"""The territories that grow tile by tile are those that the tiles make, on every map that can be laid."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.games.northgard.content import (
    AREAS,
    BUILDINGS,
    CELL_X,
    CELL_Y,
    CREATURES,
    NONE,
    SLOT_OF,
    START,
    TILES,
    cell_at,
)
from meadhall.games.northgard.fields import LAID
from meadhall.games.northgard.placement import EXPLORING, SECOND_TILE, cells_for, legal_cells, legal_rotations
from meadhall.games.northgard.rules.building import fits_slot
from meadhall.games.northgard.rules.recruiting import add_units
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import crossings, is_beside, lay, neighbours, territories_on
from meadhall.games.northgard.variant import Variant
from tests.games.northgard.soundness import exploring_placements, faults, map_of

_SEATS = 3


def _draw_map(data: st.DataObject, variant: Variant, tiles: int) -> Northgard:
    """A map that grew by legal placements, while figures, buildings and creatures came to it."""
    s = Northgard(variant)
    lay(s, START, cell_at(0, 0), 0)
    for _ in range(tiles):
        tile = data.draw(st.sampled_from([tile for tile in range(TILES) if s.depth[tile] != LAID]), "tile")
        cells = legal_cells(s, tile, 0, SECOND_TILE)
        if not cells:
            continue
        cell = data.draw(st.sampled_from(cells), "cell")
        turned = data.draw(st.sampled_from(legal_rotations(s, tile, cell, SECOND_TILE)), "turned")
        lay(s, tile, cell, turned)
        assert faults(s) == []
        _populate(data, s, tile)
    return s


def _populate(data: st.DataObject, s: Northgard, tile: int) -> None:
    for territory in territories_on(s, tile):
        seat = data.draw(st.integers(-2, _SEATS - 1), "seat")
        if seat >= 0 and s.owner[territory] in (NONE, seat) and s.reserve[seat]:
            add_units(s, seat, territory, 1)
    for area in range(AREAS):
        if s.territory[area] != NONE and SLOT_OF[area] != NONE and s.building_on[area] == NONE:
            building = data.draw(st.integers(-3 * BUILDINGS, BUILDINGS - 1), "building")
            if building >= 0 and fits_slot(building, SLOT_OF[area]):
                s.building_on[area] = building
                s.free_slots[s.territory[area]] -= 1 << 6 * SLOT_OF[area]
                s.built[s.territory[area]] += 1 << 3 * building
    if s.variant.creatures:
        creature = data.draw(st.integers(0, CREATURES - 1), "creature")
        if s.creature_at[creature] < 0:
            s.creature_at[creature] = data.draw(st.sampled_from(territories_on(s, tile)), "lair")


@settings(max_examples=25, deadline=None)
@given(data=st.data(), tiles=st.integers(1, 16))
def test_territories_are_those_that_the_tiles_make(data: st.DataObject, tiles: int) -> None:
    """NOR-20.6, NOR-20.7, NOR-20.8: anchors, tiles, free sides, icons, slots and buildings, after every tile."""
    s = _draw_map(data, Variant(_SEATS), tiles)
    board = map_of(s)
    for territory in board.classes:
        anchor = board.anchor(territory)
        assert s.is_closed(anchor) == (not board.free_sides(territory))
    cells = [(CELL_X[cell], CELL_Y[cell]) for cell in cells_for(s, 0, SECOND_TILE)]
    assert sorted(cells) == board.free_cells()


@settings(max_examples=25, deadline=None)
@given(data=st.data(), tiles=st.integers(1, 16))
def test_neighbours_are_those_that_borders_make(data: st.DataObject, tiles: int) -> None:
    """NOR-20.9, NOR-20.10: and what crossing to each of them costs."""
    s = _draw_map(data, Variant(_SEATS), tiles)
    board = map_of(s)
    for territory in board.classes:
        anchor = board.anchor(territory)
        costs = board.crossings(territory)
        assert {there: cost for there, cost in enumerate(crossings(s, anchor)) if cost} == costs
        assert neighbours(s, anchor) == sorted(costs)
        for seat in range(_SEATS):
            assert is_beside(s, anchor, seat) == any(s.owner[there] == seat for there in costs)


@settings(max_examples=30, deadline=None)
@given(
    data=st.data(), tiles=st.integers(1, 14), rule=st.sampled_from(["vertex", "separating"]), creatures=st.booleans()
)
def test_legal_placements_are_those_that_break_no_rule(
    data: st.DataObject, tiles: int, rule: str, creatures: bool
) -> None:
    """NOR-20.11, NOR-RUL-2: every cell and rotation is tried by laying the tile and looking at the whole map."""
    s = _draw_map(data, Variant(_SEATS, border_rule=rule, creatures=creatures), tiles)
    tile = data.draw(st.sampled_from([tile for tile in range(TILES) if s.depth[tile] != LAID]), "explored")
    for seat in range(_SEATS):
        offered = {
            (cell, turned)
            for cell in legal_cells(s, tile, seat, EXPLORING)
            for turned in legal_rotations(s, tile, cell, EXPLORING)
        }
        assert offered == exploring_placements(s, tile, seat)
