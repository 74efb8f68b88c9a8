"""A game of a league is played, and what is kept of it."""

from __future__ import annotations

import json

import pytest

from meadhall.arena import playing
from meadhall.arena.leagues import League, Task
from meadhall.arena.playing import play, play_all
from meadhall.arena.records import Record, Times, record_of, seconds_of
from meadhall.engine.game import Game


def _toy_task(players: int, number: int = 0) -> Task:
    names = ("random", "thrall", "karl", "mcts:20it")[:players]
    return Task(number, "tribute", number, {}, {}, names, tuple(range(players)))


def _without_times(record: Record) -> dict[str, object]:
    return {key: value for key, value in record.line().items() if key != "times"}


def test_a_game_with_decisions_at_the_same_time_is_played_to_its_end(toy: Game) -> None:
    for players in (2, 3, 4):
        record = play(_toy_task(players), toy)
        assert record.winners
        assert len(record.scores) == players
        assert max(record.scores) == record.scores[record.winners[0]]
        assert sum(record.share(seat) for seat in range(players)) == pytest.approx(1)


def test_a_game_is_the_same_whenever_it_is_played(toy: Game) -> None:
    for number in range(5):
        task = _toy_task(4, number)
        assert _without_times(play(task, toy)) == _without_times(play(task, toy))


def test_a_budget_in_iterations_gives_the_same_game_of_saga() -> None:
    league = League("saga", ("mcts:5it", "random"), players=2, games=2)
    one, again = (play_all(league, [0, 1]) for _ in range(2))
    assert [_without_times(each) for each in one] == [_without_times(each) for each in again]
    assert one[0].digest != one[1].digest


def test_a_record_says_who_sat_where_and_how_long_they_thought() -> None:
    (record,) = play_all(League("saga", ("random", "thrall"), 2, 2, varied={"tile_set": ("b",)}), [1])
    assert record.seats == ("thrall", "random")
    assert sorted(record.sides) == ["saxon", "viking"]
    assert record.drawn == {"tile_set": "b"}
    assert all(times.decisions > 5 for times in record.times)
    assert record.times[0].seconds > record.times[1].seconds


def test_a_record_is_the_same_after_it_was_written() -> None:
    (record,) = play_all(League("saga", ("random",), 2, 1), [0])
    assert record_of(json.loads(json.dumps(record.line()))).line() == record.line()


def test_a_game_that_fails_says_so_and_does_not_disturb_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    really = playing.play

    def fail_once(task: Task) -> Record:
        if task.number == 1:
            raise ZeroDivisionError("on purpose")
        return really(task)

    monkeypatch.setattr(playing, "play", fail_once)
    records = play_all(League("saga", ("random",), 2, 3), [0, 1, 2])
    assert [each.error for each in records] == ["", "ZeroDivisionError: on purpose", ""]


def test_a_game_without_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_PATIENCE", 0.001)
    (record,) = play_all(League("saga", ("random",), 2, 1), [0])
    assert "has not ended" in record.error


def test_times_add_up_and_have_quantiles() -> None:
    times, others = Times(), Times()
    for n in range(1, 101):
        (times if n % 2 else others).note(n / 1000)
    times.add(others)
    assert times.decisions == 100
    assert times.seconds == pytest.approx(5.05)
    assert times.longest == 0.1
    assert times.quantile(0.5) == pytest.approx(0.05, rel=0.2)
    assert times.quantile(0.99) == pytest.approx(0.099, rel=0.2)
    assert times.quantile(1) == pytest.approx(0.1, rel=0.1)
    assert Times().quantile(0.5) == 0.0
    assert seconds_of(40) == pytest.approx(0.001024)
