"""What is spoiled: matches in the middle of play and at their end, the same ones for the same number."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.laws.support import choose_any, new_match

BLOCK: Final = 250
"""So many cases are made from the matches of one bank."""
_MATCHES: Final = 5
_MOMENTS: Final = 8


class Bank:
    """Positions of some matches of a game, and the journals that led to them."""

    def __init__(self, game: Game, number: int) -> None:
        self.game: Final = game
        self.positions: Final[list[dict[str, Any]]] = []
        self.journals: Final[list[str]] = []
        rng = random.Random(f"{game.slug} {number}")
        for n in range(_MATCHES * number, _MATCHES * number + _MATCHES):
            self._play(new_match(game, n), rng)

    def _play(self, match: Match, rng: random.Random) -> None:
        """Play a match at random, and keep it as it is at some moments and at the end."""
        source = Rng(rng.getrandbits(32))
        moments = []
        while not match.over:
            moments.append(match.position())
            choose_any(match, source)
            if rng.random() < 1 / 40:
                self.journals.append(match.journal)
        self.positions.extend(rng.sample(moments, min(_MOMENTS, len(moments))))
        self.positions.append(match.position())
        self.journals.append(match.journal)
        if moments:
            self.journals.append(self.game.at(rng.choice(moments)).journal)


@lru_cache(maxsize=2)
def bank(game: Game, number: int) -> Bank:
    """The bank of that number."""
    return Bank(game, number)
