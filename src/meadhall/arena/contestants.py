"""Who plays in a league: a level of the bots, with a budget if it thinks, and perhaps with weights of its own."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Final

from meadhall.arena.weighing import WeighingBot, named_changes, weights_with
from meadhall.bots import LEVELS, SeatBot, bot
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game

_FORM: Final = re.compile(
    r"([a-z_]+)(?::(?:([1-9][0-9]{0,8})(ms|s|it)|([1-9])x([1-9])))?((?:/[a-z0-9_]+=-?[0-9][0-9.e-]{0,20})*)"
)
_USUAL_MILLISECONDS: Final = 300
_GREEDY: Final = ("greedy", "karl")


@dataclass(frozen=True)
class Contestant:
    """A bot as a league knows it: `karl`, `jarl:300ms`, `mcts:2s`, `mcts:500it`, `karl:1x1`, `karl/hand=0.5`.

    With a budget in iterations it plays the same game on every machine; with one in time it does not. The time is the
    processor's for this thread, so that other games and programs on the machine take nothing from it.
    """

    name: str
    level: str
    milliseconds: int
    iterations: int
    depth: int = 0
    """How many own choices a greedy bot looks ahead; 0 for as many as it usually does."""
    worlds: int = 0
    changes: tuple[tuple[str, float], ...] = ()
    """Weights of the game's evaluation that are others for this bot."""

    def seated(self, game: Game, seed: int) -> SeatBot:
        """The bot for one seat of one game."""
        if self.depth:
            friend = SeatBot(game, GreedyBot(seed, self.depth, self.worlds))
        else:
            friend = bot(self.level, game, seed, self.milliseconds, self.iterations, time.thread_time)
        return WeighingBot(game, friend.mind, self.weights(game)) if self.changes else friend

    def weights(self, game: Game) -> list[float]:
        """The weights that the bot plays a game with; refused if the game has none of such a name."""
        return weights_with(game, self.changes)

    def with_weights(self, game: Game, weights: list[float]) -> Contestant:
        """The same bot with these weights, named for those that differ from the game's."""
        plain = self.name.partition("/")[0]
        return contestant(plain + named_changes(game, weights))


def contestant(name: str) -> Contestant:
    """The contestant of that name."""
    form = _FORM.fullmatch(name)
    if form is None:
        raise MeadhallError(
            f"'{name}' is no bot; a level may have a budget: karl, karl:1x1, jarl:300ms, mcts:2s, mcts:500it, "
            "and weights: karl/hand=0.5."
        )
    level, number, unit, depth, worlds, changes = form.groups()
    if level not in LEVELS:
        raise MeadhallError(f"There is no bot '{level}'; there are {', '.join(LEVELS)}.")
    if depth and level not in _GREEDY:
        raise MeadhallError(f"Only {' and '.join(_GREEDY)} look a number of choices ahead, as in karl:1x1.")
    thinks = int(number) * (1000 if unit == "s" else 1) if number and unit != "it" else _USUAL_MILLISECONDS
    return Contestant(
        name,
        level,
        milliseconds=thinks,
        iterations=int(number) if unit == "it" else 0,
        depth=int(depth or 0),
        worlds=int(worlds or 0),
        changes=tuple(_change(part) for part in changes.split("/")[1:]),
    )


def _change(part: str) -> tuple[str, float]:
    weight, _, number = part.partition("=")
    try:
        return weight, float(number)
    except ValueError:
        raise MeadhallError(f"'{number}' is no number for the weight '{weight}'.") from None
