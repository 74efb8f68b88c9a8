"""Chapter 20: where a tile may be laid."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.content import CELL_IDS, TILE_IDS, TILES
from meadhall.games.northgard.fields import LAID
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_C, BOARD_M, cell_of
from meadhall.games.northgard.placement import (
    EXPLORING,
    FIRST_TILE,
    RECRUITING,
    RETURNING,
    SECOND_TILE,
    cells_for,
    legal_cells,
    legal_rotations,
)
from tests.games.northgard.soundness import is_separating, is_unbroken, map_of
from tests.games.northgard.told import Table, new_game, told

_RING = "(0,0) start r0; (0,-1) t28 r3; (-1,0) t33 r0; (-2,0) t21 r3; (-1,-1) t17 r2"


def _rotations(table: Table, tile: str, cell: str, purpose: int = EXPLORING) -> list[int]:
    return legal_rotations(table.s, TILE_IDS.index(tile), cell_of(cell), purpose)


def _cells(table: Table, tile: str, seat: int, purpose: int) -> set[str]:
    return {CELL_IDS[cell] for cell in legal_cells(table.s, TILE_IDS.index(tile), seat, purpose)}


# Unbroken borders


def test_a_border_may_not_end_alone_in_a_surrounded_corner() -> None:
    """NOR-TV-2, NOR-20.4, NOR-20.11, NOR-RUL-2: the start tile has a border end in its NE corner."""
    table = told("(0,0) start r0; (0,-1) t28 r2; (1,-1) t10 r3", "R 1 T(0,0)e; R hand start_explore; tiles t05")
    table.plays("play:start_explore").asks("turn_tile", of="red").offers("rotation:1", "rotation:3")
    table.plays("rotation:1").has_tile("t05", "(1,0)", 1)


def test_a_corner_with_an_empty_cell_asks_for_nothing() -> None:
    """NOR-20.11: without t10 beyond the corner every rotation is legal."""
    table = told("(0,0) start r0; (0,-1) t28 r2", "R 1 T(0,0)e; R hand start_explore; tiles t05")
    table.plays("play:start_explore").offers("rotation:0", "rotation:1", "rotation:2", "rotation:3")


@pytest.mark.parametrize("turned", range(4))
def test_none_two_three_or_four_ends_may_meet(turned: int) -> None:
    """NOR-20.11, NOR-20.4: three tiles lie around the corner; only a lone end is forbidden."""
    table = told(f"(0,0) t13 r0; (1,0) t05 r{turned}; (0,1) t28 r0", "R 1 T(0,0)a")
    board = map_of(table.s)
    for tile in (tile for tile in range(TILES) if table.s.depth[tile] != LAID):
        ends = [board.with_tile((1, 1), tile, rotation).ends_at(1, 1) for rotation in range(4)]
        legal = legal_rotations(table.s, tile, cell_of("(1,1)"), EXPLORING)
        assert legal == [rotation for rotation in range(4) if ends[rotation] != 1]


def test_a_ring_tied_by_a_single_border() -> None:
    """NOR-TV-3, NOR-RUL-2"""
    story = "R 1 T(0,0)w; R hand start_explore; tiles t10"
    table = told(_RING, story).plays("play:start_explore").has("rotation:2")
    table.plays("rotation:2").has_tile("t10", "(-2,-1)", 2)
    table.spans("T(0,0)n", 6, closed=False).spans("T(-1,0)n", 2, closed=True)
    assert table.territory("T(0,0)n") == table.territory("T(0,0)w")
    assert not is_separating(map_of(table.s))
    strict = told(_RING, story, border_rule="separating").plays("play:start_explore").lacks("rotation:2")
    strict.asks("turn_tile", of="red").plays("rotation:0").has_tile("t10", "(-2,-1)", 0)
    assert is_separating(map_of(strict.s))


def test_separating_forbids_only_more() -> None:
    """NOR-RUL-2: whatever it allows, the usual rule allows as well."""
    position = "R 1 T(0,0)w; P 1 T(0,0)s"
    usual, strict = told(_RING, position), told(_RING, position, border_rule="separating")
    usually, strictly = (
        {
            (tile, cell, turned)
            for tile in ("t10", "t13", "t18", "t24", "t32")
            for cell in ("(-2,-1)", "(-3,0)", "(-1,1)")
            for turned in _rotations(table, tile, cell)
        }
        for table in (usual, strict)
    )
    assert strictly < usually


# Forced meetings


def test_the_forbidden_placements() -> None:
    """NOR-EX-8, NOR-9.7, NOR-20.11"""
    table = told(BOARD_C, "R 1 T(-1,2)s; P 1 T(0,0)w; R hand start_explore; tiles t05")
    board = map_of(table.s)
    assert {CELL_IDS[cell] for cell in cells_for(table.s, 0, EXPLORING)} == {"1,2", "0,1"}
    tile = TILE_IDS.index("t05")
    assert [is_unbroken(board.with_tile((0, 1), tile, r), (0, 1)) for r in range(4)] == [False, True, False, True]
    apart = told(BOARD_C, "R 1 T(-1,2)s")
    assert _rotations(apart, "t05", "(0,1)") == [1, 3]
    assert _rotations(table, "t05", "(0,1)") == []
    table.plays("play:start_explore").asks("turn_tile", of="red")
    table.offers("rotation:0", "rotation:1", "rotation:2", "rotation:3").plays("rotation:0").has_tile("t05", "(1,2)", 0)


def test_partners_are_kept_apart_too() -> None:
    """NOR-20.11: Red and Yellow play together, and still may not be joined."""
    story = "R 1 T(-1,2)s; Y 1 T(0,0)w"
    assert _rotations(told(BOARD_C, story, players=4, teams=True), "t05", "(0,1)") == []


def test_kaija_alone_is_kept_apart_too() -> None:
    """NOR-20.11"""
    table = told(BOARD_C, "R 1 T(-1,2)s; P Kaija T(0,0)w", clans="goat bear boar")
    assert _rotations(table, "t05", "(0,1)") == []


@pytest.mark.parametrize(
    ("creature", "legal"), [("fallen_valkyrie_beige", []), ("draugr_beige", [1, 3]), ("brown_bear_beige", [1, 3])]
)
def test_figures_and_a_fallen_valkyrie_are_kept_apart(creature: str, legal: list[int]) -> None:
    """NOR-20.11: no other creature minds."""
    table = told(BOARD_C, f"R 1 T(-1,2)s; {creature} (0,0)w", creatures=True)
    assert _rotations(table, "t05", "(0,1)") == legal


def test_figures_that_stand_with_a_valkyrie_already_may_go_on_doing_so() -> None:
    """NOR-20.11: only those that were apart before are kept apart."""
    table = told(BOARD_C, "R 1 T(-1,2)s; fallen_valkyrie_beige (-1,2)s", creatures=True)
    assert _rotations(table, "t05", "(0,1)") == [1, 3]


# What the tile is laid for


def test_a_tile_touches_a_laid_one() -> None:
    """NOR-20.11: nothing is laid on a tile, nor away from all, nor corner to corner."""
    table = told(BOARD_M, "R 1 T(0,0)n; P 1 T(1,0)n")
    around = {"0,-1", "-1,0", "0,1", "1,-1", "2,0", "1,1"}
    for purpose in (SECOND_TILE, RECRUITING, RETURNING):
        assert _cells(table, "t03", 0, purpose) == around


def test_an_explorer_lays_beside_an_open_territory_of_their_own() -> None:
    """NOR-20.11, NOR-9.1"""
    table = told(BOARD_M, "R 1 T(0,0)n; R 1 T(0,0)e; R 1 T(1,0)s; P 1 T(1,0)n")
    assert _cells(table, "t03", 0, EXPLORING) == {"0,-1", "1,1"}
    assert _cells(table, "t03", 1, EXPLORING) == {"1,-1"}
    assert _cells(table, "t03", 2, EXPLORING) == set()


@pytest.mark.parametrize(
    ("players", "cells"), [(4, {"0,-1", "-1,0", "0,1"}), (5, {"0,-1", "-1,0", "0,1", "1,-1", "2,0", "1,1"})]
)
def test_first_tiles_touch_a_starting_tile(players: int, cells: set[str]) -> None:
    """NOR-20.11, NOR-3.10: the five-player starting tile is one for five players only."""
    table = told("(0,0) start r0; (1,0) start5 r0", players=players)
    assert _cells(table, "t03", 0, FIRST_TILE) == cells


def test_a_setup_tile_leaves_a_territory_for_its_units() -> None:
    """NOR-20.11, NOR-3.10, NOR-3.11: t13 is a single area and would become part of Red's territory."""
    table = told("(0,0) start r0", "R 3 T(0,0)n")
    assert _cells(table, "t13", 1, FIRST_TILE) == {"-1,0", "0,1", "1,0"}
    assert _cells(table, "t13", 0, SECOND_TILE) == {"-1,0", "0,1", "1,0"}
    assert _cells(table, "t02", 1, FIRST_TILE) == {"0,-1", "-1,0", "0,1", "1,0"}


