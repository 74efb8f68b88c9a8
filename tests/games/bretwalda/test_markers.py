"""Chapter VAN-5: the expansion's Season cards and their markers."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import AREA_TYPE, CAPITAL, DATA, MARKER_COUNT, TOWN, VILLAGE
from tests.games.bretwalda.notation import area_of
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_CARDS = {
    "food_production_marker": ("vk_reap_what_you_sow", 1),
    "harbour_marker": ("vk_sea_trade", 2),
    "gold_production_marker": ("vk_milk_and_honey", 3),
    "town_marker": ("vk_urbanisation", 4),
}
_FED = "9 food in eoforwic; 9 food in tamoworthig; 9 food in wintanceaster; 9 food in rendlaesham"
_AREAS = [row["id"] for row in DATA["areas"]]
_COAST = [row["id"] for row in DATA["areas"] if row["seas"] and not row["port"]]
_VILLAGES = [row["id"] for row in DATA["areas"] if row["type"] == "village"]


def _turned_up(marker: str, position: str = "", **options: Any) -> Table:
    """The card of a marker is turned up; Wessex is Pretender."""
    card, number = _CARDS[marker]
    table = told(f"{_FED}; {position}; {NO_CARDS}", phase="season", year_round=number, **options)
    return table.plays(f"season_card:{card}").passes().asks("place_marker", of="W")


@pytest.mark.parametrize("marker", _CARDS)
def test_every_player_places_one_marker_in_player_order(marker: str) -> None:
    """VAN-5.1: at most one of a kind in an area, five in all."""
    table = _turned_up(marker)
    for letter, area in zip("WENM", ["wiltun", "norwic", "gyrwe", "aeron"], strict=True):
        table.asks("place_marker", of=letter).plays(f"area:{area}")
        table.is_at(f"{marker} in {area}")
        if letter != "M":
            table.lacks(f"area:{area}")
    assert table.question != "place_marker"
    assert MARKER_COUNT == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("marker", "areas"),
    [
        ("food_production_marker", _VILLAGES),
        ("harbour_marker", _COAST),
        ("gold_production_marker", _AREAS),
        ("town_marker", _VILLAGES),
    ],
)
def test_where_markers_may_be_placed(marker: str, areas: list[str]) -> None:
    """VAN-5.2, VAN-5.3, VAN-5.4, VAN-5.5, VAN-5.6, VAN-RUL-9: on any such area, whoever controls it."""
    table = _turned_up(marker, "M thegn in wiltun; danes viking in norwic")
    assert table.of_kind("area") == set(areas)


def test_a_food_production_marker_adds_a_food() -> None:
    """VAN-5.2, VAN-RUL-8: also where there was no symbol; then it is one."""
    position = "food_production_marker in wiltun; food_production_marker in haestingas; W thegn in wiltun"
    table = told(f"{position}; W thegn in haestingas").plays("action:collection")
    table.is_at("2 food in wiltun; 1 food in haestingas; 1 food in wintanceaster")
    spring = told(f"{position}; W marker in haestingas; {NO_CARDS}", phase="season", year_round=1)
    spring.plays("season_card:witan").asks("sow", of="W").has("area:haestingas")
    rich = f"{position}; W thegn in haestingas; W marker in haestingas; W gold 3"
    told(rich).plays("action:development", "build:granary").has("area:haestingas")


def test_a_gold_production_marker_adds_a_gold() -> None:
    """VAN-5.4, VAN-RUL-8: also where there was none."""
    position = "gold_production_marker in wintanceaster; gold_production_marker in wiltun; W thegn in wiltun"
    told(position).plays("action:collection").is_at("W gold 4")


def test_a_harbour_marker_makes_a_harbour() -> None:
    """VAN-5.3, BRE-RUL-8: units embark there, Ships and Ports are built there."""
    position = "harbour_marker in wiltun; W thegn in wiltun; W marker in wiltun; W ship in suthsae; W gold 9"
    table = told(position)
    table.fork().plays("action:movement", "done", "from:wiltun").has("to:cantwareburg", "to:haestingas")
    table.fork().plays("action:development", "build:port").has("area:wiltun")
    told(position.replace("harbour_marker in wiltun; ", "")).plays("action:development", "build:port").is_at(
        "W port in wintanceaster"
    )


def test_danes_arrive_after_sea_trade() -> None:
    """VAN-5.3"""
    table = _turned_up("harbour_marker")
    for area in ("wiltun", "norwic", "gyrwe", "aeron"):
        table.plays(f"area:{area}")
    table.asks("roll_landing", of="chance")


def test_danes_and_neutral_units_move_after_milk_and_honey() -> None:
    """VAN-5.4"""
    table = _turned_up("gold_production_marker", "neutral ceorl in mynyw; W gold 5")
    for area in ("wiltun", "norwic", "gyrwe", "aeron"):
        table.plays(f"area:{area}")
    table.asks("bribe_group", of="W").has("area:mynyw")


def test_urbanisation_comes_after_three_food_are_removed_and_the_army_is_fed() -> None:
    """VAN-5.5, BRE-RUL-6"""
    _turned_up("town_marker").is_at("5 food in wintanceaster; 5 food in eoforwic")


@pytest.mark.parametrize("winter_no_food", [True, False])
def test_no_food_is_collected_in_the_round_of_urbanisation(winter_no_food: bool) -> None:
    """VAN-5.5, VAN-RUL-26, BRE-RUL-7: whatever the option says."""
    table = _turned_up("town_marker", winter_no_food=winter_no_food)
    for area in ("wiltun", "norwic", "gyrwe", "aeron"):
        table.plays(f"area:{area}")
    table.plays("action:collection").is_at("5 food in wintanceaster; W gold 2")
    mild = told(f"9 food in wintanceaster; {NO_CARDS}", year_round=4, winter_no_food=winter_no_food)
    mild.plays("action:collection").is_at(f"{9 if winter_no_food else 10} food in wintanceaster")


def test_a_city_marker_makes_a_city() -> None:
    """VAN-TV-22, VAN-5.5, BRE-7.10: two slots, recruits, a City die; no Food production marker any more."""
    position = "town_marker in wiltun; W marker in wiltun; W gold 9; W abbey in wiltun"
    table = told(position)
    table.fork().plays("action:fyrd", "recruit:thegn").offers("area:wiltun", "area:wintanceaster")
    table.fork().plays("action:development", "build:granary").has("area:wiltun")
    told(position.replace("town_marker in wiltun; ", "")).plays("action:development", "build:granary").is_at(
        "W granary in wintanceaster"
    )
    fight = battle("wiltun", "M", f"{position}; M thegn in wiltun; W thegn in wiltun; {NO_CARDS}", before="W")
    fight.rolls(0, 1, 0).is_at("M none in wiltun; W thegn in wiltun")
    _turned_up("food_production_marker", "town_marker in wiltun").lacks("area:wiltun")
    both = "town_marker in wiltun; food_production_marker in wiltun; W thegn in wiltun"
    told(both).plays("action:collection").is_at("2 food in wiltun; food_production_marker in wiltun")


def test_a_city_stays_a_city_and_a_capital_a_capital() -> None:
    """VAN-5.5: only Countryside becomes a City."""
    table = _turned_up("town_marker", "town_marker in norwic")
    table.lacks("area:norwic", "area:bathum", "area:wintanceaster")
    kinds = [AREA_TYPE[area_of(name)] for name in ("norwic", "bathum", "wintanceaster")]
    assert kinds == [VILLAGE, TOWN, CAPITAL]


def test_markers_are_permanent() -> None:
    """VAN-5.1: whoever takes the area, Danes too."""
    markers = "gold_production_marker in haestingas; harbour_marker in haestingas; food_production_marker in haestingas"
    position = f"{markers}; town_marker in haestingas; W marker in haestingas; W abbey in haestingas; {NO_CARDS}"
    table = told(position, phase="season", year_round=2).plays("season_card:drought", "site:haestingas")
    table.is_at(f"danes 2 viking in haestingas; no abbey in haestingas; {markers}; town_marker in haestingas")


def test_gods_grace_places_no_marker() -> None:
    """VAN-5.1, BRE-9.4: op ignore_season."""
    position = f"W hand gods_grace; {NO_CARDS}"
    table = told(position, phase="season", year_round=1).plays("season_card:vk_reap_what_you_sow", "card:gods_grace")
    table.asks("place_marker", of="E")


def test_without_a_marker_left_nobody_places_one() -> None:
    """VAN-5.1: there are five of each."""
    laid = "; ".join(f"food_production_marker in {area}" for area in ("norwic", "gyrwe", "aeron", "lanerc"))
    table = _turned_up("food_production_marker", laid).plays("area:wiltun")
    assert table.question != "place_marker"
