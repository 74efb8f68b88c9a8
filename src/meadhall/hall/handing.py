"""Whoever asks is answered by one process of several: connections are handed over to the one that knows the asker.

A page asks over some connections and hears news over another. What it has been sent is known where it was sent, so all
of a person's connections belong to one process: the one that follows from their session. A connection that brings a
request of somebody else's person goes there, with what was read of it.
"""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import structlog

from meadhall.hall.guard import COOKIE

_log = structlog.get_logger()
_MOST: Final = 1 << 18
"""Bytes of a request that come with its connection, at most; one that has brought more is served where it is."""
_KEYS: Final = (
    re.compile(rb"\r\nauthorization: *bearer +([^\r\n]+)", re.IGNORECASE),
    re.compile(rb"\r\ncookie:[^\r\n]*\b" + COOKIE.encode() + rb"=([^;\r\n]+)", re.IGNORECASE),
)
_END: Final = b"\r\n\r\n"

Admit = Callable[[bytes], asyncio.Protocol]
"""Makes what serves a connection, given what was read of it."""


@dataclass(frozen=True)
class Doors:
    """By which the processes of a hall hand connections to each other: at each of them one is waited, all may send."""

    number: int
    """Which of the processes this is."""
    mine: socket.socket
    to_all: list[socket.socket]


def make_doors(count: int) -> list[Doors]:
    """Those of each process; they outlast it, so that what is handed to one that has died waits for the next."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
    for pair in pairs:
        for each in pair:
            each.setblocking(False)
    return [Doors(n, pair[0], [to for _, to in pairs]) for n, pair in enumerate(pairs)]


class Porter:
    """Hands connections over, and takes those in that are handed to this process."""

    def __init__(self, doors: Doors) -> None:
        self._doors: Final = doors
        self._coming: Final[set[asyncio.Task[Any]]] = set()

    def open(self, admit: Admit) -> None:
        """Take in from now on what is handed to this process."""
        asyncio.get_running_loop().add_reader(self._doors.mine, self._take, admit)

    def close(self) -> None:
        """Take in nothing more."""
        asyncio.get_running_loop().remove_reader(self._doors.mine)

    def hands_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hand a connection over that has brought the beginning of a request; whether it is another's."""
        whose = _process_of(data, len(self._doors.to_all))
        if whose is None or whose == self._doors.number:
            return False
        try:
            socket.send_fds(self._doors.to_all[whose], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False  # it has too much to do, or the request is too long: it is served here
        transport.abort()
        return True

    def _take(self, admit: Admit) -> None:
        data, descriptors, _, _ = socket.recv_fds(self._doors.mine, _MOST, 1)
        for descriptor in descriptors:
            task = asyncio.get_running_loop().create_task(self._admit(socket.socket(fileno=descriptor), data, admit))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _admit(self, connection: socket.socket, data: bytes, admit: Admit) -> None:
        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: admit(data), connection)
        except OSError:
            _log.warning("a connection was lost on the way from another process")
            connection.close()


def _process_of(data: bytes, count: int) -> int | None:
    """The process to which a request belongs; None if it does not say whose it is."""
    head = data.partition(_END)[0]
    found = next((match for key in _KEYS if (match := key.search(head))), None)
    return zlib.crc32(found[1].strip()) % count if found else None
