"""The archive: tables in memory as their records in the database tell them, never ahead of it."""

from __future__ import annotations

import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import structlog
from sqlalchemy import Connection, bindparam, insert, select, update

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.options import OptionValue
from meadhall.hall.absence import NEVER, absence_in
from meadhall.hall.database import Database, IntegrityError, Reading
from meadhall.hall.errors import Refusal, not_found, stale
from meadhall.hall.live import (
    ASIDE,
    BOT,
    CLOSED,
    OVER,
    RUNNING,
    Event,
    Live,
    Seat,
    Takeback,
    find_game,
    given_up,
    lines_of,
    passes_on,
    staying,
    take_in,
)
from meadhall.hall.schema import events, presence, records, seats, tables
from meadhall.hall.soundness import Damage, check_records, check_row, check_seats, is_id, reading

_log = structlog.get_logger()
_CACHED: Final = 2000
_NEEDED: Final = [each for each in tables.c if each.name not in ("waiting", "winners")]
"""Columns that a table is read from; the others follow from the match."""
# Made once, since to make a question takes longer than to answer it.
_TABLE: Final = select(*_NEEDED).where(tables.c.id == bindparam("here"))
_SEATS: Final = select(seats).where(seats.c.table == bindparam("here")).order_by(seats.c.seat)
_EVENTS: Final = select(events).where(events.c.table == bindparam("here")).order_by(events.c.id)
_RECORDS: Final = (
    select(records).where(records.c.table == bindparam("here"), records.c.n >= bindparam("since")).order_by(records.c.n)
)
_APPEND: Final = insert(records)
_NOTE: Final = update(tables).where(tables.c.id == bindparam("here"), tables.c.status != CLOSED)


@dataclass(frozen=True)
class Beside:
    """What a record changes besides the journal: who sits where then, and what is told of it."""

    seats: list[Seat]
    events: Sequence[Event]


