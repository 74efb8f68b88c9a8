"""Chapter VAN-5: the expansion's Season cards and their markers."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import AREA_TYPE, CAPITAL, DATA, MARKER_COUNT, TOWN, VILLAGE
from meadhall.games.bretwalda.invariants import check
from meadhall.games.bretwalda.notation import area_of, kingdom_of
from meadhall.games.bretwalda.sense import features_for
from tests.games.bretwalda.told import READINGS, Table, battle, laid, told

NO_CARDS = "deck empty; discards empty"
_CARDS = {
    "food_production_marker": ("vk_reap_what_you_sow", 1),
    "harbour_marker": ("vk_sea_trade", 2),
    "gold_production_marker": ("vk_milk_and_honey", 3),
    "town_marker": ("vk_urbanisation", 4),
}
_FED = "9 food in eoforwic; 9 food in tamoworthig; 9 food in wintanceaster; 9 food in rendlaesham"
_AREAS = [row["id"] for row in DATA["areas"]]
_WITHOUT_HARBOUR = [row["id"] for row in DATA["areas"] if not row["port"]]
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
        ("harbour_marker", _WITHOUT_HARBOUR),
        ("gold_production_marker", _AREAS),
        ("town_marker", _VILLAGES),
    ],
)
def test_where_markers_may_be_placed(marker: str, areas: list[str]) -> None:
    """VAN-5.2, VAN-5.3, VAN-5.4, VAN-5.5, VAN-5.6, VAN-RUL-9: on any such area, whoever controls it."""
    table = _turned_up(marker, "M thegn in wiltun; danes viking in norwic")
    assert table.of_kind("area") == set(areas)


def test_a_harbour_marker_goes_to_any_area_without_a_harbour() -> None:
    """VAN-TV-41, VAN-5.3, VAN-RUL-9: 34 areas, inland ones too, then one fewer; by the former ruling coasts only."""
    table = _turned_up("harbour_marker").has("area:oxnaford")
    assert len(table.options) == 34
    assert len(table.plays("area:oxnaford").asks("place_marker", of="E").lacks("area:oxnaford").options) == 33
    assert _turned_up("harbour_marker", rulings="house").lacks("area:oxnaford").of_kind("area") == set(_COAST)


@pytest.mark.parametrize(("rulings", "gold", "with_ship"), [("by_the_book", 3, 4), ("house", 2, 2)])
def test_a_harbour_marker_gives_the_gold_of_a_port(rulings: str, gold: int, with_ship: int) -> None:
    """BRE-8.5, BRE-RUL-8: 1 Gold, 2 with a Ship off the coast; by the former ruling none."""
    coast = "harbour_marker in bathum; W thegn in bathum"
    told(coast, rulings=rulings).plays("action:collection").is_at(f"W gold {2 + gold}")
    told(f"{coast}; W ship in saefern", rulings=rulings).plays("action:collection").is_at(f"W gold {2 + with_ship}")


def test_an_inland_harbour_marker_gives_the_gold_of_a_port_without_a_ship() -> None:
    """VAN-TV-41, BRE-8.5, BRE-RUL-8: 2 and 1, there is no sea for more."""
    position = "harbour_marker in oxnaford; W thegn in oxnaford; W ship in suthsae"
    told(position).plays("action:collection").is_at("W gold 5")


def test_three_ports_may_be_markers() -> None:
    """VAN-TV-41: "Control 3 Ports" counts Oxnaford."""
    position = "harbour_marker in oxnaford; W thegn in oxnaford; W marker in gleawanceaster; M port in gleawanceaster"
    table = told(f"{position}; W port in wintanceaster; W chronicles trading_empire").plays("skip", "skip")
    table.has("complete:trading_empire")


@pytest.mark.parametrize(
    ("position", "by_the_book", "house"),
    [
        ("harbour_marker in wiltun", [], []),
        ("harbour_marker in oxnaford", [], ["By the former ruling no Harbour marker can lie in oxnaford"]),
        ("harbour_marker in lundenwic", ["lundenwic has a Harbour"], ["lundenwic has a Harbour"]),
        ("harbour_marker in wiltun; W port in wiltun", ["wiltun cannot have a Harbour marker and a Port"], []),
    ],
)
def test_where_harbour_markers_cannot_lie(position: str, by_the_book: list[str], house: list[str]) -> None:
    """VAN-5.3, BRE-RUL-8, VAN-RUL-9: a position with such a marker is none."""
    for rulings, faults in zip(READINGS, (by_the_book, house), strict=True):
        found = check(laid(position, rulings=rulings))
        assert [fault.startswith(expected) for fault, expected in zip(found, faults, strict=True)] == [True] * len(
            faults
        )


def test_the_evaluation_knows_what_a_harbour_marker_is_worth() -> None:
    """BRE-RUL-8: its Gold and a building more, which a hint can name; by the former ruling nothing."""
    for rulings, gains in zip(READINGS, ({"gold_income", "buildings"}, set[str]()), strict=True):
        values: list[dict[str, float]] = []
        for more in ("", "; harbour_marker in oxnaford"):
            s = laid(f"W thegn in oxnaford{more}", rulings=rulings)
            seat = s.seat_of[kingdom_of("W")]
            values.append({name: number for name, owner, number, _ in features_for(s, seat) if owner == seat})
        assert {name for name in values[0] if values[1][name] > values[0][name]} == gains


def test_nobody_embarks_inland() -> None:
    """VAN-RUL-9, BRE-15.8, BRE-15.16: a Port without a sea has no Ships."""
    position = "harbour_marker in oxnaford; W thegn in oxnaford; W marker in oxnaford; W ship in suthsae; W gold 9"
    plain = told(position.replace("harbour_marker in oxnaford; ", "")).plays("action:movement", "done", "from:oxnaford")
    assert told(position).plays("action:movement", "done", "from:oxnaford").of_kind("to") == plain.of_kind("to")
    told(f"{position}; N thegn in wintanceaster; W ruler in wiltun").plays("action:fyrd").lacks("recruit:ship")


def test_a_harbour_marker_is_never_destroyed() -> None:
    """VAN-5.3, BRE-5.6, BRE-9.4: neither burned by Danes nor by a card."""
    position = "danes 2 viking in bathum; W ceorl in bathum; W marker in bathum; harbour_marker in bathum"
    battle("bathum", "danes", position).rolls(1, 0, 0, 0).is_at("danes 2 viking in bathum; harbour_marker in bathum")
    card = next(row["id"] for row in DATA["lordship_cards"] if "destroy_building" in str(row["effects"]))
    burning = f"W thegn in wiltun; M marker in bathum; harbour_marker in bathum; W hand {card}"
    told(burning).lacks(f"card:{card}")
    told(f"{burning}; M abbey in bathum").has(f"card:{card}")


@pytest.mark.parametrize(("rulings", "target"), [("by_the_book", "streoneshalh"), ("house", "bebbanburg")])
def test_danes_are_drawn_by_a_harbour_marker_like_by_any_building(rulings: str, target: str) -> None:
    """VAN-5.3, BRE-14.10: Streoneshalh with 1 Gold and the marker is worth 3, Bebbanburg with 2 Gold 2."""
    position = f"danes 2 viking in gyrwe; N ruler 2 thegn in eoforwic; harbour_marker in streoneshalh; {NO_CARDS}"
    table = told(position, phase="season", year_round=3, rulings=rulings).plays("season_card:rich_harvest")
    table.is_at(f"danes 2 viking in {target}")


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
    """VAN-5.3, BRE-RUL-8: units embark there, Ships are built there; by the former ruling Ports too."""
    position = "harbour_marker in wiltun; W thegn in wiltun; W marker in wiltun; W ship in suthsae; W gold 9"
    table = told(position)
    table.fork().plays("action:movement", "done", "from:wiltun").has("to:cantwareburg", "to:haestingas")
    table.fork().plays("action:fyrd", "recruit:ship").is_at("W 2 ship in suthsae")
    table.plays("action:development", "build:port").is_at("W port in wintanceaster")
    told(position, rulings="house").plays("action:development", "build:port").has("area:wiltun")
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
