"""Chapter 13: the round."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.games.bretwalda.content import WESSEX
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"
BASE: Final[dict[str, Any]] = {"vk_minor_kingdoms": False, "vk_seasons": "off"}
"""Without Vassals and markers a round has fewer questions."""


def _round(position: str, number: int, **options: Any) -> Table:
    return told(f"{position}; {NO_CARDS}", phase="round", year_round=number, **options)


def _with_dalcs(**dalcs: int) -> str:
    """A position in which Kingdoms have so many Dalcs: their Capital's, and of Chronicles."""
    chronicles = ["golden_hoard", "roman_legacy", "full_barns", "great_host", "broad_realm", "the_severn"]
    clauses = []
    for letter, number in dalcs.items():
        clauses.append(f"{letter} completed {' '.join(chronicles[: number - 1]) or 'empty'}")
        del chronicles[: number - 1]
    return "; ".join(clauses)


def _ends_the_turn(table: Table) -> Table:
    return table.plays("skip", "skip", "done")


# The phases


def test_a_round_is_turn_order_season_actions_and_end() -> None:
    """BRE-13.1, BRE-13.5: then the round marker advances."""
    table = _round("", 2, **BASE).asks("choose_direction", of="W").plays("clockwise")
    table.asks("draw_season_card", of="chance").plays("season_card:drought", "site:haestingas", "site:norwic")
    for letter in "WENM":
        _ends_the_turn(table.asks("choose_action", of=letter))
    table.is_at("round 3").asks("choose_direction", of="W")
    lines = [line for line in table.lines() if line in ("round_begins", "season_card_turned", "actions_begin")]
    assert lines == ["round_begins", "season_card_turned", "actions_begin", "round_begins"]


def test_the_first_round_has_only_the_choice_of_direction() -> None:
    """BRE-13.2: nobody is asked for cards, and the most Dalcs do not count."""
    table = told("W hand intrigue; E completed golden_hoard", phase="round", year_round=1, **BASE)
    table.plays("kingdom:mercia").asks("choose_direction", of="M")


# The Pretender


@pytest.mark.parametrize(
    ("dalcs", "before", "now"),
    [
        ({"N": 1, "M": 3, "W": 2, "E": 1}, "W", "M"),
        ({"N": 1, "M": 3, "W": 3, "E": 1}, "W", "W"),
        ({"N": 3, "M": 3, "W": 2, "E": 1}, "W", "N"),
        ({"N": 3, "M": 3, "W": 2, "E": 1}, "E", "N"),
        ({"N": 1, "M": 3, "W": 1, "E": 3}, "N", "M"),
        ({"N": 1, "M": 1, "W": 1, "E": 1}, "E", "E"),
    ],
)
def test_the_pretender_is_farthest_ahead(dalcs: dict[str, int], before: str, now: str) -> None:
    """BRE-13.2, BRE-RUL-1: if tied the present one, else who came first in the last player order."""
    table = _round(f"{_with_dalcs(**dalcs)}; pretender {before}", 2, **BASE)
    table.asks("choose_direction", of=now).is_at(f"pretender {now}")


def test_a_tie_goes_to_who_came_first_in_the_last_order() -> None:
    """BRE-13.2: counter-clockwise from Wessex Mercia comes before Northumbria."""
    dalcs = _with_dalcs(N=3, M=3, W=1, E=1)
    _round(f"{dalcs}; pretender W; direction clockwise", 2, **BASE).is_at("pretender N")
    _round(f"{dalcs}; pretender W; direction counter_clockwise", 2, **BASE).is_at("pretender M")


def test_intrigue_takes_the_marker_for_a_round() -> None:
    """BRE-TV-34, BRE-13.2"""
    position = f"{_with_dalcs(M=3, W=1)}; W hand intrigue; pretender M"
    table = _round(position, 5, **BASE).asks("play_turn_order_card", of="W").offers("card:intrigue", "pass")
    table.plays("card:intrigue").asks("choose_direction", of="W").is_at("pretender W").plays("clockwise")
    table.plays("season_card:early_thaw").is_at("order W E N M; W hand empty")
    while table.question == "sow":
        table.plays(table.options[0])
    for letter in "WENM":
        _ends_the_turn(table.asks("choose_action", of=letter))
    table.is_at("round 6").asks("choose_direction", of="M").is_at("pretender M")


