"""The database where there is one process and one thread, as in a browser: SQLite, asked directly.

It stands in for SQLAlchemy's asynchronous engine, whose ways between threads need what WebAssembly does not have.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable

T = TypeVar("T")


class _AloneConnection:
    """A connection whose answers are there at once, and are awaited all the same."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[Any]:
        """The rows that a question asks for."""
        return self._connection.execute(statement, parameters)

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Do something that asks only the database."""
        return work(self._connection)


class AloneEngine:
    """Connections to a file that nobody else uses."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self._engine.dialect

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[_AloneConnection]:
        """A connection to read with."""
        with self._engine.connect() as connection:
            yield _AloneConnection(connection)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[_AloneConnection]:
        """A transaction to write in."""
        with self._engine.begin() as connection:
            yield _AloneConnection(connection)

    async def dispose(self) -> None:
        """Close all connections."""
        self._engine.dispose()
