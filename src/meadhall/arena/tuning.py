"""Tuning the weights of an evaluation by self-play: one is changed at a time, and a change that wins is kept.

A change is tried by a bot that plays with it against bots that play without, in rounds of games with the same seed in
which it takes every seat. All follows from the plan, so that a tuning that is gone on with ends as if it had never
stopped.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.arena.intervals import Tally
from meadhall.arena.leagues import League
from meadhall.arena.records import Record
from meadhall.arena.sequential import BETTER, OPEN, SequentialTest
from meadhall.engine.errors import MeadhallError
from meadhall.engine.options import OptionValue

_FORM: Final = 1
"""Raised when old files can no longer be read."""
_MOST_STEPS: Final = 4
"""How often a weight goes on in the same direction before the next has its turn."""
ALL: Final = ""
"""Stands for a weight in the last trial: all that was kept, against how it began."""


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how."""

    slug: str
    bot: str
    """The contestant whose weights are the beginning."""
    names: tuple[str, ...]
    """The weights that are tuned, in this order."""
    begin: tuple[float, ...]
    """All weights as they are at the beginning."""
    players: int
    games: int
    """Of each trial, at most; whole rounds."""
    seed: int = 0
    step: float = 1.5
    passes: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    varied: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)

    def league(self, number: int, tried: list[float], present: list[float]) -> League:
        """The games of trial `number`; no other trial has their seeds."""
        game = meadhall.game(self.slug)
        friend = contestant(self.bot)
        return League(
            slug=self.slug,
            contestants=(friend.with_weights(game, tried).name, friend.with_weights(game, present).name),
            players=self.players,
            games=self.games,
            seed=self.seed + number * self.games,
            options=self.options,
            varied=self.varied,
            is_gauntlet=True,
            is_duplicate=True,
        )


@dataclass(frozen=True)
class Proposal:
    """A change to be tried."""

    weight: str
    before: float
    after: float
    tried: list[float]
    present: list[float]


@dataclass
class Trial:
    """A change that was tried: how the bot with it fared against those without."""

    weight: str
    before: float
    after: float
    wins: float = 0.0
    games: int = 0
    expected: float = 0.0
    failed: int = 0
    """Rounds that do not count, because a game of theirs could not be played to its end."""
    verdict: str = OPEN

    @property
    def tally(self) -> Tally:
        """The victories of the bot with the change."""
        return Tally(self.wins, self.games, self.expected)

    @property
    def is_kept(self) -> bool:
        """Whether the change goes into the weights."""
        return self.verdict == BETTER and self.weight != ALL


