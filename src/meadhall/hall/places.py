"""The processes in which bots think, each of which knows the bots that thought there last."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TypeVar

from meadhall.hall.minds import ready, settle
from meadhall.processes import deaf_to_interrupts, end_pool, pool_of

_KNOWN: Final = 1000
"""Tables of which it is known where their bots thought last."""

T = TypeVar("T")


class Process:
    """One process, begun when it is needed, and again after it has ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> list[int]:
        """The process, if it has begun."""
        return list(self._pool._processes) if self._pool is not None else []

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = pool_of(1, settle)
        return self._pool

    def submit(self, mind: Callable[..., T], *work: Any) -> asyncio.Future[T]:
        """Have a mind work there."""
        with deaf_to_interrupts():
            return asyncio.get_running_loop().run_in_executor(self._process(), mind, *work)

    def begin(self) -> None:
        """Have the process ready."""
        with deaf_to_interrupts():
            self._process().submit(ready)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            end_pool(pool)


class Processes:
    """All of them: a table gets the one that it had last, if that is free."""

    def __init__(self, count: int) -> None:
        self.all: Final = [Process() for _ in range(count)]
        self._free: Final = list(self.all)
        """The one that has been free for longest first."""
        self._latest: Final[OrderedDict[str, Process]] = OrderedDict()

    @contextlib.contextmanager
    def taken(self, table: str) -> Iterator[Process]:
        """A place for a table, for as long as this lasts; there must be a free one."""
        latest = self._latest.pop(table, None)
        place = latest if latest in self._free and latest is not None else self._free[0]
        self._free.remove(place)
        self._latest[table] = place
        if len(self._latest) > _KNOWN:
            self._latest.popitem(last=False)
        try:
            yield place
        finally:
            self._free.append(place)
