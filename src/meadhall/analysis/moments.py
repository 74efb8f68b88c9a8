"""The positions of a match, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import Decision


def moments(match: Match) -> Iterator[tuple[int, State, Decision, int]]:
    """For each entry of the journal: its number, the position before it, what was decided, and how.

    The position is played on between yields; who keeps one clones it.
    """
    s = match.first(0).state
    s.ear = None
    for n, entry in enumerate(match.entries):
        decision = next(each for each in waiting(s) if each.seat == entry.seat)
        yield n, s, decision, entry.option
        carry_out(s, decision, entry.option)
