"""Win rates, and how sure they are."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

USUAL: Final = 0.95
"""How sure an interval is unless it is said otherwise."""


def wilson(wins: float, games: float, sureness: float = USUAL) -> tuple[float, float]:
    """The Wilson interval of a win rate; all that is possible if there was no game."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + sureness) / 2)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


@dataclass
class Tally:
    """Victories counted, shared ones in parts, and how many there would be if nothing made a difference."""

    wins: float = 0.0
    games: int = 0
    expected: float = 0.0

    def add(self, share: float, expected: float) -> None:
        """One more game."""
        self.wins += share
        self.games += 1
        self.expected += expected

    @property
    def rate(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def fair(self) -> float:
        """The rate if nothing made a difference."""
        return self.expected / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.games)

    def is_outside(self, compared: int = 1) -> bool:
        """Whether the fair rate is outside the interval.

        Of many things compared some lie outside by chance, so the interval grows with their number (Bonferroni): where
        all is fair, 95 of 100 tables name nothing at all.
        """
        low, high = wilson(self.wins, self.games, 1 - (1 - USUAL) / max(compared, 1))
        return not low <= self.fair <= high
