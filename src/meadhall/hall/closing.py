"""Tables that are closed before their end: by who opened them, or because nobody is there.

What is over stays as it is. A table that nobody else sits at is closed by its owner alone; where a game runs with
others, each of them agrees first. The house closes tables that have waited too long for players, and games of bots at
which nobody has looked for too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, bindparam, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall.bounds import Bounds
from meadhall.hall.errors import Refusal, forbidden
from meadhall.hall.heard import Heard
from meadhall.hall.house import House
from meadhall.hall.live import CLOSED, HUMAN, OPEN, RUNNING, Live
from meadhall.hall.news import LOBBY
from meadhall.hall.people import Person
from meadhall.hall.quotas import HAS_PEOPLE
from meadhall.hall.schema import closings, tables

_log = structlog.get_logger()
BY_OWNER: Final = "owner"
NO_PLAYERS: Final = "players"
UNWATCHED: Final = "bots"
_NEWS: Final = {"what": "closing"}
_AGREED: Final = select(closings.c.person).where(closings.c.table == bindparam("here"))
_LOOK: Final = 0.1
"""The part of the time without looks after which a look is noted again."""


class Closing:
    """Closes the tables of a house."""

    def __init__(self, house: House, bounds: Bounds) -> None:
        self._house: Final = house
        self._bounds: Final = bounds
        self._agreed: Final[Heard[set[str]]] = Heard(house.database, house.news, _NEWS["what"])
        """Who wants each table closed."""

    # By the owner

    async def close(self, live: Live, person: Person) -> bool:
        """The owner wishes to close a table, or another at it agrees to that; whether it is closed now."""
        if person.id not in _concerned(live):
            raise forbidden()
        if live.status not in (OPEN, RUNNING):
            raise Refusal(409, "cannot-close")
        async with self._house.database.connect() as connection:
            agreed = set((await connection.execute(_AGREED, {"here": live.id})).scalars())
        if person.id != live.owner and live.owner not in agreed:
            raise forbidden()
        return await self._house.finish(self._close(live, person.id, agreed))

    async def _close(self, live: Live, person: str, agreed: set[str]) -> bool:
        if live.status == OPEN or _concerned(live) <= agreed | {person}:
            if not await self._put_away(live.id, BY_OWNER):
                raise Refusal(409, "cannot-close")
            return True
        async with self._house.database.begin() as connection:
            await connection.execute(self._house.database.add_if_new(closings).values(table=live.id, person=person))
        await self._house.news.tell(live.id, _NEWS)
        return False

    async def _put_away(self, table: str, why: str, *where: ColumnElement[bool]) -> bool:
        """Close a table that is not over; whether it was one. Nobody can append to it from then on."""
        here = (tables.c.id == table, tables.c.status.in_((OPEN, RUNNING)), *where)
        values = {"status": CLOSED, "closing": why, "is_bot_due": False, "updated": time.time()}
        async with self._house.database.begin() as connection:
            done = await connection.execute(update(tables).where(*here).values(**values))
        if not done.rowcount:
            return False
        self._house.archive.close(table, why)
        _log.info("closed", table=table, why=why)
        await self._house.news.tell(table, _NEWS)
        await self._house.news.tell(LOBBY, _NEWS)
        return True

    async def state(self, live: Live, person: str | None) -> dict[str, Any]:
        """Why the table is closed, or who has to agree before it is, as a viewer may know it."""
        agreed: set[str] = set()
        if live.status == RUNNING and len(_concerned(live)) > 1:
            agreed = await self._agreed.of(live.id, lambda: self._read(live.id))
        missing = [seat.name for seat in live.seats if seat.kind == HUMAN and seat.person not in {*agreed, live.owner}]
        is_asked = live.owner in agreed
        may = live.status in (OPEN, RUNNING) and person in _concerned(live) - agreed
        return {
            "why": live.closing or "",
            "is_asked": is_asked,
            "missing": missing if live.status == RUNNING else [],
            "may": may and (is_asked or person == live.owner),
        }

    async def _read(self, table: str) -> set[str]:
        async with self._house.database.glance() as connection:
            return set((await connection.execute(_AGREED, {"here": table})).scalars())

    # By the house

    async def note_look(self, live: Live) -> None:
        """Somebody looks at a game of bots; written down now and then."""
        if live.status != RUNNING or any(seat.kind == HUMAN for seat in live.seats):
            return
        now = time.time()
        if now < (live.looked_at or 0.0) + self._patience * _LOOK:
            return
        live.looked_at = now
        async with self._house.database.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(looked=now))

    @property
    def _patience(self) -> float:
        return self._bounds.unwatched_minutes * 60

    async def expire(self) -> None:
        """Close what nobody waits for any more."""
        for table in self._house.news.topics:
            await self._note_listeners(table)
        now = time.time()
        empty = (tables.c.status == OPEN, tables.c.created < now - self._bounds.open_days * 86400)
        looked = func.coalesce(tables.c.looked, tables.c.created)
        unwatched = (tables.c.status == RUNNING, tables.c.is_bot_due, looked < now - self._patience, ~HAS_PEOPLE)
        for where, why in ((empty, NO_PLAYERS), (unwatched, UNWATCHED)):
            async with self._house.database.connect() as connection:
                found = list((await connection.execute(select(tables.c.id).where(*where))).scalars())
            for table in found:
                await self._put_away(table, why, *where)

    async def _note_listeners(self, topic: str) -> None:
        """Pages that listen look, too; what is in memory says well enough at what."""
        if topic != LOBBY:
            with contextlib.suppress(Refusal):
                await self.note_look(self._house.archive.kept(topic) or await self._house.live(topic))

    async def expire_again_and_again(self, seconds: float) -> None:
        """For as long as the node runs."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.expire()
            except (SQLAlchemyError, OSError):
                _log.warning("tables without people could not be closed; it will be tried again")


def _concerned(live: Live) -> set[str]:
    """Who has to agree that a table is closed: its owner, and the people who play there."""
    playing = {seat.person for seat in live.seats if seat.kind == HUMAN and seat.person is not None}
    return playing | ({live.owner} if live.owner is not None else set())
