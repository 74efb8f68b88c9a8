"""Why a bot did what it did: what its turn has changed of what its evaluation looks at, as others may know it."""

from __future__ import annotations

from typing import Final

from meadhall.analysis.reasons import Teller, changes, features_in_worlds
from meadhall.engine.advice import Reason
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.state import State

_SEED: Final = 0


def reasons_for_a_turn(match: Match, start: int, end: int, seat: int, viewer: int, language: str) -> list[Reason]:
    """What came between two moments of the journal for a seat, weightiest first, told to a viewer."""
    before, after = match.first(start).state, match.first(end).state
    return reasons_between(match.game, before, after, seat, viewer, language)


def reasons_between(game: Game, before: State, after: State, seat: int, viewer: int, language: str) -> list[Reason]:
    """How two positions differ for a seat.

    They are judged in worlds that the viewer cannot tell apart, so nothing is said that the viewer could not know.
    """
    one = features_in_worlds(game, before, seat, viewer, _SEED)
    other = features_in_worlds(game, after, seat, viewer, _SEED)
    return Teller(game, after, seat, language).reasons(changes(game, after, seat, one, other, viewer))