class Tuning:
    """A plan that is being carried out: trial by trial, and the games of the trial under way."""

    def __init__(
        self, plan: Plan, trials: Iterable[Trial] = (), shares: Mapping[int, float | None] | None = None
    ) -> None:
        self.plan: Final = plan
        self.weights: Final = list(plan.begin)
        """As they are by now."""
        self.trials: Final[list[Trial]] = []
        self.proposal: Proposal | None = None
        """The change on trial; None when all is done."""
        self._proposals: Final = _proposals(plan, self.weights)
        self._next(None)
        for trial in trials:
            self._end(trial)
        self.shares: Final[dict[int, float | None]] = dict(shares or {})
        """The part of each victory in the trial under way that the changed bot had; None for a game that failed."""

    def league(self) -> League:
        """The games of the trial under way."""
        assert self.proposal is not None
        return self.plan.league(len(self.trials), self.proposal.tried, self.proposal.present)

    def see(self, records: Iterable[Record]) -> Trial | None:
        """Games of the trial under way that were just finished; the trial, if they ended it.

        Rounds count in the order of their numbers, whenever they are finished, and none after the one that settled it.
        """
        changed = self.league().contestants[0]
        for record in records:
            seat = record.seats.index(changed)
            self.shares[record.number] = None if record.error else record.share(seat)
        trial = self._counted()
        if trial is not None:
            self.shares.clear()
            self._end(trial)
        return trial

    def _counted(self) -> Trial | None:
        """The trial under way, if it is settled or all its games are played."""
        assert self.proposal is not None
        players, most = self.plan.players, self.plan.games // self.plan.players
        test = SequentialTest(players, most)
        trial = Trial(self.proposal.weight, self.proposal.before, self.proposal.after)
        for number in range(most):
            games = range(number * players, (number + 1) * players)
            if any(game not in self.shares for game in games):
                return None
            shares = [share for share in map(self.shares.__getitem__, games) if share is not None]
            if len(shares) < players:
                trial.failed += 1
                continue
            trial.wins += sum(shares)
            trial.games += players
            trial.expected += 1
            test.add(sum(shares) / players)
            trial.verdict = test.verdict
            if trial.verdict != OPEN and trial.weight != ALL:
                break
        return trial

    def _end(self, trial: Trial) -> None:
        proposal = self.proposal
        if proposal is None or (proposal.weight, proposal.after) != (trial.weight, trial.after):
            raise MeadhallError(f"The trial of '{trial.weight}' does not follow from the plan of this tuning.")
        self.trials.append(trial)
        self._next(trial.is_kept)

    def _next(self, is_kept: bool | None) -> None:
        try:
            self.proposal = next(self._proposals) if is_kept is None else self._proposals.send(is_kept)
        except StopIteration:
            self.proposal = None

    def write(self, path: Path) -> None:
        """Keep all that is known, at once: whoever looks sees the old file or the new one."""
        trials = [asdict(trial) for trial in self.trials]
        facts = {"tuning": _FORM, "plan": _plain(self.plan), "trials": trials, "shares": self.shares}
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", "utf-8")
        beside.replace(path)


def read_tuning(path: Path, plan: Plan) -> Tuning:
    """The tuning that a file keeps, which must be of this plan."""
    try:
        facts = json.loads(path.read_text("utf-8"))
        is_same = facts["tuning"] == _FORM and facts["plan"] == json.loads(json.dumps(_plain(plan)))
        trials = [Trial(**trial) for trial in facts["trials"]]
        shares = {int(number): share for number, share in facts["shares"].items()}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise MeadhallError(f"{path} keeps no tuning.") from None
    if not is_same:
        raise MeadhallError(f"{path} keeps another tuning: its plan, or the weights it began with, are not these.")
    return Tuning(plan, trials, shares)


def _plain(plan: Plan) -> dict[str, Any]:
    return {key: dict(value) if isinstance(value, Mapping) else value for key, value in asdict(plan).items()}


def _proposals(plan: Plan, weights: list[float]) -> Generator[Proposal, bool, None]:
    """The changes in their order, each told whether the one before was kept; those that were go into the weights."""
    names = meadhall.game(plan.slug).weight_names
    for _ in range(plan.passes):
        for name in plan.names:
            yield from _of_one_weight(name, names.index(name), plan.step, weights)
    if weights != list(plan.begin):
        yield Proposal(ALL, 0.0, 0.0, list(weights), list(plan.begin))


def _of_one_weight(name: str, n: int, step: float, weights: list[float]) -> Generator[Proposal, bool, None]:
    """Greater, smaller, the opposite; a direction that is better is followed for a while, and the others left."""
    if weights[n] == 0:
        least = min((abs(each) for each in weights if each), default=1.0)
        for value in (least, -least):
            if (yield _changed(name, n, value, weights)):
                weights[n] = value
                return
        return
    for factor in (step, 1 / step, -1.0):
        before = weights[n]
        for _ in range(_MOST_STEPS if factor > 0 else 1):
            value = float(f"{factor * weights[n]:.3g}")
            if not (yield _changed(name, n, value, weights)):
                break
            weights[n] = value
        if weights[n] != before:
            return


def _changed(name: str, n: int, value: float, weights: list[float]) -> Proposal:
    tried = list(weights)
    tried[n] = value
    return Proposal(name, weights[n], value, tried, list(weights))
