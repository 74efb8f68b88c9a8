"""What holds of every position, beyond the ranges of its fields."""

from __future__ import annotations

from meadhall.template.state import Row


def check(s: Row) -> list[str]:
    """What is wrong with a position, in sentences."""
    faults = []
    if (s.stones == 0) != s.is_over:
        faults.append("The game is over when no stone is left, and only then.")
    if s.is_over and s.winner not in s.seats:
        faults.append("The winner must be somebody who plays.")
    return faults
