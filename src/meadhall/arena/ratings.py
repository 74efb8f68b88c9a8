"""Ratings of the contestants by openskill (Plackett-Luce), where it is installed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from meadhall.arena.records import Record
from meadhall.engine.errors import MeadhallError

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

_POINTS: Final = 200
"""How many points of the way of a rating are kept at most."""


@dataclass
class Rating:
    """How strong a contestant is taken to be: a strength and how unsure it is."""

    strength: float
    unsureness: float
    way: list[tuple[int, float]] = field(default_factory=list)
    """The strength after so many games."""

    @property
    def safe(self) -> float:
        """The strength that the contestant has almost surely."""
        return self.strength - 3 * self.unsureness


def is_possible() -> bool:
    """Whether openskill is installed."""
    try:
        import openskill.models  # noqa: F401  (only whether it is there)
    except ImportError:
        return False
    return True


def rate(records: Iterable[Record], games: int) -> dict[str, Rating]:
    """The ratings after all games, which must come in the order of their numbers: then they are always the same.

    Every seat is a team of one. A contestant who had several seats learns the mean of what they taught.
    """
    try:
        from openskill.models import PlackettLuce  # late: only ratings need it
    except ImportError:
        raise MeadhallError("Ratings need openskill: pip install 'meadhall[arena]'.") from None
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    ways: dict[str, list[tuple[int, float]]] = {}
    step = max(1, games // _POINTS)
    for count, record in enumerate(records, start=1):
        for name in record.seats:
            if name not in known:
                known[name] = model.rating(name=name)
                ways[name] = [(count - 1, known[name].mu)]
        if len(set(record.seats)) > 1:
            teams = [[model.create_rating([known[name].mu, known[name].sigma])] for name in record.seats]
            ranks = [0.0 if seat in record.winners else 1.0 for seat in range(len(record.seats))]
            after = [team[0] for team in model.rate(teams, ranks=ranks)]
            for name in set(record.seats):
                learnt = [after[seat] for seat, each in enumerate(record.seats) if each == name]
                known[name].mu = sum(each.mu for each in learnt) / len(learnt)
                known[name].sigma = sum(each.sigma for each in learnt) / len(learnt)
        if count % step == 0 or count == games:
            for name, rating in known.items():
                ways[name].append((count, rating.mu))
    return {name: Rating(each.mu, each.sigma, ways[name]) for name, each in known.items()}
