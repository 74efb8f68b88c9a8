"""The door of a hall that is open in one browser: the whole server, without a network, a thread or a process."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from meadhall.site.door import Answer, Door

_ABSENT = """
import sys
for name in ("greenlet", "argon2", "_multiprocessing", "uvicorn", "websockets", "h11", "typer", "numpy", "aiosqlite"):
    sys.modules[name] = None
import meadhall.site.door
"""


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    """A door has done what threads do at once; others shall have theirs again."""
    before = anyio.to_thread.run_sync
    yield
    anyio.to_thread.run_sync = before


class _Page:
    """What a page in the browser asks."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.csrf = ""

    async def ask(self, method: str, target: str, form: Any = None) -> Any:
        answer = await self.say(method, target, form)
        assert answer.status < 400, answer
        return json.loads(answer.body)

    async def say(self, method: str, target: str, form: Any = None) -> Answer:
        headers = {"content-type": "application/json", "x-csrf": self.csrf}
        return await self.door.answer(method, target, headers, b"" if form is None else json.dumps(form).encode())

    async def enter(self) -> None:
        self.csrf = (await self.ask("POST", "/api/guests", {"name": "Astrid"}))["csrf"]

    async def open(self, game: str = "saga", second: str = "karl") -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "level": second}]
        return str((await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": {}}))["id"])


@asynccontextmanager
async def _hall(folder: Path) -> AsyncIterator[_Page]:
    door = Door(str(folder))
    await door.open()
    try:
        yield _Page(door)
    finally:
        await door.close()


def test_a_whole_game_is_played_without_a_network_a_thread_or_a_process(tmp_path: Path) -> None:
    async def play() -> tuple[list[str], str]:
        heard: list[str] = []
        async with _hall(tmp_path) as page:
            await page.enter()
            table = await page.open()
            listener = page.door.listen(f"/api/tables/{table}/news?lang=pl&page=one", heard.append)
            for n in range(2000):
                look = await page.ask("GET", f"/api/tables/{table}?lang=en&picture=false")
                if look["status"] == "over":
                    break
                if look["options"]:
                    choice = look["options"][n % len(look["options"])]["option"]
                    await page.ask("POST", f"/api/tables/{table}/choices", {"option": choice, "n": look["n"]})
                await asyncio.sleep(0)
            assert threading.active_count() == before
            assert multiprocessing.active_children() == []
            journal = await page.say("GET", f"/api/tables/{table}/journal")
            listener.leave()
            return heard, journal.body.decode()

    before = threading.active_count()
    heard, journal = asyncio.run(play())
    assert journal.startswith("meadhall")
    assert json.loads(heard[0])["what"] == "here"
    assert {json.loads(each)["what"] for each in heard} >= {"moved"}


def test_what_is_kept_is_there_when_the_hall_opens_again(tmp_path: Path) -> None:
    async def come() -> tuple[Any, list[str]]:
        async with _hall(tmp_path) as page:
            before = page.door.changes
            me = await page.ask("GET", "/api/me")
            if me["person"] is None:
                await page.enter()
                await page.open()
                assert page.door.changes != before
            lists = await page.ask("GET", "/api/tables?lang=en")
            return (await page.ask("GET", "/api/me"))["person"], [each["id"] for each in lists["mine"]]

    first, second = asyncio.run(come()), asyncio.run(come())
    assert first == second
    assert first[1] != []


def test_nobody_else_can_come(tmp_path: Path) -> None:
    """So the page says so, has no accounts, and offers no bot that searches."""

    async def ask() -> tuple[Any, Answer, Any]:
        async with _hall(tmp_path) as page:
            account = await page.say("POST", "/api/accounts?lang=en", {"name": "Astrid", "password": "long enough"})
            return await page.ask("GET", "/api/me"), account, await page.ask("GET", "/api/games/saga/form")

    me, account, form = asyncio.run(ask())
    assert me["is_alone"] is True
    assert (account.status, json.loads(account.body)["code"]) == (403, "no-accounts")
    assert [each["level"] for each in form["levels"]] == ["thrall", "karl"]


def test_pages_hear_their_news_by_the_door(tmp_path: Path) -> None:
    async def ask() -> tuple[Answer, Answer]:
        async with _hall(tmp_path) as page:
            return await page.say("GET", "/"), await page.say("GET", "/api/words?lang=pl")

    home, words = asyncio.run(ask())
    assert b"/site/socket.js" in home.body.partition(b"</head>")[0]
    assert b"/site/socket.js" not in words.body
    assert set(home.headers) <= {"content-type"}, "a policy for a network would keep the page out of the shell's frame"


def test_the_door_needs_nothing_that_a_browser_has_not() -> None:
    """What is compiled and not made for Pyodide, and what makes processes, is not there."""
    done = subprocess.run([sys.executable, "-c", _ABSENT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-600:]
