"""Invitations: signed words that let their holder sit down at a table, until they are called back."""

from __future__ import annotations

from typing import Any, Final

import segno
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import func, select, update

from meadhall.hall.database import Database
from meadhall.hall.schema import tables

_QUIET_ZONE: Final = 4
"""Light modules around a code, as cameras want them."""


class Invitations:
    """The invitations to tables; each table has one that holds, and calling it back makes another."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._signer: URLSafeSerializer | None = None

    async def word(self, table: str) -> str:
        """The word that holds now."""
        return str((await self._signature()).dumps(_content(table, (await self._row(table)).invitation)))

    async def holds(self, table: str, word: str | None) -> bool:
        """Whether a word lets its holder sit down."""
        try:
            content = (await self._signature()).loads(word or "")
        except BadSignature:
            return False
        return bool(content == _content(table, (await self._row(table)).invitation))

    async def call_back(self, table: str) -> None:
        """Make the word that holds worthless; another takes its place."""
        following = func.coalesce(tables.c.invitation, 0) + 1
        async with self._database.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(invitation=following))

    async def opened(self, table: str) -> float:
        """When the table was opened."""
        return float((await self._row(table)).created)

    async def _row(self, table: str) -> Any:
        asked = select(tables.c.invitation, tables.c.created).where(tables.c.id == table)
        async with self._database.connect() as connection:
            return (await connection.execute(asked)).one()

    async def _signature(self) -> URLSafeSerializer:
        if self._signer is None:
            self._signer = URLSafeSerializer(await self._database.secret(), salt="invitation")
        return self._signer


def _content(table: str, number: int | None) -> str | list[str | int]:
    """What is signed: the table and, if its invitation was called back before, how often."""
    return [table, number] if number else table


def code_of(link: str) -> str:
    """A link as a QR code, in SVG."""
    return str(
        segno.make_qr(link, error="m").svg_inline(border=_QUIET_ZONE, dark="#33271a", light="#fffaf0", omitsize=True)
    )
