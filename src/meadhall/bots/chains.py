"""Looking through all that a seat can do before somebody else decides."""

from __future__ import annotations

import math
from typing import Final

from meadhall.bots.sight import Evaluate, considered, decision_after
from meadhall.bots.tree import Node
from meadhall.engine.driver import carry_out, pick
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Chance, Decision

WIDEST: Final = 1000
"""Positions looked at for the chains of the seat that thinks, as far as that is enough."""
WIDE: Final = 600
"""And for those that may come after them."""
_NARROWEST: Final = 8
"""Positions that go on after each choice of a chain if it is not."""
_FEW: Final = 6
"""Outcomes that are all looked at where a chain ends in a throw or a draw."""
_SAMPLES: Final = 3
"""Those that are looked at where there are more."""
_DEPTH: Final = 3
"""How many further choices of the seat are looked at after a throw or a draw in the middle of its chain."""
_LOOKS: Final = 60
"""Positions looked at after each such outcome."""
_LONGEST: Final = 40
"""Choices in one chain: a seat that could go on for ever is judged there."""
HASTE: Final = 1e-12
"""What a further choice costs: of chains that are equally good the shortest is taken, to victory above all."""
_NOT_DONE: Final = -1.0
_KINDS: Final = 1 << 20
_SPREAD: Final = 1_000_003
_MASK: Final = (1 << 40) - 1
_SURE: Final = 0.01
"""Chances nearer to 0 or 1 are taken to be so far from them, since odds have no end."""
_RECENT: Final = 30
"""So many turns make up what is known of the gain of a turn."""


