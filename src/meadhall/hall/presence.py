"""Presence: who is there, at tables with a rule for absence, told to all nodes through the database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from typing import Final

import structlog
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall.absence import NEVER
from meadhall.hall.database import Database
from meadhall.hall.live import HUMAN, OVER, RUNNING, Live
from meadhall.hall.schema import presence

_log = structlog.get_logger()
_EVERY: Final = 20.0
"""Seconds after which it is written again that somebody is there; nobody is away before that has passed too."""
_LATELY: Final = 90.0
"""Seconds for which somebody who was seen is taken to be there and thinking, whatever a clock says."""
_REMEMBERED: Final = 10_000
_FORGOTTEN_AFTER: Final = 100 * 86400.0
SKEW: Final = 1.0
"""Seconds by which the clocks of two nodes may differ without anything being wrong."""


class Presence:
    """Those who are at tables: by a connection for news to this node, or by having asked for something lately."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._listening: Final[Counter[tuple[str, str]]] = Counter()
        self._written: Final[dict[tuple[str, str], float]] = {}
        """When it was last written that somebody is there, by the clock that only goes on."""

    async def note(self, live: Live, person: str | None) -> None:
        """Somebody has asked for something at a table; that is written once in a while."""
        if person is None or live.absence == NEVER or live.status == OVER:
            return
        if time.monotonic() > self._written.get((live.id, person), -_EVERY) + _EVERY:
            await self._write([(live.id, person)])

    @contextlib.asynccontextmanager
    async def listening(self, live: Live, person: str | None) -> AsyncIterator[None]:
        """Somebody hears the table's news for as long as this lasts."""
        if person is None or live.absence == NEVER:
            yield
            return
        key = (live.id, person)
        self._listening[key] += 1
        try:
            await self._try_to_write([key])
            yield
        finally:
            self._listening[key] -= 1
            if not self._listening[key]:
                del self._listening[key]

    async def _write(self, keys: list[tuple[str, str]]) -> None:
        # In order, so that two nodes that write the same rows do not wait for each other.
        rows = [{"table": table, "person": person, "seen": time.time()} for table, person in sorted(keys)]
        if len(self._written) > _REMEMBERED:
            self._written.clear()
        places = {table for table, _ in keys}
        async with self._database.begin(table=places.pop() if len(places) == 1 else "") as connection:
            await connection.execute(self._database.add_or_replace(presence), rows)
        self._written.update(dict.fromkeys(keys, time.monotonic()))

    async def seen(self, live: Live) -> dict[str, float]:
        """When the people of a table were last seen.

        A time to come, as a clock that was set back leaves it behind, becomes now, and is written so: nobody who is
        there is taken to be away, and nobody is waited for longer than the rule says.
        """
        async with self._database.glance() as connection:
            question = select(presence.c.person, presence.c.seen).where(presence.c.table == live.id)
            found = {row.person: row.seen for row in await connection.execute(question)}
        now = time.time()
        if any(at > now + SKEW for at in found.values()):
            async with self._database.begin() as connection:
                where = (presence.c.table == live.id, presence.c.seen > now)
                await connection.execute(update(presence).where(*where).values(seen=now))
        here = {person: now for table, person in self._listening if table == live.id}
        return {person: min(at, now) for person, at in found.items()} | here

    async def _try_to_write(self, keys: list[tuple[str, str]]) -> None:
        try:
            await self._write(keys)
        except (SQLAlchemyError, OSError):
            _log.warning("it could not be written who is there; it will be tried again")

    async def write_listeners(self) -> None:
        """Write that those who hear the news of a table are there."""
        if self._listening:
            await self._try_to_write(list(self._listening))

    async def write_again_and_again(self) -> None:
        """Write who is there for as long as the node runs."""
        while True:
            await asyncio.sleep(_EVERY)
            await self.write_listeners()

    async def forget_old(self) -> None:
        """Drop what no table needs any more."""
        async with self._database.begin() as connection:
            await connection.execute(delete(presence).where(presence.c.seen < time.time() - _FORGOTTEN_AFTER))


def due(live: Live) -> dict[int, float]:
    """Until when the seats of people have to choose that are asked, at a table with a clock."""
    if not live.absence.is_clock:
        return {}
    asked = {n: live.seats[n].asked or 0.0 for n in live.deciding if live.seats[n].kind == HUMAN}
    return {n: since + live.absence.seconds for n, since in asked.items()}


def absent(live: Live, seen: Mapping[str, float], now: float) -> list[int]:
    """The seats of people who are away by the table's rule, given when they were last seen.

    It depends on connections and on who is seen to decide, on nothing that is hidden.
    """
    if live.absence == NEVER or live.status != RUNNING:
        return []
    limit = _LATELY if live.absence.is_clock else live.absence.seconds
    gone = gone_for(live, seen, now, limit)
    late = {n for n, at in due(live).items() if now > at} if live.absence.is_clock else range(live.players)
    return [n for n, seat in enumerate(live.seats) if seat.kind == HUMAN and seat.person in gone and n in late]


def gone_for(live: Live, seen: Mapping[str, float], now: float, seconds: float) -> set[str]:
    """The people of a table who have not been there for so long."""
    return {each for each in live.people if now - seen.get(each, 0.0) > seconds + _EVERY}
