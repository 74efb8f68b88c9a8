"""What the doctor finds beside the tables: people, sessions, votes, and rows that belong to nothing."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Column, Table, and_, delete, func, or_, select, update

from meadhall.hall.clocks import SKEW, set_right
from meadhall.hall.database import Database, Writing
from meadhall.hall.errors import Refusal
from meadhall.hall.people import clean_name
from meadhall.hall.schema import chat, metadata, people, seats, sessions, tables, votes
from meadhall.hall.soundness import Damage, reading

_NAMELESS: Final = "Guest"
"""Who is called something that is no name."""


Details = dict[str, int | str]


@dataclass(frozen=True)
class Finding:
    """Something that is wrong; the text `doctor-<what>` says it."""

    what: str
    is_mended: bool = False
    details: Details = field(default_factory=dict)


Findings = AsyncIterator[Finding]


async def rows_examined(database: Database, mends: bool) -> Findings:
    """What is wrong with everything but the tables themselves."""
    for part in (_orphans, _people, _sessions, _votes, _words, _times):
        with contextlib.suppress(Damage), reading():  # a broken file has been told of
            async for finding in part(database, mends):
                yield finding


async def _orphans(database: Database, mends: bool) -> Findings:
    """Whatever refers to something refers to something that is there."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            for key in column.foreign_keys:
                there = select(key.column).where(key.column == column).exists()
                where = and_(column.is_not(None), ~there)
                if column.nullable:
                    cure: Any = update(table).where(where).values({column.name: None})
                else:
                    cure = delete(table).where(where)
                count = await _treated(database, mends, table, where, cure)
                if count:
                    details: Details = {"rows": count, "where": table.name, "column": column.name}
                    yield Finding("orphans", mends, details)


async def _treated(database: Database, mends: bool, table: Table, where: Any, cure: Any) -> int:
    """How many rows something is wrong with; it is mended, if it is to be."""
    async with database.begin(is_long=True) as connection:
        count = int((await connection.execute(select(func.count()).select_from(table).where(where))).scalar_one())
        if count and mends:
            await connection.execute(cure)
    return count


async def _people(database: Database, mends: bool) -> Findings:
    """Everybody has a name that can be shown."""
    async with database.begin(is_long=True) as connection:
        found = await connection.execute(select(people.c.id, people.c.name))
        nameless = [row.id for row in found if not _is_name(row.name)]
        if mends:
            await _each(connection, nameless, lambda few: update(people).where(few).values(name=_NAMELESS), people.c.id)
    if nameless:
        yield Finding("names", mends, {"rows": len(nameless), "name": _NAMELESS})


def _is_name(name: Any) -> bool:
    try:
        return isinstance(name, str) and bool(clean_name(name))
    except Refusal:
        return False


async def _sessions(database: Database, mends: bool) -> Findings:
    """A session has its word against forgery, and a beginning."""
    async with database.begin(is_long=True) as connection:
        found = await connection.execute(select(sessions.c.key, sessions.c.csrf, sessions.c.created))
        broken = [
            row.key
            for row in found
            if not (isinstance(row.csrf, str) and row.csrf) or not isinstance(row.created, int | float)
        ]
        if mends:
            await _each(connection, broken, lambda few: delete(sessions).where(few), sessions.c.key)
    if broken:
        yield Finding("sessions", mends, {"rows": len(broken)})


async def _each(connection: Writing, keys: Sequence[Any], cure: Any, column: Column[Any]) -> None:
    """Do something to rows, a few at a time."""
    for start in range(0, len(keys), 200):
        await connection.execute(cure(column.in_(keys[start : start + 200])))


async def _votes(database: Database, mends: bool) -> Findings:
    """Whoever has agreed on something at a table sits there."""
    sits = select(seats.c.seat).where(seats.c.table == votes.c.table, seats.c.person == votes.c.person).exists()
    count = await _treated(database, mends, votes, ~sits, delete(votes).where(~sits))
    if count:
        yield Finding("votes", mends, {"rows": count})


async def _words(database: Database, mends: bool) -> Findings:
    """What was said can be read."""
    where = or_(chat.c.text.is_(None), chat.c.name.is_(None), chat.c.at.is_(None))
    count = await _treated(database, mends, chat, where, delete(chat).where(where))
    if count:
        yield Finding("words", mends, {"rows": count})


async def _times(database: Database, mends: bool) -> Findings:
    """Nothing has happened in the future."""
    count, now = 0, time.time()
    async with database.engine.connect() as connection:
        for column in (tables.c.updated, sessions.c.created):
            question = select(func.count()).select_from(column.table).where(column > now + SKEW)
            count += int((await connection.execute(question)).scalar_one())
    if count and mends:
        await set_right(database)
    if count:
        yield Finding("future", mends, {"rows": count})
