"""Lordship cards on the stage."""

from __future__ import annotations

from meadhall.drawing.elements import rectangle, use
from meadhall.engine import scenes
from meadhall.engine.scenes import Piece
from meadhall.games.bretwalda.picture.faces import lordship_sign
from meadhall.games.bretwalda.scenes.speech import Speech


def card_piece(name: str, say: Speech, n: int) -> Piece:
    """A card that is played as the n-th thing that happens, with the sign of when it can be."""
    drawn = (
        rectangle(-13, -18, 26, 36, 3.4, fill="#f4e8cb", stroke="#2c1c0e", stroke_width=1.2)
        + rectangle(-13, -18, 26, 10, 3.4, fill="#7a2f26", stroke="#2c1c0e", stroke_width=1.2)
        + use("bre-lordship", 0, -13, 0.34)
        + use(lordship_sign(name), 0, 5, 0.86)
    )
    return Piece(f"card-{n}", drawn, say.name(name), scenes.SHOWN)
