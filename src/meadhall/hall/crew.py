"""Several processes that serve one hall: begun together, ended together, and begun again when one of them dies."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from typing import Final

import structlog

from meadhall.engine.errors import MeadhallError
from meadhall.hall.handing import Doors, make_doors
from meadhall.hall.settings import Settings, database_file
from meadhall.hall.siblings import Exchange
from meadhall.hall.writing import can_be_shared
from meadhall.processes import deaf_to_interrupts

_log = structlog.get_logger()
_PAUSE: Final = 1.0
"""Seconds between two beginnings of one process, at least."""
_LAST_MOMENTS: Final = 15.0
"""Seconds that processes have to end in."""
NOT_OPENED: Final = 3
"""With what a process ends that could not begin to serve."""
_SPAWN: Final = multiprocessing.get_context("spawn")

Work = Callable[[Settings, socket.socket, socket.socket | None, Doors], None]
"""What each process does: serve, at what listens, with a line to the others if the database does not carry news."""


def check_crew(settings: Settings) -> None:
    """Refuse to share what cannot be shared."""
    if settings.processes == 1:
        return
    if not can_be_shared():
        raise MeadhallError("On this system several processes cannot serve one hall.")
    if settings.database.startswith("sqlite") and database_file(settings.database) is None:
        raise MeadhallError("A database in memory cannot be shared by several processes.")


class Crew:
    """The processes of a hall."""

    def __init__(self, settings: Settings, listeners: list[socket.socket], work: Work) -> None:
        self._settings: Final = settings
        self._listeners: Final = listeners
        self._work: Final = work
        self._doors: Final = make_doors(settings.processes)
        self._exchange: Final = Exchange()
        self._running: Final[dict[int, SpawnProcess]] = {}
        self._closing: Final = asyncio.Event()
        self._has_failed = False

    async def serve(self) -> None:
        """Serve until told to end; then end in order."""
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._closing.set)
        await asyncio.gather(*[self._keep(n) for n in range(self._settings.processes)])
        if self._has_failed:
            raise MeadhallError("The hall could not be opened; the log says why.")

    async def _keep(self, n: int) -> None:
        """Have one process, again and again, until all shall end."""
        while not self._closing.is_set():
            begun = time.monotonic()
            process = await self._attend(n)
            if self._closing.is_set():
                return
            if process.exitcode == NOT_OPENED:
                self._has_failed = True
                self._closing.set()
                return
            _log.error("a process of the hall has died; another begins", process=process.pid, code=process.exitcode)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), max(0.0, begun + _PAUSE - time.monotonic()))

    async def _attend(self, n: int) -> SpawnProcess:
        """Begin a process, and pass on what it says until it has ended."""
        needs_line = self._settings.database.startswith("sqlite")
        ours, theirs = socket.socketpair() if needs_line else (None, None)
        given = (self._share(n), self._listeners[n], theirs, self._doors[n])
        process = _SPAWN.Process(target=self._work, args=given)
        with deaf_to_interrupts():
            process.start()
        if theirs is not None:
            theirs.close()
        passing_on = asyncio.create_task(self._exchange.connect(ours)) if ours is not None else None
        ending = asyncio.create_task(self._end(process))
        await _ended(process)
        ending.cancel()
        await asyncio.gather(ending, *([passing_on] if passing_on is not None else []), return_exceptions=True)
        return process

    def _share(self, n: int) -> Settings:
        """The settings of a process; the bots' processes are shared out."""
        each, rest = divmod(self._settings.workers, self._settings.processes)
        return replace(self._settings, workers=max(1, each + (n < rest)))

    async def _end(self, process: SpawnProcess) -> None:
        """End a process once all shall end, in order, or at once if it does not."""
        await self._closing.wait()
        process.terminate()
        await asyncio.sleep(_LAST_MOMENTS)
        _log.error("a process of the hall did not end; it is killed", process=process.pid)
        process.kill()


async def _ended(process: SpawnProcess) -> None:
    """Returns when a process has ended."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process.sentinel, over.set)
    try:
        await over.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()


def end_with_the_parent() -> None:
    """Have this process told to end when the one that started it has ended, however that was."""
    threading.Thread(target=_watch_the_parent, daemon=True).start()


def _watch_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
