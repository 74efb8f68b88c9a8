"""A bot that takes what looks best at once: the evaluation after its own chain of small choices."""

from __future__ import annotations

from typing import Final

from meadhall.bots.sight import Bot, Sight, considered, decision_of
from meadhall.engine.driver import carry_out, next_decision, pick
from meadhall.engine.rng import Rng, source
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE

_NODES: Final = 4000
"""Positions looked at for one choice, in all worlds together; deeper chains are then judged where they are."""


class GreedyBot(Bot):
    """Looks `depth` own choices ahead, in several worlds, and takes the best average.

    A choice is often only the first of a chain (an action, a route, who goes), so its worth
    is that of the best continuation, as far as nobody else decides in between.
    """

    def __init__(
        self, chance: int | Rng, depth: int = 4, worlds: int = 3, blunders: float = 0.0, nodes: int = _NODES
    ) -> None:
        self._rng: Final = source(chance)
        self._depth: Final = depth
        self._worlds: Final = worlds
        self._blunders: Final = blunders
        """How often it takes any option instead."""
        self._all_nodes: Final = nodes
        self._nodes = 0

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self._rng, self._depth, self._worlds, self._blunders, self._all_nodes)

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        if len(options) == 1:
            return options[0]
        if self._blunders > 0.0 and self._rng.chance() < self._blunders:
            return options[self._rng.below(len(options))]
        totals = [0.0] * len(options)
        for _ in range(self._worlds):
            world = sight.world(self._rng)
            self._nodes = self._all_nodes // self._worlds
            for n in range(len(options)):
                s = world.clone()
                carry_out(s, decision_of(s, sight.seat), options[n])
                totals[n] += self._best(s, sight, self._depth)
        best = 0
        ties = 1
        for n in range(1, len(options)):
            if totals[n] > totals[best]:
                best = n
                ties = 1
            elif totals[n] == totals[best]:
                ties += 1
                if self._rng.below(ties) == 0:
                    best = n
        return options[best]

    def _best(self, s: State, sight: Sight, depth: int) -> float:
        """The evaluation of the best own continuation."""
        decision = next_decision(s)
        while decision is not None and decision.seat == CHANCE:
            carry_out(s, decision, pick(s, decision, decision.options(s), self._rng))
            decision = next_decision(s)
        self._nodes -= 1
        if decision is None or decision.seat != sight.seat or depth == 0 or self._nodes <= 0:
            return sight.evaluate(s)[sight.seat]
        best = -1.0
        options = considered(s, decision)
        for option in options:
            t = s.clone() if len(options) > 1 else s
            carry_out(t, decision, option)
            value = self._best(t, sight, depth - 1 if len(options) > 1 else depth)
            if value > best:
                best = value
        return best
