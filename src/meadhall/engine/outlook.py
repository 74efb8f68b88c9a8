"""What a game says of a choice before it is made, beside what the log would say: odds, and what it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_WHOLE = 100


class Odds(NamedTuple):
    """How a fight may end for the one who chooses, in percent, together a hundred."""

    won: int
    nobody: int
    """That neither side is left, or neither has won."""
    lost: int


class Outlook(NamedTuple):
    """What comes of a choice, as far as the game can reckon it."""

    odds: Odds | None = None
    lines: Sequence[str] = ()
    """In sentences."""


def percents(won: float, nobody: float = 0.0) -> Odds:
    """Odds from chances; what may happen is never 0, so nothing unsure is 100."""
    shares = [_WHOLE * won, _WHOLE * nobody, _WHOLE * (1.0 - won - nobody)]
    shown = [round(share) for share in shares]
    for n, share in enumerate(shares):
        if shown[n] <= 0:
            shown[n] = 1 if share > 1e-6 else 0
    most = shown.index(max(shown))
    shown[most] += _WHOLE - sum(shown)
    return Odds(*shown)
