"""What a decision is about, and who plays what."""

from __future__ import annotations

from hnefatafl.board import SIDES, SQUARES
from hnefatafl.state import Tafl
from meadhall.engine.steps import Decision


def sides(_s: Tafl) -> list[str]:
    """The first seat attacks."""
    return SIDES


def about(s: Tafl, decision: Decision, _seat: int) -> dict[str, str | int]:
    """Who moves, and from where."""
    moving = {"square": SQUARES[s.moving]} if s.moving >= 0 else {}
    return {"side": SIDES[decision.seat], **moving}
