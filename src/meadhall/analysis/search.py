"""Options in order: a search whose every leaf is a win chance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from meadhall.analysis.chances import chances
from meadhall.bots.ranking import rank
from meadhall.engine.game import Game
from meadhall.engine.state import State

_DOUBT: Final = 4
"""An option counts as if it had been tried so many times more and had turned out like the worst one: what was tried
little is not believed to be good."""


@dataclass(frozen=True)
class Budget:
    """How much a search may do for one decision: time, or iterations if they are given, and then always the same."""

    milliseconds: int = 100
    iterations: int = 0
    seed: int = 0


@dataclass(frozen=True)
class Weighed:
    """An option with the chance to win after it."""

    option: int
    chance: float
    seen: float
    """The chance as it came out, without doubt about what was tried little."""
    visits: int
    wins: bool
    """Whether it is a victory at once; there is nothing better, though others may be as sure."""


def weigh(game: Game, state: State, seat: int, budget: Budget) -> list[Weighed]:
    """The options of the seat's waiting decision, best first, as the seat may judge them."""
    found = rank(game, state, seat, partial(chances, game), budget.seed, budget.milliseconds, budget.iterations)
    least = min((each.value for each in found if each.is_weighed), default=0.0)
    weighed = []
    for each in found:
        looks = each.visits + 1 if each.is_weighed else 0
        chance = (looks * each.value + _DOUBT * least) / (looks + _DOUBT)
        weighed.append(Weighed(each.option, chance, each.value if each.is_weighed else chance, each.visits, each.wins))
    return sorted(weighed, key=lambda each: (not each.wins, -each.chance, -each.visits, each.option))
