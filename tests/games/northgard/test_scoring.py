"""Chapter 16: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content import CARD_IDS
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_S
from meadhall.games.northgard.rules.scoring import achievement
from meadhall.games.northgard.scores import score_sheet, way_won
from tests.games.northgard.told import Table, told

_THREE = "P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; forge (1,0)n; fortress (0,1)n; altar_of_kings (-1,0)n"


def _ended(board: str, position: str, year: int = 7, **options: Any) -> Table:
    return told(board, position, phase="end_of_year", year=year, **options)


def _totals(position: str, **options: Any) -> list[int]:
    return _ended(BOARD_A, position, **options).s.scores()


# Strongholds


def test_three_strongholds_win_at_once() -> None:
    """NOR-TV-23, NOR-16.1, NOR-19.1"""
    position = f"{_THREE}; R fame 30; R 1 T(-1,0)s; Y 1 T(0,1)s"
    table = _ended(BOARD_S, position, year=4).ends("purple")
    assert "stronghold_victory" in table.lines()
    assert _ended(BOARD_S, position, year=4, length="long").is_asking
    two_in_one = "P 1 T(0,0)e; P 1 T(-1,0)s; forge (1,0)n; fortress (-2,0)s; altar_of_kings (-2,-1)e; P 1 T(0,0)w"
    assert _ended(BOARD_S, f"{two_in_one}; R 1 T(0,0)s; Y 1 T(0,1)s", year=4).is_asking


@pytest.mark.parametrize(
    "position",
    [
        "P 1 T(0,0)e; P 1 T(0,0)s; forge (1,0)n; fortress (0,1)n; altar_of_kings (-1,0)n",
        "P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; forge (1,0)n; fortress (0,1)n; food_silo (-1,-1)e",
    ],
    ids=["not controlled", "not large"],
)
def test_what_is_no_stronghold(position: str) -> None:
    """NOR-16.1"""
    assert _ended(BOARD_S, f"{position}; R 1 T(-1,0)s; Y 1 T(0,1)s", year=4).is_asking


def test_an_open_territory_is_no_stronghold() -> None:
    """NOR-16.1"""
    board = "(0,0) start r0; (1,0) t28 r3; (1,1) t09 r2; (0,1) t31 r1; (-1,0) t25 r1; (-1,1) t15 r1"
    position = "P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; forge (1,0)n; fortress (0,1)n; forge (-1,0)n; Y 1 T(0,1)s"
    table = _ended(board, f"{position}; R 1 T(0,0)n", year=4).spans("T(0,0)w", 2, closed=False)
    assert table.is_asking


def test_strongholds_beat_fame_in_the_last_year_too() -> None:
    """NOR-16.1, NOR-TV-23"""
    _ended(BOARD_S, f"{_THREE}; R fame 99").ends("purple")


def test_two_with_three_strongholds_compare_their_fame() -> None:
    """NOR-16.2, NOR-RUL-44: by full score, not by tokens alone."""
    board = f"{BOARD_S}; (0,2) t33 r3; (-1,2) t27 r1"
    red = "R 1 T(0,1)s; R 1 T(-1,0)s; R 1 T(-1,2)n; forge (-1,1)n; forge (-2,0)s; forge (-1,2)n"
    position = f"{_THREE}; {red}; Y fame 99; Y 1 T(0,0)n; P fame 5; R fame 2"
    _ended(board, position, year=4).ends("purple")
    _ended(board, f"{position}; R deck spy fishing", year=4).ends("red")
    _ended(board, f"{position}; R deck capture", year=4).ends("red", "purple")
    _ended(board, f"{position}; R deck capture; R 1 T(1,1)n", year=4).ends("red")


# Fame


def test_the_final_score() -> None:
    """NOR-TV-22, NOR-16.3, NOR-16.5"""
    position = "R fame 41; R stock 5/2/1; R deck spy; R hand capture; R played militia; R discard unrest ach_warlord"
    assert _totals(f"{position}; R 4 T(0,0)e; R 2 T(0,0)w") == [49, 0, 0]


@pytest.mark.parametrize("zone", ["deck", "top", "hand", "played", "spent", "discard"])
def test_cards_of_all_zones_count(zone: str) -> None:
    """NOR-16.3"""
    assert _totals(f"R {zone} spy; P {zone} unrest") == [2, -5, 0]


@pytest.mark.parametrize("zone", ["removed", "upgrades"])
def test_cards_out_of_the_game_count_for_nothing(zone: str) -> None:
    """NOR-16.3, NOR-2.4"""
    assert _totals(f"R {zone} spy") == [0, 0, 0]


@pytest.mark.parametrize(("stock", "fame"), [("2/0/0", 0), ("1/1/1", 1), ("5/0/0", 1), ("2/2/2", 2)])
def test_three_resources_are_a_fame(stock: str, fame: int) -> None:
    """NOR-16.3"""
    assert _totals(f"R stock {stock}") == [fame, 0, 0]


def test_a_total_may_be_negative() -> None:
    """NOR-RUL-35, NOR-16.3"""
    assert _totals("R fame 2; R deck unrest unrest") == [-8, 0, 0]


def test_fame_tokens_of_the_supply_never_run_out() -> None:
    """NOR-RUL-42, NOR-1.5: how many tokens of which kind there are does not matter."""
    position = "R fame 500; R 1 T(0,0)w"
    told(BOARD_A, position, phase="harvest").is_at("R fame 502")


# Achievements


def test_the_values_of_achievements() -> None:
    """NOR-TV-21, NOR-16.5"""
    position = """R 2 T(-1,-1)n; altar_of_kings (-1,-1)n; R 1 T(1,0)n; menhir (2,0)e; R 3 T(0,0)w; food_silo (-1,0)n"""
    s = told(BOARD_A, position).s
    values = {name: achievement(s, 0, CARD_IDS.index(f"ach_{name}")) for name in _ACHIEVEMENTS}
    assert values == _ACHIEVEMENTS


_ACHIEVEMENTS = {
    "builder": 5,
    "explorer": 3,
    "food_trader": 4,
    "scholar": 2,
    "trapper": 0,
    "warlord": 6,
    "wood_trader": 0,
}


@pytest.mark.parametrize(
    ("card", "position", "fame"),
    [
        ("ach_builder", "R 1 T(0,0)e; food_silo (1,0)s; training_camp (0,1)n", 1),
        ("ach_builder", "R 1 T(-1,-1)n; forge (-1,-1)n; slotless menhir T(-1,-1)n", 4),
        ("ach_explorer", "R 1 T(-1,-1)n", 4),
        ("ach_explorer", "R 1 T(-1,2)n; R 1 T(0,0)w", 3),
        ("ach_food_trader", "R 1 T(2,0)w; R 1 T(0,0)e; food_silo (1,0)s", 6),
        ("ach_wood_trader", "R 1 T(1,0)e; R 1 T(0,0)e; woodcutter_lodge (1,0)s", 4),
        ("ach_scholar", "R 1 T(-1,-1)s; R 1 T(1,0)n; menhir (2,0)e", 6),
        ("ach_trapper", "R 1 T(3,0)w; R 1 T(2,0)n; P 1 T(0,1)w", 6),
        ("ach_warlord", "R 5 T(3,0)w; R 2 T(2,0)n; P 1 T(0,1)w", 7),
    ],
)
def test_what_achievements_count(card: str, position: str, fame: int) -> None:
    """NOR-16.5: in controlled territories, at the end."""
    assert _totals(f"{position}; R discard {card}") == [fame, 0, 0]


def test_warlord_counts_kaija() -> None:
    """NOR-16.5, NOR-17.3"""
    assert _totals("R 2 T(0,0)e; R Kaija T(0,0)w; R discard ach_warlord", clans="bear raven boar") == [3, 0, 0]


# Ties


@pytest.mark.parametrize(
    ("red", "purple", "winners"),
    [
        ("R 1 T(0,0)e; R 1 T(0,0)w", "P 9 T(0,0)s; food_silo (0,1)n", ["red"]),
        ("R 1 T(0,0)e; food_silo (1,0)s", "P 2 T(0,0)s", ["purple"]),
        ("R 1 T(0,0)e; food_silo (1,0)s", "P 1 T(0,0)s", ["red"]),
        ("R 1 T(0,0)e", "P 1 T(0,0)s", ["red", "purple"]),
        ("R 1 T(0,0)e; R fame 1", "P 9 T(0,0)s; P 1 T(0,0)w", ["red"]),
    ],
    ids=["territories", "units", "buildings", "shared", "fame first"],
)
def test_ties(red: str, purple: str, winners: list[str]) -> None:
    """NOR-16.4, NOR-RUL-37"""
    _ended(BOARD_A, f"{red}; {purple}").ends(*winners)


def test_kaija_breaks_ties_like_a_unit() -> None:
    """NOR-16.4, NOR-17.3"""
    _ended(BOARD_A, "R 1 T(0,0)e; P 1 T(0,0)s; P Kaija T(0,0)s", clans="goat bear boar").ends("purple")


# How the game was won


@pytest.mark.parametrize(
    ("position", "scores"),
    [(f"{_THREE}; R fame 30; Y fame 4", [30, 0, 4]), ("P fame 5; R fame 30; Y fame 4", [30, 5, 4])],
    ids=["strongholds", "fame"],
)
def test_scores_are_total_fame_however_the_game_was_won(position: str, scores: list[int]) -> None:
    """NOR-16.1, NOR-16.3: so that they can be compared; strongholds have a row of their own on the sheet."""
    table = _ended(BOARD_S, position)
    assert table.s.scores() == scores
    sheet = dict(score_sheet(table.s))
    assert sheet["fame"] == scores
    assert sheet["strongholds"] == ([0, 3, 0] if _THREE in position else [0, 0, 0])
    assert "team" not in sheet


_BIGGER = f"{BOARD_S}; (0,2) t33 r3; (-1,2) t27 r1"
_RED_THREE = "R 1 T(0,1)s; R 1 T(-1,0)s; R 1 T(-1,2)n; forge (-1,1)n; forge (-2,0)s; forge (-1,2)n; Y 1 T(0,0)n"


@pytest.mark.parametrize(
    ("board", "position", "way"),
    [
        (BOARD_S, f"{_THREE}; R fame 30", "strongholds"),
        (_BIGGER, f"{_THREE}; {_RED_THREE}; P fame 5; Y fame 99", "strongholds_fame"),
        (_BIGGER, f"{_THREE}; {_RED_THREE}; P 1 T(1,1)n; Y fame 99", "territories"),
        (_BIGGER, f"{_THREE}; {_RED_THREE}; Y fame 99", "shared"),
        (BOARD_A, "R fame 3; P fame 2; P 4 T(0,0)e", "fame"),
        (BOARD_A, "R 1 T(0,0)e; R 1 T(0,0)w; P 9 T(0,0)s; food_silo (0,1)n", "territories"),
        (BOARD_A, "R 1 T(0,0)e; food_silo (1,0)s; P 2 T(0,0)s", "figures"),
        (BOARD_A, "R 1 T(0,0)e; food_silo (1,0)s; P 1 T(0,0)s", "buildings"),
        (BOARD_A, "R 1 T(0,0)e; P 1 T(0,0)s", "shared"),
        (BOARD_A, "", "shared"),
    ],
)
def test_how_a_game_was_won(board: str, position: str, way: str) -> None:
    """NOR-16.1, NOR-16.2, NOR-16.3, NOR-16.4: said in a sentence in both languages."""
    assert way_won(_ended(board, position).s) == way
    for language in ("en", "pl"):
        assert GAME.words(language).say(f"won-{way}").endswith(".")


# Sources of fame


def test_every_fame_is_told_with_its_reason() -> None:
    """NOR-16.6"""
    table = told(BOARD_B, "Y 1 T(0,0)e; Y hand start_explore; tiles t11", turn="yellow", clans="goat raven stag")
    table.plays("play:start_explore").lays("t11", "(1,-1)", 2).is_at("Y fame 4")
    assert [line for line in table.lines("nobody") if line.startswith("fame_")] == ["fame_closed", "fame_stag_closed"]
    table = told(BOARD_A, "R 1 T(-1,-1)n; altar_of_kings (-1,-1)n; R 1 T(0,0)e", phase="harvest").is_at("R fame 4")
    assert [line for line in table.lines("nobody") if line.startswith("fame_")] == ["fame_harvest", "fame_altar"]
