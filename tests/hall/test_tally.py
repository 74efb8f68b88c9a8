"""Nothing is read again that nobody has written, whoever writes; and nobody is held up by who writes into the file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, insert

from meadhall.hall.database import create_database
from meadhall.hall.known import Known
from meadhall.hall.schema import meta
from meadhall.hall.settings import database_url
from meadhall.hall.tally import Tally


def test_a_notch_is_seen_by_all_who_have_the_same_file_and_by_nobody_else(tmp_path: Path) -> None:
    ours, theirs, others = Tally(tmp_path / "hall.db"), Tally(tmp_path / "hall.db"), Tally()
    before = [each.mark("one") for each in (ours, theirs, others)]
    assert before[0] == before[1]
    theirs.cut("one")
    assert ours.mark("one") == theirs.mark("one") != before[0]
    assert ours.mark("two") == before[0]
    assert others.mark("one") == before[2]
    theirs.cut()
    assert ours.mark("two") != before[0]
    for each in (ours, theirs, others):
        each.close()


class Shelf:
    """Something that is written and read, and how often it was read."""

    def __init__(self, is_server: bool = False) -> None:
        self.tally, self.now, self.reads = Tally(), "first", 0
        database: Any = SimpleNamespace(mark=(lambda: None) if is_server else self.tally.mark)
        self.known = Known[str, str](database)

    async def _read(self) -> str:
        self.reads += 1
        return self.now

    def look(self) -> str:
        return asyncio.run(self.known.of("one", self._read))


def test_what_belongs_to_no_table_is_read_again_after_something_else_than_a_choice_was_written() -> None:
    shelf = Shelf()
    assert [shelf.look(), shelf.look()] == ["first", "first"]
    shelf.now = "second"
    shelf.tally.cut("one")
    assert (shelf.look(), shelf.reads) == ("first", 1)
    shelf.tally.cut()
    assert shelf.look() == "second"


def test_where_other_halls_write_everything_is_read_each_time() -> None:
    shelf = Shelf(is_server=True)
    assert [shelf.look(), shelf.look()] == ["first", "first"]
    assert shelf.reads == 2


def test_what_was_written_while_something_is_read_is_read_next_time() -> None:
    shelf = Shelf()

    async def overtaken() -> str:
        shelf.tally.cut()
        return "first"

    assert asyncio.run(shelf.known.of("one", overtaken)) == "first"
    shelf.now = "second"
    assert shelf.look() == "second"


def test_a_file_that_somebody_else_has_locked_is_waited_for_and_holds_nobody_up(tmp_path: Path) -> None:
    async def write() -> None:
        database = create_database(database_url(str(tmp_path / "hall.db")))
        await database.prepare()

        def work(connection: Connection) -> None:
            connection.execute(insert(meta).values(name="said", value="once"))

        other = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        before = database.mark("one")
        writing = asyncio.create_task(database.write("one", work))
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not writing.done()
        assert database.mark("one") == before
        other.execute("COMMIT")
        assert (await writing).after == database.mark("one") != before
        assert other.execute("SELECT value FROM meta WHERE name = 'said'").fetchall() == [("once",)]
        other.close()
        await database.dispose()

    asyncio.run(write())
