"""The squares and who stands on them."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 11
SQUARES: Final = [f"{'abcdefghijk'[n % WIDTH]}{n // WIDTH + 1}" for n in range(WIDTH * WIDTH)]
SIDES: Final = ["attackers", "defenders"]
ATTACKERS: Final = 0
DEFENDERS: Final = 1

EMPTY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
KING: Final = 3
OUTSIDE: Final = 4
"""Squares of the large board that the small one has not."""
LETTERS: Final = ".ADK#"
SIDE_OF: Final = [-1, ATTACKERS, DEFENDERS, DEFENDERS, -1]

_SETUPS: Final = {
    "copenhagen": "...AAAAA... .....A..... ........... A....D....A A...DDD...A AA.DDKDD.AA A...DDD...A A....D....A"
    " ........... .....A..... ...AAAAA...",
    "brandubh": "...A...#### ...A...#### ...D...#### AADKDAA#### ...D...#### ...A...#### ...A...####"
    + 4 * " ###########",
}
START: Final = {name: [LETTERS.index(each) for each in told if each != " "] for name, told in _SETUPS.items()}
SIZE: Final = {"copenhagen": 11, "brandubh": 7}


def _lines(size: int) -> list[list[list[int]]]:
    """From each square, the squares ahead in the four directions, opposite ones next to each other."""
    found = []
    for n in range(WIDTH * WIDTH):
        row, column = divmod(n, WIDTH)
        ways = [(0, 1), (0, -1), (1, 0), (-1, 0)]
        lines = [[(row + k * y, column + k * x) for k in range(1, size)] for y, x in ways]
        found.append([[r * WIDTH + c for r, c in line if 0 <= r < size and 0 <= c < size] for line in lines])
    return found


class Ground:
    """What does not change on a board of a size."""

    def __init__(self, size: int) -> None:
        last = size - 1
        self.size: Final = size
        self.throne: Final = size // 2 * (WIDTH + 1)
        self.corners: Final = frozenset({0, last, last * WIDTH, last * WIDTH + last})
        self.lines: Final = _lines(size)
        self.next_to: Final = [[line[0] for line in lines if line] for lines in self.lines]
        squares = [row * WIDTH + column for row in range(size) for column in range(size)]
        self.squares: Final = squares
        self.edge: Final = frozenset(square for square in squares if len(self.next_to[square]) < 4)


GROUNDS: Final = {name: Ground(size) for name, size in SIZE.items()}
