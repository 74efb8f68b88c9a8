"""Which side a seat will play, as far as that is known before the game begins."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.errors import MeadhallError
from meadhall.hall.live import Live, find_game

_KEPT: Final = 512


def sides_of(live: Live) -> list[str]:
    """The ids of what the seats play: as the game has it, or as the options give it before; empty while it is open."""
    if live.match is not None:
        return live.game.sides(live.match.state)
    return list(_given(live.game.slug, json.dumps(live.options, sort_keys=True), live.players))


@lru_cache(_KEPT)
def _given(slug: str, options: str, players: int) -> tuple[str, ...]:
    """What follows from the options alone: the game is begun up to where chance or somebody has a real choice."""
    game = find_game(slug)
    try:
        state = game.begun(json.loads(options), players)
        while (open_decisions := waiting(state)) and len(open_decisions) == 1:
            decision = open_decisions[0]
            choices = decision.options(state)
            if len(choices) != 1:
                break
            carry_out(state, decision, choices[0])
        return tuple(game.sides(state))
    except MeadhallError:
        return ("",) * players
