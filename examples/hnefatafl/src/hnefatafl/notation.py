"""Positions by hand: `A a4 b3; D c3; K d4`, the rest of the board being empty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hnefatafl.board import EMPTY, LETTERS, SQUARES
from hnefatafl.setup import start
from hnefatafl.state import Tafl
from meadhall.engine.notation import Notation, clauses_of
from meadhall.engine.options import OptionValue


def _read(clause: str) -> tuple[int, list[int]]:
    letter, *squares = clause.split()
    return LETTERS.index(letter), sorted(SQUARES.index(square) for square in squares)


def _told(letter: int, squares: list[int]) -> str:
    return " ".join([LETTERS[letter], *[SQUARES[square] for square in squares]])


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], players: int) -> Tafl:
    """The board with what is told on it."""
    s = start(options, players)
    for square in s.ground.squares:
        s.board[square] = EMPTY
    for clause in clauses_of(told["table"]):
        letter, squares = _read(clause)
        for square in squares:
            s.board[square] = letter
    return s


def tell_like(s: Tafl, clause: str) -> str:
    """Those of the squares on which that piece stands; `.` for none."""
    letter, squares = _read(clause)
    return _told(letter, [square for square in squares if s.board[square] == letter])


NOTATION = Notation(laid, tell_like, lambda clause: _told(*_read(clause)))
