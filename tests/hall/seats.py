"""What the tests of seats share: tables of the toy game, which more than two can play, and people who go away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final
from unittest import mock

import httpx
from sqlalchemy import update

from meadhall.hall import live as lives
from meadhall.hall.absence import NEVER, Absence
from meadhall.hall.live import HUMAN, Live, Seat
from meadhall.hall.people import Person
from meadhall.hall.schema import presence
from meadhall.laws.toy import GAME
from tests.hall.inside import Inside

AWAY: Final = Absence("away", 10)
CLOCK: Final = Absence("clock", 3 * 1440)
HOUR: Final = 3600.0


@contextmanager
def toys() -> Iterator[None]:
    """The toy game is in the house."""
    with mock.patch.object(lives, "_games", return_value={GAME.slug: GAME}):
        yield


async def sit(hall: Inside, *people: Person, absence: Absence = NEVER, more: tuple[Seat, ...] = ()) -> Live:
    """A table of the toy game, at which all bid at once."""
    places = [*[Seat(HUMAN, person.id, person.name, "") for person in people], *more]
    table = await hall.opening.open_table(people[0], GAME.slug, {}, places, True, absence=absence)
    return await hall.house.live(table)


async def guests(hall: Inside, *names: str) -> list[tuple[Person, httpx.AsyncClient]]:
    """People, each with a program."""
    return [await hall.guest(name) for name in names]


async def turn_back(hall: Inside, live: Live, seconds: float, *people: Person) -> None:
    """Let so much time pass in which nothing happened, and in which these were away; the others are there now."""
    live.seats = [replace(seat, asked=seat.asked and seat.asked - seconds) for seat in live.seats]
    hall.app.state.presence._written.clear()
    async with hall.house.database.begin() as connection:
        gone = presence.c.person.in_([each.id for each in people])
        where = (presence.c.table == live.id, gone)
        await connection.execute(update(presence).where(*where).values(seen=presence.c.seen - seconds))


async def ask(client: httpx.AsyncClient, live: Live, what: str, **form: Any) -> tuple[int, str]:
    """Do something at the table: the status, and the code if it was refused."""
    answer = await client.post(f"/api/tables/{live.id}/{what}", json=form)
    return answer.status_code, answer.json().get("code", "")


async def look(client: httpx.AsyncClient, live: Live) -> dict[str, Any]:
    """The table as somebody sees it."""
    answer = await client.get(f"/api/tables/{live.id}?picture=false")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())