class Chains:
    """Grows a tree by whole chains: everything that one seat can do until another seat or chance decides.

    A single small choice changes little, so it is worth what the best chain is that begins with it.
    """

    def __init__(self, evaluate: Evaluate, rng: Rng) -> None:
        self._evaluate: Final = evaluate
        self._rng: Final = rng
        self._kinds: Final[dict[object, int]] = {}
        self._gains: Final[list[float]] = []
        """By kind of decision: how much better the odds get for a seat that has it to take."""
        self._turns: Final[list[int]] = []
        self._looks = 0
        """Positions that may still be looked at after the outcome at hand."""
        self._left = 0
        """Positions that may still be looked at for the chains at hand, before it gets narrow."""
        self._options: list[int] = []
        """Those of the decision settled on last."""
        self._draws = 0
        """The seed of what falls after the chains at hand: the same after all of them."""
        self._fall = rng
        """What falls next."""

    def key(self, decision: Decision, option: int) -> int:
        """An option of this kind of decision: in other worlds another decision may wait at the same node."""
        return self._kind(decision) * _KINDS + option

    def _kind(self, decision: Decision) -> int:
        kind = self._kinds.get(type(decision), -1)
        if kind < 0:
            kind = len(self._kinds)
            self._kinds[type(decision)] = kind
            self._gains.append(0.0)
            self._turns.append(0)
        return kind

    def grow(self, root: Node, s: State, seat: int, widest: int = WIDEST) -> None:
        """Add every chain of the seat that decides now; the state is used up."""
        self._left = widest
        self._draws = self._rng.bits()
        before = self._evaluate(s)[seat]
        first = decision_after(s, seat)
        assert first is not None
        front = _Front(root, s, first, considered(s, first), widest)
        end: Decision | None = None
        while front.advance(self._left):
            t = front.state
            decision = front.decision
            options = front.options
            front.node.note(seat, len(options))
            last = len(options) - 1
            done = _NOT_DONE
            for n in range(last + 1):
                u = t.clone() if n < last else t
                carry_out(u, decision, options[n])
                following = self.settle(u, seat)
                choices = self._options
                chances = self._weigh(u, following, seat)
                key = self.key(decision, options[n])
                if following is not None and following.seat == seat:
                    front.add(key, u, following, choices, chances)
                else:
                    worth = self._with_tempo(chances, following)
                    worth[seat] -= HASTE * front.length
                    front.node.child(key).worth = worth
                    done = max(done, worth[seat])
                    end = following
            front.note_end(done)
        for node in front.left_out():
            node.worth = _shifted(node.worth, seat, front.step) if front.step else self._with_tempo(node.worth, end)
        front.back_up()
        self._learn_gain(self._kind(first), _log_odds(root.worth[seat]) - _log_odds(before))

    def settle(self, s: State, seat: int) -> Decision | None:
        """Take forced choices, up to chance or a decision with something to choose; None if the game is over."""
        while True:
            decision = decision_after(s, seat)
            if decision is None or decision.seat == CHANCE:
                return decision
            self._options = considered(s, decision)
            if len(self._options) > 1:
                return decision
            carry_out(s, decision, self._options[0])

    def _weigh(self, s: State, following: Decision | None, seat: int) -> list[float]:
        """Each seat's chance by the evaluation; before a throw or a draw, after what may come of it."""
        if following is None or following.seat != CHANCE:
            return self._value(s)
        outcomes = following.options(s)
        if self._left <= 0 or len(outcomes) > _FEW:
            return self._sampled(s, following, outcomes, seat, _SAMPLES if self._left > 0 else 1)
        weights = following.weights(s) if isinstance(following, Chance) else []
        sums: list[float] = []
        total = 0.0
        for n in range(len(outcomes)):
            t = s.clone()
            carry_out(t, following, outcomes[n])
            weight = float(weights[n]) if weights else 1.0
            total += weight
            sums = _added(sums, self._after(t, seat, n), weight)
        return [each / total for each in sums]

    def _sampled(self, s: State, following: Decision, outcomes: list[int], seat: int, samples: int) -> list[float]:
        """Each seat's chance after some of the outcomes, as they fall."""
        sums: list[float] = []
        for n in range(samples):
            t = s.clone()
            carry_out(t, following, pick(t, following, outcomes, Rng(self._draws, n)))
            sums = _added(sums, self._after(t, seat, n), 1.0 / samples)
        return sums

    def _after(self, s: State, seat: int, number: int) -> list[float]:
        """Each seat's chance after an outcome if this seat goes on as well as it can; the state is used up."""
        self._looks = _LOOKS if self._left > 0 else 0
        self._fall = Rng(self._draws, _SAMPLES + number)
        return self._best(s, self._throw(s, self.settle(s, seat), seat), seat, _DEPTH)

    def _value(self, s: State) -> list[float]:
        self._left -= 1
        return self._evaluate(s)

    def _throw(self, s: State, following: Decision | None, seat: int) -> Decision | None:
        """Let chance decide, up to the next decision of a seat."""
        decision = following
        while decision is not None and decision.seat == CHANCE:
            carry_out(s, decision, pick(s, decision, decision.options(s), self._fall))
            decision = self.settle(s, seat)
        return decision

    def _best(self, s: State, decision: Decision | None, seat: int, depth: int) -> list[float]:
        """Each seat's chance if this seat, having seen what fell, goes on as well as it can; the state is used up.

        The decision is the one settled on last.
        """
        options = self._options if decision is not None and decision.seat == seat and depth > 0 else []
        if decision is None or not options or len(options) > self._looks:
            return self._value(s)
        self._looks -= len(options)
        best: list[float] = []
        fall = self._fall
        last = len(options) - 1
        for n in range(last + 1):
            t = s.clone() if n < last else s
            self._fall = fall.copy()
            carry_out(t, decision, options[n])
            chances = self._best(t, self._throw(t, self.settle(t, seat), seat), seat, depth - 1)
            if not best or chances[seat] > best[seat]:
                best = chances
        return best

    def _with_tempo(self, chances: list[float], following: Decision | None) -> list[float]:
        """Who decides next gains by it, as much as such decisions did on average in this search.

        So positions can be compared whoever had the last word. The gain that is learned has itself been reckoned after
        the turn with that of the next, so where turns alternate it is half of what a turn changes.
        """
        if following is None or following.seat == CHANCE:
            return chances
        gain = self._gains[self._kind(following)]
        return chances if gain == 0.0 else _shifted(chances, following.seat, gain)

    def _learn_gain(self, kind: int, gain: float) -> None:
        self._turns[kind] = min(self._turns[kind] + 1, _RECENT)
        self._gains[kind] += (gain - self._gains[kind]) / self._turns[kind]


def _added(sums: list[float], chances: list[float], weight: float) -> list[float]:
    """The sums with weighted chances added; no sums are as many zeros."""
    if not sums:
        sums = [0.0] * len(chances)
    for n in range(len(sums)):
        sums[n] += chances[n] * weight
    return sums


def _shifted(chances: list[float], seat: int, gain: float) -> list[float]:
    """The chances when the odds of a seat are better by so much."""
    before = chances[seat]
    after = 1.0 / (1.0 + math.exp(-_log_odds(before) - gain))
    left = (1.0 - after) / (1.0 - before) if before < 1.0 else 0.0
    worth = [chance * left for chance in chances]
    worth[seat] = after
    return worth


