"""A position of Hnefatafl, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from hnefatafl.board import DEFENDERS, EMPTY, GROUNDS, KING, SIDE_OF, Ground
from hnefatafl.fields import FIELDS
from meadhall.engine.fields import Fields
from meadhall.engine.plain import Plain


class Tafl(Plain):
    """Who stands where; seat 0 has the attackers."""

    fields: ClassVar[Fields] = FIELDS
    board: list[int]
    moving: int
    quiet: int
    seen: list[int]
    way: int
    won: int

    @property
    def ground(self) -> Ground:
        """The board that is played on."""
        return GROUNDS[str(self.variant.options["board"])]

    @property
    def is_small(self) -> bool:
        """Whether the king is as weak as on the small board."""
        return self.ground.size < 11

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.won != 0

    @property
    def king(self) -> int:
        """Where the king stands; -1 once he is taken."""
        return self.board.index(KING) if KING in self.board else -1

    def pieces(self, side: int) -> list[int]:
        """The squares on which a side stands."""
        return [square for square in self.ground.squares if SIDE_OF[self.board[square]] == side]

    def reach(self, square: int) -> list[int]:
        """Where the piece of a square may go, in order."""
        board, ground, found = self.board, self.ground, []
        is_king = board[square] == KING
        for line in ground.lines[square]:
            for end in line:
                if board[end] != EMPTY:
                    break
                if is_king or (end != ground.throne and end not in ground.corners):
                    found.append(end)
        return sorted(found)

    def can_move(self, square: int) -> bool:
        """Whether it may go anywhere."""
        board, ground = self.board, self.ground
        return any(board[end] == EMPTY for end in ground.next_to[square]) and bool(self.reach(square))

    def is_hostile(self, square: int, side: int) -> bool:
        """Whether a square without a piece of the enemy's takes part in capturing one of a side (TAFL-4)."""
        ground = self.ground
        if square in ground.corners:
            return self.board[square] == EMPTY
        return square == ground.throne and (side != DEFENDERS or self.board[square] == EMPTY)

    def flooded(self, begun: Iterable[int], walls: Iterable[int]) -> set[int]:
        """All squares that are reached from some without crossing walls."""
        next_to, walled = self.ground.next_to, set(walls)
        found: Final = set(begun)
        waiting = list(found)
        while waiting:
            for square in next_to[waiting.pop()]:
                if square not in found and square not in walled:
                    found.add(square)
                    waiting.append(square)
        return found

    def scores(self) -> list[int]:
        return [int(self.won in (1, 3)), int(self.won in (2, 3))]

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score]
