"""How much the server bears: `python benchmarks/hall.py --tables 1000 --processes 2`.

Starts a server of its own on loopback with a database in a temporary folder, opens tables of two people, of whom there
are a few dozen, each with a page that listens by WebSocket, and has them choose at given rates. Everybody takes the
first option. As the page does, each says what it has, is answered with what has changed, and hears what the other has
changed; pictures come along and are not put together. A choice is timed from the moment at which it was due, so that a
server that falls behind cannot hide it.

On a machine with more cores, `--cores 0,1` keeps the server and its bots to two of them, and the players to the others;
`--json` prints one line of figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import meadhall
from meadhall.hall.bounds import Bounds

PEOPLE: Final = 40
"""Who play, each at many tables: of several processes each has its own people."""
BOTS: Final = 8
USUAL: Final = 120
"""Choices a second for which the time of a choice is told."""
RATES: Final = (40, 60, 80, 100, 120, 160, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000)
TOO_LATE: Final = 0.25
"""Seconds that p99 may take at the highest rate."""
AT_ONCE: Final = 16
_PLENTY: Final = 10**9
_NICE: Final = 19
_TIMES: Final = (14, 15)
_ASKED: Final = "lang=en&layout=parts&described=false"
_PARENT: Final = 4
_SERVER: Final = """
import json, os, sys
from meadhall.hall.serving import serve
from meadhall.hall.settings import Settings
if __name__ == "__main__":
    if cores := json.loads(sys.argv[2]):
        os.sched_setaffinity(0, cores)
    serve(Settings(**json.loads(sys.argv[1])))
"""
Figure = float | list[float]
"""A number, or the middle and the slow end of some times in milliseconds."""


class Wire:
    """One connection that asks one thing after the other; small, since it shares the machine with the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self._port: Final = port
        self._token: Final = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock: Final = asyncio.Lock()

    async def ask(self, method: str, path: str, body: Any = None, headers: str = "") -> Any:
        """What the server answers; it must grant what is asked."""
        async with self._lock:
            if self._streams is None:
                self._streams = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._streams
            data = b"" if body is None else json.dumps(body).encode()
            token = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
            kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nAccept-Encoding: gzip\r\n"
            writer.write(f"{method} {path} HTTP/1.1\r\nHost: hall\r\n{token}{headers}{kind}\r\n".encode() + data)
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            lines = (line.partition(": ") for line in head.split("\r\n")[1:])
            found = {name.lower(): value for name, _, value in lines}
            content = await reader.readexactly(int(found.get("content-length", "0")))
        if found.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        answer = json.loads(content or b"{}")
        if not head.startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path} was refused: {answer}")
        return answer | {"cookie": found.get("set-cookie", "").partition(";")[0]}


async def guest(port: int, name: str = "Bench") -> str:
    """The token of a newcomer."""
    wire = Wire(port)
    me = await wire.ask("POST", "/api/guests", {"name": name})
    headers = f"Cookie: {me['cookie']}\r\nX-CSRF: {me['csrf']}\r\n"
    return str((await wire.ask("POST", "/api/tokens", {}, headers))["token"])


