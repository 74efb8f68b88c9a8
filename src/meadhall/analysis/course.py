"""The course of a game: every seat's chance after every entry of the journal, luck, and the turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.analysis.chances import chances
from meadhall.analysis.moments import moments
from meadhall.analysis.throws import Throws, throws
from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Chance, Decision

_TURNING_POINTS: Final = 6
_NOTABLE: Final = 0.05
"""What changes nobody's chance by this much is no turning point."""


@dataclass(frozen=True)
class Stroke:
    """A piece of luck: what an outcome of chance was worth to each seat, beyond what all outcomes are on average."""

    n: int
    """The entry of the journal."""
    gains: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """Choices of one seat, and what chance made of them, that changed much."""

    n: int
    """Entries of the journal after the one that changed most."""
    seat: int
    """Who chose; CHANCE if nobody did."""
    gains: list[float]
    """Of each seat's chance, from the first of the choices to the last."""
    luck: list[float]
    """The part of it that was luck."""


@dataclass(frozen=True)
class Course:
    """What happened to everybody's chances."""

    chances: list[list[float]]
    """Of each seat, after no entry of the journal, after one, and so on."""
    strokes: list[Stroke]
    turning_points: list[TurningPoint]
    throws: list[Throws]

    @property
    def luck(self) -> list[float]:
        """How much luck each seat had in all, in chances to win."""
        return [sum(stroke.gains[seat] for stroke in self.strokes) for seat in range(len(self.chances[0]))]


def course(match: Match) -> Course:
    """The course of a match, by the evaluation of every position with nothing hidden."""
    game = match.game
    found: list[list[float]] = []
    expected: list[tuple[int, list[float]]] = []
    for n, s, decision, _ in moments(match):
        found.append(chances(game, s))
        if decision.seat == CHANCE and not match.entries[n].is_forced:
            expected.append((n, _expectation(game, s, decision)))
    found.append(chances(game, match.state))
    strokes = [Stroke(n, _difference(found[n + 1], mean)) for n, mean in expected]
    return Course(found, strokes, _turning_points(match, found, strokes), throws(match))


def _expectation(game: Game, s: State, decision: Decision) -> list[float]:
    """Everybody's chance before chance has answered: the mean over all its outcomes, by their weights."""
    options = decision.options(s)
    weights = (decision.weights(s) if isinstance(decision, Chance) else []) or [1] * len(options)
    total: list[float] = []
    for option, weight in zip(options, weights, strict=True):
        world = s.clone()
        carry_out(world, _same(world, decision), option)
        values = [weight * chance for chance in chances(game, world)]
        total = [one + other for one, other in zip(total, values, strict=True)] if total else values
    return [each / sum(weights) for each in total]


def _same(world: State, decision: Decision) -> Decision:
    """The decision of the original as the clone has it; steps are shared, so it is the same one."""
    return next(each for each in waiting(world) if each is decision)


def _difference(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def _turning_points(match: Match, found: list[list[float]], strokes: list[Stroke]) -> list[TurningPoint]:
    stretches = _stretches(match)
    sizes: dict[int, float] = {}
    for place, (start, end, seat) in enumerate(stretches):
        later = next((next_start for next_start, _, other in stretches[place + 1 :] if other == seat), -1)
        sizes[start] = _lasting(_difference(found[end], found[start]), _difference(found[later], found[start]))
    greatest = sorted(stretches, key=lambda stretch: -sizes[stretch[0]])[:_TURNING_POINTS]
    points = []
    for start, end, seat in sorted(greatest):
        if sizes[start] >= _NOTABLE:
            gains = _difference(found[end], found[start])
            within = [stroke.gains for stroke in strokes if start <= stroke.n < end]
            luck = [sum(each[who] for each in within) for who in range(len(gains))]
            points.append(TurningPoint(_peak(found, start, end), seat, gains, luck))
    return points


def _lasting(gains: list[float], later: list[float]) -> float:
    """How much of what some choices changed was still so when the seat chose again.

    What the next seat does likewise, as in a set-up by turns, cancels itself out and decides nothing.
    """
    return max(min(abs(one), abs(other)) if one * other > 0 else 0.0 for one, other in zip(gains, later, strict=True))


def _peak(found: list[list[float]], start: int, end: int) -> int:
    """How many entries there are after the one of a stretch that changed most."""
    return 1 + max(range(start, end), key=lambda n: max(map(abs, _difference(found[n + 1], found[n]))))


def _stretches(match: Match) -> list[tuple[int, int, int]]:
    """The journal cut where another seat makes a real choice: first entry, the one after the last, and whose it is."""
    cuts = [(0, CHANCE)]
    for n, entry in enumerate(match.entries):
        if entry.seat != CHANCE and not entry.is_forced and entry.seat != cuts[-1][1]:
            cuts.append((n, entry.seat))
    ends = [n for n, _ in cuts[1:]] + [len(match.entries)]
    return [(start, end, seat) for (start, seat), end in zip(cuts, ends, strict=True) if start < end]
