"""The position in words."""

from __future__ import annotations

from hnefatafl.board import KING, SIDES, SQUARES
from hnefatafl.state import Tafl
from meadhall.words import words


def describe(s: Tafl, _seat: int, language: str) -> list[tuple[str, list[str]]]:
    """Where each side stands."""
    say = words("hnefatafl", language)
    found = []
    for side, name in enumerate(SIDES):
        men = [say.name(SQUARES[square]) for square in s.pieces(side) if s.board[square] != KING]
        king = [say.say("text-king", square=SQUARES[s.king])] if side else []
        found.append((say.name(name), [*king, say.say("text-men", men=", ".join(men) or "-")]))
    return found