@dataclass
class Page:
    """Somebody's page at a table: what it has, and its connections."""

    port: int
    token: str
    table: str
    seat: int
    has: dict[str, Any] = field(default_factory=dict)
    socket: ClientConnection | None = None
    heard: int = 0
    made: int = 0

    def __post_init__(self) -> None:
        self._wire = Wire(self.port, self.token)

    @property
    def query(self) -> str:
        """How it looks, and what it has."""
        known = f"&has={self.has['stamp']}&mark={self.has['log_mark']}" if self.has else ""
        return f"{_ASKED}&seat={self.seat}&page={self.table}{self.seat}{known}"

    def take(self, look: dict[str, Any] | None) -> None:
        """Take in a look, or what has changed."""
        if look is not None:
            self.has.update(look.get("changed", look))
            self.has["stamp"] = look["stamp"]

    async def listen(self) -> None:
        """Hear the news, the first of which is the table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/news?{self.query}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(address, compression=None, ping_interval=None, additional_headers=headers)
        self.take(json.loads(await self.socket.recv()).get("look"))

    async def hear(self) -> None:
        """Take in the news for as long as there are any."""
        assert self.socket is not None
        async for message in self.socket:
            look = json.loads(message).get("look")
            self.heard += look is not None
            self.take(look)

    @property
    def may_choose(self) -> bool:
        """Whether it shows something to choose."""
        return bool(self.has.get("options"))

    async def choose(self) -> None:
        """Take the first option."""
        form = {"n": self.has["n"], "option": self.has["options"][0]["option"], "seat": self.seat}
        self.has["options"] = []
        answer = await self._wire.ask("POST", f"/api/tables/{self.table}/choices?{self.query}", form)
        self.take(answer["look"])
        self.made += 1


@dataclass
class Crowd:
    """All pages, and who chooses next."""

    tables: list[tuple[Page, Page]]
    at: int = 0
    behind: int = 0
    """Times at which nobody could choose, or a choice was refused because of what the other had done."""

    def next(self) -> Page | None:
        """A page that may choose, of the tables in turn."""
        for _ in range(50):
            self.at += 1
            found = [page for page in self.tables[self.at % len(self.tables)] if page.may_choose]
            if found:
                return found[0]
        return None

    async def choose(self, due: float, times: list[float]) -> None:
        """Have somebody choose who may; the time counts from when it was due."""
        page = self.next()
        try:
            if page is not None:
                await page.choose()
                times.append(time.perf_counter() - due)
                return
        except RuntimeError:
            pass
        self.behind += 1

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """The times of choices that are due at a steady rate."""
        times: list[float] = []
        begin, asked = time.perf_counter(), set()
        for n in range(int(rate * seconds)):
            due = begin + n / rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            task = asyncio.create_task(self.choose(due, times))
            asked.add(task)
            task.add_done_callback(asked.discard)
        await asyncio.gather(*asked)
        return times


def stat(process: int, at: int) -> int:
    """A number of those that the system has on a process, counted as its manual does."""
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[at - 3])


def descendants(process: int) -> list[int]:
    """A process, and all that it and those have started."""
    parents: dict[int, int] = {}
    for each in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parents[int(each.name)] = stat(int(each.name), _PARENT)
    found = [process]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def family(process: int) -> list[int]:
    """The processes of a server that answer people; those in which bots think are nicer."""
    return [each for each in descendants(process) if stat(each, _NICE) == stat(process, _NICE)]


def spent(process: int) -> float:
    """The seconds of processor time that a server has used to answer people."""
    return sum(stat(each, at) for each in family(process) for at in _TIMES) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """The resident memory of a server in KiB."""
    total = 0.0
    for each in family(process):
        lines = Path(f"/proc/{each}/status").read_text().splitlines()
        total += float(next(line for line in lines if line.startswith("VmRSS")).split()[1])
    return total


def share(times: list[float], part: float) -> float:
    """The time within which that part of all was done, in milliseconds."""
    return sorted(times)[min(int(len(times) * part), len(times) - 1)] * 1000


def told(times: list[float]) -> list[float]:
    """The middle and the slow end of some times."""
    return [round(share(times, 0.5), 1), round(share(times, 0.99), 1)]


async def for_each(count: int, work: Callable[[int], Awaitable[None]], at_once: int = AT_ONCE) -> None:
    """Do something for each number below count, so many at once."""
    numbers = iter(range(count))

    async def worker() -> None:
        for number in numbers:
            await work(number)

    await asyncio.gather(*[worker() for _ in range(at_once)])


async def measure(port: int, process: int, count: int, seconds: float, rate: int) -> dict[str, Figure]:
    """All figures, or what a choice costs at one rate."""
    tokens = [await guest(port, f"Bench {n}") for n in range(PEOPLE)]
    found: dict[str, Figure] = {}
    await opened(port, tokens, AT_ONCE)
    empty = resident(process)
    begin = time.perf_counter()
    tables = await opened(port, tokens, count)
    found["tables of two opened a second"] = round(count / (time.perf_counter() - begin))
    found["memory of an idle table, KiB"] = round((resident(process) - empty) / count, 1)
    if not seconds:
        return found
    crowd = Crowd([(Page(port, ada, table, 0), Page(port, bo, table, 1)) for table, ada, bo in tables])
    pages = [page for table in crowd.tables for page in table]
    await for_each(len(pages), lambda n: pages[n].listen())
    found["with two pages that look and listen, KiB"] = round((resident(process) - empty) / count, 1)
    ears = [asyncio.create_task(page.hear()) for page in pages]
    first = len(await crowd.at_rate(rate or USUAL, 3))
    before, heard = spent(process), -sum(page.heard for page in pages)
    found |= {"p50 and p99, ms": told(await crowd.at_rate(rate, seconds))} if rate else await at_rates(crowd, seconds)
    heard, made = heard + sum(page.heard for page in pages), sum(page.made for page in pages)
    used = (spent(process) - before) / (made - first)
    found["processor time of the server for a choice, ms"] = round(used * 1000, 2)
    found["news heard for each choice"] = round(heard / (made - first), 2)
    if not rate:
        found |= await with_bots(Wire(port, tokens[0]), crowd, seconds)
    found["choices made"] = sum(page.made for page in pages)
    found["choices that could not be made in time"] = crowd.behind
    for ear in ears:
        ear.cancel()
    return found


async def opened(port: int, tokens: list[str], count: int) -> list[tuple[str, str, str]]:
    """Tables at which two people play, and who they are."""
    tables: list[tuple[str, str, str]] = []
    wires = [Wire(port, token) for token in tokens]

    async def open_one(number: int) -> None:
        first = number % PEOPLE
        second = (first + 1 + number // PEOPLE % (PEOPLE - 1)) % PEOPLE
        form = {"game": "saga", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = (await wires[first].ask("POST", "/api/tables", form))["id"]
        await wires[second].ask("POST", f"/api/tables/{table}/join", {})
        tables.append((table, tokens[first], tokens[second]))

    await for_each(count, open_one)
    return tables


async def at_rates(crowd: Crowd, seconds: float) -> dict[str, Figure]:
    """The time of a choice at the usual rate, and the highest rate that is borne."""
    usual = await crowd.at_rate(USUAL, seconds)
    found: dict[str, Figure] = {f"a choice at {USUAL} a second, p50 and p99, ms": told(usual)}
    borne = 0
    for rate in RATES:
        times = await crowd.at_rate(rate, seconds)
        found[f"a choice at {rate} a second, p50 and p99, ms"] = told(times)
        if share(times, 0.99) > TOO_LATE * 1000:
            break
        borne = rate
    return found | {f"choices a second before p99 passes {TOO_LATE * 1000:.0f} ms": borne}


async def with_bots(wire: Wire, crowd: Crowd, seconds: float) -> dict[str, Figure]:
    """How fast few are answered, first alone, then while bots think."""
    found: dict[str, Figure] = {}
    for name in ("20 choices a second", f"the same while {BOTS} jarls think"):
        if "jarls" in name:
            jarl = {"kind": "bot", "level": "jarl"}
            for _ in range(BOTS):
                await wire.ask("POST", "/api/tables", {"game": "saga", "seats": [jarl, jarl]})
        await asyncio.sleep(6)
        found[f"{name}: a choice, p50 and p99, ms"] = told(await crowd.at_rate(20, seconds))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1, help="that answer people")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each measurement of choices; 0 for none")
    parser.add_argument("--rate", type=int, default=0, help="choices a second, to measure what each costs and no more")
    parser.add_argument("--cores", default="", help="for the server and its bots, as 0,1; the players take the others")
    parser.add_argument("--json", action="store_true", help="print one line for programs")
    arguments = parser.parse_args()
    kind = "compiled" if meadhall.is_compiled() else "interpreted"
    about = {
        "cores": os.cpu_count(),
        "cores of the server": arguments.cores or "all",
        "python": sys.version.split()[0],
        "games": kind,
        "load before": [round(each, 1) for each in os.getloadavg()],
        "processes for people": arguments.processes,
        "tables": arguments.tables,
    }
    cores = [int(each) for each in arguments.cores.split(",")] if arguments.cores else []
    if others := os.sched_getaffinity(0) - set(cores):
        os.sched_setaffinity(0, others)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = run(arguments.tables, arguments.processes, arguments.seconds, cores, arguments.rate)
    if arguments.json:
        sys.stdout.write(json.dumps(about | found) + "\n")
        return
    table = Table("Figure", "Value", title=", ".join(f"{name} {value}" for name, value in about.items()))
    for name, value in found.items():
        table.add_row(name, " / ".join(map(str, value)) if isinstance(value, list) else str(value))
    Console(width=140).print(table)


def run(tables: int, processes: int, seconds: float, cores: list[int], rate: int = 0) -> dict[str, Figure]:
    """The figures of a server of one's own."""
    limits = [each.name for each in fields(Bounds) if isinstance(each.default, int)]
    settings: dict[str, Any] = dict.fromkeys(limits, _PLENTY) | {"workers": BOTS, "bot_pause": 0.0}
    with server(settings | {"processes": processes}, cores) as (port, process):
        return asyncio.run(measure(port, process, tables, seconds, rate))


@contextlib.contextmanager
def server(settings: dict[str, Any], cores: list[int] | None = None) -> Iterator[tuple[int, int]]:
    """A server on loopback with a database of its own, kept to some cores: its port and its process."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given = settings | {"port": port, "database": f"sqlite+aiosqlite:///{folder}/hall.db"}
        script = Path(folder) / "server.py"
        script.write_text(_SERVER)
        with (Path(folder) / "log").open("w") as log:
            command = [sys.executable, str(script), json.dumps(given), json.dumps(cores or [])]
            process = subprocess.Popen(command, stderr=log, stdout=log)  # noqa: S603  (ourselves)
        try:
            wait(port, process.pid, given["workers"])
            yield port, process.pid
        except Exception:
            sys.stderr.write((Path(folder) / "log").read_text()[-4000:])
            raise
        finally:
            process.terminate()
            process.wait(30)


def wait(port: int, process: int, bots: int) -> None:
    """Until a server listens, and its bots could think."""
    for _ in range(1500):
        time.sleep(0.2)
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            if len(descendants(process)) - len(family(process)) == bots:
                time.sleep(1)
                return
    raise RuntimeError("The server did not start.")


if __name__ == "__main__":
    main()
