"""A clock that is set back by a day holds nothing up."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update

from meadhall.hall.clocks import SKEW, set_right, since
from meadhall.hall.driving import Driver
from meadhall.hall.live import BOT, HUMAN, Seat
from meadhall.hall.schema import records, sessions, tables
from tests.hall.inside import Inside, inside

DAY = 86400.0


def test_a_time_that_has_not_come_is_long_past_and_a_node_s_clock_may_be_a_little_ahead() -> None:
    assert since(time.time() + DAY) == math.inf
    assert since(time.time() + SKEW / 2) == 0.0
    assert 99 < since(time.time() - 100) < 200


async def _set_back(hall: Inside) -> None:
    """Everything that was written has been written tomorrow."""
    async with hall.house.database.begin() as connection:
        await connection.execute(update(tables).values(updated=tables.c.updated + DAY))
        await connection.execute(update(sessions).values(created=sessions.c.created + DAY))


def test_after_the_clock_was_set_back_a_day_bots_are_woken_and_nobody_is_shown_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, sweep_seconds=3600.0) as hall:
            person, client = await hall.guest("Ada")
            places = [Seat(BOT, None, "Karl", "karl"), Seat(HUMAN, person.id, "Ada", "")]
            driver = Driver(hall.house, _NoThinkers(), 0.0, 0.0)  # type: ignore[arg-type]
            hall.house.after_change = lambda _table: None
            due = await hall.opening.open_table(person, "saga", {}, places, False)
            async with hall.house.database.begin() as connection:
                await connection.execute(update(tables).where(tables.c.id == due).values(is_bot_due=True))
            elder = await hall.table(person, person)
            await driver.sweep(idle=3600.0)
            assert driver.count == 0
            await _set_back(hall)
            await driver.sweep(idle=3600.0)
            assert driver.count == 1
            await driver.stop()
            # Nobody is shown out, and of what waits the oldest is listed first.
            assert (await client.get("/api/me")).json()["person"]["name"] == "Ada"
            await set_right(hall.house.database)
            newest = await hall.table(person, person)
            listed = (await client.get("/api/tables")).json()["mine"]
            assert [each["id"] for each in listed if each["id"] != due] == [elder.id, newest.id]
            async with hall.house.database.connect() as connection:
                times = [*(await connection.execute(select(sessions.c.created))).scalars()]
            assert max(times) <= time.time()
            await client.aclose()

    asyncio.run(play())


class _NoThinkers:
    """Bots that never come to an end."""

    async def choose(self, *_: Any) -> str:
        await asyncio.Event().wait()
        return ""


def test_a_table_whose_house_died_before_the_game_began_is_begun_by_the_next_sweep(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, sweep_seconds=3600.0) as hall:
            person, _ = await hall.guest("Ada")
            live = await hall.table(person, person)
            async with hall.house.database.begin() as connection:
                await connection.execute(delete(records))
                await connection.execute(update(tables).values(status="open"))
            hall.house.archive.forget(live.id)
            assert (await hall.house.live(live.id)).status == "open"
            await Driver(hall.house, _NoThinkers(), 0.0, 0.0).sweep()  # type: ignore[arg-type]
            assert (await hall.house.live(live.id)).status == "running"

    asyncio.run(play())
