"""Whose turn it is to have bots think: people first, then everybody in turn, and nobody never."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from meadhall.hall.bounds import Bounds
from meadhall.hall.limits import Buckets

_OLDEST_FIRST: Final = 8
"""Every so manieth turn goes to who has waited longest, whoever that is."""
_REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks."""

    owner: str
    """Who has opened the table, or asks for a hint."""
    address: str
    """Where they come from; who comes from nowhere that is known is counted alone."""
    is_awaited: bool
    """Whether people wait for what the bot thinks of."""


@dataclass(eq=False)
class _Ticket:
    asker: Asker
    number: int
    granted: asyncio.Future[None]
    is_first_rate: bool = False


class Turns:
    """A place for each process in which bots think, and those who wait for one.

    First come those for whom people wait, and whose owner and address have thinking time left; then the others who have
    some left; last those who have used theirs up. Among equals addresses take turns, and at an address owners do. All
    but the first together never have the last place, so that people wait for people only; and now and then who
    has waited longest is next, so that all of them come on.
    """

    def __init__(self, places: int, bounds: Bounds) -> None:
        self._free = places
        self._low_places: Final = max(places - 1, 1)
        self._low = 0
        self._of_owners: Final = Buckets(bounds.thinking_per_person, bounds.thinking_per_person)
        self._of_addresses: Final = Buckets(bounds.thinking_per_address, bounds.thinking_per_address)
        self._waiting: Final[list[_Ticket]] = []
        self._numbers: Final = count(1)
        self._given = 0
        self._served: Final[OrderedDict[str, int]] = OrderedDict()
        """When owners and addresses had their latest turns."""

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """A place, once it is one's turn; the time for which it is held is counted."""
        ticket = _Ticket(asker, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._let_in()
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:
                self._leave(ticket)
            raise
        begin = time.monotonic()
        try:
            yield
        finally:
            self._of_owners.take(asker.owner, time.monotonic() - begin)
            self._of_addresses.take(_address(asker), time.monotonic() - begin)
            self._leave(ticket)

    def _let_in(self) -> None:
        while self._free and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._free -= 1
            ticket.is_first_rate = self._rank(ticket) == 0
            self._low += not ticket.is_first_rate
            self._given += 1
            for who in (_owner(ticket.asker), _address(ticket.asker)):
                self._served[who] = self._given
                self._served.move_to_end(who)
            while len(self._served) > _REMEMBERED:
                self._served.popitem(last=False)
            ticket.granted.set_result(None)

    def _leave(self, ticket: _Ticket) -> None:
        self._free += 1
        self._low -= not ticket.is_first_rate
        self._let_in()

    def _next(self) -> _Ticket | None:
        has_room = self._low < self._low_places
        here = [each for each in self._waiting if not each.granted.cancelled()]
        allowed = [each for each in here if has_room or self._rank(each) == 0]
        if allowed and self._given % _OLDEST_FIRST == _OLDEST_FIRST - 1:
            return allowed[0]
        return min(allowed, key=self._order, default=None)

    def _order(self, ticket: _Ticket) -> tuple[int, int, int, int]:
        asker = ticket.asker
        of_address, of_owner = self._served.get(_address(asker), 0), self._served.get(_owner(asker), 0)
        return self._rank(ticket), of_address, of_owner, ticket.number

    def _rank(self, ticket: _Ticket) -> int:
        asker = ticket.asker
        has_time = self._of_owners.level(asker.owner) > 0 and self._of_addresses.level(_address(asker)) > 0
        return (0 if has_time else 2) + (0 if asker.is_awaited else 1)


def _owner(asker: Asker) -> str:
    return f"owner {asker.owner}"


def _address(asker: Asker) -> str:
    return f"address {asker.address or asker.owner}"
