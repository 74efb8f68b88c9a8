"""How far a game has come, as a viewer may count it.

What a seat commits itself to in parts is known to others only when it is whole. So the entries of the journal that a
viewer knows of are fewer than there are, and so are the records of the table (`Live.n_for`).
"""

from __future__ import annotations

from bisect import bisect_left

from meadhall.hall.live import OVER, Live


def unknown(live: Live, seat: int) -> list[int]:
    """The entries of which a viewer knows nothing; none once the game is over."""
    return live.begun().unknown_to(seat) if live.status != OVER else []


def counted(n: int, among: list[int]) -> int:
    """How many of the first n entries a viewer knows of, to whom some are unknown."""
    return n - bisect_left(among, n)


def entries(count: int, among: list[int]) -> int:
    """How many entries there were when a viewer knew of so many."""
    n = count
    while counted(n, among) < count:
        n += count - counted(n, among)
    return n
