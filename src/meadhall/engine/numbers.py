"""The numbers of a position that lie in a row.

Compiled, they are packed as machine words, which a clone copies whole; interpreted, they are lists. Their number never
changes: both can be read, written by place, cut and run through, and nothing else.
"""

from __future__ import annotations

from meadhall.engine.native import i64, vec

Numbers = vec[i64]


def numbers(items: list[int]) -> Numbers:
    """These numbers in a row."""
    return vec[i64](items)


def filled(value: int, size: int) -> Numbers:
    """A row that has the same value everywhere."""
    return vec[i64]([value] * size)


def place_of(value: int, row: Numbers) -> int:
    """Where a value first stands in a row; -1 if it does not."""
    for place in range(len(row)):
        if row[place] == value:
            return place
    return -1
