"""Chapter 3: victory."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    AREAS_TO_WIN,
    COINS_TO_WIN,
    SAXON,
    SAXON_NO_VIKINGS,
    SAXON_TRACK,
    VIKING,
    VIKING_COINS,
    VIKING_FIVE_AREAS,
    VIKING_NO_SAXONS,
)
from meadhall.games.saga.state import Saga


def saxon_conditions(s: Saga) -> int:
    """The mask of conditions that the Saxons meet (SAG-3.2, SAG-3.3)."""
    met = 0
    if s.round_pos <= s.burh_pos():
        met |= 1 << SAXON_TRACK
    if s.count_in_england(VIKING) == 0:
        met |= 1 << SAXON_NO_VIKINGS
    return met


def viking_conditions(s: Saga) -> int:
    """The mask of conditions that the Vikings meet (SAG-3.4, SAG-3.5, SAG-3.6)."""
    met = 0
    if s.count_controlled(VIKING) >= AREAS_TO_WIN:
        met |= 1 << VIKING_FIVE_AREAS
    if s.coins[VIKING] >= COINS_TO_WIN:
        met |= 1 << VIKING_COINS
    if s.count_in_england(SAXON) == 0:
        met |= 1 << VIKING_NO_SAXONS
    return met


class CheckVictory(Step):
    """SAG-3.1, SAG-3.7: the game ends if a side meets a condition; the Saxons come first."""

    def run(self, s: Saga) -> None:
        met = saxon_conditions(s) or viking_conditions(s)
        if met == 0:
            return
        s.victories = met
        winner = SAXON if s.reason() <= SAXON_NO_VIKINGS else VIKING
        s.tell(log.WON_BY, winner, s.reason(), s.rounds_left())
        for side in (SAXON, VIKING):
            s.tell(log.STOOD, side, s.count_controlled(side), s.coins[side], s.count_in_england(side))
        s.tell(log.VICTORY, winner, s.reason())
        s.todo.clear()


class CheckVictoryAgain(Step):
    """SAG-3.1, option `victory_check`: a second test, after the marker and the inland coins."""

    def run(self, s: Saga) -> None:
        if s.variant.victory_tested_twice:
            s.then(CheckVictory())
