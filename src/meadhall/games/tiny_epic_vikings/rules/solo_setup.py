"""Chapter 17: the setup of the solo game."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_INFLUENCE,
    ENEMY,
    ENEMY_BOATS,
    ENEMY_FURY_AT_START,
    ENEMY_SETTLERS,
    ENEMY_SETTLERS_AT_START,
    ENEMY_TEMPLES,
    FLEET,
)
from meadhall.games.tiny_epic_vikings.maps import SHEET
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import ISLAND


class SetUpSolo(Step):
    """TEV-17.1 to TEV-17.4: the enemy clan's pieces on its sheet, its markers at 0; there is no first player."""

    def run(self, s: Vikings) -> None:
        s.settlers_left[ENEMY] = ENEMY_SETTLERS
        s.temples_left[ENEMY] = ENEMY_TEMPLES
        s.boats_left[ENEMY] = ENEMY_BOATS
        for boat in range(FLEET * ENEMY, FLEET * ENEMY + ENEMY_BOATS):
            s.boat_at[boat] = SHEET
        s.chieftain = 0
        s.then(DrawStartIsland())


class DrawStartIsland(Chance):
    """TEV-17.5 to TEV-17.7: the enemy begins on an inner island: its rune, the chief's boat and two settlers."""

    vocabulary: ClassVar[Vocabulary] = ISLAND
    rule: ClassVar[str] = "TEV-17.5"

    def options(self, s: Vikings) -> list[int]:
        return [island for island in s.variant.map.islands if s.variant.map.is_inner[island]]

    def choose(self, s: Vikings, option: int) -> None:
        board = s.variant.map
        whale = board.fjord_docks[board.central_fjord]
        docks = [dock for dock in board.island_docks[option] if dock in whale]
        leftmost = docks[0]
        for dock in docks:
            if board.dock_x[dock] < board.dock_x[leftmost]:
                leftmost = dock
        s.chief = leftmost
        s.change_influence(ENEMY, option, BOAT_INFLUENCE)
        s.settlers_left[ENEMY] -= ENEMY_SETTLERS_AT_START
        s.add_settlers(ENEMY, option, ENEMY_SETTLERS_AT_START)
        s.holder[option] = ENEMY
        s.tell(log.ENEMY_PLACED, ENEMY, option, leftmost, ENEMY_SETTLERS_AT_START)
        s.raise_fury(board.rune[option], ENEMY_FURY_AT_START, ENEMY)
        s.changed = 0
