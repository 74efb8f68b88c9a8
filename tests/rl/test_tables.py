"""Games by number: what a table does is what the driver does, and nobody is shown what they may not know."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

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
from meadhall.rl.stepping import OBSERVED
from meadhall.rl.tables import Numbering, Table

_TABLES = 3


def _numbers(observation: bytes) -> list[int]:
    numbers: list[int] = np.frombuffer(observation, OBSERVED).tolist()
    return numbers


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


def test_an_observation_begins_with_the_seat_and_the_decision(game: Game) -> None:
    numbering = numbering_of(game.slug)
    decision = Table(numbering, Rng(1)).decision
    assert decision is not None
    numbers = _numbers(numbering.observation(numbering.begin(), decision.seat, decision))
    assert numbers[:2] == [decision.seat, list(game.decisions.values()).index(type(decision))]
    assert numbering.action_count == game.action_count


def test_pieces_lie_one_after_another_and_are_found_by_name(game: Game) -> None:
    numbering = numbering_of(game.slug)
    at = 0
    for piece in numbering.pieces:
        assert numbering.slice(piece.name) == slice(at, at + piece.size)
        at += piece.size
    assert at == numbering.length
    with pytest.raises(MeadhallError, match="no piece 'beer'"):
        numbering.slice("beer")


def test_the_version_tells_observations_apart_and_is_the_same_everywhere(game: Game) -> None:
    versions = {numbering_of(game.slug, players).version for players in game.players}
    assert len(versions) == len(game.players)
    script = f"from meadhall.rl.numbering import numbering_of; print(numbering_of('{game.slug}').version)"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told.strip() == numbering_of(game.slug).version


def test_observations_as_fractions_are_between_0_and_1_where_they_are_usual(game: Game) -> None:
    many = stepper(game.slug, _TABLES, seed=3)
    many.step_at_random(20)
    numbering = many.numbering
    fractions = numbering.normalised(many.arrays.observations)
    assert fractions.shape == many.arrays.observations.shape
    for piece in numbering.pieces:
        if piece.usual is None:
            part = fractions[:, numbering.slice(piece.name)]
            assert ((part >= 0) & (part <= 1)).all(), piece.name


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
