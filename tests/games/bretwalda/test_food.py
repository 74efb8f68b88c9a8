"""Chapter 7: Food and Gold."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.engine.driver import waiting
from meadhall.games.bretwalda.content import AREA_IDS
from meadhall.games.bretwalda.notation import area_of, kingdom_of
from meadhall.games.bretwalda.rules.food import PayFood
from meadhall.games.bretwalda.rules.winter import RemoveFood
from meadhall.games.bretwalda.vocabularies import STEWARD
from tests.games.bretwalda.told import Table, laid, told

NO_CARDS = "deck empty; discards empty"


def _winter(position: str, card: str = "mild_winter", turn: str = "W", **options: Any) -> Table:
    """A Winter in which a Kingdom is the first to feed its army."""
    table = told(f"{position}; {NO_CARDS}", turn=turn, phase="season", year_round=4, **options)
    return table.plays(f"season_card:{card}")


def test_gold_lies_in_the_supply_without_limit() -> None:
    """BRE-7.1"""
    table = told("W gold 500").plays("action:collection").is_at("W gold 502")
    assert table.heard("collected", by="nobody") == table.heard("collected", by="W")


def test_food_lies_on_areas_without_limit_and_belongs_to_who_controls_them() -> None:
    """BRE-7.2"""
    told("W ceorl in wiltun; 200 food in wiltun").plays("action:collection").is_at("201 food in wiltun")
    barns = "9 food in wiltun; W chronicles full_barns"
    told(f"{barns}; W marker in wiltun").plays("skip", "skip").has("complete:full_barns")
    told(f"{barns}; W marker in wiltun; E ceorl in wiltun").plays("skip", "skip").lacks("complete:full_barns")


def test_food_of_the_vassal_may_be_spent() -> None:
    """BRE-7.3, VAN-4.9"""
    table = _winter("W vassal defnas; 3 food in petrocesstow; W thegn in wintanceaster")
    table.is_at("0 food in petrocesstow; W ruler thegn in wintanceaster")


def test_food_in_a_home_area_of_another_players_vassal_needs_units_there() -> None:
    """BRE-7.4, VAN-TV-26"""
    position = "M vassal defnas; 3 food in exanceaster; W ruler in exanceaster; W thegn in wintanceaster"
    _winter(position).is_at("0 food in exanceaster; W ruler in exanceaster; W thegn in wintanceaster")
    _winter("M vassal defnas; 3 food in exanceaster; W ceorl in dornwaraceaster").asks("starve", of="W")


# Which tokens are taken


@pytest.mark.parametrize(
    ("units", "left"),
    [
        (1, "1 food in cisseceaster; 2 food in wiltun; 5 food in wintanceaster"),
        (2, "1 food in cisseceaster; 1 food in wiltun; 5 food in wintanceaster"),
        (3, "0 food in cisseceaster; 1 food in wiltun; 5 food in wintanceaster"),
        (4, "0 food in cisseceaster; 0 food in wiltun; 5 food in wintanceaster"),
        (5, "0 food in cisseceaster; 0 food in wiltun; 4 food in wintanceaster"),
    ],
)
def test_food_is_taken_from_empty_areas_then_from_the_fullest_then_by_name(units: int, left: str) -> None:
    """BRE-7.9: one token goes to the Winter, then one for each unit; the steward keeps the same order."""
    markers = "W marker in wiltun; W marker in cisseceaster"
    food = "3 food in wiltun; 2 food in cisseceaster; 5 food in wintanceaster"
    ceorls = f"W ruler {units - 1} ceorl in wintanceaster" if units > 1 else "W ruler in wintanceaster"
    position = f"{ceorls}; {markers}; {food}"
    _winter(position, auto_food=True).is_at(left)
    _winter(position).plays("steward", "steward").is_at(left)


def test_the_player_says_which_tokens_go() -> None:
    """BRE-7.9, BRE-14.11, VAN-RUL-30: D-P6 for the Winter's, D-P8 for the army's; the option auto_food asks nobody."""
    position = "W marker in wiltun; 2 food in wiltun; 2 food in wintanceaster"
    areas = ("area:wiltun", "area:wintanceaster")
    table = _winter(position)
    table.asks("remove_food", of="W").offers(*areas, "steward").plays("area:wintanceaster")
    table.asks("pay_food", of="W").offers(*areas, "steward").plays("area:wintanceaster")
    table.is_at("2 food in wiltun; 0 food in wintanceaster").asks("choose_action", of="W")
    picked = _winter(position, auto_food=True).is_at("0 food in wiltun; 2 food in wintanceaster")
    picked.asks("choose_action", of="W")


def test_the_steward_takes_all_that_is_left_with_one_choice() -> None:
    """BRE-7.9, VAN-RUL-30: also after some tokens have been chosen; the log tells from where they came."""
    position = "W ruler 3 ceorl in wintanceaster; W marker in wiltun; W marker in cisseceaster"
    food = "3 food in wiltun; 2 food in cisseceaster; 3 food in wintanceaster"
    table = _winter(f"{position}; {food}", "hard_frost")
    table.plays("area:wintanceaster", "steward").is_at(
        "2 food in wiltun; 2 food in cisseceaster; 2 food in wintanceaster"
    )
    table.asks("pay_food", of="W").plays("area:wintanceaster", "steward").asks("choose_action", of="W")
    table.is_at("1 food in wiltun; 0 food in cisseceaster; 1 food in wintanceaster")
    paid = [(AREA_IDS[numbers[1]], numbers[2]) for numbers in table.heard("food_paid")]
    assert paid == [("wintanceaster", 1), ("cisseceaster", 2), ("wiltun", 1)]
    assert table.heard("winter_food_removed")[0][:2] == [2, 2]


def test_where_food_lies_on_one_area_only_nobody_is_asked() -> None:
    """VAN-RUL-30: there is one option then, and neither a steward nor anything by the way."""
    s = laid("5 food in wintanceaster")
    for decision in (PayFood(s.seat_of[kingdom_of("W")], 2), RemoveFood(s.seat_of[kingdom_of("W")], 2)):
        assert decision.options(s) == [area_of("wintanceaster")]
        assert decision.asides(s) == []
    _winter("5 food in wintanceaster").is_at("3 food in wintanceaster").asks("choose_action", of="W")


def test_where_the_steward_is_offered_single_areas_are_by_the_way() -> None:
    """VAN-RUL-30: so that bots leave it to the steward, who pays as the option auto_food does."""
    s = laid("5 food in wintanceaster; 1 food in wiltun; W marker in wiltun")
    for decision in (PayFood(s.seat_of[kingdom_of("W")], 2), RemoveFood(s.seat_of[kingdom_of("W")], 2)):
        areas = sorted([area_of("wintanceaster"), area_of("wiltun")])
        assert decision.options(s) == [*areas, STEWARD]
        assert decision.asides(s) == areas


@pytest.mark.parametrize("level", ["random", "greedy", "mcts"])
def test_bots_pay_by_the_steward(level: str) -> None:
    """VAN-RUL-30: without a thought."""
    table = _winter("W marker in wiltun; 3 food in wiltun; 2 food in wintanceaster").asks("remove_food", of="W")
    mind = bot(level, meadhall.game("bretwalda"), seed=1)
    assert mind.choose(table.s, table.s.seat_of[kingdom_of("W")]) == STEWARD


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_prompt_says_how_much_food_is_left_to_pay(language: str) -> None:
    """VAN-RUL-30"""
    position = "W ruler 2 ceorl in wintanceaster; W marker in wiltun; 4 food in wiltun; 4 food in wintanceaster"
    table = _winter(position, "hard_frost")
    game = meadhall.game("bretwalda")

    def asked() -> str:
        (decision,) = waiting(table.s)
        return game.words(language).prompt(table.question, True, game.about(table.s, decision, decision.seat))

    assert "2" in asked()
    table.plays("area:wiltun")
    assert "1" in asked()
    table.plays("steward")
    assert table.question == "pay_food"
    assert "3" in asked()


def test_each_token_is_asked_for() -> None:
    """BRE-7.9, BRE-14.11, BRE-14.12, option auto_food: two for the frost, two for the army."""
    position = "W ruler ceorl in wintanceaster; W marker in wiltun; 3 food in wiltun; 2 food in wintanceaster"
    table = _winter(position, "hard_frost", auto_food=False)
    table.plays("area:wiltun").asks("remove_food", of="W").plays("area:wintanceaster")
    table.is_at("2 food in wiltun; 1 food in wintanceaster").asks("pay_food", of="W").plays("area:wiltun")
    table.asks("pay_food", of="W").plays("area:wintanceaster").is_at("1 food in wiltun; 0 food in wintanceaster")


def test_nobody_is_asked_which_tokens_feed_the_army_if_all_do() -> None:
    """BRE-7.9, BRE-14.12, option auto_food: D-P8 is for more Food than is needed."""
    position = "W ruler ceorl in wintanceaster; W marker in wiltun; 2 food in wiltun; 1 food in wintanceaster"
    table = _winter(position, auto_food=False).plays("area:wiltun")
    table.is_at("0 food in wiltun; 0 food in wintanceaster").asks("choose_action", of="W")


def test_food_is_sold_by_the_same_order() -> None:
    """BRE-7.9, VAN-6.1, VAN-RUL-30: Food that pays in Fyrd (D-F3)."""
    position = "W vassal alt_clut; 2 food in wintanceaster; 1 food in wiltun; W marker in wiltun; W gold 2"
    for auto_food in (True, False):
        table = told(position, auto_food=auto_food).plays("action:fyrd", "recruit:ealdorman", "number:1")
        if not auto_food:
            table.asks("pay_food", of="W").plays("steward")
        table.is_at("0 food in wiltun; 2 food in wintanceaster; W gold 0")


# Markers


def test_markers_stand_for_the_symbols_that_rules_ask_for() -> None:
    """BRE-7.10: sowing, building and recruiting take a marker for the symbol."""
    position = "W marker in dornwaraceaster; food_production_marker in dornwaraceaster; W marker in wiltun"
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=1).plays("season_card:early_thaw")
    assert table.asks("sow", of="W").of_kind("area") == {"wintanceaster", "wiltun", "dornwaraceaster"}
    recruiting = "W marker in wiltun; W gold 4"
    table = told(f"{recruiting}; town_marker in wiltun").plays("action:fyrd", "recruit:thegn")
    assert table.of_kind("area") == {"wintanceaster", "wiltun"}
    told(recruiting).plays("action:fyrd", "recruit:thegn").is_at("W ruler thegn in wintanceaster")


@pytest.mark.parametrize(("rulings", "completes"), [("by_the_book", True), ("house", False)])
def test_a_harbour_marker_is_a_harbour_and_a_port(rulings: str, completes: bool) -> None:
    """BRE-7.10, BRE-RUL-8, VAN-RUL-9: by the former ruling a Port for Chronicle 94 only."""
    markers = "; ".join(f"W marker in {area}; harbour_marker in {area}" for area in ("wiltun", "haestingas"))
    held = "W port in wintanceaster; W chronicles trading_empire architectural_legacy"
    table = told(f"{markers}; {held}", rulings=rulings)
    table.plays("skip", "skip").has("complete:trading_empire")
    harbour = "W marker in dornwaraceaster; W gold 2"
    told(harbour).plays("action:fyrd", "recruit:ship").is_at("W ship in suthsae")
    table = told(f"{harbour}; harbour_marker in dornwaraceaster").plays("action:fyrd", "recruit:ship")
    table.offers("sea:suthsae", "sea:westsae")
    buildings = "W abbey in wintanceaster; W granary in wintanceaster; W mead_hall in bathum; W marker in bathum"
    more = f"{buildings}; W abbey in bathum; W granary in cisseceaster; W marker in cisseceaster; {markers}"
    table = told(f"{more}; W chronicles architectural_legacy", rulings=rulings).plays("skip", "skip")
    assert ("complete:architectural_legacy" in table.options) == completes
    told(f"{more}; W port in wintanceaster; W chronicles architectural_legacy", rulings=rulings).plays(
        "skip", "skip"
    ).has("complete:architectural_legacy")
