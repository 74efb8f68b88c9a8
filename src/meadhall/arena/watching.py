"""How far a league has come: a bar and the standings so far, or a line now and then where nobody watches."""

from __future__ import annotations

from threading import Lock
from types import TracebackType
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from meadhall.arena.naming import Names
from meadhall.arena.records import Record
from meadhall.arena.standings import Standings
from meadhall.arena.tables import ranking_table

_LINES: Final = 10
"""How many lines tell of a whole league where nobody watches."""


class Watch:
    """Shows the games of a league as they come in, on standard error."""

    def __init__(self, total: int, standings: Standings, names: Names, lines: int = _LINES) -> None:
        self._console: Final = Console(stderr=True)
        self._lock: Final = Lock()
        self._total: Final = max(total, 1)
        self._standings: Final = standings
        self._names: Final = names
        self._lines: Final = lines
        self._told = standings.games * lines // self._total
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self._bar: Final = Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=self._console)
        self._task: Final = self._bar.add_task(names.game(), total=total, completed=standings.games)
        self._live: Final = Live(
            console=self._console, transient=True, refresh_per_second=4, get_renderable=self._shown
        )

    def __enter__(self) -> Watch:
        if self._console.is_terminal:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._console.is_terminal:
            self._live.stop()

    def _shown(self) -> Group:
        """What is shown now; a thread of its own asks for it."""
        standings = self._standings
        with self._lock:
            return Group(self._bar, ranking_table(standings, standings.ranking(), {}, self._names))

    def see(self, records: list[Record]) -> None:
        """Count games that were just finished."""
        with self._lock:
            for record in records:
                self._standings.add(record)
        self._bar.advance(self._task, len(records))
        tenths = self._standings.games * self._lines // self._total
        if not self._console.is_terminal and tenths > self._told:
            self._told = tenths
            self._console.print(self._line(), markup=False, highlight=False, soft_wrap=True)

    def _line(self) -> str:
        standings = self._standings
        rates = [f"{name} {self._names.percent(standings.contestants[name].rate)}" for name in standings.ranking()]
        return f"{standings.games}/{self._total}: {', '.join(rates)}"
