"""Hints: what a seat might choose, and why."""

from __future__ import annotations

from typing import Final

from meadhall.analysis.reasons import Teller, after, changes, now, without_common
from meadhall.analysis.search import Budget, weigh
from meadhall.engine.advice import Advice
from meadhall.engine.match import Match

_EXPLAINED: Final = 3
"""So many of the best options come with reasons."""
_ALIKE: Final = 0.015
"""Chances that lie no further apart are as good as each other: a search knows no better."""


def hint(match: Match, seat: int, milliseconds: int, iterations: int = 0, language: str = "en") -> list[Advice]:
    """The options of a seat that decides, best first, as the seat may judge them without what is hidden from it."""
    game, state = match.game, match.state
    seed = len(match.entries)
    found = weigh(game, state, seat, Budget(milliseconds, iterations, seed))
    teller = Teller(game, state, seat, language)
    before = now(game, state, seat, seed)
    why = without_common(
        [changes(game, state, seat, before, after(game, state, seat, each.option, seed)) for each in found[:_EXPLAINED]]
    )
    advice = []
    for place, each in enumerate(found):
        name = match.option_name(each.option, seat)
        reasons = teller.reasons(why[place]) if place < len(why) else []
        label, is_equal = match.label(name, language, seat), abs(found[0].chance - each.chance) < _ALIKE
        advice.append(Advice(name, label, each.chance, each.visits, is_equal, tuple(reasons)))
    return advice
