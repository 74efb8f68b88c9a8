"""Is one better than the other? A test that is asked after every round and stops as soon as it knows."""

from __future__ import annotations

import math
from typing import Final

_BOUND: Final = math.log(0.95 / 0.05)
"""The log of the likelihood ratio at which it is settled: wrong in 5 of 100 cases, either way."""

BETTER: Final = "better"
WORSE: Final = "worse"
OPEN: Final = "open"


class SequentialTest:
    """Wald's sequential test of the part of the victories that somebody has in a round, by its mean and spread so far.

    It decides between a fair part and one that is larger by a margin. The margin is such that, if games were coins, the
    rounds that may be played would just suffice: the more rounds, the smaller the difference that is looked for.
    """

    def __init__(self, players: int, most: int) -> None:
        self._fair: Final = 1 / players
        spread = self._fair * (1 - self._fair) / players
        self._margin: Final = math.sqrt(2 * spread * _BOUND / most)
        self._rounds = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, part: float) -> None:
        """One more round, in which somebody had this part of the victories."""
        self._rounds += 1
        self._sum += part
        self._squares += part * part

    @property
    def verdict(self) -> str:
        """What is known by now: BETTER, WORSE (or no better), or OPEN."""
        if self._log_ratio >= _BOUND:
            return BETTER
        return WORSE if self._log_ratio <= -_BOUND else OPEN

    @property
    def _log_ratio(self) -> float:
        if not self._rounds:
            return 0.0
        n, mean = self._rounds, self._sum / self._rounds
        # Two rounds are imagined, one all won and one all lost: few that are alike do not prove that all are.
        spread = (self._squares - n * mean * mean + mean**2 + (1 - mean) ** 2) / (n + 2)
        return n * self._margin * (2 * mean - 2 * self._fair - self._margin) / (2 * spread)
