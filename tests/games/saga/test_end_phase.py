"""Chapter 12: the end phase."""

from __future__ import annotations

import pytest

from tests.games.saga.telling import told


def test_victory_comes_before_everything_else() -> None:
    """SAG-12.1"""
    table = told("mercia V1w; kent S1w; longship V1w; coins 2/8/5").begin("end_phase")
    assert table.victory == "viking_coins"
    table.is_at("round_pos 10; coins 2/8/5; longship V1w")


def test_the_round_marker_moves_left() -> None:
    """SAG-12.2"""
    told("kent V1w; essex S1w; round_pos 9").begin("end_phase").is_at("round_pos 8")


@pytest.mark.parametrize(
    ("position", "coins"),
    [
        ("mercia, wessex V1w; kent S1w", "3/4/8"),
        ("mercia V1w; wessex S1w", "3/3/9"),
        ("kent, essex V1w; wessex S1w", "3/2/10"),
    ],
)
def test_the_vikings_take_a_coin_for_each_inland_area(position: str, coins: str) -> None:
    """SAG-12.3"""
    told(f"{position}; coins 3/2/10").begin("end_phase").is_at(f"coins {coins}")


def test_the_longship_sails_home() -> None:
    """SAG-12.4"""
    table = told("kent V1w; essex S1w; longship V1w+Stormer; scand_north V1w").begin("end_phase")
    table.asks("sail_home_unit", of="viking").offers("unit:warrior", "unit:{Stormer}").choose("unit:{Stormer}")
    table.asks("sail_home_area", of="viking").offers("area:scand_central", "area:scand_south").choose(
        "area:scand_south"
    )
    table.is_at("scand_north V1w; scand_central V1w; scand_south V Stormer; longship empty")
    assert table.is_done


def test_the_tiles_are_free_again() -> None:
    """SAG-12.5"""
    table = (
        told("kent V1w; essex S1w; saxon tile_1 tile_2; viking tile_3 tile_4").begin("end_phase").is_at("saxon; viking")
    )
    assert table.s.resolved == 0


def test_the_next_round_begins() -> None:
    """SAG-12.6"""
    table = told("kent V1w; mercia S1w; round 0; coins 3/2/10").begin("round")
    table.choose("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3").is_at("round 1; round_pos 10").end_tiles()
    table.asks("pick_tile", of="viking").is_at("round 2; round_pos 9")
