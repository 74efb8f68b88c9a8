"""Bretwalda as one watches it: battles on land and at sea, raids, Winters, falls of Kingdoms, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Scene
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.scenes.battles import battle
from meadhall.games.bretwalda.scenes.ending import ending
from meadhall.games.bretwalda.scenes.falls import fall
from meadhall.games.bretwalda.scenes.raids import raid
from meadhall.games.bretwalda.scenes.speech import Speech
from meadhall.games.bretwalda.scenes.winters import winter

_SCENES: Final[dict[Line, Callable[[Sequence[Told], Speech], Scene | None]]] = {
    log.BATTLE_BEGINS: battle,
    log.SEA_BATTLE_BEGINS: battle,
    log.MINOR_CONQUERED: fall,
    log.DANES_SIGHTED: raid,
    log.WINTER_FOOD_REMOVED: winter,
    log.STARVED: winter,
    log.ARMY_FED: winter,
    log.WON_BY: ending,
}
"""What the first of these lines in a passage makes of it."""


def scene(told: Sequence[Told], _seat: int, language: str) -> Scene | None:
    """What is to be watched in a passage of the log; the same for everybody, since all of it happens openly."""
    for each in told:
        if each.line in _SCENES:
            return _SCENES[each.line](told, Speech(language))
    return None


__all__ = ["scene"]
