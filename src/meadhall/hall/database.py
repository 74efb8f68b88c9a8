"""The connection to the database: SQLite in one process, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.hall.schema import migrate

_STARTING: Final = 74623
"""The number of the lock that nodes take to update the tables one after the other."""


class Database:
    """Connections to read with, and transactions to write in."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.is_shared: Final = engine.dialect.name == "postgresql"
        """Whether other nodes may write too."""
        # SQLite has one writer; those who wait here in turn never find it locked.
        self._turn: Final = asyncio.Lock()

    def connect(self) -> AsyncConnection:
        """A connection to read with."""
        return self.engine.connect()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction to write in."""
        if self.is_shared:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.begin() as connection:
            yield connection

    def add_if_new(self, table: Table) -> Any:
        """An insert that leaves a row alone which is there already."""
        if self.is_shared:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    async def prepare(self) -> None:
        """Create or update the tables; nodes that start together take turns."""
        async with self.begin() as connection:
            if self.is_shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_STARTING})"))
            await connection.run_sync(migrate)

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def create_database(url: str) -> Database:
    """The database at an address; SQLite writes ahead and waits for others.

    Parameters are kept out of error messages, since those of a record tell what is hidden at a table.
    """
    if not url.startswith("sqlite"):
        return Database(
            create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        )
    engine = create_async_engine(url, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return Database(engine)


__all__ = ["Database", "IntegrityError", "create_database"]
