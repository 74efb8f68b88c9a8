"""How much the server bears: `python benchmarks/hall.py --tables 1000`.

Starts a server of its own on loopback with a database in a temporary folder, opens tables with a WebSocket each, plays
at them with players who take the first option, and then plays on while strong bots think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import meadhall

BOTS: Final = 8
_PLENTY: Final = 10**9
_SERVER: Final = """
import json, sys
from meadhall.hall.serving import serve
from meadhall.hall.settings import Settings
if __name__ == "__main__":
    serve(Settings(**json.loads(sys.argv[1])))
"""


class Wire:
    """One connection that asks one thing after the other; small, since it shares the machine with the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self._port: Final = port
        self._token: Final = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, headers: str = "") -> Any:
        """What the server answers; it must grant what is asked."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        token = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: hall\r\n{token}{headers}{kind}\r\n".encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.split("\r\n")[1:])}
        answer = json.loads(await reader.readexactly(int(fields["content-length"])))
        if not head.startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path} was refused: {answer}")
        return answer | {"cookie": fields.get("set-cookie", "").partition(";")[0]}


async def guest(port: int) -> str:
    """The token of a newcomer."""
    wire = Wire(port)
    me = await wire.ask("POST", "/api/guests", {"name": "Bench"})
    headers = f"Cookie: {me['cookie']}\r\nX-CSRF: {me['csrf']}\r\n"
    return str((await wire.ask("POST", "/api/tokens", {}, headers))["token"])


async def choose_once(wire: Wire, table: str, marks: dict[str, str]) -> float | None:
    """Look, take the first option; how many seconds the choice took, or None if the game is over.

    As the page does, it asks only for the lines of the log that it does not have yet.
    """
    seen = await wire.ask("GET", f"/api/tables/{table}?picture=false&mark={marks.get(table, '')}")
    marks[table] = seen["log_mark"]
    if not seen["options"]:
        return None
    form = {"n": seen["n"], "option": seen["options"][0]["option"], "seat": seen["viewer"]}
    begin = time.perf_counter()
    await wire.ask("POST", f"/api/tables/{table}/choices", form)
    return time.perf_counter() - begin


def resident(process: int) -> float:
    """The resident memory of a process in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def share(times: list[float], part: float) -> float:
    """The time within which that part of all was done, in milliseconds."""
    return sorted(times)[min(int(len(times) * part), len(times) - 1)] * 1000


async def in_parallel(count: int, work: Callable[[int], Awaitable[None]], at_once: int) -> None:
    """Do something for each number below count, so many at once."""
    numbers = iter(range(count))

    async def worker() -> None:
        for number in numbers:
            await work(number)

    await asyncio.gather(*[worker() for _ in range(at_once)])


async def measure(port: int, process: int, count: int, seconds: float) -> dict[str, str]:
    """All figures."""
    token = await guest(port)
    found: dict[str, str] = {}
    wires = [Wire(port, token) for _ in range(16)]
    tables: list[str] = []
    form = {"game": "saga", "seats": [{"kind": "me"}, {"kind": "me"}]}
    await wires[0].ask("POST", "/api/tables", form)
    empty = resident(process)

    async def worker(wire: Wire, numbers: Any) -> None:
        for _ in numbers:
            tables.append((await wire.ask("POST", "/api/tables", form))["id"])

    numbers = iter(range(count))
    begin = time.perf_counter()
    await asyncio.gather(*[worker(wire, numbers) for wire in wires])
    found["tables opened a second"] = f"{count / (time.perf_counter() - begin):.0f}"
    opened = resident(process)
    sockets: list[ClientConnection] = []
    heard = 0

    async def listen(number: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{tables[number]}/news"
        sockets.append(await connect(address, compression=None, ping_interval=None))

    async def count_news(socket: ClientConnection) -> None:
        nonlocal heard
        async for _ in socket:
            heard += 1

    await in_parallel(count, listen, 16)
    listening = resident(process)
    found["memory of an idle table, KiB"] = f"{(opened - empty) / count:.1f}"
    found["with its WebSocket, KiB"] = f"{(listening - empty) / count:.1f}"
    ears = [asyncio.create_task(count_news(socket)) for socket in sockets]

    times: list[float] = []
    marks: dict[str, str] = {}
    end = time.perf_counter() + seconds
    order = iter(range(10**9))

    async def player(wire: Wire) -> None:
        while time.perf_counter() < end:
            took = await choose_once(wire, tables[next(order) % count], marks)
            times.extend([took] if took is not None else [])

    await asyncio.gather(*[player(wire) for wire in wires])
    found[f"choices a second, {len(wires)} players at {count} tables"] = f"{len(times) / seconds:.0f}"
    found["a choice then, p50 and p99"] = f"{share(times, 0.5):.1f} ms, {share(times, 0.99):.1f} ms"
    found["news heard for each choice"] = f"{(heard - count) / len(times):.2f}"

    found |= await with_bots(wires[0], tables, seconds, marks)
    for ear in ears:
        ear.cancel()
    await in_parallel(len(sockets), lambda number: sockets[number].close(), 64)
    return found


async def with_bots(wire: Wire, tables: list[str], seconds: float, marks: dict[str, str]) -> dict[str, str]:
    """How fast one player is answered, first alone, then while bots think."""
    found = {}
    for name in ("one player alone", f"the same while {BOTS} jarls think"):
        if "jarls" in name:
            jarl = {"kind": "bot", "level": "jarl"}
            for _ in range(BOTS):
                await wire.ask("POST", "/api/tables", {"game": "saga", "seats": [jarl, jarl]})
            await asyncio.sleep(6)
        times: list[float] = []
        end = time.perf_counter() + seconds
        number = 0
        while time.perf_counter() < end:
            took = await choose_once(wire, tables[number % len(tables)], marks)
            times.extend([took] if took is not None else [])
            number += 1
            await asyncio.sleep(0.01)
        found[f"{name}: a choice, p50 and p99"] = f"{share(times, 0.5):.1f} ms, {share(times, 0.99):.1f} ms"
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each of the three measurements of choices")
    arguments = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        limits = [f"{what}_per_minute" for what in ("requests", "words", "tables", "newcomers", "logins")]
        settings: dict[str, Any] = dict.fromkeys(limits, _PLENTY) | {"port": port, "workers": BOTS, "bot_pause": 0.0}
        settings["database"] = f"sqlite+aiosqlite:///{folder}/hall.db"
        script = Path(folder) / "server.py"
        script.write_text(_SERVER)
        with (Path(folder) / "log").open("w") as log:
            command = [sys.executable, str(script), json.dumps(settings)]
            server = subprocess.Popen(command, stderr=log, stdout=log)  # noqa: S603
        try:
            _wait(port)
            found = asyncio.run(measure(port, server.pid, arguments.tables, arguments.seconds))
        finally:
            server.terminate()
            server.wait(20)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    kind = "compiled" if meadhall.is_compiled() else "interpreted"
    title = f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, games {kind}, load {load}"
    table = Table("Figure", "Value", title=title)
    for name, value in found.items():
        table.add_row(name, value)
    Console(width=120).print(table)


def _wait(port: int) -> None:
    """Until the server listens."""
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(3)  # its processes for bots start too
            return
    raise RuntimeError("The server did not start.")


if __name__ == "__main__":
    main()
