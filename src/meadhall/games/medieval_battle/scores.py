"""Chapter 13: how the battle ended, and where the victory points come from."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.medieval_battle.content import CENTRAL_FLAG_POINTS, OUT, TABOR_POINTS, VICTORY_IDS
from meadhall.games.medieval_battle.state import Battle


def score_sheet(s: Battle) -> list[ScoreRow]:
    """The parts of the points, their sum, and what breaks a tie (MED-13.1, MED-13.5, MED-13.8)."""
    sides = [s.side_of(0), s.side_of(1)]
    return [
        ("central_flags", [_flags(s, side, is_central=True) for side in sides]),
        ("edge_flags", [_flags(s, side, is_central=False) for side in sides]),
        ("tabor", [TABOR_POINTS if s.place[s.tabor(1 - side)] == OUT else 0 for side in sides]),
        ("points", [s.victory_points(side) for side in sides]),
        ("value", [s.value_on_board(side) for side in sides]),
    ]


def way_won(s: Battle) -> str:
    """What ended the battle (MED-13.6, MED-13.7)."""
    return VICTORY_IDS[s.reason]


def _flags(s: Battle, side: int, is_central: bool) -> int:
    field = s.variant.field
    worth = [points for n, points in enumerate(field.flag_points) if s.flag_owner[n] == side]
    return sum(points for points in worth if (points == CENTRAL_FLAG_POINTS) == is_central)
