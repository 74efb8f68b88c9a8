"""SAGA as one watches it: battles, landings and burhs, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.log import Told
from meadhall.engine.scenes import Scene
from meadhall.games.saga import log
from meadhall.games.saga.scenes.battles import battle
from meadhall.games.saga.scenes.deeds import deeds
from meadhall.games.saga.scenes.ending import ending
from meadhall.words import words


def scene(told: Sequence[Told], _seat: int, language: str) -> Scene | None:
    """The battle or the end that a passage tells of, or the deeds of a turn that are worth watching."""
    say = words("meadhall.games.saga", language)
    for each in told:
        if each.line is log.BATTLE_BEGINS:
            return battle(told, each, say)
        if each.line is log.WON_BY:
            return ending(told, each, say)
    return deeds(told, say)


__all__ = ["scene"]
