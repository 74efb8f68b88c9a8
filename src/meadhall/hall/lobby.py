"""The lists of tables: those that wait for me, open, running and former ones; a damaged one hides no other."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Text, UnaryExpression, cast, exists, func, or_, select

from meadhall.hall.attendance import Attendance
from meadhall.hall.errors import Refusal
from meadhall.hall.house import House
from meadhall.hall.listed import listed
from meadhall.hall.live import ASIDE, CLOSED, HUMAN, OPEN, OVER, RUNNING
from meadhall.hall.schema import seats, tables
from meadhall.hall.soundness import Damage, reading

_PAGES: Final = 10
"""How often more tables are asked for in place of those that cannot be shown."""
_MOST_MINE: Final = 50
_IS_A_GAME: Final = tables.c.lesson.is_(None)
"""That a table is none at which somebody learns."""
_LATEST: Final = tables.c.updated.desc()
_OLDEST: Final = tables.c.updated

Order = UnaryExpression[Any] | ColumnElement[Any]


class Lobby:
    """The tables of a house as one person may see them listed."""

    def __init__(self, house: House, attendance: Attendance, me: str | None, language: str) -> None:
        self._house: Final = house
        self._attendance: Final = attendance
        self.me: Final = me
        self._language: Final = language

    async def lists(self, most: int) -> dict[str, Any]:
        """Everything that somebody finds who comes in: of each kind of public tables at most so many."""
        mine = await self._mine()
        others = tables.c.id.not_in([each["id"] for each in mine]) & tables.c.is_public
        return {
            "mine": mine,
            "open": await self._items(most, _of(OPEN), others),
            "running": await self._items(most, _of(RUNNING), others, order=(_has_people().desc(), _LATEST)),
            "lately": await self._items(most, _of(OVER), self._is_held()) if self.me else [],
            "over": await self._items(most, _of(OVER), others, ~self._is_held()),
            "here": await self._attendance.names(self.me),
        }

    async def _mine(self) -> list[dict[str, Any]]:
        """My tables that are not over: first those that wait for me, the oldest first, then the others."""
        if self.me is None:
            return []
        waiting = await self.turns()
        further = (
            tables.c.status.in_([OPEN, RUNNING]),
            self._is_held(),
            tables.c.id.not_in([e["id"] for e in waiting]),
        )
        return waiting + await self._items(_MOST_MINE, *further)

    async def turns(self) -> list[dict[str, Any]]:
        """The tables that wait for me, the oldest first."""
        # What follows from the match is read as text: whatever has damaged it hides that table alone.
        question = (
            select(tables.c.id, seats.c.seat, cast(tables.c.waiting, Text).label("waiting"))
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == self.me, seats.c.kind == HUMAN, _of(RUNNING), _IS_A_GAME)
            .order_by(_OLDEST)
        )
        async with self._house.database.connect() as connection:
            rows = list(await connection.execute(question))
        ids = list(dict.fromkeys(row.id for row in rows if isinstance(row.id, str) and row.seat in _seats(row.waiting)))
        return [each for each in await self._shown(ids[:_MOST_MINE]) if each["is_my_turn"]]

    async def former(self, most: int, page: int, wish: dict[str, str]) -> tuple[list[dict[str, Any]], int]:
        """A page of all tables that I have or had, by game, opponent and status if wished, and how many there are."""
        where = [self._is_held(), tables.c.status != ASIDE, _IS_A_GAME]
        if wish.get("game"):
            where.append(tables.c.game == wish["game"])
        if wish.get("status"):
            where.append(tables.c.status.in_(_STATUSES[wish["status"]]))
        if wish.get("opponent"):
            where.append(self._is_against(wish["opponent"]))
        async with self._house.database.connect() as connection:
            counted = await connection.execute(select(func.count()).select_from(tables).where(*where))
            count = int(counted.scalar_one())
        ids = await self._ids(select(tables.c.id).where(*where).order_by(_LATEST).limit(most).offset(most * page))
        return await self._shown(ids), count

    def _is_held(self) -> ColumnElement[bool]:
        """That I sit or sat at a table."""
        return tables.c.id.in_(select(seats.c.table).where(seats.c.person == self.me))

    def _is_against(self, name: str) -> ColumnElement[bool]:
        """That somebody else at a table has these letters in their name, small or capital."""
        # Not every database knows capitals other than those of English.
        written = {name, name.lower(), name.upper(), name.capitalize(), name.title()}
        alike = or_(*[seats.c.name.contains(each, autoescape=True) for each in sorted(written)])
        return exists().where(seats.c.table == tables.c.id, seats.c.person.is_distinct_from(self.me), alike)

    async def _items(
        self, most: int, *where: ColumnElement[bool], order: tuple[Order, ...] = (_LATEST,)
    ) -> list[dict[str, Any]]:
        """The first tables of a kind that can be shown."""
        found: list[dict[str, Any]] = []
        for page in range(_PAGES):
            question = select(tables.c.id).where(_IS_A_GAME, *where)
            ids = await self._ids(question.order_by(*order).limit(most).offset(page * most))
            found += await self._shown(ids)
            if len(ids) < most or len(found) >= most:
                break
        return found[:most]

    async def _shown(self, ids: list[str]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for each in ids:
            await asyncio.sleep(0)  # many tables take a while; others are answered in between
            with contextlib.suppress(Refusal, Damage), reading():
                live = await self._house.live(each)
                found.append(listed(live, self.me, self._language, await self._attendance.at_table(each)))
        return found

    async def _ids(self, question: Select[Any]) -> list[str]:
        async with self._house.database.connect() as connection:
            return [each for each in (await connection.execute(question)).scalars() if isinstance(each, str)]


_STATUSES: Final = {"running": [OPEN, RUNNING], "over": [OVER], "closed": [CLOSED]}


def _of(status: str) -> ColumnElement[bool]:
    return tables.c.status == status


def _has_people() -> ColumnElement[bool]:
    """That people play at a table, not only bots."""
    return exists().where(seats.c.table == tables.c.id, seats.c.kind == HUMAN)


def _seats(waiting: Any) -> list[Any]:
    """The seats that a table waits for, as its row says."""
    try:
        found = json.loads(waiting)
    except (TypeError, ValueError):
        return []
    return found if isinstance(found, list) else []
