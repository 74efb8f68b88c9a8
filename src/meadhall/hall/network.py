"""Where the hall can be reached: on this machine only, or from the home network too, if the person here says so."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from ipaddress import ip_address
from typing import Final, Protocol
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from meadhall.hall.errors import Refusal
from meadhall.hall.settings import Settings

_log = structlog.get_logger()
_FAR: Final = ("10.255.255.255", 9)
"""Somewhere that is not on this machine; nothing is sent there, only the way to it is looked up."""


class Doorman(Protocol):
    """What listens for the hall, and can listen at one more address."""

    async def open_door(self, host: str, port: int) -> None:
        """Listen there too."""

    async def close_door(self, host: str) -> None:
        """Listen there no more, and end what came from there."""


def is_loopback(host: str) -> bool:
    """Whether an address or a name means this machine itself."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def host_of(connection: HTTPConnection) -> str:
    """The name under which somebody asks, without its port."""
    with contextlib.suppress(ValueError):
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return ""


def home_address(settings: Settings) -> str:
    """The address of this machine in its network; empty if it has none."""
    if settings.home_address:
        return settings.home_address
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_FAR)
        found = str(probe.getsockname()[0])
        return "" if is_loopback(found) else found
    return ""


class Network:
    """Where the hall listens."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._lock: Final = asyncio.Lock()
        self.doorman: Doorman | None = None
        """Who can open the door; nobody where the hall is served in another way."""
        self._opened = ""

    @property
    def is_private(self) -> bool:
        """Whether nobody but this machine reaches the hall, if its door is not opened."""
        return is_loopback(self._settings.host)

    @property
    def is_open(self) -> bool:
        """Whether others in the home network reach it."""
        return not self.is_private or bool(self._opened)

    @property
    def address(self) -> str:
        """Where others in the home network find the hall; empty if they do not."""
        host = self._opened
        if not self.is_private:
            everywhere = self._settings.host in ("0.0.0.0", "::")  # noqa: S104 (compared with, not listened at)
            host = home_address(self._settings) if everywhere else self._settings.host
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self._settings.port}" if host else ""

    def base(self, connection: HTTPConnection) -> str:
        """The beginning of links that others can follow: as this asker found the hall, else as the network does."""
        if not is_loopback(host_of(connection)):
            return f"{connection.url.scheme}://{connection.headers.get('host', '')}"
        return self.address

    def may(self, connection: HTTPConnection) -> bool:
        """Whether the asker may open and close the door: who sits at this machine, at a hall that has one.

        A page of another site that calls this machine by a name of its own is none of those.
        """
        is_here = connection.client is not None and is_loopback(connection.client.host)
        return self.is_private and self.doorman is not None and is_here and is_loopback(host_of(connection))

    def state(self, connection: HTTPConnection) -> dict[str, str | bool]:
        """What an asker is told."""
        has_network = self.is_open or bool(home_address(self._settings))
        return {
            "address": self.address,
            "is_open": self.is_open,
            "has_network": has_network,
            "may": self.may(connection) and has_network,
        }

    async def turn(self, connection: HTTPConnection, is_open: bool) -> None:
        """Open the door to the home network, or close it again."""
        if not self.may(connection) or self.doorman is None:
            raise Refusal(403, "not-at-this-machine")
        async with self._lock:
            if is_open and not self._opened:
                await self._open(self.doorman)
            elif not is_open and self._opened:
                await self.doorman.close_door(self._opened)
                self._opened = ""
                _log.info("the door to the home network is closed")

    async def _open(self, doorman: Doorman) -> None:
        host = home_address(self._settings)
        if not host:
            raise Refusal(409, "no-network")
        try:
            await doorman.open_door(host, self._settings.port)
        except OSError as error:
            raise Refusal(409, "no-door") from error
        self._opened = host
        _log.info("the door to the home network is open", address=self.address)
