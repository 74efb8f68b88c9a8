"""Looking through all that a seat can do before somebody else decides."""

from __future__ import annotations

from typing import Final

from meadhall.bots.sight import Evaluate, decision_after
from meadhall.bots.tree import Node
from meadhall.engine.driver import carry_out, pick
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision

_WIDEST: Final = 1000
"""Positions looked at for one seat's chains; those that are then not at their end are weighed where they are."""
_SAMPLES: Final = 3
"""Outcomes that are looked at where a chain ends in a throw or a draw."""
_DEPTH: Final = 3
"""How many further choices of the seat are looked at after a throw or a draw in the middle of its chain."""
_KINDS: Final = 1 << 20
_SPREAD: Final = 1_000_003
_MASK: Final = (1 << 40) - 1
_ROOM: Final = 0.01
"""Where less is open between winning and losing, nothing is learned of what a turn gains."""


class Chains:
    """Grows a tree by whole chains: everything that one seat can do until another seat or chance decides.

    A single small choice changes little, so it is worth what the best chain is that begins with it.
    """

    def __init__(self, evaluate: Evaluate, rng: Rng) -> None:
        self._evaluate: Final = evaluate
        self._rng: Final = rng
        self._kinds: Final[dict[object, int]] = {}
        self._gain = 0.0
        self._gains = 0
        self.positions = 0
        """Weighed so far."""

    def key(self, decision: Decision, option: int) -> int:
        """An option of this kind of decision: in other worlds another decision may wait at the same node."""
        kind = self._kinds.get(type(decision), -1)
        if kind < 0:
            kind = len(self._kinds)
            self._kinds[type(decision)] = kind
        return kind * _KINDS + option

    def grow(self, root: Node, s: State, seat: int) -> None:
        """Add every chain of the seat that decides now; the state is used up."""
        before = self._evaluate(s)[seat]
        front = _Front(root, s)
        after = 0.0
        while front.advance():
            t = front.state
            decision = decision_after(t, seat)
            assert decision is not None
            options = decision.options(t)
            front.node.note(seat, len(options))
            last = len(options) - 1
            front.positions += len(options)
            for n in range(last + 1):
                u = t.clone() if n < last else t
                carry_out(u, decision, options[n])
                following = self._settle(u, seat)
                chances = self._weigh(u, following, seat)
                key = self.key(decision, options[n])
                if following is not None and following.seat == seat:
                    front.add(key, u, self._with_tempo(chances, following), _sign(u, following, chances[seat]))
                else:
                    front.node.child(key).worth = self._with_tempo(chances, following)
                    after = max(after, chances[seat])
        self.positions += front.positions
        self._learn_gain(before, after)
        front.back_up()

    def _settle(self, s: State, seat: int) -> Decision | None:
        """Take forced choices, up to chance or a decision with something to choose; None if the game is over."""
        while True:
            decision = decision_after(s, seat)
            if decision is None or decision.seat == CHANCE:
                return decision
            options = decision.options(s)
            if len(options) > 1:
                return decision
            carry_out(s, decision, options[0])

    def _weigh(self, s: State, following: Decision | None, seat: int) -> list[float]:
        """Each seat's chance by the evaluation; before a throw or a draw, after some of its outcomes."""
        if following is None or following.seat != CHANCE:
            return self._evaluate(s)
        sums: list[float] = []
        for _ in range(_SAMPLES):
            t = s.clone()
            chances = self._best(t, self._throw(t, following, seat), seat, _DEPTH)
            if not sums:
                sums = [0.0] * len(chances)
            for n in range(len(sums)):
                sums[n] += chances[n] / _SAMPLES
        return sums

    def _throw(self, s: State, following: Decision | None, seat: int) -> Decision | None:
        """Let chance decide, up to the next decision of a seat."""
        decision = following
        while decision is not None and decision.seat == CHANCE:
            carry_out(s, decision, pick(s, decision, decision.options(s), self._rng))
            decision = self._settle(s, seat)
        return decision

    def _best(self, s: State, decision: Decision | None, seat: int, depth: int) -> list[float]:
        """Each seat's chance if this seat, having seen what fell, goes on as well as it can; the state is used up."""
        if decision is None or decision.seat != seat or depth == 0:
            return self._evaluate(s)
        best: list[float] = []
        options = decision.options(s)
        last = len(options) - 1
        for n in range(last + 1):
            t = s.clone() if n < last else s
            carry_out(t, decision, options[n])
            chances = self._best(t, self._throw(t, self._settle(t, seat), seat), seat, depth - 1)
            if not best or chances[seat] > best[seat]:
                best = chances
        return best

    def _with_tempo(self, chances: list[float], following: Decision | None) -> list[float]:
        """Who decides next gains by it: half of what a turn gains on average is added before the turn.

        So positions can be compared whoever had the last word.
        """
        if following is None or following.seat == CHANCE or self._gains == 0:
            return chances
        seat = following.seat
        gain = 0.5 * self._gain / self._gains * chances[seat] * (1.0 - chances[seat])
        others = gain / (len(chances) - 1)
        worth = [max(chance - others, 0.0) for chance in chances]
        worth[seat] = chances[seat] + gain
        return worth

    def _learn_gain(self, before: float, after: float) -> None:
        room = before * (1.0 - before)
        if room > _ROOM:
            self._gains += 1
            self._gain += max(0.0, min(1.0, (after - before) / room))


class _Front:
    """The positions of one seat's chains that have been reached and not yet looked through, nearest first."""

    def __init__(self, root: Node, s: State) -> None:
        self.node = root
        self.state = s
        """The position that is looked through now."""
        self.positions = 0
        self._nodes: Final = [root]
        self._states: Final = [s]
        self._depths: Final = [0]
        self._at = -1
        self._seen: Final[dict[float, int]] = {}
        self._siblings: Final[list[float]] = []

    def advance(self) -> bool:
        """Go on to the next position, if there is one."""
        reached = len(self._nodes)
        for n in range(len(self._siblings)):
            self._seen[self._siblings[n]] = reached - len(self._siblings) + n
        self._siblings.clear()
        self._at += 1
        if self._at == reached:
            return False
        self.node = self._nodes[self._at]
        self.state = self._states[self._at]
        self._states[self._at] = self._states[0]
        return True

    def add(self, key: int, s: State, worth: list[float], sign: float) -> None:
        """A position in mid-chain.

        The same position is often reached by several ways: they share a node. Options of one decision never do, however
        alike they look to the evaluation.
        """
        depth = self._depths[self._at] + 1
        twin = self._seen.get(sign, -1)
        if twin >= 0 and self._depths[twin] == depth:
            self.node.children[key] = self._nodes[twin]
            return
        child = self.node.child(key)
        child.worth = worth
        if twin < 0 and self.positions < _WIDEST:
            self._nodes.append(child)
            self._states.append(s)
            self._depths.append(depth)
            self._siblings.append(sign)

    def back_up(self) -> None:
        """The worth of every choice from those after it."""
        n = len(self._nodes) - 1
        while n >= 0:
            self._nodes[n].back_up()
            n -= 1


def _sign(s: State, decision: Decision, chance: float) -> float:
    """A number that positions share if the same is asked and they are equally good: then they are taken to be one."""
    mixed = 0
    for option in decision.options(s):
        mixed = (mixed * _SPREAD + option) & _MASK
    return mixed + chance
