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
)
"""What was done at a table, record by record: keep `kept` entries of the journal, then add `lines`.

A choice keeps all and adds its own entry and those of chance that follow; an undo keeps fewer and adds none. The
primary key is the lock: of two who append record n, one fails and has to look again.
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
)

votes = Table(
    "votes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)
"""Who agrees that a bot takes over a seat."""

VERSION: Final = 2
_STEPS: Final[dict[int, list[str]]] = {2: ["ALTER TABLE tables ADD COLUMN hints BOOLEAN"]}
"""For each version, the statements that lead to it from the one before."""


def migrate(connection: Connection) -> None:
    """Bring the database to the version of this program; a newer one is refused."""
    if not inspect(connection).has_table("meta"):
        metadata.create_all(connection)
        connection.execute(insert(meta).values(name="version", value=str(VERSION)))
        return
    found = int(connection.execute(select(meta.c.value).where(meta.c.name == "version")).scalar_one())
    if found > VERSION:
        raise RuntimeError(f"This database is of version {found}; this program knows versions up to {VERSION}.")
    for version in range(found + 1, VERSION + 1):
        for statement in _STEPS[version]:
            connection.exec_driver_sql(statement)
    connection.execute(update(meta).where(meta.c.name == "version").values(value=str(VERSION)))
