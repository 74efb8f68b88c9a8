"""What came of many games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.arena.intervals import Tally, wilson
from meadhall.arena.ratings import rate
from meadhall.arena.standings import Standings
from tests.arena.conftest import MakeRecord


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (96, 100, 0.9016, 0.9843)]
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    """The bounds p solve (wins / games - p)² = z² p (1 - p) / games; these were found by bisection."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Tally().rate == Tally().fair == 0.0


def test_what_is_outside_depends_on_how_much_is_compared() -> None:
    tally = Tally(62, 100, 50)
    assert tally.is_outside()
    assert not tally.is_outside(compared=50)
    assert Tally(80, 100, 50).is_outside(compared=50)


def test_victories_are_counted_by_contestant_seat_and_side(made: MakeRecord) -> None:
    standings = Standings()
    for number in range(10):
        standings.add(made(number, (0,) if number < 7 else (1,)))
    assert (standings.contestants["one"].wins, standings.contestants["one"].games) == (7, 10)
    assert standings.seats[1].wins == 3
    assert standings.sides["viking"].rate == pytest.approx(0.3)
    assert standings.sides["viking"].fair == 0.5
    assert standings.pairs["one", "two"].rate == pytest.approx(0.7)
    assert standings.ranking() == ["one", "two"]
    assert standings.median_length() == 104
    assert standings.times["one"].decisions == 20


def test_a_victory_of_several_is_shared(made: MakeRecord) -> None:
    standings = Standings()
    standings.add(made(0, (0, 2), ("a", "b", "c")))
    assert [standings.contestants[name].wins for name in "abc"] == [0.5, 0, 0.5]
    assert standings.ties == 1
    assert standings.pairs["a", "c"].rate == 0.5
    assert standings.pairs["a", "b"].rate == 1.0
    assert standings.contestants["a"].fair == pytest.approx(1 / 3)


def test_a_failed_game_counts_for_nobody(made: MakeRecord) -> None:
    standings = Standings()
    standings.add(replace(made(), error="broken"))
    assert standings.games == 0
    assert not standings.contestants


def test_an_option_is_counted_by_value_and_side(made: MakeRecord) -> None:
    standings = Standings()
    for number in range(4):
        standings.add(replace(made(number, (number % 2,)), drawn={"tile_set": "a" if number < 3 else "b"}))
    table = standings.options["tile_set"]
    assert (table["a", "saxon"].wins, table["a", "saxon"].games) == (2, 3)
    assert (table["b", "viking"].wins, table["b", "viking"].games) == (1, 1)


def test_a_thing_is_compared_with_others_of_its_kind_that_the_same_side_had(made: MakeRecord) -> None:
    """The first side wins three of four, whatever it has: so nothing that it had is better than expected."""
    standings = Standings()
    for number in range(8):
        traits = {"leader": [["marshal" if number % 2 else "warden"], ["berserker"]]}
        standings.add(replace(made(number, (1,) if number in (0, 1) else (0,)), traits=traits))
    table = standings.traits["leader"].table()
    assert table["marshal"].rate == table["marshal"].fair == pytest.approx(0.75)
    assert table["berserker"].fair == pytest.approx(0.25)


def test_the_better_one_is_rated_higher_and_everybody_becomes_surer(made: MakeRecord) -> None:
    records = [made(number, (0,) if number % 4 else (1,)) for number in range(80)]
    found = rate(records, 80)
    assert found["one"].strength > found["two"].strength
    assert found["one"].unsureness < 25 / 3 / 2
    assert found["one"].safe < found["one"].strength
    assert found["one"].way[0] == (0, 25.0)
    assert found["one"].way[-1] == (80, found["one"].strength)
    assert rate(records, 80) == found


def test_a_contestant_in_several_seats_is_rated_once(made: MakeRecord) -> None:
    records = [made(number, (number % 2,), ("a", "a", "b")) for number in range(30)]
    found = rate(records, 30)
    assert set(found) == {"a", "b"}
    assert found["a"].strength > found["b"].strength


def test_copies_of_one_contestant_teach_nothing(made: MakeRecord) -> None:
    found = rate([made(number, (0,), ("a", "a")) for number in range(10)], 10)
    assert found["a"].strength == 25.0
