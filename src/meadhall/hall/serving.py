"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from meadhall.engine.errors import MeadhallError
from meadhall.hall.app import create_app
from meadhall.hall.database import create_database
from meadhall.hall.settings import Settings

_PORTS: Final = 50
_BACKLOG: Final = 2048
_GRACE_SECONDS: Final = 5
_SWITCH: Final = 0.001
"""Seconds after which a thread lets others on: an answer waits several times for the thread of the database."""
_GARBAGE: Final = (20_000, 50, 1_000_000)
"""Short searches for garbage stay; the long one, half a second among a thousand tables, is left to the housekeeping."""
_KEEP_ALIVE: Final = 75
"""Seconds for which an idle connection is kept: longer than reverse proxies do, so that they are never cut off."""
_AFTERMATH: Final = 0.2
"""Seconds in which the thread of a connection that failed ends, which needs the loop for that."""


def prepare_logs(as_json: bool) -> None:
    """Structured logs on standard error: for people on a terminal, as JSON lines otherwise."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Tracebacks are plain: pretty ones show local variables, in which hidden things of a game may be.
    if as_json:
        renderers: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        renderers = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[*shared, *renderers],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What libraries have to say comes in the same form.
    handler = logging.StreamHandler(sys.stderr)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, *renderers]))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def free_port(host: str, port: int) -> int:
    """The port, or the next one that is free."""
    for candidate in range(port, port + _PORTS):
        with contextlib.suppress(OSError), _listening(host, candidate):
            return candidate
    raise MeadhallError(f"No port from {port} to {port + _PORTS - 1} is free on {host}.")


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because only then asyncio lets small answers go at once, not after 40 milliseconds.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def address_of(settings: Settings) -> str:
    """Where a browser finds the hall."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}/"


def serve(settings: Settings, opens_browser: bool = False, announce: Callable[[str], object] = str) -> None:
    """Serve until interrupted or told to end; then finish what was begun, and return. `announce` is told where."""
    prepare_logs(as_json=not sys.stderr.isatty())
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_GARBAGE)
    asyncio.run(_check_database(settings.database))
    try:
        listener = _listening(settings.host, settings.port)
    except OSError as error:
        why = error.strerror or error
        raise MeadhallError(f"The hall cannot be opened at {address_of(settings)}: {why}.") from error
    announce(address_of(settings))
    if opens_browser:
        threading.Thread(target=_open_browser, args=(address_of(settings),), daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        timeout_keep_alive=_KEEP_ALIVE,
        proxy_headers=True,
        server_header=False,
        ws_max_size=64 * 1024,
    )
    server = uvicorn.Server(config)
    # After a clean end the server raises the signal once more; to be told to end is no failure.
    before = {each: signal.signal(each, _ended) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        with listener:
            server.run(sockets=[listener])
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    if not server.started:
        raise MeadhallError("The hall could not be opened; the log says why.")


def _ended(_signal: int, _frame: object) -> None:
    """The server has ended as it was told to."""


async def _check_database(url: str) -> None:
    """Open the database and bring it up to date, or say in a sentence why not."""
    database = create_database(url)
    try:
        await database.prepare()
    except (SQLAlchemyError, OSError, RuntimeError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
        await asyncio.sleep(_AFTERMATH)
        raise MeadhallError(f"The database cannot be used: {why}.") from error
    finally:
        await database.dispose()


def _open_browser(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        time.sleep(0.1)
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):  # noqa: S310
            webbrowser.open(address)
            return
