"""News: tells everybody who looks at a table, on this node and on others, that something happened."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy.pool import NullPool

LOBBY: Final = "lobby"
_CHANNEL: Final = "meadhall_news"
_CHECK: Final = 2.0
"""Seconds between looks at whether other nodes can still be heard."""
_PATIENCE: Final = 5.0
_log = structlog.get_logger()

Item = dict[str, Any]
Watcher = Callable[[str | None, Item], None]
"""Is told at once what happens, and where; None if that may be anywhere."""


class News:
    """Listeners by topic: the id of a table, or LOBBY."""

    def __init__(self) -> None:
        self._listeners: Final[dict[str, set[asyncio.Queue[Item]]]] = defaultdict(set)
        self._watchers: Final[list[Watcher]] = []

    @property
    def count(self) -> int:
        """How many listen."""
        return sum(len(queues) for queues in self._listeners.values())

    @property
    def topics(self) -> list[str]:
        """What somebody listens to on this node."""
        return list(self._listeners)

    @contextlib.contextmanager
    def listen(self, topic: str) -> Any:
        """A queue of news on a topic, for as long as it is used; who is too slow misses some, and looks again."""
        queue: asyncio.Queue[Item] = asyncio.Queue(maxsize=100)
        self._listeners[topic].add(queue)
        try:
            yield queue
        finally:
            self._listeners[topic].discard(queue)
            if not self._listeners[topic]:
                del self._listeners[topic]

    def watch(self, watcher: Watcher) -> None:
        """Hear all news of this node before those do who listen."""
        self._watchers.append(watcher)

    def spread(self, topic: str, item: Item) -> None:
        """Tell those of this node."""
        for watcher in self._watchers:
            watcher(topic, item)
        for queue in self._listeners.get(topic, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(item)

    def spread_to_all(self, item: Item) -> None:
        """Tell everybody of this node that something may have happened anywhere."""
        for watcher in self._watchers:
            watcher(None, item)
        for topic in self.topics:
            self.spread(topic, item)

    async def tell(self, topic: str, item: Item) -> None:
        """Tell everybody."""
        self.spread(topic, item)

    async def start(self) -> None:
        """Begin to hear of other nodes."""

    async def stop(self) -> None:
        """Stop hearing of other nodes."""


class SharedNews(News):
    """News between nodes on one PostgreSQL, by LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # here, since it needs what there is not everywhere

        super().__init__()
        self._engine: Final = create_async_engine(url, poolclass=NullPool)
        self._node: Final = secrets.token_hex(4)
        self._connection: Any = None
        self._keeper: asyncio.Task[None] | None = None
        self._lock: Final = asyncio.Lock()

    async def tell(self, topic: str, item: Item) -> None:
        self.spread(topic, item)
        message = json.dumps({"node": self._node, "topic": topic, "item": item})
        try:
            async with asyncio.timeout(_PATIENCE), self._lock:
                await self._connection.driver_connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, message)
        except Exception:
            # The record is in the database; other nodes find it when they next look.
            _log.warning("news could not be sent to other nodes", topic=topic)

    async def start(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        self._let_go()
        await self._engine.dispose()

    async def _connect(self) -> None:
        connection: Any = await self._engine.raw_connection()
        await connection.driver_connection.add_listener(_CHANNEL, self._hear)
        self._connection = connection

    def _let_go(self) -> None:
        """End the connection at once; what it still held is of no use."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.driver_connection.terminate()
            connection.invalidate()

    async def _keep(self) -> None:
        """Connect again when the connection is lost; whoever listens then looks again, since news were missed."""
        while True:
            await asyncio.sleep(_CHECK)
            try:
                async with self._lock, asyncio.timeout(_PATIENCE):
                    if self._connection is None:
                        await self._connect()
                        self.spread_to_all({"what": "look"})
                    else:
                        await self._connection.driver_connection.execute("SELECT 1")
            except Exception:
                _log.warning("the connection for news is lost")
                self._let_go()

    def _hear(self, _connection: Any, _process: int, _channel: str, message: str) -> None:
        told = json.loads(message)
        if told["node"] != self._node:
            self.spread(told["topic"], told["item"])
