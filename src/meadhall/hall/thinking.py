"""Bots think in processes of their own, with a deadline, so that the server always answers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar

import structlog

from meadhall.analysis import Course, Mistake
from meadhall.bots import LIGHTER
from meadhall.hall import metrics
from meadhall.hall.bounds import Bounds
from meadhall.hall.here import Here, Places
from meadhall.hall.live import HUMAN, Live
from meadhall.hall.minds import advise, follow, review, think
from meadhall.hall.turns import Asker, Turns

_log = structlog.get_logger()
_GRACE: Final = 20.0
"""Seconds beyond its own budget after which a bot is taken to be lost."""
_TRIES: Final = 3

T = TypeVar("T")


class Thinkers:
    """Processes in which bots think, as many at once as there are; the others wait for a turn.

    With none, bots think in this one, and everybody waits for them: so it is where there is one person and one process.
    """

    def __init__(self, workers: int, milliseconds: int, bounds: Bounds | None = None) -> None:
        self._milliseconds: Final = milliseconds
        self._turns: Final = Turns(max(workers, 1), bounds or Bounds())
        self._places: Final = _places(workers)
        self._lighter: Final = LIGHTER if workers == 0 else {}

    @property
    def processes(self) -> list[int]:
        """The processes that have begun."""
        return [process for place in self._places.all for process in place.processes]

    async def choose(self, live: Live, seat: int) -> str:
        """What the bot of a seat chooses; a bot that is lost leaves the choice to chance, and the game goes on."""
        match = live.begun()
        level = live.seats[seat].level
        legal = match.options(seat)
        async with self._turns.turn(_asker(live)):
            if len(legal) == 1:
                return legal[0]  # after a turn in the queue like anybody's: who is asked in secret must not be faster
            begin = time.perf_counter()
            mind = self._lighter.get(level, level)
            work = (live.id, live.game.slug, match.position(), seat, mind, secrets.randbits(32), self._milliseconds)
            option = await self._ask(think, work, live.id)
            metrics.note_thinking(level, time.perf_counter() - begin)
        return option if option in legal else secrets.choice(legal)

    async def advise(
        self, live: Live, seat: int, language: str, milliseconds: int, asker: Asker
    ) -> list[dict[str, Any]] | None:
        """A hint for a seat; None if there is none after all."""
        work = (live.game.slug, live.begun().position(), seat, language, milliseconds)
        async with self._turns.turn(asker):
            return await self._ask(advise, work, live.id)

    async def follow(self, journal: str, table: str, asker: Asker) -> Course | None:
        """The course of a game; None if it cannot be had."""
        async with self._turns.turn(asker):
            return await self._ask(follow, (journal,), table)

    async def review(
        self, journal: str, among: list[int], milliseconds: int, table: str, asker: Asker
    ) -> list[Mistake] | None:
        """The mistakes among some entries of a journal; None if they cannot be had."""
        async with self._turns.turn(asker):
            return await self._ask(review, (journal, among, milliseconds), table)

    async def _ask(self, mind: Callable[..., T], work: tuple[Any, ...], table: str) -> T | None:
        """What a mind answers, in a process that is free, since it is our turn; None if it has no answer after all."""
        with self._places.taken(table) as place:
            for _ in range(_TRIES):
                try:
                    return await asyncio.wait_for(place.submit(mind, *work), self._milliseconds / 1000 + _GRACE)
                except TimeoutError:
                    _log.error("a bot was lost in thought", table=table)
                    place.end()
                    return None
                except BrokenExecutor:
                    _log.warning("the process of a bot broke; another begins", table=table)
                    place.end()
                except asyncio.CancelledError:
                    # Either whoever asked has gone, or the process was ended because of who asked before.
                    asking = asyncio.current_task()
                    if asking is None or asking.cancelling():
                        raise
                except Exception:
                    _log.exception("a bot failed", table=table)
                    return None
            return None

    def start(self) -> None:
        """Have the processes ready before the first bot is asked."""
        for place in self._places.all:
            place.begin()

    def stop(self) -> None:
        """End the processes."""
        for place in self._places.all:
            place.end()


def _places(workers: int) -> Places:
    """Where bots think; what makes processes is loaded only where there can be any."""
    if workers == 0:
        return Here()
    from meadhall.hall.places import Processes

    return Processes(workers)


def _asker(live: Live) -> Asker:
    """For whom the bots of a table think."""
    return Asker(live.owner or live.id, live.opened_from or "", any(seat.kind == HUMAN for seat in live.seats))
