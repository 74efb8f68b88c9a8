"""Victory: the target, the last round, ties, the ranking, and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import CHRONICLE_IDS
from meadhall.games.bretwalda.scores import score_sheet, way_won
from meadhall.words import words
from tests.games.bretwalda.told import Table, told

_DALCS = [
    "bebbanburg",
    "luel",
    "streoneshalh",
    "legaceaster",
    "lindcylene",
    "weogornaceaster",
    "mynyw",
    "theodford",
    "colneceaster",
    "cerotesege",
    "bathum",
    "mathrafal",
]
"""Areas with a printed Dalc that are neither Capitals nor home areas."""


def _with_dalcs(**dalcs: tuple[int, int]) -> str:
    """A position in which Kingdoms have these Dalcs: printed ones besides their Capital's, and completed Chronicles."""
    areas, cards = iter(_DALCS), iter(CHRONICLE_IDS)
    clauses: list[str] = []
    for letter, (printed, completed) in dalcs.items():
        clauses += [f"{letter} marker in {next(areas)}" for _ in range(printed)]
        if completed:
            clauses.append(" ".join([letter, "completed", *(next(cards) for _ in range(completed))]))
    return "; ".join(clauses)


def _ended(position: str, year_round: int, turn: str = "N", **options: Any) -> Table:
    """The end of a round; the order is Northumbria, Mercia, Wessex, East Anglia."""
    return told(position, phase="end", year_round=year_round, turn=turn, **options)


def test_the_target_is_16_dalcs_for_four_and_14_for_fewer_unless_the_option_says_otherwise() -> None:
    """BRE-3.1, BRE-RUL-15"""
    assert [told(players=players).s.variant.dalc_target for players in (2, 3, 4)] == [14, 14, 16]
    assert told(dalc_target="10").s.variant.dalc_target == 10


@pytest.mark.parametrize(("completed", "is_over"), [(9, False), (10, True)])
def test_the_game_ends_with_the_round_in_which_somebody_has_reached_the_target(completed: int, is_over: bool) -> None:
    """BRE-3.2: 1 Dalc of the Capital, 5 of other areas, and those of Chronicles."""
    table = _ended(_with_dalcs(M=(5, completed)), 8)
    table.is_at(f"M dalcs {6 + completed}")
    assert table.s.is_over == is_over
    table.is_at(f"round {8 if is_over else 9}")


@pytest.mark.parametrize(("target", "completed", "is_over"), [("13", 7, True), ("15", 8, False), ("15", 9, True)])
def test_another_target_ends_the_game_sooner_or_later(target: str, completed: int, is_over: bool) -> None:
    """BRE-3.1, BRE-3.2, option `dalc_target`"""
    assert _ended(_with_dalcs(M=(5, completed)), 8, dalc_target=target).s.is_over == is_over


def test_reaching_the_target_during_a_round_does_not_end_the_game_before_the_round_does() -> None:
    """BRE-3.2: the others still take their turns."""
    table = told(_with_dalcs(W=(5, 10)), turn="W", year_round=8).plays("skip", "skip", "done")
    for letter in "ENM":
        table.asks("choose_action", of=letter).plays("skip", "skip", "done")
    table.ends("W", "M", "N", "E")


def test_the_game_ends_after_round_xii_in_any_case() -> None:
    """BRE-3.3, BRE-TV-25: 13, 11, 9 and 7 Dalcs are too few for a target of 16; after round XII 13 have won."""
    dalcs = _with_dalcs(W=(4, 8), N=(3, 7), E=(2, 6), M=(1, 5))
    assert not _ended(dalcs, 8).s.is_over
    table = _ended(dalcs, 12)
    table.is_at("W dalcs 13; N dalcs 11; E dalcs 9; M dalcs 7").ends("W", "N", "E", "M")
    assert table.heard("game_over") == [[2, 13, 0, 0, 0]]


def test_of_two_with_16_dalcs_the_one_with_more_printed_ones_wins() -> None:
    """BRE-TV-25, BRE-3.4: 16, 16, 9 and 7; the first of them controls 5 areas with a printed Dalc, the second 6."""
    position = _with_dalcs(M=(4, 11), N=(5, 10), E=(1, 7), W=(0, 6))
    table = _ended(f"{position}; M granary in tamoworthig; M gold 9", 8)
    table.is_at("M dalcs 16; N dalcs 16; E dalcs 9; W dalcs 7").ends("N", "M", "E", "W")
    assert way_won(table.s) == "tie_areas"


