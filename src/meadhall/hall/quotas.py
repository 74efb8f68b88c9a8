"""How many tables and WebSockets one person may have at a time, and, more generously, one address."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sqlalchemy import ColumnElement, exists, func, select

from meadhall.hall.bounds import Bounds
from meadhall.hall.database import Writing
from meadhall.hall.errors import Refusal
from meadhall.hall.live import BOT, OPEN, RUNNING, Seat
from meadhall.hall.people import Person
from meadhall.hall.schema import people, seats, tables

HAS_PEOPLE: Final = exists().where(seats.c.table == tables.c.id, seats.c.kind != BOT)
"""Whether at a table not only bots sit, or will."""


class TableQuotas:
    """Of tables that are not over."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds: Final = bounds

    async def check(self, connection: Writing, person: Person, places: list[Seat]) -> None:
        """Refuse a table too many, in the transaction that opens it; one person opens one after the other."""
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        theirs = tables.c.owner == person.id
        from_there = tables.c.opened_from == person.came_from
        bounds = self._bounds
        if await _number(connection, theirs) >= bounds.tables_per_person:
            raise Refusal(409, "too-many-tables", number=bounds.tables_per_person)
        if await _number(connection, from_there) >= bounds.tables_per_address:
            raise Refusal(409, "too-many-tables-here", number=bounds.tables_per_address)
        if any(place.kind != BOT for place in places):
            return
        if await _number(connection, theirs, ~HAS_PEOPLE) >= bounds.bot_tables_per_person:
            raise Refusal(409, "too-many-bot-tables", number=bounds.bot_tables_per_person)
        if await _number(connection, from_there, ~HAS_PEOPLE) >= bounds.bot_tables_per_address:
            raise Refusal(409, "too-many-bot-tables-here", number=bounds.bot_tables_per_address)


async def _number(connection: Writing, *where: ColumnElement[bool]) -> int:
    """How many tables there are of some kind that are not over."""
    is_game = tables.c.lesson.is_(None)
    question = select(func.count()).select_from(tables).where(tables.c.status.in_((OPEN, RUNNING)), is_game, *where)
    return int((await connection.execute(question)).scalar_one())


class SocketQuotas:
    """Of the WebSockets of a node."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds: Final = bounds
        self._persons: Final[Counter[str]] = Counter()
        self._addresses: Final[Counter[str]] = Counter()

    def let_in(self, person: str | None, address: str) -> bool:
        """Whether there is room for one more; it is counted if so. A stranger is counted by the address alone."""
        if self._addresses[address] >= self._bounds.sockets_per_address:
            return False
        if person is not None and self._persons[person] >= self._bounds.sockets_per_person:
            return False
        for counter, who in self._counters(person, address):
            counter[who] += 1
        return True

    def let_out(self, person: str | None, address: str) -> None:
        """One less."""
        for counter, who in self._counters(person, address):
            counter[who] -= 1
            if not counter[who]:
                del counter[who]

    def _counters(self, person: str | None, address: str) -> list[tuple[Counter[str], Any]]:
        return [(self._addresses, address), *([(self._persons, person)] if person is not None else [])]
