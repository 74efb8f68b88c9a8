"""Opening tables: anew, with a journal, where a finished game stood, for somebody alone, for the same people again."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import insert, select, update

from meadhall.bots import NAMED_LEVELS
from meadhall.engine.chance import Seal
from meadhall.engine.errors import BadJournal, MeadhallError
from meadhall.engine.journal import read_journal
from meadhall.engine.match import Match
from meadhall.hall.absence import NEVER, Absence
from meadhall.hall.database import Writing
from meadhall.hall.dice import kept_dice, new_dice
from meadhall.hall.errors import Refusal, forbidden, not_found
from meadhall.hall.house import NO_SEAT, House, values_of
from meadhall.hall.live import BOT, HUMAN, OPEN, OVER, RUNNING, Live, Seat, find_game, lines_of
from meadhall.hall.news import LOBBY
from meadhall.hall.people import Person, numbered
from meadhall.hall.quotas import TableQuotas
from meadhall.hall.schema import records, seats, tables


class Opening:
    """Opens the tables of a house, of which one person, and one address, may have so many."""

    def __init__(self, house: House, quotas: TableQuotas) -> None:
        self._house: Final = house
        self._database: Final = house.database
        self._quotas: Final = quotas

    async def open_table(
        self,
        person: Person,
        game: str,
        options: dict[str, Any],
        places: list[Seat],
        is_public: bool,
        hints: bool | None = None,
        preset: str | None = None,
        language: str = "en",
        absence: Absence = NEVER,
    ) -> str:
        """A new table; it begins at once if nobody is missing."""
        found = find_game(game)
        if len(places) not in found.players:
            raise Refusal(422, "bad-players")
        try:
            agreed, _ = found.agreed(options, len(places), preset)
            full = found.with_seeds(agreed, lambda _name: secrets.randbits(32))
            found.check_options(full, len(places), language)
        except MeadhallError as error:
            raise Refusal(422, "bad-option", detail=str(error)) from error
        for place in places:
            if place.kind == BOT and place.level not in NAMED_LEVELS:
                raise Refusal(422, "bad-level")
        table = _new_id()
        row = {"id": table, "game": game, "version": found.version, "options": full, "dice": new_dice()}
        row |= {"owner": person.id, "is_public": is_public, "hints": hints, "absence": absence.kept}
        async with self._database.begin() as connection:
            await self._add(connection, person, row, places)
        await self._opened(table)
        return table

    async def open_aside(self, person: Person, row: dict[str, Any], places: list[Seat]) -> str:
        """A table for somebody alone, which begins at once and counts for no quota: at most one of its kind is open."""
        table = _new_id()
        owned = {"id": table, "owner": person.id, "opened_from": person.came_from or None}
        async with self._database.begin() as connection:
            await _add_table(connection, row | owned, places)
        await self._house.begin_if_full(await self._house.live(table))
        return table

    async def _add(self, connection: Writing, person: Person, row: dict[str, Any], places: list[Seat]) -> None:
        """Put a person's table into the database, if they may have one more."""
        await self._quotas.check(connection, person, places)
        await _add_table(connection, row | {"owner": person.id, "opened_from": person.came_from or None}, places)

    async def _opened(self, table: str) -> None:
        await self._house.begin_if_full(await self._house.live(table))
        await self._house.news.tell(LOBBY, {"what": "opened"})

    async def import_journal(self, person: Person, text: str) -> str:
        """A table made from a journal, to look at and, if it is not over, to play on alone."""
        try:
            match = await asyncio.to_thread(_match_of, text)
        except MeadhallError as error:
            raise Refusal(422, "bad-journal", detail=str(error)) from error
        shares = match.seed.shares if isinstance(match.seed, Seal) else ()
        places = [
            Seat(HUMAN, person.id, numbered(person.name, n + 1), "", shares[n] if n < len(shares) else None)
            for n in range(match.players)
        ]
        table, now = _new_id(), time.time()
        row = {
            "id": table,
            "game": match.game.slug,
            "version": match.game.version,
            "options": match.settings,
            "dice": kept_dice(match.seed),
            "is_public": False,
            "hints": True,
            "status": OVER if match.over else RUNNING,
            "waiting": match.seats,
            "winners": match.winners,
        }
        record = {"table": table, "n": 0, "seat": NO_SEAT, "kept": 0, "lines": lines_of(match, 0), "at": now}
        async with self._database.begin() as connection:
            await self._add(connection, person, row, places)
            await connection.execute(insert(records).values(**record))
        return table

    async def open_again(self, live: Live, person: Person, at: int, seat: int, level: str) -> str:
        """A table that begins where a finished game stood: the person plays a seat of it, bots the others."""
        match = live.begun()
        if live.status != OVER:
            raise Refusal(409, "not-over")
        if at > len(match.entries) or not 0 <= seat < live.players:
            raise not_found()
        if level not in NAMED_LEVELS:
            raise Refusal(422, "bad-level")
        past = await asyncio.to_thread(match.first, at)
        if past.over:
            raise Refusal(409, "over")
        others = Seat(BOT, None, level.capitalize(), level)
        places = [Seat(HUMAN, person.id, person.name, "") if n == seat else others for n in range(live.players)]
        table = _new_id()
        row = {"id": table, "game": live.game.slug, "version": live.game.version, "options": live.options}
        row |= {"position": json.dumps(past.position()), "dice": new_dice(), "is_public": False}
        async with self._database.begin() as connection:
            await self._add(connection, person, row, places)
        await self._opened(table)
        return table

    async def rematch(self, live: Live, person: Person) -> str:
        """The same people and bots again, one seat further; everybody who asks gets the same table."""
        if not live.seats_of(person.id):
            raise forbidden()
        if live.status != OVER:
            raise Refusal(409, "not-over")
        return await self._house.finish(self._rematch(live, person))

    async def _rematch(self, live: Live, person: Person) -> str:
        table = _new_id()
        row = {"id": table, "game": live.game.slug, "version": live.game.version, "options": live.options}
        row |= {"dice": new_dice(), "is_public": live.is_public, "hints": live.hints, "absence": live.absence.kept}
        async with live.lock, self._database.begin() as connection:
            where = (tables.c.id == live.id, tables.c.rematch.is_(None))
            done = await connection.execute(update(tables).where(*where).values(rematch=table))
            if done.rowcount == 1:
                again = [_again(seat) for seat in live.seats]
                await self._add(connection, person, row, again[1:] + again[:1])
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == live.id))
            live.rematch = str(found.scalar_one())
        if live.rematch == table:
            await self._opened(table)
            await self._house.tell(live, "rematch")
        return live.rematch


