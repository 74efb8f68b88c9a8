"""Numbers of a position written one after another, as a seat sees them: what is its own first, sets member by member.

Whatever is written is a number of four bytes, the low one first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le

from meadhall.engine.native import i32, i64
from meadhall.engine.numbers import Numbers, numbers

_MOST_BLANKS: Final = 1024
_BLANKS: Final = [bytes(4 * count) for count in range(_MOST_BLANKS + 1)]
"""So many zeros, written."""


class Way:
    """How a seat sees a field: which of its numbers, in which order, and what becomes of each."""

    def __init__(
        self,
        places: list[int],
        shifts: list[int],
        masks: list[int],
        first: int,
        renamed: list[int],
        unseen: int = 0,
        absent: int = 0,
    ) -> None:
        self.places: Final[Numbers] = numbers(places)
        """Where the numbers stand that it sees, one after another; of a field that is one number, 0 or nothing."""
        self.shifts: Final[Numbers] = numbers(shifts)
        """Where the parts of a packed number begin; empty if it is not packed."""
        self.masks: Final[Numbers] = numbers(masks)
        self.first: Final[i64] = first
        self.renamed: Final[Numbers] = numbers(renamed)
        """What it calls the values from `first` on."""
        self.unseen: Final[i64] = unseen
        """How many numbers it does not see: so often `absent` is written."""
        self.absent: Final[i64] = absent


def write_number(out: BytesWriter, value: i64) -> None:
    """Write a number as it is."""
    write_i32_le(out, i32(value))


def write_numbers(out: BytesWriter, row: Numbers) -> None:
    """Write numbers as they are."""
    for each in row:
        write_i32_le(out, i32(each))


def write_one(out: BytesWriter, value: i64, way: Way) -> None:
    """Write a number that not everybody sees, or not in every game, by what the seat calls it."""
    if way.unseen:
        _write_absent(out, way)
    elif len(way.places):
        write_i32_le(out, i32(_renamed(value, way)))


def write_set(out: BytesWriter, value: i64, way: Way) -> None:
    """Write a set, member by member."""
    if way.unseen:
        _write_absent(out, way)
        return
    for shift in way.shifts:
        write_i32_le(out, i32(value >> shift & 1))


def write_shares(out: BytesWriter, value: i64, way: Way) -> None:
    """Write the numbers that are packed in one."""
    if way.unseen:
        _write_absent(out, way)
        return
    shifts = way.shifts
    masks = way.masks
    is_renamed = len(way.renamed) > 0
    for n in range(len(shifts)):
        share = value >> shifts[n] & masks[n]
        write_i32_le(out, i32(_renamed(share, way) if is_renamed else share))


def write_row(out: BytesWriter, row: Numbers, way: Way) -> None:
    """Write several numbers, in the order in which the seat sees them."""
    if way.unseen:
        _write_absent(out, way)
        return
    for place in way.places:
        write_i32_le(out, i32(row[place]))


def write_named_row(out: BytesWriter, row: Numbers, way: Way) -> None:
    """Write several numbers by what the seat calls them."""
    if way.unseen:
        _write_absent(out, way)
        return
    first = way.first
    renamed = way.renamed
    names = len(renamed)
    for place in way.places:
        value = row[place]
        at = value - first
        write_i32_le(out, i32(first + renamed[at] if 0 <= at < names else value))


def write_packed_row(out: BytesWriter, row: Numbers, way: Way) -> None:
    """Write several sets or packed numbers. Most are 0: so many zeros as stand together are written at once."""
    if way.unseen:
        _write_absent(out, way)
        return
    size = len(way.shifts)
    blank: i64 = 0
    for place in way.places:
        value = row[place]
        if value:
            if blank:
                _write_blanks(out, blank)
                blank = 0
            write_shares(out, value, way)
        else:
            blank += size
    if blank:
        _write_blanks(out, blank)


def _write_blanks(out: BytesWriter, count: i64) -> None:
    while count > _MOST_BLANKS:
        out.write(_BLANKS[_MOST_BLANKS])
        count -= _MOST_BLANKS
    out.write(_BLANKS[count])


def _renamed(value: i64, way: Way) -> i64:
    renamed = way.renamed
    at = value - way.first
    return way.first + renamed[at] if 0 <= at < len(renamed) else value


def _write_absent(out: BytesWriter, way: Way) -> None:
    n: i64 = 0
    while n < way.unseen:
        write_i32_le(out, i32(way.absent))
        n += 1
