"""`meadhall serve`, and `meadhall` alone: the hall, for browsers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from meadhall.cli.arguments import whole
from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, default_language, texts

if TYPE_CHECKING:
    from meadhall.hall.settings import Settings

_HOST: Final = "127.0.0.1"
_PORT: Final = 8000
_MOST_WORKERS: Final = 256


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


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = _HOST,
    port: Annotated[int, typer.Option("--port", metavar="N", parser=_port)] = _PORT,
    database: Annotated[str, typer.Option("--database", metavar="FILE|URL", show_default=False)] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=_workers)] = 2,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", show_default=False)] = None,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    lang: LanguageOption = "",
) -> None:
    """Serve until told to stop."""
    from meadhall.hall.settings import Settings, database_url, default_database  # late: others need no server

    settings = Settings(
        database=database_url(database) if database else default_database(),
        host=host,
        port=port,
        workers=workers,
        origins=tuple(each.rstrip("/") for each in origin or []),
        is_secure=secure,
    )
    _open_hall(settings, lang, opens_browser=False)


def welcome() -> None:
    """Serve on this machine, at a free port, and open the browser."""
    from meadhall.hall.serving import free_port
    from meadhall.hall.settings import Settings

    _open_hall(Settings(port=free_port(_HOST, _PORT)), default_language(os.environ), opens_browser=True)


def _open_hall(settings: Settings, language: str, opens_browser: bool) -> None:
    from meadhall.hall import serving

    console, say = Console(highlight=False, soft_wrap=True), texts(language)
    serving.serve(settings, opens_browser, lambda address: console.print(say.say("serving", address=address)))
    console.print(say.say("served"))
