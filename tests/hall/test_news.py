"""News by WebSocket, and by polling where there is none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.hall.support import ME, OPEN, Player, Server, eventually


@contextmanager
def listening(server: Server, path: str) -> Iterator[ClientConnection]:
    with connect(server.address.replace("http", "ws") + path, close_timeout=1) as socket:
        yield socket


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next news."""
    return dict(json.loads(socket.recv(timeout=20)))


def _choose(who: Player, table: str) -> int:
    seen = who.look(table)
    answer = who.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"])
    return int(answer.json()["n"])


def test_whoever_listens_hears_that_something_happened_but_not_what(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    with listening(server, f"/api/tables/{table}/news?since=1") as socket:
        assert heard(socket) == {"n": 1, "what": "here"}
        n = _choose(ada, table)
        assert heard(socket) == {"n": n, "what": "moved"}
        ada.post(f"/api/tables/{table}/undo", n=n, seat=ada.look(table)["viewer"])
        ada.post(f"/api/tables/{table}/chat", text="secret plans")
        news = heard(socket)
        while news["what"] != "chat":
            news = heard(socket)
        assert set(news) == {"n", "what"}


def test_who_comes_back_learns_at_once_what_was_missed(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    n = _choose(ada, table)
    with listening(server, f"/api/tables/{table}/news?since={n}") as socket:
        assert heard(socket) == {"n": n, "what": "here"}
    later = _choose(ada, table)
    with listening(server, f"/api/tables/{table}/news?since={n}") as socket:
        assert heard(socket) == {"n": later, "what": "moved"}


def test_polling_gets_nothing_until_something_happens(ada: Player) -> None:
    table = ada.open(ME, ME)
    n = ada.look(table)["n"]
    assert ada.http.get(f"/api/tables/{table}?since={n}").status_code == 204
    _choose(ada, table)
    assert ada.http.get(f"/api/tables/{table}?since={n}").status_code == 200


def test_who_sits_down_while_listening_hears_from_then_on_what_only_that_seat_may_know(
    server: Server, ada: Player, bo: Player
) -> None:
    table = ada.open(ME, OPEN, game="medieval_battle", public=True)
    program = Player(server.address, bo.token())
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/news"
    headers = {"Authorization": program.http.headers["Authorization"]}
    with connect(address, additional_headers=headers, close_timeout=1) as socket:
        assert heard(socket)["what"] == "moved"
        assert bo.post(f"/api/tables/{table}/join").json() == {"seat": 1}
        n = bo.look(table)["n"]
        assert bo.choose(table, n, "count:1").status_code == 200
        assert ada.choose(table, n, "count:2").status_code == 200
        assert bo.choose(table, n + 1, "count:1").status_code == 200
        told = [heard(socket)]
        while told[-1]["n"] < n + 2:
            told.append(heard(socket))
        assert [each["n"] for each in told if each["what"] == "moved"] == [n + 1, n + 2]


def test_the_lobby_hears_of_new_tables(server: Server, ada: Player) -> None:
    with listening(server, "/api/lobby/news") as socket:
        eventually(lambda: "meadhall_listeners 0.0" not in ada.http.get("/metrics").text)
        ada.open(ME, OPEN, public=True)
        assert heard(socket)["what"] == "opened"


def test_there_are_no_news_of_a_table_that_is_not_there(server: Server) -> None:
    for path in ("/api/tables/nothing/news", "/api/tables/%00/news", "/api/tables/AAAAAAAAAA/news?since=x"):
        with pytest.raises(InvalidStatus), listening(server, path):
            pass


def test_who_talks_without_end_is_shown_out_and_others_are_not_disturbed(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    with (
        listening(server, f"/api/tables/{table}/news") as quiet,
        listening(server, f"/api/tables/{table}/news") as loud,
    ):
        heard(quiet)
        heard(loud)
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            for n in range(500):
                loud.send(b"\x00\xff" if n % 2 else "blah")
            loud.recv(timeout=20)
        n = _choose(ada, table)
        assert heard(quiet) == {"n": n, "what": "moved"}


def test_a_listener_who_leaves_is_forgotten(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    for _ in range(3):
        with listening(server, f"/api/tables/{table}/news") as socket:
            heard(socket)
    eventually(lambda: "meadhall_listeners 0.0" in ada.http.get("/metrics").text)
