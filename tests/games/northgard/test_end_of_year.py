"""Chapter 15: the end of a year: victory, second chances, and the next year."""

from __future__ import annotations

from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M, BOARD_S
from tests.games.northgard.told import told

_FULL = "R 1 T(0,0)n; R 1 T(0,0)s; R 1 T(0,0)w; R 1 T(0,0)e; P 1 T(1,0)n; P 1 T(1,0)e; P 1 T(1,0)s"
"""All territories of BOARD_M are somebody's."""


def test_strongholds_are_looked_at_before_the_last_year() -> None:
    """NOR-15.1, NOR-16.1"""
    position = "P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; forge (1,0)n; fortress (0,1)n; forge (-1,0)n; R fame 90"
    table = told(BOARD_S, position, phase="end_of_year", year=7).ends("purple")
    assert "stronghold_victory" in table.lines()
    assert "fame_victory" not in table.lines()


def test_the_last_year_ends_the_game() -> None:
    """NOR-15.1, NOR-16.3"""
    told(BOARD_A, "R fame 3; P fame 2", phase="end_of_year", year=7).ends("red")
    table = told(BOARD_A, "R fame 3; P fame 2; R 1 T(0,0)e; P 1 T(0,0)s; Y 1 T(0,0)w", phase="end_of_year", year=6)
    assert table.is_asking


def test_the_next_year_begins() -> None:
    """NOR-15.3"""
    table = told(BOARD_A, "R 1 T(0,0)e; P 1 T(0,0)s; Y 1 T(0,0)w; R deck spy", phase="end_of_year", year=4)
    table.is_at("R hand spy")
    assert table.heard("year_begins") == [[5, 7, 0, 0, 0]]
    assert table.s.year == 5


def test_a_player_without_figures_comes_back() -> None:
    """NOR-TV-27, NOR-15.2"""
    position = "R 3 T(0,0)e; P 3 T(0,0)s; Y stock 1/2/3; Y fame 4; Y deck spy capture"
    table = told(BOARD_A, position, phase="end_of_year", year=3).asks("second_chance", of="yellow")
    table.has("decline", "territory:T(0,0)w", "territory:T(-1,-3)n").lacks("draw_tile")
    table.lacks("territory:T(0,0)e", "territory:T(0,0)s").plays("territory:T(-1,-3)n")
    table.is_at("Y 3 T(-1,-3)n; Y reserve 11; Y stock 1/2/3; Y fame 4")


def test_a_second_chance_on_a_new_tile() -> None:
    """NOR-TV-27, NOR-15.2, NOR-RUL-20"""
    table = told(BOARD_M, f"{_FULL}; tiles t11 > t05; Y fame 1", phase="end_of_year", year=3)
    table.asks("second_chance", of="yellow").offers("decline", "draw_tile").plays("draw_tile")
    table.asks("place_tile", of="yellow").has("cell:0,-1", "cell:1,-1", "cell:-1,0", "cell:2,0")
    table.plays("cell:0,-1", "rotation:0").is_at("Y 3 T(0,-1)n; Y reserve 11; Y fame 1; tiles t05")


def test_a_second_chance_brings_no_fame_for_what_it_closes() -> None:
    """NOR-TV-27, NOR-15.2: nobody gains anything."""
    table = told(BOARD_M, f"{_FULL}; tiles t11", phase="end_of_year", year=3).spans("T(0,0)n", 1, closed=False)
    table.plays("draw_tile", "cell:0,-1", "rotation:2").spans("T(0,0)n", 2, closed=True)
    table.is_at("Y 3 T(0,-1)s; R fame 0; P fame 0; Y fame 0")


def test_a_tile_of_a_second_chance_must_have_a_free_territory() -> None:
    """NOR-15.2, NOR-20.11: of a tile with a single area that joins what is somebody's, nobody has any use."""
    table = told(BOARD_M, f"{_FULL}; tiles t13 > t11", phase="end_of_year", year=3).plays("draw_tile")
    assert table.heard("tiles_buried") == [[table.s.clan[2], 1, 0, 0, 0]]
    table.asks("place_tile", of="yellow").is_at("tiles t13")


def test_no_tile_and_no_territory_is_no_second_chance() -> None:
    """NOR-15.2"""
    table = told(BOARD_M, f"{_FULL}; tiles empty", phase="end_of_year")
    assert "no_second_chance" in table.lines()
    assert table.question != "second_chance"


def test_a_lair_on_such_a_tile_brings_nobody() -> None:
    """NOR-RUL-51, NOR-15.2"""
    table = told(BOARD_M, f"{_FULL}; tiles t22", phase="end_of_year", creatures=True)
    table.plays("draw_tile").plays(table.options[0]).plays(table.options[0])
    assert "creature_appeared" not in table.lines()
    table.plays(table.options[0]).is_at("Y reserve 11")
    assert "creature_appeared" not in table.lines()


def test_second_chances_come_in_order() -> None:
    """NOR-15.2: from the first player on; each sees where the one before has gone."""
    table = told(BOARD_B, "R 1 T(0,0)e; marker Y", phase="end_of_year")
    table.asks("second_chance", of="yellow").plays("territory:T(0,0)n")
    table.asks("second_chance", of="purple").lacks("territory:T(0,0)n").plays("decline").is_at("P reserve 14")
    assert table.question != "second_chance"


def test_nobody_returns_to_a_fallen_valkyrie() -> None:
    """NOR-15.2, NOR-18.7: beside a Brown Bear one may."""
    position = "R 1 T(0,0)e; P 1 T(0,0)s; fallen_valkyrie_beige (0,0)w; brown_bear_beige (0,0)n"
    table = told(BOARD_B, position, phase="end_of_year", creatures=True).asks("second_chance", of="yellow")
    table.lacks("territory:T(0,0)w").has("territory:T(0,0)n").plays("territory:T(0,0)n").is_at("Y 3 T(0,0)n")


def test_kaija_alone_is_on_the_map() -> None:
    """NOR-RUL-36, NOR-15.2, NOR-17.3"""
    position = "R 1 T(0,0)e; P 1 T(0,0)s; Y Kaija T(0,0)w"
    table = told(BOARD_A, position, phase="end_of_year", clans="goat raven bear")
    assert table.question != "second_chance"
    table = told(BOARD_A, "R 1 T(0,0)e; P 1 T(0,0)s", phase="end_of_year", clans="goat raven bear")
    table.asks("second_chance", of="yellow").plays("territory:T(0,0)w")
    table.is_at("Y 3 T(0,0)w; Y Kaija away; Y reserve 11")
