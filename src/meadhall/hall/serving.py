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
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, Final

import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import State

from meadhall.engine.errors import MeadhallError
from meadhall.hall.app import create_app
from meadhall.hall.crew import NOT_OPENED, Crew, check_crew, end_with_the_parent
from meadhall.hall.database import create_database
from meadhall.hall.doorplate import opened_at
from meadhall.hall.handing import Doors, Porter
from meadhall.hall.punctuality import punctual
from meadhall.hall.repeats import REPEATS
from meadhall.hall.settings import Settings

_PORTS: Final = 50
_BACKLOG: Final = 2048
_LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Where a browser on this machine finds those who listen everywhere."""
_GRACE_SECONDS: Final = 5
_SHOWING_OUT: Final = 0.05
_SWITCH: Final = 0.001
"""Seconds after which a thread lets others on: an answer waits several times for the thread of the database."""
_GARBAGE: Final = (20_000, 50, 1_000_000)
"""Short searches for garbage stay; the long one, half a second among a thousand tables, is left to the housekeeping."""
_KEEP_ALIVE: Final = 75
"""Seconds for which an idle connection is kept: longer than reverse proxies do, so that they are never cut off."""
_AFTERMATH: Final = 0.2
"""Seconds in which the thread of a connection that failed ends, which needs the loop for that."""


class _Server(uvicorn.Server):
    """Serves until it is told to end, and then nobody any more.

    Of itself it would go on serving a connection that it accepts in the very moment in which it is told, since that one
    is not yet in its list; on a busy machine such a moment is long.
    """

    def __init__(self, config: uvicorn.Config, state: State, porter: Porter | None = None) -> None:
        super().__init__(config)
        self._state: Final = state
        self._porter: Final = porter
        self._doors: Final[dict[str, asyncio.Server]] = {}
        """Those that were opened later, by their addresses."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, also what other processes hand over."""
        await super().startup(sockets)
        if self._porter is not None:
            self._porter.open(self._protocol)

    def _protocol(self, brought: bytes = b"") -> asyncio.Protocol:
        """What serves a connection, of which something may have been read already."""
        # The configuration declares any protocol; it was given one of ours, which takes what was brought.
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, brought=brought
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let what has begun come to its end, and begin nothing more."""
        self._state.is_closing = True
        if self._porter is not None:
            self._porter.close()
        showing_out = asyncio.create_task(self._show_out(set(self.server_state.connections)))
        try:
            await super().shutdown(sockets)
        finally:
            showing_out.cancel()

    async def open_door(self, host: str, port: int) -> None:
        """Listen at one more address; what comes in there is served, and ends, like everything else."""
        listener = _listening(host, port)
        door = await asyncio.get_running_loop().create_server(self._protocol, sock=listener, backlog=_BACKLOG)
        self.servers.append(door)
        self._doors[host] = door

    async def close_door(self, host: str) -> None:
        """Listen there no more, and end the connections that came in there."""
        door = self._doors.pop(host)
        self.servers.remove(door)
        door.close()
        for connection in list(self.server_state.connections):
            if (getattr(connection, "server", None) or ("",))[0] == host:
                connection.shutdown()

    async def _show_out(self, told: set[Any]) -> None:
        """Tell those too that the hall closes who came while the others were told."""
        while True:
            for connection in self.server_state.connections - told:
                told.add(connection)
                connection.shutdown()
            await asyncio.sleep(_SHOWING_OUT)


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
        processors=[shared[0], REPEATS, *shared[1:], *renderers],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What libraries have to say comes in the same form.
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(REPEATS)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, *renderers]))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def free_port(host: str, port: int) -> int:
    """The port, or the next one that is free."""
    for candidate in range(port, port + _PORTS):
        with contextlib.suppress(OSError), _listening(host, candidate):
            return candidate
    raise MeadhallError(f"No port from {port} to {port + _PORTS - 1} is free on {host}.")


def _all_listening(settings: Settings) -> list[socket.socket]:
    """What listens, for each process.

    Where the system shares connections out among several that listen at one address, each has its own; they are kept
    here, so that who comes while a process begins anew waits for it.
    """
    if settings.processes == 1 or sys.platform != "linux":
        return [_listening(settings.host, settings.port)] * settings.processes
    _listening(settings.host, settings.port).close()  # it must be free: shared, it could belong to another hall
    return [_listening(settings.host, settings.port, is_one_of_many=True) for _ in range(settings.processes)]


def _listening(host: str, port: int, is_one_of_many: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because only then asyncio lets small answers go at once, not after 40 milliseconds.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_one_of_many:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
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
    _prepare_process()
    check_crew(settings)
    here = replace(settings, host=_LOOPBACK.get(settings.host, settings.host))
    with opened_at(settings.database, address_of(here)):
        asyncio.run(_check_database(settings.database))
        _serve(settings, opens_browser, announce)


def _prepare_process() -> None:
    """What a process that serves has for itself."""
    prepare_logs(as_json=not sys.stderr.isatty())
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_GARBAGE)
    _allow_connections()


def _serve(settings: Settings, opens_browser: bool, announce: Callable[[str], object]) -> None:
    try:
        listeners = _all_listening(settings)
    except OSError as error:
        why = error.strerror or error
        raise MeadhallError(f"The hall cannot be opened at {address_of(settings)}: {why}.") from error
    announce(address_of(settings))
    if opens_browser:
        threading.Thread(target=open_browser, args=(address_of(settings),), daemon=True).start()
    with contextlib.ExitStack() as held:
        for listener in listeners:
            held.enter_context(listener)
        if settings.processes > 1:
            asyncio.run(Crew(settings, listeners, _serve_among_others).serve())
        elif not _run(settings, listeners[0], None, None):
            raise MeadhallError("The hall could not be opened; the log says why.")


def _serve_among_others(settings: Settings, listener: socket.socket, line: socket.socket | None, doors: Doors) -> None:
    """What one process of several does."""
    _prepare_process()
    end_with_the_parent()
    if not _run(settings, listener, line, Porter(doors)):
        sys.exit(NOT_OPENED)


def _run(settings: Settings, listener: socket.socket, line: socket.socket | None, porter: Porter | None) -> bool:
    """Serve until told to end; whether it could begin."""
    config = uvicorn.Config(
        app := create_app(settings, line),
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        timeout_keep_alive=_KEEP_ALIVE,
        proxy_headers=True,
        server_header=False,
        ws_max_size=64 * 1024,
        http=punctual(settings, porter),
    )
    server = _Server(config, app.state, porter)
    if settings.processes == 1:
        app.state.network.doorman = server
    # After a clean end the server raises the signal once more; to be told to end is no failure.
    before = {each: signal.signal(each, _ended) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        with listener:
            server.run(sockets=[listener])
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    return server.started


def _allow_connections() -> None:
    """As many connections as this program may have, where systems give fewer at first."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _ended(_signal: int, _frame: object) -> None:
    """The server has ended as it was told to."""


async def _check_database(url: str) -> None:
    """Open the database and bring it up to date, or say in a sentence why not."""
    database = create_database(url)
    try:
        async with saying_why_not():
            await database.prepare()
    finally:
        await database.dispose()


@contextlib.asynccontextmanager
async def saying_why_not() -> AsyncIterator[None]:
    """A database that cannot be used is told of in a sentence."""
    try:
        yield
    except (SQLAlchemyError, OSError, RuntimeError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
        await asyncio.sleep(_AFTERMATH)
        raise MeadhallError(f"The database cannot be used: {why}.") from error


def open_browser(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        time.sleep(0.1)
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):  # noqa: S310
            webbrowser.open(address)
            return
