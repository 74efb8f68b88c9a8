"""Every game as a game of OpenSpiel, by OpenSpiel's own harness and ours."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pyspiel
import pytest

from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.rl import register_with_openspiel
from meadhall.rl.rewards import rewards
from meadhall.rl.spiel import Position


def _load(slug: str, players: int) -> Any:
    register_with_openspiel()
    return pyspiel.load_game(f"meadhall_{slug}", {"players": players})


def _played(game: Any, choices: int) -> Any:
    """A state after so many choices, always of the first thing that can be chosen."""
    state = game.new_initial_state()
    while choices > 0 and not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        choices -= 1
    return state


def test_every_game_is_registered_once() -> None:
    names = register_with_openspiel()
    assert register_with_openspiel() == names
    assert set(names) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("which", [0, -1])
def test_openspiels_own_simulation_test_passes(game: Game, which: int) -> None:
    """With chance explicit, states serialised and read back, clones, masks, observations and returns checked."""
    pyspiel.random_sim_test(_load(game.slug, game.players[which]), num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit_and_its_outcomes_add_up() -> None:
    game = _load("saga", 2)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(action, 0.5) for action in state.legal_actions()]
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "draw_viking_seat/seat:0",
        "draw_viking_seat/seat:1",
    ]


def test_options_of_a_game_are_parameters() -> None:
    register_with_openspiel()
    state = pyspiel.load_game("meadhall_saga(viking_seat=seat_1)").new_initial_state()
    assert state.position.state.viking_seat == 1


def test_a_position_that_is_pickled_comes_back_the_same(game: Game) -> None:
    state = _played(_load(game.slug, game.players[-1]), 40)
    again = pickle.loads(pickle.dumps(state.position))
    assert again.actions == state.position.actions
    assert game.observe(again.state, 0) == game.observe(state.position.state, 0)


def test_returns_are_the_rewards_of_the_end() -> None:
    state = _played(_load("saga", 2), 100_000)
    assert state.returns() == rewards(state.position.state, 2)
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_an_information_state_tells_what_a_seat_has_seen_and_nothing_else(game: Game) -> None:
    """Where what is hidden is dealt anew, what the seat has chosen and read stays, and so does what it may know."""
    state = _played(_load(game.slug, game.players[-1]), 60)
    for seat in range(game.players[-1]):
        position = state.position
        told = state.information_state_string(seat)
        dealt = game.redeal(position.state, seat, Rng(1))
        assert Position(game, position.numbering, dealt, position.past).seen_by(seat) == told
        assert state.clone().information_state_string(seat) == told
        past = [(audience, json.dumps([what, *numbers])) for audience, what, numbers in position.past]
        readable = {line for audience, line in past if audience < 0 or audience >> seat & 1}
        assert {line for _, line in past if line in told} == readable


def test_two_ways_to_the_same_view_are_two_information_states() -> None:
    """A seat remembers what it has chosen and read, though it no longer sees it."""
    game = _load("saga", 2)
    seen: dict[str, set[str]] = {}
    for first in range(4):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        while not state.is_terminal() and len(seen) < 400:
            actions = state.legal_actions()
            seen.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
            state.apply_action(actions[first % len(actions)])
    assert sum(len(each) for each in seen.values()) > len(seen)