def test_the_tile_of_a_returning_player_leaves_a_legal_territory() -> None:
    """NOR-20.11, NOR-6.4: a Brown Bear keeps recruits away, not those who get a second chance; a Valkyrie both."""
    for creature, recruits, returns in (
        ("brown_bear_beige", False, True),
        ("fallen_valkyrie_beige", False, False),
        ("wolf_beige", True, True),
    ):
        table = told("(0,0) start r0", f"{creature} (0,0)n; P 3 T(0,0)w", creatures=True)
        assert ("0,-1" in _cells(table, "t13", 0, RECRUITING)) == recruits
        assert ("0,-1" in _cells(table, "t13", 0, RETURNING)) == returns
        assert "-1,0" not in _cells(table, "t13", 0, RETURNING)
        assert "0,1" in _cells(table, "t13", 0, RECRUITING)


def test_borders_are_unbroken_in_the_first_round_of_setup_too() -> None:
    """NOR-RUL-6: as for the explorer of NOR-TV-2."""
    table = told("(0,0) start r0; (0,-1) t28 r2; (1,-1) t10 r3")
    assert _rotations(table, "t05", "(1,0)", FIRST_TILE) == [1, 3]
    assert _rotations(table, "t05", "(1,0)", SECOND_TILE) == [1, 3]


