"""The connection to the database: SQLite for the processes of one hall, PostgreSQL for several halls."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, Table, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meadhall.hall.alone import AloneEngine
from meadhall.hall.schema import meta, migrate
from meadhall.hall.settings import database_file
from meadhall.hall.writing import SharedTurn, Turn

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_PATIENCE: Final = 10.0
"""Seconds after which what is asked of a PostgreSQL has failed."""
_OWN_PATIENCE: Final = 30.0
"""The same for a file of our own, which cannot hang, but be slow."""
ALONE: Final = "sqlite+alone"
"""How the address of a file begins that only this process uses, and only one thread of it: as there is in a browser."""
_STARTING: Final = 74623
"""The number of the lock that nodes take to update the tables one after the other."""


T = TypeVar("T")


Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""What is put into a statement: once, or for each of several rows."""


class Reading(Protocol):
    """What rows are found with."""

    async def execute(self, statement: Executable, parameters: Values | None = None, /) -> CursorResult[Any]:
        """The rows that a question asks for."""


class Writing(Reading, Protocol):
    """What rows are found and changed with."""

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Do something that asks only the database."""


class _Near:
    """The file itself: rows are found at once, and what belongs together is written on one way to a thread and back.

    Its connections are kept, since to open one takes longer than to find a row.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._reader: Connection | None = None
        self._writing: Final = ThreadPoolExecutor(1, "writing")
        self._writer: Connection | None = None

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

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, wholly or not at all."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writer is None:
            self._writer = self._engine.connect()
        try:
            with self._writer.begin():
                return work(self._writer)
        except BaseException:
            writer, self._writer = self._writer, None
            writer.close()
            raise

    def dispose(self) -> None:
        """Close all connections."""
        self.let_go()
        self._writing.submit(self._stop_writing)
        self._writing.shutdown()
        self._engine.dispose()

    def _stop_writing(self) -> None:
        if self._writer is not None:
            self._writer.close()


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

    @contextlib.asynccontextmanager
    async def begin(self, is_long: bool = False) -> AsyncIterator[Writing]:
        """A transaction to write in, for not too long either, unless it is said to be."""
        turn = contextlib.nullcontext() if self.is_server else self._turn
        async with asyncio.timeout(None if is_long else self._patience), turn, self.engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that asks only the database in a transaction of its own; in a file it takes one way only."""
        if self._near is None:
            async with self.begin() as connection:
                return await connection.run_sync(work)
        async with asyncio.timeout(self._patience):
            # Nobody else writes before the thread is done with it, whether somebody still waits for that or not.
            return await asyncio.shield(self._in_turn(self._near, work))

    async def _in_turn(self, near: _Near, work: Callable[[Connection], T]) -> T:
        async with self._turn:
            return await near.write(work)

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
