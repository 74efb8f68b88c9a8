"""Bots think in processes of their own, with a deadline, so that the server always answers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import structlog

from meadhall.analysis import Course, Mistake
from meadhall.hall import metrics
from meadhall.hall.live import Live
from meadhall.hall.minds import advise, follow, ready, review, settle, think
from meadhall.processes import deaf_to_interrupts, end_pool, pool_of

_log = structlog.get_logger()
_GRACE: Final = 20.0
"""Seconds beyond its own budget after which a bot is taken to be lost."""
_TRIES: Final = 3

T = TypeVar("T")


class Thinkers:
    """A pool of processes in which bots think, as many at once as there are processes; the others wait for a turn."""

    def __init__(self, workers: int, milliseconds: int) -> None:
        self._workers: Final = workers
        self._milliseconds: Final = milliseconds
        self._turns: Final = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = pool_of(self._workers, settle)
        return self._pool

    async def choose(self, live: Live, seat: int) -> str:
        """What the bot of a seat chooses; a bot that is lost leaves the choice to chance, and the game goes on."""
        match = live.begun()
        level = live.seats[seat].level
        legal = match.options(seat)
        async with self._turns:
            begin = time.perf_counter()
            work = (live.game.slug, match.position(), seat, level, secrets.randbits(32), self._milliseconds)
            option = await self._ask(think, work, live.id)
            metrics.note_thinking(level, time.perf_counter() - begin)
        return option if option in legal else secrets.choice(legal)

    async def advise(self, live: Live, seat: int, language: str, milliseconds: int) -> list[dict[str, Any]] | None:
        """A hint for a seat; None if there is none after all."""
        work = (live.game.slug, live.begun().position(), seat, language, milliseconds)
        async with self._turns:
            return await self._ask(advise, work, live.id)

    async def follow(self, journal: str, table: str) -> Course | None:
        """The course of a game; None if it cannot be had."""
        async with self._turns:
            return await self._ask(follow, (journal,), table)

    async def review(self, journal: str, among: list[int], milliseconds: int, table: str) -> list[Mistake] | None:
        """The mistakes among some entries of a journal; None if they cannot be had."""
        async with self._turns:
            return await self._ask(review, (journal, among, milliseconds), table)

    async def _ask(self, mind: Callable[..., T], work: tuple[Any, ...], table: str) -> T | None:
        """What a mind answers; None if it has no answer after all."""
        for _ in range(_TRIES):
            pool = self._processes()
            try:
                with deaf_to_interrupts():
                    answer = asyncio.get_running_loop().run_in_executor(pool, mind, *work)
                return await asyncio.wait_for(answer, self._milliseconds / 1000 + _GRACE)
            except TimeoutError:
                _log.error("a bot was lost in thought", table=table)
                self._end(pool)
                return None
            except BrokenProcessPool:
                _log.warning("the processes of the bots broke; they begin anew", table=table)
                self._end(pool)
            except asyncio.CancelledError:
                # Either whoever asked has gone, or another bot's failure has ended the processes for all.
                asking = asyncio.current_task()
                if asking is None or asking.cancelling():
                    raise
            except Exception:
                _log.exception("a bot failed", table=table)
                return None
        return None

    def start(self) -> None:
        """Have the processes ready before the first bot is asked."""
        with deaf_to_interrupts():
            for _ in range(self._workers):
                self._processes().submit(ready)

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool; several who find it broken end it once."""
        if self._pool is pool:
            self._pool = None
        end_pool(pool)
