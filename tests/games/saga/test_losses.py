"""Chapter 11: losses and retreat."""

from __future__ import annotations

import pytest

from tests.games.saga.telling import told


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("kent S1w V1w", "kent S1w; longship V1w; supply S11w V11w"),
        ("kent S5w V4w", "kent S3w; longship V2w; supply S9w V10w"),
        ("kent S1w V5w", "kent V5w; supply S12w V7w"),
        ("kent S3w V7w", "kent V6w; supply S12w V6w"),
    ],
)
def test_a_unit_is_lost_for_every_full_two_points_of_the_enemy(before: str, after: str) -> None:
    """SAG-11.1"""
    told(before + "; essex, sussex, wessex burh").begin("battles").is_at(after)


def test_the_owner_chooses_losses_and_the_vikings_choose_first() -> None:
    """SAG-11.1, SAG-RUL-21"""
    table = told("kent S3w+Warden V4w+Stormer; essex S1w").begin("battles").choose("pass", "pass")
    assert table.strengths == (4, 5)
    table.asks("choose_losses", of="viking").offers("force:2:-", "force:1:{Stormer}").choose("force:1:{Stormer}")
    table.asks("choose_losses", of="saxon").offers("force:2:-", "force:1:{Warden}").choose("force:2:-")
    table.asks("choose_retreat", of="saxon").is_at("kent S1w+Warden V3w; removed Stormer")


def test_removed_warriors_return_to_supply() -> None:
    """SAG-11.2"""
    told("kent S2w V3w; essex S1w; supply S9w V9w").begin("battles").choose("area:essex").is_at("supply S10w V10w")


def test_the_first_lost_leader_is_replaced_and_no_other() -> None:
    """SAG-11.3"""
    table = told("kent S2w+Envoy+Warden V Stormer+Berserker; aside Sea-king Marshal").begin("battles")
    table.choose("reveal:{Berserker}").is_at("removed Berserker; supply V12w+Sea-king")
    table.choose("unit:{Envoy}").is_at("removed Envoy Berserker; supply S10w+Marshal")
    table.choose("unit:{Warden}", "pass")
    assert (table.strengths, table.battle_winner) == ((2, 1), "saxon")
    table.is_at("kent S2w; removed Stormer Warden Envoy Berserker; aside; supply V12w+Sea-king+Plunderer")


def test_the_loser_retreats_even_from_nobody() -> None:
    """SAG-11.4, SAG-RUL-16"""
    table = told("kent S Ealdorman V3w; sussex S1w").begin("battles").choose("reveal:{Ealdorman}")
    assert (table.strengths, table.battle_winner) == ((3, 3), "saxon")
    table.is_at("kent V2w; removed Ealdorman").asks("choose_retreat", of="viking")
    table.offers("area:essex", "area:wessex", "area:longship").choose("area:wessex").is_at("kent empty; wessex V2w")


def test_all_retreat_to_one_adjacent_space() -> None:
    """SAG-11.5, SAG-RUL-15"""
    table = told("sussex S3w+Warden V6w; northumbria S1w").begin("battles").choose("pass").choose("force:3:-")
    table.is_at("sussex S Warden V4w").asks("choose_retreat", of="saxon").offers("area:kent", "area:wessex")
    table.choose("area:wessex").is_at("wessex S Warden; kent empty")


def test_saxons_retreat_to_any_neighbour_without_vikings() -> None:
    """SAG-11.6, SAG-11.5"""
    table = (
        told("wessex S3w V4w; mercia burh; essex S1w; sussex V1w").begin("battles").asks("choose_retreat", of="saxon")
    )
    table.offers("area:mercia", "area:essex", "area:kent").choose("area:essex").is_at("essex S2w")


def test_vikings_retreat_first_of_all_to_their_own() -> None:
    """SAG-11.7"""
    table = (
        told("wessex S3w V3w; mercia V1w; sussex V2w; essex burh").begin("battles").asks("choose_retreat", of="viking")
    )
    table.offers("area:mercia", "area:sussex").choose("area:mercia").is_at("mercia V3w; sussex V2w")


def test_vikings_without_friends_nearby_retreat_to_empty_areas_or_the_longship() -> None:
    """SAG-11.7"""
    table = (
        told("kent S3w V3w; essex burh; sussex S1w; longship V1w").begin("battles").asks("choose_retreat", of="viking")
    )
    table.offers("area:wessex", "area:longship").choose("area:longship").is_at("longship V3w")


def test_vikings_never_retreat_to_saxons_or_burhs() -> None:
    """SAG-11.7, SAG-11.8"""
    table = told("mercia S3w V2w; northumbria, east_anglia burh; essex, wessex S1w").begin("battles")
    table.is_at("mercia S2w; supply V12w; longship empty")


def test_units_without_retreat_are_removed() -> None:
    """SAG-11.8"""
    table = told("northumbria S2w+Warden V4w; mercia V1w; aside Envoy").begin("battles").choose("pass", "force:2:-")
    table.is_at("northumbria V3w; removed Warden; supply S12w+Envoy")


def test_a_burh_with_vikings_compels_nobody() -> None:
    """SAG-11.9, SAG-RUL-15"""
    table = told("kent S2w V2w; essex burh V1w; sussex S1w").begin("battles").asks("choose_retreat", of="viking")
    table.offers("area:wessex", "area:longship")


def test_the_longship_is_no_area_with_own_units() -> None:
    """SAG-11.9, SAG-RUL-15"""
    table = told("kent S2w V2w; longship V3w; essex V1w").begin("battles").is_at("essex V2w; longship V3w")
    assert table.is_done
