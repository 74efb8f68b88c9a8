"""Chapter 3: victory."""

from __future__ import annotations

import pytest

from meadhall.games.saga.content import VICTORY_IDS
from meadhall.games.saga.scores import score_sheet
from tests.games.saga.telling import GAME, told


def test_victory_is_tested_only_in_the_end_phase() -> None:
    """SAG-3.1"""
    table = told("kent V1w; mercia S1w; coins 3/8/4").begin("battles")
    assert table.victory == ""
    assert table.begin("end_phase").victory == "viking_coins"
    table.is_at("round_pos 10")


@pytest.mark.parametrize(("round_pos", "reason"), [(4, ""), (3, "saxon_track"), (2, "saxon_track")])
def test_the_saxons_win_when_the_markers_meet(round_pos: int, reason: str) -> None:
    """SAG-3.2"""
    table = told(f"mercia burh S1w; essex burh S1w; kent V1w; coins 3/2/10; burh_pos 3; round_pos {round_pos}")
    assert table.begin("end_phase").victory == reason


def test_without_burhs_the_last_space_of_the_track_ends_the_game() -> None:
    """SAG-3.2"""
    table = told("mercia S1w; kent V1w; coins 3/2/10; burh_pos 1; round_pos 2").begin("end_phase")
    assert table.victory == ""
    assert table.begin("end_phase").victory == "saxon_track"


@pytest.mark.parametrize(("position", "reason"), [("kent V1w", ""), ("scand_north, longship V2w", "saxon_no_vikings")])
def test_the_saxons_win_without_vikings_in_england(position: str, reason: str) -> None:
    """SAG-3.3"""
    table = told(f"mercia S1w; coins 3/2/10; {position}").begin("end_phase")
    assert table.victory == reason


@pytest.mark.parametrize(
    ("areas", "reason"),
    [
        ("kent, sussex, essex, wessex", ""),
        ("kent, sussex, essex, wessex, mercia", "viking_five_areas"),
        ("kent, sussex, essex, wessex, mercia, east_anglia", "viking_five_areas"),
    ],
)
def test_the_vikings_win_with_five_areas_or_more(areas: str, reason: str) -> None:
    """SAG-3.4"""
    assert told(f"{areas} V1w; northumbria S1w; coins 3/2/10").begin("end_phase").victory == reason


@pytest.mark.parametrize(("coins", "reason"), [("2/7/6", ""), ("2/8/5", "viking_coins"), ("2/9/4", "viking_coins")])
def test_the_vikings_win_with_eight_coins_or_more(coins: str, reason: str) -> None:
    """SAG-3.5"""
    assert told(f"kent V1w; essex S1w; coins {coins}").begin("end_phase").victory == reason


def test_the_vikings_win_without_saxons_in_england() -> None:
    """SAG-3.6"""
    assert told("kent V1w; mercia burh; coins 3/2/10").begin("end_phase").victory == "viking_no_saxons"


def test_the_saxons_win_if_both_sides_meet_a_condition() -> None:
    """SAG-3.7"""
    table = told("scand_north V1w; mercia S1w; coins 2/8/5").begin("end_phase")
    assert table.victory == "saxon_no_vikings"
    assert table.s.winners() == [1]
    assert table.s.scores() == [0, 1]


def test_the_first_condition_is_the_reason_and_all_are_recorded() -> None:
    """SAG-3.4, SAG-3.5, SAG-3.6"""
    table = told("kent, sussex, essex, wessex, mercia V1w; coins 2/8/5").begin("end_phase")
    assert table.victory == "viking_five_areas"
    met = [reason for n, reason in enumerate(VICTORY_IDS) if table.s.victories >> n & 1]
    assert met == ["viking_five_areas", "viking_coins", "viking_no_saxons"]
    assert table.s.winners() == [0]
    assert table.is_done


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ("mercia burh S1w; kent V1w; coins 3/2/10; round_pos 2", "saxon_track"),
        ("scand_north V1w; mercia S1w; coins 3/2/10", "saxon_no_vikings"),
        ("kent, sussex, essex, wessex, mercia V1w; northumbria S1w; coins 3/2/10", "viking_five_areas"),
        ("kent V1w; mercia S1w; coins 2/8/5", "viking_coins"),
        ("kent V1w; coins 3/2/10", "viking_no_saxons"),
        ("scand_north V1w; mercia S1w; coins 2/8/5", "saxon_no_vikings"),
    ],
)
def test_the_way_in_which_a_game_was_won_is_told_in_a_sentence(position: str, way: str) -> None:
    """SAG-3.2, SAG-3.3, SAG-3.4, SAG-3.5, SAG-3.6, SAG-3.7"""
    table = told(position).begin("end_phase")
    assert GAME.way_won(table.s) == way
    assert GAME.words("en").say(f"won-{way}").startswith("The Anglo" if way.startswith("saxon") else "The Vikings")
    assert GAME.words("pl").say(f"won-{way}").startswith("Anglosasi" if way.startswith("saxon") else "Wikingowie")


def test_the_score_sheet_tells_how_near_each_side_came() -> None:
    """SAG-3.2, SAG-3.3, SAG-3.4, SAG-3.5, SAG-3.6"""
    table = told("kent, sussex V1w; essex V1w S2w; mercia S3w; coins 3/2/10; burh_pos 1; round_pos 7")
    assert score_sheet(table.s) == [("areas", [2, 2]), ("coins", [2, 3]), ("units", [3, 5]), ("track", [None, 6])]
