"""Presets, and what the first version of the game played."""

from __future__ import annotations

from typing import Final

import pytest

import meadhall
from meadhall.engine.options import BY_THE_BOOK, HOUSE_RULES
from meadhall.games.tiny_epic_vikings import GAME

_FIRST: Final = {
    "boat_build_region": "land_or_boat",
    "enemy_explore_settlers": "profile",
    "enemy_strength_runes": "turn",
    "first_player": "random",
    "harvest_boat_bonus": "wood",
    "invader_current_rune_counts": False,
    "memory_aid": False,
    "own_card_rune_counts": True,
    "sole_payer": "wins",
    "solo_enemy_last_turn": True,
    "solo_profile": "hard",
    "steal_requires_highest": True,
}
"""All options that a journal of version 1 names."""


def test_the_defaults_are_the_words_of_the_rulebook() -> None:
    """TEV-RUL-5, TEV-RUL-10, TEV-RUL-13, TEV-RUL-21"""
    assert not GAME.preset(BY_THE_BOOK).options
    book = GAME.full_options(None)
    names = ("recall", "rune_take", "harvest_boat_bonus", "fourth_favour", "rulings")
    assert [book[name] for name in names] == ["own_turn", "at_once", "steel", "held", "by_the_book"]


def test_the_house_rules_are_the_readings_of_the_first_version() -> None:
    """TEV-RUL-5, TEV-RUL-10, TEV-RUL-13, TEV-RUL-21, TEV-RUL-25, TEV-RUL-30"""
    house = GAME.preset(HOUSE_RULES).options
    names = ("recall", "rune_take", "harvest_boat_bonus", "fourth_favour", "rulings")
    assert [house[name] for name in names] == ["deploying", "after_action", "food", "any", "house"]


def test_a_journal_of_the_first_version_keeps_what_was_agreed_on_then() -> None:
    """TEV-RUL-10: what it names is as it says, all else as the house played."""
    options = GAME.past_options(1, _FIRST)
    assert (options["harvest_boat_bonus"], options["enemy_strength_runes"]) == ("wood", "turn")
    assert (options["recall"], options["rune_take"], options["rulings"]) == ("deploying", "after_action", "house")


@pytest.mark.parametrize(("preset", "players"), [("two_players", 2), ("solo_easy", 1), ("solo_normal", 1)])
def test_a_preset_may_say_how_many_play(preset: str, players: int) -> None:
    """TEV-1.13"""
    assert meadhall.game("tiny_epic_vikings").new(3, preset=preset).players == players


def test_the_solo_presets_differ_in_the_strength_of_the_enemy() -> None:
    """TEV-17.1"""
    names = ["solo_easy", "solo_normal", "solo_hard"]
    assert [GAME.new(3, preset=name).settings["solo_profile"] for name in names] == ["easy", "normal", "hard"]
