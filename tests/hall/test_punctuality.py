"""Requests that are sent by halves are cut off, and so are too many connections from one address."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from meadhall.hall.bounds import Bounds
from meadhall.hall.punctuality import punctual
from tests.hall.support import Server, eventually, running

HEAD = b"GET /healthz HTTP/1.1\r\nHost: hall\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: hall\r\nAccept-Language: pl\r\nContent-Type: application/json\r\n"
BODY = b"Content-Length: 1000\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    bounds = {"head_seconds": 1.0, "body_seconds": 1.0, "connections_per_address": 5}
    with running(folder / "hall.db", folder / "log", **bounds) as server:
        yield server


def _dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 20, (address, 0))


def _answer(line: socket.socket) -> bytes:
    """A whole answer of `/healthz`."""
    found = b""
    while not found.endswith(b"}") and (part := line.recv(65536)):
        found += part
    return found


def _rest(line: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    line.settimeout(20)
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (HEAD, b"408 Request Timeout"),
        (POST + BODY + b'{"name"', "Żądanie nadchodziło zbyt długo.".encode()),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", b"408 Request Timeout"),
        (HEAD + b"\r\n" + HEAD, b"408 Request Timeout"),
    ],
    ids=["nothing", "half a head", "half a body", "half a chunk", "a request and a half"],
)
def test_what_is_sent_by_halves_is_cut_off(hasty: Server, sent: bytes, answer: bytes) -> None:
    with closing(_dial(hasty)) as line:
        begin = time.monotonic()
        line.sendall(sent)
        found = _rest(line)
    assert answer in found
    assert bool(found) == bool(sent)
    assert time.monotonic() - begin >= 0.9


@pytest.mark.parametrize(
    "sent",
    [b"NONSENSE\r\n\r\n", HEAD + b"Host: another\r\n\r\n", POST + b"Transfer-Encoding: chunked\r\n\r\nno number\r\n"],
    ids=["no request", "two hosts", "no chunk"],
)
def test_what_is_no_http_gets_a_sentence_in_all_languages(hasty: Server, sent: bytes) -> None:
    with closing(_dial(hasty)) as line:
        line.sendall(sent)
        head, _, body = _rest(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    told = json.loads(body)
    assert told["code"] == "malformed"
    assert "malformed" in told["message"]
    assert "niepoprawne" in told["message"]


def test_who_sends_a_byte_now_and_then_is_cut_off_all_the_same(hasty: Server) -> None:
    """A head, and a body of which more was announced than may be."""
    for start in (HEAD + b"X: ", POST.replace(b"guests", b"journals") + b"Content-Length: 99999999\r\n\r\n"):
        with closing(_dial(hasty)) as line:
            line.sendall(start)
            with pytest.raises((BrokenPipeError, ConnectionResetError)):
                _dawdle(line)


def _dawdle(line: socket.socket) -> None:
    for _ in range(400):
        time.sleep(0.05)
        line.sendall(b"x")


def test_who_is_slow_but_in_time_is_served_and_may_be_idle_between_requests(hasty: Server) -> None:
    with closing(_dial(hasty)) as line:
        for _ in range(2):
            line.sendall(HEAD)
            time.sleep(0.05)
            line.sendall(b"\r\n")
            assert _answer(line).startswith(b"HTTP/1.1 200")
            time.sleep(1.3)


def test_one_address_has_so_many_connections_and_others_are_served(hasty: Server) -> None:
    lines = [_dial(hasty, "127.0.0.2") for _ in range(5)]
    try:
        with closing(_dial(hasty, "127.0.0.2")) as line:
            answer = _rest(line)
        assert b"429 Too Many Requests" in answer
        assert b"Retry-After: 5" in answer
        assert httpx.get(f"{hasty.address}/healthz").status_code == 200
    finally:
        for each in lines:
            each.close()

    def is_served() -> bool:
        with closing(_dial(hasty, "127.0.0.2")) as line:
            line.sendall(HEAD + b"\r\n")
            return _answer(line).startswith(b"HTTP/1.1 200")

    eventually(is_served)


def test_an_answer_that_nobody_fetches_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is given up after a while, unless it is read on."""

    class Line:
        is_aborted = False

        def abort(self) -> None:
            self.is_aborted = True

    async def wait(fetches: bool) -> bool:
        kind = punctual(Bounds(body_seconds=0.05))
        protocol = kind.__new__(kind)
        line = Line()
        monkeypatch.setattr(H11Protocol, "pause_writing", lambda _: None)
        monkeypatch.setattr(H11Protocol, "resume_writing", lambda _: None)
        vars(protocol).update(loop=asyncio.get_running_loop(), transport=line, _fetching=None)
        protocol.pause_writing()
        if fetches:
            protocol.resume_writing()
        await asyncio.sleep(0.2)
        return line.is_aborted

    assert asyncio.run(wait(fetches=False))
    assert not asyncio.run(wait(fetches=True))
