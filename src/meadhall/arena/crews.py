"""Who plays the games of a league: processes of this machine, or the workers of a Dask cluster.

Both are asked through the `Executor` of the standard library.
"""

from __future__ import annotations

import abc
import logging
import os
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any, Final

import meadhall
from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.records import Record
from meadhall.engine.errors import MeadhallError
from meadhall.processes import deaf_to_interrupts, end_pool, pool_of, serve_the_parent

_TIMEOUT: Final = 10.0
"""Seconds after which a cluster that does not answer is taken to be absent."""
_LOOK_AGAIN: Final = 5.0
"""Seconds after which a cluster is asked anew how many workers it has."""


class Crew(abc.ABC):
    """Plays games wherever it likes, several at once."""

    @abc.abstractmethod
    def executor(self) -> Executor:
        """To whom games are given."""

    @property
    @abc.abstractmethod
    def size(self) -> int:
        """How many games are played at once."""

    @abc.abstractmethod
    def mend(self) -> bool:
        """Be ready for more after something broke; whether all that was under way is lost with it."""

    @abc.abstractmethod
    def end(self) -> None:
        """Stop, whatever is under way."""

    def submit(self, league: League, numbers: list[int]) -> Future[list[Record]]:
        """Have these games played."""
        return self.executor().submit(play_all, league, numbers)


class Processes(Crew):
    """Processes of this machine."""

    def __init__(self, count: int = 0) -> None:
        self._count: Final = count or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def executor(self) -> Executor:
        if self._pool is None:
            self._pool = pool_of(self._count, serve_the_parent)
        return self._pool

    @property
    def size(self) -> int:
        return self._count

    def submit(self, league: League, numbers: list[int]) -> Future[list[Record]]:
        with deaf_to_interrupts():
            return super().submit(league, numbers)

    def mend(self) -> bool:
        self.end()
        return True

    def end(self) -> None:
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None


class Cluster(Crew):
    """The workers of a Dask cluster, as many as it has at any time."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._client: Final = _connected(address)
        self._executor: Final[Executor] = self._client.get_executor(pure=False)
        self._size = 0
        self._asked = -_LOOK_AGAIN
        _check_house(self._client, address)

    def executor(self) -> Executor:
        return self._executor

    @property
    def size(self) -> int:
        if time.monotonic() - self._asked >= _LOOK_AGAIN:
            self._asked = time.monotonic()
            try:
                self._size = sum(self._client.nthreads().values())
            except (OSError, TimeoutError) as error:
                raise self._gone() from error
        return max(1, self._size)

    def mend(self) -> bool:
        if self._client.status != "running":
            raise self._gone()
        return False

    def _gone(self) -> MeadhallError:
        return MeadhallError(f"The cluster at {self._address} has gone; --resume goes on with another.")

    def end(self) -> None:
        if self._client.status == "running":
            self._executor.shutdown(wait=False)
        self._client.close(timeout=_TIMEOUT)


def _connected(address: str) -> Any:
    """A client of Dask, whose methods have no types."""
    try:
        from distributed import Client  # late: only a cluster needs it
    except ImportError:
        raise MeadhallError("A cluster needs Dask: pip install 'meadhall[arena]'.") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is said in a sentence of ours
    try:
        client: Any = Client
        return client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise MeadhallError(f"There is no Dask scheduler at {address}: {error}") from error


def house_version() -> str:
    """The version of the program where this is asked."""
    return meadhall.__version__


def _check_house(client: Any, address: str) -> None:
    """Refuse a cluster whose workers know another meadhall, or none."""
    found: dict[str, Any] = client.run(house_version, on_error="return")
    for worker, answer in found.items():
        if answer != meadhall.__version__:
            client.close(timeout=_TIMEOUT)
            has = f"cannot play: {answer}" if isinstance(answer, Exception) else f"has meadhall {answer}"
            raise MeadhallError(f"The worker {worker} of {address} {has}; meadhall {meadhall.__version__} is needed.")
