"""A tally of what is written into the hall's file, so that nobody reads again what nobody has written.

Whoever writes cuts a notch, of one table or of everything else, while it is their turn and before anybody is answered.
Several processes of a hall share one tally, which lies beside the database. What it says is of use only as long as it
is open: it begins anywhere.
"""

from __future__ import annotations

import mmap
import zlib
from pathlib import Path
from typing import Final

SUFFIX: Final = ".tally"
_PLACES: Final = 1 << 14
"""Tables share places, when there are many: then more is read than need be."""
_BYTES: Final = 8

Mark = tuple[int, int]
"""How many notches there are of everything and of a table: as long as they are the same, nothing was written."""


class Tally:
    """The notches of all tables, and of everything else."""

    def __init__(self, database: Path | None = None) -> None:
        self._memory: Final = _shared(database) if database is not None else mmap.mmap(-1, _size())
        self._view: Final = memoryview(self._memory)
        self._notches: Final = self._view.cast("Q")

    def mark(self, table: str = "") -> Mark:
        """Where the tally stands, for a table or for all that belongs to none."""
        return self._notches[0], self._notches[_place(table)] if table else 0

    def cut(self, table: str = "") -> None:
        """Say that something was written about a table, or about anything."""
        place = _place(table) if table else 0
        self._notches[place] = (self._notches[place] + 1) % (1 << 64)

    def close(self) -> None:
        """Cut no more."""
        self._notches.release()
        self._view.release()
        self._memory.close()


def _size() -> int:
    return (1 + _PLACES) * _BYTES


def _place(table: str) -> int:
    return 1 + zlib.crc32(table.encode("utf-8", "replace")) % _PLACES


def _shared(database: Path) -> mmap.mmap:
    """What all processes see that have the same database."""
    with database.with_name(database.name + SUFFIX).open("a+b") as file:
        file.truncate(_size())
        return mmap.mmap(file.fileno(), _size())
