"""Rulings that no other chapter shows."""

from __future__ import annotations

import pytest

from meadhall.games.saga.content import ACTION_IDS, AREA_IDS, BONUS_IDS, BORDERS, DATA, HALVES, HANDLE_IDS, SPACE_IDS
from meadhall.games.saga.notation import handle
from tests.games.saga.telling import GAME, told


def test_the_envoy_reaches_only_the_battle_area() -> None:
    """SAG-RUL-01"""
    table = told("kent S Envoy V1w+Sea-king; essex V Stormer").begin("battles").choose("pass", "reveal:{Envoy}")
    table.offers("unit:warrior", "unit:{Sea-king}", "none")


def test_every_action_is_on_some_tile_and_each_bonus_on_one() -> None:
    """SAG-RUL-02"""
    halves = HALVES["a"]
    times = {name: sum(half.actions >> n & 1 for half in halves) for n, name in enumerate(ACTION_IDS)}
    once = {"saxon_build": 1, "saxon_tribute": 1}
    assert times == dict.fromkeys(ACTION_IDS, 2) | once
    assert sorted(half.bonus for half in halves if half.bonus >= 0) == list(range(len(BONUS_IDS)))
    assert [half.is_either_or for half in halves].count(True) == 1


def test_the_burh_marker_stays_on_the_track() -> None:
    """SAG-RUL-03"""
    told("kent S1w").is_at("burh_pos 1")
    told("kent, essex, sussex, mercia, wessex burh").is_at("burh_pos 6")


def test_mercia_and_wessex_are_inland() -> None:
    """SAG-RUL-04"""
    assert {row["id"] for row in DATA["areas"] if row["kind"] == "inland"} == {"mercia", "wessex"}


def test_northumbria_has_one_neighbour() -> None:
    """SAG-RUL-05"""
    assert [AREA_IDS[area] for area in BORDERS[0]] == ["mercia"]
    told("wessex S1w").begin("saxon_move").offers(
        "route:land:wessex:mercia", "route:land:wessex:essex", "route:land:wessex:kent", "route:land:wessex:sussex"
    )


def test_north_and_south_of_scandinavia_do_not_touch() -> None:
    """SAG-RUL-06"""
    table = told("scand_north V1w; slot_north target_kent down").begin("viking_move")
    table.offers("route:scandinavia:scand_north:scand_central", "route:sail:scand_north")
    assert [SPACE_IDS[area] for area in BORDERS[8]] == ["scand_north", "scand_south"]


def test_three_recruits_need_two_units_in_supply() -> None:
    """SAG-RUL-12"""
    home = "scand_north, scand_central, scand_south V1w; removed Stormer; kent"
    told(home + " V7w+Sea-king+Plunderer+Berserker; coins 3/2/10").begin("viking_recruit").offers("one", "three")
    table = told(home + " V8w+Sea-king+Plunderer+Berserker; coins 3/2/10").begin("viking_recruit")
    table.asks("recruit_area", of="viking").is_at("coins 3/1/11")


def test_inland_coins_count_from_the_next_round() -> None:
    """SAG-RUL-14"""
    table = told("mercia, wessex V1w; kent S1w; coins 3/6/6").begin("end_phase").is_at("coins 3/8/4")
    assert table.victory == ""


def test_a_leader_seen_once_can_be_followed() -> None:
    """SAG-RUL-17"""
    table = told("essex burh S1w V1w+Stormer").begin("battles").choose("reveal:{Stormer}").begin("viking_move")
    table.choose("route:land:essex:kent", "force:0:{Stormer}")
    view = table.view("saxon")
    assert HANDLE_IDS[handle("Stormer")] == "viking_leader_c"
    assert (view["leader_at"][handle("Stormer")], view["ability"][handle("Stormer")]) == (4, 4)


def test_revealing_without_effect_is_legal() -> None:
    """SAG-RUL-18"""
    table = told("kent burh S1w+Ealdorman V1w").begin("battles").choose("reveal:{Ealdorman}")
    assert table.strengths == (2, 1)


def test_the_marshal_and_the_sea_king_are_not_asked_when_nobody_can_come() -> None:
    """SAG-RUL-19"""
    told("kent S1w+Marshal V1w; essex S1w V1w").begin("battles").choose("area:kent", "reveal:{Marshal}").is_at(
        "kent S1w+Marshal"
    )
    assert told("kent S1w V2w+Sea-king; longship V1w").begin("battles").choose("reveal:{Sea-king}").strengths == (1, 3)


def test_two_incomes_recruit_twice_at_a_burh() -> None:
    """SAG-RUL-23"""
    table = told("mercia burh; coins 3/2/10").begin("saxon_income", "saxon_income")
    table.choose("income:mercia:warrior", "income:mercia:warrior").is_at("mercia burh S2w; coins 1/2/12")


def test_every_thing_has_one_name() -> None:
    """SAG-RUL-24"""
    tables = ("areas", "scandinavia", "raid_targets", "actions", "bonuses", "leaders", "victory", "option")
    ids = [row["id"] for table in tables for row in DATA[table]]
    ids += [row["id"] for row in DATA["tiles"] if row["tile_set"] == "a"]
    assert len(ids) == len(set(ids))
    assert [row["id"] for row in DATA["option"]] == [option.name for option in GAME.options]


def test_an_action_once_chosen_must_be_begun() -> None:
    """SAG-RUL-26"""
    table = told("mercia, kent burh V1w; coins 3/2/10")
    assert "stop" not in table.fork().begin("saxon_fyrd").options
    assert "stop" not in table.fork().begin("saxon_income").options
    assert "stop" not in table.begin("viking_plunder").options


def test_the_envoy_may_send_nobody_away() -> None:
    """SAG-RUL-28, SAG-13.4"""
    table = told("kent S Envoy V2w").begin("battles").choose("reveal:{Envoy}").asks("exile_unit", of="saxon")
    sent = table.fork().offers("unit:warrior", "none").choose("unit:warrior")
    sent.is_at("kent S Envoy V1w; longship V1w")
    assert (sent.strengths, sent.battle_winner) == ((1, 1), "saxon")
    kept = table.choose("none").is_at("longship empty")
    assert (kept.strengths, kept.battle_winner) == ((1, 2), "viking")


def test_in_the_house_the_envoy_had_to_send_somebody_away() -> None:
    """SAG-RUL-28: the reading of the first version, without a question where there was one kind of unit."""
    table = told("kent S Envoy V2w", rulings="house").begin("battles").choose("reveal:{Envoy}")
    assert table.strengths == (1, 1)
    table.is_at("kent S Envoy V1w; longship V1w")
    asked = told("kent S Envoy V1w+Stormer", rulings="house").begin("battles").choose("pass", "reveal:{Envoy}")
    asked.asks("exile_unit", of="saxon").offers("unit:warrior", "unit:{Stormer}")


@pytest.mark.parametrize("rulings", ["by_the_book", "house"])
def test_nobody_to_send_is_nothing_to_decline(rulings: str) -> None:
    """SAG-RUL-28, SAG-13.4: without a legal target the Envoy is not asked."""
    table = told("kent S1w+Envoy V Stormer", exile_target="warrior_only", rulings=rulings).begin("battles")
    table.choose("reveal:{Stormer}", "reveal:{Envoy}")
    assert table.strengths == (2, 1)
