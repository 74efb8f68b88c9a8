"""The doctor: looks at everything that a database holds, says what is wrong with it, and mends what can be mended."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Text, cast, inspect, null, select, text, update
from sqlalchemy.exc import DatabaseError

from meadhall.bots import NAMED_LEVELS
from meadhall.hall.archive import Archive, state_of
from meadhall.hall.database import Database
from meadhall.hall.doctor_rows import Details, Finding, Findings, rows_examined
from meadhall.hall.errors import Refusal
from meadhall.hall.live import ASIDE, BOT, CLOSED, OVER, RUNNING, Live
from meadhall.hall.schema import VERSION, meta, metadata, seats, tables
from meadhall.hall.soundness import Damage, is_id, reading

_TOLD: Final = 5
"""How much of what SQLite says of a broken file is told."""
_LEVEL: Final = "karl"
"""The level that a bot of an unknown one gets."""
_ROW: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.is_bot_due,
    tables.c.rematch,
    tables.c.updated,
    cast(tables.c.waiting, Text).label("waiting"),
    cast(tables.c.winners, Text).label("winners"),
)
"""What the doctor compares with what the records lead to; JSON as it stands, for it may be broken."""


Progress = Callable[[int, int], object]
"""Is told how many tables have been looked at, and how many there are."""


async def examined(database: Database, mends: bool, progress: Progress) -> Findings:
    """Everything that is wrong, as it is found; mended, if it is to be and can be."""
    is_readable = True
    async for finding in _version(database, mends):
        yield finding
        is_readable = is_readable and finding.is_mended
    if not is_readable:
        return
    for part in (_integrity(database, mends), rows_examined(database, mends)):
        async for finding in part:
            yield finding
    async for finding in _Tables(database, mends).examined(progress):
        yield finding


async def _version(database: Database, mends: bool) -> Findings:
    """The database is one of a hall, and of this program's version."""
    async with database.engine.connect() as connection:
        known = await connection.run_sync(
            lambda each: {
                name: {column["name"] for column in inspect(each).get_columns(name)}
                for name in inspect(each).get_table_names()
            }
        )
        version = select(meta.c.value).where(meta.c.name == "version")
        found = (await connection.execute(version)).scalar_one_or_none() if "meta" in known else None
    if found is None:
        yield Finding("no-hall")
    elif not str(found).isdecimal() or int(found) > VERSION:
        yield Finding("newer", details={"found": str(found), "known": VERSION})
    else:
        wanted = {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
        is_short = any(columns - known.get(name, set()) for name, columns in wanted.items())
        if int(found) < VERSION or is_short:
            if mends:
                await database.prepare()
            yield Finding("older", mends, {"found": str(found), "known": VERSION})


async def _integrity(database: Database, mends: bool) -> Findings:
    """The file of an embedded database is whole."""
    if database.is_server:
        return
    faults = await _faults(database)
    if faults and mends:
        with contextlib.suppress(Exception):
            async with database.begin(is_long=True) as connection:
                await connection.execute(text("REINDEX"))
        left = await _faults(database)
    else:
        left = faults
    if faults:
        yield Finding("integrity", mends and not left, {"what": "; ".join(faults[:_TOLD])})


async def _faults(database: Database) -> list[str]:
    try:
        async with database.engine.connect() as connection:
            found = [str(each) for each in (await connection.execute(text("PRAGMA integrity_check"))).scalars()]
    except DatabaseError as error:  # so broken that not even that can be asked
        return [str(error.orig)]
    return [] if found == ["ok"] else found


class _Tables:
    """Looks at table after table."""

    def __init__(self, database: Database, mends: bool) -> None:
        self._database: Final = database
        self._mends: Final = mends
        self._archive: Final = Archive(database)

    async def examined(self, progress: Progress) -> Findings:
        """Every table replays, has its seats, and is listed as what it is."""
        async with self._database.engine.connect() as connection:
            ids = [
                str(each) for each in (await connection.execute(select(tables.c.id).order_by(tables.c.id))).scalars()
            ]
        known = set(ids)
        for done, table in enumerate(ids, 1):
            async for finding in self._table(table, known):
                yield finding
            progress(done, len(ids))

    async def _table(self, table: str, known: set[str]) -> Findings:
        told: Details = {"table": table, "game": "?"}
        try:
            with reading():
                async with self._database.connect() as connection:
                    row = (await connection.execute(select(*_ROW).where(tables.c.id == table))).one_or_none()
        except Damage as damage:
            yield Finding(f"damage-{damage.what}", False, told | damage.details)
            return
        if row is None:
            return
        told["game"] = str(row.game)
        try:
            with reading():
                live = await self._read(table)
        except Damage as damage:
            fault, details = f"damage-{damage.what}", told | damage.details
        except Refusal:
            fault, details = "outdated", told
        else:
            if not live.cannot_begin or live.status == CLOSED:
                async for finding in self._facts(row, live, told, known):
                    yield finding
                return
            fault, details = "cannot-begin", told
        if row.status != ASIDE:
            is_aside = self._mends and await self._change(row, status=ASIDE, is_bot_due=False)
            yield Finding(fault, is_aside, details)

    async def _read(self, table: str) -> Live:
        if not is_id(table):
            raise Damage("id")
        return await self._archive.read(table, even_aside=True)

    async def _facts(self, row: Any, live: Live, told: Details, known: set[str]) -> Findings:
        """What is said of a table that is sound is what its records lead to."""
        right = _right(live)
        wrong = {name: value for name, value in right.items() if _kept(row, name) != value}
        if wrong:
            what = "whole-again" if row.status == ASIDE else "state"
            values = wrong | ({"winners": null()} if wrong.get("winners", 0) is None else {})
            yield Finding(what, await self._mended(row, **values), told | {"names": ", ".join(sorted(wrong))})
        if live.rematch is not None and live.rematch not in known:
            yield Finding("rematch", await self._mended(row, rematch=None), told)
        for n, seat in enumerate(live.seats):
            if seat.kind == BOT and seat.level not in NAMED_LEVELS:
                if self._mends:
                    async with self._database.begin() as connection:
                        where = (seats.c.table == live.id, seats.c.seat == n)
                        await connection.execute(update(seats).where(*where).values(level=_LEVEL))
                yield Finding("level", self._mends, told | {"seat": n + 1, "level": _LEVEL})

    async def _mended(self, row: Any, **values: Any) -> bool:
        return self._mends and await self._change(row, **values)

    async def _change(self, row: Any, **values: Any) -> bool:
        """Change a table's row, unless somebody has played there since."""
        where = [tables.c.id == row.id, tables.c.status == row.status if row.status is not None else text("1 = 1")]
        if isinstance(row.updated, float):
            where.append(tables.c.updated == row.updated)
        async with self._database.begin() as connection:
            done = await connection.execute(update(tables).where(*where).values(**values))
        return bool(done.rowcount == 1)


def _right(live: Live) -> dict[str, Any]:
    """What the row of a table must say, by its records."""
    if live.match is None or live.status not in (RUNNING, OVER):
        return {"status": live.status, "is_bot_due": False}
    right = state_of(live.seats, live.match, live.updated)
    return {name: value for name, value in right.items() if name != "updated"}


def _kept(row: Any, name: str) -> Any:
    """What the row of a table says; of broken JSON nothing that could be right."""
    value = getattr(row, name)
    if name not in ("waiting", "winners") or value is None:
        return value
    try:
        return json.loads(value)
    except (TypeError, ValueError, RecursionError):
        return _BROKEN


_BROKEN: Final = object()
