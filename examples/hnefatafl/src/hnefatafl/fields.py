"""What a position of Hnefatafl holds."""

from __future__ import annotations

from typing import Final

from hnefatafl.board import EMPTY, OUTSIDE, SQUARES
from meadhall.engine.fields import Axis, Field, Fields, Part

WAYS: Final = ["unfinished", "corner", "fort", "taken", "surrounded", "repetition", "stuck", "draw"]
NOWHERE: Final = -1
REMEMBERED: Final = 48
"""So many positions since the last capture are compared; a longer circle ends as a draw."""

_SQUARE: Final = Axis("square", len(SQUARES))
FIELDS: Final = Fields(
    "The state of Hnefatafl.",
    Part(
        "The board",
        (
            Field("board", "Who stands on a square.", (EMPTY, OUTSIDE), by=(_SQUARE,)),
            Field("moving", "The square of the piece that is about to move, or -1.", (NOWHERE, 120), start=NOWHERE),
        ),
    ),
    Part(
        "The end",
        (
            Field("quiet", "Turns since the last capture.", (0, 60)),
            Field("seen", "Digests of the latest positions.", (0, (1 << 31) - 1), by=(Axis("turn", REMEMBERED),)),
            Field("way", "How the game ended, or 0.", (0, len(WAYS) - 1)),
            Field("won", "Who has won: 1 attackers, 2 defenders, 3 both in a draw.", (0, 3)),
        ),
    ),
)