def test_tiles_may_leave_holes() -> None:
    """NOR-9.5: the cell beyond is offered although it leaves an empty one between."""
    board = "(0,0) start r0; (1,0) t01 r0; (2,0) t03 r0; (0,1) t06 r0; (0,2) t30 r0; (1,2) t22 r0; (2,2) t07 r0"
    table = told(board, "R 1 T(2,0)s; R hand start_explore; tiles t32").plays("play:start_explore")
    table.asks("turn_tile", of="red").plays("rotation:0").has_tile("t32", "(2,1)", 0)
    board_after = map_of(table.s)
    assert (1, 1) in board_after.free_cells()
    assert {(1, 0), (2, 1), (1, 2), (0, 1)} <= set(board_after.at)


def test_every_placement_on_a_board_without_figures_is_decided_by_borders_alone() -> None:
    """NOR-20.11: setup tiles on the large board, each cell and rotation tried by laying it."""
    table = told(BOARD_A)
    board = map_of(table.s)
    for tile in (TILE_IDS.index(name) for name in ("t05", "t07", "t13", "start5")):
        for cell in board.free_cells():
            tried = [r for r in range(4) if is_unbroken(board.with_tile(cell, tile, r), cell)]
            assert legal_rotations(table.s, tile, cell_of(f"{cell[0]},{cell[1]}"), SECOND_TILE) == tried


def test_setup_tiles_are_asked_for_cell_and_rotation() -> None:
    """NOR-20.2, NOR-20.11, NOR-3.10"""
    table = new_game(2, clan_assignment="fixed").plays("seat:red", "card:ach_builder", "card:ach_scholar")
    for tile in ("t03", "t05", "t13", "t06", "t07", "t08"):
        table.plays(f"tile:{tile}")
    table.asks("setup_tile", of="red").offers("tile:t03", "tile:t05", "tile:t13").plays("tile:t05")
    table.asks("place_tile", of="red").offers("cell:0,-1", "cell:-1,0", "cell:0,1", "cell:1,0").plays("cell:1,0")
    table.asks("turn_tile", of="red").offers(*[f"rotation:{turned}" for turned in range(4)]).plays("rotation:3")
    table.has_tile("t05", "(1,0)", 3).asks("setup_units", of="red")


def test_an_explorer_of_the_small_board() -> None:
    """NOR-20.11: r0 and r1 would join Red and Yellow (NOR-TV-7), r2 and r3 do not."""
    table = told(BOARD_B, "Y 1 T(0,0)e; R 1 T(0,-1)n")
    assert _rotations(table, "t11", "(1,-1)") == [2, 3]
    assert _rotations(told(BOARD_B, "R 1 T(0,0)e; R 1 T(0,-1)n"), "t11", "(1,-1)") == [0, 1, 2, 3]
