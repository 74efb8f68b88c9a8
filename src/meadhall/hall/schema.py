"""The tables of the database, and how older databases are brought up to date."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    update,
)

metadata = MetaData()

meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("folded", String(80)),
    Column("puzzle_rating", Float),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("csrf", String(64), nullable=False),
    Column("is_token", Boolean, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("owner", ForeignKey("people.id")),
    Column("status", String(8), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_bot_due", Boolean, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("winners", JSON),
    Column("rematch", String(12)),
    Column("hints", Boolean),
    Column("dice", Text),
    Column("absence", String(20)),
    Column("takeback", Text),
    Column("opened_from", String(32)),
    Column("closing", String(8)),
    Column("looked", Float),
    Column("invitation", Integer),
    Column("lesson", String(60)),
    Column("position", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("share", String(64)),
    Column("asked", Float),
    Column("resigned", Boolean),
    Column("passes", Boolean),
)

records = Table(
    "records",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("is_quiet", Boolean),
)
"""What was done at a table, record by record: keep `kept` entries of the journal, then add `lines`.

A choice keeps all and adds its own entry and those of chance that follow; an undo keeps fewer and adds none; what
happens to a seat keeps all and adds none, and the row of `events` with the same `n` says what it was. A quiet record is
a part of what its seat commits itself to, and nobody else is told of it. The primary key is the lock: of two who append
record n, one fails and has to look again.
"""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
)
"""What was said, from a seat or by a spectator (-2); older words do not say which."""

votes = Table(
    "votes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("at", Float),
)
"""Who agrees that a bot takes over a seat or, at seat -1, to what somebody asks to take back."""

events = Table(
    "events",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("others", Text, nullable=False),
    Column("level", String(16), nullable=False),
    Column("at", Float, nullable=False),
)
"""What happened at a table besides the game: who left, resigned, was replaced, came back, took something back.

Each belongs to record `n`, after which the journal has `length` entries.
"""

presence = Table(
    "presence",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""When somebody was last there, at tables with a rule for absence; the beginning of the game counts for everybody."""

attendance = Table(
    "attendance",
    metadata,
    Column("place", String(12), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""Who is at a table, or at none (empty), for halls of several nodes to tell each other."""

closings = Table(
    "closings",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)
"""Who agrees that a running game is closed before its end, its owner first."""

company = Table(
    "company",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("is_muted", Boolean, nullable=False),
)
"""Who has come to look at a table and may talk there, or is muted there, at a seat or not."""

learnt = Table(
    "learnt",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Which lessons somebody has come to the end of."""

puzzled = Table(
    "puzzled",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("wrong", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("was_shown", Boolean, nullable=False),
    Column("gain", Float),
    Column("at", Float, nullable=False),
)
"""What became of somebody's tries at a puzzle.

The wrong choices that they tried are in `wrong`, one a line; `gain` is what their first outcome changed of their
rating, and empty before it.
"""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("day", Integer, primary_key=True),
)
"""On which days, counted from the first of 1970 in UTC, somebody has solved a puzzle."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
)
"""How hard puzzles turned out to be: how many tried them, and how many of these solved them at the first try."""

VERSION: Final = 6


def migrate(connection: Connection) -> None:
    """Bring the database to the version of this program; a newer one is refused.

    Whatever is missing is added, so that one who was killed in the middle is followed by one who goes on. What is added
    to a table that exists may be empty.
    """
    known = inspect(connection).get_table_names()
    version = select(meta.c.value).where(meta.c.name == "version")
    found = connection.execute(version).scalar_one_or_none() if "meta" in known else None
    if found is not None and int(found) > VERSION:
        raise RuntimeError(f"This database is of version {found}; this program knows versions up to {VERSION}.")
    metadata.create_all(connection)
    for table in metadata.sorted_tables:
        if table.name in known:
            _add_columns(connection, table)
            for index in table.indexes:
                index.create(connection, checkfirst=True)
    if found is None:
        connection.execute(insert(meta).values(name="version", value=str(VERSION)))
    else:
        connection.execute(update(meta).where(meta.c.name == "version").values(value=str(VERSION)))


def _add_columns(connection: Connection, table: Table) -> None:
    """Add the columns that a table does not have yet."""
    known = {column["name"] for column in inspect(connection).get_columns(table.name)}
    for column in table.columns:
        if column.name not in known:
            kind = column.type.compile(connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}")
