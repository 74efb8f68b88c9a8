"""Chapter 15: the action Fyrd."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _fyrd(position: str, turn: str = "W", **options: Any) -> Table:
    return told(f"{position}; {NO_CARDS}", turn=turn, **options).plays("action:fyrd")


def _places(position: str, order: str, turn: str = "W", **options: Any) -> set[str]:
    """Where an order can be carried out; one place goes by itself."""
    table = _fyrd(position, turn, **options).plays(order)
    return set(table.options) if table.question == "place_recruit" else {"one"}


# Mead Halls


def test_mead_halls_of_controlled_areas_give_cards_at_the_start() -> None:
    """BRE-15.5"""
    position = "W mead_hall in wintanceaster; E mead_hall in bathum; W marker in bathum; W mead_hall in wiltun"
    table = told(f"{position}; M ceorl in wiltun; deck tribute raid skirmishers").plays("action:fyrd")
    table.plays("lordship:tribute", "lordship:raid").asks("choose_fyrd", of="W").is_at("W hand raid tribute")


# Recruits and upgrades


@pytest.mark.parametrize(
    ("unit", "gold"), [("ceorl", 1), ("hunter", 3), ("thegn", 2), ("bishop", 3), ("ealdorman", 4), ("ruler", 3)]
)
def test_units_are_recruited_for_gold(unit: str, gold: int) -> None:
    """BRE-15.6, BRE-12.1"""
    position = "W none in wintanceaster; W thegn in wiltun; W pool ruler"
    table = _fyrd(f"{position}; W gold {gold}").plays(f"recruit:{unit}").is_at("W gold 0")
    table.is_at(f"W {unit} in wintanceaster")
    poor = told(f"{position}; W gold {gold - 1}; {NO_CARDS}").plays("action:fyrd")
    poor.lacks(f"recruit:{unit}")


@pytest.mark.parametrize(
    ("old", "new", "gold"), [("ceorl", "thegn", 1), ("ceorl", "hunter", 2), ("thegn", "ealdorman", 2)]
)
def test_units_are_upgraded_for_gold(old: str, new: str, gold: int) -> None:
    """BRE-15.6, BRE-15.9: the old piece returns to the pool."""
    table = _fyrd(f"W {old} in wiltun; W gold {gold}").plays(f"upgrade:{old}:{new}")
    table.is_at(f"W {new} in wiltun; W gold 0")
    limits = {"ceorl": 8, "hunter": 2, "thegn": 6, "ealdorman": 3}
    table.is_at(f"W pool {limits[old]} {old}; W pool {limits[new] - 1} {new}")


def test_four_recruits_ships_and_upgrades_together_are_the_limit() -> None:
    """BRE-15.6"""
    table = _fyrd("W ceorl in bathum; W marker in bathum; W gold 20")
    table.plays("recruit:thegn", "area:wintanceaster", "recruit:ship").is_at("W ship in suthsae")
    table.plays("upgrade:ceorl:thegn").is_at("W thegn in bathum").plays("recruit:ceorl", "area:bathum")
    table.asks("choose_action", of="W").is_at("W gold 14; W thegn ceorl in bathum; W ruler thegn in wintanceaster")


def test_burhs_raise_the_limit() -> None:
    """BRE-15.6"""
    table = _fyrd("W tiles wessex_burhs; W gold 20").plays(*["recruit:thegn"] * 5)
    table.asks("choose_action", of="W").is_at("W ruler 5 thegn in wintanceaster")


def test_a_pool_without_the_unit_recruits_none() -> None:
    """BRE-15.6, BRE-15.9: nor upgrades to it."""
    table = _fyrd("W 6 thegn in wiltun; W ceorl in bathum; W gold 9").lacks("recruit:thegn", "upgrade:ceorl:thegn")
    table.has("upgrade:ceorl:hunter", "recruit:ealdorman")


def test_without_the_option_there_are_no_hunters() -> None:
    """BRE-15.6, option vk_hunters"""
    _fyrd("W ceorl in bathum; W gold 9", vk_hunters=False).lacks("recruit:hunter", "upgrade:ceorl:hunter")


# Where land units go


def test_land_units_are_placed_in_the_capital_and_in_own_cities() -> None:
    """BRE-15.7, BRE-RUL-9: Cities with the Kingdom's marker, not Countryside."""
    position = "W gold 9; W marker in bathum; W marker in wiltun; W thegn in oxnaford; M marker in gleawanceaster"
    assert _places(position, "recruit:thegn") == {"area:wintanceaster", "area:bathum"}
    assert _places(f"{position}; town_marker in wiltun", "recruit:thegn") == {
        "area:wintanceaster",
        "area:bathum",
        "area:wiltun",
    }


