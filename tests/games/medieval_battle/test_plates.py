"""What a page shows beside the battlefield: the plates of the armies, the ribbon, and the parts of the table."""

from __future__ import annotations

import re
from typing import Final

import pytest

import meadhall
from meadhall.engine.plates import Plate
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle, deployment, new_game

_GAME: Final = meadhall.game("medieval_battle")
_PART: Final = re.compile(r'data-part="(\w+)"')
_CARD: Final = re.compile(r'id="part-(\w+)" data-part="card"')
_EFFECT: Final = re.compile(r'data-option="(\S+)"[^>]*data-effect="([^"]*)"')


def _plate(table: Table, side: str, language: str = "en") -> Plate:
    seat = table.seat(side)
    return _GAME.plates(table.s, seat, language)[seat]


def _numbers(plate: Plate) -> dict[str, str]:
    return {number.label: number.value for number in plate.numbers}


def _next(table: Table, language: str = "en") -> str:
    return _GAME.ribbon(table.s, 0, language).next


def _picture(table: Table, side: str, language: str = "en") -> str:
    return _GAME.picture(table.s, table.seat(side), language, "parts")


def test_a_plate_counts_time_and_units_and_tells_of_a_tabor_in_danger() -> None:
    """MED-12.1, MED-13.1: fled units are not on the board; a fortified tabor is nothing to tell."""
    table = battle(flat(), "Y HC (0,2); Y LI (3,2) 0mp; Y PK beside S2; Y TB (1,2) exposed; flag (0,0) Y; tokens 3/2")
    plate = _plate(table, "yellow")
    assert list(_numbers(plate).values()) == ["2", "3", "1", "1", "4"]
    assert [(bar.label, bar.value) for bar in plate.bars] == [("Victory points", "2/5"), ("Wagon train", "exposed")]
    assert [bar.label for bar in _plate(table, "red", "pl").bars] == ["Punkty zwycięstwa"]
    assert _numbers(_plate(table, "red", "pl"))["Żetony czasu"] == "3"


def test_no_plate_has_more_than_five_numbers() -> None:
    table = battle(flat(), "Y HC (0,2); Y PK beside S2; Y reserve AR")
    assert len(_plate(table, "yellow").numbers) == 5


def test_the_ribbon_says_what_the_end_of_the_turn_brings() -> None:
    """MED-13.2, MED-13.6, MED-13.7."""
    table = battle(flat(), "Y LI (1,0); R LI (-3,4); R TB destroyed")
    assert (_next(table), _next(table, "pl")) == ("Red's turn", "tura Czerwonych")
    moved = table.fork().plays("activate:1,0", "step:0,0")
    assert _next(moved) == "Yellow has 5 of 5 points and wins"
    assert _next(moved, "pl") == "Żółci mają 5 z 5 punktów i wygrywają"
    passed = table.plays("pass")
    assert _next(passed) == "a second pass ends the battle: Yellow wins"
    assert dict(_EFFECT.findall(_picture(passed, "red", "pl")))["pass"].endswith("wygrywają Żółci")


def test_only_its_own_commander_sees_what_of_an_army_is_recruited() -> None:
    """MED-2.1: the ribbon tells the points left, the cards the types, to nobody else."""
    table = new_game().plays("count:3", by="red")
    own, other = table.seat("red"), table.seat("yellow")
    assert _GAME.ribbon(table.s, own, "en").about == "11 of 20 points left"
    assert _GAME.ribbon(table.s, other, "pl").about == "Zostało 20 z 20 punktów"
    assert _GAME.ribbon(table.s, -1, "en").about == "Armies of up to 20 points"
    assert _CARD.findall(_GAME.picture(table.s, -1, "en", "parts")) == []


def test_the_hand_is_the_reserve_while_it_is_placed() -> None:
    """MED-3.5: a card for each type, touched to deploy; none in battle."""
    table = deployment("0-0-0-0-1-1-0-0", "0-0-0-0-0-0-1-0", flat())
    assert _CARD.findall(_picture(table, "red")) == ["light_infantry", "pikemen"]
    assert _CARD.findall(_picture(table, "yellow")) == ["archers"]
    assert _CARD.findall(_picture(battle(flat(), "Y LI (1,0); Y reserve AR"), "yellow")) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_attack_that_waits_is_a_scene_and_a_unit_that_acts_a_display(language: str) -> None:
    """MED-7.1: both see it; the defender reads what holding would cost."""
    table = battle(flat(), "Y HC (0,2) 4mp; R LI (1,2)").plays("activate:0,2")
    assert _PART.findall(_picture(table, "yellow", language)).count("display") == 3
    table.plays("attack:1,2")
    for side in ("red", "yellow"):
        assert _PART.findall(_picture(table, side, language)).count("scene") == 1
    assert dict(_EFFECT.findall(_picture(table, "red", language)))["hold"].endswith("2")
