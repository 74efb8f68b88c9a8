"""What one watches of Northgard: combats, fights with creatures, what winter takes, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.log import Told
from meadhall.engine.scenes import Scene
from meadhall.games.northgard import log
from meadhall.games.northgard.scenes.fights import FightScene
from meadhall.games.northgard.scenes.moments import draugar, end_of_game, winter
from meadhall.words import words

_FIGHTS = (log.COMBAT_BEGINS, log.HUNT_BEGINS, log.CREATURE_ATTACKS)


def scene(told: Sequence[Told], seat: int, language: str) -> Scene | None:
    """The fight or the great moment that a passage tells of."""
    say = words("meadhall.games.northgard", language)
    for each in told:
        if each.line in _FIGHTS:
            return FightScene(each, say).after(told)
        if each.line is log.WINTERED:
            return winter(told, say)
        if each.line is log.TOTAL:
            return end_of_game(told, say)
        if each.line is log.DRAUGR_KILLED:
            return draugar(told, say)
    return None


__all__ = ["scene"]
