"""Chapter 7: the actions of the Saxons."""

from __future__ import annotations

from tests.games.saga.telling import told


def test_saxons_move_within_england_only() -> None:
    """SAG-7.1"""
    table = told("northumbria S1w; kent S2w V2w; scand_north V1w; slot_north target_kent up").begin("saxon_move")
    table.is_at("mercia S1w; northumbria empty; kent S2w V2w")


def test_a_burh_is_built_in_a_controlled_area_without_one() -> None:
    """SAG-7.2"""
    table = told("mercia burh S1w; kent S1w V1w; essex S2w V1w; sussex S Warden; wessex V1w; coins 3/2/10")
    table.begin("saxon_build").asks("build_burh", of="saxon").offers("area:essex", "area:sussex")
    table.choose("area:essex").is_at("essex burh S2w V1w; coins 2/2/11; burhs_in_supply 3")


def test_building_needs_a_coin_a_burh_and_an_area() -> None:
    """SAG-7.2"""
    five = "mercia, northumbria, kent, essex, sussex burh;"
    told("kent S1w; mercia burh; coins 0/5/10").opens("saxon", "tile_2").offers("action:saxon_income", "end_tile")
    told(five + "wessex S1w; coins 3/2/10").opens("saxon", "tile_2").offers("action:saxon_income", "end_tile")
    told("mercia burh S1w; kent S1w V1w; coins 3/2/10").opens("saxon", "tile_2").offers(
        "action:saxon_income", "end_tile"
    )


def test_every_new_burh_moves_the_burh_marker_right() -> None:
    """SAG-7.3"""
    table = told("mercia burh S1w; kent, essex S1w; coins 3/2/10; burh_pos 2").begin("saxon_build", "saxon_build")
    table.choose("area:kent").is_at("burh_pos 4; kent, essex burh S1w; coins 1/2/12")


def test_the_fyrd_removes_a_viking_warrior_for_each_coin() -> None:
    """SAG-7.4"""
    table = told("mercia burh V2w; kent burh V1w; essex V1w; coins 3/2/10").begin("saxon_fyrd")
    table.asks("call_fyrd", of="saxon").offers("area:mercia", "area:kent").choose("area:mercia")
    table.is_at("mercia burh V1w; coins 2/2/11; supply V9w").offers("area:mercia", "area:kent", "stop")
    table.choose("stop").is_at("mercia burh V1w; kent burh V1w; coins 2/2/11")
    assert table.is_done


def test_the_fyrd_ends_with_the_last_coin() -> None:
    """SAG-7.4"""
    table = told("mercia burh V3w; coins 2/3/10").begin("saxon_fyrd").choose("area:mercia")
    table.is_at("mercia burh V1w; coins 0/3/12")
    assert table.is_done


def test_the_fyrd_never_removes_leaders() -> None:
    """SAG-7.5"""
    table = told("mercia burh V Stormer; kent burh V1w+Sea-king; coins 3/2/10").begin("saxon_fyrd")
    table.is_at("mercia burh V Stormer; kent burh V Sea-king; coins 2/2/11")
    assert table.is_done


def test_the_fyrd_needs_neither_control_nor_own_units() -> None:
    """SAG-7.6"""
    told("mercia burh S1w V3w; kent burh V2w; coins 3/2/10").begin("saxon_fyrd").offers("area:mercia", "area:kent")


def test_a_coin_just_taken_may_be_spent_at_the_next_burh() -> None:
    """SAG-7.7"""
    table = (
        told("mercia, kent burh; coins 0/5/10; aside Warden").begin("saxon_income").asks("collect_income", of="saxon")
    )
    table.offers("income:mercia:coin", "income:kent:coin").choose("income:kent:coin")
    leaders = ["{Marshal}", "{Envoy}", "{Ealdorman}"]
    table.offers("income:mercia:coin", "income:mercia:warrior", *[f"income:mercia:{name}" for name in leaders], "stop")
    table.choose("income:mercia:{Envoy}").is_at("mercia burh S Envoy; coins 0/5/10")
    assert table.is_done


def test_income_may_be_stopped_and_ends_when_nothing_is_left() -> None:
    """SAG-7.7"""
    told("mercia, kent burh; coins 0/5/10").begin("saxon_income").choose("income:kent:coin", "stop").is_at(
        "coins 1/5/9"
    )
    table = told("mercia, kent burh; coins 0/14/1").begin("saxon_income").choose("income:mercia:coin")
    assert table.options[0] == "income:kent:warrior"
    everybody_out = "essex S11w+Warden+Marshal+Envoy; wessex S1w; mercia, kent burh; coins 0/14/1"
    assert told(everybody_out).begin("saxon_income").choose("income:mercia:coin").is_at("coins 1/14/0").is_done


def test_income_works_where_vikings_rule() -> None:
    """SAG-7.8, SAG-RUL-11"""
    table = told("mercia burh V2w; kent burh S1w; coins 1/2/12").begin("saxon_income")
    table.choose("income:mercia:warrior").is_at("mercia burh S1w V2w; coins 0/2/13")


def test_tribute_sends_all_vikings_of_an_area_to_the_longship() -> None:
    """SAG-7.9"""
    table = told("kent S1w V2w+Stormer; essex S2w V1w; sussex V1w; wessex S1w; coins 2/3/10").begin("saxon_tribute")
    table.asks("pay_tribute", of="saxon").offers("area:kent", "area:essex").choose("area:kent")
    table.is_at("kent S1w; longship V2w+Stormer; coins 1/4/10; essex S2w V1w")


def test_tribute_is_no_move_and_works_inland() -> None:
    """SAG-7.10"""
    told("mercia S1w V1w; coins 2/3/10").begin("saxon_tribute").is_at("mercia S1w; longship V1w; coins 1/4/10")
    table = told("mercia S1w V1w; coins 2/3/10").opens("saxon", "tile_4")
    table.choose("action:saxon_tribute").offers("action:saxon_move", "end_tile")
