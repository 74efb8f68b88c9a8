"""Bots for any game of the contract; they see only what their seat may see.

>>> import meadhall
>>> from meadhall.bots import bot
>>> match = meadhall.game("saga").new(seed=7)
>>> friend = bot("random", match.game, seed=1)
>>> friend.choose(match.state, match.seat) in range(100)
True
"""

from __future__ import annotations

import time
from typing import Final

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.mcts import Clock, MctsBot
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.sight import Bot, Sight
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.state import State

NAMED_LEVELS: Final = ("thrall", "karl", "jarl")
"""For people: a beginner, a sound player, a strong one."""
LEVELS: Final = ("random", "greedy", "mcts", *NAMED_LEVELS)
LIGHTER: Final = {"karl": "light karl"}
"""Who plays instead where nothing is compiled: the same player, who looks at fewer positions before one choice."""
_LIGHT_NODES: Final = 600
_THRALL_BLUNDERS: Final = 0.3


class SeatBot:
    """A bot that plays a game; give it a state and it looks only at what the seat may see."""

    def __init__(self, game: Game, mind: Bot) -> None:
        self.game: Final = game
        self.mind: Final = mind

    def choose(self, state: State, seat: int) -> int:
        """The option id that the bot takes for the seat's waiting decision."""
        return self.mind.choose(Sight(state, seat, self.game.redeal, self.game.evaluate, self.game.observe))

    def play(self, match: Match, seat: int) -> None:
        """Make the choice in a match."""
        option = self.choose(match.state, seat)
        match.choose(match.option_name(option, seat), seat)


def bot(
    level: str,
    game: Game,
    seed: int = 0,
    milliseconds: int = 300,
    iterations: int = 0,
    clock: Clock = time.perf_counter,
) -> SeatBot:
    """A bot of a level.

    `random`; `greedy` or `karl`, on the game's sense; `thrall`, the same but careless; `mcts` or
    `jarl`, with a budget of time or iterations.
    """
    if level == "random":
        return SeatBot(game, RandomBot(seed))
    if level == "thrall":
        return SeatBot(game, GreedyBot(seed, depth=1, worlds=1, blunders=_THRALL_BLUNDERS))
    if level in ("greedy", "karl"):
        return SeatBot(game, GreedyBot(seed))
    if level == LIGHTER["karl"]:
        return SeatBot(game, GreedyBot(seed, nodes=_LIGHT_NODES))
    if level in ("mcts", "jarl"):
        return SeatBot(game, MctsBot(seed, milliseconds, iterations, game.rollout, clock=clock))
    raise MeadhallError(f"There is no bot '{level}'; there are {', '.join(LEVELS)}.")
