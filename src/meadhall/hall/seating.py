"""Seats belong to people: who is away may be replaced and comes back, others resign or leave."""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from typing import Any, Final

import structlog
from sqlalchemy import insert, select, update

from meadhall.bots import NAMED_LEVELS
from meadhall.hall.absence import NEVER
from meadhall.hall.archive import Beside
from meadhall.hall.errors import Refusal, forbidden
from meadhall.hall.happened import absence_text, told_events
from meadhall.hall.house import House
from meadhall.hall.live import BOT, FREE, HUMAN, OPEN, OVER, RUNNING, Event, Live, Seat, given_up, real_choice
from meadhall.hall.people import Person
from meadhall.hall.presence import SKEW, Presence, absent, due, gone_for
from meadhall.hall.schema import events, seats, tables, votes

_log = structlog.get_logger()


class Seating:
    """What people do about seats once they sit at a table."""

    def __init__(self, house: House, presence: Presence) -> None:
        self._house: Final = house
        self._presence: Final = presence

    # Who is away

    async def _seen(self, live: Live) -> dict[str, float]:
        """When those at the table were last seen; the times since when seats are asked are mended like those."""
        now = time.time()
        if any(seat.asked is not None and seat.asked > now for seat in live.seats):
            async with live.lock, self._house.database.begin() as connection:
                where = (seats.c.table == live.id, seats.c.asked > now)
                await connection.execute(update(seats).where(*where).values(asked=now))
                live.seats = [
                    replace(seat, asked=now) if seat.asked is not None and seat.asked > now else seat
                    for seat in live.seats
                ]
        return await self._presence.seen(live)

    async def beside(self, live: Live, language: str) -> dict[str, Any]:
        """What is told of absence: the rule, who may be replaced, how many agree, until when a clock runs."""
        rule = {"rule": live.absence.rule, "minutes": live.absence.minutes, "text": absence_text(live, language)}
        told: dict[str, Any] = {"absence": rule | {"replaceable": [], "votes": {}, "due": {}}}
        told["events"] = told_events(live, language)
        if live.absence == NEVER or live.status != RUNNING:
            return told
        seen = await self._seen(live)
        away = absent(live, seen, time.time())
        agreed = [await self._agreed(live, seat, seen) for seat in away]
        counts = {seat: len(each) for seat, each in zip(away, agreed, strict=True) if each}
        told["absence"] |= {"replaceable": away, "votes": counts, "due": due(live)}
        return told

    async def _agreed(self, live: Live, seat: int, seen: dict[str, float]) -> set[str]:
        """Who agrees that a bot takes over a seat; nothing counts from before its person was last there.

        What is of a time to come is from before a clock was set back.
        """
        since = seen.get(live.seats[seat].person or "", 0.0)
        where = (votes.c.table == live.id, votes.c.seat == seat, votes.c.at.between(since, time.time() + SKEW))
        async with self._house.database.glance() as connection:
            return set((await connection.execute(select(votes.c.person).where(*where))).scalars())

    # Replacing, and coming back

    async def replace(self, live: Live, person: Person, seat: int, level: str) -> None:
        """Agree that a bot takes over an absent person's seat; when all others who are there agree, it does."""
        _check_level(level)
        if live.absence == NEVER:
            raise Refusal(409, "never-replaced")

        async def agree(live: Live) -> None:
            async with live.lock:
                await self._house.archive.refresh(live)
                await self._replace(live, person, seat, level)

        await self._house.insist(live, agree, "seats")

    async def _replace(self, live: Live, person: Person, seat: int, level: str) -> None:
        if live.status != RUNNING or not 0 <= seat < live.players or live.seats[seat].kind != HUMAN:
            raise Refusal(409, "no-replacement")
        whose = live.seats[seat]
        if person.id == whose.person or person.id not in live.people:
            raise forbidden()
        seen = await self._presence.seen(live)
        now = time.time()
        if seat not in absent(live, seen, now):
            raise Refusal(409, "not-absent")
        vote = {"table": live.id, "seat": seat, "person": person.id, "at": now}
        async with self._house.database.begin() as connection:
            await connection.execute(self._house.database.add_or_replace(votes).values(**vote))
        # Who is away as well cannot be asked.
        asked = live.people - {whose.person} - gone_for(live, seen, now, live.absence.seconds) | {person.id}
        if asked <= await self._agreed(live, seat, seen):
            names = ", ".join(dict.fromkeys(each.name for each in live.seats if each.person in asked))
            event = Event("replaced", seat, whose.name, others=names, level=level)
            await self._reseat(live, {seat: replace(whose, kind=BOT, level=level)}, [event])
            _log.info("replaced", table=live.id, seat=seat, level=level)

    async def come_back(self, live: Live, person: Person) -> None:
        """Take the seats back on which bots play for a person; what they are thinking comes too late."""

        async def take(live: Live) -> None:
            async with live.lock:
                await self._house.archive.refresh(live)
                left = {n: seat for n, seat in enumerate(live.seats) if seat.is_left_by(person.id)}
                if not left or live.status != RUNNING:
                    raise Refusal(409, "not-yours-to-take")
                told = [Event("returned", n, seat.name) for n, seat in left.items()]
                await self._reseat(live, {n: replace(seat, kind=HUMAN, level="") for n, seat in left.items()}, told)

        await self._house.insist(live, take, "seats")

    # Resigning, and leaving

    async def resign(self, live: Live, person: Person, wanted: int | None, level: str) -> None:
        """Give a seat up for good: the game ends if one other is left or nobody who could play, else a bot goes on."""
        _check_level(level)
        live.begun()
        given = [live.own_seat(person.id, wanted)]
        await self._house.insist(live, lambda live: self._resign(live, person, given, level), "seats")

    async def leave(self, live: Live, person: Person, level: str) -> None:
        """Get up: before the game the seats are free again, later it is resigning with all of them."""
        _check_level(level)
        if not live.seats_of(person.id):
            raise forbidden()
        if live.status == OPEN and await self._house.finish(self._free(live, person)):
            await self._house.tell(live, "seats")
            return
        live = await self._house.live(live.id)
        await self._house.insist(live, lambda live: self._resign(live, person, [], level), "seats")

    async def _free(self, live: Live, person: Person) -> bool:
        """Free the seats of a person, unless the game has begun after all."""
        async with live.lock:
            await self._house.archive.refresh(live)
            mine, now = live.seats_of(person.id), time.time()
            told = [Event("left", seat, live.seats[seat].name, at=now) for seat in mine]
            async with self._house.database.begin() as connection:
                # Whoever begins the game at another node writes to this row too, and looks at the seats after that.
                where = (tables.c.id == live.id, tables.c.status == OPEN)
                done = await connection.execute(update(tables).where(*where).values(updated=now))
                if done.rowcount != 1 or not mine:
                    self._house.archive.forget(live.id)
                    return False
                place = (seats.c.table == live.id, seats.c.person == person.id)
                free = {"kind": FREE, "person": None, "name": "", "level": "", "share": None}
                await connection.execute(update(seats).where(*place).values(**free))
                await connection.execute(insert(events), [{"table": live.id, **asdict(each)} for each in told])
            live.seats = [Seat(FREE, None, "", "") if n in mine else seat for n, seat in enumerate(live.seats)]
            live.events = [*live.events, *told]
        _log.info("left", table=live.id, seats=mine)
        return True

    async def _resign(self, live: Live, person: Person, wanted: list[int], level: str) -> None:
        """Give up some seats of a person, or all."""
        async with live.lock:
            await self._house.archive.refresh(live)
            if live.status == OVER:
                raise Refusal(409, "over")
            mine = live.seats_of(person.id)
            given = wanted or mine
            if not given or not set(given) <= set(mine):
                raise forbidden()
            gone = {n: replace(live.seats[n], resigned=True) for n in given}
            ends = given_up([gone.get(n, seat) for n, seat in enumerate(live.seats)])
            if not ends:
                gone = {n: replace(seat, kind=BOT, level=level) for n, seat in gone.items()}
            told = [Event("resigned", n, seat.name, level="" if ends else level) for n, seat in gone.items()]
            await self._reseat(live, gone, told)
        _log.info("resigned", table=live.id, seats=given, ended=ends)

    # Answering

    async def let_pass(self, live: Live, person: Person, wanted: int | None, passes: bool) -> None:
        """Say whether the house shall answer for a seat that has nothing to choose; nobody else is told."""
        await self._house.finish(self._let_pass(live, live.own_seat(person.id, wanted), passes))
        self._house.after_change(live.id)

    async def _let_pass(self, live: Live, seat: int, passes: bool) -> None:
        async with live.lock, self._house.database.begin() as connection:
            where = (seats.c.table == live.id, seats.c.seat == seat)
            await connection.execute(update(seats).where(*where).values(passes=passes))
            live.seats = [replace(each, passes=passes) if n == seat else each for n, each in enumerate(live.seats)]

    # Bots

    def levels(self, live: Live, person: str | None) -> dict[str, list[Any]]:
        """The bots whose level a person may change, and to what."""
        bots = [n for n, seat in enumerate(live.seats) if seat.kind == BOT] if _may_level(live, person) else []
        return {"seats": bots, "all": list(NAMED_LEVELS)}

    async def change_level(self, live: Live, person: Person, seat: int, level: str) -> None:
        """Let a bot play better or worse from now on; what it is thinking comes too late."""
        _check_level(level)

        async def change(live: Live) -> None:
            async with live.lock:
                await self._house.archive.refresh(live)
                if seat not in self.levels(live, person.id)["seats"]:
                    raise Refusal(403, "no-level")
                was = live.seats[seat]
                if was.level == level:
                    return
                # A bot of its own is called by its level; one that plays for somebody keeps their name.
                name = was.name if was.person else level.capitalize()
                event = Event("level", seat, was.name, others=person.name, level=level)
                await self._reseat(live, {seat: replace(was, name=name, level=level)}, [event])

        await self._house.insist(live, change, "seats")

    # Within

    async def _reseat(self, live: Live, changes: dict[int, Seat], told: list[Event]) -> None:
        """Change who sits where, as a record that is in nobody's way but those who chose at the same time."""
        match = live.begun()
        sitters = [changes.get(n, seat) for n, seat in enumerate(live.seats)]
        await self._house.archive.append(live, match, told[0].seat, len(match.entries), Beside(sitters, told))


def _may_level(live: Live, person: str | None) -> bool:
    """Whether a person may change how well the bots play: alone with them, or the owner before anybody has chosen."""
    if live.match is None or live.status != RUNNING or person not in live.people:
        return False
    people = [n for each in live.people for n in live.seats_of(each)]
    is_early = all(real_choice(live.match, seat) is None for seat in people)
    return len(live.people) == 1 or (person == live.owner and is_early)


def _check_level(level: str) -> None:
    if level not in NAMED_LEVELS:
        raise Refusal(422, "bad-level")
