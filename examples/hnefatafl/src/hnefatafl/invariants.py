"""What holds of every position."""

from __future__ import annotations

from hnefatafl.board import DEFENDER, EMPTY, KING, OUTSIDE
from hnefatafl.rules import MoveTo, PickPiece
from hnefatafl.state import Tafl


def check(s: Tafl) -> list[str]:
    """One king, nobody where only he may stand, and whoever moves can."""
    ground, board = s.ground, s.board
    apart = [board[square] for square in (ground.throne, *ground.corners)]
    top, kinds = s.todo[-1] if s.todo else None, [board.count(kind) for kind in (KING, DEFENDER)]
    faults = []
    if (board.count(OUTSIDE) != len(board) - len(ground.squares)) or any(board[n] == OUTSIDE for n in ground.squares):
        faults.append("The board must have its own squares, all of them.")
    if kinds[0] != 1:
        faults.append("There must be one king.")
    if any(each not in (EMPTY, KING) for each in apart):
        faults.append("Only the king stands on the throne or in a corner.")
    if (s.way == 0) != (s.won == 0):
        faults.append("A game is won in some way.")
    if isinstance(top, MoveTo) != (s.moving >= 0):
        faults.append("A piece is moving while it is asked where to.")
    if not faults and isinstance(top, MoveTo) and (s.moving not in s.pieces(top.seat) or not s.reach(s.moving)):
        faults.append("The piece that moves must be one's own, and able to.")
    if not faults and isinstance(top, PickPiece) and not top.options(s):
        faults.append("Whoever is to move must be able to.")
    return faults
