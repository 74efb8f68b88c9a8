"""How much one guest may ask of a hall, so that nobody spoils the evening of the others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """All limits; each is an option of `meadhall serve`. What counts for an address is for all who share it."""

    requests_per_minute: int = 1200
    """Of one session."""
    address_requests_per_minute: int = 3600
    """Of one address: a club behind one router has one."""
    words_per_minute: int = 30
    """How often one person may say something."""
    tables_per_minute: int = 30
    """How many tables one person may open."""
    newcomers_per_minute: int = 60
    """How many people may give their name for the first time, at one address."""
    hints_per_minute: int = 30
    """How often one person may ask for a hint or an analysis."""
    previews_per_minute: int = 240
    """How often one person may look where a choice would lead."""
    logins_per_minute: int = 20
    """How many passwords may be tried, at one address and for one name."""
    tables_per_person: int = 50
    """Tables that one person has opened and that are not over."""
    tables_per_address: int = 300
    """The same for an address."""
    bot_tables_per_person: int = 3
    """Those of them at which only bots sit."""
    bot_tables_per_address: int = 10
    """The same for an address."""
    sockets_per_person: int = 20
    """Pages of one person that listen for news."""
    sockets_per_address: int = 200
    """The same for an address, strangers included."""
    connections_per_address: int = 400
    """Connections without a WebSocket; those of a reverse proxy are not counted."""
    head_seconds: float = 10.0
    """How long the first lines of a request may take."""
    body_seconds: float = 30.0
    """How long the rest of a request may take, and an answer that nobody fetches."""
    thinking_per_person: int = 30
    """Seconds in a minute for which bots think for one person before others come first."""
    thinking_per_address: int = 120
    """The same for an address."""
    open_days: float = 14.0
    """How long a table waits for players before it is closed."""
    unwatched_minutes: float = 60.0
    """How long bots play among themselves while nobody looks before their table is closed."""
