"""Chapter 11: regrouping, and units off the board."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat, flat_large
from tests.games.medieval_battle.telling import battle


def test_regrouping_costs_a_token_and_the_turn() -> None:
    """MED-11.1"""
    table = battle(flat(), "Y LI (1,2) 0mp; tokens 5/2").plays("regroup").turn_of("red").is_at("tokens 5/1")
    battle(flat(), "Y LI (1,2) 0mp; tokens 5/0").lacks("regroup")
    table.plays("pass", "regroup").is_at("tokens 5/0")


def test_all_units_get_all_their_points_back() -> None:
    """MED-11.2"""
    table = battle(flat(), "Y LI (1,2) 0mp; Y HC (0,3) 1k 1mp; Y AR beside S1 0mp; Y TB (-1,6); R LI (4,1) 0mp")
    table.plays("regroup").is_at("Y LI (1,2) 3mp; Y HC (0,3) 1k 4mp; Y AR beside S2 3mp; R LI (4,1) 0mp")


def test_the_tabor_is_fortified_again() -> None:
    """MED-11.3"""
    table = battle(flat(), "Y TB (1,2) exposed; R TB (4,1) exposed").plays("regroup")
    table.is_at("Y TB (1,2) fortified; R TB (4,1) exposed")


def test_a_fled_unit_beside_the_tabors_sector_may_be_placed() -> None:
    """MED-11.4, MED-RUL-40"""
    table = battle(flat(), "Y LI beside S2 1k 0mp; Y TB (-3,6)").plays("regroup").asks("return_unit", of="yellow")
    table.offers("return:light_infantry:1:slot_2", "done").plays("return:light_infantry:1:slot_2", "hex:-3,5")
    table.is_at("Y LI (-3,5) 1k 3mp").turn_of("red")


def test_another_moves_one_module_closer_and_waits() -> None:
    """MED-11.4, MED-RUL-40"""
    table = battle(flat(), "Y LI beside S3 0mp; Y AR beside S2; Y TB (-3,6)").plays("regroup")
    table.is_at("Y LI beside S2 3mp").offers("return:archers:2:slot_2", "done").plays("done").turn_of("red")
    table.plays("pass", "regroup").offers("return:light_infantry:2:slot_2", "return:archers:2:slot_2", "done")


@pytest.mark.parametrize(("slot", "regroups"), [(4, 1), (5, 2), (1, 2), (2, 3), (3, 3)])
def test_the_farther_the_later(slot: int, regroups: int) -> None:
    """MED-11.5, MED-1.15"""
    table = battle(flat_large(), f"Y LI beside S{slot}; Y TB (11,-1)")
    for _ in range(regroups - 1):
        table.plays("regroup").turn_of("red").plays("pass")
    table.plays("regroup").asks("return_unit", of="yellow").has("return:light_infantry:2:slot_4")


def test_distances_are_counted_from_where_the_tabor_is_now() -> None:
    """MED-11.6"""
    table = battle(flat(), "Y LI beside S1; Y TB (-2,5)").plays("regroup").is_at("Y LI beside S2")
    inner = battle(flat(), "Y LI beside S1; Y TB (-2,3)").plays("regroup").turn_of("red").is_at("Y LI beside S2")
    inner.plays("pass", "activate:-2,3", "step:-1,2").is_at("Y TB (-1,2) exposed").plays("pass", "regroup")
    inner.asks("return_unit", of="yellow")
    table.turn_of("red")


def test_the_way_across_the_large_map_leads_over_the_first_slot() -> None:
    """MED-11.6"""
    west = battle(flat_large(), "Y LI beside S5; Y TB (-5,2)").plays("regroup").is_at("Y LI beside S1")
    west.plays("pass", "regroup").is_at("Y LI beside S2").plays("pass", "regroup").has("return:light_infantry:2:slot_2")


def test_a_tabor_on_an_inner_module_is_near_all_slots_around() -> None:
    """MED-RUL-26, MED-11.4"""
    for slot in (1, 2, 3):
        table = battle(flat(), f"Y LI beside S{slot}; Y TB (1,1)").plays("regroup")
        table.has(f"return:light_infantry:2:slot_{slot}")
    far = battle(flat_large(), "Y LI beside S2; Y TB (6,1)").plays("regroup").is_at("Y LI beside S1").turn_of("red")
    far.plays("pass", "regroup").has("return:light_infantry:2:slot_1")


def test_a_supplementary_module_belongs_to_its_slot() -> None:
    """MED-RUL-26"""
    near = battle(flat(), "Y LI beside S1; Y TB (5,0)").plays("regroup")
    near.has("return:light_infantry:2:slot_1")
    battle(flat(), "Y LI beside S3; Y TB (5,0)").plays("regroup").turn_of("red").is_at("Y LI beside S1")


def test_where_a_unit_returns() -> None:
    """MED-11.7: beside the tabor, whatever the enemy controls and wherever flags and tabors are."""
    field = flat("(2,2)=M, (2,1)=F")
    position = "Y TB (1,2); R HC (0,3); R TB (1,3); Y PK (0,2); R LI (2,0); Y reserve HC LI"
    table = battle(field, position).plays("regroup")
    assert table.s.is_in_zone(0, at("(1,1)"))
    assert table.s.is_in_zone(0, at("(2,1)"))
    rider = table.fork().plays("return:heavy_cavalry:2:reserve").offers("hex:2,1", "hex:1,1")
    rider.plays("hex:1,1").is_at("Y HC (1,1)")
    table.plays("return:light_infantry:2:reserve").offers("hex:2,2", "hex:2,1", "hex:1,1")


def test_returning_is_no_duty() -> None:
    """MED-11.7, MED-RUL-27"""
    table = battle(flat(), "Y LI beside S2; Y TB (-3,6)").plays("regroup", "done").turn_of("red")
    table.is_at("Y LI beside S2").plays("pass", "regroup").asks("return_unit", of="yellow")


def test_reserves_come_at_any_regroup_while_there_is_room() -> None:
    """MED-11.8"""
    table = battle(flat("(5,-5)=M"), "Y TB (6,-5); Y reserve HC LI LI AR; Y PK beside S1 1k").plays("regroup")
    table.offers(
        "return:heavy_cavalry:2:reserve",
        "return:light_infantry:2:reserve",
        "return:pikemen:1:slot_1",
        "return:archers:2:reserve",
        "done",
    )
    table.plays("return:light_infantry:2:reserve", "hex:5,-4").plays("return:archers:2:reserve", "hex:6,-4")
    table.offers("return:light_infantry:2:reserve", "return:pikemen:1:slot_1", "done")
    table.plays("return:pikemen:1:slot_1").turn_of("red")
    table.is_at("Y LI (5,-4); Y AR (6,-4); Y PK (5,-5) 1k; Y reserve HC LI")


def test_units_alike_are_one_option() -> None:
    """MED-11.8"""
    position = "Y TB (6,-4); Y reserve LI; Y LI beside S1; Y LI beside S1 1k"
    table = battle(flat(), position).plays("regroup")
    table.offers(
        "return:light_infantry:1:slot_1",
        "return:light_infantry:2:slot_1",
        "return:light_infantry:2:reserve",
        "done",
    )
    table.plays("return:light_infantry:1:slot_1", "hex:6,-3").is_at("Y LI (6,-3) 1k; Y reserve LI; Y LI beside S1")


def test_without_a_tabor_nobody_returns() -> None:
    """MED-11.9"""
    position = "Y TB destroyed; Y LI beside S3 0mp; Y reserve HC; Y PK (1,2) 0mp"
    table = battle(flat(), position).plays("regroup").turn_of("red")
    table.is_at("Y LI beside S3 3mp; Y reserve HC; Y PK (1,2) 2mp; tokens 5/4")


def test_who_returns_has_the_strength_it_had_and_all_points() -> None:
    """MED-11.10, MED-RUL-27"""
    table = battle(flat(), "Y HC beside S2 1k 0mp; Y TB (-3,6)").plays("regroup", "return:heavy_cavalry:1:slot_2")
    table.plays("hex:-3,5").is_at("Y HC (-3,5) 1k 4mp")


def test_who_has_no_room_waits() -> None:
    """MED-RUL-27"""
    table = battle(flat("(5,-5)=M"), "Y TB (6,-5); Y HC beside S1; Y LI (5,-4); Y LI (6,-4)").plays("regroup")
    table.turn_of("red").is_at("Y HC beside S1").plays("pass", "activate:5,-4", "step:5,-3", "end")
    table.plays("pass", "regroup").has("return:heavy_cavalry:2:slot_1")
