"""Climbing: all weights of an evaluation are changed at once, a little, and go where games are won (SPSA).

In each step two bots meet: one has every weight changed by its reach, up or down as a coin falls, the other by the
opposite. All weights then go towards the winner, by as much as it won by. The end is the mean of the later half of the
way, and is believed only if it beats the beginning in fresh games by a sequential test. All follows from the plan and
the results of its steps, so a climb that is gone on with ends as if it had never stopped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.arena.intervals import Tally
from meadhall.arena.leagues import League
from meadhall.arena.records import Record
from meadhall.arena.sequential import OPEN, SequentialTest
from meadhall.arena.tuning import Plan
from meadhall.engine.errors import MeadhallError
from meadhall.engine.rng import Rng

_FORM: Final = 1
"""Raised when old files can no longer be read."""
_SLOWING: Final = 0.6
"""The power by which steps get smaller, and that by which reaches do."""
_NARROWING: Final = 0.1
_EARLY: Final = 0.1
"""The part of the way in which steps hardly get smaller."""


@dataclass(frozen=True)
class Ascent:
    """How far a climb goes: `plan.games` are those of a step."""

    plan: Plan
    steps: int
    test_games: int
    """In which the end meets the beginning, at most."""
    reach: float = 0.2
    """By what part of itself a weight is changed in the first step."""
    gain: float = 0.4
    """By how many reaches a weight would go if one side won everything."""


@dataclass
class Climb:
    """An ascent as far as it was carried out."""

    ascent: Ascent
    results: list[float] = field(default_factory=list)
    """Of each step: by how much the first bot won, from -1 to 1."""
    tests: list[list[float]] = field(default_factory=list)
    """Of each round of the test, some rounds at a time: the part of the victories that the end had."""

    def weights(self) -> list[float]:
        """Where the climb is now."""
        return self._way()[-1]

    def outcome(self) -> list[float]:
        """The mean of the later half of the way, in three digits."""
        way = self._way()
        later = way[len(way) // 2 :]
        return [float(f"{sum(each) / len(later):.3g}") for each in zip(*later, strict=True)]

    def league(self) -> League | None:
        """The games that come next: those of a step, or some of the test; None when all is known."""
        plan, number = self.ascent.plan, len(self.results)
        if number < self.ascent.steps:
            present = self.weights()
            changes = [reach * sign for reach, sign in zip(self._reaches(number), self._signs(number), strict=True)]
            up = [weight + change for weight, change in zip(present, changes, strict=True)]
            down = [weight - change for weight, change in zip(present, changes, strict=True)]
            return plan.league(number, up, down)
        end, begin = self.outcome(), list(plan.begin)
        if end == begin or self.verdict != OPEN or len(self.tests) * plan.games >= self.ascent.test_games:
            return None
        return plan.league(self.ascent.steps + len(self.tests), end, begin)

    def see(self, records: Sequence[Record]) -> None:
        """All games of the league that came next, in any order; rounds with a game that failed do not count."""
        league = self.league()
        assert league is not None
        shares = {
            record.number: None if record.error else record.share(record.seats.index(league.contestants[0]))
            for record in records
        }
        players = self.ascent.plan.players
        parts = []
        for first in range(0, len(shares), players):
            of_round = [shares[number] for number in range(first, first + players)]
            whole = [share for share in of_round if share is not None]
            if len(whole) == players:
                parts.append(sum(whole) / players)
        if not parts:
            raise MeadhallError(f"No game could be played to its end; the first says: {records[0].error}")
        if len(self.results) < self.ascent.steps:
            fair = 1 / players
            # A bot alone among others wins less than half if all are equal: above and below count alike.
            self.results.append(sum((part - fair) / (1 - fair if part > fair else fair) for part in parts) / len(parts))
        else:
            self.tests.append(parts)

    @property
    def verdict(self) -> str:
        """What the test says by now of the end against the beginning."""
        players = self.ascent.plan.players
        test = SequentialTest(players, self.ascent.test_games // players)
        for part in chain(*self.tests):
            test.add(part)
            if test.verdict != OPEN:
                break
        return test.verdict

    @property
    def tally(self) -> Tally:
        """The victories of the end in the test."""
        players = self.ascent.plan.players
        rounds = list(chain(*self.tests))
        return Tally(sum(rounds) * players, len(rounds) * players, float(len(rounds)))

    def write(self, path: Path) -> None:
        """Keep all that is known, at once: whoever looks sees the old file or the new one."""
        facts = {"climb": _FORM, "ascent": _plain(self.ascent), "results": self.results, "tests": self.tests}
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", "utf-8")
        beside.replace(path)

    def _way(self) -> list[list[float]]:
        """The weights at the beginning and after each step."""
        weights = list(self.ascent.plan.begin)
        way = [weights]
        for number, result in enumerate(self.results):
            slowness = (1 + number / max(1.0, _EARLY * self.ascent.steps)) ** -_SLOWING
            size = self.ascent.gain * slowness * result
            reaches, signs = self._reaches(number), self._signs(number)
            weights = [
                weight + size * reach * sign for weight, reach, sign in zip(weights, reaches, signs, strict=True)
            ]
            way.append(weights)
        return way

    def _reaches(self, number: int) -> list[float]:
        """By how much each weight is changed in a step; those that are not tuned by nothing."""
        begin = self.ascent.plan.begin
        least = min((abs(weight) for weight in begin if weight), default=1.0)
        part = self.ascent.reach * (1 + number) ** -_NARROWING
        names = meadhall.game(self.ascent.plan.slug).weight_names
        tuned = [name in self.ascent.plan.names for name in names]
        return [part * max(abs(weight), least) * is_tuned for weight, is_tuned in zip(begin, tuned, strict=True)]

    def _signs(self, number: int) -> list[int]:
        """How the coins of a step fall."""
        rng = Rng(self.ascent.plan.seed, number)
        return [1 - 2 * rng.below(2) for _ in self.ascent.plan.begin]


def read_climb(path: Path, ascent: Ascent) -> Climb:
    """The climb that a file keeps, which must be of this ascent."""
    try:
        facts = json.loads(path.read_text("utf-8"))
        is_same = facts["climb"] == _FORM and facts["ascent"] == json.loads(json.dumps(_plain(ascent)))
        results = [float(each) for each in facts["results"]]
        tests = [[float(each) for each in rounds] for rounds in facts["tests"]]
    except (ValueError, TypeError, KeyError, AttributeError):
        raise MeadhallError(f"{path} keeps no climb.") from None
    if not is_same:
        raise MeadhallError(f"{path} keeps another climb: its plan, or the weights it began with, are not these.")
    return Climb(ascent, results, tests)


def _plain(ascent: Ascent) -> dict[str, Any]:
    facts = asdict(ascent)
    facts["plan"] = {key: list(value) if isinstance(value, tuple) else value for key, value in facts["plan"].items()}
    return facts
