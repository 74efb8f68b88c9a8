"""`meadhall doctor`: says what is wrong with a database, and mends it or sets it aside if told to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from meadhall.cli.app import app
from meadhall.hall.database import create_database
from meadhall.hall.doctor import examined
from meadhall.hall.doctor_rows import Finding
from meadhall.hall.doorplate import opened_at
from meadhall.hall.driving import Driver
from meadhall.hall.live import BOT, HUMAN, Seat
from meadhall.hall.schema import VERSION, metadata, tables
from meadhall.hall.settings import database_url
from meadhall.words import words
from tests.hall.damaging import EVERYWHERE, ON_SQLITE, damage, played, relax
from tests.hall.inside import inside
from tests.hall.postgres import postgres
from tests.hall.support import code


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a database of either kind that keeps any nonsense."""
    if request.param == "sqlite":
        yield database_url(str(tmp_path_factory.mktemp("doctor") / "hall.db"))
        return
    with postgres() as url:
        yield database_url(url)


async def _found(address: str, mends: bool = False) -> list[Finding]:
    database = create_database(address)
    seen: list[tuple[int, int]] = []
    found = [each async for each in examined(database, mends, lambda done, total: seen.append((done, total)))]
    await database.dispose()
    assert [done for done, _ in seen] == list(range(1, len(seen) + 1))
    for finding in found:
        for language in ("en", "pl"):
            assert words("meadhall.cli", language).say(f"doctor-{finding.what}", **finding.details)
    return found


async def _everything(address: str) -> list[Any]:
    """All rows, to see whether something has changed."""
    database = create_database(address)
    async with database.connect() as connection:
        rows = [
            sorted(map(str, await connection.execute(text(f'SELECT * FROM "{table.name}"'))))  # noqa: S608
            for table in metadata.sorted_tables
        ]
    await database.dispose()
    return rows


def test_damaged_tables_are_named_and_set_aside_and_put_back_when_they_are_whole_again(
    address: str, tmp_path: Path
) -> None:
    ways = EVERYWHERE | (ON_SQLITE if address.startswith("sqlite") else {})
    ways = {way: ways[way] for way in ways if way != "a time in words"}  # which is mended like one that has not come

    async def play() -> None:
        await relax(address)
        async with inside(tmp_path, database=address) as hall:
            person, client = await hall.guest("Ada")
            sound = await played(hall, await hall.table(person, person))
            broken = {way: (await played(hall, await hall.table(person, person))).id for way in ways}
            assert await _found(address) == []
            async with hall.house.database.begin() as connection:
                for way, table in broken.items():
                    await damage(connection, table, ways[way])
            before = await _everything(address)
            found = await _found(address)
            assert {each.details.get("table", each.what) for each in found} == set(broken.values())
            assert not any(each.is_mended for each in found)
            assert await _everything(address) == before
            assert all(each.is_mended for each in await _found(address, mends=True))
            assert await _found(address) == []
            for each in broken.values():
                hall.house.archive.forget(each)
                assert (await client.get(f"/api/tables/{each}")).status_code == 410
            assert [each["id"] for each in (await client.get("/api/tables")).json()["mine"]] == [sound.id]
            # What somebody has put right is found to be sound.
            game = broken["unknown game"]
            async with hall.house.database.begin() as connection:
                await damage(connection, game, "UPDATE tables SET game = 'saga' WHERE id = :id")
            hall.house.archive.forget(game)
            assert code(await client.get(f"/api/tables/{game}")) == (410, "aside")
            assert [each.what for each in await _found(address)] == ["whole-again"]
            assert all(each.is_mended for each in await _found(address, mends=True))
            assert (await client.get(f"/api/tables/{game}")).json()["status"] == "running"
            await client.aclose()

    asyncio.run(play())


MENDED = {
    "state": [
        "UPDATE tables SET status = 'over' WHERE id = :id",
        "UPDATE tables SET status = 'nothing' WHERE id = :id",
        "UPDATE tables SET waiting = '[7]' WHERE id = :id",
        "UPDATE tables SET winners = '[0, 1]' WHERE id = :id",
        "UPDATE tables SET is_bot_due = NOT is_bot_due WHERE id = :id",
    ],
    "rematch": ["UPDATE tables SET rematch = 'nowhere' WHERE id = :id"],
    "level": ["UPDATE seats SET level = 'king' WHERE \"table\" = :id AND kind = 'bot'"],
    "future": ["UPDATE tables SET updated = updated + 86400 WHERE id = :id"],
    "sessions": ["UPDATE sessions SET csrf = ''"],
    "names": ["UPDATE people SET name = ''"],
    "votes": ["INSERT INTO votes (\"table\", seat, person) SELECT :id, 0, id FROM people WHERE name = 'Bo'"],
}


