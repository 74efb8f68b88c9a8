"""What goes wrong within: requests that are given up, databases that fail, bots that are lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

import meadhall
from meadhall.engine.match import Match
from meadhall.hall import minds, thinking
from meadhall.hall.database import create_database
from meadhall.hall.errors import Refusal
from meadhall.hall.live import BOT, HUMAN, Live, Seat, begin, lines_of
from meadhall.hall.schema import VERSION, meta, tables
from meadhall.hall.settings import database_url
from meadhall.hall.thinking import Thinkers
from tests.hall.inside import Inside, inside
from tests.hall.support import code


async def _journal_in_database(hall: Inside, table: str) -> str:
    """The game as another server would read it."""
    live = await hall.house.archive._load(table)
    return live.begun().journal


def _next(match: Match) -> tuple[int, str]:
    seat = match.seats[0]
    return seat, match.options(seat)[0]


def test_a_choice_whose_asker_goes_away_is_made_wholly_or_not_at_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, _ = await hall.guest("Ada")
            live = await hall.table(person, person)
            for turns in range(30):
                seat, option = _next(live.begun())
                asked = asyncio.create_task(hall.house.choose(live, person, seat, option, live.n))
                for _ in range(turns):
                    await asyncio.sleep(0)
                asked.cancel()
                await asyncio.gather(asked, return_exceptions=True)
                await hall.house.finish_all()
                live = await hall.house.live(live.id)
                assert await _journal_in_database(hall, live.id) == live.begun().journal

    asyncio.run(play())


def test_nobody_sees_a_choice_before_it_is_in_the_database(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            live = await hall.table(person, person)
            before = (await client.get(f"/api/tables/{live.id}")).content
            write = hall.house.database.write
            writing, may_write = asyncio.Event(), asyncio.Event()

            async def slow(work: Callable[[Connection], Any]) -> Any:
                writing.set()
                await may_write.wait()
                return await write(work)

            seat, option = _next(live.begun())
            with mock.patch.object(hall.house.database, "write", slow):
                asked = asyncio.create_task(hall.house.choose(live, person, seat, option, live.n))
                await writing.wait()
                assert (await client.get(f"/api/tables/{live.id}")).content == before
                may_write.set()
                await asked
            assert (await client.get(f"/api/tables/{live.id}")).json()["n"] == 2
            await client.aclose()

    asyncio.run(play())


def test_when_the_database_fails_the_choice_is_refused_and_can_be_made_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            live = await hall.table(person, person)
            before = live.begun().journal
            seat, option = _next(live.begun())
            form = {"n": live.n, "seat": seat, "option": option}
            failure = OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))
            with mock.patch.object(hall.house.database, "write", side_effect=failure):
                answer = await client.post(f"/api/tables/{live.id}/choices", json=form)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "content-security-policy" in answer.headers
            assert (await hall.house.live(live.id)).begun().journal == before
            assert (await client.post(f"/api/tables/{live.id}/choices", json=form)).status_code == 200
            with mock.patch.object(hall.house.database, "connect", side_effect=ConnectionRefusedError("no")):
                assert (await client.get("/healthz")).status_code == 503
            await client.aclose()

    asyncio.run(play())


def test_what_breaks_is_answered_without_telling_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            _, client = await hall.guest("Ada")
            with mock.patch.object(hall.people, "find", side_effect=KeyError("secret")):
                answer = await client.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
            assert "secret" not in answer.text
            assert "content-security-policy" in answer.headers
            await client.aclose()

    asyncio.run(play())


def test_a_table_that_nobody_uses_is_let_go_of_and_read_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, _ = await hall.guest("Ada")
            idle, busy, used = [await hall.table(person, person) for _ in range(3)]
            journal = idle.begun().journal
            idle.used = busy.used = used.used - 1000.0
            async with busy.lock:
                hall.house.archive.forget_unused(900.0)
            assert len(hall.house.archive) == 2
            assert await hall.house.live(used.id) is used
            again = await hall.house.live(idle.id)
            assert again is not idle
            assert again.begun().journal == journal

    asyncio.run(play())


_UNREADABLE: Final = {
    "older_rules": {"version": 0},
    "half_a_sign_in_an_option": {
        "game": "medieval_battle",
        "version": meadhall.game("medieval_battle").version,
        "options": {"map": "custom", "map_custom": "\ud800"},
    },
}


@pytest.mark.parametrize("values", _UNREADABLE.values(), ids=_UNREADABLE)
def test_a_table_that_cannot_be_read_is_refused_and_hides_no_others(tmp_path: Path, values: dict[str, Any]) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            old, new = await hall.table(person, person), await hall.table(person, person)
            async with hall.house.database.begin() as connection:
                await connection.execute(update(tables).where(tables.c.id == old.id).values(**values))
            hall.house.archive.forget(old.id)
            answer = await client.get(f"/api/tables/{old.id}")
            assert code(answer) == (410, "damaged" if "options" in values else "outdated")
            listed = (await client.get("/api/tables")).json()["mine"]
            assert [each["id"] for each in listed] == [new.id]
            await client.aclose()

    asyncio.run(play())


# Bots


def _table(level: str) -> Live:
    """A table at which a bot decides, that is in no database."""
    from meadhall.hall.live import find_game

    game = find_game("saga")
    bots = [Seat(BOT, None, "Bot", level)] * 2
    live = Live("table", game, game.full_options({}), 2, None, "1", None, True, None, 0.0, bots)
    live.match = begin(live)
    return live


def test_bots_think_in_other_processes_and_not_in_the_server_s(tmp_path: Path) -> None:
    async def play() -> None:
        thinkers = Thinkers(2, 300)
        thinkers.start()
        live = _table("jarl")
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.005)
                ticks += 1

        with mock.patch.object(minds, "bot", side_effect=AssertionError("A bot thinks in the server's process.")):
            await thinkers.choose(live, live.begun().seats[0])
            ticking = asyncio.create_task(tick())
            chosen = await asyncio.gather(*[thinkers.choose(live, live.begun().seats[0]) for _ in range(4)])
            ticking.cancel()
        assert all(option in live.begun().options(live.begun().seats[0]) for option in chosen)
        workers = set(thinkers.processes)
        assert len(workers) == 2
        assert os.getpid() not in workers
        assert ticks > 10
        thinkers.stop()

    asyncio.run(play())


def test_when_a_bot_s_process_dies_another_thinks_on(tmp_path: Path) -> None:
    async def play() -> None:
        thinkers = Thinkers(2, 400)
        live = _table("jarl")
        seat = live.begun().seats[0]
        await thinkers.choose(live, seat)
        for _ in range(3):
            asked = [asyncio.create_task(thinkers.choose(live, seat)) for _ in range(4)]
            await asyncio.sleep(0.1)
            os.kill(thinkers.processes[0], signal.SIGKILL)
            assert all(option in live.begun().options(seat) for option in await asyncio.gather(*asked))
        thinkers.stop()

    asyncio.run(play())


def test_a_bot_that_is_lost_or_fails_leaves_the_choice_to_chance(tmp_path: Path) -> None:
    async def play() -> None:
        live = _table("nobody knows this level")
        seat = live.begun().seats[0]
        thinkers = Thinkers(1, 100)
        assert await thinkers.choose(live, seat) in live.begun().options(seat)
        thinkers.stop()
        live = _table("jarl")
        thinkers = Thinkers(1, 60_000)
        with mock.patch.object(thinking, "_GRACE", -59.0):
            began = time.monotonic()
            assert await thinkers.choose(live, seat) in live.begun().options(seat)
            assert time.monotonic() - began < 20
        thinkers.stop()

    asyncio.run(play())


def test_a_bot_of_a_seat_that_was_given_back_does_not_choose(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, _ = await hall.guest("Ada")
            live = await hall.table(person, person)
            seat, option = _next(live.begun())
            assert live.seats[seat].kind == HUMAN
            with pytest.raises(Refusal, match="forbidden"):
                await hall.house.choose_for(live, seat, option, live.n)

    asyncio.run(play())


# Databases


def test_a_newer_database_is_refused_and_this_one_opens_again(tmp_path: Path) -> None:
    async def play() -> None:
        database = create_database(database_url(str(tmp_path / "hall.db")))
        await database.prepare()
        await database.prepare()
        async with database.begin() as connection:
            await connection.execute(update(meta).where(meta.c.name == "version").values(value=str(VERSION + 1)))
        with pytest.raises(RuntimeError, match=f"version {VERSION + 1}"):
            await database.prepare()
        await database.dispose()

    asyncio.run(play())


def test_records_lead_to_the_same_match_however_they_are_read(tmp_path: Path) -> None:
    from types import SimpleNamespace

    from meadhall.engine.rng import Rng
    from meadhall.hall.live import take_in
    from meadhall.laws.support import choose_any

    there = _table("karl")
    rows = [SimpleNamespace(n=0, kept=0, lines=lines_of(there.begun(), 0), at=0.0, seat=-1, is_quiet=None)]
    rng = Rng(8, 0)
    while not there.begun().over:
        match = there.begun().copy()
        kept = len(match.entries)
        if rng.below(4) == 0 and match.why_not_undo() is None:
            match.undo()
            kept = len(match.entries)
        else:
            choose_any(match, rng)
        rows.append(
            SimpleNamespace(n=len(rows), kept=kept, lines=lines_of(match, kept), at=1.0, seat=0, is_quiet=False)
        )
        there.match = match
    rewound = max(row.n for row, before in zip(rows[1:], rows, strict=False) if row.kept < _length(before))
    for step in (1, 2, 7, len(rows)):
        here = _table("karl")
        here.match = None
        for since in range(0, len(rows), step):
            take_in(here, rows[since : since + step])
        assert here.begun().journal == there.begun().journal
        assert here.begun().log(0) == there.begun().log(0)
        assert (here.n, here.rewound) == (len(rows), dict.fromkeys([-2, 0, 1], rewound + 1))


def _length(row: Any) -> int:
    """How long the journal is after a record."""
    return int(row.kept) + len(row.lines.splitlines())
