"""How much one may ask: buckets that fill with time."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from meadhall.hall.errors import Refusal
from meadhall.hall.settings import Settings

_FORGET: Final = 10_000
"""Buckets kept; beyond that the full ones are forgotten."""


class Limiter:
    """So many a minute for each of those who ask, with bursts of half as many."""

    def __init__(self, per_minute: int) -> None:
        self._rate: Final = per_minute / 60.0
        self._size: Final = max(per_minute / 2.0, 1.0)
        self._buckets: Final[dict[str, tuple[float, float]]] = {}
        self._cleaned = 0.0

    def allows(self, who: str) -> bool:
        """Whether one more may pass; it is counted if so."""
        now = time.monotonic()
        level, since = self._buckets.get(who, (self._size, now))
        level = min(self._size, level + (now - since) * self._rate)
        self._buckets[who] = (level - 1.0 if level >= 1.0 else level, now)
        if len(self._buckets) > _FORGET and now > self._cleaned + 1.0:
            self._forget(now)
        return level >= 1.0

    def check(self, who: str) -> None:
        """Refuse what is too much."""
        if not self.allows(who):
            raise Refusal(429, "too-much")

    def _forget(self, now: float) -> None:
        self._cleaned = now
        for who, (level, since) in list(self._buckets.items()):
            if level + (now - since) * self._rate >= self._size:
                del self._buckets[who]


class Limits:
    """All limits of a node."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = Limiter(settings.requests_per_minute)
        self.words: Final = Limiter(settings.words_per_minute)
        self.hints: Final = Limiter(settings.hints_per_minute)
        self.tables: Final = Limiter(settings.tables_per_minute)
        self.newcomers: Final = Limiter(settings.newcomers_per_minute)
        self.logins: Final = Limiter(settings.logins_per_minute)


def network(address: str) -> str:
    """By what an address is counted: itself, or the network of an IPv6 address, which one household has for itself."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address
