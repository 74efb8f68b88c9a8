"""A hall within this process, to look inside and to break it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
from fastapi import FastAPI

from meadhall.hall.app import create_app
from meadhall.hall.house import House
from meadhall.hall.live import HUMAN, Live, Seat
from meadhall.hall.opening import Opening
from meadhall.hall.people import People, Person
from meadhall.hall.settings import Settings, database_url
from meadhall.hall.thinking import Thinkers
from tests.hall.support import UNBOUNDED


@dataclass
class Inside:
    """A hall that runs here."""

    app: FastAPI

    @property
    def house(self) -> House:
        """Its tables."""
        house: House = self.app.state.house
        return house

    @property
    def opening(self) -> Opening:
        """What opens them."""
        opening: Opening = self.app.state.opening
        return opening

    @property
    def people(self) -> People:
        """Its people."""
        people: People = self.app.state.people
        return people

    async def guest(self, name: str) -> tuple[Person, httpx.AsyncClient]:
        """Somebody, and a program that acts for them."""
        key = await self.people.new_guest(name)
        person = await self.people.find(key, is_token=False)
        assert person is not None
        token = await self.people.new_session(person.id, is_token=True)
        return person, self.client({"Authorization": f"Bearer {token}"})

    def client(self, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
        """A program that asks this hall."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://hall", headers=headers)

    async def table(self, *people: Person, **options: Any) -> Live:
        """A table of these people."""
        places = [Seat(HUMAN, person.id, person.name, "") for person in people]
        return await self.house.live(await self.opening.open_table(people[0], "saga", options, places, True))


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """A hall in this process; processes for bots start when one is asked."""
    database = database_url(str(folder / "inside.db"))
    app = create_app(
        Settings(**{"database": database, "bot_pause": 0.0, "answer_seconds": 0.0, **UNBOUNDED, **settings})
    )
    with mock.patch.object(Thinkers, "start"):
        async with app.router.lifespan_context(app):
            yield Inside(app)
