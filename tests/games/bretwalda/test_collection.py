"""Chapter 15: the action Collection."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import MERCIA
from tests.games.bretwalda.told import Table, told


def _collects(position: str, turn: str = "W", start: bool = False, number: int = 1) -> Table:
    return told(position, turn=turn, start=start, year_round=number).plays("action:collection")


def test_the_first_collection_of_wessex() -> None:
    """BRE-TV-2, BRE-15.1, BRE-15.2, BRE-15.3"""
    told("", start=True).is_at("1 food in wintanceaster; 0 food in wiltun; 0 food in cisseceaster")
    table = _collects("W gold 4", start=True)
    table.is_at("W gold 8; 2 food in wintanceaster; 1 food in wiltun; 1 food in cisseceaster; 0 food in bathum")


def test_the_first_collection_in_winter_is_gold_alone() -> None:
    """BRE-TV-2, BRE-14.13"""
    table = _collects("W gold 4", start=True, number=4)
    table.is_at("W gold 8; 1 food in wintanceaster; 0 food in wiltun; 0 food in cisseceaster")


def test_a_marker_alone_collects_nothing() -> None:
    """BRE-TV-2, BRE-15.1, BRE-RUL-11"""
    table = _collects("W gold 4; W none in wiltun", start=True)
    table.is_at("W gold 8; W controls wiltun; 0 food in wiltun; 1 food in cisseceaster")
    _collects("W marker in bathum").is_at("W gold 2")
    _collects("W marker in bathum; W ceorl in bathum").is_at("W gold 4")


def test_the_own_capital_needs_no_unit() -> None:
    """BRE-15.1, BRE-RUL-11: that of others does, and a Capital that another holds gives nothing."""
    _collects("W ruler in wiltun").is_at("W gold 2; 1 food in wintanceaster; 1 food in wiltun")
    _collects("W marker in eoforwic; N ruler in gyrwe").is_at("W gold 2; 0 food in eoforwic")
    _collects("W ceorl in eoforwic; N ruler in gyrwe").is_at("W gold 5; 1 food in eoforwic")
    _collects("W ruler in wiltun; M marker in wintanceaster").is_at("W gold 0; 0 food in wintanceaster")
    _collects("W ruler in wiltun; danes viking in wintanceaster").is_at("W gold 0")


def test_units_of_the_vassal_collect_for_the_overlord() -> None:
    """BRE-15.1, VAN-4.4: a land unit of your side."""
    _collects("W vassal cantware; cantware ceorl in bathum").is_at("W gold 8")
    _collects("M vassal cantware; cantware ceorl in bathum").is_at("W gold 2")


def test_ships_do_not_collect() -> None:
    """BRE-15.1"""
    _collects("W ship in suthsae; W marker in haestingas").is_at("W gold 2")


@pytest.mark.parametrize(
    ("more", "gold"),
    [
        ("", 2),
        ("W abbey in wintanceaster", 3),
        ("gold_production_marker in wintanceaster", 3),
        ("W abbey in wintanceaster; gold_production_marker in wintanceaster; W port in wintanceaster", 5),
        ("gold_production_marker in wiltun; W ceorl in wiltun", 3),
        ("gold_production_marker in wiltun; W marker in wiltun", 2),
        ("W abbey in wiltun; W ceorl in wiltun", 3),
    ],
)
def test_gold_is_what_is_printed_and_what_abbeys_markers_and_ports_add(more: str, gold: int) -> None:
    """BRE-15.2, VAN-RUL-8"""
    _collects(more).is_at(f"W gold {gold}")


@pytest.mark.parametrize(
    ("more", "food"),
    [
        ("W ceorl in wiltun", 1),
        ("W ceorl in wiltun; food_production_marker in wiltun", 2),
        ("W ceorl in wiltun; W granary in wiltun", 2),
        ("W ceorl in wiltun; W granary in wiltun; food_production_marker in wiltun", 3),
        ("W ceorl in wiltun; W granary in wiltun; season_card drought", 1),
        ("W ceorl in wiltun; season_card rich_harvest", 2),
        ("W ceorl in wiltun; W granary in wiltun; season_card rich_harvest", 3),
    ],
)
def test_food_is_what_is_printed_and_what_markers_granaries_and_cards_add(more: str, food: int) -> None:
    """BRE-15.3: it lies on the area."""
    _collects(more).is_at(f"{food} food in wiltun")


def test_without_a_food_symbol_there_is_no_food() -> None:
    """BRE-15.3, VAN-RUL-8: neither by a Season card; a Food production marker is a symbol."""
    _collects("W ceorl in bathum; season_card rich_harvest").is_at("0 food in bathum")
    _collects("W ceorl in dornwaraceaster; food_production_marker in dornwaraceaster").is_at(
        "1 food in dornwaraceaster"
    )


def test_reeves_and_the_royal_mint_add_gold_once() -> None:
    """BRE-15.4"""
    _collects("W tiles wessex_reeves; W ceorl in bathum").is_at("W gold 5")
    towns = "M ceorl in weogornaceaster; M ceorl in gleawanceaster; M ceorl in legaceaster"
    without = _collects(towns, turn="M").s.gold[MERCIA]
    _collects("M tiles mercia_mint", turn="M").is_at("M gold 4")
    _collects(f"M tiles mercia_mint; {towns}", turn="M").is_at(f"M gold {without + 3}")
    _collects(f"M tiles mercia_mint mercia_reeves; {towns}", turn="M").is_at(f"M gold {without + 4}")


def test_the_royal_mint_counts_the_cities_that_are_collected_from() -> None:
    """BRE-15.4, BRE-15.1: a City with nothing but a Control marker is not; one of the Vassal's home areas is."""
    _collects("M tiles mercia_mint; M marker in gleawanceaster", turn="M").is_at("M gold 4")
    _collects("M tiles mercia_mint; M ceorl in wiltun", turn="M").is_at("M gold 4")
    _collects("M tiles mercia_mint; M ceorl in wiltun; town_marker in wiltun", turn="M").is_at("M gold 5")
    without = _collects("M vassal cantware", turn="M").s.gold[MERCIA]
    _collects("M tiles mercia_mint; M vassal cantware", turn="M").is_at(f"M gold {without + 3}")
