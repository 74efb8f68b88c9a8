"""Chapter 14: the Season card and Spring; raids, bribes and Winter have their own files."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import SEASON_CARD_IDS, SEASON_IDS, SEASON_OF_ROUND
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _season(position: str, number: int, card: str, **options: Any) -> Table:
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=number, **options)
    return table.asks("draw_season_card", of="chance").plays(f"season_card:{card}")


# The card


@pytest.mark.parametrize("number", range(1, 13))
def test_a_card_of_the_season_is_turned_up(number: int) -> None:
    """BRE-14.1: Spring, Summer, Autumn and Winter follow each other for three years."""
    assert SEASON_IDS[SEASON_OF_ROUND[number]] == ["spring", "summer", "autumn", "winter"][(number - 1) % 4]
    table = told(phase="season", year_round=number, vk_seasons="off")
    first = 5 * ((number - 1) % 4)
    assert table.of_kind("season_card") == set(SEASON_CARD_IDS[first : first + 5])


def test_a_card_turned_up_before_does_not_come_again() -> None:
    """BRE-14.1"""
    table = told("season_card witan", phase="season", year_round=5)
    table.lacks("season_card:witan").has("season_card:early_thaw")


def test_cards_are_played_on_the_season_card_before_it_has_effects() -> None:
    """BRE-14.1: in player order; Spring Fair gives Wessex, which ignores it, nothing."""
    table = _season("W hand gods_grace; E hand tribute", 1, "spring_fair")
    table.asks("play_season_card", of="W").is_at("E gold 0").plays("card:gods_grace")
    table.asks("play_season_card", of="E").offers("pass").plays("pass").is_at("W gold 0; E gold 2; M gold 2")


def test_a_round_modifier_lasts_until_the_end_of_the_round() -> None:
    """BRE-14.1: an Early Thaw opens the forests for this round's marches."""
    position = "W thegn in cisseceaster; W marker in cisseceaster"
    table = _season(position, 1, "early_thaw").plays("area:cisseceaster").asks("choose_action", of="W")
    thawed = table.plays("action:movement", "from:cisseceaster").of_kind("to")
    frozen = told(position).plays("action:movement", "from:cisseceaster").of_kind("to")
    assert thawed - frozen == {"lundenwic", "rofaesceaster"}
    ended = told(f"{position}; season_card early_thaw; {NO_CARDS}", phase="round", year_round=2, vk_seasons="off")
    ended.is_at("season_card none")


# Its place in the Season


def test_in_spring_the_card_comes_before_the_sowing() -> None:
    """BRE-14.2: a Food production marker of the card can be sown at once."""
    table = _season("W marker in dornwaraceaster", 1, "vk_reap_what_you_sow")
    table.asks("place_marker", of="W").plays("area:dornwaraceaster")
    for letter in "ENM":
        table.asks("place_marker", of=letter).plays(table.options[0])
    assert table.asks("sow", of="W").of_kind("area") == {"wintanceaster", "dornwaraceaster"}


def test_in_summer_the_card_comes_before_the_raids() -> None:
    """BRE-14.2: Calm Seas pays for Harbours before Danes land."""
    _season("", 2, "calm_seas").asks("roll_landing", of="chance").is_at("W gold 1; N gold 1; M gold 0")


def test_in_autumn_the_card_comes_before_the_bribes() -> None:
    """BRE-14.2: the Hundred Tax can be spent on bribes."""
    table = _season("neutral ceorl in luel", 3, "hundred_tax")
    table.asks("bribe_group", of="W").is_at("W gold 1").offers("area:luel", "pass")


def test_in_winter_the_card_comes_after_the_feeding() -> None:
    """BRE-14.2: whom Murrain takes has eaten before."""
    table = _season("W ruler 2 ceorl in wintanceaster; 5 food in wintanceaster", 4, "murrain")
    table.is_at("W ruler ceorl in wintanceaster; 0 food in wintanceaster")


def test_danegeld_is_paid_after_the_raids() -> None:
    """BRE-14.2: all Vikings of an area go home for 3 Gold."""
    table = _season("W gold 3; E gold 2; danes viking in luel", 2, "danegeld")
    table.plays("site:haestingas", "site:haestingas").asks("ransom_danes", of="W")
    table.offers("area:luel", "area:haestingas", "pass").plays("area:haestingas")
    table.is_at("W gold 0; nobody in haestingas; danes pool 17 viking").asks("choose_action", of="W")


def test_danegeld_may_be_refused() -> None:
    """BRE-14.2"""
    table = _season("W gold 3", 2, "danegeld").plays("site:haestingas", "site:haestingas", "pass")
    table.is_at("W gold 3; danes 4 viking in haestingas")


# Sowing


def test_each_player_sows_one_food_in_player_order() -> None:
    """BRE-14.3: on an area with a Food symbol that the player controls."""
    table = _season("W marker in wiltun; W marker in bathum; E ceorl in norwic", 1, "witan")
    table.asks("sow", of="W").offers("area:wiltun", "area:wintanceaster").plays("area:wiltun")
    table.asks("sow", of="E").offers("area:norwic", "area:rendlaesham").plays("area:norwic")
    table.is_at(
        "1 food in wiltun; 0 food in wintanceaster; 1 food in norwic; 1 food in eoforwic; 1 food in tamoworthig"
    )
    table.asks("choose_action", of="W")


def test_fertile_fields_are_sown_twice() -> None:
    """BRE-14.3"""
    table = _season("W marker in wiltun", 1, "fertile_fields").plays("area:wiltun", "area:wintanceaster")
    table.is_at("1 food in wiltun; 1 food in wintanceaster; 2 food in eoforwic")


def test_without_a_field_nothing_is_sown() -> None:
    """BRE-14.3: no controlled area with a Food symbol, no question."""
    table = _season("W ruler in bathum; M marker in wintanceaster", 1, "early_thaw").asks("sow", of="M")
    table.plays("area:tamoworthig").asks("choose_action", of="W")
