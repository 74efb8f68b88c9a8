"""How much one may ask: buckets that fill with time."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from typing import Final

from meadhall.hall.bounds import Bounds
from meadhall.hall.errors import Refusal

_FORGET: Final = 10_000
"""Buckets kept; beyond that the full ones are forgotten."""


class Buckets:
    """One for each of those who ask: full at first, so much more a minute, never more than full."""

    def __init__(self, per_minute: float, size: float) -> None:
        self._rate: Final = per_minute / 60.0
        self._size: Final = size
        self._levels: Final[dict[str, tuple[float, float]]] = {}
        self._cleaned = 0.0

    def level(self, who: str) -> float:
        """What is left."""
        return self._at(who, time.monotonic())

    def take(self, who: str, amount: float) -> None:
        """Take something out, even if it is not there; then it is owed."""
        now = time.monotonic()
        self._levels[who] = (self._at(who, now) - amount, now)
        if len(self._levels) > _FORGET and now > self._cleaned + 1.0:
            self._forget(now)

    def _at(self, who: str, now: float) -> float:
        level, since = self._levels.get(who, (self._size, now))
        return min(self._size, level + (now - since) * self._rate)

    def _forget(self, now: float) -> None:
        self._cleaned = now
        for who in [each for each in self._levels if self._at(each, now) >= self._size]:
            del self._levels[who]


class Limiter:
    """So many a minute for each of those who ask, with bursts of half as many."""

    def __init__(self, per_minute: int) -> None:
        self._buckets: Final = Buckets(per_minute, max(per_minute / 2.0, 1.0))

    def allows(self, who: str) -> bool:
        """Whether one more may pass; it is counted if so."""
        if self._buckets.level(who) < 1.0:
            return False
        self._buckets.take(who, 1.0)
        return True

    def check(self, who: str) -> None:
        """Refuse what is too much."""
        if not self.allows(who):
            raise Refusal(429, "too-much")


class Limits:
    """All limits of a node."""

    def __init__(self, bounds: Bounds) -> None:
        self._requests: Final = Limiter(bounds.requests_per_minute)
        self._address_requests: Final = Limiter(bounds.address_requests_per_minute)
        self.words: Final = Limiter(bounds.words_per_minute)
        self.hints: Final = Limiter(bounds.hints_per_minute)
        self.previews: Final = Limiter(bounds.previews_per_minute)
        self.tables: Final = Limiter(bounds.tables_per_minute)
        self.newcomers: Final = Limiter(bounds.newcomers_per_minute)
        self.logins: Final = Limiter(bounds.logins_per_minute)

    def allow_request(self, session: str, address: str) -> bool:
        """Whether one more request may pass: of its session, if it has one, and of its address.

        A session that somebody has made up lets nobody ask for more than the address may.
        """
        is_within = not session or self._requests.allows(hashlib.sha256(session.encode("utf-8", "replace")).hexdigest())
        return is_within and self._address_requests.allows(address)


def network(address: str) -> str:
    """By what an address is counted: itself, or the network of an IPv6 address, which one household has for itself."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Marks:
    """Addresses as the database keeps them: recognised again, but not read."""

    def __init__(self, secret: str) -> None:
        self._key: Final = hashlib.sha256(secret.encode()).digest()

    def of(self, address: str) -> str:
        """The mark of an address."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=16).hexdigest()
