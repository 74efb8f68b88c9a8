"""Chapter 8: the actions of the Vikings."""

from __future__ import annotations

from tests.games.saga.telling import told


def test_vikings_move_by_land_at_home_and_across_the_sea() -> None:
    """SAG-8.1"""
    table = told("kent S1w V2w; essex S1w V1w; scand_north V1w; slot_north target_essex up").begin("viking_move")
    table.fork().choose("route:land:kent:sussex").is_at("kent S1w V1w; sussex V1w")
    table.fork().choose("route:scandinavia:scand_north:scand_central").is_at("scand_north empty; scand_central V1w")
    table.choose("route:sail:scand_north").is_at("scand_north empty; essex S1w V2w")


def test_sailing_leads_to_the_target_of_the_own_slot() -> None:
    """SAG-8.2"""
    table = told("scand_north, scand_south V1w; slot_north target_kent up; slot_south target_sussex up")
    table.begin("viking_move").choose("route:sail:scand_south").is_at("sussex V1w; kent empty; scand_north V1w")


def test_a_face_down_target_is_turned_up_when_it_is_used() -> None:
    """SAG-8.3"""
    table = told("scand_north V2w; slot_north target_kent down; slot_south target_essex down").begin("viking_move")
    table.choose("route:sail:scand_north").is_at("slot_north target_kent up; slot_south target_essex down")
    assert table.lines("saxon") == ["target_turned_up"]


def test_an_empty_slot_draws_a_target_and_somebody_must_go() -> None:
    """SAG-8.4"""
    table = told("scand_central V1w+Stormer").begin("viking_move").choose("route:sail_draw:scand_central")
    table.chance("token:target_sussex").is_at("slot_central target_sussex up")
    table.offers("force:1:-", "force:0:{Stormer}", "force:1:{Stormer}").choose("force:1:-").is_at("sussex V1w")


def test_the_old_target_returns_to_the_pool_after_the_draw() -> None:
    """SAG-8.5, SAG-RUL-09"""
    table = (
        told("scand_south V1w; slot_south target_kent up").begin("viking_move").choose("route:sail_draw:scand_south")
    )
    assert "token:target_kent" not in table.options
    table.chance("token:target_essex").is_at("slot_south target_essex up; essex V1w")
    assert "target_kent" in table.pool


def test_a_used_target_stays_and_may_be_used_again() -> None:
    """SAG-8.6, SAG-RUL-09"""
    table = told("scand_south V2w; slot_south target_kent up").begin("viking_move", "viking_move")
    table.choose("route:sail:scand_south", "force:1:-", "route:sail:scand_south").is_at(
        "kent V2w; slot_south target_kent up"
    )


def test_no_move_leads_home_or_to_the_longship() -> None:
    """SAG-8.7"""
    table = told("kent V1w; longship V1w").begin("viking_move")
    table.offers("route:land:kent:essex", "route:land:kent:sussex", "route:land:kent:wessex")


def test_scouting_lays_a_target_of_the_pool_face_down() -> None:
    """SAG-8.8, SAG-RUL-09"""
    table = told("slot_north target_kent up; slot_south target_essex down").begin("viking_scout")
    table.asks("scout_token", of="viking").offers(
        "token:target_northumbria", "token:target_east_anglia", "token:target_sussex"
    )
    table.choose("token:target_sussex").asks("scout_slot", of="viking")
    table.offers("slot:slot_north", "slot:slot_central", "slot:slot_south").choose("slot:slot_north")
    table.is_at("slot_north target_sussex down; slot_central empty; slot_south target_essex down")
    assert table.pool == {"target_northumbria", "target_east_anglia", "target_kent"}


def test_one_unit_for_a_coin_or_three_for_two() -> None:
    """SAG-8.9"""
    table = told("scand_north, scand_south V1w; removed Stormer; coins 3/2/10").begin("viking_recruit")
    table.asks("recruit_size", of="viking").offers("one", "three")
    table.fork().choose("one", "unit:warrior").is_at("coins 3/1/11; scand_central V1w; supply V9w")
    table.choose("three", "unit:warrior", "unit:warrior", "area:scand_north", "unit:warrior", "area:scand_south")
    table.is_at("coins 3/0/12; scand_north, scand_south V2w; scand_central V1w; supply V7w")
    assert table.is_done


def test_with_one_coin_only_one_unit_can_be_recruited() -> None:
    """SAG-8.9"""
    table = told("scand_north, scand_south V1w; coins 4/1/10").begin("viking_recruit").is_at("coins 4/0/11")
    table.asks("recruit_unit", of="viking").choose("unit:warrior").is_at("scand_central V1w")


def test_any_number_of_controlled_burhs_may_be_plundered() -> None:
    """SAG-8.10"""
    table = told("mercia, kent, essex burh V1w; sussex burh S1w V1w; wessex V1w; coins 3/2/10").begin("viking_plunder")
    table.asks("plunder_burh", of="viking").offers("area:mercia", "area:kent", "area:essex").choose("area:kent")
    table.offers("area:mercia", "area:essex", "stop").choose("area:mercia").is_at("coins 3/6/6").choose("stop")
    table.is_at("essex burh V1w; kent, mercia empty; sussex burh S1w V1w; wessex V1w; longship V2w")
    assert table.is_done


def test_as_many_vikings_stay_as_there_are_saxons() -> None:
    """SAG-8.11, SAG-RUL-13"""
    table = told("kent burh S2w V2w+Stormer; coins 3/2/10").begin("viking_plunder").asks("choose_bound", of="viking")
    table.offers("force:2:-", "force:1:{Stormer}").choose("force:1:{Stormer}")
    table.is_at("kent S2w V1w+Stormer; longship V1w; coins 3/4/8")


def test_a_plundered_burh_returns_to_the_saxons() -> None:
    """SAG-8.12, SAG-RUL-13: it can be built again."""
    table = told("mercia, kent, essex, northumbria burh S1w; sussex burh V1w; wessex S1w; coins 3/2/10; burh_pos 6")
    table.begin("viking_plunder").is_at("burh_pos 5; burhs_in_supply 1; sussex empty; coins 3/4/8")
    table.begin("saxon_build").is_at("wessex burh S1w; burh_pos 6; burhs_in_supply 0; coins 2/4/9")
