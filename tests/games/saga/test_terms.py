"""Chapter 1: terms and areas."""

from __future__ import annotations

import pytest

from meadhall.games.saga.content import AREA_IDS, COASTAL, DATA, INLAND_AREAS, TOKEN_AREA
from tests.games.saga.telling import told


def test_five_coastal_areas_have_a_target_each_and_two_are_inland() -> None:
    """SAG-1.1"""
    assert [AREA_IDS[area] for area in INLAND_AREAS] == ["mercia", "wessex"]
    assert sorted(TOKEN_AREA) == [area for area in range(7) if COASTAL[area]]
    seals = [row["seal"] for row in DATA["areas"] if row["kind"] == "coastal"]
    assert len(set(seals)) == 5


def test_a_slot_holds_one_target() -> None:
    """SAG-1.2"""
    table = told("slot_north target_kent down; slot_central target_essex up; slot_south target_sussex up")
    table.begin("viking_scout").offers("token:target_northumbria", "token:target_east_anglia")
    table.choose("token:target_northumbria").offers("slot:slot_north", "slot:slot_central", "slot:slot_south")
    table.choose("slot:slot_north").is_at("slot_north target_northumbria down")
    assert table.pool == {"target_east_anglia", "target_kent"}


def test_any_number_of_units_fits_into_an_area_and_on_the_longship() -> None:
    """SAG-1.3"""
    table = told("kent S12w+Warden+Envoy V11w+Stormer+Sea-king+Berserker; essex V1w; coins 3/2/10")
    table.begin("viking_move").choose("route:land:essex:kent").is_at(
        "kent S12w+Warden+Envoy V12w+Stormer+Sea-king+Berserker"
    )
    table.begin("saxon_tribute").is_at("longship V12w+Stormer+Sea-king+Berserker; kent S12w+Warden+Envoy")


def test_an_area_of_england_holds_one_burh() -> None:
    """SAG-1.4"""
    table = told("mercia burh S2w; kent, sussex S1w; scand_north V1w").begin("saxon_build")
    table.offers("area:kent", "area:sussex")


def test_leaders_are_units_and_burhs_are_not() -> None:
    """SAG-1.5"""
    assert told("essex S Envoy V1w").controls("viking") == set()
    assert told("essex burh S1w V2w").controls("viking") == {"essex"}


@pytest.mark.parametrize(
    ("position", "saxon", "viking"),
    [
        ("kent S2w V1w", {"kent"}, set()),
        ("kent burh S1w V1w", set(), set()),
        ("kent burh", set(), set()),
        ("kent burh S1w V2w", set(), {"kent"}),
    ],
)
def test_control_is_having_more_units(position: str, saxon: set[str], viking: set[str]) -> None:
    """SAG-1.6"""
    table = told(position)
    assert (table.controls("saxon"), table.controls("viking")) == (saxon, viking)


def test_a_strong_leader_controls_no_more_than_a_warrior() -> None:
    """SAG-1.7"""
    table = told("kent S Ealdorman V2w").begin("battles").choose("reveal:{Ealdorman}")
    assert table.strengths == (3, 2)
    assert told("kent S Ealdorman V2w").controls("viking") == {"kent"}


def test_the_sea_leads_only_from_scandinavia_to_the_coast() -> None:
    """SAG-1.8"""
    table = told("scand_south V1w; kent V1w; slot_south target_kent up").begin("viking_move")
    table.offers(
        "route:scandinavia:scand_south:scand_central",
        "route:sail:scand_south",
        "route:sail_draw:scand_south",
        "route:land:kent:essex",
        "route:land:kent:sussex",
        "route:land:kent:wessex",
    )


def test_the_longship_is_neither_in_england_nor_in_scandinavia() -> None:
    """SAG-1.9"""
    table = told("longship V3w; scand_north, scand_south V1w; mercia burh S1w; coins 3/2/10")
    table.fork().begin("viking_recruit").choose("one", "unit:warrior").is_at("scand_central V1w")
    assert table.begin("end_phase").victory == "saxon_no_vikings"


def test_a_unit_has_strength_one() -> None:
    """SAG-1.10"""
    table = told("kent S1w+Ealdorman V3w+Stormer").begin("battles").choose("pass", "pass")
    assert table.strengths == (2, 4)


def test_whoever_can_go_there_can_go_back() -> None:
    """SAG-1.11"""
    told("northumbria S1w; kent V1w").begin("saxon_move").is_at("mercia S1w")
    told("mercia S1w").begin("saxon_move").choose("route:land:mercia:northumbria").is_at("northumbria S1w")


def test_a_tile_half_shows_actions_and_perhaps_a_bonus() -> None:
    """SAG-1.12"""
    position = "kent S2w V1w; mercia burh S1w V2w; scand_north V1w; coins 3/2/10"
    told(position).opens("saxon", "tile_4").offers("bonus", "action:saxon_move", "action:saxon_tribute", "end_tile")
    told(position).opens("viking", "tile_4").offers("action:viking_move", "action:viking_recruit", "end_tile")


def test_picking_first_and_resolving_first_are_two_things() -> None:
    """SAG-1.13"""
    table = told("kent V2w; mercia S1w; initiative saxon; coins 3/2/10").begin("round")
    table.choose("pick_tile:tile_4", "pick_tile:tile_2", "pick_tile:tile_1").is_at("initiative saxon")
    table.asks("choose_tile", of="viking").end_tiles().asks("pick_tile", of="saxon")
