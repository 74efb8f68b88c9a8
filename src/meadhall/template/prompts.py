"""What a decision is about, for its prompt."""

from __future__ import annotations

from meadhall.engine.steps import Decision
from meadhall.template.state import SEAT_IDS, Row


def about(s: Row, decision: Decision, _seat: int) -> dict[str, str | int]:
    """Who decides, and how many stones are left."""
    return {"side": SEAT_IDS[decision.seat], "stones": s.stones}
