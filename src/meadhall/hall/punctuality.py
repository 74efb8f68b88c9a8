"""Connections that dawdle: requests sent by halves, answers that nobody fetches, and too many from one address."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, ClassVar, Final

import h11
from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from meadhall.hall.bounds import Bounds
from meadhall.hall.guard import RETRY_SECONDS, language_of
from meadhall.hall.handing import Porter
from meadhall.hall.limits import network
from meadhall.words import LANGUAGES, words

_IDLE: Final = {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}
_HEAD_BYTES: Final = 64 * 1024
"""Of the head of a request, at most."""
_REASONS: Final = {400: "Bad Request", 408: "Request Timeout", 429: "Too Many Requests"}


class _Crowd:
    """The connections of a server, by address."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._from: Final[Counter[str]] = Counter()
        self._proxies: Any = None

    def is_proxy(self, address: str, config: Config) -> bool:
        if self._proxies is None:
            self._proxies = ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips).trusted_hosts
        return address in self._proxies

    def has_room(self, address: str) -> bool:
        return self._from[address] < self._most

    def enter(self, address: str) -> None:
        self._from[address] += 1

    def leave(self, address: str) -> None:
        self._from[address] -= 1
        if self._from[address] <= 0:
            del self._from[address]


class _Connection(h11.Connection):
    """Sends the head of an answer with the beginning of its body: each way to the other side takes long."""

    _head = b""

    # h11 says besides for which events there is always something.
    def send(self, event: h11.Event) -> bytes | None:  # type: ignore[override]
        """What is to be sent of an answer now."""
        sent = super().send(event)
        if isinstance(event, h11.Response):
            self._head = sent or b""
            return b""
        head, self._head = self._head, b""
        return head + sent if head and sent is not None else sent


class _Punctual(H11Protocol):
    """HTTP with deadlines: for the head of a request, for its body, and for an answer that must be fetched.

    A connection that has brought nothing yet has the time of a head; between two requests it may be idle as ever.
    """

    bounds: ClassVar[Bounds]
    crowd: ClassVar[_Crowd]
    porter: ClassVar[Porter | None]

    def __init__(self, *arguments: Any, brought: bytes = b"", **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _Connection(h11.SERVER, self.config.h11_max_incomplete_event_size or _HEAD_BYTES)
        self._brought: Final = brought
        """What another process has read of it before it was handed over."""
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: object = None
        self._fetching: asyncio.TimerHandle | None = None
        self._counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        # A reverse proxy speaks for many.
        if address and not self.crowd.is_proxy(address, self.config):
            if not self.crowd.has_room(network(address)):
                self._refuse(429, "too-many-connections")
                return
            self._counted = network(address)
            self.crowd.enter(self._counted)
        self._await(h11.IDLE)
        if self._brought:
            self._receive(self._brought)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _let_go(self) -> None:
        """What follows is not ours."""
        self._await(None)
        self.resume_writing()
        if self._counted is not None:
            self.crowd.leave(self._counted)
            self._counted = None

    def data_received(self, data: bytes) -> None:
        if self.porter is None or not self._is_idle or not self.porter.hands_over(self.transport, data):
            self._receive(data)

    @property
    def _is_idle(self) -> bool:
        """Whether what comes now is the beginning of a request."""
        return self.conn.states == _IDLE and not self.conn.trailing_data[0]

    def _receive(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Wait for what is still to come of a request."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        is_begun = state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))
        self._await(state if is_begun else None)

    def _await(self, state: object) -> None:
        """Give the other side time for one thing: not anew for each byte of it."""
        if state is self._awaited:
            return
        self._awaited = state
        if self._deadline is not None:
            self._deadline.cancel()
        seconds = {h11.IDLE: self.bounds.head_seconds, h11.SEND_BODY: self.bounds.body_seconds}.get(state)  # type: ignore[call-overload]
        self._deadline = self.loop.call_later(seconds, self._cut_off) if seconds is not None else None

    def _cut_off(self) -> None:
        is_answered = self.cycle is not None and self.cycle.response_started and self.conn.their_state is h11.SEND_BODY
        if is_answered or not (self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY):
            self.transport.close()  # there is nothing to answer
        else:
            self._refuse(408, "too-slow")

    def _refuse(self, status: int, code: str) -> None:
        """Answer what is no whole request, in all languages if it does not tell one, and hang up."""
        is_known = self.scope is not None and self.conn.their_state is h11.SEND_BODY
        languages = [language_of(HTTPConnection(dict(self.scope)))] if is_known else LANGUAGES
        message = " ".join([words("meadhall.hall", each).say(f"error-{code}") for each in languages])
        body = json.dumps({"code": code, "message": message}, ensure_ascii=False).encode()
        head = f"HTTP/1.1 {status} {_REASONS[status]}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        head += f"Retry-After: {RETRY_SECONDS}\r\n" if status == 429 else ""
        self.transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP gets a sentence too, but not in the middle of an answer."""
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.close()
        else:
            self._refuse(400, "malformed")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._fetching is None:
            self._fetching = self.loop.call_later(self.bounds.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._fetching is not None:
            self._fetching.cancel()
            self._fetching = None


def punctual(bounds: Bounds, porter: Porter | None = None) -> type[H11Protocol]:
    """The protocol of a server with these deadlines, which hands over what belongs to other processes."""
    crowd = _Crowd(bounds.connections_per_address)
    return type("Punctual", (_Punctual,), {"bounds": bounds, "crowd": crowd, "porter": porter})
