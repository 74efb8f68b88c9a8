"""Which games a league consists of."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.arena.leagues import League, league_of, longest, whole_rounds
from meadhall.engine.errors import MeadhallError

PAIR = League("saga", ("random", "thrall"), players=2, games=20)


def test_everybody_meets_everybody_in_every_seat_equally_often() -> None:
    league = League("saga", ("a", "b", "c", "d"), players=2, games=24)
    seats = [league.seatings[number % 12] for number in range(24)]
    assert Counter(seats) == Counter({(a, b): 2 for a in "abcd" for b in "abcd" if a != b})


def test_each_of_three_sits_everywhere() -> None:
    league = League("northgard", ("a", "b", "c", "d"), players=3, games=12)
    by_seat = Counter((seat, name) for seating in league.seatings for seat, name in enumerate(seating))
    assert len(league.seatings) == 12
    assert set(by_seat.values()) == {3}


def test_two_fill_a_table_of_three_by_turns() -> None:
    league = League("northgard", ("a", "b"), players=3, games=6)
    assert Counter("".join(sorted(each)) for each in league.seatings) == {"aab": 3, "abb": 3}
    assert len(set(league.seatings)) == 6


def test_one_alone_plays_against_itself() -> None:
    assert League("saga", ("karl",), players=2, games=3).seatings == [("karl", "karl")]


def test_a_gauntlet_tries_only_the_first_against_each_other() -> None:
    league = League("northgard", ("a", "b", "c"), players=3, games=6, is_gauntlet=True)
    assert [seating.count("a") for seating in league.seatings] == [1] * 6
    assert {frozenset(seating) for seating in league.seatings} == {frozenset("ab"), frozenset("ac")}
    assert Counter(seating.index("a") for seating in league.seatings) == {0: 2, 1: 2, 2: 2}


def test_a_game_depends_on_nothing_but_the_league_and_its_number() -> None:
    again = league_of(PAIR.heading())
    assert [PAIR.task(number) for number in range(20)] == [again.task(number) for number in reversed(range(20))][::-1]


def test_every_game_has_seeds_of_its_own() -> None:
    tasks = [PAIR.task(number) for number in range(20)]
    assert len({task.seed for task in tasks}) == 20
    assert len({seed for task in tasks for seed in task.bot_seeds}) == 40


def test_parts_have_every_game_once() -> None:
    parts = [number for i in range(1, 8) for number in PAIR.part((i, 7))]
    assert sorted(parts) == list(range(20))


def test_options_that_vary_are_drawn_so_that_they_fit_together() -> None:
    game = meadhall.game("medieval_battle")
    league = League("medieval_battle", ("karl",), players=2, games=40, varied=dict(game.watched))
    drawn = [league.task(number).drawn for number in range(40)]
    assert len({each["map"] for each in drawn}) > 5
    assert {each["map_size"] for each in drawn} == {"standard", "large"}
    for each in drawn:
        assert str(each["map"]).startswith(str(each["map_size"])[0])
        game.new(0, each)


def test_options_that_never_fit_are_refused() -> None:
    league = League(
        "medieval_battle", ("karl",), 2, 1, options={"map_size": "large"}, varied={"map": ("std_the_bowl",)}
    )
    with pytest.raises(MeadhallError, match="map found no values that fit together"):
        league.check()


@pytest.mark.parametrize(
    ("league", "sentence"),
    [
        (League("saga", ("loki",), 2, 1), "There is no bot 'loki'"),
        (League("saga", ("karl", "karl"), 2, 1), "'karl' is named twice"),
        (League("saga", (), 2, 1), "A league needs a contestant"),
        (League("saga", ("karl",), 2, 1, is_gauntlet=True), "a gauntlet a second one"),
        (League("saga", ("karl",), 2, 0), "at least one game"),
        (League("saga", ("karl",), 3, 1), "saga is for 2 players"),
        (League("chess", ("karl",), 2, 1), "There is no game 'chess'"),
        (League("saga", ("karl",), 2, 1, seed=-1), "The seed must be a whole number"),
        (League("saga", ("karl",), 2, 1, options={"tile_set": "z"}), "must be one of a, b"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(league: League, sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        league.check()


def test_a_contestant_may_have_a_budget() -> None:
    assert (contestant("jarl:300ms").milliseconds, contestant("mcts:2s").milliseconds) == (300, 2000)
    assert contestant("mcts:500it").iterations == 500
    assert contestant("karl").level == "karl"
    for name in ("mcts:500", "mcts:", "mcts:0ms", "Karl", "mcts:5h", ""):
        with pytest.raises(MeadhallError):
            contestant(name)


def test_rounds_are_whole() -> None:
    assert [whole_rounds(60, seatings) for seatings in (1, 6, 7, 280)] == [60, 60, 63, 280]


def test_of_the_same_league_the_longest_counts() -> None:
    more = PAIR.with_games(30)
    assert PAIR.is_same_but_longer(more)
    assert not PAIR.is_same_but_longer(League("saga", ("random", "karl"), 2, 30))
    assert longest([more, PAIR]).games == 30
