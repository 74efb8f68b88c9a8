"""The house: all tables, who sits at them, what is done at them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.bots import NAMED_LEVELS
from meadhall.engine.errors import BadJournal, CannotUndo, IllegalChoice, MeadhallError
from meadhall.engine.journal import read_journal
from meadhall.engine.match import Match
from meadhall.hall import metrics
from meadhall.hall.archive import Archive
from meadhall.hall.database import Database
from meadhall.hall.errors import Refusal, forbidden
from meadhall.hall.live import (
    BOT,
    FREE,
    HUMAN,
    OPEN,
    OVER,
    RUNNING,
    Live,
    Seat,
    begin,
    find_game,
    lines_of,
)
from meadhall.hall.news import LOBBY, News
from meadhall.hall.people import Person
from meadhall.hall.schema import chat, meta, records, seats, tables, votes

_log = structlog.get_logger()
_CHAT_SHOWN: Final = 100
_NO_SEAT: Final = -1
"""Who made the record with which a game begins."""

T = TypeVar("T")


class House:
    """Everything that happens at tables goes through here."""

    def __init__(self, database: Database, news: News, absent_seconds: float) -> None:
        self.database: Final = database
        self.archive: Final = Archive(database)
        self.news: Final = news
        self._absent_seconds: Final = absent_seconds
        self._signer: URLSafeSerializer | None = None
        self._unfinished: Final[set[asyncio.Task[Any]]] = set()
        self.after_change: Callable[[str], None] = _nothing
        """Called with a table at which something has happened, on this node: perhaps a bot is next."""

    async def live(self, table: str) -> Live:
        """The table, up to date with the database."""
        return await self.archive.live(table)

    # Opening tables

    async def open_table(
        self,
        person: Person,
        game: str,
        options: dict[str, Any],
        places: list[Seat],
        is_public: bool,
        hints: bool | None = None,
    ) -> str:
        """A new table; it begins at once if nobody is missing."""
        found = find_game(game)
        try:
            full = found.full_options(options)
        except MeadhallError as error:
            raise Refusal(422, "bad-option", detail=str(error)) from error
        if len(places) not in found.players:
            raise Refusal(422, "bad-players")
        for place in places:
            if place.kind == BOT and place.level not in NAMED_LEVELS:
                raise Refusal(422, "bad-level")
        table = _new_id()
        row = {"id": table, "game": game, "version": found.version, "options": full, "seed": str(secrets.randbits(53))}
        async with self.database.begin() as connection:
            await _add_table(connection, row | {"owner": person.id, "is_public": is_public, "hints": hints}, places)
        await self._opened(table)
        return table

    async def _opened(self, table: str) -> None:
        await self._begin_if_full(await self.live(table))
        await self.news.tell(LOBBY, {"what": "opened"})

    async def _begin_if_full(self, live: Live) -> None:
        await self._finish(self._begin(live))

    async def _begin(self, live: Live) -> None:
        async with live.lock:
            await self.archive.refresh(live)
            if live.status != OPEN or any(seat.kind == FREE for seat in live.seats):
                return
            match = begin(live.game, live.options, live.players, live.seed)
            try:
                await self.archive.append(live, match, _NO_SEAT, 0)
            except Refusal:
                return  # another node began it
        _log.info("begun", table=live.id, game=live.game.slug, players=live.players)
        await self._tell(live, "begun")

    async def import_journal(self, person: Person, text: str) -> str:
        """A table made from a journal, to look at and, if it is not over, to play on alone."""
        try:
            match = await asyncio.to_thread(_match_of, text)
        except MeadhallError as error:
            raise Refusal(422, "bad-journal", detail=str(error)) from error
        places = [Seat(HUMAN, person.id, f"{person.name} {n + 1}", "") for n in range(match.players)]
        table, now = _new_id(), time.time()
        row = {
            "id": table,
            "game": match.game.slug,
            "version": match.game.version,
            "options": match.settings,
            "seed": str(match.seed),
            "owner": person.id,
            "is_public": False,
            "hints": True,
            "status": OVER if match.over else RUNNING,
            "waiting": match.seats,
            "winners": match.winners,
        }
        record = {"table": table, "n": 0, "seat": _NO_SEAT, "kept": 0, "lines": lines_of(match, 0), "at": now}
        async with self.database.begin() as connection:
            await _add_table(connection, row, places)
            await connection.execute(insert(records).values(**record))
        return table

    async def rematch(self, live: Live, person: Person) -> str:
        """The same people and bots again, one seat further; everybody who asks gets the same table."""
        if not live.seats_of(person.id):
            raise forbidden()
        if live.status != OVER:
            raise Refusal(409, "not-over")
        return await self._finish(self._rematch(live, person))

    async def _rematch(self, live: Live, person: Person) -> str:
        table = _new_id()
        row = {"id": table, "game": live.game.slug, "version": live.game.version, "options": live.options}
        row |= {"seed": str(secrets.randbits(53)), "owner": person.id, "is_public": live.is_public, "hints": live.hints}
        async with live.lock, self.database.begin() as connection:
            where = (tables.c.id == live.id, tables.c.rematch.is_(None))
            done = await connection.execute(update(tables).where(*where).values(rematch=table))
            if done.rowcount == 1:
                await _add_table(connection, row, live.seats[1:] + live.seats[:1])
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == live.id))
            live.rematch = str(found.scalar_one())
        if live.rematch == table:
            await self._opened(table)
            await self._tell(live, "rematch")
        return live.rematch

    # Sitting down

    async def invitation(self, live: Live) -> str:
        """A signed word that lets its holder sit down at the table."""
        return str((await self._signature()).dumps(live.id))

    async def _signature(self) -> URLSafeSerializer:
        if self._signer is None:
            async with self.database.begin() as connection:
                new = self.database.add_if_new(meta).values(name="secret", value=secrets.token_urlsafe(32))
                await connection.execute(new)
                found = (await connection.execute(select(meta.c.value).where(meta.c.name == "secret"))).scalar_one()
            self._signer = URLSafeSerializer(found, salt="invitation")
        return self._signer

    async def join(self, live: Live, person: Person, invitation: str | None) -> int:
        """Take a free seat: at a public table, or with an invitation."""
        if not live.is_public and live.owner != person.id and not await self._is_invited(live, invitation):
            raise Refusal(403, "not-invited")
        seat = await self._finish(self._sit_down(live, person))
        await self._begin_if_full(live)
        await self._tell(live, "seats")
        return seat

    async def _is_invited(self, live: Live, invitation: str | None) -> bool:
        try:
            return bool((await self._signature()).loads(invitation or "") == live.id)
        except BadSignature:
            return False

    async def _sit_down(self, live: Live, person: Person) -> int:
        async with live.lock:
            mine = live.seats_of(person.id)
            if mine:
                return mine[0]
            for seat in [n for n, each in enumerate(live.seats) if each.kind == FREE]:
                place = Seat(HUMAN, person.id, person.name, "")
                async with self.database.begin() as connection:
                    is_mine = await _seat(connection, live, seat, place, FREE)
                if is_mine:
                    live.seats[seat] = place
                    return seat
        raise Refusal(409, "no-free-seat")

    # Replacing who is absent

    def replaceable(self, live: Live) -> list[int]:
        """The seats of people for whom everybody has waited so long that a bot may take over."""
        if live.status != RUNNING or time.time() < live.updated + self._absent_seconds:
            return []
        return [seat for seat in live.begun().seats if live.seats[seat].kind == HUMAN]

    async def replace(self, live: Live, person: Person, seat: int, level: str) -> None:
        """Agree that a bot takes over an absent person's seat; when all others agree, it does."""
        if live.status != RUNNING or not 0 <= seat < live.players or live.seats[seat].kind != HUMAN:
            raise Refusal(409, "no-replacement")
        others = {each.person for each in live.seats if each.kind == HUMAN} - {live.seats[seat].person}
        if person.id not in others:
            raise forbidden()
        if level not in NAMED_LEVELS:
            raise Refusal(422, "bad-level")
        if seat not in self.replaceable(live):
            raise Refusal(409, "not-absent")
        await self._finish(self._replace(live, person, seat, level, others))
        await self._tell(live, "seats")

    async def _replace(self, live: Live, person: Person, seat: int, level: str, others: set[str | None]) -> None:
        place = Seat(BOT, None, live.seats[seat].name, level)
        async with live.lock, self.database.begin() as connection:
            new = self.database.add_if_new(votes).values(table=live.id, seat=seat, person=person.id)
            await connection.execute(new)
            question = select(votes.c.person).where(votes.c.table == live.id, votes.c.seat == seat)
            if not others <= set((await connection.execute(question)).scalars()):
                return
            # The bot is due in the same breath, so that it moves even if this node dies now.
            await connection.execute(update(tables).where(tables.c.id == live.id).values(is_bot_due=True))
            if await _seat(connection, live, seat, place, HUMAN):
                live.seats[seat] = place
                _log.info("replaced", table=live.id, seat=seat, level=level)

    # Playing

    async def choose(self, live: Live, person: Person, seat: int | None, option: str, n: int) -> int:
        """Make a person's choice on the position after n records; how many records there are then."""
        return await self._finish(self._choose(live, person.id, seat, option, n))

    async def choose_as_bot(self, live: Live, seat: int, option: str, n: int) -> int:
        """Make a bot's choice."""
        return await self._finish(self._choose(live, None, seat, option, n))

    async def _choose(self, live: Live, person: str | None, wanted: int | None, option: str, n: int) -> int:
        async with live.lock:
            seat = live.bots_seat(wanted) if person is None else live.own_seat(person, wanted)
            live.expect(n)
            match = live.begun().copy()
            before = len(match.entries)
            try:
                match.choose_all(option.split(), seat)
            except IllegalChoice as error:
                raise Refusal(422, "illegal", detail=str(error)) from error
            await self.archive.append(live, match, seat, before)
        metrics.count_choice(live.game.slug, person is None)
        _log.info("chosen", table=live.id, n=n, seat=seat, bot=person is None)
        await self._tell(live, "moved")
        return n + 1

    async def undo(self, live: Live, person: Person, seat: int | None, n: int, whole_turn: bool) -> int:
        """Take back the seat's latest choice, or all that it can; how many records there are then."""
        return await self._finish(self._undo(live, person.id, seat, n, whole_turn))

    async def _undo(self, live: Live, person: str, wanted: int | None, n: int, whole_turn: bool) -> int:
        async with live.lock:
            seat = live.own_seat(person, wanted)
            live.expect(n)
            match = live.begun().copy()
            if match.over:
                raise Refusal(409, "undo-over")
            try:
                match.undo_turn(seat) if whole_turn else match.undo(seat)
            except CannotUndo as error:
                raise Refusal(409, f"undo-{error.reason}") from error
            await self.archive.append(live, match, seat, len(match.entries))
        _log.info("undone", table=live.id, n=n, seat=seat)
        await self._tell(live, "undone")
        return n + 1

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that changes a table to its end, even if whoever asked for it does not wait."""
        task = asyncio.ensure_future(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    async def finish_all(self) -> None:
        """Wait until everything that has begun is in the database."""
        await asyncio.gather(*self._unfinished, return_exceptions=True)

    # Talking

    async def say(self, live: Live, person: Person, text: str) -> None:
        """Say something at the table."""
        text = text.strip()
        if not text:
            raise Refusal(422, "empty")
        row = {"table": live.id, "person": person.id, "name": person.name, "text": text, "at": time.time()}
        async with self.database.begin() as connection:
            await connection.execute(insert(chat).values(**row))
        await self._tell(live, "chat")

    async def beside(self, live: Live) -> dict[str, Any]:
        """What belongs to a table besides the game: the latest words, and for each seat how many agree on a bot."""
        said = select(chat).where(chat.c.table == live.id).order_by(chat.c.id.desc()).limit(_CHAT_SHOWN)
        async with self.database.connect() as connection:
            rows = list(await connection.execute(said))
            agreed = await connection.execute(select(votes.c.seat).where(votes.c.table == live.id))
        return {
            "chat": [{"id": row.id, "name": row.name, "text": row.text, "at": row.at} for row in reversed(rows)],
            "replacement_votes": dict(Counter(agreed.scalars())),
        }

    async def _tell(self, live: Live, what: str) -> None:
        await self.news.tell(live.id, {"n": live.n, "what": what})
        if what in ("begun", "seats") or live.status == OVER:
            await self.news.tell(LOBBY, {"what": what})
        self.after_change(live.id)


def _nothing(_table: str) -> None:
    """What is done after a change in a house without bots."""


def _new_id() -> str:
    return secrets.token_urlsafe(8)[:10]


def _match_of(text: str) -> Match:
    """The match that a journal tells from the beginning of a game; an error that says what is wrong with it."""
    try:
        journal = read_journal(text)
        if journal.position is not None:
            raise BadJournal("A journal that starts in the middle of a game cannot be put on a table.")
        found = find_game(journal.slug)
        if journal.version != found.version:
            raise BadJournal(f"This journal is of version {journal.version} of {found.slug}, not {found.version}.")
        match = found.new(journal.seed, journal.options, journal.players)
        match.replay(journal.choices)
    except MeadhallError:
        raise
    except (ValueError, RecursionError) as error:
        raise BadJournal("The journal has a number that is too long, or is nested too deeply.") from error
    return match


async def _add_table(connection: AsyncConnection, row: dict[str, Any], places: list[Seat]) -> None:
    """Put a table and its seats into the database, waiting for players if the row does not say otherwise."""
    now = time.time()
    usual = {"status": OPEN, "is_bot_due": False, "waiting": [], "players": len(places), "created": now, "updated": now}
    await connection.execute(insert(tables).values(**usual | row))
    rows = [{"table": row["id"], "seat": n, **_values(place)} for n, place in enumerate(places)]
    await connection.execute(insert(seats), rows)


async def _seat(connection: AsyncConnection, live: Live, seat: int, place: Seat, was: str) -> bool:
    """Put somebody on a seat, if it still is what it was; nodes cannot both win."""
    where = (seats.c.table == live.id, seats.c.seat == seat, seats.c.kind == was)
    done = await connection.execute(update(seats).where(*where).values(**_values(place)))
    return bool(done.rowcount == 1)


def _values(place: Seat) -> dict[str, Any]:
    return {"kind": place.kind, "person": place.person, "name": place.name, "level": place.level}
