"""How a hall is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

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


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults suit one person on one machine."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    """Processes in which bots think."""
    bot_pause: float = 0.5
    """Seconds between the choices of a bot, so that people can follow."""
    bot_milliseconds: int = 600
    """How long the strongest bot thinks."""
    requests_per_minute: int = 1200
    """Of one address, as all limits but the next two."""
    words_per_minute: int = 30
    """How often one person may say something."""
    tables_per_minute: int = 30
    """How many tables one person may open."""
    newcomers_per_minute: int = 60
    """How many people may give their name for the first time."""
    hints_per_minute: int = 30
    """How often one person may ask for a hint or an analysis."""
    hint_milliseconds: int = 800
    """How long is thought about a hint."""
    analysis_milliseconds: int = 100
    """How long is thought about each decision of a finished game."""
    logins_per_minute: int = 20
    """How many passwords may be tried, for one name as well."""
    sweep_seconds: float = 5.0
    """How often tables are looked for on which a bot should move and none does."""
    absent_seconds: float = 60.0
    """How long everybody has waited for a player before the others may agree that a bot takes over."""
    origins: tuple[str, ...] = ()
    """Addresses, besides the one asked for, from which pages may call: those of reverse proxies."""
    is_secure: bool = False
    """Cookies only over HTTPS."""
