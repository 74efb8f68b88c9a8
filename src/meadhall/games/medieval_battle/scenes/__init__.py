"""What one watches of Medieval Battle: clashes, flags that are taken, and how the battle ended."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.log import Told
from meadhall.engine.scenes import Scene
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.scenes.clashes import ClashScene
from meadhall.games.medieval_battle.scenes.moments import end_of_battle, flag_taken
from meadhall.games.medieval_battle.wording import words


def scene(told: Sequence[Told], seat: int, language: str) -> Scene | None:
    """The clash that a passage tells of, the end of the battle, or a flag that was taken without a blow."""
    say = words(language)
    for each in told:
        if each.line in (log.ATTACKED, log.SHOT):
            return ClashScene(each, say).after(told)
        if each.line is log.COUNT_BEGINS:
            return end_of_battle(told, say)
        if each.line is log.FLAG_TAKEN:
            return flag_taken(told, each, say)
    return None


__all__ = ["scene"]
