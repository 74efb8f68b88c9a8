"""What decided the finished games: found in the processes of the bots, kept in memory for those who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any, Final

import structlog

from meadhall.analysis import Course, Mistake, decisions_of, told_course, told_mistakes
from meadhall.hall.errors import Refusal
from meadhall.hall.graph import graph
from meadhall.hall.happened import journal_of
from meadhall.hall.live import OVER, Live
from meadhall.hall.thinking import Thinkers
from meadhall.hall.turns import Asker

_log = structlog.get_logger()
_KEPT: Final = 200
_AT_ONCE: Final = 8
"""Decisions that are looked at in one go; between two goes the bots of other tables have their turn."""


@dataclass
class Analysis:
    """What has been found of a game so far."""

    course: Course
    mistakes: list[Mistake] = field(default_factory=list)
    wanted: list[int] = field(default_factory=list)
    looked: int = 0
    """How many of the wanted entries have been looked at."""
    task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> float | None:
        """How much of the search for mistakes is done; None if nobody asked for it."""
        if self.task is None:
            return None
        return self.looked / len(self.wanted) if self.wanted else 1.0


class Analyses:
    """The analyses of a node's tables; the latest are kept."""

    def __init__(self, thinkers: Thinkers, milliseconds: int) -> None:
        self._thinkers: Final = thinkers
        self._milliseconds: Final = milliseconds
        self._found: Final[OrderedDict[str, Analysis]] = OrderedDict()

    async def look(self, live: Live, language: str, asker: Asker) -> dict[str, Any]:
        """What is known of a finished game by now; its course at least."""
        return self._told(live, await self._analysis(live, asker), language)

    async def begin(self, live: Live, language: str, asker: Asker) -> dict[str, Any]:
        """Have the mistakes looked for, if they are not yet."""
        found = await self._analysis(live, asker)
        if found.task is None:
            found.wanted = decisions_of(live.begun())
            found.task = asyncio.create_task(self._review(live, found, replace(asker, is_awaited=False)))
        return self._told(live, found, language)

    async def _analysis(self, live: Live, asker: Asker) -> Analysis:
        live.begun()
        if live.status != OVER or live.is_sought:
            raise Refusal(409, "not-over")
        known = self._found.get(live.id)
        if known is None:
            followed = await self._thinkers.follow(journal_of(live), live.id, asker)
            if followed is None:
                raise Refusal(503, "no-advice")
            known = self._found.setdefault(live.id, Analysis(followed))
            while len(self._found) > _KEPT:
                self._forget(next(iter(self._found)))
        self._found.move_to_end(live.id)
        return known

    def _forget(self, table: str) -> None:
        task = self._found.pop(table).task
        if task is not None:
            task.cancel()

    async def _review(self, live: Live, found: Analysis, asker: Asker) -> None:
        journal = journal_of(live)
        for start in range(0, len(found.wanted), _AT_ONCE):
            among = found.wanted[start : start + _AT_ONCE]
            mistakes = await self._thinkers.review(journal, among, self._milliseconds, live.id, asker)
            if mistakes is None:
                _log.warning("some decisions could not be analysed", table=live.id, first=among[0])
            found.mistakes += mistakes or []
            found.looked += len(among)

    def _told(self, live: Live, found: Analysis, language: str) -> dict[str, Any]:
        match = live.begun()
        told = told_course(match, found.course, language)
        return told | {
            "mistakes": told_mistakes(match, found.mistakes, language),
            "progress": found.progress,
            "graph": graph(found.course, live.game.sides(match.state)),
        }

    async def stop(self) -> None:
        """Look for nothing any more."""
        tasks = [each.task for each in self._found.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
