"""How much the hall bears: `python -m tests.hall.shaking kills --moments 200`, `python -m tests.hall.shaking nodes`.

People and bots play while servers are killed at random moments, and the database hangs. At the end every choice that
was acknowledged must be in the database, every table must replay, and no table may be stuck. Not a part of `make test`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from sqlalchemy import select

from meadhall.engine.rng import Rng
from meadhall.hall.database import create_database
from meadhall.hall.doctor import examined
from meadhall.hall.schema import records
from meadhall.hall.settings import database_url
from tests.hall.crashing import TABLES, Client, count, is_settled
from tests.hall.postgres import paused, postgres
from tests.hall.support import Server, eventually, running

_PATIENCE = 300
_console = Console(highlight=False)


def _begun(servers: list[Server]) -> list[Client]:
    """People at tables of every kind, each at home at one of the servers."""
    clients = []
    for n, seats in enumerate(TABLES):
        home = servers[n % len(servers)]
        others = [each.address for each in servers if each is not home]
        clients.append(Client([home.address, *others], home.player(f"Player {n}").token(), seats, n))
    for client in clients:
        client.start()
    return clients


def _played(clients: list[Client], more: int) -> float:
    """Wait until so many more choices are acknowledged; the seconds until the first of them."""
    began, before = time.monotonic(), count(clients)
    eventually(lambda: count(clients) > before, _PATIENCE)
    first = time.monotonic() - began
    eventually(lambda: count(clients) >= before + more, _PATIENCE)
    return first


async def _lost(address: str, clients: list[Client]) -> tuple[int, list[str]]:
    """How many acknowledged choices are not in the database, and what the doctor finds."""
    database = create_database(address)
    async with database.connect() as connection:
        kept = {(row.table, row.n): row.lines for row in await connection.execute(select(records))}
    findings = [each.what async for each in examined(database, False, lambda *_: None)]
    await database.dispose()
    acknowledged = [item for client in clients for item in client.acknowledged.items()]
    missing = [where for where, choice in acknowledged if kept.get(where, "").split("\n")[0] != choice]
    return len(missing), findings


def _ended(address: str, clients: list[Client]) -> int:
    """Let everybody stop, see that no table is stuck, and tell what came of it; the exit code."""
    for client in clients:
        client.is_stopped = True
        client.join(120)
    tables = [(client, table) for client in clients for table in client.tables]
    for client, table in tables:
        eventually(lambda: is_settled(client.player, table), _PATIENCE)  # noqa: B023
    lost, findings = asyncio.run(_lost(address, clients))
    _console.print(f"{count(clients)} choices acknowledged at {len(tables)} tables, {lost} lost; no table is stuck")
    _console.print(f"doctor: {', '.join(findings) or 'everything is sound'}")
    return 1 if lost or findings else 0


def kills(moments: int, seed: int) -> int:
    """One server with SQLite, killed again and again."""
    with tempfile.TemporaryDirectory() as name:
        folder, rng, began = Path(name), Rng(seed, 0), time.monotonic()
        with running(folder / "hall.db", folder / "log", sweep_seconds=1.0) as server:
            clients, waited = _begun([server]), [0.0]
            for moment in range(1, moments + 1):
                waited.append(_played(clients, 1 + rng.below(6)))
                time.sleep(rng.below(1000) / 5000)
                server.kill()
                server.start()
                if moment % 20 == 0:
                    _console.print(f"killed {moment} times, {count(clients)} choices so far")
            code = _ended(database_url(str(folder / "hall.db")), clients)
    seconds = time.monotonic() - began
    _console.print(f"{moments} times kill -9 in {seconds:.0f} s; play went on after {max(waited):.1f} s at the latest")
    return code


def nodes(rounds: int, pause: float, seed: int) -> int:
    """Two servers with one PostgreSQL: either is killed, and the database hangs."""
    rng, waited, hung = Rng(seed, 0), [0.0], [0.0]
    with postgres() as address, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            running(address, folder / "one", sweep_seconds=1.0) as one,
            running(address, folder / "two", sweep_seconds=1.0) as two,
        ):
            clients = _begun([one, two])
            for number in range(1, rounds + 1):
                for server in (one, two):
                    _played(clients, 5 + rng.below(10))
                    server.kill()
                    waited.append(_played(clients, 5))  # at the other one
                    server.start()
                _played(clients, 5)
                with paused(address):
                    time.sleep(pause)
                hung.append(_played(clients, 5))
                _console.print(f"round {number}: {count(clients)} choices so far")
            code = _ended(database_url(address), clients)
    _console.print(
        f"{2 * rounds} times a node killed: play went on after {max(waited):.1f} s at the latest; {rounds} times the"
        f" database paused for {pause:.0f} s: after {max(hung):.1f} s at the latest"
    )
    return code


def main() -> None:
    """Shake, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["kills", "nodes"])
    parser.add_argument("--moments", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "kills":
        sys.exit(kills(given.moments, given.seed))
    sys.exit(nodes(given.rounds, given.pause, given.seed))


if __name__ == "__main__":
    main()
