"""Who plays in a league: a level of the bots, with a budget if it thinks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from meadhall.bots import LEVELS, SeatBot, bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game

_FORM: Final = re.compile(r"([a-z_]+)(?::([1-9][0-9]{0,8})(ms|s|it))?")
_USUAL_MILLISECONDS: Final = 300


@dataclass(frozen=True)
class Contestant:
    """A bot as a league knows it: `karl`, `jarl:300ms`, `mcts:2s`, `mcts:500it`.

    With a budget in iterations it plays the same game on every machine; with one in time it does not.
    """

    name: str
    level: str
    milliseconds: int
    iterations: int

    def seated(self, game: Game, seed: int) -> SeatBot:
        """The bot for one seat of one game."""
        return bot(self.level, game, seed, self.milliseconds, self.iterations)


def contestant(name: str) -> Contestant:
    """The contestant of that name."""
    form = _FORM.fullmatch(name)
    if form is None:
        raise MeadhallError(f"'{name}' is no bot; a level may have a budget: karl, jarl:300ms, mcts:2s, mcts:500it.")
    level, number, unit = form.groups()
    if level not in LEVELS:
        raise MeadhallError(f"There is no bot '{level}'; there are {', '.join(LEVELS)}.")
    if unit == "it":
        return Contestant(name, level, _USUAL_MILLISECONDS, int(number))
    milliseconds = int(number) * (1000 if unit == "s" else 1) if number else _USUAL_MILLISECONDS
    return Contestant(name, level, milliseconds, 0)
