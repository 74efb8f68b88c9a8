"""Options to the first position of Tribute."""

from __future__ import annotations

from typing import Any

from meadhall.laws.toy.rules import DrawCard, PlayRound
from meadhall.laws.toy.state import MOST, Tribute


def start(options: dict[str, Any], players: int) -> Tribute:
    """The state before anything has happened."""
    s = Tribute(players, options["rounds"], options["curses"], MOST if options["purse"] == "full" else 0)
    s.todo = [PlayRound(), *[DrawCard(seat) for seat in reversed(s.seats)]]
    return s
