"""What was thrown and drawn in a match, beside what was to be expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from meadhall.analysis.moments import moments
from meadhall.engine.match import Match
from meadhall.engine.steps import CHANCE, Chance, decision_key

_FEWEST: Final = 5
"""Throws of one kind; fewer say nothing."""
_MOST_OUTCOMES: Final = 12
"""More are no dice, and a table of them nobody reads."""


@dataclass
class Throws:
    """All throws of one kind: of one decision of chance with the same outcomes."""

    decision: str
    about: dict[str, str | int]
    """What one of them was about, for its words."""
    names: list[str]
    """The outcomes."""
    seen: list[int] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.seen)


def throws(match: Match) -> list[Throws]:
    """The kinds of throws of a match of which there were enough to compare, the most frequent first."""
    found: dict[tuple[str, tuple[int, ...]], Throws] = {}
    for _, s, decision, option in moments(match):
        options = decision.options(s)
        if decision.seat != CHANCE or not 1 < len(options) <= _MOST_OUTCOMES:
            continue
        kind = (decision_key(decision), tuple(options))
        if kind not in found:
            names = [decision.vocabulary.name(each) for each in options]
            about = match.game.about(s, decision, CHANCE)
            found[kind] = Throws(kind[0], about, names, [0] * len(options), [0.0] * len(options))
        weights = (decision.weights(s) if isinstance(decision, Chance) else []) or [1] * len(options)
        throw = found[kind]
        throw.seen[options.index(option)] += 1
        for n, weight in enumerate(weights):
            throw.expected[n] += weight / sum(weights)
    return sorted((each for each in found.values() if each.count >= _FEWEST), key=lambda each: -each.count)
