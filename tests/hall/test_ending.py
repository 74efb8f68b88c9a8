"""Told to end, the hall ends in order: nothing more is begun, and what was begun comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import uvicorn
from sqlalchemy import Connection

from meadhall.hall.app import create_app
from meadhall.hall.errors import Refusal
from meadhall.hall.minds import settle
from meadhall.hall.serving import _Server
from meadhall.hall.settings import Settings, database_url
from meadhall.hall.thinking import Thinkers
from meadhall.processes import end_pool, pool_of
from tests.hall.inside import inside
from tests.hall.support import code


def test_a_house_that_closes_finishes_what_was_begun_and_begins_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            first, second = await hall.table(person, person), await hall.table(person, person)
            write = hall.house.database.write
            writing, may_write = asyncio.Event(), asyncio.Event()

            async def slow(table: str, work: Callable[[Connection], Any]) -> Any:
                writing.set()
                await may_write.wait()
                return await write(table, work)

            def form(n: int) -> dict[str, Any]:
                match = first.begun()
                return {"n": n, "seat": match.seats[0], "option": match.options(match.seats[0])[0]}

            with mock.patch.object(hall.house.database, "write", slow):
                asked = asyncio.create_task(client.post(f"/api/tables/{first.id}/choices", json=form(first.n)))
                await writing.wait()
                closed = asyncio.create_task(hall.house.close())
                await asyncio.sleep(0)
                late = await client.post(f"/api/tables/{second.id}/choices", json=form(second.n))
                assert code(late) == (503, "closing")
                assert not closed.done()
                may_write.set()
                await closed
            assert (await asked).status_code == 200
            assert (first.n, second.n) == (2, 1)
            await client.aclose()

    asyncio.run(play())


def test_what_follows_from_what_was_begun_is_waited_for_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            done: list[str] = []

            async def second() -> None:
                await asyncio.sleep(0)
                done.append("second")

            async def first() -> None:
                await asyncio.sleep(0)
                later.append(asyncio.create_task(hall.house.finish(second())))
                done.append("first")

            later: list[asyncio.Task[None]] = []
            await asyncio.gather(hall.house.finish(first()), asyncio.sleep(0))
            await hall.house.finish_all()
            assert done == ["first", "second"]
            await hall.house.close()
            with pytest.raises(Refusal, match="closing"):
                await hall.house.finish(second())

    asyncio.run(play())


def test_who_comes_in_the_very_moment_of_closing_is_told_so_and_served_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The loop finds on waking that somebody has come, and that it is to end: so it is on a machine that is busy."""

    async def play() -> bytes:
        app = create_app(Settings(database=database_url(str(tmp_path / "hall.db"))))
        listener = socket.create_server(("127.0.0.1", 0))
        server = _Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=20), app.state)
        with mock.patch.object(Thinkers, "start"):
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            silent, talking = [socket.create_connection(listener.getsockname(), 30) for _ in range(2)]
            talking.sendall(b"GET /api/games HTTP/1.1\r\nHost: hall\r\n\r\n")
            server.should_exit = True
            time.sleep(0.2)  # longer than the server sleeps between two looks at whether it should end
            await serving
        with silent, talking:
            assert silent.recv(1) == b""
            return _all_of(talking)

    answer = asyncio.run(play())
    assert answer == b"" or answer.startswith(b"HTTP/1.1 503")
    assert "graceful" not in caplog.text


def _all_of(connection: socket.socket) -> bytes:
    """What comes until the other side ends the connection; without a word, if need be."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            found += part
    return found


def test_told_to_end_when_it_has_hardly_opened_it_leaves_no_thread_that_would_keep_it_alive(tmp_path: Path) -> None:
    async def play(steps: int) -> None:
        async with inside(tmp_path):
            for _ in range(steps):
                await asyncio.sleep(0)

    before = set(threading.enumerate())
    for steps in range(0, 30, 2):
        asyncio.run(play(steps))
        left = set(threading.enumerate()) - before
        for each in left:
            each.join(20)
        assert not any(each.is_alive() for each in left), steps


def test_processes_that_are_ended_while_work_waits_for_them_leave_nothing_broken_behind() -> None:
    """Work that was called off before it began is not told of their end."""
    broken: list[str] = []
    with mock.patch("threading.excepthook", lambda told: broken.append(repr(told.exc_value))):
        pool = pool_of(1, settle)
        waiting = [pool.submit(time.sleep, 60) for _ in range(20)]
        for each in waiting[3:10]:
            each.cancel()
        thread: Any = pool._executor_manager_thread
        end_pool(pool)
        del pool  # its thread then knows nothing of what was called off
        thread.join(60)
        assert not thread.is_alive()
    assert broken == []
    assert all(each.done() for each in waiting[3:])
