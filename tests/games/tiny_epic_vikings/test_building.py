"""Chapter 10: building boats and temples."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.tiny_epic_vikings.picture import picture
from meadhall.games.tiny_epic_vikings.text import describe
from tests.games.tiny_epic_vikings.told import Table, told


def _building(position: str, **options: Any) -> Table:
    """Red plays a card face up and builds."""
    return told(f"R hand olaf_hallbuilder; {position}", **options).leads("olaf_hallbuilder")


def _boats(table: Table) -> set[str]:
    return {name.split(":")[2] for name in table.options if name.startswith("boat_for:")}


def _temples(table: Table) -> set[str]:
    return {name.split(":")[2] for name in table.options if name.startswith("temple_for:")}


# Prices


@pytest.mark.parametrize(
    ("boats", "price"), [("south_reach", 2), ("south_reach fox_wolf", 3), ("south_reach fox_wolf wolf_fox", 4)]
)
def test_boats_cost_two_three_and_four_wood(boats: str, price: int) -> None:
    """TEV-10.1, TEV-10.2: with just enough wood for the cheapest slot that is left."""
    table = _building(f"R boat {boats}; R res {price}/2/2").asks("build_unit", of="red")
    table.offers_by_the_way().plays(f"boat_for:{price}:south_sound")
    table.is_at(f"R boat {boats} south_sound; R res 0/2/2").turn_of("yellow")
    _building(f"R boat {boats}; R res {price - 1}/2/2").turn_of("yellow").is_at(f"R boat {boats}")


def test_there_are_three_boats_to_build() -> None:
    """TEV-10.1"""
    table = _building("R boat south_reach fox_wolf wolf_fox raven_wolf; R res 7/2/2").turn_of("yellow")
    table.is_at("R sheet 6/0/2")


@pytest.mark.parametrize(("temples", "price"), [("", 4), ("R temple wolf", 6)])
def test_temples_cost_four_and_six_wood(temples: str, price: int) -> None:
    """TEV-10.1, TEV-10.2"""
    table = _building(f"{temples}; R 1 fox; R res {price}/2/2").plays(f"temple_for:{price}:fox").turn_of("yellow")
    table.is_at("R temple fox; R res 0/2/2; R holds fox; R influence fox 5")
    assert _temples(_told_with(f"{temples}; R 1 fox; R res {price - 1}/2/2; R boat south_reach")) == set()


def _told_with(position: str) -> Table:
    return _building(position).asks("build_unit", of="red")


def test_there_are_two_temples_to_build() -> None:
    """TEV-10.1"""
    table = _told_with("R temple wolf; R temple raven; R 1 fox; R res 7/2/2")
    assert _boats(table)
    assert not _temples(table)


def test_one_piece_is_built_or_none() -> None:
    """TEV-10.1"""
    table = _told_with("R 1 fox; R boat fox_wolf; R res 7/2/2")
    table.fork().plays("skip").turn_of("yellow").is_at("R res 7/2/2; R sheet 5/3/2")
    table.plays("boat_for:2:south_sound").turn_of("yellow").is_at("R res 5/2/2; R sheet 5/2/2")


# Slots

_AROUND_FOX = ["south_reach", "south_sound", "southwest_reach", "southwest_sound"]


def test_a_dearer_slot_can_be_paid_and_a_cheaper_one_kept() -> None:
    """TEV-TV-30, TEV-10.2, TEV-RUL-25: seven wood pay for any slot; the next boat may cost 2."""
    boats = [f"boat_for:{price}:{fjord}" for price in (2, 3, 4) for fjord in _AROUND_FOX]
    table = _building("R 1 fox; R res 7/2/2; R hand orm_stonereader; Y hand astrid_goldhand")
    table.offers(*boats, "temple_for:4:fox", "temple_for:6:fox", "skip").is_at("R slots 2,3,4/4,6")
    dear = table.fork().plays("boat_for:4:south_sound").is_at("R res 3/2/2; R slots 2,3/4,6; R sheet 5/2/2")
    assert dear.heard("boat_built")[0][2] == 4
    table.plays("temple_for:6:fox").is_at("R res 1/2/2; R slots 2,3,4/4; R temple fox")
    dear.turn_of("yellow").shows("astrid_goldhand").turn_of("blue").plays(dear.options[0], "skip")
    dear.turn_of("red").leads("orm_stonereader").has("boat_for:2:south_sound", "boat_for:3:south_sound")
    dear.lacks("boat_for:4:south_sound").plays("boat_for:2:south_sound").is_at("R res 1/2/2; R slots 3/4,6")


def test_a_piece_came_always_from_the_cheapest_slot() -> None:
    """TEV-TV-30, TEV-RUL-25: by the rulings of the house, and options did not name it."""
    table = _building("R 1 fox; R res 7/2/2", rulings="house").offers_by_the_way()
    table.offers(*[f"build_boat:{fjord}" for fjord in _AROUND_FOX], "build_temple:fox", "skip")
    table.fork().plays("build_boat:south_sound").is_at("R res 5/2/2; R slots 3,4/4,6")
    table.plays("build_temple:fox").is_at("R res 3/2/2; R slots 2,3,4/6")


def test_dearer_slots_are_offered_by_the_way_while_there_is_room_for_wood() -> None:
    """TEV-RUL-25: what they cost more is lost then; with a full store they are worth a thought."""
    table = _told_with("R 1 seal; R boat south_reach; R res 6/2/2")
    table.offers(*[f"boat_for:2:{fjord}" for fjord in sorted(_boats(table))], "temple_for:4:seal", "skip")
    dearer = [f"boat_for:{price}:{fjord}" for price in (3, 4) for fjord in _boats(table)]
    table.offers_by_the_way(*dearer, "temple_for:6:seal")
    _told_with("R 1 seal; R boat south_reach; R res 7/2/2").offers_by_the_way()


@pytest.mark.parametrize("layout", ["wide", "parts"])
def test_the_map_and_the_mat_show_the_slots(layout: str) -> None:
    """TEV-RUL-25: a fjord stands for the cheapest slot, a chip upon it for a dearer one, the mat for all of a slot."""
    table = _told_with("R boat south_reach fox_wolf; R res 6/2/2")
    drawn = picture(table.s, 0, "en", layout)
    assert re.search(r'id="fjord-south_sound"[^>]*data-option="boat_for:3:south_sound"', drawn)
    assert re.search(r'id="boat-for-4-south-sound"[^>]*data-option="boat_for:4:south_sound"', drawn)
    assert re.search(r'id="slot-red-boat-4"[^>]*data-options="boat_for:4:', drawn)
    assert 'id="slot-red-boat-2"' not in drawn
    assert 'id="slot-red-temple-6"' in drawn
    assert "button-boat" not in drawn


def test_what_a_sheet_still_holds_is_told_with_its_prices() -> None:
    """TEV-10.2"""
    lines = dict(describe(told("R boat south_reach fox_wolf; R temple fox; R temple wolf").s, 0, "en"))["Clans"]
    assert "on the sheet settlers 6, boats 2 (for 3, 4 wood), temples 0; raided" in lines[0]


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
    table = _told_with("R 1 fox; R res 2/2/2; Y boat south_reach; B boat south_reach").plays("boat_for:2:south_reach")
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
    table = _told_with("R 1 fox; Y temple fox; Y holds fox; R res 4/2/2").plays("temple_for:4:fox")
    table.is_at("R temple fox; Y temple fox; R holds fox; fury 0/0/1")