_TIES = [
    ("E marker in norwic; E granary in norwic", "E"),
    ("N granary in eoforwic; E gold 5", "N"),
    ("W gold 2; M gold 1", "W"),
    ("M gold 3; N gold 3", "M"),
    ("", "E"),
]


@pytest.mark.parametrize(
    ("position", "year_round", "way"),
    [
        (_with_dalcs(M=(5, 10)), 8, "target"),
        (_with_dalcs(M=(5, 10)), 12, "target"),
        (_with_dalcs(M=(5, 9)), 12, "rounds"),
        (f"{_with_dalcs(M=(1, 0))}; N abbey in eoforwic; N gold 9", 12, "tie_areas"),
        ("E granary in rendlaesham; N gold 9", 12, "tie_buildings"),
        ("harbour_marker in norwic; W marker in norwic; N gold 9", 12, "tie_buildings"),
        ("W gold 2; M gold 1", 12, "tie_gold"),
        ("M gold 3; N gold 3", 12, "tie_order"),
    ],
)
def test_the_way_in_which_the_game_was_won(position: str, year_round: int, way: str) -> None:
    """BRE-3.2, BRE-3.3, BRE-3.4: and each way has its sentence."""
    table = _ended(position, year_round)
    assert table.s.is_over
    assert way_won(table.s) == way
    for language in ("en", "pl"):
        assert words("meadhall.games.bretwalda", language).say(f"won-{way}").endswith(".")


@pytest.mark.parametrize(("rulings", "winner"), [("by_the_book", "W"), ("house", "N")])
def test_a_harbour_marker_is_a_building_when_ties_are_broken(rulings: str, winner: str) -> None:
    """BRE-3.4, BRE-RUL-8, VAN-5.3"""
    table = _ended("harbour_marker in norwic; W marker in norwic; N gold 9", 12, rulings=rulings)
    assert "NMWE"[table.s.ranking[0]] == winner


@pytest.mark.parametrize(("more", "winner"), _TIES)
def test_further_ties_go_to_buildings_then_gold_then_the_later_in_player_order(more: str, winner: str) -> None:
    """BRE-3.4"""
    table = _ended(more, 12)
    table.is_at("N dalcs 1; M dalcs 1; W dalcs 1; E dalcs 1")
    assert "NMWE"[table.s.ranking[0]] == winner


def test_the_player_order_of_the_last_round_breaks_the_last_tie_and_ranks_the_others() -> None:
    """BRE-3.4: the last in the order is the first in the ranking."""
    _ended("", 12, turn="W").ends("M", "N", "E", "W")
    _ended("direction counter_clockwise", 12, turn="W").ends("E", "N", "M", "W")


def test_nobody_who_is_last_on_the_track_wins_by_a_tie_break() -> None:
    """BRE-3.4: Dalcs come first, whatever else somebody has."""
    table = _ended("N completed broad_realm; E gold 50; E granary in rendlaesham", 12)
    assert "NMWE"[table.s.ranking[0]] == "N"


def test_the_score_sheet_tells_where_dalcs_come_from_and_what_breaks_ties() -> None:
    """BRE-6.1, BRE-6.2, BRE-6.3, BRE-3.4"""
    position = "W marker in bathum; W abbey in bathum; W completed broad_realm golden_hoard; W port in wintanceaster"
    table = _ended(f"{position}; W gold 3; M abbey in tamoworthig; N completed lindsey", 12)
    assert score_sheet(table.s) == [
        ("areas", [1, 1, 2, 1]),
        ("abbeys", [0, 1, 1, 0]),
        ("chronicles", [1, 0, 2, 0]),
        ("dalcs", [2, 2, 5, 1]),
        ("dalc_areas", [1, 1, 2, 1]),
        ("buildings", [0, 1, 2, 0]),
        ("gold", [0, 0, 3, 0]),
        ("place", [1, 2, 3, 4]),
    ]
    assert table.s.scores() == [2, 2, 5, 1]
