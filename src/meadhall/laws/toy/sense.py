"""How good a position of Tribute is."""

from __future__ import annotations

from meadhall.laws.toy.state import Tribute


def evaluate(s: Tribute) -> list[float]:
    """The share of each score; certain once the game is over."""
    if s.is_over:
        return [1 / len(s.winners()) if seat in s.winners() else 0.0 for seat in s.seats]
    scores = [score + 1 for score in s.scores()]
    return [score / sum(scores) for score in scores]
