"""How a game is numbered for machines: its actions by the engine's flat numbering, its observations by example."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache, partial
from typing import Any, Final

from meadhall.engine.driver import carry_out, next_decision, pick
from meadhall.engine.game import Game
from meadhall.engine.options import OptionValue
from meadhall.engine.rng import Rng
from meadhall.engine.steps import Decision
from meadhall.games import find
from meadhall.rl.shapes import Shape
from meadhall.rl.tables import Numbering

_EXAMPLES: Final = 6
"""Games that are played to learn how long the lists of a view become: half the choices at random, half tried least."""
_ONE_IN: Final = 5
_STREAM: Final = 77


def numbering_of(slug: str, players: int | None = None, options: dict[str, Any] | None = None) -> Numbering:
    """The numbering of a game with these options (the usual ones, if none are named) and so many players."""
    game = find(slug)
    match = game.new(0, options, players)
    return numbering_told(slug, match.players, json.dumps(match.settings, sort_keys=True))


@lru_cache(maxsize=64)
def numbering_told(slug: str, players: int, settings: str) -> Numbering:
    """The numbering of a game for so many players with full options, which are given as JSON."""
    game = find(slug)
    options: dict[str, OptionValue] = json.loads(settings)
    return Numbering(
        slug,
        partial(game.begun, options, players),
        game.observe,
        game.observe_numbers,
        learned_shape(game, options, players),
        list(game.decisions.values()),
        players,
        settings,
    )


def learned_shape(game: Game, options: dict[str, OptionValue], players: int) -> Shape:
    """The shape of the game's views, learned from the same games every time."""
    shape = Shape()
    tried: Counter[tuple[type[Decision], int]] = Counter()
    for n in range(_EXAMPLES):
        rng = Rng(n, _STREAM)
        s = game.start(options, players)
        while True:
            decision = next_decision(s)
            if decision is None or rng.below(_ONE_IN) == 0:
                for seat in range(players):
                    shape.learn(game.observe(s, seat))
            if decision is None:
                break
            kind, legal = type(decision), decision.options(s)
            option = pick(s, decision, legal, rng)
            if decision.seat >= 0 and rng.below(2) == 0:
                option = min((tried[kind, each], each) for each in legal)[1]
            tried[kind, option] += 1
            carry_out(s, decision, option)
    return shape
