"""Ears: pages that listen for news, each told what has changed of the table as its viewer may see it.

Whatever a page is sent of a table goes through its ear, one after the other: the answer to what it has done and the
news of it are one look, sent once. Who has asked for something is answered first; those who only listen wait for a
moment in which nobody asks, though not for long, and are then told all that has happened by now.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final
from weakref import WeakValueDictionary

from fastapi import Response
from fastapi.responses import JSONResponse

from meadhall.hall.errors import Refusal
from meadhall.hall.live import Live
from meadhall.hall.looks import Look, Looks, Wish, eyes_of
from meadhall.hall.people import Person

_PATIENCE: Final = 0.1
"""Seconds for which news wait at most until those are answered who have asked for something."""
_AT_ONCE: Final = 4
"""Pages of players that are told news in one breath, before whoever has asked meanwhile is answered."""
_ONLOOKERS_PATIENCE: Final = 0.05
"""Seconds for which whoever only looks on waits when it is their turn: enough for what has been asked."""


@dataclass
class Ear:
    """A page that listens: at which table, for whom, how it looks, and what it has."""

    table: str
    person: Person | None
    wish: Wish
    address: str = ""
    """The mark of the address at which it is."""
    eyes: int | None = None
    """With whose eyes the page has looked; None before it has."""
    n: int = -1
    """The records that it has seen with them."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def note(self, wish: Wish, look: Look | None) -> None:
        """Note how the page looks now, and what it has been sent."""
        told = {} if look is None else look.get("changed", look)
        mark = told.get("log_mark", wish.mark)
        self.eyes, self.n = told.get("viewer", self.eyes), told.get("n", self.n)
        self.wish = replace(wish, has=wish.has if look is None else look["stamp"], mark=mark)


class Ears:
    """Those who listen on this node, by the words by which their pages call themselves."""

    def __init__(self, looks: Looks) -> None:
        self.looks: Final = looks
        self._ears: Final[dict[str, Ear]] = {}
        self._asking = 0
        self._is_calm: Final = asyncio.Event()
        self._is_calm.set()
        self._telling: Final = asyncio.Semaphore(_AT_ONCE)
        self._telling_onlookers: Final = asyncio.Lock()
        self._lines: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """By address: its pages stand in one line, so that many of them keep nobody else waiting."""

    @contextlib.contextmanager
    def listening(self, ear: Ear) -> Iterator[Ear]:
        """The page listens for as long as this lasts."""
        self._ears[ear.wish.page] = ear
        try:
            yield ear
        finally:
            if self._ears.get(ear.wish.page) is ear:
                del self._ears[ear.wish.page]

    async def tell(self, live: Live, ear: Ear) -> Look | None:
        """What has changed for a page; None if nothing has.

        Those who play there are told at once; those who only look on one after the other, however many they are.
        """
        now = asyncio.get_running_loop().time
        latest = now() + _PATIENCE
        async with self._lines.setdefault(ear.address, asyncio.Lock()):
            if live.seats_of(_id(ear.person)):
                async with self._telling:
                    return await self._tell(live, ear, latest)
            async with self._telling_onlookers:
                return await self._tell(live, ear, now() + _ONLOOKERS_PATIENCE)

    async def _tell(self, live: Live, ear: Ear, latest: float) -> Look | None:
        await self._calm(latest)
        async with ear.lock:
            look = await self.looks.look(live, ear.person, ear.wish)
            ear.note(ear.wish, look)
            return look

    async def _calm(self, latest: float) -> None:
        """Wait until nobody asks, or it is late; at any rate what has just come in is heard first."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(latest):
                await asyncio.sleep(0)
                await self._is_calm.wait()

    @contextlib.contextmanager
    def _asked(self) -> Iterator[None]:
        """Somebody asks for as long as this lasts."""
        self._asking += 1
        self._is_calm.clear()
        try:
            yield
        finally:
            self._asking -= 1
            if not self._asking:
                self._is_calm.set()

    @contextlib.asynccontextmanager
    async def held(self, live: Live, person: Person | None, wish: Wish) -> AsyncIterator[Ear]:
        """The ear of a page that asks for something, which hears nothing else meanwhile."""
        known = self._ears.get(wish.page)
        is_theirs = known is not None and known.table == live.id and _id(known.person) == _id(person)
        ear = known if known is not None and is_theirs else Ear(live.id, person, wish)
        with self._asked():
            async with ear.lock:
                yield ear


def _id(person: Person | None) -> str | None:
    return person.id if person is not None else None


class Watcher:
    """Somebody who asks for something at a table, and wants to see it."""

    def __init__(self, ears: Ears, person: Person | None, wish: Wish) -> None:
        self._ears: Final = ears
        self._person: Final = person
        self._wish: Final = wish

    def count(self, live: Live) -> int:
        """How many records there are, as far as they know."""
        return live.n_for(eyes_of(live, _id(self._person), self._wish.seat))

    async def look(self, live: Live) -> Look | None:
        """The table, or what has changed of it; None if nothing has."""
        async with self._ears.held(live, self._person, self._wish) as ear:
            return await self._look(live, ear)

    async def choose(self, live: Live, deed: Callable[[], Awaitable[int]]) -> Response:
        """Do what brings the table to another record, and answer with which one, and with the table as it is then."""
        async with self._ears.held(live, self._person, self._wish) as ear:
            n = await deed()
            look = await self._look_after(live, ear)
        return sent({"n": n, "look": look}, look)

    async def after(self, live: Live, name: str, deed: Callable[[], Awaitable[Any]], status: int = 200) -> Response:
        """Do something else there, and answer with what came of it; a page is shown the table as it is then."""
        async with self._ears.held(live, self._person, self._wish) as ear:
            done = await deed()
            told = {name: True if done is None else done}
            if not self._wish.page:
                return JSONResponse(told, status)
            look = await self._look_after(live, ear)
        return sent(told | {"look": look}, look, status)

    async def _look_after(self, live: Live, ear: Ear) -> Look | None:
        """The table after something was done that stays done; None if the doer may no longer see it as before."""
        try:
            return await self._look(live, ear)
        except Refusal:
            return None

    async def _look(self, live: Live, ear: Ear) -> Look | None:
        look = await self._ears.looks.look(live, self._person, self._wish)
        ear.note(self._wish, look)
        return look


def sent(content: dict[str, Any], look: Look | None, status: int = 200) -> Response:
    """An answer that holds a look.

    With an invitation it is not made smaller: that is a secret among words that others may have said, and its letters
    could be guessed from how small they become together.
    """
    is_secret = look is not None and bool(look.get("changed", look).get("invitation"))
    return JSONResponse(content, status, {"Content-Encoding": "identity"} if is_secret else None)
