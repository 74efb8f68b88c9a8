"""What the coach of a lesson says, as the look of its learner has it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from meadhall.engine.match import Match
from meadhall.lessons import Rehearsal, coaching


def coach_item(match: Match, seat: int, language: str) -> dict[str, Any] | None:
    """What the coach says to the learner; nothing at other tables, and to nobody else before the end."""
    if not isinstance(match, Rehearsal) or (seat != match.learner and not match.over):
        return None
    return asdict(coaching(match, language))
