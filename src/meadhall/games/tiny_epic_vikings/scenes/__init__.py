"""What one watches: battles, the turns of the solo enemy, islands that are stolen, the ends of eras and of the game."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.log import Told
from meadhall.engine.scenes import Scene
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY
from meadhall.games.tiny_epic_vikings.picture.view import texts
from meadhall.games.tiny_epic_vikings.scenes.battles import Battle
from meadhall.games.tiny_epic_vikings.scenes.enemy import enemy_turn
from meadhall.games.tiny_epic_vikings.scenes.moments import end_of_era, stolen_islands
from meadhall.games.tiny_epic_vikings.scenes.scoring import end_of_game


def scene(told: Sequence[Told], seat: int, language: str) -> Scene | None:
    """The scene of a passage; most turns of players have none."""
    say = texts(language)
    first = told[0]
    if first.line is log.BATTLE_FOUGHT:
        return Battle(told, say).scene()
    if first.line is log.FURY_STANDS:
        return end_of_era(told, say)
    if first.line is log.GOD_RANKED:
        return end_of_game(told, say)
    if first.line is log.TURN_BEGINS and first.side() == ENEMY:
        return enemy_turn(told, say)
    return stolen_islands(told, say)


__all__ = ["scene"]
