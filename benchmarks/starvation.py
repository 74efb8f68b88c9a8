"""Whether one address can keep another player's bot waiting: `python benchmarks/starvation.py`.

Starts a server of its own on loopback and plays against a strong bot from 127.0.0.1, first alone, then while 127.0.0.2
does its worst: it opens games of bots among themselves, WebSockets, half of them as pages at these games, and requests
that it sends by halves, and asks for the lobby without a pause. Once with the limits that a hall has, and once without
its quotas of tables, so that only the queue of the bots protects the player. It is bounded in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import meadhall
from hall import guest, server

HERE: Final = "127.0.0.1"
THERE: Final = "127.0.0.2"
_PLENTY: Final = 10**9
_BOTS: Final = 2
_SECONDS: Final = 90.0
"""For which answers are timed at most."""
_QUOTAS: Final = [f"{what}_per_{whose}" for what in ("tables", "bot_tables") for whose in ("person", "address")]
_JARL: Final = {"kind": "bot", "level": "jarl"}


async def ask(port: int, source: str, method: str, path: str, body: Any = None, headers: str = "") -> tuple[int, Any]:
    """One request from an address, with a connection of its own."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    try:
        data = b"" if body is None else json.dumps(body).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nConnection: close\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: hall\r\n{headers}{kind}\r\n".encode() + data)
        answer = await reader.read()
    finally:
        writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(rest) if rest.startswith(b"{") else {}


