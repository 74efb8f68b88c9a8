"""Hints: what a seat might choose, and why."""

from __future__ import annotations

from typing import Final

from meadhall.analysis.reasons import Teller, after, changes, now, without_common
from meadhall.analysis.search import Budget, weigh
from meadhall.engine.advice import Advice
from meadhall.engine.match import Match

_EXPLAINED: Final = 3
"""So many of the best options come with reasons."""


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
        advice.append(Advice(name, match.label(name, language, seat), each.chance, each.visits, tuple(reasons)))
    return advice
