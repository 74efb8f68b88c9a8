"""The plate at the door of a hall: where it is open, so that nobody opens a second one on the same file.

It is a small file beside the database, locked for as long as the hall is open. The operating system takes the lock away
when the process ends, however it ends, so nothing that is left behind shuts anybody out.
"""

from __future__ import annotations

import contextlib
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

from meadhall.engine.errors import MeadhallError
from meadhall.hall.settings import database_file

_SUFFIX: Final = ".open"
_LOOKS: Final = 50
_PAUSE: Final = 0.02
"""Between two looks at a plate on which nothing is written yet."""


class AlreadyOpen(MeadhallError):
    """Another hall is open on the same database."""

    def __init__(self, address: str) -> None:
        super().__init__(f"The hall is already open at {address or 'an address of its own'}: only one can use a file.")
        self.address = address


def plate_of(database: str) -> Path | None:
    """The plate of a hall with that database; none where several halls may share it, or it is in memory only."""
    file = database_file(database)
    return file.with_name(file.name + _SUFFIX) if file is not None else None


@contextlib.contextmanager
def opened_at(database: str, address: str) -> Iterator[None]:
    """The hall is open at this address; raises if another is, on the same database."""
    plate = plate_of(database)
    if plate is None:
        yield
        return
    try:
        held = plate.open("a+", encoding="utf-8")
    except OSError:
        # Whoever cannot write here cannot use the database either, and will be told why.
        yield
        return
    with held:
        if not _take(held):
            raise AlreadyOpen(_read(held))
        _write(held, address)
        try:
            yield
        finally:
            _write(held, "")


def open_elsewhere(database: str) -> str | None:
    """Where a hall is open on the database; None if none is."""
    plate = plate_of(database)
    if plate is None or not plate.exists():
        return None
    with contextlib.suppress(OSError), plate.open("a+", encoding="utf-8") as held:
        return None if _take(held) else _read(held)
    return None


def _write(held: IO[str], address: str) -> None:
    held.seek(0)
    held.truncate()
    held.write(address)
    held.flush()


def _read(held: IO[str]) -> str:
    """What is written on the plate; whoever has just taken it writes it at once."""
    for _ in range(_LOOKS):
        held.seek(0)
        address = held.read().strip()
        if address:
            return address
        time.sleep(_PAUSE)
    return ""


def _lock_of_the_system() -> Callable[[IO[str]], bool] | None:
    """How a file is locked here; None where there is no such lock."""
    try:
        import fcntl
    except ImportError:
        return None

    def lock(held: IO[str]) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    return lock


def _take(held: IO[str]) -> bool:
    """Take the plate, if nobody has it; without locks, nobody has it if no hall answers where it says."""
    lock = _lock_of_the_system()
    if lock is not None:
        return lock(held)
    held.seek(0)
    address = held.read().strip()
    return not address or not answers(address)


def answers(address: str) -> bool:
    """Whether a hall answers there, healthy or not."""
    with contextlib.suppress(OSError, ValueError):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=2):  # noqa: S310 - what this program wrote
                return True
        except urllib.error.HTTPError:
            return True
    return False
