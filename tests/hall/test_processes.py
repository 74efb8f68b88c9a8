"""A hall of two processes on one file: everybody reaches every table by either of them, and one may die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from meadhall.engine.errors import MeadhallError
from meadhall.hall.crew import check_crew
from meadhall.hall.settings import Settings, database_url
from meadhall.hall.writing import SharedTurn
from tests.hall.support import ME, OPEN, Player, Server, eventually, running


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall of two processes; told to end, all of them end in order."""
    folder = tmp_path_factory.mktemp("two")
    with running(folder / "hall.db", folder / "log", processes=2, workers=2) as started:
        _both(started)
        yield started
        children, closed = _children(started), _count(started, "the hall is closed")
        assert started.stop() == 0
        assert not any(Path(f"/proc/{each}").exists() for each in children)
        assert _count(started, "the hall is closed") == closed + 2


def _count(server: Server, event: str) -> int:
    return sum(each["event"] == event for each in server.logged())


def _at(http: httpx.Client) -> float:
    """The process to which a connection leads."""
    lines = http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("meadhall_process_id ")).split()[1])


def _answering(server: Server) -> set[float]:
    """The processes that answer, of those that some connections lead to."""
    found = set()
    for _ in range(12):
        with contextlib.suppress(httpx.HTTPError), httpx.Client(base_url=server.address, timeout=60) as http:
            found.add(_at(http))
    return found


def _both(server: Server) -> set[float]:
    """Both processes, once they answer."""
    return eventually(lambda: found if len(found := _answering(server)) == 2 else None, 120)


def _player(server: Server, name: str, process: float) -> Player:
    """A guest who is answered by a process."""
    while True:
        player = Player(server.address).enter(name)
        if _at(player.http) == process:
            return player


