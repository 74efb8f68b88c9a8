"""What a finished game is worth to each seat."""

from __future__ import annotations

from meadhall.engine.state import State


def rewards(s: State, players: int) -> list[float]:
    """From 1 for the first to -1 for the last, evenly by rank, the same for equal ranks; the sum is 0.

    Winners rank before others, and scores decide among those. Alone, it is 1 for a victory and -1 for none.
    """
    winners = s.winners()
    if players == 1:
        return [1.0 if winners else -1.0]
    scores = s.scores()
    found: list[float] = []
    for seat in range(players):
        lead = 0
        for other in range(players):
            lead += _compare(seat in winners, scores[seat], other in winners, scores[other])
        found.append(lead / (players - 1))
    return found


def _compare(has_won: bool, score: int, other_has_won: bool, other_score: int) -> int:
    """1 for a better rank, -1 for a worse one, 0 for the same."""
    if has_won != other_has_won:
        return 1 if has_won else -1
    if has_won or score == other_score:
        return 0
    return 1 if score > other_score else -1
