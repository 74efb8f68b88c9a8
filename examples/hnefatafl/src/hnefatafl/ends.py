"""How a game ends: the king is taken, his men are surrounded, or he sits in a fort."""

from __future__ import annotations

from hnefatafl.board import ATTACKER, ATTACKERS, DEFENDER, DEFENDERS, EMPTY, SIDE_OF
from hnefatafl.state import Tafl


def is_taken(s: Tafl, closed: int) -> bool:
    """TAFL-6: an attacker has closed all four sides of the king, the empty throne counting as one.

    TAFL-11: away from the throne, two opposite sides are enough on the small board.
    """
    king, ground = s.king, s.ground
    if closed not in ground.next_to[king]:
        return False
    lines = ground.lines[king]
    around = [bool(line) and _is_guarded(s, line[0]) for line in lines]
    if all(around) or not s.is_small or king == ground.throne or ground.throne in ground.next_to[king]:
        return all(around)
    pair = 0 if closed in [line[0] for line in lines[:2] if line] else 2
    return around[pair] and around[pair + 1]


def _is_guarded(s: Tafl, square: int) -> bool:
    corner = s.is_small and square in s.ground.corners
    return s.board[square] == ATTACKER or (s.board[square] == EMPTY and (square == s.ground.throne or corner))


def surrounds(s: Tafl) -> bool:
    """TAFL-7: no defender could come to the edge, even if all were to move as they like."""
    defenders, edge = s.pieces(DEFENDERS), s.ground.edge
    return edge.isdisjoint(defenders) and edge.isdisjoint(s.flooded(defenders, s.pieces(ATTACKERS)))


def has_fort(s: Tafl) -> bool:
    """TAFL-8: the king has touched the edge and can move, and no attacker can ever break what protects him.

    Men whom a pair of attackers could stand around are no wall. Without them the room of the king is looked at again,
    until nobody is left out any more.
    """
    if s.king not in s.ground.edge or not any(s.board[each] == EMPTY for each in s.ground.next_to[s.king]):
        return False
    wall = {square for square in s.pieces(DEFENDERS) if s.board[square] == DEFENDER}
    while True:
        room = s.flooded([s.king], wall)
        if any(s.board[square] == ATTACKER for square in room):
            return False
        weak = {square for square in wall if _is_exposed(s, square, wall | room) or _is_row(s, square, wall | room)}
        if not weak:
            return True
        wall -= weak


def _is_exposed(s: Tafl, square: int, safe: set[int]) -> bool:
    """Whether attackers could ever stand on two opposite sides."""
    lines = s.ground.lines[square]
    return any(a and b and a[0] not in safe and b[0] not in safe for a, b in (lines[:2], lines[2:]))


def _is_row(s: Tafl, square: int, safe: set[int]) -> bool:
    """Whether it stands in a row along the edge that a shield wall of attackers could take."""
    edge = s.ground.edge
    if square not in edge:
        return False
    for ahead, back in (s.ground.lines[square][:2], s.ground.lines[square][2:]):
        row, ends = [square], []
        for line in (ahead, back):
            men = next((n for n, each in enumerate(line) if SIDE_OF[s.board[each]] != DEFENDERS), len(line))
            row += line[:men]
            ends += line[men : men + 1]
        if len(row) < 2 or len(ends) < 2 or not set(row) <= edge:
            continue
        before = [each for one in row for each in s.ground.next_to[one] if each not in edge]
        if not safe & {*before, *ends}:
            return True
    return False
