"""What is said at tables: by those who sit there, or have come to watch, unless the owner has muted them."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import bindparam, insert, select, update

from meadhall.engine.steps import NOBODY
from meadhall.hall.errors import Refusal, forbidden, not_found
from meadhall.hall.heard import Heard
from meadhall.hall.house import House
from meadhall.hall.live import Live
from meadhall.hall.people import Person
from meadhall.hall.schema import chat, company

_SHOWN: Final = 100
_REMEMBERED: Final = 10_000
_KIND: Final = "chat"
"""The news that something was said, or that somebody may say no more."""
_SAID: Final = select(chat).where(chat.c.table == bindparam("here")).order_by(chat.c.id.desc()).limit(_SHOWN)
_MUTED: Final = select(company.c.person).where(company.c.table == bindparam("here"), company.c.is_muted)


class Talk:
    """The talk at the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._said: Final[Heard[tuple[list[Any], set[str]]]] = Heard(house.database, house.news, _KIND)
        """The latest words at each table, the latest first, and who may add none."""
        self._come: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        """Spectators of whom it is written down already."""

    async def come(self, live: Live, person: Person | None) -> None:
        """Somebody looks at a table; whoever has a name and no seat is a spectator from then on."""
        if person is None or live.seats_of(person.id) or (live.id, person.id) in self._come:
            return
        row = {"table": live.id, "person": person.id, "is_muted": False}
        async with self._house.database.begin() as connection:
            await connection.execute(self._house.database.add_if_new(company).values(**row))
        self._come[live.id, person.id] = None
        while len(self._come) > _REMEMBERED:
            self._come.popitem(last=False)

    async def say(self, live: Live, person: Person, text: str) -> None:
        """Say something at the table."""
        text = text.strip()
        if not text:
            raise Refusal(422, "empty")
        here = (company.c.table == live.id, company.c.person == person.id)
        async with self._house.database.connect() as connection:
            is_muted = (await connection.execute(select(company.c.is_muted).where(*here))).scalar_one_or_none()
        mine = live.seats_of(person.id)
        if is_muted:
            raise Refusal(403, "muted")
        if is_muted is None and not mine:
            raise Refusal(403, "not-at-table")
        row = {"table": live.id, "person": person.id, "name": person.name, "text": text, "at": time.time()}
        async with self._house.database.begin() as connection:
            await connection.execute(insert(chat).values(**row, seat=mine[0] if mine else NOBODY))
        await self._tell(live)

    async def mute(self, live: Live, person: Person, saying: int, is_muted: bool) -> bool:
        """Let whoever said something at one's table say no more there, or again; which of them."""
        if person.id != live.owner:
            raise Refusal(403, "not-owner")
        where = (chat.c.table == live.id, chat.c.id == saying)
        async with self._house.database.connect() as connection:
            said = (await connection.execute(select(chat.c.person).where(*where))).scalar_one_or_none()
        if said is None:
            raise not_found()
        if said == person.id:
            raise forbidden()
        row = {"table": live.id, "person": said, "is_muted": is_muted}
        here = (company.c.table == live.id, company.c.person == said)
        async with self._house.database.begin() as connection:
            await connection.execute(self._house.database.add_if_new(company).values(**row))
            await connection.execute(update(company).where(*here).values(is_muted=is_muted))
        await self._tell(live)
        return is_muted

    async def heard(self, live: Live, person: str | None) -> dict[str, Any]:
        """The latest words at a table, and whether a viewer may add to them."""
        rows, silent = await self._said.of(live.id, lambda: self._read(live.id))
        is_owner = person is not None and person == live.owner
        lines = [
            {"id": row.id, "name": row.name, "text": row.text, "at": row.at, "role": _role(row.seat)}
            | {"seat": row.seat if row.seat != NOBODY else None}
            | {"may_mute": is_owner and row.person != person, "is_muted": is_owner and row.person in silent}
            for row in reversed(rows)
        ]
        return {"chat": lines, "may_chat": person is not None and person not in silent}

    async def _read(self, table: str) -> tuple[list[Any], set[str]]:
        here = {"here": table}
        async with self._house.database.glance() as connection:
            rows = list(await connection.execute(_SAID, here))
            return rows, set((await connection.execute(_MUTED, here)).scalars())

    async def _tell(self, live: Live) -> None:
        await self._house.news.tell(live.id, live.item(_KIND))


def _role(seat: int | None) -> str:
    """As what somebody spoke; of older words it is not known."""
    if seat is None:
        return ""
    return "spectator" if seat == NOBODY else "seat"
