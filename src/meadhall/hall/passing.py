"""Answers that the house gives for somebody who has nothing to choose, where nobody may know that.

How long such an answer takes says nothing either: the house and the bots draw the delay from the same span, whatever a
seat holds. Who does not trust that, or wants to look first, answers alone. A bot that commits itself in parts is done
after a time that is drawn beforehand, however many parts there are.
"""

from __future__ import annotations

import random
import time
from typing import Final

from meadhall.engine.match import Match
from meadhall.engine.steps import Decision
from meadhall.hall.live import HUMAN, Live

_SOONEST: Final = 0.7
_LATEST: Final = 1.3
_PARTS: Final = 7
"""A commitment in parts takes as long as so many answers: longer than a bot thinks of all of them."""
_dice: Final = random.SystemRandom()


def delay(live: Live, seat: int, usual: float, secret: float) -> float:
    """Seconds after which a bot or the house answers for a seat: as usual, or drawn where the answer is a secret."""
    match = live.begun()
    asked = next((each for each in match.open_decisions() if each.seat == seat), None)
    if asked is None or not asked.is_secret(match.state) or not live.people or match.is_committing:
        return usual
    return max(usual, _drawn(secret))


def _drawn(secret: float) -> float:
    return secret * _dice.uniform(_SOONEST, _LATEST)


class Commitments:
    """When the bots of a table have committed themselves, as others learn of it."""

    def __init__(self, secret: float) -> None:
        self._secret: Final = secret
        self._ends: Final[dict[int, float]] = {}

    def rest(self, live: Live, match: Match, seat: int, option: str) -> float:
        """Seconds before a bot's choice by which its commitment becomes whole; none before any other choice."""
        if not match.is_committing or not live.people:
            self._ends.clear()
            return 0.0
        now = time.monotonic()
        end = self._ends.setdefault(seat, now + _drawn(self._secret * _PARTS))
        return 0.0 if _is_part(match, seat, option) else max(end - now, 0.0)


def _is_part(match: Match, seat: int, option: str) -> bool:
    """Whether a seat has more to choose after this before others know of it."""
    after = match.copy()
    after.choose(option, seat)
    return all(entry.is_partial for entry in after.entries[len(match.entries) :])


def pass_alone(live: Live, match: Match) -> None:
    """Answer at once for the only person at a table: nobody is there who could learn anything from it."""
    if sum(seat.kind == HUMAN for seat in live.seats) == 1:
        while (decision := _passed_on(live, match)) is not None:
            match.choose(match.options(decision.seat)[0], decision.seat)


def _passed_on(live: Live, match: Match) -> Decision | None:
    """A decision in which somebody has nothing to choose, who lets the house answer."""
    return next((each for each in match.open_decisions() if live.is_passed_on(match, each)), None)
