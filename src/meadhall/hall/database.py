"""The connection to the database: SQLite for the processes of one hall, PostgreSQL for several halls."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, Table, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from meadhall.hall.alone import AloneEngine
from meadhall.hall.schema import meta, migrate
from meadhall.hall.settings import database_file
from meadhall.hall.tally import Mark, Tally
from meadhall.hall.writing import SharedTurn, Turn

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_PATIENCE: Final = 10.0
"""Seconds after which what is asked of a PostgreSQL has failed."""
_OWN_PATIENCE: Final = 30.0
"""The same for a file of our own, which cannot hang, but be slow."""
ALONE: Final = "sqlite+alone"
"""How the address of a file begins that only this process uses, and only one thread of it: as there is in a browser."""
_AT_ONCE: Final = ("busy_timeout=0", "wal_autocheckpoint=0")
"""With what a connection never waits for anybody, nor for the disk."""
_AHEAD: Final = 200
"""How much is written ahead before it is carried over into the file: some 4 MB."""
_STARTING: Final = 74623
"""The number of the lock that nodes take to update the tables one after the other."""


T = TypeVar("T")


Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""What is put into a statement: once, or for each of several rows."""


class Written(NamedTuple):
    """Where the tally of a table stood before something was written, and where it stands now."""

    before: Mark | None
    after: Mark | None


class Reading(Protocol):
    """What rows are found with."""

    async def execute(self, statement: Executable, parameters: Values | None = None, /) -> CursorResult[Any]:
        """The rows that a question asks for."""


class Writing(Reading, Protocol):
    """What rows are found and changed with."""

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Do something that asks only the database."""


class _Near:
    """The file itself: rows are found at once, and what belongs together is written at once where nobody is in the way.

    Its connections are kept, since to open one takes longer than to find a row. What may take longer is left to a
    thread: to wait for somebody who writes into the file and is none of us, and to carry over into it what was
    written ahead, for which the disk is waited for.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._reader: Connection | None = None
        self._writer: Connection | None = None
        self._written = 0
        self._patient: Final = ThreadPoolExecutor(1, "patient")

    async def execute(self, statement: Executable, parameters: Values | None = None, /) -> CursorResult[Any]:
        """The rows, all of which must be fetched before something else is waited for."""
        if self._reader is None:
            self._reader = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._reader.execute(statement, parameters)

    def let_go(self) -> None:
        """Read with another connection from now on."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()

    def writes_at_once(self, work: Callable[[Connection], None]) -> bool:
        """Do something in a transaction, wholly or not at all; false if the file is locked, and nothing was done."""
        if self._writer is None:
            self._writer = self._engine.connect()
            for pragma in _AT_ONCE:
                self._writer.exec_driver_sql(f"PRAGMA {pragma}")
            self._writer.commit()
        try:
            with self._writer.begin():
                work(self._writer)
        except BaseException as error:
            writer, self._writer = self._writer, None
            writer.invalidate()
            writer.close()
            if isinstance(error, OperationalError) and _is_locked(error):
                return False
            raise
        self._written += 1
        if self._written % _AHEAD == 0:
            self._patient.submit(self._carry_over)
        return True

    def _carry_over(self) -> None:
        with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do the same, and wait for whoever has locked the file."""
        await asyncio.get_running_loop().run_in_executor(self._patient, self._write, work)

    def _write(self, work: Callable[[Connection], None]) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def dispose(self) -> None:
        """Close all connections."""
        self.let_go()
        self._patient.shutdown()
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()


