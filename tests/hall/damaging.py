"""Ways in which what the database holds of a table can be damaged, on SQLite and on PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text

from meadhall.hall.database import Writing, create_database
from meadhall.hall.live import Live
from tests.hall.inside import Inside

_TABLE: Final = "UPDATE tables SET {} WHERE id = :id"
_SEAT: Final = 'UPDATE seats SET {} WHERE "table" = :id AND seat = 1'
_RECORD: Final = 'UPDATE records SET {} WHERE "table" = :id AND n = 2'

EVERYWHERE: Final = {
    "unknown game": _TABLE.format("game = 'chess'"),
    "no game": _TABLE.format("game = NULL"),
    "no version": _TABLE.format("version = NULL"),
    "no options": _TABLE.format("options = NULL"),
    "options that are a list": _TABLE.format("options = '[1]'"),
    "options that are not the game's": _TABLE.format("""options = '{"wind": true}'"""),
    "options with half a sign": _TABLE.format("""options = '{"\\ud800": "\\udfff"}'"""),
    "too many players": _TABLE.format("players = 3"),
    "no players": _TABLE.format("players = 0"),
    "players beyond measure": _TABLE.format("players = 2000000000"),
    "dice that are no object": _TABLE.format("dice = '[]'"),
    "dice that are cut off": _TABLE.format("""dice = '{"secret'"""),
    "dice without a secret": _TABLE.format("dice = '{}'"),
    "dice with a secret that is none": _TABLE.format("""dice = '{"secret": "zz"}'"""),
    "a position that is none": _TABLE.format("position = '{}'"),
    "a position that is cut off": _TABLE.format("""position = '{"game'"""),
    "a lesson that is none": _TABLE.format("lesson = 'chess'"),
    "no time": _TABLE.format("updated = NULL"),
    "a seat that is missing": 'DELETE FROM seats WHERE "table" = :id AND seat = 0',
    "no seats": 'DELETE FROM seats WHERE "table" = :id',
    "a seat of another kind": _SEAT.format("kind = 'ghost'"),
    "a seat without a name": _SEAT.format("name = NULL"),
    "a seat that is far away": _SEAT.format("seat = 7"),
    "a record that is missing": 'DELETE FROM records WHERE "table" = :id AND n = 1',
    "no first record": 'DELETE FROM records WHERE "table" = :id AND n = 0',
    "a record that keeps too much": _RECORD.format("kept = 100000"),
    "a record that keeps less than nothing": _RECORD.format("kept = -1"),
    "a record of nonsense": _RECORD.format("lines = 'nonsense'"),
    "a record of nobody": _RECORD.format("lines = '99 pass'"),
    "a record that cannot be chosen": _RECORD.format("lines = '0 fly_to_the_moon'"),
    "a record without lines": _RECORD.format("lines = NULL"),
    "a record that keeps nobody knows what": _RECORD.format("kept = NULL"),
}
ON_SQLITE: Final = {
    "options that are cut off": _TABLE.format("""options = '{"wind'"""),
    "players in words": _TABLE.format("players = 'two'"),
    "a time in words": _TABLE.format("updated = 'yesterday'"),
    "a seat whose name is bytes": _SEAT.format("name = x'ff00'"),
    "a record that is no text": _RECORD.format("lines = CAST(x'30c32820ff' AS TEXT)"),
    "a record of numbers": _RECORD.format("lines = 7"),
    "options nested too deeply": _TABLE.format(f"options = '{'[' * 5000}{']' * 5000}'"),
}


async def damage(connection: Writing, table: str, statement: str) -> None:
    """Damage a table."""
    raw = statement.replace(":id", f"'{table}'")
    await connection.run_sync(lambda plain: plain.exec_driver_sql(raw))


async def relax(address: str) -> None:
    """A database that keeps what no sound one would: what must not be empty may be, and nothing refers to anything."""
    database = create_database(address)
    await database.prepare()
    async with database.begin() as connection:
        if not database.is_server:
            await connection.execute(text("PRAGMA writable_schema = ON"))
            loose = "replace(replace(sql, ' NOT NULL', ''), 'FOREIGN KEY', 'CHECK (1) --')"
            await connection.execute(text(f"UPDATE sqlite_master SET sql = {loose} WHERE type = 'table'"))  # noqa: S608
        else:
            columns = {
                "tables": ("game", "version", "options", "updated"),
                "seats": ("name",),
                "records": ("lines", "kept"),
            }
            for table, names in columns.items():
                for name in names:
                    await connection.execute(text(f"ALTER TABLE {table} ALTER COLUMN {name} DROP NOT NULL"))
    await database.dispose()


async def played(hall: Inside, live: Live, choices: int = 3) -> Live:
    """The table after some choices."""
    for _ in range(choices):
        match = live.begun()
        person = live.seats[match.seats[0]].person
        assert person is not None
        await hall.house._choose(live, person, match.seats[0], match.options(match.seats[0])[0], live.n)
    return live
