"""Mistakes: choices clearly worse than the best one, as far as the seat could judge it then."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from meadhall.analysis.moments import moments
from meadhall.analysis.reasons import Change, after, changes
from meadhall.analysis.search import Budget, weigh
from meadhall.bots.sight import considered
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision, decision_key

_CLEAR: Final = 0.04
"""A loss of less is a matter of taste."""
_NOISE: Final = 0.1
"""How far the values of single tries of a search lie apart: what was tried v times is known to this over √v."""


@dataclass(frozen=True)
class Mistake:
    """A choice that was clearly not the best."""

    n: int
    """The entry of the journal."""
    seat: int
    decision: str
    chosen: str
    best: str
    chance: float
    """To win after the best choice."""
    loss: float
    """How much less it is after the one that was made."""
    changes: list[Change]
    """What the best choice does better, or worse."""


def decisions_of(match: Match) -> list[int]:
    """The entries of the journal at which a seat had a real choice."""
    return [n for n, entry in enumerate(match.entries) if entry.seat != CHANCE and not entry.is_forced]


def mistakes(
    match: Match, budget: Budget, among: Collection[int], looked: Callable[[int], object] = int
) -> list[Mistake]:
    """The mistakes among some entries of the journal; `looked` is called with each entry after it was looked at."""
    wanted = set(among)
    found = []
    for n, s, decision, option in moments(match):
        if n in wanted:
            names = decision.vocabulary
            judged = _judge(match.game, s, decision, option, replace(budget, seed=budget.seed + n))
            if judged is not None:
                best, chance, loss, why = judged
                key = decision_key(decision)
                found.append(Mistake(n, decision.seat, key, names.name(option), names.name(best), chance, loss, why))
            looked(n)
    return found


def _judge(
    game: Game, s: State, decision: Decision, option: int, budget: Budget
) -> tuple[int, float, float, list[Change]] | None:
    """The best option, the chance after it, how much worse the chosen one is, and why; None for a good choice.

    What is only offered by the way and what is a folly is no part of a search, so it is not judged either.
    """
    if option not in considered(s, decision):
        return None
    seat = decision.seat
    weighed = weigh(game, s, seat, budget)
    best = weighed[0]
    chosen = next(each for each in weighed if each.option == option)
    loss = best.chance - chosen.seen
    if best is chosen or chosen.visits == 0 or loss < _CLEAR + _NOISE / math.sqrt(chosen.visits):
        return None
    one, other = after(game, s, seat, option, budget.seed), after(game, s, seat, best.option, budget.seed)
    why = changes(game, s, seat, one, other)
    # Where the first look speaks against what the search found, only what speaks for it explains anything.
    explains = sum(change.worth for change in why) > 0.0
    return best.option, best.chance, loss, [change for change in why if explains or change.worth > 0.0]
