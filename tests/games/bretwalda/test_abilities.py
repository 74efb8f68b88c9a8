"""Chapter VAN-6: what the Minor Kingdoms can do for their overlords."""

from __future__ import annotations

import pytest

from tests.games.bretwalda.told import battle, told

NO_CARDS = "deck empty; discards empty"


# Alt Clut: Grain into Gold


@pytest.mark.parametrize(
    ("gold", "order", "food"),
    [
        (2, "ealdorman", [1, 2]),
        (4, "ealdorman", [0, 1, 2]),
        (0, "ealdorman", [2]),
        (0, "thegn", [1]),
        (2, "thegn", [0, 1]),
        (0, "ceorl", [1]),
        (1, "ceorl", [0, 1]),
        (0, "ship", [1]),
    ],
)
def test_food_pays_for_units(gold: int, order: str, food: list[int]) -> None:
    """VAN-TV-20, VAN-6.1, VAN-RUL-17, BRE-1.4: 1 Food = 2 Gold, no change is given; Ships too."""
    position = f"W vassal alt_clut; W gold {gold}; 3 food in wintanceaster; W ruler in wintanceaster"
    table = told(position).plays("action:fyrd", f"recruit:{order}")
    price = {"ealdorman": 4, "thegn": 2, "ceorl": 1, "ship": 2}[order]
    if order == "ship" and table.question == "place_recruit":
        table.plays("sea:suthsae")
    if len(food) > 1:
        table.asks("pay_with_food", of="W").offers(*[f"number:{number}" for number in food])
        table.plays(f"number:{food[-1]}")
    left = gold - max(0, price - 2 * food[-1])
    table.is_at(f"W gold {left}; {3 - food[-1]} food in wintanceaster")


def test_food_pays_for_upgrades_but_not_for_buildings_and_tiles() -> None:
    """VAN-6.1, VAN-RUL-17"""
    position = "W vassal alt_clut; 3 food in wintanceaster; W thegn in wintanceaster"
    table = told(position).plays("action:fyrd", "upgrade:thegn:ealdorman")
    table.is_at("W ruler ealdorman in wintanceaster; 2 food in wintanceaster")
    told(position).plays("action:development").asks("choose_action", of="W")
    told(position.replace("alt_clut", "defnas")).plays("action:fyrd").lacks("upgrade:thegn:ealdorman")


def test_the_areas_of_the_food_are_chosen() -> None:
    """D-F3, VAN-6.1, VAN-RUL-30: or left to the steward; the option auto_food asks nobody."""
    position = "W vassal alt_clut; 1 food in wintanceaster; 1 food in lanerc"
    table = told(position).plays("action:fyrd", "recruit:thegn").asks("pay_food", of="W")
    table.offers("area:wintanceaster", "area:lanerc", "steward")
    table.fork().plays("area:wintanceaster").is_at("0 food in wintanceaster; 1 food in lanerc")
    table.plays("steward").is_at("1 food in wintanceaster; 0 food in lanerc")
    picked = told(position, auto_food=True).plays("action:fyrd", "recruit:thegn")
    picked.is_at("1 food in wintanceaster; 0 food in lanerc").asks("choose_fyrd", of="W")


# Cantware: Battle Song


def test_the_overlord_of_cantware_draws_before_a_battle() -> None:
    """VAN-6.2, VAN-RUL-15: attacking or defending, with any of the units; one more card costs 3 Gold."""
    position = "W vassal cantware; W gold 4; W thegn in streoneshalh; M thegn in streoneshalh; deck raid levy evade"
    for attacker in ("W", "M"):
        table = battle("streoneshalh", attacker, position).plays("lordship:raid").asks("buy_card", of="W")
        table.offers("buy", "no").plays("buy", "lordship:levy").is_at("W gold 1; W hand levy raid; M hand empty")
        table.asks("play_before_battle", of="W")


def test_buying_is_optional_and_has_its_price() -> None:
    """VAN-6.2, VAN-RUL-15, BRE-RUL-19: the lost icon on VK23 is 3 Gold."""
    position = "W vassal cantware; W thegn in streoneshalh; M thegn in streoneshalh; deck raid levy evade"
    poor = battle("streoneshalh", "W", f"{position}; W gold 2").plays("lordship:raid")
    poor.asks("play_before_battle", of="W").is_at("W gold 2")
    kept = battle("streoneshalh", "W", f"{position}; W gold 3").plays("lordship:raid", "no")
    kept.is_at("W gold 3; W hand raid").asks("play_before_battle", of="W")