def test_the_present_pretender_plays_no_intrigue() -> None:
    """BRE-13.2, BRE-9.5: the window is shown all the same."""
    table = _round(f"{_with_dalcs(W=2)}; W hand intrigue; M hand tribute; pretender W", 2, **BASE)
    table.asks("play_turn_order_card", of="W").offers("pass").plays("pass")
    table.asks("play_turn_order_card", of="M").offers("pass").plays("pass").asks("choose_direction", of="W")


# The direction


@pytest.mark.parametrize(("direction", "order"), [("clockwise", "M W E N"), ("counter_clockwise", "M N E W")])
def test_the_pretender_chooses_the_direction_of_play(direction: str, order: str) -> None:
    """BRE-13.3"""
    table = _round(_with_dalcs(M=2), 2, **BASE).asks("choose_direction", of="M")
    table.offers("clockwise", "counter_clockwise").plays(direction).is_at(f"order {order}; direction {direction}")


def test_two_players_have_no_direction_to_choose() -> None:
    """BRE-13.3"""
    table = _round("", 2, players=2, **BASE)
    table.asks("draw_season_card", of="chance").is_at("order W M; direction clockwise")


# The actions


def test_a_player_takes_two_different_actions_in_one_turn() -> None:
    """BRE-13.4, BRE-RUL-2"""
    table = told(NO_CARDS).asks("choose_action", of="W")
    table.offers("action:collection", "action:fyrd", "action:development", "action:movement", "skip")
    table.plays("action:collection").asks("choose_action", of="W")
    table.offers("action:fyrd", "action:development", "action:movement", "skip").plays("action:fyrd", "done")
    table.asks("end_turn", of="W").is_at("W used collection fyrd").plays("done").asks("choose_action", of="E")


def test_an_action_may_be_skipped() -> None:
    """BRE-13.4"""
    table = told(NO_CARDS).plays("skip").asks("choose_action", of="W").has("action:collection", "action:fyrd")
    table.plays("skip").asks("end_turn", of="W").is_at("W used empty")


def test_an_action_that_does_nothing_may_be_taken() -> None:
    """BRE-13.4: the four actions are always offered."""
    table = told(f"W none in wintanceaster; W thegn in wiltun; W pool ruler; {NO_CARDS}")
    table.plays("action:fyrd").asks("choose_action", of="W").plays("action:development").asks("end_turn", of="W")


def test_actions_may_be_taken_in_two_passes() -> None:
    """BRE-13.4, BRE-RUL-2, option action_mode: still two different ones."""
    table = told(NO_CARDS, phase="actions", action_mode="alternating", year_round=2)
    for letter in "WENM":
        table.asks("choose_action", of=letter).plays("action:collection")
    for letter in "WENM":
        table.asks("choose_action", of=letter).lacks("action:collection").plays("skip", "done")
    table.is_at("round 3")


def test_each_round_all_actions_are_open_again() -> None:
    """BRE-13.4, BRE-13.5"""
    table = told(f"W used collection fyrd; M used movement; {NO_CARDS}", phase="actions", year_round=2)
    table.asks("choose_action", of="W").has("action:collection", "action:fyrd")


# The end


def test_the_target_is_checked_at_the_end_of_the_round() -> None:
    """BRE-13.5, BRE-3.2: not while others still have their turn."""
    table = told(f"W completed golden_hoard; W abbey in wintanceaster; {NO_CARDS}", dalc_target="10", year_round=2)
    for letter in "WENM":
        _ends_the_turn(table.asks("choose_action", of=letter))
    table.is_at("round 3")
    dalcs = "W abbey in wintanceaster; W completed golden_hoard roman_legacy full_barns great_host broad_realm"
    rich = f"{dalcs} the_severn the_thames; W marker in bathum"
    table = told(f"{rich}; {NO_CARDS}", dalc_target="10", year_round=2).is_at("W dalcs 10")
    for letter in "WENM":
        _ends_the_turn(table.asks("choose_action", of=letter))
    assert table.s.is_over
    assert table.s.ranking[0] == WESSEX
