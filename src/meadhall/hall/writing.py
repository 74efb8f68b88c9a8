"""Whose turn it is to write into a file that has one writer at a time: of this process, or of several."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

SUFFIX: Final = ".turn"


class Turn:
    """Taken by one task at a time; those who wait come in the order in which they asked."""

    def __init__(self) -> None:
        self._lock: Final = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    @contextlib.contextmanager
    def at_once(self) -> Iterator[bool]:
        """The turn for something that waits for nothing; false if it is somebody else's."""
        yield not self._lock.locked()

    def close(self) -> None:
        """Nobody writes any more."""


class SharedTurn(Turn):
    """Taken by one task of one process at a time: a lock on a small file beside the database.

    SQLite has such a lock too, but whoever finds it taken sleeps and tries again, longer each time. The system takes
    the lock away from a process that ends, however it ends.
    """

    def __init__(self, database: Path) -> None:
        super().__init__()
        self._file: Final[IO[str]] = database.with_name(database.name + SUFFIX).open("a", encoding="utf-8")

    async def __aenter__(self) -> None:
        taking = asyncio.ensure_future(self._take())
        try:
            await asyncio.shield(taking)
        except asyncio.CancelledError:
            # A thread that waits for the lock cannot be called off, so what it gets is given back.
            taking.add_done_callback(self._give_back)
            raise

    @contextlib.contextmanager
    def at_once(self) -> Iterator[bool]:
        with super().at_once() as is_ours:
            is_mine = is_ours and _locked(self._file, waits=False)
            try:
                yield is_mine
            finally:
                if is_mine:
                    _unlock(self._file)

    async def _take(self) -> None:
        await self._lock.acquire()
        if not _locked(self._file, waits=False):
            try:
                await asyncio.to_thread(_locked, self._file, waits=True)
            except BaseException:
                self._lock.release()
                raise

    def _give_back(self, taking: asyncio.Future[None]) -> None:
        if not taking.cancelled() and taking.exception() is None:
            self._release()

    def _release(self) -> None:
        _unlock(self._file)
        self._lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._release()

    def close(self) -> None:
        self._file.close()


def can_be_shared() -> bool:
    """Whether processes of this system can share a file."""
    return importlib.util.find_spec("fcntl") is not None


def _locked(file: IO[str], waits: bool) -> bool:
    """Lock a file, if need be once nobody else has; whether that was done."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def _unlock(file: IO[str]) -> None:
    import fcntl

    fcntl.flock(file, fcntl.LOCK_UN)
