"""The options: what may be set, what is usual, and what each of them changes."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games.bretwalda.content import RULER_IDS
from tests.games.bretwalda.told import battle, new_game, told

_USUAL: dict[str, Any] = {
    "kingdoms": "auto",
    "seat_assignment": "random",
    "ruler_choice": "first",
    "dalc_target": "usual",
    "action_mode": "both_in_turn",
    "battle_draw": "participants",
    "danes_burn": True,
    "winter_no_food": True,
    "auto_food": False,
    "negotiation": "off",
    "vk_minor_kingdoms": True,
    "vk_hunters": True,
    "vk_lordship": True,
    "vk_chronicle": True,
    "vk_seasons": "shuffled",
    "vassal_last_marker": 11,
    "vassal_switch_clears_marker": False,
    "rulings": "by_the_book",
}
_BASE: dict[str, Any] = {
    "vk_minor_kingdoms": False,
    "vk_hunters": False,
    "vk_lordship": False,
    "vk_chronicle": False,
    "vk_seasons": "off",
}


def test_what_is_usual() -> None:
    """BRE-3.1, VAN-1.2"""
    game = meadhall.game("bretwalda")
    assert {option.name: option.default for option in game.options} == _USUAL
    assert (game.players, game.usual_players) == ((2, 3, 4), 4)


# Presets


def test_what_presets_change() -> None:
    """BRE-19.1, VAN-1.2: by the book, as the house played, quickly, without the expansion, and for two or three."""
    game = meadhall.game("bretwalda")
    assert {preset.name: dict(preset.options) for preset in game.presets} == {
        "by_the_book": {},
        "house_rules": {"rulings": "house", "auto_food": True, "vassal_switch_clears_marker": True},
        "quick": {"dalc_target": "12"},
        "base_game": _BASE,
        "two_kingdoms": {},
        "three_kingdoms": {},
    }
    assert [preset.players for preset in game.presets] == [0, 0, 0, 0, 2, 3]
    assert (game.version, game.oldest) == (2, 1)


@pytest.mark.parametrize(("preset", "kingdoms"), [("two_kingdoms", 2), ("three_kingdoms", 3), ("base_game", 4)])
def test_presets_start_games(preset: str, kingdoms: int) -> None:
    """BRE-19.1"""
    assert meadhall.game("bretwalda").new(preset=preset).players == kingdoms


def test_a_journal_of_the_first_version_is_played_by_the_rules_of_the_house() -> None:
    """VAN-RUL-5, VAN-RUL-30: unless its own options say otherwise."""
    game = meadhall.game("bretwalda")
    past = game.past_options(1, {"auto_food": False})
    assert (past["rulings"], past["vassal_switch_clears_marker"], past["auto_food"]) == ("house", True, False)


# Seats and Rulers


def test_seats_may_choose_their_kingdoms_one_after_another() -> None:
    """BRE-1.1, option `seat_assignment`"""
    table = new_game(3, seat_assignment="choose").asks("choose_kingdom", of="0")
    table.offers("kingdom:mercia", "kingdom:wessex", "kingdom:east_anglia").plays("kingdom:wessex")
    table.asks("choose_kingdom", of="1").offers("kingdom:mercia", "kingdom:east_anglia").plays("kingdom:east_anglia")
    assert [*table.s.kingdom_at[:3]] == [2, 3, 1]


def test_players_may_choose_their_rulers() -> None:
    """BRE-8.1, option `ruler_choice`: in seat order, each one of the two."""
    table = new_game(2, seat_assignment="choose", ruler_choice="choose").plays("kingdom:wessex")
    table.asks("choose_ruler", of="W").offers("ruler:beorhtric", "ruler:ecgberht").plays("ruler:ecgberht")
    table.asks("choose_ruler", of="M").offers("ruler:coenwulf", "ruler:cynethryth").plays("ruler:cynethryth")
    table.is_at("W led_by ecgberht; M led_by cynethryth")


def test_rulers_may_be_drawn() -> None:
    """BRE-8.1, option `ruler_choice`"""
    table = new_game(2, seat_assignment="choose", ruler_choice="random").plays("kingdom:wessex")
    table.asks("draw_ruler", of="chance").offers("ruler:beorhtric", "ruler:ecgberht").plays("ruler:ecgberht")
    table.plays("ruler:coenwulf").is_at("W led_by ecgberht; M led_by coenwulf")


def test_usually_the_first_ruler_leads() -> None:
    """BRE-8.1"""
    told(start=True).is_at("N led_by eardwulf; M led_by coenwulf; W led_by beorhtric; E led_by eadwald")
    assert RULER_IDS[::2] == ["eardwulf", "coenwulf", "beorhtric", "eadwald"]


# The round


def test_both_actions_in_one_turn() -> None:
    """BRE-13.4, option `action_mode`"""
    table = told(turn="W", phase="actions").asks("choose_action", of="W").plays("skip")
    table.asks("choose_action", of="W").plays("skip").asks("end_turn", of="W").plays("done")
    table.asks("choose_action", of="E")


def test_alternating_players_take_one_action_each_and_then_a_second() -> None:
    """BRE-13.4, BRE-10.2, option `action_mode`: the end of the turn follows the second action."""
    table = told(turn="W", phase="actions", action_mode="alternating")
    for letter in "WENM":
        table.asks("choose_action", of=letter).plays("action:collection")
    for letter in "WENM":
        table.asks("choose_action", of=letter).lacks("action:collection").plays("skip")
        table.asks("end_turn", of=letter).plays("done")
    assert "round_begins" in table.lines()


# Battles, Danes, Winter


@pytest.mark.parametrize(("battle_draw", "cards"), [("participants", [2, 1]), ("winner", [2])])
def test_who_draws_after_a_battle(battle_draw: str, cards: list[int]) -> None:
    """BRE-16.10, BRE-RUL-3, option `battle_draw`"""
    table = battle("wiltun", "W", "W ceorl in wiltun; M ceorl in wiltun", battle_draw=battle_draw).rolls(1, 0)
    table.lets_chance_decide()
    assert [numbers[0] for numbers in table.heard("card_drawn")] == cards


@pytest.mark.parametrize(("danes_burn", "left"), [(True, "no granary"), (False, "W granary")])
def test_whether_danes_burn_a_building(danes_burn: bool, left: str) -> None:
    """BRE-5.6, option `danes_burn`"""
    position = "danes 2 viking in wiltun; W ceorl in wiltun; W marker in wiltun; W granary in wiltun; 2 food in wiltun"
    table = battle("wiltun", "danes", position, danes_burn=danes_burn).rolls(1, 0, 0)
    table.is_at(f"{left} in wiltun; 0 food in wiltun; no marker in wiltun")


@pytest.mark.parametrize(("winter_no_food", "food"), [(True, 0), (False, 1)])
def test_whether_food_is_collected_in_winter(winter_no_food: bool, food: int) -> None:
    """BRE-14.13, BRE-RUL-7, option `winter_no_food`"""
    table = told(year_round=4, winter_no_food=winter_no_food).plays("action:collection")
    table.is_at(f"{food} food in wintanceaster; W gold 2")


def test_urbanisation_forbids_food_whatever_the_option_says() -> None:
    """VAN-5.5, VAN-RUL-26, option `winter_no_food`"""
    table = told("season_card vk_urbanisation", year_round=4, winter_no_food=False).plays("action:collection")
    table.is_at("0 food in wintanceaster; W gold 2")


def test_players_choose_which_food_they_pay() -> None:
    """BRE-7.9, BRE-14.11, BRE-14.12, VAN-RUL-30, option `auto_food`: what Winter takes, and what feeds the army."""
    position = "W thegn in wiltun; W marker in wiltun; 3 food in wiltun; 3 food in wintanceaster"
    table = told(position, phase="season", year_round=4).plays("season_card:mild_winter")
    options = ["area:wintanceaster", "area:wiltun", "steward"]
    table.asks("remove_food", of="W").offers(*options).plays("area:wiltun")
    table.asks("pay_food", of="W").offers(*options).plays("area:wiltun", "area:wiltun")
    table.is_at("0 food in wiltun; 3 food in wintanceaster")
    picked = told(position, phase="season", year_round=4, auto_food=True).plays("season_card:mild_winter")
    picked.asks("choose_action", of="W")


# Negotiation


def test_offers_are_made_only_with_the_option() -> None:
    """BRE-11.1, option `negotiation`"""
    told("W gold 3").lacks("offer")
    told("W gold 3", negotiation="simple").has("offer")


# The expansion


def test_the_base_game_has_nothing_of_the_expansion() -> None:
    """VAN-1.2, VAN-1.3, VAN-2.2, VAN-2.5"""
    table = told(start=True, **_BASE)
    assert (table.s.deck_size, table.s.living) == (47, 0)
    assert sum(place == 0 for place in table.s.chronicle_at) == 30
    table.is_at("W pool 0 hunter; neutral thegn ceorl in exanceaster")
    table = told("W gold 9", **_BASE).plays("action:fyrd")
    table.lacks("recruit:hunter", "upgrade:ceorl:hunter", "muster:thegn")
    assert "vassals_return" not in told(phase="round", year_round=3, **_BASE).plays("clockwise").lines()


@pytest.mark.parametrize(("vk_lordship", "question"), [(True, "play_raid_card"), (False, "choose_action")])
def test_nobody_is_asked_for_cards_that_are_not_in_the_game(vk_lordship: bool, question: str) -> None:
    """BRE-9.5: without the expansion's Lordship cards there is no Storm, and no War Tax."""
    table = told("W hand intrigue", phase="season", year_round=2, players=2, vk_lordship=vk_lordship)
    table.plays("season_card:pilgrimage", "pass", "site:dornwaraceaster").asks(question, of="W")
    table = told("W hand intrigue", vk_lordship=vk_lordship).plays("action:collection")
    assert (table.question == "play_collection_card") == vk_lordship


