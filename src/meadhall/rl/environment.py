"""Every game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.games import find
from meadhall.rl.numbering import numbering_of
from meadhall.rl.rewards import rewards
from meadhall.rl.stepping import OBSERVED
from meadhall.rl.tables import Table

Observation = dict[str, NDArray[Any]]
_INT32: Final = np.iinfo(OBSERVED)
_SEEDS: Final = 1 << 53


class TableEnv(AECEnv[str, Observation, "int | None"]):
    """A game for agents `seat_0`, `seat_1` and so on, who are asked where they have a choice.

    An observation holds `observation`, the numbers of what the agent may know, and `action_mask`, its legal actions:
    none unless it is its turn. Choices that are made at the same time are made one after another, and nobody sees those
    of others. Chance is drawn from the seed of `reset`. Rewards come at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "meadhall",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "svg"):
            raise MeadhallError(f"A table can be shown as ansi or svg, not as {render_mode!r}.")
        self.game: Final[Game] = find(slug)
        self.render_mode: Final = render_mode
        self._numbering: Final = numbering_of(slug, players, options)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._numbering.players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._numbering.action_count) for agent in self.possible_agents}

    def _observation_space(self) -> Space[Any]:
        view = Box(_INT32.min, _INT32.max, (self._numbering.length,), OBSERVED)
        return Dict({"observation": view, "action_mask": Box(0, 1, (self._numbering.action_count,), np.int8)})

    def __str__(self) -> str:
        return f"meadhall_{self.game.slug}"

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every agent: the game's flat actions, named by `Game.action_name`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same, without one always another."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table = Table(self._numbering, Rng(int(self._seeds.integers(_SEEDS))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._call()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may choose."""
        seat, decision = self._seats[agent], self._table.decision
        is_asked = decision is not None and decision.seat == seat
        view = self._numbering.observation(self._table.state, seat, decision if is_asked else None)
        mask = np.zeros(self._numbering.action_count, np.int8)
        if decision is not None and is_asked:
            mask[self._numbering.offset(decision) + np.array(self._table.options)] = 1
        return {"observation": np.frombuffer(view, OBSERVED), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes an action; an illegal one is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MeadhallError(f"It is the turn of {agent}: None is no action.")
        self._table.take_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.decision is None:
            for each, reward in zip(self.agents, rewards(self._table.state, len(self.agents)), strict=True):
                self.rewards[each] = reward
                self.terminations[each] = True
        self._call()
        self._accumulate_rewards()

    def _call(self) -> None:
        """It is the turn of the agent that must decide; after the end, of the first."""
        decision = self._table.decision
        self.agent_selection = self.possible_agents[decision.seat if decision is not None else 0]

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it: in words, or as a picture."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        if self.render_mode == "svg":
            return self.game.picture(self._table.state, seat, "en", "wide")
        parts = self.game.describe(self._table.state, seat, "en")
        return "\n".join(line for heading, lines in parts for line in [heading, *lines])

    def close(self) -> None:
        """Nothing is held that must be given back."""
