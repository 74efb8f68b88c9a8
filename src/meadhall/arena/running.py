"""Having the games of a league played, whoever plays them, each once."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from types import FrameType, TracebackType
from typing import Any, Final

from meadhall.arena.crews import Crew
from meadhall.arena.leagues import League
from meadhall.arena.records import Record
from meadhall.engine.errors import MeadhallError

_GLANCE: Final = 0.2
"""Seconds between two looks whether to stop."""
_BATCH_SECONDS: Final = 1.0
"""Short games travel together, about so many seconds of them."""
_MOST_IN_BATCH: Final = 500
_AHEAD: Final = 2
"""Batches given out for each that is being played."""
_MOST_BREAKDOWNS: Final = 3
"""After so many in a row, without a game finished in between, the rest is given up."""


class Interruption:
    """Within it, Ctrl-C and the wish of the system to end are noted, not obeyed at once: what is done can be kept."""

    def __init__(self) -> None:
        self.has_come = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interruption:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        """The first time is noted; whoever asks again is in a hurry."""
        if self.has_come:
            raise KeyboardInterrupt
        self.has_come = True


def played(
    league: League, numbers: Iterable[int], crew: Crew, interruption: Interruption
) -> Generator[list[Record], None, None]:
    """The games of these numbers as they are finished, in any order, until all are or an interruption comes.

    A worker that dies takes no game with it: what it had is given to others, after all that was not tried yet, so that
    a game on which workers die holds up nothing but itself.
    """
    try:
        yield from stretch(league, numbers, crew, interruption)
    finally:
        crew.end()


def stretch(
    league: League, numbers: Iterable[int], crew: Crew, interruption: Interruption
) -> Generator[list[Record], None, None]:
    """The same, by a crew that has more to play afterwards."""
    left = deque(numbers)
    under_way: dict[Future[list[Record]], list[int]] = {}
    batch = 1
    breakdowns = 0
    try:
        while (left or under_way) and not interruption.has_come:
            while left and len(under_way) < _AHEAD * crew.size:
                taken = [left.popleft() for _ in range(min(batch, len(left)))]
                under_way[crew.submit(league, taken)] = taken
            finished, _ = wait(under_way, _GLANCE, FIRST_COMPLETED)
            broken: BaseException | None = None
            for future in finished:
                taken = under_way.pop(future)
                error = CancelledError() if future.cancelled() else future.exception()
                if error is None:
                    breakdowns = 0
                    batch = _fitting(future.result())
                    yield future.result()
                else:
                    broken = error
                    left.extend(taken)
            if broken is not None:
                breakdowns += 1
                batch = 1
                if breakdowns > _MOST_BREAKDOWNS:
                    raise MeadhallError(f"Games are lost again and again, {_told(left)}: {broken or type(broken)}")
                if crew.mend():
                    for taken in under_way.values():
                        left.extend(taken)
                    under_way.clear()
    finally:
        for future in under_way:
            future.cancel()


def _fitting(records: list[Record]) -> int:
    """How many games like these are worth a journey."""
    seconds = sum(each.seconds for record in records for each in record.times) / len(records)
    return max(1, min(_MOST_IN_BATCH, int(_BATCH_SECONDS / max(seconds, 1e-6))))


def _told(numbers: Iterable[int]) -> str:
    first, *others = sorted(numbers)
    return f"game {first} and {len(others)} others" if others else f"game {first}"
