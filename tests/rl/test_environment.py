"""Every game as a PettingZoo environment, by PettingZoo's own tests and ours."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.rl import aec
from meadhall.rl.environment import TableEnv

# PettingZoo excuses its own games with action masks from these two by name.
_EXCUSED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]


def _play(env: TableEnv, seed: int) -> dict[str, float]:
    """Random play to the end; what each agent was given."""
    env.reset(seed=seed)
    rng = Rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(legal[rng.below(len(legal))]))
    return total


@pytest.mark.filterwarnings(*_EXCUSED)
def test_pettingzoos_own_test_passes(game: Game) -> None:
    api_test(aec(game.slug), num_cycles=150)


@pytest.mark.filterwarnings(*_EXCUSED)
def test_pettingzoos_own_seed_test_passes(game: Game) -> None:
    seed_test(lambda: aec(game.slug), num_cycles=60)


@pytest.mark.parametrize("which", [0, -1])
def test_what_one_gains_others_lose(game: Game, which: int) -> None:
    players = game.players[which]
    total = _play(aec(game.slug, players), 5)
    assert all(-1.0 <= reward <= 1.0 for reward in total.values())
    if players > 1:
        assert sum(total.values()) == pytest.approx(0.0)
        assert max(total.values()) > 0.0 or set(total.values()) == {0.0}
    else:
        assert set(total.values()) <= {1.0, -1.0}


def test_only_the_agent_whose_turn_it_is_has_actions(game: Game) -> None:
    env = aec(game.slug)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    env = aec(game.slug)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(MeadhallError, match=f"Action {illegal} cannot be chosen now; legal are"):
        env.step(illegal)
    after = env.observe(env.agent_selection)
    assert all((before[part] == after[part]).all() for part in before)


def test_a_table_can_be_shown_in_words_and_as_a_picture() -> None:
    words, picture, nothing = aec("saga", render_mode="ansi"), aec("saga", render_mode="svg"), aec("saga")
    for env in (words, picture, nothing):
        env.reset(seed=1)
    assert "Mercia" in str(words.render())
    assert str(picture.render()).startswith("<svg")
    assert nothing.render() is None
    with pytest.raises(MeadhallError, match="ansi or svg"):
        aec("saga", render_mode="human")


def test_without_a_seed_games_differ() -> None:
    env = aec("saga")
    seen = set()
    for _ in range(4):
        env.reset()
        seen.add(env.observe("seat_0")["observation"].tobytes())
    assert len(seen) > 1


def test_what_is_missing_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "meadhall.rl.environment")
    with pytest.raises(MeadhallError, match=r"pettingzoo is not installed here: pip install 'meadhall\[rl\]'"):
        aec("saga")
