"""Figures for Prometheus: requests by route and status, their times, choices, bots, listeners."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Final

from prometheus_client import Counter, Gauge, Histogram

_REQUESTS: Final = Counter("meadhall_requests", "Requests answered", ["method", "route", "status"])
_SECONDS: Final = Histogram("meadhall_request_seconds", "Time to answer", ["route"])
_CHOICES: Final = Counter("meadhall_choices", "Choices made", ["game", "by"])
_THINKING: Final = Histogram("meadhall_bot_seconds", "Time that a bot thinks", ["level"])
_LISTENERS: Final = Gauge("meadhall_listeners", "Open WebSockets")
_TABLES: Final = Gauge("meadhall_tables_in_memory", "Tables in memory")
_BOTS: Final = Gauge("meadhall_tables_with_bots_at_it", "Tables on which a bot is thinking")
_PROCESS: Final = Gauge("meadhall_process_id", "The process that answers, one of several with --processes")
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def watch(listeners: Callable[[], float], tables: Callable[[], float], bots: Callable[[], float]) -> None:
    """Count what a node holds whenever somebody asks."""
    _PROCESS.set(os.getpid())
    _LISTENERS.set_function(listeners)
    _TABLES.set_function(tables)
    _BOTS.set_function(bots)


def count_choice(game: str, is_bot: bool) -> None:
    """A choice was made."""
    _CHOICES.labels(game, "bot" if is_bot else "person").inc()


def note_thinking(level: str, seconds: float) -> None:
    """A bot has thought for so long."""
    _THINKING.labels(level).observe(seconds)


class Timed:
    """ASGI middleware that counts and times requests by their route, not by their path."""

    def __init__(self, app: Any) -> None:
        self._app: Final = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 500

        async def noting(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            # Neither paths nor methods that somebody made up become labels: there is no end to them.
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in _METHODS else "other"
            _REQUESTS.labels(method, route, status).inc()
            _SECONDS.labels(route).observe(time.perf_counter() - begin)
