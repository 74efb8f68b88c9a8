"""Absence: by which rule of the table somebody counts as away, so that the others may agree on a bot for the seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_AWAY: Final = "away"
_CLOCK: Final = "clock"


@dataclass(frozen=True)
class Absence:
    """`never`, `away` (so many minutes without connection) or `clock` (so many minutes for each choice)."""

    rule: str
    minutes: int

    @property
    def seconds(self) -> float:
        """The time that somebody has."""
        return 60.0 * self.minutes

    @property
    def is_clock(self) -> bool:
        """Whether each choice has its time."""
        return self.rule == _CLOCK

    @property
    def kept(self) -> str | None:
        """As the database keeps it: nothing for never, as tables have it that were opened before there were rules."""
        return f"{self.rule} {self.minutes}" if self != NEVER else None


NEVER: Final = Absence("never", 0)


def absence_in(kept: str | None) -> Absence:
    """The rule that the database keeps."""
    rule, _, minutes = (kept or "").partition(" ")
    return Absence(rule, int(minutes)) if kept else NEVER


def chosen_absence(rule: str, minutes: int) -> Absence:
    """The rule that somebody wants who opens a table."""
    return Absence(rule, minutes) if rule in (_AWAY, _CLOCK) else NEVER
