"""`meadhall serve`, and `meadhall` alone: the hall, for browsers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console

from meadhall.cli.arguments import whole
from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, default_language, texts
from meadhall.cli.limits import with_limits

if TYPE_CHECKING:
    from meadhall.hall.settings import Settings

_HOST: Final = "127.0.0.1"
_PORT: Final = 8000
_MOST_WORKERS: Final = 256
_MOST_PROCESSES: Final = 64


def _port(given: str | int) -> int:
    number = whole(given)
    if not 0 < number < 65536:
        raise Failure("bad-port", port=str(number))
    return number


def _workers(given: str | int) -> int:
    number = whole(given)
    if not 0 < number <= _MOST_WORKERS:
        raise Failure("bad-workers", number=str(number), most=_MOST_WORKERS)
    return number


def _processes(given: str | int) -> int:
    number = whole(given)
    if not 0 < number <= _MOST_PROCESSES:
        raise Failure("bad-crew", number=str(number), most=_MOST_PROCESSES)
    return number


@with_limits
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = _HOST,
    port: Annotated[int, typer.Option("--port", metavar="N", parser=_port)] = _PORT,
    database: Annotated[str, typer.Option("--database", metavar="FILE|URL", show_default=False)] = "",
    processes: Annotated[int, typer.Option("--processes", metavar="N", parser=_processes)] = 1,
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=_workers)] = 2,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", show_default=False)] = None,
    home_address: Annotated[str, typer.Option("--home-address", metavar="ADDRESS", show_default=False)] = "",
    secure: Annotated[bool, typer.Option("--secure")] = False,
    lang: LanguageOption = "",
    **limits: Any,
) -> None:
    """Serve until told to stop."""
    from meadhall.hall.doorplate import AlreadyOpen
    from meadhall.hall.settings import (  # late: others need no server
        Settings,
        database_file,
        database_url,
        default_database,
    )

    settings = Settings(
        database=database_url(database) if database else default_database(),
        host=host,
        port=port,
        processes=processes,
        workers=workers,
        origins=tuple(each.rstrip("/") for each in origin or []),
        home_address=home_address,
        is_secure=secure,
        **limits,
    )
    try:
        _open_hall(settings, lang, opens_browser=False)
    except AlreadyOpen as other:
        raise Failure("hall-taken", address=other.address, file=str(database_file(settings.database))) from other


def welcome() -> None:
    """Serve on this machine, at a free port, and open the browser."""
    from meadhall.hall.doorplate import AlreadyOpen, open_elsewhere
    from meadhall.hall.serving import free_port, open_browser
    from meadhall.hall.settings import Settings

    settings, language = Settings(port=free_port(_HOST, _PORT)), default_language(os.environ)
    known = open_elsewhere(settings.database)
    if known is None:
        try:
            _open_hall(settings, language, opens_browser=True)
        except AlreadyOpen as other:  # somebody was faster
            known = other.address
        else:
            return
    Console(highlight=False, soft_wrap=True).print(texts(language).say("already-open", address=known))
    if known:
        open_browser(known)


def _open_hall(settings: Settings, language: str, opens_browser: bool) -> None:
    from meadhall.hall import serving

    console, say = Console(highlight=False, soft_wrap=True), texts(language)
    serving.serve(settings, opens_browser, lambda address: console.print(say.say("serving", address=address)))
    console.print(say.say("served"))
