"""What the tests of the server share: servers that run, and players who ask them."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx

from meadhall.engine.rng import Rng
from meadhall.hall.bounds import Bounds
from meadhall.hall.settings import database_url

ROOT: Final = Path(__file__).parents[2]
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
THRALL: Final = {"kind": "bot", "level": "thrall"}
RIGHT: Final = "correct horse"
WRONG: Final = "wrong horse"
PLENTY: Final = 1_000_000
"""A limit that no test reaches."""
UNBOUNDED: Final[dict[str, Any]] = {each.name: PLENTY for each in fields(Bounds) if isinstance(each.default, int)}
"""A hall without limits on how much may be asked."""

clients: Final[list[httpx.Client]] = []
"""Those of all players, to be closed after a test."""

T = TypeVar("T")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Server:
    """A hall that runs as a program of its own."""

    def __init__(self, database: str | Path, log: Path, **settings: Any) -> None:
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = log
        quick = {
            "bot_pause": 0.0,
            "answer_seconds": 0.0,
            "bot_milliseconds": 50,
            "hint_milliseconds": 50,
            "analysis_milliseconds": 4,
        }
        self._settings = UNBOUNDED | quick | {"workers": 1} | settings
        self._settings |= {"port": self.port, "database": database_url(str(database))}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start, and wait until it answers."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tests.hall.server", json.dumps(self._settings)]
            self.process = subprocess.Popen(command, cwd=ROOT, stderr=log, stdout=log, start_new_session=True)
        eventually(self._answers, 60)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200
        return False

    @property
    def is_running(self) -> bool:
        """That nobody else has ended it; fails if so."""
        assert self.process is not None
        assert self.process.poll() is None, f"The server has ended by itself: {self.process.returncode}"
        return True

    @property
    def group(self) -> int:
        """The group of its processes, those of bots included."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def player(self, name: str) -> Player:
        """A guest at this hall."""
        return Player(self.address).enter(name)

    def logged(self) -> list[dict[str, Any]]:
        """What the server has written about itself."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


@contextlib.contextmanager
def running(database: str | Path, log: Path, **settings: Any) -> Iterator[Server]:
    """A hall for as long as it is needed."""
    server = Server(database, log, **settings)
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Player:
    """Somebody with a browser's cookies, or a program with a token."""

    def __init__(self, address: str, token: str = "", language: str = "en", trusts: bool = False) -> None:
        headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.http: Final = httpx.Client(base_url=address, headers=headers, timeout=60, verify=not trusts)
        clients.append(self.http)

    def enter(self, name: str) -> Player:
        """Be a guest."""
        self.greet(self.post("/api/guests", name=name))
        return self

    def greet(self, answer: httpx.Response) -> None:
        """Keep the word that every change needs."""
        assert answer.status_code == 201, answer.text
        self.http.headers["X-CSRF"] = answer.json()["csrf"]

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Ask for a change."""
        return self.http.post(path, json=body)

    def token(self) -> str:
        """A token of this person."""
        return str(self.post("/api/tokens", label="a test").json()["token"])

    def open(self, *seats: dict[str, str], **form: Any) -> str:
        """Open a table."""
        answer = self.post("/api/tables", **{"game": "saga", "seats": list(seats), **form})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str, **query: Any) -> dict[str, Any]:
        """The table as this person sees it."""
        answer = self.http.get(f"/api/tables/{table}", params={"picture": False} | query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, table: str, n: int, option: str, seat: int | None = None) -> httpx.Response:
        """Choose; a program needs no picture of what comes of it."""
        form = {"n": n, "option": option, "seat": seat}
        return self.http.post(f"/api/tables/{table}/choices", params={"picture": False, "described": False}, json=form)

    def my_turn(self, table: str, **query: Any) -> dict[str, Any]:
        """The table once this person decides there, or the game is over."""

        def mine() -> dict[str, Any] | None:
            seen = self.look(table, **query)
            return seen if seen["status"] == "over" or seen["is_mine"] else None

        return eventually(mine, 60)

    def play(self, table: str, rng: Rng, choices: int = PLENTY) -> dict[str, Any]:
        """Choose at random, so many times or to the end; the table then. What came too late is chosen again."""
        while choices:
            seen = self.my_turn(table)
            if seen["status"] == "over":
                break
            options = seen["options"]
            answer = self.choose(table, seen["n"], options[rng.below(len(options))]["option"])
            assert answer.status_code in (200, 409), answer.text
            choices -= answer.status_code == 200
        return self.look(table)


def eventually(question: Callable[[], T | None], seconds: float = 30) -> T:
    """The first answer that is not nothing; it must come in time."""
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.01)


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal, which always has words for people too."""
    body = answer.json()
    assert body["message"]
    return answer.status_code, body["code"]
