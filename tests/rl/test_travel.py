"""Everything travels: matches, states, bots, environments and tables are pickled, copied, saved and gone on with."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from meadhall.bots import bot
from meadhall.engine.codec import encode_state
from meadhall.engine.driver import playout
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.rl import aec, stepper


def _again(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


def _begun(game: Game) -> Match:
    match = game.new(seed=5)
    mind = bot("random", game, seed=5)
    for _ in range(25):
        mind.play(match, match.seats[0])
    return match


def test_a_match_goes_on_elsewhere_as_it_would_have_here(game: Game) -> None:
    match = _begun(game)
    for other in _again(match):
        assert (other.journal, other.position(), other.log(0)) == (match.journal, match.position(), match.log(0))
        other.choose(other.options()[0])
        assert len(other.entries) > len(match.entries)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game


def test_a_state_goes_on_elsewhere_as_it_would_have_here(game: Game) -> None:
    s = _begun(game).state.clone()
    for other in _again(s):
        t = s.clone()
        assert encode_state(other) == encode_state(t)
        assert playout(other, Rng(1), game.longest) == playout(t, Rng(1), game.longest)
        assert encode_state(other) == encode_state(t)


@pytest.mark.parametrize("level", ["random", "thrall", "karl"])
def test_a_bot_chooses_elsewhere_what_it_would_have_chosen_here(game: Game, level: str) -> None:
    match = _begun(game)
    mind = bot(level, game, seed=3)
    choices = [other.choose(match.state, match.seats[0]) for other in _again(mind)]
    assert [mind.choose(match.state, match.seats[0])] * len(choices) == choices


def test_a_search_travels_without_its_thoughts(game: Game) -> None:
    match = _begun(game)
    mind = bot("jarl", game, seed=3, iterations=4)
    mind.choose(match.state, match.seats[0])
    for other in _again(mind):
        assert not other.mind.is_midway()
        assert other.choose(match.state, match.seats[0]) >= 0


def test_an_environment_goes_on_elsewhere_as_it_would_have_here(game: Game) -> None:
    env = aec(game.slug)
    env.reset(seed=4)
    for other in _again(env):
        agent = env.agent_selection
        assert other.agent_selection == agent
        for part, numbers in env.observe(agent).items():
            assert np.array_equal(other.observe(agent)[part], numbers)


def test_a_table_that_was_saved_goes_on_from_there_in_any_place_of_any_stepper(game: Game) -> None:
    many, others = stepper(game.slug, 3, seed=1), stepper(game.slug, 2, seed=2)
    many.step_at_random(10)
    saved = many.saved(1)
    seen = many.arrays.observations[1].copy()
    many.step_at_random(10)
    later = many.arrays.observations[1].copy()
    for place, back in ((0, many), (1, others)):
        back.restore(place, pickle.loads(pickle.dumps(saved)))
        assert np.array_equal(back.arrays.observations[place], seen)
        back.step_at_random(10)
        assert np.array_equal(back.arrays.observations[place], later)
    with pytest.raises(MeadhallError, match="no table 3"):
        many.saved(3)


def test_tables_of_several_processes_are_saved_and_restored_too() -> None:
    here, there = stepper("saga", 4, seed=1), stepper("saga", 4, seed=1, processes=2)
    try:
        for many in (here, there):
            many.step_at_random(5)
        saved = there.saved(3)
        for many in (here, there):
            many.restore(0, saved)
            assert np.array_equal(many.arrays.observations[0], many.arrays.observations[3])
            many.step_at_random(5)
        assert np.array_equal(here.arrays.observations, there.arrays.observations)
        assert here.decisions_made == there.decisions_made
    finally:
        there.close()
