"""Chapter 9: bonus actions."""

from __future__ import annotations

from tests.games.saga.telling import told


def test_a_step_of_one_unit_or_a_coin() -> None:
    """SAG-9.1"""
    table = told("northumbria S3w+Warden; coins 3/2/10").begin("bonus_saxon_step_or_coin")
    table.asks("choose_bonus", of="saxon").offers("step", "coin")
    table.fork().choose("coin").is_at("coins 4/2/9; northumbria S3w+Warden")
    table.choose("step").asks("choose_force", of="saxon").offers("force:1:-", "force:0:{Warden}")
    table.choose("force:0:{Warden}").is_at("mercia S Warden; northumbria S3w; coins 3/2/10")


def test_what_remains_of_step_or_coin_is_taken_by_itself() -> None:
    """SAG-9.1"""
    told("kent S1w V1w; coins 3/2/10").begin("bonus_saxon_step_or_coin").is_at("coins 4/2/9; kent S1w V1w")
    told("northumbria S1w; coins 9/6/0").begin("bonus_saxon_step_or_coin").is_at("mercia S1w; coins 9/6/0")


def test_step_or_coin_is_offered_if_one_of_them_is_possible() -> None:
    """SAG-9.1, SAG-5.4"""
    assert "bonus" in told("kent S1w V1w; coins 3/2/10").opens("saxon", "tile_1").options
    assert "bonus" in told("kent S1w; coins 9/6/0").opens("saxon", "tile_1").options
    assert told("kent S1w V1w; coins 9/6/0").opens("saxon", "tile_1").is_done


def test_a_bound_unit_cannot_take_the_step() -> None:
    """SAG-9.1"""
    table = told("kent S2w V2w; essex S3w V2w; coins 3/2/10").begin("bonus_saxon_step_or_coin").choose("step")
    table.choose("route:land:essex:kent").is_at("kent S3w V2w; essex S2w V2w")


def test_a_coin() -> None:
    """SAG-9.2"""
    told("kent S1w; coins 3/2/10").begin("bonus_saxon_coin").is_at("coins 4/2/9")
    told("kent S1w; coins 9/6/0").opens("saxon", "tile_4").offers("action:saxon_move", "end_tile")


def test_a_free_warrior_joins_where_vikings_are_fewest() -> None:
    """SAG-9.3, SAG-6.6"""
    table = told("scand_north V1w; coins 3/0/12; removed Stormer; supply V11w+Berserker").begin("bonus_viking_warrior")
    table.asks("recruit_area", of="viking").offers("area:scand_central", "area:scand_south").choose("area:scand_south")
    table.is_at("scand_south V1w; coins 3/0/12; supply V10w+Berserker")


def test_without_a_warrior_in_supply_there_is_no_free_one() -> None:
    """SAG-9.3"""
    table = told("kent V12w; removed Stormer; supply V0w+Berserker; coins 3/2/10").opens("viking", "tile_2")
    table.offers("action:viking_recruit", "end_tile")


def test_the_extra_move_is_a_complete_move() -> None:
    """SAG-9.4, SAG-RUL-25"""
    table = told("scand_north V2w; northumbria V3w; slot_north target_kent down").begin("bonus_viking_move")
    table.offers(
        "route:land:northumbria:mercia", "route:scandinavia:scand_north:scand_central", "route:sail:scand_north"
    )
    table.choose("route:sail:scand_north").offers("force:1:-", "force:2:-").choose("force:2:-").is_at("kent V2w")
