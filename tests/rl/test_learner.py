"""The example that learns: it does, from observations and features of options."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

LEARNER = Path(__file__).parents[2] / "examples" / "learner.py"


@pytest.fixture
def learner() -> Any:
    """The example as a module, at a small size."""
    spec = importlib.util.spec_from_file_location("learner", LEARNER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_random_players(learner: Any) -> None:
    """In a few rounds of Tiny Epic Vikings; before, it wins as often as they do."""
    game, games = "tiny_epic_vikings", 100
    policy, _ = learner.train(game, 4, tell=lambda _: None)
    untrained = learner.Policy(policy.numbering, np.random.default_rng(1))
    assert abs(learner.wins(untrained, game, games) - games / 2) <= games / 10
    assert learner.wins(policy, game, games) >= games * 0.65


def test_what_turned_out_well_becomes_likelier(learner: Any) -> None:
    """And what turned out badly less likely, by all that a liking is made of."""
    many = learner.stepper("saga", learner.TABLES, players=2)
    arrays = many.arrays
    policy = learner.Policy(many.numbering, np.random.default_rng(2))
    for outcome in (1.0, -1.0):
        actions, made_of = policy.choose(arrays.observations, arrays.masks)
        tables = np.arange(learner.TABLES)
        before, _ = policy.likings(arrays.observations, tables, actions)
        policy.learn([made_of], [np.full(learner.TABLES, outcome)], 0.01)
        after, _ = policy.likings(arrays.observations, tables, actions)
        assert np.sign((after - before).sum()) == outcome
        assert all(np.isfinite(each).all() for each in policy.weights.values())
