"""Games by number: what a table does is what the driver does, and nobody is shown what they may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

import meadhall
from meadhall.engine.codec import encode_state
from meadhall.engine.driver import carry_out, next_decision, pick, playout, waiting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.rl import stepper
from meadhall.rl.numbering import numbering_of
from meadhall.rl.rewards import rewards
from meadhall.rl.shapes import PAD, Shape
from meadhall.rl.stepping import OBSERVED
from meadhall.rl.tables import HEADER, Numbering, Table

_TABLES = 3


def _numbers(observation: bytes) -> list[int]:
    numbers: list[int] = np.frombuffer(observation, OBSERVED).tolist()
    return numbers


def _filled(shape: Shape, value: Any) -> list[int]:
    out = BytesWriter()
    shape.fill(out, value)
    return _numbers(out.getvalue())


def test_a_table_plays_what_the_driver_plays(game: Game) -> None:
    """The same source of chance gives the same game, decision by decision, whoever counts."""
    numbering = numbering_of(game.slug)
    table, s = Table(numbering, Rng(3, 4)), numbering.begin()
    while table.decision is not None:
        table.take_any()
    assert playout(s, Rng(3, 4), game.longest) == table.decisions_made
    assert encode_state(s) == encode_state(table.state)


def test_the_stepper_plays_what_the_driver_plays(game: Game) -> None:
    """At every table, over the ends of games too: seats, masks, observations, rewards and the count of decisions."""
    many = stepper(game.slug, _TABLES, seed=9)
    numbering, arrays = many.numbering, many.arrays
    steps = 100
    seen = [_driven(game, numbering, Rng(9, n), steps) for n in range(_TABLES)]
    made = 0
    for step in range(steps):
        for n in range(_TABLES):
            seat, actions, observation, gains, made_there = seen[n][step]
            assert arrays.seats[n] == seat
            assert np.flatnonzero(arrays.masks[n]).tolist() == actions
            assert arrays.observations[n].tolist() == observation
            assert arrays.ended[n] == (gains is not None)
            assert arrays.rewards[n].tolist() == pytest.approx(gains or [0.0] * numbering.players)
            made += made_there
        assert many.decisions_made == made
        many.step_at_random()


def _driven(game: Game, numbering: Numbering, rng: Rng, steps: int) -> list[tuple[Any, ...]]:
    """What the driver alone sees where a seat has a choice, in as many games as it takes."""
    seen: list[tuple[Any, ...]] = []
    gains: list[float] | None = None
    made = 0
    s = numbering.begin()
    while len(seen) < steps:
        decision = next_decision(s)
        if decision is None:
            gains = rewards(s, numbering.players)
            s = numbering.begin()
            continue
        options = decision.options(s)
        if decision.seat >= 0 and len(options) > 1:
            observation = _numbers(numbering.observation(s, decision.seat, decision))
            actions = [game.action(decision, option) for option in options]
            seen.append((decision.seat, actions, observation, gains, made))
            gains, made = None, 0
        option = pick(s, decision, options, rng)
        step = s.todo.pop()
        if hasattr(step, "without"):
            s.todo.append(step.without(decision))
        decision.choose(s, option)
        made += 1
    return seen


def test_given_actions_are_taken(game: Game) -> None:
    """Two steppers that take the same actions see the same, and the actions are those of the engine's numbering."""
    one, other = (stepper(game.slug, _TABLES, seed=2) for _ in range(2))
    for _ in range(60):
        actions = one.arrays.masks.argmax(axis=1)
        one.step(actions)
        other.step(actions)
        assert (one.arrays.observations == other.arrays.observations).all()
        assert (one.arrays.masks == other.arrays.masks).all()


@pytest.mark.parametrize("action", [0, -1, 1 << 20])
def test_an_illegal_action_is_refused_and_nothing_happens(action: int) -> None:
    many = stepper("saga", 3)
    before = many.arrays.observations.copy()
    actions = many.arrays.masks.argmax(axis=1)
    actions[2] = action
    with pytest.raises(MeadhallError, match=f"Action {action} cannot be chosen now at table 2; legal are"):
        many.step(actions)
    assert (many.arrays.observations == before).all()


@pytest.mark.parametrize("shape", [(), (1,), (2,), (4,), (3, 1)])
def test_a_wrong_number_of_actions_is_refused_and_nothing_happens(shape: tuple[int, ...]) -> None:
    many = stepper("saga", 3)
    before = many.arrays.observations.copy()
    with pytest.raises(MeadhallError, match="one action for each of 3 tables, not an array of shape"):
        many.step(np.full(shape, many.arrays.masks[0].argmax()))
    assert (many.arrays.observations == before).all()


def test_two_processes_play_what_one_plays() -> None:
    alone, shared = stepper("saga", 5, seed=4), stepper("saga", 5, seed=4, processes=2)
    try:
        for turn in range(120):
            for name, array in vars(alone.arrays).items():
                assert (array == getattr(shared.arrays, name)).all()
            if turn % 2:
                for each in (alone, shared):
                    each.step_at_random(3)
            else:
                actions = alone.arrays.masks.argmax(axis=1)
                for each in (alone, shared):
                    each.step(actions)
        assert alone.decisions_made == shared.decisions_made
        with pytest.raises(MeadhallError, match="cannot be chosen now at table 0; legal are"):
            shared.step((~shared.arrays.masks).argmax(axis=1))
    finally:
        shared.close()


