"""Where bots think: what every such place can do, and the one that is this very process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")


class Place(Protocol):
    """Where one bot at a time thinks."""

    @property
    def processes(self) -> list[int]:
        """The process, if it has one of its own that has begun."""

    def submit(self, mind: Callable[..., T], *work: Any) -> asyncio.Future[T]:
        """Have a mind work there."""

    def begin(self) -> None:
        """Have it ready."""

    def end(self) -> None:
        """End what is done there, whatever it is."""


class Places(Protocol):
    """All of them."""

    @property
    def all(self) -> Sequence[Place]:
        """Each."""

    def taken(self, table: str) -> contextlib.AbstractContextManager[Place]:
        """A place for a table, for as long as this lasts; there must be a free one."""


class _ThisOne:
    """This process: whoever asks something else meanwhile is answered when the mind is done."""

    processes: Final[list[int]] = []

    def submit(self, mind: Callable[..., T], *work: Any) -> asyncio.Future[T]:
        """What the mind gives, at once."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            done.set_result(mind(*work))
        except Exception as error:
            done.set_exception(error)
        return done

    def begin(self) -> None:
        """It is ready."""

    def end(self) -> None:
        """What is done here has always ended."""


class Here:
    """The one place where there are no processes."""

    def __init__(self) -> None:
        self.all: Final = [_ThisOne()]

    @contextlib.contextmanager
    def taken(self, _table: str) -> Iterator[Place]:
        """This process."""
        yield self.all[0]
