"""Information-set Monte-Carlo tree search: one tree over many worlds that the seat cannot tell apart."""

from __future__ import annotations

import math
import time
from typing import Final

from meadhall.bots.sight import Bot, Sight
from meadhall.engine.driver import carry_out, next_decision, pick, playout
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE

FULL_PLAYOUT: Final = 1_000_000
"""A rollout of so many decisions goes to the end of the game."""
_CLOCK_EVERY: Final = 16
_NARROW: Final = 0.001
"""Values that differ by less count as equal."""


class Node:
    """What is known of a choice: how often it was tried, how often it could have been, and what came of it."""

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        """Iterations in which the choice was legal: in other worlds it may not be."""
        self.value = 0.0
        """The sum of results for the seat that makes the choice."""
        self.children: dict[int, Node] = {}


class MctsBot(Bot):
    """Searches for a time in milliseconds, or for a number of iterations if that is given.

    Each iteration deals a world, goes down the tree by the upper confidence bound, adds a
    node, plays `rollout` random decisions and asks the evaluation (or the end of the game).
    Every seat is taken to play for its own chance to win.
    """

    def __init__(
        self, seed: int, milliseconds: int = 300, iterations: int = 0, rollout: int = 0, explore: float = 0.7
    ) -> None:
        self._rng: Final = Rng(seed)
        self._milliseconds: Final = milliseconds
        self._iterations: Final = iterations
        self._rollout: Final = rollout
        self._explore: Final = explore
        self.iterations_done = 0
        """Of the latest choice."""

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        if len(options) == 1:
            self.iterations_done = 0
            return options[0]
        root = self.search(sight)
        best = options[0]
        most = -1
        for option in options:
            child = root.children.get(option)
            if child is not None and child.visits > most:
                best = option
                most = child.visits
        return best

    def search(self, sight: Sight) -> Node:
        """The tree after the budget is spent."""
        root = Node()
        deadline = time.perf_counter() + self._milliseconds / 1000.0
        done = 0
        while True:
            if self._iterations:
                if done >= self._iterations:
                    break
            elif done % _CLOCK_EVERY == 0 and done > 0 and time.perf_counter() >= deadline:
                break
            self._iterate(root, sight)
            done += 1
        self.iterations_done = done
        return root

    def _iterate(self, root: Node, sight: Sight) -> None:
        s = sight.world(self._rng)
        path: list[Node] = []
        seats: list[int] = []
        node = root
        root.visits += 1
        while True:
            decision = next_decision(s)
            if decision is None:
                break
            options = decision.options(s)
            if len(options) == 1:
                carry_out(s, decision, options[0])
                continue
            if decision.seat == CHANCE:
                option = pick(s, decision, options, self._rng)
            else:
                option = self._select(node, options)
            carry_out(s, decision, option)
            child = node.children.get(option)
            is_new = child is None
            if child is None:
                child = Node()
                node.children[option] = child
            node = child
            path.append(node)
            seats.append(decision.seat)
            if is_new:
                break
        self._learn(path, seats, self._judge(s, sight))

    def _select(self, node: Node, options: list[int]) -> int:
        """An option never tried, or the one with the highest upper confidence bound.

        Values are stretched to the range of the options here: where evaluations differ by little, those
        differences are all there is to go by.
        """
        children = node.children
        fresh = 0
        chosen = options[0]
        least = 1.0
        most = 0.0
        for option in options:
            child = children.get(option)
            if child is None:
                fresh += 1
                if self._rng.below(fresh) == 0:
                    chosen = option
            else:
                child.chances += 1
                mean = child.value / child.visits
                least = min(least, mean)
                most = max(most, mean)
        if fresh:
            return chosen
        stretch = 1.0 / max(most - least, _NARROW)
        best = -1.0
        for option in options:
            child = children[option]
            mean = (child.value / child.visits - least) * stretch
            bound = mean + self._explore * math.sqrt(math.log(child.chances + 1) / child.visits)
            if bound > best:
                best = bound
                chosen = option
        return chosen

    def _judge(self, s: State, sight: Sight) -> list[float]:
        """Each seat's result of a rollout."""
        if self._rollout:
            playout(s, self._rng, self._rollout)
        return sight.evaluate(s)

    def _learn(self, path: list[Node], seats: list[int], results: list[float]) -> None:
        for n in range(len(path)):
            node = path[n]
            node.visits += 1
            if seats[n] != CHANCE:
                node.value += results[seats[n]]
