"""kill -9 at any moment: what was acknowledged is there, journals replay, no table is stuck, no process is left."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.engine.rng import Rng
from meadhall.hall.dice import seed_of
from tests.hall.crashing import TABLES, Client, count, is_settled
from tests.hall.support import ME, Server, eventually, running

KILLS: Final = 50 if "MEADHALL_SOAK" in os.environ else 8
PATIENCE: Final = 180
"""Seconds in which something must happen, on a machine that has other things to do too."""


def _rows(file: Path, question: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return list(connection.execute(question))


def _check(file: Path, clients: list[Client]) -> None:
    """What the file holds is whole, and all that was acknowledged is in it."""
    assert _rows(file, "PRAGMA integrity_check") == [("ok",)]
    choices: dict[str, list[tuple[int, str]]] = {}
    records: dict[tuple[str, int], str] = {}
    for table, n, kept, lines in _rows(file, 'SELECT "table", n, kept, lines FROM records ORDER BY "table", n'):
        records[table, n] = lines
        known = choices.setdefault(table, [])
        assert (kept, n == 0) == (len(known), not known)
        for line in lines.splitlines():
            seat, _, name = line.partition(" ")
            known.append((-1 if seat == "*" else int(seat), name))
    for client in clients:
        assert client.broken is None, client.broken
        for (table, n), choice in list(client.acknowledged.items()):
            assert records[table, n].splitlines()[0] == choice
    for table, dice in _rows(file, "SELECT id, dice FROM tables WHERE status <> 'open'"):
        match = meadhall.game("saga").new(seed_of(dice, "", [""] * 2))
        match.replay(choices[table])
        assert match.check_draws()[1] == []


def _is_running(group: int) -> bool:
    """Whether a process of a server is left, its own or one of its bots."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_nothing_acknowledged_is_lost_and_no_table_is_stuck_when_the_server_is_killed(tmp_path: Path) -> None:
    file, rng = tmp_path / "hall.db", Rng(KILLS, 0)
    with running(file, tmp_path / "log", sweep_seconds=1.0) as server:
        tokens = [server.player(f"Player {n}").token() for n in range(len(TABLES))]
        clients = [
            Client([server.address], token, seats, n)
            for n, (token, seats) in enumerate(zip(tokens, TABLES, strict=True))
        ]
        for client in clients:
            client.start()
        killed = []
        for _ in range(KILLS):
            # At moments that depend on how far play has come, so that slow machines have as many of them.
            enough = count(clients) + 1 + rng.below(20)
            _await(lambda: server.is_running and count(clients) >= enough, server, clients)  # noqa: B023
            time.sleep(rng.below(100) / 1000)
            server.kill()
            killed.append(server.group)
            _check(file, clients)
            server.start()
        eventually(lambda: not any(_is_running(group) for group in killed))
        for client in clients:
            client.is_stopped = True
            client.join(60)
        for client in clients:
            for table in client.tables:
                # Either somebody has to be asked, or it is over; a bot that should move does, and so the table goes on.
                _await(lambda: is_settled(client.player, table), server, clients)  # noqa: B023
        assert server.stop() == 0
        eventually(lambda: not _is_running(server.group))
        _check(file, clients)


def _await(question: Callable[[], bool], server: Server, clients: list[Client]) -> None:
    """Wait; if it takes too long, tell what everybody was doing."""
    try:
        eventually(question, PATIENCE)
    except AssertionError as error:
        now = time.monotonic()
        story = [f"{each.seats}: {each.doing[0]}, for {now - each.doing[1]:.0f} s, {each.broken}" for each in clients]
        story += server.log.read_text().splitlines()[-20:]
        raise AssertionError("\n".join([str(error), *story])) from error


def test_told_to_end_it_finishes_what_was_begun_and_leaves_nothing_behind(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    file = tmp_path / "hall.db"
    with running(file, tmp_path / "log", workers=2, bot_milliseconds=2000) as server:
        player = server.player("Ada")
        jarl = {"kind": "bot", "level": "jarl"}
        tables = [player.open(jarl, jarl) for _ in range(4)]
        client = Client([server.address], player.token(), (ME, ME), 1)
        client.start()
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{tables[0]}/news") as socket:
            socket.recv(timeout=60)
            _await(lambda: server.is_running and len(client.acknowledged) > 3, server, [client])
            assert server.stop() == 0
        client.is_stopped = True
        client.join(60)
        eventually(lambda: not _is_running(server.group))
        _check(file, [client])
        assert client.acknowledged
        events = [each["event"] for each in server.logged()]
        assert events[-1] == "the hall is closed", server.log.read_text()[-3000:]
        assert not [each for each in server.logged() if each["level"] in ("error", "warning")]
        assert all(line.startswith("{") for line in server.log.read_text().splitlines()), server.log.read_text()