class Archive:
    """All tables; those that were used lately are kept in memory."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()
        self._damaged: Final[set[str]] = set()
        """Tables of which the log has told that they are damaged."""

    def __len__(self) -> int:
        return len(self._lives)

    async def live(self, table: str) -> Live:
        """The table, up to date with the database."""
        known = self._lives.get(table)
        if known is None:
            known = self._lives.setdefault(table, await self._load(table))
            while len(self._lives) > _CACHED:
                self._lives.popitem(last=False)
        elif self.database.is_shared:
            await self._catch_up(known)
        if table in self._lives:
            self._lives.move_to_end(table)
        known.used = time.monotonic()
        return known

    def kept(self, table: str) -> Live | None:
        """The table as it is in memory, if it is; other nodes may have gone on."""
        return self._lives.get(table)

    def forget_unused(self, seconds: float) -> None:
        """Let go of the tables for which nobody has asked for so long; they are read again when somebody does."""
        limit = time.monotonic() - seconds
        for live in list(self._lives.values()):
            if live.used > limit:
                return
            if not live.lock.locked():
                del self._lives[live.id]

    def close(self, table: str, why: str) -> None:
        """Note that a table was closed, if it is in memory."""
        if table in self._lives:
            self._lives[table].closing = why

    def forget(self, table: str) -> None:
        """Look into the database when the table is next asked for."""
        self._lives.pop(table, None)

    async def _load(self, table: str) -> Live:
        if not is_id(table):
            raise not_found()
        with self._hiding(table):
            live = await self.read(table)
        self._damaged.discard(table)
        return live

    @contextlib.contextmanager
    def _hiding(self, table: str) -> Iterator[None]:
        """A table that is damaged is hidden; nobody else notices."""
        try:
            with reading():
                yield
        except Damage as damage:
            self.forget(table)
            if table not in self._damaged:
                self._damaged.add(table)
                _log.warning("a table is damaged", table=table, what=damage.what)
            raise Refusal(410, "damaged") from damage
        except Refusal as refusal:
            if refusal.status == 410:
                self.forget(table)
            raise

    async def read(self, table: str, even_aside: bool = False) -> Live:
        """The table as the database has it, whatever is in memory; one that was set aside only if it is said."""
        mark = self.database.mark(table)
        async with self.database.connect() as connection:
            row = (await connection.execute(_TABLE, {"here": table})).one_or_none()
            if row is None:
                raise not_found()
            check_row(row)
            if row.status == ASIDE and not even_aside:
                raise Refusal(410, "aside")
            game = _game(row)
            live = Live(
                id=row.id,
                game=game,
                options=_options(game, row),
                players=row.players,
                dice=row.dice,
                former_seed=row.seed,
                owner=row.owner,
                is_public=row.is_public,
                rematch=row.rematch,
                updated=row.updated,
                seats=[],
                hints=row.hints,
                absence=absence_in(row.absence),
                takeback=_takeback(row.takeback),
                opened_from=row.opened_from,
                closing=row.closing,
                looked_at=row.looked,
                lesson=row.lesson,
                position=json.loads(row.position) if row.position else None,
                mark=mark,
            )
            rows = await self._records(connection, table, 0)
            live.seats = _seats(row, await connection.execute(_SEATS, {"here": table}))
            live.events = await self._events(connection, table)
            self._take_in(live, row, rows)
        return live

    def _take_in(self, live: Live, row: Any, rows: list[Any]) -> None:
        check_records(live, rows)
        try:
            take_in(live, rows)
        except MeadhallError as error:
            if row.version == live.game.version:
                raise
            raise Refusal(410, "outdated") from error
        if live.match is None:
            live.cannot_begin = _cannot_begin(live)

    async def _catch_up(self, live: Live) -> None:
        """Take in what other nodes have done; who had to wait for somebody who looked later needs not look again."""
        if self._is_known(live):
            return
        asked = time.monotonic()
        async with live.lock:
            if live.looked <= asked and not self._is_known(live):
                looking, mark = time.monotonic(), self.database.mark(live.id)
                await self._refresh(live)
                live.looked, live.mark = looking, mark

    def _is_known(self, live: Live) -> bool:
        """Whether nothing was written of a table but what has been taken in."""
        return live.mark is not None and live.mark == self.database.mark(live.id)

    async def _refresh(self, live: Live) -> None:
        with self._hiding(live.id):
            async with self.database.glance() as connection:
                row = (await connection.execute(_TABLE, {"here": live.id})).one_or_none()
                if row is None:
                    raise not_found()
                check_row(row)
                if row.status == ASIDE:
                    raise Refusal(410, "aside")
                rows = await self._records(connection, live.id, live.n)
                # After the records: who sits where is never older than the position, or a bot may choose for a person.
                found = _seats(row, await connection.execute(_SEATS, {"here": live.id}))
                if live.match is None or any(not each.lines for each in rows):
                    live.events = await self._events(connection, live.id)
            live.rematch, live.updated, live.seats, live.closing = row.rematch, row.updated, found, row.closing
            live.takeback = _takeback(row.takeback)
            self._take_in(live, row, rows)

    async def refresh(self, live: Live) -> None:
        """Take in what other nodes have done, for somebody who holds the table's lock."""
        if self.database.is_shared:
            await self._refresh(live)

    async def _events(self, connection: Reading, table: str) -> list[Event]:
        return [
            Event(row.kind, row.seat, row.name, row.n, row.length, row.others, row.level, row.at)
            for row in await connection.execute(_EVENTS, {"here": table})
        ]

    async def _records(self, connection: Reading, table: str, since: int) -> list[Any]:
        return list(await connection.execute(_RECORDS, {"here": table, "since": since}))

    async def append(self, live: Live, match: Match, seat: int, kept: int, beside: Beside | None = None) -> bool:
        """Append what a match has that went on from the table's, and make it the table's; whether others may know.

        Whoever calls holds the table's lock. If another node was faster, or the database fails, the table in memory
        stays as it was, and is looked up anew for the next who asks.
        """
        n, now = live.n, time.time()
        is_quiet = beside is None and _is_quiet(live, match, kept)
        at = live.updated if is_quiet else now
        sitters = live.seats if is_quiet else _asked(live, match, seat, now, beside.seats if beside else live.seats)
        told = [replace(each, n=n, length=len(match.entries), at=now) for each in beside.events] if beside else []
        # What somebody asks to take back is asked for until a person chooses, or somebody comes or goes.
        takeback = live.takeback if beside is None and seat >= 0 and live.seats[seat].kind == BOT else None
        lines = lines_of(match, kept)
        record = {"table": live.id, "n": n, "seat": seat, "kept": kept, "lines": lines, "at": now}
        record |= {"is_quiet": is_quiet}
        state = state_of(sitters, match, at) | ({} if takeback else {"takeback": None})

        def write(connection: Connection) -> None:
            connection.execute(_APPEND, record)
            if not connection.execute(_NOTE, state | {"here": live.id}).rowcount:
                raise Refusal(409, "closed")
            if n == 0:
                self._check_beginning(connection, live, now)
            _change(connection, live, sitters, told)

        try:
            before, after = await self.database.write(live.id, write)
        except IntegrityError as error:
            self.forget(live.id)
            raise stale() from error
        except BaseException:
            self.forget(live.id)
            raise
        live.gestures.note(seat, kept, lines)
        live.note(n, live.match is not None and kept < len(live.match.entries), seat if is_quiet else None)
        live.match, live.updated, live.seats, live.takeback = match, at, sitters, takeback
        live.mark = after if live.mark == before else live.mark
        live.events = [*live.events, *told]
        return not is_quiet

    def _check_beginning(self, connection: Connection, live: Live, now: float) -> None:
        """Nobody has left at another node since we looked, and from now on everybody's absence is counted."""
        if _seats(live, connection.execute(_SEATS, {"here": live.id})) != live.seats:
            raise stale()
        if live.absence != NEVER and live.people:
            rows = [{"table": live.id, "person": each, "seen": now} for each in sorted(live.people)]
            connection.execute(self.database.add_or_replace(presence), rows)


