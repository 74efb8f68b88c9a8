"""A first start or an upgrade that is killed anywhere is taken up by the next start."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.hall.database import Database, create_database
from meadhall.hall.schema import VERSION, meta, metadata
from meadhall.hall.settings import database_url
from tests.hall.postgres import postgres

NEWER_COLUMNS = [
    ("tables", "dice"),
    ("seats", "share"),
    ("tables", "absence"),
    ("seats", "resigned"),
    ("votes", "at"),
    ("people", "folded"),
    ("seats", "passes"),
    ("tables", "lesson"),
    ("tables", "position"),
]
"""Those that a database of the second version does not have, and some that came later."""
NEWER_TABLES = ["closings", "company", "learnt", "puzzled", "puzzle_days", "puzzle_ratings"]
NEWER_INDEXES = ["ix_seats_person", "tables_by_status"]


class _Killed(BaseException):
    """The process ends here; its connection is gone, and with it the transaction."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of an empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('migrations') / 'hall.sqlite'}"
        return
    with postgres() as url:
        yield database_url(url)


async def _emptied(address: str) -> None:
    """Nothing is left of an earlier try."""
    database = create_database(address)
    async with database.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(text(f"DROP TABLE IF EXISTS {table.name}"))
    await database.dispose()


async def _made_older(address: str) -> None:
    """A database of the second version."""
    database = create_database(address)
    await database.prepare()
    async with database.begin() as connection:
        for table, column in NEWER_COLUMNS:
            await connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        for table in NEWER_TABLES:
            await connection.execute(text(f"DROP TABLE {table}"))
        for index in NEWER_INDEXES:
            await connection.execute(text(f"DROP INDEX {index}"))
        await connection.execute(meta.update().where(meta.c.name == "version").values(value="2"))
    await database.dispose()


async def _killed_at(address: str, number: int) -> bool:
    """Start, and end before the statement of that number; False if there are not so many."""
    database = create_database(address)
    left = number

    assert isinstance(database.engine, AsyncEngine)

    @event.listens_for(database.engine.sync_engine, "before_cursor_execute")
    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Killed

    try:
        await database.prepare()
    except _Killed:
        return True
    finally:
        await database.dispose()
    return False


async def _is_whole(database: Database) -> bool:
    """Whether every table has every column and every index, and the version is told once."""
    async with database.begin() as connection:
        indexes = await connection.run_sync(
            lambda each: {
                index["name"] for table in metadata.sorted_tables for index in inspect(each).get_indexes(table.name)
            }
        )
        columns = await connection.run_sync(
            lambda each: {
                table.name: {column["name"] for column in inspect(each).get_columns(table.name)}
                for table in metadata.sorted_tables
            }
        )
        versions = list((await connection.execute(select(meta.c.value).where(meta.c.name == "version"))).scalars())
    wanted = {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
    wanted_indexes = {index.name for table in metadata.sorted_tables for index in table.indexes}
    return columns == wanted and indexes >= wanted_indexes and versions == [str(VERSION)]


@pytest.mark.parametrize("is_older", [False, True], ids=["first start", "upgrade"])
def test_a_start_that_was_killed_at_any_statement_is_taken_up_by_the_next(address: str, is_older: bool) -> None:
    async def play() -> int:
        number = 0
        while True:
            await _emptied(address)
            if is_older:
                await _made_older(address)
            was_killed = await _killed_at(address, number)
            database = create_database(address)
            await database.prepare()
            assert await _is_whole(database), number
            await database.dispose()
            if not was_killed:
                return number
            number += 1

    assert asyncio.run(play()) > 5


def test_an_upgrade_keeps_what_there_was(tmp_path: Path) -> None:
    async def play() -> None:
        address = f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}"
        await _made_older(address)
        database = create_database(address)
        async with database.begin() as connection:
            await connection.execute(meta.insert().values(name="secret", value="kept"))
        await database.prepare()
        async with database.connect() as connection:
            kept = (await connection.execute(select(meta.c.value).where(meta.c.name == "secret"))).scalar_one()
        assert (kept, await _is_whole(database)) == ("kept", True)
        await database.dispose()

    asyncio.run(play())
