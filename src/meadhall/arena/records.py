"""What is kept of a game that was played."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.game import Traits
from meadhall.engine.options import OptionValue

_STEPS: Final = 4
"""Decision times are counted in steps of a quarter of an octave: 19 % each."""


@dataclass
class Times:
    """How long somebody took for decisions; what several took adds up exactly."""

    seconds: float = 0.0
    longest: float = 0.0
    spread: Counter[int] = field(default_factory=Counter)
    """How many decisions took about 2 ** (step / 4) microseconds."""

    def note(self, seconds: float) -> None:
        """One more decision."""
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.spread[round(_STEPS * math.log2(max(seconds * 1e6, 1.0)))] += 1

    def add(self, other: Times) -> None:
        """All decisions of another."""
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.spread.update(other.spread)

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return self.spread.total()

    def quantile(self, part: float) -> float:
        """The time, in seconds, within which this part of the decisions was made."""
        wanted = part * self.decisions
        for step in sorted(self.spread):
            wanted -= self.spread[step]
            if wanted <= 0:
                return min(seconds_of(step), self.longest)
        return self.longest


def seconds_of(step: int) -> float:
    """The time that a step of the spread stands for."""
    return float(2 ** (step / _STEPS)) / 1e6


@dataclass(frozen=True)
class Record:
    """A game that was played, or that failed.

    All but the times is the same whenever and wherever the game is played, if its bots do not think by the clock.
    """

    number: int
    seed: int
    drawn: dict[str, OptionValue]
    seats: tuple[str, ...]
    sides: list[str] = field(default_factory=list)
    traits: Traits = field(default_factory=dict)
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    entries: int = 0
    """The length of the journal: all choices, chance's and forced ones too."""
    digest: str = ""
    """Of the journal: two games with the same one went the same way."""
    error: str = ""
    """Why the game could not be played to its end; empty if it was."""
    times: tuple[Times, ...] = ()

    def share(self, seat: int) -> float:
        """What the seat has of the victory: 1 for the only winner, a part for several, else 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def line(self) -> dict[str, Any]:
        """The record as plain data."""
        times = [
            {"seconds": round(each.seconds, 6), "longest": round(each.longest, 6), "spread": each.spread}
            for each in self.times
        ]
        return {**vars(self), "times": times}


def record_of(line: Mapping[str, Any]) -> Record:
    """The record that plain data tells."""
    facts = dict(line)
    facts["seats"] = tuple(facts["seats"])
    facts["times"] = tuple(
        Times(each["seconds"], each["longest"], Counter({int(step): n for step, n in each["spread"].items()}))
        for each in facts["times"]
    )
    return Record(**facts)