def _match_of(text: str) -> Match:
    """The match that a journal tells from the beginning of a game; an error that says what is wrong with it."""
    try:
        journal = read_journal(text)
        if journal.position is not None:
            raise BadJournal("A journal that starts in the middle of a game cannot be put on a table.")
        found = find_game(journal.slug)
        match = found.new(journal.seed, found.past_options(journal.version, journal.options), journal.players)
        match.replay(journal.choices)
    except MeadhallError:
        raise
    except (ValueError, RecursionError) as error:
        raise BadJournal("The journal has a number that is too long, or is nested too deeply.") from error
    return match


async def _add_table(connection: Writing, row: dict[str, Any], places: list[Seat]) -> None:
    """Put a table and its seats into the database, waiting for players if the row does not say otherwise."""
    now = time.time()
    usual = {
        "status": OPEN,
        "seed": "",
        "is_bot_due": False,
        "waiting": [],
        "players": len(places),
        "created": now,
        "updated": now,
    }
    await connection.execute(insert(tables).values(**usual | row))
    rows = [{"table": row["id"], "seat": n, **values_of(place)} for n, place in enumerate(places)]
    await connection.execute(insert(seats), rows)


def _again(seat: Seat) -> Seat:
    """Who sits there in the next game: the same person, or the bot, which no longer plays for anybody."""
    if seat.kind == BOT:
        return Seat(BOT, None, seat.level.capitalize() if seat.person else seat.name, seat.level)
    return replace(seat, share=None if seat.share is None else "", asked=None, resigned=None)


def _new_id() -> str:
    return secrets.token_urlsafe(8)[:10]
