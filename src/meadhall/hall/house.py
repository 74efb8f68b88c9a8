"""The house: all tables, who sits down at them, what is done at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import update

from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.match import Match
from meadhall.hall import metrics
from meadhall.hall.archive import Archive
from meadhall.hall.database import Database, Writing
from meadhall.hall.errors import Refusal, closing, forbidden, stale
from meadhall.hall.invitations import Invitations
from meadhall.hall.live import (
    FREE,
    HUMAN,
    OPEN,
    OVER,
    Live,
    Seat,
    begin,
)
from meadhall.hall.news import LOBBY, News
from meadhall.hall.passing import pass_alone
from meadhall.hall.people import Person
from meadhall.hall.schema import seats
from meadhall.lessons import Rehearsal

_log = structlog.get_logger()
_TRIES: Final = 4
"""How often something is done anew that another node was faster with; bots there may choose all the time."""
_WAIT: Final = 30.0
"""Seconds for which one who asks for a change waits, however busy the table or the database is."""
NO_SEAT: Final = -1
"""Who made the record with which a game begins."""

T = TypeVar("T")


class House:
    """Everything that happens at tables goes through here."""

    def __init__(self, database: Database, news: News) -> None:
        self.database: Final = database
        self.archive: Final = Archive(database)
        self.news: Final = news
        self.invitations: Final = Invitations(database)
        self._unfinished: Final[set[asyncio.Task[Any]]] = set()
        self._is_closed = False
        self.after_change: Callable[[str], None] = _nothing
        """Called with a table at which something has happened, on this node: perhaps a bot is next."""

    async def live(self, table: str) -> Live:
        """The table, up to date with the database."""
        return await self.archive.live(table)

    # Sitting down

    async def begin_if_full(self, live: Live) -> None:
        """Begin the game at a table at which nobody is missing, if it has not begun."""
        await self.finish(self._begin(live))

    async def _begin(self, live: Live) -> None:
        async with live.lock:
            await self.archive.refresh(live)
            if live.status != OPEN or not live.is_complete or live.cannot_begin:
                return
            match = begin(live)
            try:
                await self.archive.append(live, match, NO_SEAT, 0)
            except Refusal:
                return  # another node began it
        _log.info("begun", table=live.id, game=live.game.slug, players=live.players)
        await self.tell(live, "begun")

    async def add_luck(self, live: Live, person: Person, share: str) -> bool:
        """Add to the dice what a person's browser has drawn; false if another has added before.

        The game begins when nothing is missing.
        """
        if not live.seats_of(person.id):
            raise forbidden()
        is_added = await self.finish(self._add_luck(live, person, share))
        await self.begin_if_full(live)
        return is_added

    async def _add_luck(self, live: Live, person: Person, share: str) -> bool:
        async with live.lock:
            is_added = False
            for seat in live.seats_of(person.id):
                if live.seats[seat].share != "":
                    continue
                where = (seats.c.table == live.id, seats.c.seat == seat, seats.c.share == "")
                async with self.database.begin() as connection:
                    done = await connection.execute(update(seats).where(*where).values(share=share))
                if done.rowcount == 1:
                    live.seats[seat], is_added = replace(live.seats[seat], share=share), True
            await self.archive.refresh(live)
            return is_added

    async def join(self, live: Live, person: Person, invitation: str | None, adds_luck: bool = False) -> int:
        """Take a free seat: at a public table, or with an invitation."""
        if not live.is_public and live.owner != person.id and not await self.invitations.holds(live.id, invitation):
            raise Refusal(403, "invitation-void" if invitation else "not-invited")
        seat = await self.finish(self._sit_down(live, person, "" if adds_luck else None))
        await self.begin_if_full(live)
        await self.tell(live, "seats")
        return seat

    async def _sit_down(self, live: Live, person: Person, share: str | None) -> int:
        async with live.lock:
            mine = live.seats_of(person.id)
            if mine:
                return mine[0]
            live.expect_open()
            if live.cannot_begin:
                raise Refusal(409, "cannot-begin")
            for seat in [n for n, each in enumerate(live.seats) if each.kind == FREE]:
                place = Seat(HUMAN, person.id, person.name, "", share)
                async with self.database.begin() as connection:
                    is_mine = await _seat(connection, live, seat, place, FREE)
                if is_mine:
                    live.seats[seat] = place
                    return seat
        raise Refusal(409, "no-free-seat")

    # Playing

    async def choose(self, live: Live, person: Person, seat: int | None, option: str, n: int) -> int:
        """Make a person's choice on the position after n records; how many records there are then."""
        return await self.finish(self._choose(live, person.id, seat, option, n))

    async def choose_for(self, live: Live, seat: int, option: str, n: int) -> int:
        """Make a bot's choice, or answer for somebody who has nothing to choose."""
        return await self.finish(self._choose(live, None, seat, option, n))

    async def _choose(self, live: Live, person: str | None, wanted: int | None, option: str, n: int) -> int:
        async with live.lock:
            seat = live.house_seat(wanted) if person is None else live.own_seat(person, wanted)
            if live.deeds.get(seat) == (n, option):
                return live.n_for(seat)
            live.expect(n, seat)
            if live.is_given_up:
                raise Refusal(409, "over")
            match = live.begun().copy()
            before = len(match.entries)
            try:
                match.choose_all(option.split(), seat)
            except IllegalChoice as error:
                raise Refusal(422, "illegal", detail=str(error)) from error
            pass_alone(live, match)
            is_told = await self.archive.append(live, match, seat, before)
            live.deeds[seat] = (n, option)
        metrics.count_choice(live.game.slug, person is None)
        _log.info("chosen", table=live.id, n=n, seat=seat, bot=person is None)
        await self.tell(live, "moved", None if is_told else seat)
        return live.n_for(seat)

    async def undo(self, live: Live, person: Person, seat: int | None, n: int, whole_turn: bool) -> int:
        """Take back what the seat chose last in one go, or all that it can; how many records there are then."""
        return await self.finish(self._undo(live, person.id, seat, n, whole_turn))

    async def _undo(self, live: Live, person: str, wanted: int | None, n: int, whole_turn: bool) -> int:
        async with live.lock:
            seat, deed = live.own_seat(person, wanted), (n, f"undo {whole_turn}")
            if live.deeds.get(seat) == deed:
                return live.n_for(seat)
            live.expect(n, seat)
            match = live.begun().copy()
            if live.status == OVER:
                raise Refusal(409, "undo-over")
            try:
                match.undo_turn(seat) if whole_turn else live.gestures.take_back(match, seat)
            except CannotUndo as error:
                raise Refusal(409, f"undo-{error.reason}") from error
            is_told = await self.archive.append(live, match, seat, _shared(live.begun(), match))
            live.deeds[seat] = deed
        _log.info("undone", table=live.id, n=n, seat=seat)
        await self.tell(live, "undone", None if is_told else seat)
        return live.n_for(seat)

    async def rehearse(self, live: Live, person: Person, n: int, deed: Callable[[Rehearsal], None]) -> int:
        """Do something in a lesson besides choosing, on the position after n records; how many there are then."""
        return await self.finish(self._rehearse(live, person.id, n, deed))

    async def _rehearse(self, live: Live, person: str, n: int, deed: Callable[[Rehearsal], None]) -> int:
        async with live.lock:
            match = live.begun().copy()
            if not isinstance(match, Rehearsal):
                raise Refusal(409, "no-lesson")
            seat = live.own_seat(person, match.learner)
            live.expect(n, seat)
            deed(match)
            await self.archive.append(live, match, seat, _shared(live.begun(), match))
        await self.tell(live, "moved")
        return live.n_for(seat)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that changes a table to its end, even if whoever asked for it does not wait so long."""
        if self._is_closed:
            work.close()
            raise closing()
        task = asyncio.ensure_future(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        async with asyncio.timeout(_WAIT):
            return await asyncio.shield(task)

    async def insist(self, live: Live, act: Callable[[Live], Coroutine[Any, Any, T]], what: str) -> T:
        """Do something to a table though another node may be faster with something else, and tell it."""
        for _ in range(_TRIES):
            try:
                done = await self.finish(act(live))
                break
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                live = await self.live(live.id)
        else:
            raise stale()
        await self.tell(live, what)
        return done

    async def finish_all(self) -> None:
        """Wait until everything that has begun is in the database."""
        while self._unfinished:
            await asyncio.gather(*self._unfinished, return_exceptions=True)

    async def close(self) -> None:
        """Begin nothing more, and wait until everything that has begun is in the database."""
        self._is_closed = True
        await self.finish_all()

    async def tell(self, live: Live, what: str, only: int | None = None) -> None:
        """Tell everybody who looks at the table that something has happened there, or the one seat that may know."""
        await self.news.tell(live.id, live.item(what, only))
        if what in ("begun", "seats") or live.status == OVER:
            await self.news.tell(LOBBY, {"what": what})
        self.after_change(live.id)


def _nothing(_table: str) -> None:
    """What is done after a change in a house without bots."""


def _shared(before: Match, after: Match) -> int:
    """How many entries two matches have in common from the beginning."""
    n, least = 0, min(len(before.entries), len(after.entries))
    while n < least and before.entries[n] == after.entries[n]:
        n += 1
    return n


async def _seat(connection: Writing, live: Live, seat: int, place: Seat, was: str) -> bool:
    """Put somebody on a seat, if it still is what it was; nodes cannot both win."""
    where = (seats.c.table == live.id, seats.c.seat == seat, seats.c.kind == was)
    done = await connection.execute(update(seats).where(*where).values(**values_of(place)))
    return bool(done.rowcount == 1)


def values_of(place: Seat) -> dict[str, Any]:
    """A seat as the database has it."""
    return asdict(place)