@pytest.mark.parametrize("which", [0, -1])
def test_an_observation_does_not_change_when_what_is_hidden_is_dealt_anew(game: Game, which: int) -> None:
    """The redeal law, for numbers."""
    players = game.players[which]
    numbering = numbering_of(game.slug, players)
    table = Table(numbering, Rng(1))
    differ = 0
    while table.decision is not None:
        if table.rng.below(6) == 0:
            for seat in range(players):
                dealt = game.redeal(table.state, seat, Rng(5))
                assert numbering.observation(dealt, seat, None) == numbering.observation(table.state, seat, None)
                differ += encode_state(dealt) != encode_state(table.state)
        table.take_any()
    assert differ > 0


def test_an_observation_is_the_view_whichever_way_the_game_gives_its_numbers(game: Game) -> None:
    """Read from the state by `observe_numbers`, or taken from `observe` part by part: the same in the same places."""
    numbering = numbering_of(game.slug)
    table = Table(numbering, Rng(8))
    while table.decision is not None:
        for seat in range(numbering.players):
            seen = _numbers(numbering.observation(table.state, seat, table.decision))
            assert seen[:HEADER] == [seat, numbering.places[type(table.decision)]]
            assert seen[HEADER:] == _filled(numbering.shape, game.observe(table.state, seat))
        table.take_any()


def test_nobody_sees_what_others_have_answered_at_the_same_time() -> None:
    """Decisions that are open together are asked one after another; the answers are not in anybody's observation."""
    met = 0
    for slug in meadhall.games():
        numbering = numbering_of(slug)
        table = Table(numbering, Rng(2))
        while table.decision is not None:
            first, *others = waiting(table.state)
            for other in others:
                if first.audience(table.state) >> other.seat & 1 == 0:
                    met += 1
                    one, two = table.state.clone(), table.state.clone()
                    carry_out(one, waiting(one)[0], table.options[0])
                    carry_out(two, waiting(two)[0], table.options[-1])
                    assert encode_state(one) != encode_state(two)
                    seen = [numbering.observation(s, other.seat, other) for s in (one, two)]
                    assert seen[0] == seen[1]
            table.take_any()
    assert met > 0


@pytest.mark.parametrize("which", [0, -1])
def test_observations_are_of_one_length_and_hold_everything(game: Game, which: int) -> None:
    """In games other than those from which their shape was learned nothing is cut."""
    players = game.players[which]
    numbering = numbering_of(game.slug, players)
    for n in range(3):
        table = Table(numbering, Rng(n, 1000))
        while table.decision is not None:
            if table.rng.below(4) == 0:
                for seat in range(players):
                    assert numbering.shape.holds(game.observe(table.state, seat))
                    assert len(_numbers(numbering.observation(table.state, seat, None))) == numbering.length
            table.take_any()


def test_a_shape_pads_what_is_short_and_cuts_what_is_long() -> None:
    shape = Shape()
    shape.learn({"a": 1, "b": [1, 2], "c": [[1, 2], [3, 4]], "d": 7})
    shape.learn({"a": 2, "b": [], "c": [[5, 6]], "d": [1, 2]})
    out = _filled(shape, {"a": 9, "b": [3], "c": [[1, 2]], "d": 4})
    assert len(out) == shape.size
    assert out[0] == 9
    assert out[1:8] == [3] + [PAD] * 6
    assert out[8:22] == [1, 2] + [PAD] * 12
    assert out[22:] == [4] + [PAD] * 6
    long = list(range(50))
    assert not shape.holds({"a": 0, "b": long, "c": [], "d": 0})
    assert len(_filled(shape, {"a": 0, "b": long, "c": [], "d": 0})) == shape.size


def test_an_observation_begins_with_the_seat_and_the_decision(game: Game) -> None:
    numbering = numbering_of(game.slug)
    table = Table(numbering, Rng(1))
    decision = table.decision
    assert decision is not None
    numbers = _numbers(numbering.observation(table.state, decision.seat, decision))
    assert numbers[:HEADER] == [decision.seat, list(game.decisions.values()).index(type(decision))]
    assert numbering.action_count == game.action_count


class _Ended(State):
    """A finished game with these results."""

    def __init__(self, results: list[int], won: list[int]) -> None:
        super().__init__()
        self._results = results
        self._won = won

    def scores(self) -> list[int]:
        return self._results

    def winners(self) -> list[int]:
        return self._won


@pytest.mark.parametrize(
    ("results", "won", "expected"),
    [
        ([1, 0], [0], [1.0, -1.0]),
        ([3, 3], [0, 1], [0.0, 0.0]),
        ([3, 5], [0], [1.0, -1.0]),
        ([10, 30, 20], [1], [-1.0, 1.0, 0.0]),
        ([10, 30, 10], [1], [-0.5, 1.0, -0.5]),
        ([4, 4, 2, 1], [0, 1], [2 / 3, 2 / 3, -1 / 3, -1.0]),
        ([7], [0], [1.0]),
        ([7], [], [-1.0]),
    ],
)
def test_rewards_go_by_rank(results: list[int], won: list[int], expected: list[float]) -> None:
    """Winners first, whatever the scores; then by score; equal ranks share."""
    assert rewards(_Ended(results, won), len(results)) == pytest.approx(expected)
