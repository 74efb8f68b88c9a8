"""News between the processes of one hall: each has a line to the one that began them, which passes on what it hears."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any, Final

import structlog

from meadhall.hall.news import Item, News

_log = structlog.get_logger()
_MOST: Final = 1 << 20
"""Bytes that wait for a process that does not listen; what comes then is left out, and it looks again later."""
_AT_ONCE: Final = 1 << 16
"""Bytes of news that are passed on at once."""
_BREATH: Final = 0.02
"""Seconds for which news of choices are gathered after some were told."""
_OFTEN: Final = "moved"
"""What is told of choices."""
_LOOK: Final = json.dumps({"topic": None, "item": {"what": "look"}}).encode() + b"\n"
"""Tells everybody who listens that they may have missed something."""


class SiblingNews(News):
    """The news of a process that has siblings."""

    def __init__(self, line: socket.socket) -> None:
        super().__init__()
        self._line: Final = line
        self._writer: asyncio.StreamWriter | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._said: list[bytes] = []
        self._breath: asyncio.TimerHandle | None = None

    async def tell(self, topic: str, item: Item) -> None:
        self.spread(topic, item)
        self._said.append(json.dumps({"topic": topic, "item": item}).encode() + b"\n")
        if self._breath is None or item["what"] != _OFTEN:
            self._speak()

    def _speak(self) -> None:
        """Say what is to be said, and what follows of choices in one breath: to wake others takes long."""
        if self._breath is not None:
            self._breath.cancel()
        said, self._said = b"".join(self._said), []
        self._breath = asyncio.get_running_loop().call_later(_BREATH, self._speak) if said else None
        if said and self._writer is not None and not self._writer.is_closing():
            self._writer.write(said)

    async def start(self) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._line)
        self._hearing = asyncio.create_task(self._hear(reader))

    async def stop(self) -> None:
        if self._hearing is not None and self._writer is not None:
            self._speak()
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
            self._writer.close()

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            told: dict[str, Any] = json.loads(line)
            if told["topic"] is None:
                self.spread_to_all(told["item"])
            else:
                self.spread(told["topic"], told["item"])


class Exchange:
    """Passes on to all others what one of the processes says."""

    def __init__(self) -> None:
        self._writers: Final[set[asyncio.StreamWriter]] = set()
        self._missed: Final[set[asyncio.StreamWriter]] = set()

    async def connect(self, line: socket.socket) -> None:
        """Pass on what comes over a line for as long as it lasts; then all look, since something may have been lost."""
        reader, writer = await asyncio.open_connection(sock=line)
        self._writers.add(writer)
        rest = b""
        try:
            while said := await reader.read(_AT_ONCE):
                whole, _, rest = (rest + said).rpartition(b"\n")
                if whole:
                    self._pass_on(whole + b"\n", writer)
        except OSError:
            _log.warning("the line to a process is lost")
        finally:
            self._writers.discard(writer)
            self._missed.discard(writer)
            writer.close()
            self._pass_on(_LOOK, writer)

    def _pass_on(self, said: bytes, sender: asyncio.StreamWriter) -> None:
        for writer in self._writers - {sender}:
            if writer.transport.get_write_buffer_size() > _MOST:
                self._missed.add(writer)
            elif not writer.is_closing():
                writer.write(_LOOK if writer in self._missed else said)
                self._missed.discard(writer)
