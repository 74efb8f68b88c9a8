"""What a decision of Tribute is about, and who plays what."""

from __future__ import annotations

from meadhall.engine.steps import CHANCE, Decision
from meadhall.laws.toy.state import SEAT_IDS, Tribute


def about(s: Tribute, decision: Decision, seat: int) -> dict[str, str | int]:
    """The seat that decides."""
    return {} if decision.seat == CHANCE else {"seat": SEAT_IDS[decision.seat]}


def sides(s: Tribute) -> list[str]:
    """Everybody plays for themselves."""
    return SEAT_IDS[: len(s.coins)]
