"""The rules: moving, capturing, and how the game ends."""

from __future__ import annotations

from typing import ClassVar, Final
from zlib import crc32

from hnefatafl.board import ATTACKERS, DEFENDERS, EMPTY, KING, SIDE_OF, SQUARES
from hnefatafl.ends import has_fort, is_taken, surrounds
from hnefatafl.fields import NOWHERE, REMEMBERED, WAYS
from hnefatafl.state import Tafl
from meadhall.engine import shapes
from meadhall.engine.log import OPENS, WEIGHTY, Line
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary

MOVED: Final = Line("moved", ["side", "origin:square", "destination:square"], part=OPENS)
CAPTURED: Final = Line("captured", ["side", "square"])
WON: Final = Line("won", ["side", "way"], weight=WEIGHTY)
DRAWN: Final = Line("drawn", [])

PIECE: Final = Vocabulary([f"piece:{square}" for square in SQUARES])
END: Final = Vocabulary([f"to:{square}" for square in SQUARES])
_PATIENCE: Final = 60
_REPEATED: Final = 3


def end(s: Tafl, way: str, side: int = -1) -> None:
    """The game is over: a side has won, or nobody."""
    s.way, s.won = WAYS.index(way), side + 1 or 3
    if side < 0:
        s.tell(DRAWN)
    else:
        s.tell(WON, side, s.way)


class PlayTurn(Step):
    """TAFL-2: the sides take turns; TAFL-10: whoever cannot move has lost."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Tafl) -> None:
        if s.is_over:
            return
        if any(s.can_move(square) for square in s.pieces(self.seat)):
            s.then(PickPiece(self.seat), PlayTurn(1 - self.seat))
        else:
            end(s, "stuck", 1 - self.seat)


class PickPiece(Decision):
    """TAFL-2: which piece moves."""

    vocabulary: ClassVar[Vocabulary] = PIECE
    rule: ClassVar[str] = "TAFL-2"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Tafl) -> list[int]:
        return [square for square in s.pieces(self.seat) if s.can_move(square)]

    def choose(self, s: Tafl, option: int) -> None:
        s.moving = option
        s.then(MoveTo(self.seat))

    def ends(self, s: Tafl, option: int) -> tuple[str, str]:
        return SQUARES[option], ""


class MoveTo(Decision):
    """TAFL-2, TAFL-3: where it goes, as a rook would; only the king may end on the throne or in a corner."""

    vocabulary: ClassVar[Vocabulary] = END
    rule: ClassVar[str] = "TAFL-2"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Tafl) -> list[int]:
        return s.reach(s.moving)

    def choose(self, s: Tafl, option: int) -> None:
        s.tell(MOVED, self.seat, s.moving, option)
        s.board[option], s.board[s.moving] = s.board[s.moving], EMPTY
        s.moving = NOWHERE
        captured = custodians(s, self.seat, option) | shield_wall(s, self.seat, option)
        for square in sorted(captured):
            s.tell(CAPTURED, 1 - self.seat, square)
            s.board[square] = EMPTY
        _count(s, self.seat, bool(captured))
        _judge(s, self.seat, option)

    def ends(self, s: Tafl, option: int) -> tuple[str, str]:
        return SQUARES[s.moving], SQUARES[option]


def custodians(s: Tafl, side: int, square: int) -> set[int]:
    """TAFL-4: enemies between the piece that moved and another, or a hostile square; never the king."""
    found = set()
    for line in s.ground.lines[square]:
        if len(line) > 1 and SIDE_OF[s.board[line[0]]] == 1 - side and s.board[line[0]] != KING:
            if SIDE_OF[s.board[line[1]]] == side or s.is_hostile(line[1], 1 - side):
                found.add(line[0])
    return found


def shield_wall(s: Tafl, side: int, square: int) -> set[int]:
    """TAFL-5: a row of enemies along the edge, closed at both ends, each with a piece before it."""
    if square not in s.ground.edge or s.is_small:
        return set()
    found: set[int] = set()
    for line in s.ground.lines[square]:
        row = []
        for each in line:
            if SIDE_OF[s.board[each]] != 1 - side or each not in s.ground.edge:
                break
            row.append(each)
        closed = line[len(row)] if len(row) < len(line) else NOWHERE
        if len(row) < 2 or closed == NOWHERE:
            continue
        is_closed = SIDE_OF[s.board[closed]] == side or closed in s.ground.corners
        before = [each for one in row for each in s.ground.next_to[one] if each not in s.ground.edge]
        if is_closed and len(before) == len(row) and all(SIDE_OF[s.board[each]] == side for each in before):
            found |= {each for each in row if s.board[each] != KING}
    return found


def _count(s: Tafl, side: int, is_capture: bool) -> None:
    """TAFL-9: what the table looks like is remembered until the next capture."""
    s.quiet = 0 if is_capture else s.quiet + 1
    if is_capture:
        s.seen = [0] * REMEMBERED
    s.seen = [crc32(bytes([*s.board, side])) & 0x7FFFFFFF, *s.seen[:-1]]


def _judge(s: Tafl, side: int, square: int) -> None:
    """TAFL-6 to TAFL-9: whether the move ends the game."""
    if side == ATTACKERS and is_taken(s, square):
        end(s, "taken", ATTACKERS)
    elif s.king in s.ground.corners:
        end(s, "corner", DEFENDERS)
    elif side == DEFENDERS and not s.is_small and has_fort(s):
        end(s, "fort", DEFENDERS)
    elif side == ATTACKERS and surrounds(s):
        end(s, "surrounded", ATTACKERS)
    elif s.seen.count(s.seen[0]) >= _REPEATED:
        end(s, "repetition", ATTACKERS)
    elif s.quiet >= _PATIENCE:
        end(s, "draw")
