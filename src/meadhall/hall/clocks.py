"""Times that the database keeps, by clocks that may be set back: what cannot have been yet is taken to be long past."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sqlalchemy import ColumnElement, or_, update

from meadhall.hall.database import Database
from meadhall.hall.schema import sessions, tables

SKEW: Final = 60.0
"""Seconds by which the clocks of two nodes may differ; what is further ahead is of a clock that was set back since."""


def since(at: float) -> float:
    """The seconds since a time that the database keeps; without end, if that time has not come yet."""
    passed = time.time() - at
    return math.inf if passed < -SKEW else max(passed, 0.0)


def is_past(at: ColumnElement[Any], seconds: float) -> ColumnElement[bool]:
    """The same as a question to the database: whether at least so many seconds have passed since then."""
    now = time.time()
    return or_(at <= now - seconds, at > now + SKEW)


async def set_right(database: Database) -> None:
    """Let what is said to happen in the future have happened now.

    After a clock was set back by a day, tables would else stand in their old order for a day, and sessions last longer.
    """
    now = time.time()
    async with database.begin() as connection:
        for column in (tables.c.updated, sessions.c.created):
            ahead = column > now + SKEW
            await connection.execute(update(column.table).where(ahead).values({column.name: now}))