def test_no_units_are_placed_where_enemies_are() -> None:
    """BRE-15.7"""
    position = "W gold 9; W marker in bathum; W marker in gleawanceaster"
    assert "area:bathum" in _places(position, "recruit:thegn")
    assert _places(f"{position}; danes viking in bathum", "recruit:thegn") == {
        "area:wintanceaster",
        "area:gleawanceaster",
    }
    lost = "W ruler in wiltun; danes viking in wintanceaster; W gold 9"
    _fyrd(f"{lost}; W marker in bathum").plays("recruit:thegn").is_at("W thegn in bathum")
    _fyrd(lost).asks("choose_action", of="W")


def test_a_capital_held_by_another_recruits_nobody() -> None:
    """BRE-15.7"""
    table = _fyrd("W ruler in wiltun; M marker in wintanceaster; W marker in bathum; W gold 2").plays("recruit:thegn")
    table.is_at("W thegn in bathum")


def test_a_bishop_goes_to_an_abbey() -> None:
    """BRE-15.7: in the Capital or under the marker; else where other units go."""
    position = "W gold 9; W marker in bathum; W marker in wiltun"
    assert _places(position, "recruit:bishop") == {"area:wintanceaster", "area:bathum"}
    _fyrd(f"{position}; W abbey in wiltun").plays("recruit:bishop").is_at("W bishop in wiltun")
    both = f"{position}; W abbey in wiltun; W abbey in wintanceaster"
    assert _places(both, "recruit:bishop") == {"area:wintanceaster", "area:wiltun"}


def test_a_ruler_goes_to_the_capital_and_else_to_a_city() -> None:
    """BRE-15.7"""
    position = "W thegn in wiltun; W pool ruler; W gold 3; W marker in bathum"
    _fyrd(f"{position}; W none in wintanceaster").plays("recruit:ruler").is_at("W ruler in wintanceaster")
    lost = f"{position}; M marker in wintanceaster"
    _fyrd(lost).plays("recruit:ruler").is_at("W ruler in bathum")


def test_burhs_let_ceorls_rise_in_the_countryside() -> None:
    """BRE-15.7, BRE-8.2: Ceorls alone, under the Kingdom's marker."""
    position = "W gold 9; W marker in wiltun; W ceorl in cisseceaster; W tiles wessex_burhs"
    assert _places(position, "recruit:ceorl") == {"area:wintanceaster", "area:wiltun"}
    assert _places(position, "recruit:thegn") == {"one"}


# Ships


def test_a_ship_is_placed_at_a_harbour_that_the_kingdom_controls() -> None:
    """BRE-15.8: also through the Vassal; not in a sea with enemy Ships."""
    _fyrd("W gold 2").plays("recruit:ship").is_at("W ship in suthsae; W gold 0")
    assert _places("W gold 2; W vassal defnas", "recruit:ship") == {"sea:suthsae", "sea:westsae", "sea:saefern"}
    enemies = "W gold 2; W vassal defnas; E ship in suthsae; E ship in saefern"
    _fyrd(enemies).plays("recruit:ship").is_at("W ship in westsae; W none in suthsae")
    _fyrd("W gold 2; E ship in suthsae").lacks("recruit:ship")
    _fyrd("M gold 2", turn="M").lacks("recruit:ship")


def test_a_harbour_under_a_marker_needs_no_unit() -> None:
    """BRE-15.8"""
    assert _places("W gold 2; W marker in legaceaster", "recruit:ship") == {"sea:suthsae", "sea:manau"}


# Upgrades


def test_upgrades_are_made_on_any_controlled_area() -> None:
    """BRE-15.9: home areas of Minor Kingdoms included."""
    position = "W ceorl in wiltun; W ceorl in exanceaster; W ceorl in wintanceaster; W gold 9"
    assert _places(position, "upgrade:ceorl:thegn") == {"area:wiltun", "area:exanceaster", "area:wintanceaster"}


def test_units_of_the_vassal_are_not_upgraded() -> None:
    """BRE-15.9: a unit of your Kingdom."""
    _fyrd("W vassal defnas; defnas ceorl thegn in exanceaster; W gold 9").lacks(
        "upgrade:ceorl:thegn", "upgrade:thegn:ealdorman"
    )
