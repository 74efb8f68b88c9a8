"""Whether a game that a file tells can have been a game of its league."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from meadhall.arena.leagues import League
from meadhall.arena.records import Record

_Check = Callable[[Record, League], bool]


def fault_of(record: Record, league: League) -> str:
    """Why a record cannot be true, in words; empty if it can."""
    for is_right, fault in _ALWAYS if record.error else (*_ALWAYS, *_PLAYED):
        if not is_right(record, league):
            return fault
    return ""


def _has_its_number(record: Record, _league: League) -> bool:
    return _is_count(record.number)


def _is_seated(record: Record, league: League) -> bool:
    return record.seats == league.seating(record.number)


def _has_its_seed(record: Record, league: League) -> bool:
    return record.seed == league.seed + league.deal(record.number)


def _is_drawn(record: Record, league: League) -> bool:
    drawn = record.drawn
    return set(drawn) == set(league.varied) and all(drawn[name] in league.varied[name] for name in drawn)


def _has_winners(record: Record, _league: League) -> bool:
    won = record.winners
    return all(_is_count(seat) and seat < len(record.seats) for seat in won) and len(set(won)) == len(won)


def _is_complete(record: Record, league: League) -> bool:
    """Each seat has a side, a score where there are scores, things of every kind, and decision times."""
    for_each = [record.sides, record.times, *([record.scores] if record.scores else []), *record.traits.values()]
    return all(len(each) == league.players for each in for_each) and all(isinstance(side, str) for side in record.sides)


def _has_figures(record: Record, _league: League) -> bool:
    times = [seconds for each in record.times for seconds in (each.seconds, each.longest)]
    spread = [count for each in record.times for count in each.spread.values()]
    return (
        _is_count(record.entries)
        and all(type(score) is int for score in record.scores)
        and all(isinstance(each, int | float) and math.isfinite(each) and each >= 0 for each in times)
        and all(_is_count(count) for count in spread)
    )


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


_ALWAYS: Final[tuple[tuple[_Check, str], ...]] = (
    (_has_its_number, "its number is none"),
    (lambda record, league: record.number < league.games, "the league has no game of that number"),
    (_is_seated, "those who sit there are not those whose turn it was in the league"),
    (_has_its_seed, "its seed is not the one that the league gives it"),
    (_is_drawn, "its options are not among those that the league draws"),
)
_PLAYED: Final[tuple[tuple[_Check, str], ...]] = (
    (_has_winners, "somebody won without a seat, or twice"),
    (_is_complete, "it does not tell of every seat"),
    (_has_figures, "a length, a score or a time cannot be"),
)
