"""Chance: what is drawn, from what, and that nothing else is random."""

from __future__ import annotations

from meadhall.engine.driver import waiting
from meadhall.engine.steps import Chance
from tests.games.saga.telling import GAME, Table, new_game, set_up, told

_TOKENS = ["token:target_northumbria", "token:target_east_anglia", "token:target_essex", "token:target_kent"]


def _is_even(table: Table) -> bool:
    decision = waiting(table.s)[0]
    return isinstance(decision, Chance) and len(set(decision.weights(table.s))) <= 1


def test_the_seat_of_the_vikings_is_drawn() -> None:
    """SAG-C1"""
    table = new_game().asks("draw_viking_seat", of="chance").offers("seat:0", "seat:1")
    assert _is_even(table)
    new_game(viking_seat="seat_1").asks("draw_landing", of="chance")


def test_the_landing_is_drawn_from_five_targets() -> None:
    """SAG-C2"""
    table = new_game(viking_seat="seat_0").asks("draw_landing", of="chance").offers(*_TOKENS, "token:target_sussex")
    assert _is_even(table)


def test_the_second_burh_is_drawn_from_the_other_four() -> None:
    """SAG-C3"""
    table = new_game(viking_seat="seat_0").chance("token:target_sussex").asks("draw_burh_area", of="chance")
    assert _is_even(table.offers(*_TOKENS))


def test_abilities_are_dealt_piece_by_piece() -> None:
    """SAG-C4: the last piece gets the rest."""
    table = new_game(viking_seat="seat_0").chance("token:target_kent", "token:target_essex")
    abilities = ["ability:saxon_warden", "ability:saxon_marshal", "ability:saxon_envoy", "ability:saxon_ealdorman"]
    for ability in abilities[:3]:
        assert _is_even(table.asks("deal_ability", of="chance").offers(*abilities))
        table.chance(ability)
        abilities.remove(ability)
    assert [*table.s.ability] == [0, 1, 2, 3, -1, -1, -1, -1]
    table.offers(
        "ability:viking_stormer", "ability:viking_sea_king", "ability:viking_berserker", "ability:viking_plunderer"
    )


def test_one_of_four_leaders_is_set_aside_by_each_side() -> None:
    """SAG-C5"""
    table = new_game(viking_seat="seat_0").chance("token:target_kent", "token:target_essex")
    for _ in range(6):
        table.chance(table.options[0])
    table.asks("draw_aside", of="chance").offers(
        "aside:{Warden}", "aside:{Marshal}", "aside:{Envoy}", "aside:{Ealdorman}"
    )
    assert _is_even(table)
    table.chance(table.options[0]).asks("draw_aside", of="chance")
    table.offers("aside:{Stormer}", "aside:{Sea-king}", "aside:{Berserker}", "aside:{Plunderer}")
    assert _is_even(table)


def test_the_viking_leaders_may_be_spread_by_chance() -> None:
    """SAG-C6"""
    table = set_up(viking_leader_setup="random").asks("draw_placement", of="chance")
    leaders = ["{Stormer}", "{Berserker}", "{Plunderer}"]
    assert _is_even(table.offers(*[f"place_leader:{leader}:scand_north" for leader in leaders]))
    table.chance("place_leader:{Stormer}:scand_north").asks("draw_placement", of="chance")
    assert _is_even(table.offers(*[f"place_leader:{leader}:scand_central" for leader in leaders[1:]]))
    table.chance("place_leader:{Plunderer}:scand_central").is_at("scand_south V1w+Berserker")
    table.asks("pick_tile", of="viking")


def test_a_voyage_draws_from_the_pool() -> None:
    """SAG-C7"""
    table = told("scand_north V1w").begin("viking_move").choose("route:sail_draw:scand_north")
    assert _is_even(table.asks("draw_target", of="chance").offers(*_TOKENS, "token:target_sussex"))
    filled = "slot_north target_sussex up; slot_central target_kent up; slot_south target_essex down"
    table = told(f"scand_north V1w; {filled}").begin("viking_move").choose("route:sail_draw:scand_north")
    assert _is_even(table.offers("token:target_northumbria", "token:target_east_anglia"))


def test_nothing_else_is_random() -> None:
    """SAG-C1, SAG-C2, SAG-C3, SAG-C4, SAG-C5, SAG-C6, SAG-C7"""
    chances = {key for key, decision in GAME.decisions.items() if issubclass(decision, Chance)}
    setup = {"draw_viking_seat", "draw_landing", "draw_burh_area", "deal_ability", "draw_aside", "draw_placement"}
    assert chances == setup | {"draw_target"}
