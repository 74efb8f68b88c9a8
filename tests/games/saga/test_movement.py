"""Chapter 6: coins, recruiting, moving."""

from __future__ import annotations

from tests.games.saga.telling import told


def test_paid_coins_go_to_the_bank() -> None:
    """SAG-6.1, SAG-RUL-10"""
    told("kent S1w; coins 3/2/10").begin("saxon_build").is_at("coins 2/2/11")
    told("scand_north V1w; coins 3/2/10").begin("viking_recruit").choose("three").is_at("coins 3/0/12")


def test_the_bank_pays_what_it_has() -> None:
    """SAG-6.2, SAG-RUL-10"""
    told("mercia burh V1w; coins 9/5/1").begin("viking_plunder").is_at("coins 9/6/0; mercia empty")
    told("mercia, wessex V1w; kent S1w; coins 9/5/1").begin("end_phase").is_at("coins 9/6/0")


def test_only_units_in_supply_can_be_recruited() -> None:
    """SAG-6.3"""
    table = told("mercia burh S6w; kent S6w; removed Envoy; supply S0w+Warden+Marshal; essex S Ealdorman; coins 3/2/10")
    table.begin("saxon_income").offers("income:mercia:coin", "income:mercia:{Warden}", "income:mercia:{Marshal}")


def test_saxons_recruit_one_unit_at_each_burh() -> None:
    """SAG-6.4"""
    table = told("mercia, kent burh; essex S1w; coins 3/2/10").begin("saxon_income").choose("income:mercia:warrior")
    assert not any(option.startswith("income:mercia") for option in table.options)
    assert not any(option.startswith("income:essex") for option in table.options)
    table.choose("income:kent:warrior").is_at("mercia, kent burh S1w")
    assert table.is_done


def test_vikings_recruit_where_they_are_fewest() -> None:
    """SAG-6.5"""
    table = told("scand_north V1w+Stormer; scand_central V1w; scand_south V1w; kent V5w; coins 3/2/10")
    table.begin("viking_recruit").choose("three", "unit:warrior").asks("recruit_area", of="viking")
    table.offers("area:scand_central", "area:scand_south").choose("area:scand_south")
    table.choose("unit:warrior").is_at("scand_central V2w")
    table.choose("unit:warrior").offers("area:scand_north", "area:scand_central", "area:scand_south")


def test_recruited_leaders_enter_hidden() -> None:
    """SAG-6.6"""
    table = told("scand_north, scand_south V1w; removed Stormer; supply V10w+Berserker; coins 3/2/10")
    table.begin("viking_recruit").choose("one").asks("recruit_unit", of="viking").choose("unit:{Berserker}")
    table.is_at("scand_central V Berserker")
    assert table.knows("viking", "Berserker")
    assert not table.knows("saxon", "Berserker")


def test_a_move_takes_any_number_from_one_area_to_a_neighbour() -> None:
    """SAG-6.7, SAG-6.8"""
    table = told("sussex S2w+Warden").begin("saxon_move").offers("route:land:sussex:kent", "route:land:sussex:wessex")
    table.choose("route:land:sussex:wessex").asks("choose_force", of="saxon")
    table.offers("force:1:-", "force:2:-", "force:0:{Warden}", "force:1:{Warden}", "force:2:{Warden}")
    table.choose("force:1:{Warden}").is_at("sussex S1w; wessex S1w+Warden")


def test_the_owner_chooses_who_stays_bound() -> None:
    """SAG-6.8"""
    table = told("kent S2w V2w+Stormer+Sea-king").begin("viking_move").choose("route:land:kent:essex")
    one = ["force:1:-", "force:0:{Stormer}", "force:0:{Sea-king}"]
    table.offers(*one, "force:2:-", "force:1:{Stormer}", "force:1:{Sea-king}", "force:0:{Stormer}+{Sea-king}")
    table.choose("force:0:{Stormer}+{Sea-king}").is_at("kent S2w V2w; essex V Stormer+Sea-king")


def test_bound_units_are_counted_when_the_move_is_made() -> None:
    """SAG-6.9"""
    table = told("kent S3w V1w; essex V1w").begin("saxon_move", "saxon_move")
    table.choose("route:land:kent:essex", "force:1:-").is_at("kent S2w V1w; essex S1w V1w")
    table.offers("route:land:kent:essex", "route:land:kent:sussex", "route:land:kent:wessex")
    table.choose("route:land:kent:essex").is_at("kent S1w V1w; essex S2w V1w")


def test_moving_among_enemies_has_no_consequence_before_the_battles() -> None:
    """SAG-6.10"""
    table = told("northumbria S2w; mercia V3w").begin("saxon_move", "battles").choose("force:2:-")
    assert table.lines("nobody")[:2] == ["moved", "battles_begin"]
    assert table.strengths == (2, 3)


def test_every_legal_route_is_offered() -> None:
    """SAG-6.7"""
    table = told(
        "northumbria V1w; scand_north, scand_central, scand_south V1w;"
        "slot_north target_kent down; slot_south target_essex up"
    )
    table.begin("viking_move").asks("choose_route", of="viking").offers(
        "route:land:northumbria:mercia",
        "route:scandinavia:scand_north:scand_central",
        "route:scandinavia:scand_central:scand_north",
        "route:scandinavia:scand_central:scand_south",
        "route:scandinavia:scand_south:scand_central",
        "route:sail:scand_north",
        "route:sail:scand_south",
        "route:sail_draw:scand_central",
        "route:sail_draw:scand_south",
    )
