"""All hexes that any map can have: coordinates, neighbours, distances, and what lies between.

Hexes are numbered once for both sizes, so that an option means the same hex in every game: the hexes of the large map
first (the standard map is a part of it), then those just beyond the boards, onto which units can flee.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import numbers
from meadhall.games.medieval_battle.content import DATA, SIZE_IDS

Cell = tuple[int, int]

_DIRECTIONS: Final[list[Cell]] = [(q, r) for q, r in DATA["geometry"]["neighbours"]]


def _cells() -> list[Cell]:
    boards = {(row["q"], row["r"]) for size in SIZE_IDS for row in DATA["layout"][size]["hexes"]}
    return sorted(boards, key=lambda cell: (cell[1], cell[0]))


def _around(cells: list[Cell]) -> list[Cell]:
    beyond = {(q + dq, r + dr) for q, r in cells for dq, dr in _DIRECTIONS} - set(cells)
    return sorted(beyond, key=lambda cell: (cell[1], cell[0]))


_BOARD: Final = _cells()
CELLS: Final = [*_BOARD, *_around(_BOARD)]
"""Axial coordinates (q, r) by hex number."""
HEXES: Final = len(_BOARD)
"""Hexes that can be on a board."""
PLACES: Final = len(CELLS)
"""With those just beyond."""
HEX_OF: Final = {cell: number for number, cell in enumerate(CELLS)}
HEX_NAMES: Final = [f"{q},{r}" for q, r in _BOARD]
"""What hexes are called in options, journals and positions."""


def _codes() -> list[str]:
    printed = {(row["q"], row["r"]): row["label"] for size in SIZE_IDS for row in DATA["layout"][size]["hexes"]}
    return [printed[cell] for cell in _BOARD]


HEX_CODES: Final = _codes()
"""What hexes are called among people: the codes printed on the board, the same on both sizes of the map."""

Q: Final = numbers([q for q, _ in CELLS])
R: Final = numbers([r for _, r in CELLS])


def distance(one: int, other: int) -> int:
    """Steps from hex to hex."""
    q = Q[one] - Q[other]
    r = R[one] - R[other]
    along = q + r
    # Written out, because it is asked so often: the largest of the three without its sign.
    if q < 0:
        q = -q
    if r < 0:
        r = -r
    if along < 0:
        along = -along
    return max(max(q, r), along)


NEIGHBOURS: Final = [
    sorted(HEX_OF[q + dq, r + dr] for dq, dr in _DIRECTIONS if (q + dq, r + dr) in HEX_OF) for q, r in CELLS
]
"""The adjacent hexes by number, those beyond the board too."""

TWO_AWAY: Final = [[other for other in range(HEXES) if distance(one, other) == 2] for one in range(HEXES)]
"""The hexes at distance 2 of each hex (MED-9.1)."""

BETWEEN: Final = [
    [[middle for middle in NEIGHBOURS[one] if middle in NEIGHBOURS[other]] for other in TWO_AWAY[one]]
    for one in range(HEXES)
]
"""For each of TWO_AWAY: the one or two hexes adjacent to both (MED-9.9)."""