class Database:
    """Connections to read with, and transactions to write in."""

    def __init__(
        self, engine: AsyncEngine | AloneEngine, near: _Near | None = None, siblings: Path | None = None
    ) -> None:
        self.engine: Final = engine
        self._near: Final = near
        """The same file, read without the way to another thread and back, which takes longer than to find a row."""
        self.is_server: Final = engine.dialect.name == "postgresql"
        """Whether it serves several nodes, and carries their news."""
        self.is_shared: Final = self.is_server or siblings is not None
        """Whether others may write too: other nodes, or other processes into the same file."""
        self._patience: Final = _PATIENCE if self.is_server else _OWN_PATIENCE
        # SQLite has one writer; those who wait here in turn never find it locked.
        self._turn: Final = SharedTurn(siblings) if siblings is not None else Turn()
        self._tally: Final = None if self.is_server else Tally(siblings)
        """What was written; nobody here knows what other halls write."""

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[Reading]:
        """A connection to read with, for not too long: a database that hangs fails."""
        async with asyncio.timeout(self._patience), self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def glance(self) -> AsyncIterator[Reading]:
        """A connection to find a few rows with, by their keys: nobody else is served until they are found."""
        if self._near is None:
            async with self.connect() as connection:
                yield connection
            return
        try:
            yield self._near
        except SQLAlchemyError:
            self._near.let_go()
            raise

    def mark(self, table: str = "") -> Mark | None:
        """As long as it is the same, nothing was written about a table, or about people; None where nobody can say."""
        return self._tally.mark(table) if self._tally is not None else None

    @contextlib.asynccontextmanager
    async def begin(self, is_long: bool = False, table: str = "") -> AsyncIterator[Writing]:
        """A transaction to write in, about anything or one table; not for too long either, unless it is said to be."""
        turn = contextlib.nullcontext() if self.is_server else self._turn
        async with asyncio.timeout(None if is_long else self._patience), turn:
            try:
                async with self.engine.begin() as connection:
                    yield connection
            finally:
                self._cut(table)

    def _cut(self, table: str) -> None:
        if self._tally is not None:
            self._tally.cut(table)

    async def write(self, table: str, work: Callable[[Connection], None]) -> Written:
        """Do something at a table that asks only the database, in a transaction of its own."""
        if self._near is None:
            async with self.begin(table=table) as connection:
                await connection.run_sync(work)
            return Written(None, None)
        with self._turn.at_once() as is_mine:
            if is_mine and self._near.writes_at_once(work):
                return self._written(table)
        async with asyncio.timeout(self._patience):
            # Nobody else writes before the thread is done with it, whether somebody still waits for that or not.
            return await asyncio.shield(self._in_turn(self._near, table, work))

    async def _in_turn(self, near: _Near, table: str, work: Callable[[Connection], None]) -> Written:
        async with self._turn:
            await near.write(work)
            return self._written(table)

    def _written(self, table: str) -> Written:
        """Note what was written in this turn."""
        before = self.mark(table)
        self._cut(table)
        return Written(before, self.mark(table))

    def add_if_new(self, table: Table) -> Any:
        """An insert that leaves a row alone which is there already."""
        if self.is_server:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    def add_or_replace(self, table: Table) -> Any:
        """An insert that takes the place of the row with the same key."""
        made = postgresql.insert(table) if self.is_server else sqlite.insert(table)
        values = {each.name: made.excluded[each.name] for each in table.columns if not each.primary_key}
        return made.on_conflict_do_update(index_elements=[*table.primary_key], set_=values)

    async def secret(self) -> str:
        """A word that only the nodes of this hall know, made once."""
        async with self.begin() as connection:
            await connection.execute(self.add_if_new(meta).values(name="secret", value=secrets.token_urlsafe(32)))
            found = await connection.execute(select(meta.c.value).where(meta.c.name == "secret"))
            return str(found.scalar_one())

    async def prepare(self) -> None:
        """Create or update the tables; nodes that start together take turns."""
        async with self.begin(is_long=True) as connection:
            if self.is_server:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_STARTING})"))
            await connection.run_sync(migrate)

    async def dispose(self) -> None:
        """Close all connections."""
        if self._near is not None:
            self._near.dispose()
        await self.engine.dispose()
        self._turn.close()
        if self._tally is not None:
            self._tally.close()


def _is_locked(error: OperationalError) -> bool:
    """Whether somebody else writes into the file just now."""
    return getattr(error.orig, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def create_database(url: str, has_siblings: bool = False) -> Database:
    """The database at an address; SQLite writes ahead and waits for others, also for processes of the same hall.

    Parameters are kept out of error messages, since those of a record tell what is hidden at a table.
    """
    if url.startswith(ALONE):
        engine_alone = create_engine(url.replace(ALONE, "sqlite", 1), hide_parameters=True)
        event.listen(engine_alone, "connect", _prepare_alone)
        return Database(AloneEngine(engine_alone))
    from sqlalchemy.ext.asyncio import create_async_engine  # here, since it needs what there is not everywhere

    if not url.startswith("sqlite"):
        return Database(
            create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        )
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    file = database_file(url)
    if file is None:
        return Database(engine)
    near = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    event.listen(near, "connect", _prepare)
    return Database(engine, _Near(near), file if has_siblings else None)


def _prepare(connection: Any, _record: Any) -> None:
    _set(connection, "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000")


def _prepare_alone(connection: Any, _record: Any) -> None:
    """Files there are memory, which cannot be shared as writing ahead needs, and need not be waited for."""
    _set(connection, "journal_mode=MEMORY", "synchronous=OFF", "foreign_keys=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    # What is no text any more is read all the same, with a sign in place of what is damaged.
    getattr(connection, "driver_connection", connection).text_factory = _text


__all__ = ["Database", "IntegrityError", "create_database"]
