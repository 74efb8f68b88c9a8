"""What a search thinks of every option, for hints and analysis."""

from __future__ import annotations

from typing import Final

from meadhall.bots.mcts import MctsBot
from meadhall.bots.sight import Evaluate, Redeal, Sight
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, Together


class Ranked:
    """An option: how often the search tried it, and what came of it on average."""

    def __init__(self, option: int, visits: int, value: float) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.value: Final = value


class _MineFirst:
    """Deals worlds in which the seat decides first of those who decide at once, so that the search begins with it."""

    def __init__(self, redeal: Redeal) -> None:
        self._redeal: Final = redeal

    def deal(self, s: State, seat: int, rng: Rng) -> State:
        """A world for the seat."""
        world = self._redeal(s, seat, rng)
        step = world.todo[-1]
        if isinstance(step, Together):
            mine: list[Decision] = []
            others: list[Decision] = []
            for decision in step.decisions:
                if decision.seat == seat:
                    mine.append(decision)
                else:
                    others.append(decision)
            world.todo[-1] = Together(mine + others)
        return world


def sight_of(game: Game, state: State, seat: int) -> Sight:
    """What a seat that decides may look at."""
    return Sight(state, seat, _MineFirst(game.redeal).deal, game.evaluate)


def rank(
    game: Game, state: State, seat: int, evaluate: Evaluate, seed: int, milliseconds: int, iterations: int
) -> list[Ranked]:
    """The options of the seat's waiting decision after a search within a budget, most tried first."""
    sight = Sight(state, seat, _MineFirst(game.redeal).deal, evaluate)
    root = MctsBot(seed, milliseconds, iterations, game.rollout).search(sight)
    found: list[Ranked] = []
    for option in sight.options():
        node = root.children.get(option)
        if node is None or node.visits == 0:
            found.append(Ranked(option, 0, 0.0))
        else:
            found.append(Ranked(option, node.visits, node.value / node.visits))
    found.sort(key=_tried, reverse=True)
    return found


def _tried(ranked: Ranked) -> int:
    return ranked.visits
