"""Chapters 1 and 20: tiles, territories, who controls them, and who lies beside whom."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.games.northgard.content import AREAS, CELL_IDS, DATA, NONE, START, START5, TILE_IDS, cell_at
from meadhall.games.northgard.notation import AREA_LETTERS, BOARD_A, BOARD_B, BOARD_M, tell_territory
from meadhall.games.northgard.territories import (
    ROUGH,
    all_territories,
    area_facing,
    beyond,
    crossings,
    lay,
    neighbours,
    tile_on,
)
from tests.games.northgard.soundness import Map, Placed, map_of
from tests.games.northgard.told import Table, new_game, told

_CORNERS = [(0, 0), (100, 0), (100, 100), (0, 100)]
"""From NW clockwise."""


def _closed(table: Table) -> set[tuple[str, int]]:
    s = table.s
    return {(tell_territory(s, there), s.tiles_in[there]) for there in all_territories(s) if s.is_closed(there)}


def _beside(table: Table, name: str, cost: int) -> set[str]:
    costs = crossings(table.s, table.territory(name))
    return {tell_territory(table.s, there) for there in range(AREAS) if costs[there] == cost}


def _names(table: Table, names: str) -> set[str]:
    return {tell_territory(table.s, table.territory(name)) for name in names.split()}


# Tiles


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_tiles_lie_in_the_middle_as_printed(players: int) -> None:
    """NOR-20.1"""
    s = new_game(players, clan_assignment="random").lets_chance_decide().s
    laid = [(TILE_IDS[tile], CELL_IDS[s.cell_of[tile]], s.turned[tile]) for tile in s.laid[: s.laid_count]]
    assert laid == [("start", "0,0", 0), ("start5", "1,0", 0)][: 2 if players == 5 else 1]


def test_x_grows_to_the_east_and_y_to_the_south() -> None:
    """NOR-20.1, NOR-20.2"""
    assert [CELL_IDS[beyond(cell_at(0, 0), side)] for side in range(4)] == ["0,-1", "1,0", "0,1", "-1,0"]


def test_a_quarter_turn_brings_each_printed_side_one_further_clockwise() -> None:
    """NOR-20.2: t01 has four areas with one side each."""
    faces = []
    for turned in range(4):
        s = told(f"(0,0) t01 r{turned}").s
        faces.append("".join(AREA_LETTERS[area_facing(s, TILE_IDS.index("t01"), side)] for side in range(4)))
    assert faces == ["nesw", "wnes", "swne", "eswn"]


@pytest.mark.parametrize("row", DATA["tile"], ids=TILE_IDS)
def test_every_side_of_a_tile_belongs_to_one_area(row: dict[str, object]) -> None:
    """NOR-20.3"""
    areas = row["areas"]
    assert isinstance(areas, list)
    assert sorted(side for area in areas for side in area["sides"]) == ["E", "N", "S", "W"]
    assert all(area["sides"] for area in areas)


@pytest.mark.parametrize("tile", range(len(TILE_IDS)), ids=TILE_IDS)
def test_borders_meet_the_edge_of_a_tile_in_its_corners_only(tile: int) -> None:
    """NOR-20.3, NOR-20.4, NOR-RUL-3: and in those corners where two areas meet."""
    points = {tuple(point) for row in DATA["tile"][tile]["borders"] for point in row["line"]}
    on_the_edge = {(x, y) for x, y in points if x in (0, 100) or y in (0, 100)}
    board = Map([Placed((0, 0), tile, 0)])
    assert on_the_edge == {point for corner, point in enumerate(_CORNERS) if board.has_end((0, 0), corner)}


def test_any_two_tiles_fit_along_any_side() -> None:
    """NOR-20.5, NOR-RUL-3: the areas that own the common side become one territory."""
    for tile, turned, side in product(range(len(TILE_IDS)), range(4), range(4)):
        s = told("(0,0) t27 r1").s
        if tile_on(s, cell_at(0, 0)) != tile:
            lay(s, tile, beyond(cell_at(0, 0), side), turned)
            here, there = area_facing(s, TILE_IDS.index("t27"), side), area_facing(s, tile, (side + 2) % 4)
            assert s.territory[here] == s.territory[there]


# Territories


def test_the_five_player_start() -> None:
    """NOR-EX-1"""
    table = new_game(5, clan_assignment="random").lets_chance_decide()
    s = table.s
    assert [s.laid[n] for n in range(s.laid_count)] == [START, START5]
    assert len(all_territories(s)) == 7
    assert table.territory("T(0,0)e") == table.territory("T(1,0)w")
    table.spans("T(0,0)e", 2, closed=True)
    assert [s.icons(table.territory("T(0,0)e"), resource) for resource in range(3)] == [1, 0, 0]
    for name in ("T(0,0)n", "T(0,0)s", "T(0,0)w", "T(1,0)n", "T(1,0)e", "T(1,0)s"):
        table.spans(name, 1, closed=False)


def test_the_territories_of_the_large_board() -> None:
    """NOR-TV-1, NOR-20.6, NOR-20.9, NOR-20.10"""
    table = told(BOARD_A)
    assert len(all_territories(table.s)) == 33
    assert _closed(table) == {
        (tell_territory(table.s, table.territory(name)), tiles)
        for name, tiles in (
            ("T(0,0)e", 2),
            ("T(0,0)s", 2),
            ("T(0,0)w", 3),
            ("T(0,1)w", 2),
            ("T(-1,-1)s", 2),
            ("T(-1,1)s", 2),
            ("T(-1,-2)s", 2),
            ("T(2,0)n", 2),
            ("T(2,0)w", 2),
        )
    }
    regular = _names(table, "T(0,0)n T(0,0)e T(0,0)s T(0,1)w T(-1,0)e T(-1,1)w")
    assert _beside(table, "T(0,0)w", 1) == regular
    assert _beside(table, "T(0,0)w", ROUGH) == _names(table, "T(-1,-1)s")


def test_a_territory_is_known_by_the_area_that_was_laid_first() -> None:
    """NOR-20.6: by the order of tiles, then of the areas of the tile."""
    table = told("(0,0) start r0; (1,0) t32 r1; (2,0) t03 r2")
    assert tell_territory(table.s, table.territory("T(1,0)s")) == "T(0,0)e"
    assert tell_territory(table.s, table.territory("T(2,0)e")) == "T(1,0)n"


def test_open_until_the_last_side_is_covered() -> None:
    """NOR-20.6: t13 is one area with all four sides."""
    board = "(0,0) t13 r0; (0,-1) t01 r0; (1,0) t03 r0; (0,1) t06 r0"
    told(board).spans("T(0,0)a", 4, closed=False)
    told(f"{board}; (-1,0) t30 r0").spans("T(0,0)a", 5, closed=True)


def test_what_stands_on_merging_territories_stands_in_the_merged_one() -> None:
    """NOR-20.7: units are counted together; buildings, the token and creatures stay on their areas."""
    table = told(
        "(0,0) start r0; (1,0) t01 r0; (1,1) t03 r0",
        """R 2 T(0,0)s; R 1 T(1,1)w; training_camp (1,1)s; scorched (1,1)w; wolf_beige (1,1)w;
        R hand start_explore; tiles t02""",
        creatures=True,
    )
    table.plays("play:start_explore").lays("t02", "(0,1)", 3)
    assert table.territory("T(0,0)s") == table.territory("T(1,1)w") == table.territory("T(0,1)s")
    table.is_at("R 3 T(0,0)s; scorched (0,0)s; wolf_beige (0,0)s; training_camp (1,1)s; R reserve 11")


def test_kaija_stands_in_the_merged_territory_too() -> None:
    """NOR-20.7: and can be moved with the units that stood in the other part."""
    story = "R 2 T(0,0)s; R Kaija T(1,1)w; R hand start_explore start_move; tiles t02"
    table = told("(0,0) start r0; (1,0) t01 r0; (1,1) t03 r0", story, clans="bear goat", players=2)
    table.plays("play:start_explore").lays("t02", "(0,1)", 3).is_at("R Kaija T(0,0)s; R 2 T(0,0)s").plays("pass")
    table.plays("play:start_move").moves("T(1,1)w", "T(0,0)w", 2, kaija=True).is_at("R Kaija T(0,0)w; R 2 T(0,0)w")


def test_territories_never_split() -> None:
    """NOR-20.7: whatever was one territory stays one, tile by tile."""
    clauses = BOARD_A.split(";")
    together: set[tuple[int, int]] = set()
    for count in range(1, len(clauses) + 1):
        s = told(";".join(clauses[:count])).s
        laid = [area for area in range(AREAS) if s.territory[area] != NONE]
        now = {(one, other) for one in laid for other in laid if s.territory[one] == s.territory[other]}
        assert together <= now
        together = now


def test_a_tile_with_two_areas_of_a_territory_counts_once() -> None:
    """NOR-20.8: all four corners of the ring are one territory with the middle of each side."""
    table = told("(0,0) start r0; (0,-1) t28 r3; (-1,0) t33 r0; (-2,0) t21 r3; (-1,-1) t17 r2; (-2,-1) t10 r2")
    areas = map_of(table.s).territory_of(table.territory("T(0,0)n"))
    assert len(areas) == 7
    table.spans("T(0,0)n", 6, closed=False)


def test_closed_territories_span_two_tiles_at_least() -> None:
    """NOR-20.8: no area is without a side."""
    assert all(area["sides"] for row in DATA["tile"] for area in row["areas"])
    assert min(tiles for _, tiles in _closed(told(BOARD_A))) == 2


def test_a_territory_that_touches_a_hole_is_open() -> None:
    """NOR-20.8, NOR-9.5: eight tiles around an empty cell."""
    ring = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    tiles = ["t13", "t01", "t03", "t06", "t22", "t30", "t07", "t08"]
    board = "; ".join(f"({x},{y}) {tile} r0" for (x, y), tile in zip(ring, tiles, strict=True))
    told(board).spans("T(1,0)s", 1, closed=False)
    told(f"{board}; (1,1) t12 r0").spans("T(1,0)s", 2, closed=True)


# Neighbours


def test_only_borders_make_neighbours() -> None:
    """NOR-20.9, NOR-20.10: neither corners, nor lying on one tile without a common border."""
    table = told(BOARD_M)
    assert _beside(table, "T(0,0)n", 1) == _names(table, "T(0,0)e T(0,0)w")
    assert table.territory("T(1,0)n") not in neighbours(table.s, table.territory("T(0,0)n"))
    assert table.territory("T(0,0)s") not in neighbours(table.s, table.territory("T(0,0)n"))


def test_a_border_within_a_territory_joins_nobody() -> None:
    """NOR-20.9: the ring around T(-1,0)n has the same territory on both sides of a border."""
    table = told("(0,0) start r0; (0,-1) t28 r3; (-1,0) t33 r0; (-2,0) t21 r3; (-1,-1) t17 r2; (-2,-1) t10 r2")
    assert table.territory("T(0,0)n") == table.territory("T(0,0)w")
    assert table.territory("T(0,0)n") not in neighbours(table.s, table.territory("T(0,0)n"))


def test_a_regular_segment_beside_a_rough_one() -> None:
    """NOR-TV-4, NOR-20.10: crossing costs 1."""
    table = told(
        "(0,0) start r0; (0,1) t17 r2; (-1,0) t15 r2; (-1,1) t14 r1", "R 1 T(0,0)s; R hand start_move; tiles empty"
    )
    board = map_of(table.s)
    between = [
        joint.is_rough
        for joint in board.joints()
        if {table.s.territory[joint.one], table.s.territory[joint.other]}
        == {table.territory("T(0,0)s"), table.territory("T(0,0)w")}
    ]
    assert sorted(between) == [False, True]
    table.plays("play:start_move").moves("T(0,0)s", "T(0,0)w", 1).is_at("R 1 T(0,0)w; T(0,0)s neutral")


# Control


def test_whoever_has_figures_in_a_territory_controls_it() -> None:
    """NOR-1.2, NOR-1.4: and it counts as theirs until the last figure has left."""
    table = told(BOARD_M, "R 2 T(0,0)e; R hand start_move militia; R deck unrest")
    table.fork().plays("play:start_move").moves("T(0,0)e", "T(0,0)n", 1).is_at("R 1 T(0,0)e; R 1 T(0,0)n")
    table.plays("play:start_move").moves("T(0,0)e", "T(0,0)n", 2).is_at("T(0,0)e neutral; R 2 T(0,0)n")


def test_the_defender_controls_a_territory_while_its_combat_waits() -> None:
    """NOR-1.2: Purple's two territories are Purple's until the fights are over."""
    table = told(BOARD_M, "R 5 T(0,0)e; P 1 T(1,0)n; P 1 T(1,0)e; R hand militia")
    table.plays("play:militia").moves("T(0,0)e", "T(1,0)n", 2).moves("T(0,0)e", "T(1,0)e", 3)
    table.offers("combat:T(1,0)n", "combat:T(1,0)e")
    table.is_at("P 1 T(1,0)n; P 1 T(1,0)e; R 2 intruding T(1,0)n; R 3 intruding T(1,0)e")
    table.plays("combat:T(1,0)n", "die:skull2", "die:skull2").is_at("T(1,0)n neutral; P 1 T(1,0)e")


def test_buildings_of_a_neutral_territory_work_for_nobody_and_then_for_whoever_comes() -> None:
    """NOR-1.3"""
    silo = "food_silo (1,0)e; P 1 T(0,0)n"
    table = told(BOARD_M, silo, phase="harvest")
    assert [numbers[1:4] for numbers in table.heard("harvested")] == [[0, 0, 0]] * 3
    table = told(BOARD_M, f"{silo}; R 1 T(1,0)e", phase="harvest")
    assert [numbers[1:4] for numbers in table.heard("harvested")] == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    camp = told(BOARD_M, "R 1 T(0,0)e; training_camp (1,0)e; R hand mercenary")
    camp.plays("play:mercenary", "unit:T(1,0)e").is_at("R 2 T(1,0)e")


def test_icons_are_printed_or_given_by_buildings() -> None:
    """NOR-1.4: Hunters recruit up to the food that a territory shows."""
    story = "R 1 T(0,0)w; R 1 T(0,0)s; P 3 T(0,0)n; R hand hunters"
    table = told(BOARD_A, story).plays("play:hunters").is_at("R 2 T(0,0)w; R 1 T(0,0)s; R reserve 11")
    table = told(BOARD_A, f"{story}; food_silo (-1,0)n; food_silo (0,1)n").plays("play:hunters")
    table.offers("unit:T(0,0)w", "unit:T(0,0)s").plays("unit:T(0,0)w", "unit:T(0,0)w", "unit:T(0,0)s")
    table.is_at("R 3 T(0,0)w; R 2 T(0,0)s")


def test_your_territories_are_those_you_control_not_those_you_built_in() -> None:
    """NOR-1.4: Red's only building is in Purple's hands."""
    table = told(BOARD_B, "R 1 T(0,0)w; P 1 T(0,0)s; food_silo (0,1)m; R hand start_recruit")
    table.plays("play:start_recruit").is_at("R 2 T(0,0)w; P 1 T(0,0)s")
