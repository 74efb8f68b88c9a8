"""How a hall is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from meadhall.hall.bounds import Bounds

_SQLITE: Final = "sqlite+aiosqlite:///"


def default_database() -> str:
    """The embedded database in the person's own data folder."""
    folder = Path.home() / ".local" / "share" / "meadhall"
    folder.mkdir(parents=True, exist_ok=True)
    return f"{_SQLITE}{folder / 'hall.db'}"


def database_url(text: str) -> str:
    """A database as people write it: a file, or a PostgreSQL address."""
    if text.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + text.partition("://")[2]
    if "://" in text:
        return text
    return _SQLITE + str(Path(text).absolute())


def database_file(url: str) -> Path | None:
    """The file of an embedded database; None for one that is a server, or in memory only."""
    name = url.removeprefix(_SQLITE).partition("?")[0]
    return Path(name) if url.startswith(_SQLITE) and name and not name.startswith(":") else None


@dataclass(frozen=True)
class Settings(Bounds):
    """Everything that can be set; the defaults suit one person on one machine."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1
    """Processes that answer people."""
    workers: int = 2
    """Processes in which bots think; with none they think in this one, and everybody waits for them."""
    bot_pause: float = 0.5
    """Seconds between the choices of a bot where nobody plays, so that people can follow; else it plays at once."""
    answer_seconds: float = 1.0
    """How long, about, a bot or the house takes where the time that an answer takes would tell what a seat holds."""
    bot_milliseconds: int = 600
    """How long the strongest bot thinks."""
    hint_milliseconds: int = 800
    """How long is thought about a hint."""
    analysis_milliseconds: int = 100
    """How long is thought about each decision of a finished game."""
    sweep_seconds: float = 5.0
    """How often tables are looked for on which a bot should move and none does."""
    origins: tuple[str, ...] = ()
    """Addresses, besides the one asked for, from which pages may call: those of reverse proxies."""
    home_address: str = ""
    """The address of this machine in the home network; it is found by itself if none is given."""
    is_secure: bool = False
    """Cookies only over HTTPS."""
    is_alone: bool = False
    """Whether it is open in one browser alone: nobody else can come, there are no accounts, and little speed."""
