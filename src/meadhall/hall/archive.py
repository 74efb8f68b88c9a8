"""The archive: tables in memory as their records in the database tell them, never ahead of it."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match
from meadhall.hall.database import Database, IntegrityError
from meadhall.hall.errors import Refusal, not_found, stale
from meadhall.hall.live import BOT, OVER, RUNNING, Live, Seat, find_game, lines_of, take_in
from meadhall.hall.schema import records, seats, tables, votes

_log = structlog.get_logger()
_CACHED: Final = 2000
_LONG: Final = 1.0
"""Seconds without a choice before which nobody can have voted on anybody's absence."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{10}")


class Archive:
    """All tables; those that were used lately are kept in memory."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    async def live(self, table: str) -> Live:
        """The table, up to date with the database."""
        known = self._lives.get(table)
        if known is None:
            known = self._lives.setdefault(table, await self._load(table))
            while len(self._lives) > _CACHED:
                self._lives.popitem(last=False)
        elif self.database.is_shared:
            await self._catch_up(known)
        if table in self._lives:
            self._lives.move_to_end(table)
        return known

    def forget(self, table: str) -> None:
        """Look into the database when the table is next asked for."""
        self._lives.pop(table, None)

    async def _load(self, table: str) -> Live:
        if not _ID.fullmatch(table):
            raise not_found()
        async with self.database.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                raise not_found()
            game = find_game(row.game)
            if row.version != game.version:
                raise Refusal(410, "outdated")
            live = Live(
                id=row.id,
                game=game,
                options=row.options,
                players=row.players,
                seed=int(row.seed),
                owner=row.owner,
                is_public=row.is_public,
                rematch=row.rematch,
                updated=row.updated,
                seats=await self._seats(connection, table),
                hints=row.hints,
            )
            self._take_in(live, await self._records(connection, table, 0))
        return live

    def _take_in(self, live: Live, rows: list[Any]) -> None:
        try:
            take_in(live, rows)
        except MeadhallError as error:
            _log.warning("a table cannot be played any more", table=live.id, why=str(error))
            self.forget(live.id)
            raise Refusal(410, "outdated") from error

    async def _catch_up(self, live: Live) -> None:
        """Take in what other nodes have done; who had to wait for somebody who looked later needs not look again."""
        asked = time.monotonic()
        async with live.lock:
            if live.looked <= asked:
                looking = time.monotonic()
                await self._refresh(live)
                live.looked = looking

    async def _refresh(self, live: Live) -> None:
        async with self.database.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == live.id))).one()
            found = await self._seats(connection, live.id)
            rows = await self._records(connection, live.id, live.n)
        live.rematch, live.updated, live.seats = row.rematch, row.updated, found
        self._take_in(live, rows)

    async def refresh(self, live: Live) -> None:
        """Take in what other nodes have done, for somebody who holds the table's lock."""
        if self.database.is_shared:
            await self._refresh(live)

    async def _seats(self, connection: AsyncConnection, table: str) -> list[Seat]:
        question = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        return [Seat(row.kind, row.person, row.name, row.level) for row in await connection.execute(question)]

    async def _records(self, connection: AsyncConnection, table: str, since: int) -> list[Any]:
        question = select(records).where(records.c.table == table, records.c.n >= since).order_by(records.c.n)
        return list(await connection.execute(question))

    async def append(self, live: Live, match: Match, seat: int, kept: int) -> None:
        """Append what a match has that went on from the table's, and make it the table's.

        Whoever calls holds the table's lock. If another node was faster, or the database fails, the table in memory
        stays as it was, and is looked up anew for the next who asks.
        """
        n, now = live.n, time.time()
        record = {"table": live.id, "n": n, "seat": seat, "kept": kept, "lines": lines_of(match, kept), "at": now}
        try:
            async with self.database.begin() as connection:
                await connection.execute(insert(records).values(**record))
                await connection.execute(update(tables).where(tables.c.id == live.id).values(_state(live, match, now)))
                if now > live.updated + _LONG:
                    # Whoever comes back is no longer absent, whatever the others had agreed on.
                    await connection.execute(delete(votes).where(votes.c.table == live.id, votes.c.seat == seat))
        except IntegrityError as error:
            self.forget(live.id)
            raise stale() from error
        except BaseException:
            self.forget(live.id)
            raise
        live.note(n, live.match is not None and kept < len(live.match.entries))
        live.match, live.updated = match, now


def _state(live: Live, match: Match, now: float) -> dict[str, Any]:
    """What the row of a table says of its match, for lists and for the search for bots that should move."""
    return {
        "status": OVER if match.over else RUNNING,
        "is_bot_due": any(live.seats[seat].kind == BOT for seat in match.seats),
        "waiting": match.seats,
        "winners": match.winners,
        "updated": now,
    }
