"""Information-set Monte-Carlo tree search: one tree over many worlds that the seat cannot tell apart."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from meadhall.bots.chains import WIDE, WIDEST, Chains
from meadhall.bots.litter import unswept
from meadhall.bots.sight import Bot, Sight, considered, decision_after, decision_of
from meadhall.bots.tree import Node
from meadhall.engine.driver import carry_out, pick, playout
from meadhall.engine.rng import Rng, source
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision

FULL_PLAYOUT: Final = 1_000_000
"""A rollout of so many decisions goes to the end of the game."""
_NARROW: Final = 0.001
"""Values that differ by less count as equal."""
_WON: Final = 1.0 - 1e-9
"""A greater chance is a victory, however long it takes."""
_VICTORY: Final = 1e6
"""Weighs more than all that may be tried."""
_EXPLORE_ROLLOUTS: Final = 0.7
_EXPLORE_CHAINS: Final = 0.3
"""How much is given for not knowing. An evaluated chain is known better than the result of a random game."""
_FIRST_LOOKS: Final = 4
"""Worlds in which the seat's own chains are looked through, if there is time."""
_FOR_REPLIES: Final = 0.7
"""The part of the time that is kept for what comes after them."""
_INSTANT: Final = 1e-6
"""Seconds that are taken to have gone by where the clock shows none."""
_SETTLED: Final = 1.33
"""A lead is enough if, grown by this factor, it is more than what is left of the budget: one option seldom gets all."""
_TRUST: Final = 0.5
"""How much the best continuation known counts, against the average of results."""

Clock = Callable[[], float]
"""The time in seconds; the processor's where others use the machine too and the result must not depend on that."""


