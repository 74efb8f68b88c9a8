"""How a finished game ended: who came in where, and how it was won."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.state import State


@dataclass(frozen=True)
class Ranking:
    """How a finished game ended."""

    way: str
    """The way in which it was won, such as `strongholds`; empty in a game that is won in one way only."""
    places: list[int]
    """The place of each seat, 1 for those that won; the others by their scores, equal ones on the same place.

    Where an automaton has won, as in a game for one, it has the first place, and the seats have those after it.
    """


def places(s: State) -> list[int]:
    """Each seat's place in a finished game."""
    winners, scores = s.winners(), s.scores()
    first = 1 if winners else 2
    standings = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [first + sum(other > standing for other in standings) for standing in standings]
