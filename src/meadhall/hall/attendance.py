"""Attendance: who is in the hall now, and at which tables, by their connections for news."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

import structlog
from sqlalchemy import bindparam, delete, select
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall.database import Database
from meadhall.hall.known import Known
from meadhall.hall.news import News
from meadhall.hall.people import Person
from meadhall.hall.schema import attendance, people

_log = structlog.get_logger()
_GRACE: Final = 4.0
"""Seconds for which somebody is still there whose connection has ended: pages are loaded anew, lines are bad."""
_EVERY: Final = 20.0
"""Seconds after which the other nodes are told again who is here."""
_BELIEVED: Final = 50.0
"""Seconds for which they are believed."""
_MOST: Final = 40
HALL: Final = ""
"""The place of those who are at no table."""
_THERE: Final = select(attendance.c.person, attendance.c.seen).where(attendance.c.place == bindparam("here"))


class Attendance:
    """Those who listen to news: on this node in memory, on others as the database tells."""

    def __init__(self, database: Database, news: News) -> None:
        self._database: Final = database
        self._news: Final = news
        self._here: Final[dict[str, Counter[str]]] = {}
        """By place, who is there with how many connections."""
        self._names: Final[dict[str, str]] = {}
        self._seen: Final[Known[str, list[tuple[str, float]]]] = Known(database)
        """Who was seen when at a table, as all nodes have written."""
        self._telling: Final[set[asyncio.Task[None]]] = set()

    @contextlib.asynccontextmanager
    async def at(self, place: str, person: Person | None, is_seated: bool = False) -> AsyncIterator[None]:
        """Somebody is at a place for as long as this lasts; of those who sit there the others are told."""
        if person is None:
            yield
            return
        here = self._here.setdefault(place, Counter())
        here[person.id] += 1
        self._names[person.id] = person.name
        if here[person.id] == 1:
            await self._write([(place, person.id)])
            if is_seated:
                await self._tell(place)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(_GRACE, self._leave, place, person.id, is_seated)

    def _leave(self, place: str, person: str, is_seated: bool) -> None:
        here = self._here[place]
        here[person] -= 1
        if here[person]:
            return
        del here[person]
        if not here:
            del self._here[place]
        if not any(person in others for others in self._here.values()):
            self._names.pop(person, None)
        if is_seated:
            task = asyncio.get_running_loop().create_task(self._tell(place))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, place: str) -> None:
        await self._news.tell(place, {"what": "company"})

    async def at_table(self, table: str) -> set[str]:
        """The people who are at a table."""
        here = set(self._here.get(table, ()))
        if not self._database.is_shared:
            return here
        since = time.time() - _BELIEVED
        seen = await self._seen.of(table, lambda: self._read(table))
        return here | {person for person, at in seen if at > since}

    async def _read(self, table: str) -> list[tuple[str, float]]:
        async with self._database.glance() as connection:
            return [(row.person, row.seen) for row in await connection.execute(_THERE, {"here": table})]

    async def names(self, person: str | None) -> list[str]:
        """The names of the others who are in the hall or at some table."""
        found = dict(self._names)
        if self._database.is_shared:
            question = (
                select(people.c.id, people.c.name)
                .join(attendance, attendance.c.person == people.c.id)
                .where(attendance.c.seen > time.time() - _BELIEVED)
                .distinct()
                .limit(_MOST)
            )
            async with self._database.connect() as connection:
                found |= {row.id: row.name for row in await connection.execute(question)}
        return sorted(name for each, name in found.items() if each != person)[:_MOST]

    async def _write(self, keys: list[tuple[str, str]]) -> None:
        """Tell the other nodes who is here."""
        if not self._database.is_shared or not keys:
            return
        rows = [{"place": place, "person": person, "seen": time.time()} for place, person in sorted(keys)]
        try:
            async with self._database.begin() as connection:
                await connection.execute(self._database.add_or_replace(attendance), rows)
        except (SQLAlchemyError, OSError):
            _log.warning("the other nodes could not be told who is here; it will be tried again")

    async def write_again_and_again(self) -> None:
        """Tell the other nodes who is here for as long as this one runs, and drop what is too old to be believed."""
        while self._database.is_shared:
            await asyncio.sleep(_EVERY)
            await self._write([(place, person) for place, here in self._here.items() for person in here])
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with self._database.begin() as connection:
                    await connection.execute(delete(attendance).where(attendance.c.seen < time.time() - 2 * _BELIEVED))