def test_a_full_hand_hears_no_song() -> None:
    """VAN-6.2, BRE-9.2: nor can a card be bought."""
    nine = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason"
    position = f"W vassal cantware; W gold 9; W thegn in streoneshalh; danes viking in streoneshalh; W hand {nine}"
    table = battle("streoneshalh", "W", f"{position}; deck raid levy").plays("lordship:raid")
    table.asks("play_before_battle", of="W").is_at("W gold 9")


_AT_SEA = "E vassal cantware; E gold 3; W ship in suthsae; E ship in temes; deck raid levy evade; discards empty"


def test_the_song_is_for_battles_at_sea_too() -> None:
    """VAN-TV-42, VAN-6.2, VAN-RUL-27, BRE-17.2: a card before the battle, and none after it."""
    table = told(_AT_SEA).plays("action:movement", "sail:suthsae:temes").asks("draw_lordship", of="chance")
    table.plays("lordship:raid").asks("buy_card", of="E").offers("buy", "no")
    bought = table.fork().plays("buy", "lordship:levy").is_at("E gold 0; E hand levy raid")
    bought.asks("play_before_battle", of="E").passes().rolls(1, 0).passes().is_at("E hand levy raid; W hand empty")
    table.plays("no").is_at("E gold 3; E hand raid").asks("play_before_battle", of="E")


def test_by_the_former_ruling_the_song_is_for_battles_on_land() -> None:
    """VAN-TV-42, VAN-RUL-27: option `rulings`."""
    table = told(_AT_SEA, rulings="house").plays("action:movement", "sail:suthsae:temes")
    table.asks("roll_die", of="chance").is_at("E hand empty")


# Defnas: Builder of the Kingdom


def test_the_overlord_of_defnas_builds_for_nothing() -> None:
    """VAN-TV-21, VAN-6.3: one building, on any legal area; with Cynethryth still nothing."""
    position = "M vassal defnas; M marker in oxnaford; defnas thegn in bathum; M led_by cynethryth"
    table = told(position, turn="M").plays("action:development", "build:abbey")
    places = ["bathum", "exanceaster", "lydanford", "oxnaford", "petrocesstow", "tamoworthig"]
    table.offers(*[f"area:{area}" for area in places]).plays("area:bathum").is_at("M gold 0; M abbey in bathum")
    table.asks("choose_action", of="M")


def test_without_defnas_a_building_has_its_price_again() -> None:
    """VAN-TV-21"""
    told("M led_by cynethryth; M gold 1", turn="M").plays("action:development").lacks("build:abbey")
    told("M led_by cynethryth; M gold 2", turn="M").plays("action:development", "build:abbey").is_at("M gold 0")
    told("M led_by coenwulf; M gold 2", turn="M").plays("action:development").lacks("build:abbey")


# Gwynedd: Kingdom of Pioneers


def test_the_overlord_of_gwynedd_crosses_forests_for_a_point() -> None:
    """VAN-TV-5, VAN-6.4"""
    near = "gleawanceaster glywysing scrobbesburg tamoworthig ligoraceaster bathum legaceaster mathrafal"
    further = "snotengaham loidis bedanford oxnaford steanford"
    table = told(start=True, turn="M").plays("action:movement", "from:weogornaceaster")
    assert table.of_kind("to") == set(near.split())
    table = told("M vassal gwynedd", start=True, turn="M").plays("action:movement", "from:weogornaceaster")
    assert table.of_kind("to") == set(f"{near} {further}".split())


def test_pioneers_are_the_units_of_kingdom_and_vassal() -> None:
    """VAN-6.4, VAN-RUL-16: a Ceorl of Gwynedd too, but not over the Wall."""
    table = told("W vassal gwynedd; gwynedd ceorl in meirion; W thegn in glaestingabyrig").plays("action:movement")
    table.fork().plays("from:meirion").has("to:mathrafal")
    table.plays("from:glaestingabyrig").has("to:wintanceaster")
    wall = told("N vassal gwynedd; N thegn in gyrwe", turn="N").plays("action:movement", "from:gyrwe")
    wall.has("to:bebbanburg").lacks("to:dynbaer")
