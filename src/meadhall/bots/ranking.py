"""What a search thinks of every option, for hints and analysis."""

from __future__ import annotations

from typing import Final

from meadhall.bots.mcts import MctsBot, wins_at_once
from meadhall.bots.sight import Evaluate, Sight
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.state import State


class Ranked:
    """An option: how often the search tried it, and what came of it on average."""

    def __init__(self, option: int, visits: int, value: float, is_weighed: bool, wins: bool = False) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.value: Final = value
        self.is_weighed: Final = is_weighed
        """Whether the value is known, be it only from a look at where the option leads."""
        self.wins: Final = wins
        """Whether it is a victory at once."""


def sight_of(game: Game, state: State, seat: int) -> Sight:
    """What a seat that decides may look at."""
    return Sight(state, seat, game.redeal, game.evaluate, game.observe)


def rank(
    game: Game, state: State, seat: int, evaluate: Evaluate, seed: int, milliseconds: int, iterations: int
) -> list[Ranked]:
    """The options of the seat's waiting decision after a search within a budget, most tried first.

    Where there is only one, nothing is searched.
    """
    sight = Sight(state, seat, game.redeal, evaluate, game.observe)
    mind = MctsBot(seed, milliseconds, iterations, game.rollout)
    options = sight.options()
    if len(options) == 1:
        return [Ranked(options[0], 0, evaluate(sight.world(Rng(seed)))[seat], True)]
    nodes = mind.search(sight)
    found: list[Ranked] = []
    for n in range(len(options)):
        node = nodes[n]
        value = mind.mean(node, seat) if node.worth else 0.0
        found.append(Ranked(options[n], node.visits, value, bool(node.worth), wins_at_once(node, seat)))
    found.sort(key=_tried, reverse=True)
    return found


def _tried(ranked: Ranked) -> float:
    return ranked.visits + ranked.value
