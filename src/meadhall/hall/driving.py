"""Bots move on by themselves, at every table at which one should: after a restart too, and when another node died."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog
from sqlalchemy import or_, select

from meadhall.hall.clocks import is_past
from meadhall.hall.errors import Refusal
from meadhall.hall.house import House
from meadhall.hall.live import BOT, FREE, OPEN, RUNNING, Live
from meadhall.hall.passing import Commitments, delay
from meadhall.hall.schema import seats, tables
from meadhall.hall.thinking import Thinkers

_log = structlog.get_logger()


class Driver:
    """Lets the bots of a node's tables think and choose."""

    def __init__(self, house: House, thinkers: Thinkers, pause: float, secrecy: float) -> None:
        self._house: Final = house
        self._thinkers: Final = thinkers
        self._pause: Final = pause
        self._secrecy: Final = secrecy
        self._driving: Final[dict[str, asyncio.Task[None]]] = {}
        self._given_up: Final[set[str]] = set()
        self._is_stopped = False

    @property
    def count(self) -> int:
        """On how many tables bots are at it."""
        return len(self._driving)

    def go_on(self, table: str) -> None:
        """After something was done at a table here: let its bots move on, if there are any that should."""
        live = self._house.archive.kept(table)
        if live is None or live.bot_seat() is not None or live.passing_seat() is not None:
            self.drive(table)

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
        commitments = Commitments(self._secrecy)
        while not self._is_stopped:
            live = await self._house.live(table)
            seat = live.bot_seat()
            if seat is None:
                seat = live.passing_seat()
            if seat is None:
                return
            # Where people play, a turn is played at once and told at each viewer's pace; others can only look on.
            usual = 0.0 if live.people else self._pause
            match, n, pause = live.begun(), live.n_for(seat), delay(live, seat, usual, self._secrecy)
            option, _ = await asyncio.gather(self._choice(live, seat), asyncio.sleep(pause))
            await asyncio.sleep(commitments.rest(live, match, seat, option))
            try:
                await self._house.choose_for(await self._house.live(table), seat, option, n)
            except Refusal as refusal:
                _log.info("a bot's choice came late", table=table, code=refusal.code)

    async def _choice(self, live: Live, seat: int) -> str:
        """What a bot chooses, or the only thing that somebody can."""
        if live.seats[seat].kind == BOT:
            return await self._thinkers.choose(live, seat)
        return live.begun().options(seat)[0]

    async def sweep(self, idle: float = 0.0) -> None:
        """Wake the tables at which a bot should have moved, or the game begun: after a restart, or a node's death."""
        is_due = (tables.c.status == RUNNING, tables.c.is_bot_due, is_past(tables.c.updated, idle))
        is_missing = or_(seats.c.kind == FREE, seats.c.share == "")
        missing = select(seats.c.seat).where(seats.c.table == tables.c.id, is_missing).exists()
        is_overdue = (tables.c.status == OPEN, is_past(tables.c.updated, idle), ~missing)
        async with self._house.database.connect() as connection:
            due = list((await connection.execute(select(tables.c.id).where(*is_due))).scalars())
            overdue = list((await connection.execute(select(tables.c.id).where(*is_overdue))).scalars())
        for table in due:
            self.drive(table)
        for table in overdue:
            with contextlib.suppress(Refusal):
                await self._house.begin_if_full(await self._house.live(table))

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
