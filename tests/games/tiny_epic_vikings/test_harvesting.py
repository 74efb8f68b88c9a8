"""Chapter 9: harvest."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.tiny_epic_vikings.content import FOOD, STEEL
from tests.games.tiny_epic_vikings.told import Table, told


def _harvesting(card: str, position: str = "", **options: Any) -> Table:
    """Red plays a card face up and harvests."""
    return told(f"R hand {card}; {position}", **options).leads(card)


def test_three_resources_in_any_combination() -> None:
    """TEV-EX-7, TEV-9.1"""
    table = (
        _harvesting("leif_ploughman").asks("harvest_resource", of="red").offers("take:wood", "take:food", "take:steel")
    )
    table.plays("take:wood", "take:wood", "take:steel").turn_of("yellow").is_at("R res 4/2/3")


@pytest.mark.parametrize(("card", "value"), [("knut_the_bountiful", 2), ("leif_ploughman", 3), ("njal_barnlord", 4)])
def test_the_value_is_what_is_harvested(card: str, value: int) -> None:
    """TEV-9.1"""
    _harvesting(card).plays(*["take:food"] * value).turn_of("yellow").is_at(f"R res 2/{2 + value}/2")


def test_boats_and_temples_built_add_to_the_harvest() -> None:
    """TEV-9.2, TEV-RUL-10, TEV-RUL-11: one steel for each boat, the first one apart; one of choice for each temple."""
    table = _harvesting("knut_the_bountiful", "R boat fox_wolf whale_tail raven_wolf; R temple fox; R temple wolf")
    table.plays("take:wood", "take:wood", "take:food", "take:food").turn_of("yellow").is_at("R res 4/4/4")


def test_the_first_boat_adds_nothing() -> None:
    """TEV-RUL-11"""
    table = _harvesting("knut_the_bountiful", "R boat whale_tail").plays("take:wood", "take:wood")
    table.turn_of("yellow").is_at("R res 4/2/2")


@pytest.mark.parametrize(("bonus", "after"), [("food", "4/3/2"), ("steel", "4/2/3"), ("wood", "5/2/2")])
def test_what_a_boat_adds_can_be_agreed_on(bonus: str, after: str) -> None:
    """TEV-RUL-10"""
    table = _harvesting("knut_the_bountiful", "R boat fox_wolf whale_tail", harvest_boat_bonus=bonus)
    table.plays("take:wood", "take:wood").is_at(f"R res {after}")


def test_a_harvest_ends_when_there_is_no_room() -> None:
    """TEV-TV-19, TEV-2.3, TEV-9.2"""
    table = _harvesting("leif_ploughman", "R res 7/6/5; R boat fox_wolf whale_tail raven_wolf; R temple fox")
    table.offers("take:food", "take:steel").plays("take:food")
    table.turn_of("yellow").is_at("R res 7/7/7")
    assert [numbers[1:3] for numbers in table.heard("resource_gained")] == [[FOOD, 1], [STEEL, 1], [STEEL, 1]]


def test_who_has_everything_harvests_nothing() -> None:
    """TEV-2.3, TEV-9.1"""
    rich = _harvesting("leif_ploughman", "R res 7/7/7; R boat fox_wolf whale_tail; R temple fox")
    rich.turn_of("yellow").is_at("R res 7/7/7")