class MctsBot(Bot):
    """Searches for a time in milliseconds, less if it is clear sooner, or for a number of iterations if that is given.

    Each iteration deals a world and goes down the tree by the upper confidence bound. Where nobody has looked further
    yet, it adds all chains of the seat that decides, weighed by the evaluation; or, if `rollout` is given, it plays so
    many random decisions first. Every seat is taken to play for its own chance to win.
    """

    def __init__(
        self,
        chance: int | Rng,
        milliseconds: int = 300,
        iterations: int = 0,
        rollout: int = 0,
        clock: Clock = time.perf_counter,
    ) -> None:
        self._rng: Final = source(chance)
        self._milliseconds: Final = milliseconds
        self._iterations: Final = iterations
        self._rollout: Final = rollout
        self._explore: Final = _EXPLORE_ROLLOUTS if rollout else _EXPLORE_CHAINS
        self._trust: Final = 0.0 if rollout else _TRUST
        self._clock: Final = clock
        self._began = 0.0
        self._looked = 0.0
        """When the first look was done."""
        self._chains: Chains
        """From the first search on."""
        self._kept: Node | None = None
        """The tree below the latest choice, if the seat was to decide again at once."""
        self._expected: dict[str, Any] = {}
        """What the seat would see then."""
        self.iterations_done = 0
        """For the latest choice."""

    def __reduce__(self) -> tuple[object, ...]:
        """A copy goes on with the same chance; what was thought so far it thinks again."""
        return MctsBot, (self._rng, self._milliseconds, self._iterations, self._rollout, self._clock)

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        self.iterations_done = 0
        if len(options) == 1:
            return options[0]
        with unswept():
            root = self._begin(sight)
            while self.iterations_done == 0 or not self._is_settled(root):
                self._iterate(root, sight)
        nodes = self._nodes(root, sight)
        best = self._best(nodes, sight.seat)
        self._keep(nodes[best], options[best], sight)
        return options[best]

    def _best(self, nodes: list[Node], seat: int) -> int:
        """Which choice was tried most; where some win for sure, one that does so soonest."""
        best = 0
        most = -1.0
        for n in range(len(nodes)):
            node = nodes[n]
            if not node.worth:
                continue
            merit = node.visits + node.worth[seat]
            if node.worth[seat] > _WON:
                merit = _VICTORY * (2.0 if wins_at_once(node, seat) else node.worth[seat])
            if merit > most:
                best = n
                most = merit
        return best

    def is_midway(self) -> bool:
        return self._kept is not None

    def search(self, sight: Sight) -> list[Node]:
        """What is known of each option after the budget is spent, in the order of the options."""
        with unswept():
            root = self._begin(sight)
            while self.iterations_done == 0 or self._left() > 0:
                self._iterate(root, sight)
        return self._nodes(root, sight)

    def _begin(self, sight: Sight) -> Node:
        """Set the clock; the tree that was kept if it is of use, else a new one."""
        self._began = self._clock()
        self.iterations_done = 0
        root = self._kept
        if root is None or sight.seen() != self._expected:
            self._chains = Chains(sight.evaluate, self._rng)
            root = self._first_look(sight)
        self._looked = self._clock()
        return root

    def _nodes(self, root: Node, sight: Sight) -> list[Node]:
        """The nodes of the options, in their order."""
        decision = decision_of(sight.world(self._rng), sight.seat)
        return [root.child(self._chains.key(decision, option)) for option in sight.options()]

    def _left(self) -> float:
        """How many iterations there are still to come, at the pace so far."""
        if self._iterations:
            return self._iterations - self.iterations_done
        now = self._clock()
        time_left = self._began + self._milliseconds / 1000.0 - now
        return time_left * self.iterations_done / max(now - self._looked, _INSTANT)

    def _is_settled(self, root: Node) -> bool:
        """Whether more time would hardly change which option is tried most; a number of iterations is kept to."""
        left = self._left()
        if left <= 0 or self._iterations:
            return left <= 0
        most = 0
        second = 0
        for child in root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return (most - second) * _SETTLED > left

    def _keep(self, node: Node, option: int, sight: Sight) -> None:
        """Keep what is known of the seat's next choice, if that comes before anything new can be seen."""
        s = sight.world(self._rng)
        carry_out(s, decision_of(s, sight.seat), option)
        following = self._chains.settle(s, sight.seat)
        self._kept = None
        if following is not None and following.seat == sight.seat:
            self._kept = node
            self._expected = sight.seen_in(s)

    def _first_look(self, sight: Sight) -> Node:
        """A new tree: the seat's own chains, as good as they are on average in some worlds.

        What the very first look finds is not kept, except for what it has taught about the gain of a turn.
        """
        root = Node()
        if self._rollout:
            return root
        chains = self._chains
        enough = self._began + (1.0 - _FOR_REPLIES) * self._milliseconds / 1000.0
        for n in range(1 + _FIRST_LOOKS):
            if n > 1 and not self._iterations and self._clock() >= enough:
                break
            here = Node()
            s = sight.world(self._rng)
            chains.settle(s, sight.seat)
            chains.grow(here, s, sight.seat, WIDEST)
            if n == 1:
                root = here
            elif n > 1:
                if here.worth == root.worth:
                    break  # what is hidden, if anything is, makes no difference
                root.absorb(here)
        return root

    def _iterate(self, root: Node, sight: Sight) -> None:
        self.iterations_done += 1
        chains = self._chains
        s = sight.world(self._rng)
        path = [root]
        seats = [CHANCE]
        node = root
        seat = sight.seat
        while True:
            decision = decision_after(s, seat)
            if decision is None:
                results = sight.evaluate(s)
                if not node.worth:
                    node.worth = results
                break
            options = considered(s, decision)
            if len(options) == 1:
                carry_out(s, decision, options[0])
                continue
            seat = decision.seat
            if seat != CHANCE and node.is_leaf():
                results = self._look(node, s, decision, sight)
                break
            if seat != CHANCE and not self._rollout and self._is_new(node, decision, options):
                here = Node()
                chains.grow(here, s, seat, WIDE)
                results = here.worth
                node.absorb(here)
                break
            option = self._pick(node, s, decision, options)
            carry_out(s, decision, option)
            node = node.child(chains.key(decision, option))
            path.append(node)
            seats.append(seat)
        self._learn(path, seats, results)

    def _is_new(self, node: Node, decision: Decision, options: list[int]) -> bool:
        """Whether there is an option that no world had so far: all must be weighed again in this one."""
        for option in options:
            if self._chains.key(decision, option) not in node.children:
                return True
        return False

    def _look(self, node: Node, s: State, decision: Decision, sight: Sight) -> list[float]:
        """Each seat's chance where nobody has looked further yet."""
        if not self._rollout:
            self._chains.grow(node, s, decision.seat, WIDE)
            return node.worth
        node.note(decision.seat, len(considered(s, decision)))
        playout(s, self._rng, self._rollout)
        node.worth = sight.evaluate(s)
        return node.worth

    def _pick(self, node: Node, s: State, decision: Decision, options: list[int]) -> int:
        """By chance where chance decides; else an option never seen, or the one with the highest bound."""
        node.note(decision.seat, len(options))
        if decision.seat == CHANCE:
            return pick(s, decision, options, self._rng)
        children: list[Node] = []
        chosen = options[0]
        fresh = 0
        for option in options:
            child = node.children.get(self._chains.key(decision, option))
            if child is None:
                fresh += 1
                if self._rng.below(fresh) == 0:
                    chosen = option
            else:
                child.chances += 1
                children.append(child)
        return chosen if fresh else options[self._highest(children, decision.seat)]

    def _highest(self, children: list[Node], seat: int) -> int:
        """Which choice has the highest upper confidence bound.

        Values are stretched to the range of the options here: where evaluations differ by little, those
        differences are all there is to go by.
        """
        means: list[float] = []
        least = 1.0
        most = 0.0
        for child in children:
            mean = self.mean(child, seat)
            means.append(mean)
            least = min(least, mean)
            most = max(most, mean)
        stretch = 1.0 / max(most - least, _NARROW)
        highest = 0
        best = -1.0
        for n in range(len(children)):
            child = children[n]
            doubt = math.sqrt(math.log(child.chances + 1) / (child.visits + 1))
            bound = (means[n] - least) * stretch + self._explore * doubt
            if bound > best:
                best = bound
                highest = n
        return highest

    def mean(self, child: Node, seat: int) -> float:
        """A seat's chance to win with a choice that was tried or weighed, as the search sees it."""
        if child.visits == 0:
            return child.worth[seat]
        return (1.0 - self._trust) * child.value / child.visits + self._trust * child.worth[seat]

    def _learn(self, path: list[Node], seats: list[int], results: list[float]) -> None:
        n = len(path) - 1
        while n >= 0:
            node = path[n]
            node.visits += 1
            if seats[n] != CHANCE:
                node.value += results[seats[n]]
            if self._trust > 0.0 and node.children:
                node.back_up()
            elif not node.worth:
                node.worth = results
            n -= 1


def wins_at_once(node: Node, seat: int) -> bool:
    """Whether a choice is a victory for sure, without another choice of anybody."""
    return node.is_leaf() and bool(node.worth) and node.worth[seat] > _WON
