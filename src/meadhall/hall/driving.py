"""Bots move on by themselves, at every table at which one should: after a restart too, and when another node died."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import select

from meadhall.hall.errors import Refusal
from meadhall.hall.house import House
from meadhall.hall.live import RUNNING
from meadhall.hall.schema import tables
from meadhall.hall.thinking import Thinkers

_log = structlog.get_logger()


class Driver:
    """Lets the bots of a node's tables think and choose."""

    def __init__(self, house: House, thinkers: Thinkers, pause: float) -> None:
        self._house: Final = house
        self._thinkers: Final = thinkers
        self._pause: Final = pause
        self._driving: Final[dict[str, asyncio.Task[None]]] = {}
        self._given_up: Final[set[str]] = set()
        self._is_stopped = False

    @property
    def count(self) -> int:
        """On how many tables bots are at it."""
        return len(self._driving)

    def drive(self, table: str) -> None:
        """Let the bots of the table move on, if they should and do not yet."""
        if table not in self._driving and table not in self._given_up and not self._is_stopped:
            self._driving[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        try:
            await self._drive_on(table)
        except Refusal as refusal:
            self._given_up.add(table)
            _log.error("no bot can move at a table", table=table, code=refusal.code)
        except Exception:
            _log.exception("bots stopped at a table; the next sweep wakes them", table=table)
        finally:
            del self._driving[table]

    async def _drive_on(self, table: str) -> None:
        """Returns in the same breath in which it finds no bot to move, so that no later one is overlooked."""
        while True:
            live = await self._house.live(table)
            seat = live.bot_seat()
            if seat is None:
                return
            n = live.n
            option, _ = await asyncio.gather(self._thinkers.choose(live, seat), asyncio.sleep(self._pause))
            try:
                await self._house.choose_as_bot(await self._house.live(table), seat, option, n)
            except Refusal as refusal:
                _log.info("a bot's choice came late", table=table, code=refusal.code)

    async def sweep(self, idle: float = 0.0) -> None:
        """Wake the tables on which a bot should have moved: after a restart, or when another node died."""
        is_due = (tables.c.status == RUNNING, tables.c.is_bot_due, tables.c.updated <= time.time() - idle)
        question = select(tables.c.id).where(*is_due)
        async with self._house.database.connect() as connection:
            for table in (await connection.execute(question)).scalars():
                self.drive(table)

    async def sweep_again_and_again(self, seconds: float) -> None:
        """Sweep for as long as the node runs."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.sweep(idle=seconds)
            except Exception:
                _log.exception("the sweep failed; it will be tried again")

    async def stop(self) -> None:
        """Let no bot begin to think any more; what one has chosen is still written."""
        self._is_stopped = True
        driving = list(self._driving.values())
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)
