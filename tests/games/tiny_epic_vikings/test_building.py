"""Chapter 10: building boats and temples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tiny_epic_vikings.told import Table, told


def _building(position: str, **options: Any) -> Table:
    """Red plays a card face up and builds."""
    return told(f"R hand olaf_hallbuilder; {position}", **options).leads("olaf_hallbuilder")


def _boats(table: Table) -> set[str]:
    return {name.removeprefix("build_boat:") for name in table.options if name.startswith("build_boat:")}


def _temples(table: Table) -> set[str]:
    return {name.removeprefix("build_temple:") for name in table.options if name.startswith("build_temple:")}


# Prices


@pytest.mark.parametrize(
    ("boats", "price"), [("south_reach", 2), ("south_reach fox_wolf", 3), ("south_reach fox_wolf wolf_fox", 4)]
)
def test_boats_cost_two_three_and_four_wood(boats: str, price: int) -> None:
    """TEV-10.1, TEV-10.2, TEV-RUL-25: always the cheapest slot that is left."""
    table = _building(f"R boat {boats}; R res {price}/2/2").asks("build_unit", of="red").plays("build_boat:south_sound")
    table.is_at(f"R boat {boats} south_sound; R res 0/2/2").turn_of("yellow")
    _building(f"R boat {boats}; R res {price - 1}/2/2").turn_of("yellow").is_at(f"R boat {boats}")


def test_there_are_three_boats_to_build() -> None:
    """TEV-10.1"""
    table = _building("R boat south_reach fox_wolf wolf_fox raven_wolf; R res 7/2/2").turn_of("yellow")
    table.is_at("R sheet 6/0/2")


@pytest.mark.parametrize(("temples", "price"), [("", 4), ("R temple wolf", 6)])
def test_temples_cost_four_and_six_wood(temples: str, price: int) -> None:
    """TEV-10.1, TEV-10.2, TEV-RUL-25"""
    table = _building(f"{temples}; R 1 fox; R res {price}/2/2").plays("build_temple:fox").turn_of("yellow")
    table.is_at("R temple fox; R res 0/2/2; R holds fox; R influence fox 5")
    assert _temples(_told_with(f"{temples}; R 1 fox; R res {price - 1}/2/2; R boat south_reach")) == set()


def _told_with(position: str) -> Table:
    return _building(position).asks("build_unit", of="red")


def test_there_are_two_temples_to_build() -> None:
    """TEV-10.1"""
    table = _told_with("R temple wolf; R temple raven; R 1 fox; R res 7/2/2").lacks("build_temple:fox")
    assert _boats(table)


def test_one_piece_is_built_or_none() -> None:
    """TEV-10.1"""
    table = _told_with("R 1 fox; R boat fox_wolf; R res 7/2/2")
    table.fork().plays("skip").turn_of("yellow").is_at("R res 7/2/2; R sheet 5/3/2")
    table.plays("build_boat:south_sound").turn_of("yellow").is_at("R res 5/2/2; R sheet 5/2/2")


# Where boats are put


@pytest.mark.parametrize(
    ("pieces", "fjords"),
    [
        ("R 1 fox", "south_reach south_sound southwest_reach southwest_sound"),
        ("R temple seal", "northwest_reach west_reach west_sound"),
        ("R boat bear_wolf", "east_sound south_sound southeast_sound whale_tail"),
        ("R boat south_reach", "south_sound"),
        ("R boat whale_tail", "west_sound east_sound south_sound"),
        (
            "R boat whale_tail east_sound",
            "west_sound east_sound south_sound whale_tail northeast_reach east_reach southeast_sound",
        ),
    ],
)
def test_a_boat_is_put_next_to_a_region_of_its_clan(pieces: str, fjords: str) -> None:
    """TEV-10.3, TEV-RUL-12: an island with a piece or a docked boat, or the fjord of a boat; not that fjord itself."""
    assert _boats(_told_with(f"{pieces}; R res 3/2/2")) == set(fjords.split())


def test_other_boats_do_not_matter() -> None:
    """TEV-10.3"""
    table = _told_with("R 1 fox; R res 2/2/2; Y boat south_reach; B boat south_reach").plays("build_boat:south_reach")
    table.is_at("R sheet 5/2/2; Y boat south_reach; B boat south_reach")


def test_boats_of_others_and_empty_islands_give_no_place() -> None:
    """TEV-10.3"""
    _building("Y boat south_reach; Y 1 fox; R res 7/2/2").turn_of("yellow")


def test_boats_are_built_from_the_land_only_if_the_table_agreed_so() -> None:
    """TEV-RUL-12: but for a clan without land forces."""
    table = _building("R 1 seal; R boat fox_wolf whale_tail; R res 7/2/2", boat_build_region="land_only")
    assert _boats(table) == {"northwest_reach", "west_reach", "west_sound"}
    table = _building("R boat south_reach; R res 7/2/2", boat_build_region="land_only")
    assert _boats(table) == {"south_sound"}


# Where temples are put


def test_a_temple_needs_an_own_settler_and_no_own_temple() -> None:
    """TEV-10.4"""
    table = _told_with("R 1 fox; R 1 wolf; R temple wolf; R boat raven_wolf; Y 2 serpent; R res 7/2/2")
    assert _temples(table) == {"fox"}


def test_temples_of_others_do_not_matter() -> None:
    """TEV-TV-15, TEV-10.4"""
    table = _told_with("R 1 fox; Y temple fox; Y holds fox; R res 4/2/2").plays("build_temple:fox")
    table.is_at("R temple fox; Y temple fox; R holds fox; fury 0/0/1")
