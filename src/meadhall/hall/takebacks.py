"""Taking back by consent: past chance, past what was shown and past others' choices, if all others agree."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from typing import Any, Final

import structlog
from sqlalchemy import delete, func, select, update

from meadhall.hall.archive import Beside
from meadhall.hall.errors import Refusal, forbidden, stale
from meadhall.hall.house import House
from meadhall.hall.live import RUNNING, Event, Live, Takeback, real_choice
from meadhall.hall.people import Person
from meadhall.hall.schema import records, tables, votes

_log = structlog.get_logger()
_ALL: Final = -1
"""The seat under which it is kept who agrees."""


class Takebacks:
    """What is asked at tables, one thing at a time: it lapses when a person plays on, comes or goes."""

    def __init__(self, house: House) -> None:
        self._house: Final = house

    async def beside(self, live: Live, person: str | None) -> dict[str, Any]:
        """What is told of the question that is open."""
        asked = live.takeback
        if asked is None or live.status != RUNNING:
            return {"takeback": None}
        agreed = await self._agreed(live)
        others = live.people - {asked.person}
        told = {"seat": asked.seat, "n": _number(live, asked), "agreed": len(others & agreed), "asked": len(others)}
        return {"takeback": told | {"is_mine": asked.person == person, "wanted": person in others - agreed}}

    async def _agreed(self, live: Live) -> set[str]:
        where = (votes.c.table == live.id, votes.c.seat == _ALL)
        async with self._house.database.glance() as connection:
            return set((await connection.execute(select(votes.c.person).where(*where))).scalars())

    async def ask(self, live: Live, person: Person, wanted: int | None, n: int) -> bool:
        """Ask to take back a seat's latest choice; done at once, and true, if there is nobody but bots to ask."""
        is_done = await self._house.finish(self._ask(live, person, wanted, n))
        await self._house.tell(live, "undone" if is_done else "asked")
        return is_done

    async def _ask(self, live: Live, person: Person, wanted: int | None, n: int) -> bool:
        async with live.lock:
            seat = live.own_seat(person.id, wanted)
            live.expect(n, seat)
            match = live.begun()
            if live.status != RUNNING:
                raise Refusal(409, "undo-over")
            if live.takeback is not None:
                raise Refusal(409, "takeback-open")
            kept = real_choice(match, seat)
            if kept is None:
                raise Refusal(409, "undo-nothing")
            asked = Takeback(seat, person.id, kept, live.n)
            if live.people <= {person.id}:
                await self._go_back(live, asked)
                return True
            await self._write(live, asked)
            live.takeback = asked
            return False

    async def _write(self, live: Live, asked: Takeback) -> None:
        async with self._house.database.begin() as connection:
            where = (tables.c.id == live.id, tables.c.takeback.is_(None))
            done = await connection.execute(update(tables).where(*where).values(takeback=json.dumps(asdict(asked))))
            # Whoever appends a record writes to the row of the table after it, so none can come in between.
            latest = select(func.max(records.c.n)).where(records.c.table == live.id)
            if done.rowcount != 1 or (await connection.execute(latest)).scalar_one() != asked.n - 1:
                raise stale()
            await connection.execute(delete(votes).where(votes.c.table == live.id, votes.c.seat == _ALL))

    async def answer(self, live: Live, person: Person, n: int, agrees: bool) -> bool:
        """Agree to what was asked at n, or not; who asked takes the question back. Whether it is done now."""
        return await self._house.insist(live, lambda live: self._answer(live, person, n, agrees), "asked")

    async def _answer(self, live: Live, person: Person, n: int, agrees: bool) -> bool:
        async with live.lock:
            await self._house.archive.refresh(live)
            asked = live.takeback
            if person.id not in live.people:
                raise forbidden()
            if asked is None or _number(live, asked) != n or live.status != RUNNING:
                raise Refusal(409, "takeback-gone")
            if not agrees:
                await self._refuse(live, asked, person)
                return False
            vote = {"table": live.id, "seat": _ALL, "person": person.id, "at": time.time()}
            async with self._house.database.begin() as connection:
                await connection.execute(self._house.database.add_or_replace(votes).values(**vote))
            if not live.people - {asked.person} <= await self._agreed(live):
                return False
            await self._go_back(live, asked)
            return True

    async def _refuse(self, live: Live, asked: Takeback, person: Person) -> None:
        told = Event("declined", asked.seat, live.seats[asked.seat].name, others=_name(live, person.id))
        match, events = live.begun(), [] if person.id == asked.person else [told]
        await self._house.archive.append(live, match, asked.seat, len(match.entries), Beside(live.seats, events))

    async def _go_back(self, live: Live, asked: Takeback) -> None:
        others = sorted(live.people - {asked.person})
        names = ", ".join(_name(live, each) for each in others)
        told = Event("takeback", asked.seat, live.seats[asked.seat].name, others=names)
        match = live.begun().first(asked.kept)
        await self._house.archive.append(live, match, asked.seat, asked.kept, Beside(live.seats, [told]))
        _log.info("taken back", table=live.id, n=live.n, seat=asked.seat)


def _number(live: Live, asked: Takeback) -> int:
    """By which the question is called; what is known to one seat alone does not count."""
    return asked.n - live.quiet.total()


def _name(live: Live, person: str) -> str:
    return next(each.name for each in live.seats if each.person == person)