@pytest.mark.parametrize("name", ["vk_minor_kingdoms", "vk_hunters", "vk_lordship", "vk_chronicle"])
def test_each_part_of_the_expansion_is_an_option_of_its_own(name: str) -> None:
    """VAN-1.2, VAN-1.3: without one the others are still there, and alone it needs none of them."""
    not_it: dict[str, Any] = {name: False}
    without = told(start=True, **not_it).s
    alone = told(start=True, **(_BASE | {name: True})).s
    for s, present in ((without, False), (alone, True)):
        parts = {
            "vk_minor_kingdoms": s.living == 15,
            "vk_hunters": s.in_pool(2, 1) == 2,
            "vk_lordship": s.deck_size == 60,
            "vk_chronicle": sum(place == 0 for place in s.chronicle_at) == 36,
        }
        assert [key for key, is_there in parts.items() if is_there == present] == [name]


def test_without_minor_kingdoms_their_home_areas_are_ordinary() -> None:
    """VAN-3.7, BRE-5.2: a Kingdom places its marker there."""
    for minors, marker in ((True, "no marker"), (False, "W marker")):
        table = told("W thegn in dornwaraceaster", vk_minor_kingdoms=minors).plays("action:movement")
        table.moves("dornwaraceaster", "exanceaster").is_at(f"{marker} in exanceaster; W controls exanceaster")