def _children(server: Server) -> list[int]:
    """The processes that the server has started to answer people."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    found = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return [each for each in found if b"resource_tracker" not in Path(f"/proc/{each}/cmdline").read_bytes()]


def _table(ada: Player, bo: Player) -> str:
    opened = ada.post("/api/tables", game="saga", seats=[ME, OPEN], public=True).json()["id"]
    assert bo.post(f"/api/tables/{opened}/join").status_code == 200
    return str(opened)


def _play(table: str, players: list[Player], choices: int) -> int:
    """Have both choose in turn, each by what their own process shows; how many records there are then."""
    for _ in range(choices):
        looks = [player.http.get(f"/api/tables/{table}?picture=false").json() for player in players]
        assert looks[0]["n"] == looks[1]["n"]
        player, look = next(each for each in zip(players, looks, strict=True) if each[1]["options"])
        form = {"n": look["n"], "option": look["options"][0]["option"], "seat": look["viewer"]}
        assert player.post(f"/api/tables/{table}/choices?picture=false", **form).status_code == 200
    return int(players[0].http.get(f"/api/tables/{table}?picture=false").json()["n"])


def _listening(server: Server, table: str) -> ClientConnection:
    return connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/news", open_timeout=60)


def test_two_people_play_by_different_processes_and_everybody_hears_of_it(two: Server) -> None:
    first, second = _both(two)
    ada, bo = _player(two, "Ada", first), _player(two, "Bo", second)
    table = _table(ada, bo)
    with contextlib.ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(_listening(two, table)) for _ in range(8)]
        before = [socket.recv(60) for socket in sockets]
        assert len(before) == 8
        assert _play(table, [ada, bo], 1) == 2
        assert all('"moved"' in str(socket.recv(60)) for socket in sockets)
    assert _play(table, [ada, bo], 12) == 14


def test_all_connections_of_a_person_lead_to_one_process_also_those_that_others_have_used(two: Server) -> None:
    players = {process: _player(two, "Ada", process) for process in _both(two)}
    for process, player in players.items():
        assert {_at(_again(two, player).http) for _ in range(6)} == {process}
    shared = Player(two.address)
    for process, player in [*players.items()] * 2:
        shared.http.cookies, shared.http.headers["X-CSRF"] = player.http.cookies, player.http.headers["X-CSRF"]
        assert _at(shared.http) == process
        halves = iter([b"{", b"}"])
        made = shared.http.post("/api/tokens", content=halves, headers={"Content-Type": "application/json"})
        assert made.status_code == 201
        with httpx.Client(base_url=two.address, headers={"Authorization": f"Bearer {made.json()['token']}"}) as program:
            assert len({_at(program) for _ in range(3)}) == 1


def test_a_token_that_was_forgotten_at_one_process_is_refused_by_the_other(two: Server) -> None:
    first, second = _both(two)
    ada = _player(two, "Ada", first)
    with httpx.Client(base_url=two.address, timeout=60) as program:
        while True:
            program.headers["Authorization"] = f"Bearer {ada.token()}"
            if _at(program) == second:
                break
        form = {"game": "saga", "seats": [ME, OPEN]}
        assert program.post("/api/tables", json=form).status_code == 201
        assert ada.http.delete("/api/tokens").status_code == 200
        assert program.post("/api/tables", json=form).status_code == 401


def test_a_choice_made_on_an_old_position_is_refused_by_the_other_process_too(two: Server) -> None:
    first, second = _both(two)
    ada, bo = _player(two, "Ada", first), _player(two, "Bo", second)
    table = _table(ada, bo)
    _play(table, [ada, bo], 1)
    looks = [player.http.get(f"/api/tables/{table}?picture=false").json() for player in (ada, bo)]
    player, look = next(each for each in zip((ada, bo), looks, strict=True) if each[1]["options"])
    form: dict[str, Any] = {"n": look["n"] - 1, "option": look["options"][0]["option"], "seat": look["viewer"]}
    assert player.post(f"/api/tables/{table}/choices", **form).json()["code"] == "stale"


def test_when_a_process_dies_another_begins_and_play_goes_on(two: Server) -> None:
    first, second = _both(two)
    ada, bo = _player(two, "Ada", first), _player(two, "Bo", second)
    table = _table(ada, bo)
    n = _play(table, [ada, bo], 4)
    victim = _children(two)[0]
    os.kill(victim, signal.SIGKILL)
    eventually(lambda: victim not in _children(two) and len(_children(two)) == 2, 60)
    assert len(_both(two) & {first, second}) == 1
    assert _play(table, [_again(two, each) for each in (ada, bo)], 4) == n + 4
    assert _count(two, "a process of the hall has died; another begins") == 1


def _again(server: Server, player: Player) -> Player:
    """The same person with a new connection."""
    again = Player(server.address)
    again.http.cookies, again.http.headers["X-CSRF"] = player.http.cookies, player.http.headers["X-CSRF"]
    return again


def test_of_two_processes_one_writes_at_a_time_and_who_gives_up_holds_nobody_up(tmp_path: Path) -> None:
    async def take() -> None:
        ours, theirs = SharedTurn(tmp_path / "hall.db"), SharedTurn(tmp_path / "hall.db")
        written: list[str] = []

        async def write(turn: SharedTurn, name: str) -> None:
            async with turn:
                written.append(name)

        async with ours:
            given_up = asyncio.create_task(write(theirs, "given up"))
            waiting = [asyncio.create_task(write(each, name)) for each, name in ((theirs, "theirs"), (ours, "ours"))]
            await asyncio.sleep(0.05)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            assert written == []
        await asyncio.gather(*waiting)
        assert sorted(written) == ["ours", "theirs"]
        ours.close()
        theirs.close()

    asyncio.run(take())


def test_what_is_in_memory_only_cannot_be_shared() -> None:
    with pytest.raises(MeadhallError, match="in memory"):
        check_crew(Settings(database="sqlite+aiosqlite:///:memory:", processes=2))
    check_crew(Settings(database=database_url("hall.db"), processes=2))