@pytest.mark.parametrize("what", MENDED)
def test_what_can_be_mended_is_mended(address: str, tmp_path: Path, what: str) -> None:
    async def play() -> None:
        # No bot plays while the doctor looks, at tables of earlier tests neither, which a hall that opens goes on with.
        with mock.patch.object(Driver, "drive"):
            await look()

    async def look() -> None:
        async with inside(tmp_path, database=address) as hall:
            person, _ = await hall.guest("Ada")
            await hall.guest("Bo")
            places = [Seat(HUMAN, person.id, "Ada", ""), Seat(BOT, None, "Karl", "karl")]
            table = await hall.opening.open_table(person, "saga", {}, places, True)
            await _found(address, mends=True)
            for statement in MENDED[what]:
                async with hall.house.database.begin() as connection:
                    await damage(connection, table, statement)
                assert {(each.what, each.is_mended) for each in await _found(address)} == {(what, False)}, statement
                assert {(each.what, each.is_mended) for each in await _found(address, mends=True)} == {(what, True)}
                assert await _found(address) == []
                async with hall.house.database.connect() as connection:
                    status = await connection.execute(select(tables.c.status).where(tables.c.id == table))
                assert status.scalar_one() == "running"

    asyncio.run(play())


# The command


def _doctor(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["doctor", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def _hall_at(folder: Path) -> tuple[Path, str]:
    """A database with a table in it."""

    async def play() -> str:
        async with inside(folder) as hall:
            person, _ = await hall.guest("Ada")
            return (await played(hall, await hall.table(person, person))).id

    return folder / "inside.db", asyncio.run(play())


def test_the_command_says_what_is_wrong_in_sentences_and_by_its_exit_code(tmp_path: Path) -> None:
    file, table = _hall_at(tmp_path)
    assert _doctor("--database", str(file), "--lang", "en") == (0, "Everything is sound.\n")
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM records WHERE n = 1")
    connection.close()
    exit_code, output = _doctor("--database", str(file), "--lang", "en")
    assert exit_code == 1
    assert output.startswith(f"✗ Table {table} (saga) lacks record 1.\nOne thing is wrong. Make a backup;")
    exit_code, output = _doctor("--database", str(file), "--lang", "pl")
    assert (exit_code, output.splitlines()[0]) == (1, f"✗ Przy stole {table} (saga) brakuje zapisu 1.")
    exit_code, output = _doctor("--database", str(file), "--repair", "--lang", "en")
    assert (exit_code, output.splitlines()[1]) == (0, "One thing was wrong, and is mended or set aside.")
    assert _doctor("--database", str(file), "--lang", "en") == (0, "Everything is sound.\n")


def test_a_hall_that_is_open_is_looked_at_but_not_mended(tmp_path: Path) -> None:
    file, _ = _hall_at(tmp_path)
    with opened_at(database_url(str(file)), "http://127.0.0.1:8000/"):
        assert _doctor("--database", str(file))[0] == 0
        exit_code, output = _doctor("--database", str(file), "--repair", "--lang", "en")
        assert exit_code == 2
        assert "http://127.0.0.1:8000/" in output


def test_what_is_no_database_of_a_hall_or_of_another_version_gets_a_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert _doctor("--database", str(missing), "--lang", "en") == (2, f"There is no database {missing}.\n")
    assert not missing.exists()
    sqlite3.connect(tmp_path / "empty.db").executescript("CREATE TABLE birds (name TEXT);").close()
    exit_code, output = _doctor("--database", str(tmp_path / "empty.db"), "--lang", "en")
    assert (exit_code, "not the database of a hall" in output) == (1, True)
    file, _ = _hall_at(tmp_path)
    for version, word in ((VERSION + 1, "Install a newer program"), (VERSION - 1, "The next start upgrades it")):
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE meta SET value = ? WHERE name = 'version'", (str(version),))
        connection.close()
        exit_code, output = _doctor("--database", str(file), "--lang", "en")
        assert (exit_code, word in output) == (1, True), output
    assert _doctor("--database", str(file), "--repair")[0] == 0
    assert _doctor("--database", str(file))[0] == 0


def test_a_broken_file_is_told_of(tmp_path: Path) -> None:
    file, _ = _hall_at(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'records'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(content)
    exit_code, output = _doctor("--database", str(file), "--lang", "en")
    assert exit_code == 1, output
    assert "The file itself is broken" in output
    assert "lies where the file is broken" in output