class Attacker:
    """Somebody who does their worst from one address, with as many names as it takes."""

    def __init__(self, port: int, count: int) -> None:
        self._port: Final = port
        self._count: Final = count
        self._opened: Final[list[str]] = []
        self.told: Final[Counter[str]] = Counter()

    async def open_tables(self) -> None:
        """Games of bots among themselves, by ten guests."""
        names: list[str] = []
        for n in range(self._count):
            if n % (self._count // 10 or 1) == 0:
                names.append(f"Authorization: Bearer {await guest(self._port)}\r\n")
            form = {"game": "saga", "seats": [_JARL, _JARL]}
            status, opened = await ask(self._port, THERE, "POST", "/api/tables", form, names[-1])
            self.told[f"tables {'opened' if status == 201 else 'refused'}"] += 1
            if status == 201:
                self._opened.append(opened["id"])

    async def listen(self, number: int) -> None:
        """A WebSocket that is held: in the lobby, or as a page at a game of bots, drawn for it at every choice."""
        table = self._opened[number % len(self._opened)]
        path = f"tables/{table}/news?layout=parts&page=worst{number}" if number % 2 else "lobby/news"
        try:
            async with connect(
                f"ws://{HERE}:{self._port}/api/{path}", local_addr=(THERE, 0), open_timeout=60, max_size=_PLENTY
            ) as heard:
                async for _ in heard:
                    self.told["pieces of news"] += 1
        except (OSError, WebSocketException, EOFError):
            pass
        self.told["sockets shown out"] += 1

    async def send_halves(self) -> None:
        """A request that never ends, again and again."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HERE, self._port, local_addr=(THERE, 0))
                try:
                    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: hall\r\nX: ")
                    await reader.read()
                    self.told["half requests cut off"] += 1
                finally:
                    writer.close()
            await asyncio.sleep(2)

    async def knock(self) -> None:
        """The lobby, without a pause."""
        while True:
            with contextlib.suppress(OSError, ValueError, IndexError):
                status, _ = await ask(self._port, THERE, "GET", "/api/tables")
                self.told[f"lobby {status}"] += 1
            await asyncio.sleep(0.01)

    async def attack(self) -> None:
        """Do all of it until told to end, by the end of standard input; say when it has begun, and what came of it."""
        await self.open_tables()
        work = [self.listen(number) for number in range(370)] + [self.send_halves() for _ in range(380)]
        tasks = [asyncio.create_task(each) for each in [*work, *[self.knock() for _ in range(4)]]]
        await asyncio.sleep(5)
        sys.stdout.write("begun\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)
        sys.stdout.write(json.dumps(self.told))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.contextmanager
def attacked(port: int, tables: int, told: dict[str, int]) -> Iterator[None]:
    """For as long as another process attacks; what came of it is told afterwards."""
    command = [sys.executable, __file__, "--tables", str(tables), "--attack", str(port)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 (ours)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "begun\n"
        yield
        told |= json.loads(process.communicate(timeout=60)[0])
    finally:
        process.kill()
        process.wait()


async def answers(port: int, token: str, count: int, own: list[float]) -> list[float]:
    """How long a jarl takes for a choice, so often: from the choice before it until the page hears of the bot's.

    How long the player's own choices take until they are answered is added to the others.
    """
    headers = f"Authorization: Bearer {token}\r\n"
    form = {"game": "saga", "seats": [{"kind": "me"}, _JARL]}
    times: list[float] = []
    end = time.monotonic() + _SECONDS
    while len(times) < count and time.monotonic() < end:
        table = (await ask(port, HERE, "POST", "/api/tables", form, headers))[1]["id"]
        async with connect(f"ws://{HERE}:{port}/api/tables/{table}/news", local_addr=(HERE, 0)) as news:
            async for took in at_table(port, table, headers, news, own):
                times.append(took)
                if len(times) == count or time.monotonic() > end:
                    break
    return times


async def at_table(
    port: int, table: str, headers: str, news: ClientConnection, own: list[float]
) -> AsyncIterator[float]:
    """How long each choice of the bot took at one table, to the end of the game."""
    known, since = 0, 0.0
    while True:
        _, seen = await ask(port, HERE, "GET", f"/api/tables/{table}?picture=false", None, headers)
        if seen["status"] == "over":
            return
        if seen["is_mine"]:
            known, since = seen["n"] + 1, time.perf_counter()
            form = {"n": seen["n"], "option": seen["options"][-1]["option"]}
            await ask(port, HERE, "POST", f"/api/tables/{table}/choices", form, headers)
            own.append(time.perf_counter() - since)
            continue
        n, now = json.loads(await news.recv()).get("n", 0), time.perf_counter()
        if n > known:
            if since and n == known + 1:
                yield now - since
            # When the bot began to think before the player came is not known.
            known, since = n, now if known else 0.0


def settings_of(without_quotas: bool) -> dict[str, Any]:
    """A hall with two processes for bots, with all its limits or without those of tables."""
    lifted = [*_QUOTAS, "tables_per_minute"] if without_quotas else []
    return dict.fromkeys([*lifted, "newcomers_per_minute"], _PLENTY) | {"workers": _BOTS}


def measure(port: int, tables: int, count: int) -> dict[str, str]:
    """The bot's answers without and with the attack."""
    token = asyncio.run(guest(port))
    own: tuple[list[float], list[float]] = ([], [])
    asyncio.run(answers(port, token, 3, []))
    idle = asyncio.run(answers(port, token, count, own[0]))
    told: dict[str, int] = {}
    with attacked(port, tables, told):
        busy = asyncio.run(answers(port, token, count, own[1]))
    factor = statistics.median(busy) / statistics.median(idle)
    return {
        "a choice of the bot, alone: median, longest": _told(idle),
        "during the attack: median, longest": _told(busy),
        "times as long, in the median": f"{factor:.2f}",
        "an own choice, alone: median, longest": _told(own[0]),
        "an own choice during the attack": _told(own[1]),
        "the attack": ", ".join(f"{number} {what}" for what, number in sorted(told.items())),
    }


def _told(times: list[float]) -> str:
    return f"{statistics.median(times):.2f} s, {max(times):.2f} s (of {len(times)})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=150, help="games of bots that are opened")
    parser.add_argument("--answers", type=int, default=30, help="answers of the player's bot that are timed")
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        asyncio.run(Attacker(arguments.attack, arguments.tables).attack())
        return
    kind = "compiled" if meadhall.is_compiled() else "interpreted"
    for without_quotas in (False, True):
        with server(settings_of(without_quotas)) as (port, _):
            found = measure(port, arguments.tables, arguments.answers)
        load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
        limits = "without quotas of tables" if without_quotas else "with all limits"
        table = Table("Figure", "Value", title=f"{limits}; {os.cpu_count()} cores, games {kind}, load {load}")
        for name, value in found.items():
            table.add_row(name, value)
        Console(width=120).print(table)


if __name__ == "__main__":
    main()
