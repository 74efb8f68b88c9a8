"""Climbing finds weights that win, and ends the same whether it was stopped or not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import meadhall
from meadhall.arena.climbing import Ascent, Climb, read_climb
from meadhall.arena.contestants import contestant
from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.records import Record
from meadhall.arena.sequential import BETTER, OPEN
from meadhall.arena.tuning import Plan
from meadhall.engine.errors import MeadhallError
from meadhall.engine.rng import Rng

SAGA = meadhall.game("saga")
FIRST, SECOND = SAGA.weight_names[:2]
BEST = {FIRST: 0.8, SECOND: 0.05}
"""Of an imagined game: the nearer the weights are to these, the more is won."""


def _ascent(steps: int = 60, games: int = 20) -> Ascent:
    begin = tuple(contestant("karl:1x1").weights(SAGA))
    return Ascent(Plan("saga", "karl:1x1", (FIRST, SECOND), begin, 2, games, seed=3), steps, 400, gain=2.0)


def _distance(name: str) -> float:
    weights = dict(zip(SAGA.weight_names, contestant(name).weights(SAGA), strict=True))
    return sum((weights[each] - best) ** 2 for each, best in BEST.items())


def _imagined(league: League) -> list[Record]:
    """Games in which the better weights win the more often the better they are."""
    records = []
    for number in range(league.games):
        task = league.task(number, SAGA)
        ahead = _distance(task.seats[1]) - _distance(task.seats[0])
        winner = 0 if Rng(task.seed, number).chance() < 0.5 + max(-0.45, min(0.45, 3.0 * ahead)) else 1
        records.append(Record(number, task.seed, {}, task.seats, winners=[winner], scores=[0, 0]))
    return records


def _carried_out(climb: Climb) -> Climb:
    while (league := climb.league()) is not None:
        climb.see(_imagined(league))
    return climb


def test_weights_go_where_games_are_won() -> None:
    """And only those that are tuned; the end beats the beginning."""
    climb = _carried_out(Climb(_ascent()))
    before, after = climb.ascent.plan.begin, climb.outcome()
    assert after[0] > before[0] + 0.1
    assert after[1] < before[1]
    assert after[2:] == list(before[2:])
    assert climb.verdict == BETTER
    assert climb.tally.rate > 0.5


def test_a_climb_that_is_gone_on_with_ends_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "climb.json"
    straight = _carried_out(Climb(_ascent(12)))
    climb = Climb(_ascent(12))
    while (league := climb.league()) is not None:
        climb.see(_imagined(league)[::-1])
        climb.write(file)
        climb = read_climb(file, _ascent(12))
    assert climb == straight
    assert climb.outcome() == straight.outcome()


def test_a_file_of_another_climb_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "climb.json"
    Climb(_ascent()).write(file)
    with pytest.raises(MeadhallError, match="keeps another climb"):
        read_climb(file, replace(_ascent(), reach=0.1))
    file.write_text("{}", "utf-8")
    with pytest.raises(MeadhallError, match="keeps no climb"):
        read_climb(file, _ascent())


def test_no_two_steps_have_the_same_games() -> None:
    climb = Climb(_ascent(3))
    seeds: list[int] = []
    while (league := climb.league()) is not None and len(climb.tests) < 2:
        seeds += {league.task(number, SAGA).seed for number in range(league.games)}
        climb.see(_imagined(league))
    assert len(seeds) == len(set(seeds))


def test_a_step_is_played_by_bots_with_opposite_changes() -> None:
    """And a real game is played."""
    climb = Climb(_ascent(1, games=2))
    league = climb.league()
    assert league is not None
    up, down = (contestant(name).weights(SAGA) for name in league.contestants)
    begin = climb.ascent.plan.begin
    assert [(a + b) / 2 for a, b in zip(up, down, strict=True)] == pytest.approx(list(begin))
    assert up[0] != begin[0]
    assert up[2:] == list(begin[2:])
    climb.see(play_all(league, range(league.games)))
    assert -1.0 <= climb.results[0] <= 1.0
    assert climb.verdict == OPEN


def test_rounds_that_could_not_be_played_do_not_count() -> None:
    climb = Climb(_ascent(1, games=4))
    league = climb.league()
    assert league is not None
    records = [replace(record, winners=[record.seats.index(league.contestants[0])]) for record in _imagined(league)]
    climb.see([replace(records[0], error="it rained"), *records[1:]])
    assert climb.results == [1.0]
