"""A bot that takes what looks best at once: the evaluation after its own chain of small choices."""

from __future__ import annotations

from typing import Final

from meadhall.bots.chains import HASTE
from meadhall.bots.sight import Bot, Sight, considered, decision_after, decision_of
from meadhall.bots.stops import Stops
from meadhall.engine.driver import carry_out, pick
from meadhall.engine.rng import Rng, source
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Chance, Decision

_NODES: Final = 4000
"""Positions looked at for one choice, in all worlds together; deeper chains are then judged where they are."""
_FEW: Final = 6
"""Chance with no more outcomes is weighed by all of them, once in a chain; other chance by a draw."""
_OPEN: Final = -1.0
"""Of a chain that was broken off though the seat could have stopped before: that it stops is looked at too."""


class GreedyBot(Bot):
    """Looks `depth` own choices ahead, in several worlds, and takes the best average.

    A choice is often only the first of a chain (an action, a route, who goes), so its worth
    is that of the best continuation, as far as nobody else decides in between. Chains are
    compared where the seat has done: one that is longer than what is looked at is stopped.
    The dice and draws of a world fall alike for all options.
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
        self._stops = Stops()
        self._nodes = 0
        self._draws = 0
        """The seed of what falls in the world that is looked at."""

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self._rng, self._depth, self._worlds, self._blunders, self._all_nodes)

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        if len(options) == 1:
            return options[0]
        if self._blunders > 0.0 and self._rng.chance() < self._blunders:
            return options[self._rng.below(len(options))]
        self._stops = Stops()
        totals = [0.0] * len(options)
        for _ in range(self._worlds):
            world = sight.world(self._rng)
            self._draws = self._rng.bits()
            for n in range(len(options)):
                self._nodes = self._all_nodes // (self._worlds * len(options))
                s = world.clone()
                carry_out(s, decision_of(s, sight.seat), options[n])
                totals[n] += self._best(s, sight, self._depth, 0, False)
        return options[self._highest(totals)]

    def _highest(self, totals: list[float]) -> int:
        """The place of the greatest number; any of several."""
        best = 0
        ties = 1
        for n in range(1, len(totals)):
            if totals[n] > totals[best]:
                best = n
                ties = 1
            elif totals[n] == totals[best]:
                ties += 1
                if self._rng.below(ties) == 0:
                    best = n
        return best

    def _best(self, s: State, sight: Sight, depth: int, drawn: int, may_stop: bool) -> float:
        """The evaluation of the best own continuation, after so many draws; the state is used up."""
        seat = sight.seat
        decision = decision_after(s, seat)
        options: list[int] = []
        is_done = False
        while decision is not None:
            if decision.seat == CHANCE:
                options = decision.options(s)
                if drawn == 0 and 1 < len(options) <= _FEW:
                    return self._expected(s, decision, options, sight, depth)
                drawn += 1
                may_stop = False
                carry_out(s, decision, pick(s, decision, options, Rng(self._draws, drawn)))
            else:
                options = considered(s, decision)
                if len(options) > 1:
                    break
                is_done = is_done or decision.seat != seat
                carry_out(s, decision, options[0])
            decision = decision_after(s, seat)
        self._nodes -= 1
        if decision is None or decision.seat != seat or is_done:
            return sight.evaluate(s)[seat]
        stop = self._stops.of(s, decision, options)
        if depth == 0 or self._nodes <= 0:
            if stop >= 0:
                carry_out(s, decision, stop)
            elif may_stop:
                return _OPEN
            return sight.evaluate(s)[seat]
        best = _OPEN
        for n in range(len(options)):
            t = s.clone() if n < len(options) - 1 else s
            carry_out(t, decision, options[n])
            best = max(best, self._best(t, sight, depth - 1, drawn, may_stop or stop >= 0) - HASTE)
        return best

    def _expected(self, s: State, decision: Decision, options: list[int], sight: Sight, depth: int) -> float:
        """The mean over all that can fall."""
        assert isinstance(decision, Chance)
        weights = decision.weights(s)
        total = 0.0
        sum_of_weights = 0.0
        for n in range(len(options)):
            t = s.clone()
            carry_out(t, decision, options[n])
            weight = float(weights[n]) if weights else 1.0
            total += weight * self._best(t, sight, depth, 1, False)
            sum_of_weights += weight
        return total / sum_of_weights
