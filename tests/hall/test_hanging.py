"""While the database hangs, everybody is told so in time; when it goes on, so does the hall."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from tests.hall.postgres import paused, postgres
from tests.hall.support import ME, Player, code, eventually, running

TOLD = 2.0
"""Seconds within which whoever watches a node hears that it cannot serve."""
BOUND = 45.0
"""Seconds within which everybody else does, with plenty for a machine that is busy."""


def test_while_postgresql_hangs_everybody_is_told_so_in_time_and_then_play_goes_on(tmp_path: Path) -> None:
    with postgres() as address, running(address, tmp_path / "log") as server:
        ada = server.player("Ada")
        token = ada.token()
        tables = [ada.open(ME, ME) for _ in range(3)]
        seen = {table: ada.look(table) for table in tables}
        health = [httpx.Client(base_url=server.address, timeout=60) for _ in range(3)]

        def ask(client: httpx.Client) -> tuple[httpx.Response, float]:
            began = time.monotonic()
            return client.get("/healthz"), time.monotonic() - began

        def choose(table: str) -> httpx.Response:
            now = seen[table]
            return Player(server.address, token).choose(table, now["n"], now["options"][0]["option"], now["viewer"])

        assert [ask(each)[0].status_code for each in health] == [200] * 3
        with ThreadPoolExecutor(12) as pool:
            with paused(address):
                began = time.monotonic()
                asked = [pool.submit(choose, table) for table in tables for _ in range(2)]
                told = list(pool.map(ask, health))
                assert {code(answer) for answer, _ in told} == {(503, "unavailable")}
                assert min(seconds for _, seconds in told) < TOLD
                answers = [each.result() for each in asked]
                assert {code(each) for each in answers} == {(503, "unavailable")}
                assert time.monotonic() - began < BOUND
                assert min(ask(health[0])[1] for _ in range(2)) < TOLD
            eventually(lambda: ask(health[0])[0].status_code == 200, 60)
            for table in tables:
                # What was asked before may have been done after all, once.
                again = eventually(lambda: _answer(choose(table)), 60)  # noqa: B023
                assert again in (200, 409)
                assert ada.look(table)["n"] == seen[table]["n"] + 1
        for client in health:
            client.close()


def _answer(answer: httpx.Response) -> int | None:
    return answer.status_code if answer.status_code != 503 else None