def _log_odds(chance: float) -> float:
    chance = max(_SURE, min(1.0 - _SURE, chance))
    return math.log(chance / (1.0 - chance))


class _Front:
    """The positions of one seat's chains that are reached and not yet looked through, by the number of choices."""

    def __init__(self, root: Node, s: State, first: Decision, options: list[int], left: int) -> None:
        self.node = root
        self.state = s
        """The position that is looked through now."""
        self.decision = first
        self.options = options
        """What may be chosen there."""
        self._seat: Final = first.seat
        self._nodes: Final = [root]
        self._states: Final[list[State | None]] = [s]
        self._decisions: Final = [first]
        self._options: Final = [options]
        self._at = -1
        self._level = 0
        """Where the positions after as many choices begin."""
        self._level_end = 1
        self.length = 0
        """How many choices lead to the position that is looked through."""
        self.step = 0.0
        """How much better the odds look where the seat is done than one choice before, on average: what follows is
        played by then, so positions in mid-chain can be compared with those only after such a step."""
        self._ends = 0
        self._left = left
        self._seen: dict[float, int] = {}
        """Where positions reached by one more choice are, by their sign; those of the same decision come later."""
        self._siblings: Final[list[float]] = []

    def advance(self, left: int) -> bool:
        """Go on to the next position, if there is one, when so many more may be looked at."""
        reached = len(self._nodes)
        for n in range(len(self._siblings)):
            self._seen[self._siblings[n]] = reached - len(self._siblings) + n
        self._siblings.clear()
        while True:
            self._at += 1
            if self._at == reached:
                return False
            if self._at == self._level_end:
                self.length += 1
                if self.length == _LONGEST:
                    return False
                self._begin_level(left)
            s = self._states[self._at]
            if s is not None:
                self.node = self._nodes[self._at]
                self.state = s
                self.decision = self._decisions[self._at]
                self.options = self._options[self._at]
                self._states[self._at] = None
                return True

    def _begin_level(self, left: int) -> None:
        """Where there are more positions than can be looked through, only the best go on, but to the end."""
        spent = self._left - left
        self._left = left
        branching = spent // (self._level_end - self._level) + 1
        self._level = self._level_end
        self._level_end = len(self._nodes)
        self._seen = {}
        most = max(_NARROWEST, left // branching)
        if self._level_end - self._level <= most:
            return
        worths = [self._nodes[n].worth[self._seat] for n in range(self._level, self._level_end)]
        worths.sort()
        least = worths[len(worths) - most]
        for n in range(self._level, self._level_end):
            worth = self._nodes[n].worth[self._seat]
            if worth < least or most == 0:
                self._states[n] = None
            else:
                most -= 1

    def add(self, key: int, s: State, decision: Decision, options: list[int], worth: list[float]) -> None:
        """A position in mid-chain.

        The same position is often reached by several ways: they share a node. Options of one decision never do, however
        alike they look to the evaluation; nor do positions after a choice that the evaluation does not notice.
        """
        sign = _sign(options, worth[self._seat])
        twin = self._seen.get(sign, -1)
        if twin >= 0 and not self._is_unnoticed(worth):
            self.node.children[key] = self._nodes[twin]
            return
        child = self.node.child(key)
        child.worth = worth
        self._nodes.append(child)
        self._states.append(s)
        self._decisions.append(decision)
        self._options.append(options)
        self._siblings.append(sign)

    def _is_unnoticed(self, worth: list[float]) -> bool:
        before = self.node.worth
        return bool(before) and before[self._seat] == worth[self._seat]

    def note_end(self, best: float) -> None:
        """The position that was looked through has chains that end by one more choice, the best of this chance."""
        if best > _NOT_DONE and self.node.worth:
            self._ends += 1
            step = _log_odds(best) - _log_odds(self.node.worth[self._seat])
            self.step += (step - self.step) / self._ends

    def left_out(self) -> list[Node]:
        """The positions in mid-chain that nobody has looked through."""
        return [node for node in self._nodes if not node.children]

    def back_up(self) -> None:
        """The worth of every choice from those after it."""
        n = len(self._nodes) - 1
        while n >= 0:
            if self._nodes[n].children:
                self._nodes[n].back_up()
            n -= 1


def _sign(options: list[int], chance: float) -> float:
    """A number that positions share if the same may be chosen and they are equally good: they are taken to be one."""
    mixed = 0
    for option in options:
        mixed = (mixed * _SPREAD + option) & _MASK
    return mixed + chance
