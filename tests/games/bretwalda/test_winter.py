"""Chapter 14: Winter, Food is removed and the army fed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _winter(position: str, card: str = "famine", turn: str = "E", **options: Any) -> Table:
    """A Winter in which a Kingdom is the first to feed its army."""
    table = told(f"{position}; {NO_CARDS}", turn=turn, phase="season", year_round=4, **options)
    return table.plays(f"season_card:{card}")


# Removal


@pytest.mark.parametrize(("card", "removed"), [("mild_winter", 1), ("hard_frost", 2), ("famine", 3)])
def test_each_player_first_removes_food(card: str, removed: int) -> None:
    """BRE-14.11, BRE-RUL-6: then a token for every unit is eaten."""
    table = _winter("8 food in rendlaesham; 8 food in eoforwic", card, turn="W")
    table.is_at(f"{7 - removed} food in rendlaesham; {7 - removed} food in eoforwic")
    assert len(table.heard("winter_food_removed")) == 2


def test_who_has_less_food_than_is_removed_loses_all_of_it() -> None:
    """BRE-TV-15, BRE-14.11"""
    table = _winter("E ruler ceorl in rendlaesham; 2 food in rendlaesham")
    table.is_at("0 food in rendlaesham").asks("starve", of="E")
    assert table.heard("winter_food_removed")[0][1] == 2


def test_tiles_may_reduce_what_is_removed() -> None:
    """BRE-14.11: but not below nothing."""
    fen_barns = "E tiles east_anglia_fen_barns; 4 food in rendlaesham; E ruler thegn in rendlaesham"
    _winter(fen_barns).is_at("2 food in rendlaesham; E ruler thegn in rendlaesham")
    _winter(fen_barns, "mild_winter").is_at("3 food in rendlaesham")


def test_players_feed_their_armies_in_player_order() -> None:
    """BRE-14.11, BRE-14.12"""
    table = _winter("E ruler thegn in rendlaesham; N ruler thegn in eoforwic", turn="E")
    table.asks("starve", of="E").plays("unit_at:rendlaesham:thegn:of_kingdom").asks("starve", of="N")


# Feeding


def test_who_cannot_be_fed_starves_and_the_player_decides_who() -> None:
    """BRE-TV-15, BRE-14.12, BRE-RUL-17: 7 units, 8 Food, 3 of it removed; two units go back to the pool."""
    position = "E ruler 2 ceorl in rendlaesham; E ealdorman thegn ceorl in theodford; E ceorl in norwic"
    table = _winter(f"{position}; 8 food in rendlaesham; E marker in theodford")
    assert table.asks("starve", of="E").of_kind("unit_at") == {
        "rendlaesham:ruler:of_kingdom",
        "rendlaesham:ceorl:of_kingdom",
        "theodford:ealdorman:of_kingdom",
        "theodford:thegn:of_kingdom",
        "theodford:ceorl:of_kingdom",
        "norwic:ceorl:of_kingdom",
    }
    table.plays("unit_at:theodford:thegn:of_kingdom").is_at("E pool 6 thegn; 5 food in rendlaesham")
    table.asks("starve", of="E").plays("unit_at:norwic:ceorl:of_kingdom").is_at(
        "0 food in rendlaesham; nobody in norwic"
    )
    table.is_at("E ealdorman ceorl in theodford; E ruler 2 ceorl in rendlaesham; E pool 5 ceorl")
    table.asks("choose_action", of="E")


def test_aethelstans_men_need_less() -> None:
    """BRE-TV-15, BRE-14.14: two of his units need no Food."""
    position = "E ruler 2 ceorl in rendlaesham; E ealdorman thegn ceorl in theodford; E ceorl in norwic"
    table = _winter(f"{position}; 8 food in rendlaesham; E led_by aethelstan").is_at("0 food in rendlaesham")
    table.is_at(position)


def test_as_many_units_as_can_be_fed_are_fed() -> None:
    """BRE-14.12: nobody starves while there is Food, and none is left over for later."""
    table = _winter("E ruler 2 thegn in rendlaesham; 5 food in rendlaesham")
    table.plays("unit_at:rendlaesham:thegn:of_kingdom").is_at("E ruler thegn in rendlaesham; 0 food in rendlaesham")
    _winter("E ruler thegn in rendlaesham; 6 food in rendlaesham").is_at("1 food in rendlaesham")


def test_ships_danes_and_neutral_units_need_no_food() -> None:
    """BRE-14.12"""
    table = _winter("E 3 ship in temes; danes 2 viking in luel; neutral 2 thegn in mynyw; 4 food in rendlaesham")
    table.is_at("0 food in rendlaesham; E 3 ship in temes; danes 2 viking in luel; neutral 2 thegn in mynyw")


def test_units_of_the_vassal_are_fed_as_well() -> None:
    """BRE-14.12, BRE-14.14, VAN-4.9"""
    position = "E vassal cantware; cantware thegn in lundenwic; 2 food in rendlaesham"
    table = _winter(position, "mild_winter").asks("starve", of="E")
    table.offers("unit_at:rendlaesham:ruler:of_kingdom", "unit_at:lundenwic:thegn:of_vassal")
    table.plays("unit_at:lundenwic:thegn:of_vassal").is_at("cantware pool 2 thegn; E ruler in rendlaesham")


def test_a_removal_that_does_not_lower_the_need_is_not_allowed() -> None:
    """BRE-14.14: units of the Kingdom that need no Food do not starve for those of the Vassal."""
    position = "E led_by aethelstan; E vassal cantware; cantware thegn ceorl in lundenwic; 2 food in rendlaesham"
    table = _winter(f"{position}; E ruler thegn in rendlaesham", "mild_winter").asks("starve", of="E")
    table.offers("unit_at:lundenwic:thegn:of_vassal", "unit_at:lundenwic:ceorl:of_vassal")


def test_the_exemption_is_fixed_before_anybody_starves() -> None:
    """BRE-14.14: a Ruler who starves does not take it away."""
    position = "E led_by aethelstan; E ruler 4 ceorl in rendlaesham; 3 food in rendlaesham"
    table = _winter(position, "hard_frost").asks("starve", of="E").plays("unit_at:rendlaesham:ruler:of_kingdom")
    table.is_at("E 3 ceorl in rendlaesham; 0 food in rendlaesham").asks("choose_action", of="E")


# No harvest


def test_in_winter_no_food_is_collected() -> None:
    """BRE-14.13, BRE-RUL-7, BRE-TV-2"""
    table = told("season_card mild_winter", year_round=4).plays("action:collection")
    table.is_at("W gold 2; 0 food in wintanceaster")


def test_the_option_allows_food_in_winter_but_for_one_card() -> None:
    """BRE-14.13, BRE-RUL-7, VAN-RUL-26, VAN-5.5, option winter_no_food"""
    table = told("season_card mild_winter", year_round=4, winter_no_food=False).plays("action:collection")
    table.is_at("W gold 2; 1 food in wintanceaster")
    table = told("season_card vk_urbanisation", year_round=4, winter_no_food=False).plays("action:collection")
    table.is_at("W gold 2; 0 food in wintanceaster")
