"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from meadhall.games.saga.content import SUPPLY, VIKING
from tests.games.saga.telling import first_round, new_game, set_up


def test_chance_or_an_option_seats_the_vikings() -> None:
    """SAG-2.1"""
    table = new_game().asks("draw_viking_seat", of="chance")
    assert table.fork().chance("seat:0").s.viking_seat == 0
    assert table.fork().chance("seat:1").s.viking_seat == 1
    assert new_game(viking_seat="seat_1").s.viking_seat == 1


def test_the_burh_marker_begins_on_space_three() -> None:
    """SAG-2.2, SAG-RUL-03: the burhs of the setup are already counted."""
    first_round().is_at("burh_pos 3; mercia, essex burh S1w")


@pytest.mark.parametrize("spaces", [8, 10, 12])
def test_the_round_marker_begins_on_the_far_right(spaces: int) -> None:
    """SAG-2.3"""
    first_round(track_length=spaces).is_at(f"round_pos {spaces}; burh_pos 3")


def test_mercia_has_a_burh_and_a_saxon() -> None:
    """SAG-2.4"""
    new_game(viking_seat="seat_0").is_at("mercia burh S1w")


@pytest.mark.parametrize("area", ["northumbria", "east_anglia", "sussex"])
def test_two_vikings_have_landed(area: str) -> None:
    """SAG-2.5"""
    new_game(viking_seat="seat_0").chance(f"token:target_{area}").is_at(f"{area} V2w")


def test_the_second_burh_stands_elsewhere() -> None:
    """SAG-2.6"""
    table = new_game(viking_seat="seat_0").chance("token:target_sussex").asks("draw_burh_area", of="chance")
    table.chance("token:target_northumbria").is_at("northumbria burh S1w; sussex V2w")


def test_a_saxon_stands_in_each_of_the_other_four_areas() -> None:
    """SAG-2.7"""
    set_up("sussex", "northumbria").is_at("east_anglia, essex, kent, wessex S1w; sussex V2w")


def test_both_targets_return_to_the_pool() -> None:
    """SAG-2.8, SAG-RUL-07"""
    table = first_round().is_at("slot_north empty; slot_central empty; slot_south empty")
    assert len(table.pool) == 5


def test_the_saxon_supply() -> None:
    """SAG-2.9"""
    table = first_round().is_at("supply S6w+Warden+Marshal+Ealdorman; burhs_in_supply 3; coins 3/2/10")
    table.is_at("aside Envoy")


def test_a_warrior_stands_in_each_scandinavian_area() -> None:
    """SAG-2.10"""
    set_up().is_at("scand_north, scand_central, scand_south V1w")


def test_the_vikings_place_their_leaders() -> None:
    """SAG-2.11, SAG-RUL-08"""
    table = set_up().is_at("aside Sea-king").asks("place_leader", of="viking")
    leaders = ["{Stormer}", "{Berserker}", "{Plunderer}"]
    table.offers(*[f"place_leader:{leader}:scand_north" for leader in leaders])
    table.choose("place_leader:{Plunderer}:scand_north").asks("place_leader", of="viking")
    table.offers("place_leader:{Stormer}:scand_central", "place_leader:{Berserker}:scand_central")
    table.choose("place_leader:{Berserker}:scand_central")
    table.is_at("scand_north V1w+Plunderer; scand_central V1w+Berserker; scand_south V1w+Stormer")


def test_the_viking_supply() -> None:
    """SAG-2.12"""
    table = first_round().is_at("supply V7w; coins 3/2/10")
    assert table.s.leaders_at(VIKING, SUPPLY) == 0


def test_ten_coins_are_in_the_bank() -> None:
    """SAG-2.13"""
    first_round().is_at("coins 3/2/10")


def test_the_initiative_tile_shows_the_vikings() -> None:
    """SAG-2.14"""
    first_round().is_at("initiative viking")


def test_nobody_owns_a_tile_at_first() -> None:
    """SAG-2.15"""
    table = first_round().is_at("saxon; viking")
    table.offers("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3", "pick_tile:tile_4")


def test_abilities_are_dealt_secretly_to_public_pieces() -> None:
    """SAG-2.16: they are dealt before a piece is set aside."""
    table = new_game(viking_seat="seat_0").chance("token:target_kent", "token:target_essex")
    table.asks("deal_ability", of="chance").chance(
        "ability:saxon_envoy", "ability:saxon_warden", "ability:saxon_marshal"
    )
    table.chance("ability:viking_stormer", "ability:viking_sea_king", "ability:viking_plunderer")
    assert [*table.s.ability] == [2, 0, 1, 3, 4, 5, 7, 6]
    assert table.view("saxon")["ability"] == [2, 0, 1, 3, -1, -1, -1, -1]
    assert table.view("viking")["ability"] == [-1, -1, -1, -1, 4, 5, 7, 6]
    table.asks("draw_aside", of="chance")
