"""Chapter 4: areas and borders."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREA_TYPE,
    CAPITAL,
    CAPITAL_AREA,
    DATA,
    PRINTED_DALC,
    PRINTED_FOOD,
    PRINTED_GOLD,
    PRINTED_HARBOUR,
    SEA_IDS,
    TOWN,
    VILLAGE,
)
from meadhall.games.bretwalda.notation import area_of, kingdom_of
from meadhall.games.bretwalda.realm import has_free_slot, has_harbour, is_town
from meadhall.games.bretwalda.ways import FAR, land_costs
from tests.games.bretwalda.told import laid, told


def _reach(position: str, origin: str, turn: str, start: bool = True) -> set[str]:
    """Where units of an area can go in a Movement; Ships stay where they are."""
    table = told(position, turn=turn, start=start).plays("action:movement")
    if table.question == "move_ship":
        table.plays("done")
    return table.plays(f"from:{origin}").of_kind("to")


# What an area is


def test_an_area_is_a_capital_a_city_or_countryside() -> None:
    """BRE-4.1"""
    assert [AREA_TYPE.count(kind) for kind in (CAPITAL, TOWN, VILLAGE)] == [4, 15, 28]
    assert [AREA_IDS[area] for area in CAPITAL_AREA] == ["eoforwic", "tamoworthig", "wintanceaster", "rendlaesham"]
    assert all(AREA_TYPE[area] == CAPITAL for area in CAPITAL_AREA)


def test_a_capital_counts_as_a_city() -> None:
    """BRE-4.1"""
    s = laid()
    assert is_town(s, area_of("eoforwic"))
    assert is_town(s, area_of("bathum"))
    assert not is_town(s, area_of("wiltun"))


def test_areas_show_their_symbols() -> None:
    """BRE-4.2"""
    assert (set(PRINTED_GOLD), set(PRINTED_FOOD), set(PRINTED_DALC)) == ({0, 1, 2, 3}, {0, 1}, {0, 1})
    lindcylene = area_of("lindcylene")
    symbols = [PRINTED_GOLD[lindcylene], PRINTED_FOOD[lindcylene], PRINTED_DALC[lindcylene]]
    assert symbols == [1, 1, 1]
    assert PRINTED_HARBOUR[lindcylene]
    assert not PRINTED_HARBOUR[area_of("luel")]


def test_a_harbour_is_a_symbol_or_a_marker_and_no_building() -> None:
    """BRE-4.2, BRE-7.10, BRE-RUL-8"""
    s = laid("harbour_marker in norwic; W port in wintanceaster")
    assert has_harbour(s, area_of("norwic"))
    assert has_harbour(s, area_of("wintanceaster"))
    assert not has_harbour(s, area_of("cisseceaster"))
    assert has_free_slot(s, area_of("norwic"))


# Borders


@pytest.mark.parametrize(
    ("origin", "target", "cost"),
    [
        ("wiltun", "bathum", 1),
        ("wiltun", "glaestingabyrig", 2),
        ("gyrwe", "bebbanburg", 2),
        ("luel", "bebbanburg", 2),
        ("bebbanburg", "lanerc", 2),
    ],
)
def test_open_borders_cost_a_point_forests_and_the_wall_two(origin: str, target: str, cost: int) -> None:
    """BRE-4.3, BRE-RUL-4, BRE-RUL-5"""
    s = laid()
    for here, there in ((origin, target), (target, origin)):
        costs = land_costs(s, kingdom_of("W"), area_of(here), 2)
        assert costs[area_of(there)] == cost
        assert land_costs(s, kingdom_of("W"), area_of(here), cost - 1)[area_of(there)] == FAR


def test_a_thegn_goes_two_points_far_and_stops_at_enemies() -> None:
    """BRE-TV-3, BRE-4.3, BRE-12.4, BRE-15.15"""
    assert _reach("", "wiltun", turn="W") == {
        "bathum",
        "dornwaraceaster",
        "wintanceaster",
        "gleawanceaster",
        "oxnaford",
        "cisseceaster",
        "cerotesege",
        "glaestingabyrig",
        "exanceaster",
    }


_FROM_GYRWE = {"eoforwic", "loidis", "luel", "streoneshalh", "loncaster", "bebbanburg", "lindcylene", "snotengaham"}


def test_hadrians_wall_costs_two_points() -> None:
    """BRE-TV-4, BRE-4.3, BRE-RUL-5"""
    assert _reach("", "gyrwe", turn="N") == _FROM_GYRWE


def test_pioneers_know_forests_but_not_the_wall() -> None:
    """BRE-TV-4, VAN-6.4, BRE-RUL-5: with Gwynedd a forest costs a point, the Wall still two."""
    assert _reach("N vassal gwynedd", "gyrwe", turn="N") == _FROM_GYRWE | {"legaceaster", "tamoworthig"}


def test_an_early_thaw_opens_forests_and_the_wall() -> None:
    """BRE-TV-4, BRE-4.3"""
    thaw = _FROM_GYRWE | {"legaceaster", "tamoworthig", "dynbaer", "lanerc"}
    assert _reach("season_card early_thaw", "gyrwe", turn="N") == thaw
    assert _reach("season_card early_thaw; N vassal alt_clut", "gyrwe", turn="N") == thaw


@pytest.mark.parametrize(("one", "other"), DATA["drawing"]["touch_not_adjacent"])
def test_areas_that_only_touch_are_not_adjacent(one: str, other: str) -> None:
    """BRE-4.7"""
    s = laid()
    assert area_of(other) not in s.variant.britain.neighbours[area_of(one)]
    assert area_of(one) not in s.variant.britain.neighbours[area_of(other)]
    assert land_costs(s, kingdom_of("W"), area_of(one), 1)[area_of(other)] == FAR


# The sea


def test_an_area_at_a_sea_is_coastal() -> None:
    """BRE-4.4: one may lie at two seas; others at none."""
    britain = laid().variant.britain
    assert [SEA_IDS[sea] for sea in britain.seas_of[area_of("norwic")]] == ["humbre", "temes"]
    assert britain.seas_of[area_of("oxnaford")] == []


def test_seas_are_linked() -> None:
    """BRE-4.5: the eight seas lie around Britain in one line."""
    britain = laid().variant.britain
    line = ["northsae", "humbre", "temes", "suthsae", "westsae", "saefern", "hibern", "manau"]
    for place, name in enumerate(line):
        near = {*line[max(place - 1, 0) : place], *line[place + 1 : place + 2]}
        assert {SEA_IDS[sea] for sea in britain.links[SEA_IDS.index(name)]} == near


# Building slots


def _places(position: str, building: str, turn: str = "W", **options: Any) -> set[str]:
    """Where a Kingdom with Gold can place a building; one place goes by itself."""
    table = told(f"{position}; {turn} gold 9", turn=turn, **options).plays("action:development")
    if f"build:{building}" not in table.options:
        return set()
    table.plays(f"build:{building}")
    if table.question == "place_building":
        return table.of_kind("area")
    return {AREA_IDS[table.heard("building_built")[-1][2]]}


@pytest.mark.parametrize(
    ("area", "built", "has_room"),
    [
        ("wiltun", "", True),
        ("wiltun", "W granary in wiltun", False),
        ("bathum", "W mead_hall in bathum", True),
        ("bathum", "W mead_hall in bathum; W granary in bathum", False),
        ("wintanceaster", "W mead_hall in wintanceaster; W granary in wintanceaster", True),
        ("wintanceaster", "W mead_hall in wintanceaster; W granary in wintanceaster; W port in wintanceaster", False),
    ],
)
def test_countryside_has_one_slot_a_city_two_a_capital_three(area: str, built: str, has_room: bool) -> None:
    """BRE-4.6"""
    places = _places(f"W marker in wiltun; W marker in bathum; {built}", "abbey")
    assert (area in places) == has_room


def test_a_city_marker_gives_countryside_a_second_slot() -> None:
    """BRE-4.6, BRE-7.10, BRE-RUL-9, VAN-TV-22"""
    position = "W marker in wiltun; W granary in wiltun"
    assert _places(position, "abbey") == {"wintanceaster"}
    assert _places(f"{position}; town_marker in wiltun", "abbey") == {"wintanceaster", "wiltun"}


def test_no_two_buildings_of_a_type_share_an_area() -> None:
    """BRE-4.6"""
    assert _places("W marker in bathum; W abbey in bathum; W abbey in wintanceaster", "abbey") == set()
    assert _places("W marker in bathum; W abbey in bathum", "abbey") == {"wintanceaster"}


def test_a_granary_needs_a_food_symbol() -> None:
    """BRE-4.6, BRE-7.10: printed or a Food production marker."""
    position = "W marker in wiltun; W marker in dornwaraceaster; W marker in haestingas"
    assert _places(position, "granary") == {"wintanceaster", "wiltun"}
    marked = f"{position}; food_production_marker in haestingas"
    assert _places(marked, "granary") == {"wintanceaster", "wiltun", "haestingas"}


@pytest.mark.parametrize(("rulings", "places"), [("by_the_book", set()), ("house", {"haestingas"})])
def test_a_port_needs_a_harbour(rulings: str, places: set[str]) -> None:
    """BRE-4.6, BRE-7.10, BRE-RUL-8: a coast alone will not do; a Harbour marker is a Port, and no second one is built.

    By the former ruling a Harbour marker was a place for a Port.
    """
    position = "W marker in cisseceaster; W marker in haestingas"
    assert _places(position, "port", rulings=rulings) == {"wintanceaster"}
    marked = _places(f"{position}; harbour_marker in haestingas", "port", rulings=rulings)
    assert marked == {"wintanceaster"} | places


def test_a_harbour_marker_takes_no_slot() -> None:
    """BRE-4.6, VAN-5.3, VAN-TV-41: both slots of Oxnaford stay free."""
    position = "W marker in oxnaford; harbour_marker in oxnaford; W abbey in oxnaford"
    assert _places(position, "mead_hall") == {"wintanceaster", "oxnaford"}
    assert _places(f"{position}; W mead_hall in oxnaford", "granary") == {"wintanceaster"}
