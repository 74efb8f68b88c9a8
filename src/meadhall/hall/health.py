"""Whether a node can serve: it reaches its database, and soon."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import text

from meadhall.hall.database import Database
from meadhall.hall.errors import Refusal

_PATIENCE: Final = 1.5
"""Seconds in which the database must answer, so that whoever watches hears of it within two."""


class Health:
    """Asks the database how it is; those who ask while it has not answered wait for the same answer."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._asking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Returns if the node can serve; else a refusal, or the failure of the database."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # Not ended when the time is over: that would take its own time, with a database that hangs.
        done, _ = await asyncio.wait({self._asking}, timeout=_PATIENCE)
        if not done:
            raise Refusal(503, "unavailable")
        self._asking.result()

    async def _ask(self) -> None:
        async with self._database.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def stop(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
