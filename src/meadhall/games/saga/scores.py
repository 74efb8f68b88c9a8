"""Chapter 3: how the game was won, and how near each side came to it."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.saga.content import SAXON, VICTORY_IDS
from meadhall.games.saga.state import Saga


def score_sheet(s: Saga) -> list[ScoreRow]:
    """What the victory conditions count, by seat (SAG-3.2 to SAG-3.6)."""
    sides = [s.side_of(0), s.side_of(1)]
    return [
        ("areas", [s.count_controlled(side) for side in sides]),
        ("coins", [s.coins[side] for side in sides]),
        ("units", [s.count_in_england(side) for side in sides]),
        ("track", [s.rounds_left() if side == SAXON else None for side in sides]),
    ]


def way_won(s: Saga) -> str:
    """The victory condition that decided the game (SAG-3.2 to SAG-3.7)."""
    return VICTORY_IDS[s.reason()]