def _seats(table: Any, rows: Iterable[Any]) -> list[Seat]:
    """Who sits at a table, checked against what else is known of it."""
    found = list(rows)
    check_seats(table, found)
    return [
        Seat(each.kind, each.person, each.name, each.level, each.share, each.asked, each.resigned, each.passes)
        for each in found
    ]


def _change(connection: Connection, live: Live, sitters: list[Seat], told: list[Event]) -> None:
    """Write who sits where now, and what is told of it."""
    for n, (sitter, before) in enumerate(zip(sitters, live.seats, strict=True)):
        if sitter != before:
            where = (seats.c.table == live.id, seats.c.seat == n)
            connection.execute(update(seats).where(*where).values(**asdict(sitter)))
    if told:
        connection.execute(insert(events), [{"table": live.id, **asdict(each)} for each in told])


def _is_quiet(live: Live, match: Match, kept: int) -> bool:
    """Whether all that a record adds, and all that it takes back, is a part of what somebody commits itself to."""
    before = live.match.entries[kept:] if live.match is not None else []
    changed = [*before, *match.entries[kept:]]
    return bool(changed) and all(entry.is_partial for entry in changed)


def _asked(live: Live, match: Match, seat: int, now: float, sitters: list[Seat]) -> list[Seat]:
    """Who sits where, with the times since when they are asked at a table with a clock."""
    if not live.absence.is_clock:
        return sitters
    waited = [n for n in live.deciding if n != seat]
    return [
        replace(each, asked=now) if n in match.seats and n not in waited else each for n, each in enumerate(sitters)
    ]


def state_of(sitters: list[Seat], match: Match, now: float) -> dict[str, Any]:
    """What the row of a table says of its match, for lists and for the search for bots that should move."""
    is_over = match.over or given_up(sitters)
    return {
        "status": OVER if is_over else RUNNING,
        "is_bot_due": not is_over and _is_due(sitters, match),
        "waiting": [] if is_over else match.seats,
        "winners": staying(sitters) if is_over and not match.over else match.winners,
        "updated": now,
    }


def _is_due(sitters: list[Seat], match: Match) -> bool:
    """Whether a bot should move, or the house may answer for somebody."""
    asked = [(sitters[each.seat], each) for each in match.open_decisions()]
    return any(seat.kind == BOT or passes_on(seat, match, each) for seat, each in asked)


def _takeback(kept: str | None) -> Takeback | None:
    return Takeback(**json.loads(kept)) if kept else None


def _game(row: Any) -> Game:
    """The game of a table."""
    try:
        return find_game(row.game)
    except Refusal as refusal:
        raise Damage("no-game", game=row.game) from refusal


def _cannot_begin(live: Live) -> bool:
    """Whether a table waits for a game that no deal can begin, because its options do not fit together."""
    try:
        live.game.check_options(live.options, live.players)
        _ = live.seed
    except MeadhallError:
        return True
    return False


def _options(game: Game, row: Any) -> dict[str, OptionValue]:
    """The options of a table, which may have been opened under an older version of the game."""
    try:
        return game.past_options(row.version, row.options)
    except MeadhallError as error:
        if row.version == game.version:
            raise Damage("options", why=str(error)[:200]) from error
        raise Refusal(410, "outdated") from error
