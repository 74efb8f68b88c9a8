"""In which order steps wait: for each of them, which ones can lie directly below it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings.rules.cleanup import CleanUp, FightLastBattle
from meadhall.games.tiny_epic_vikings.rules.eras import PlayEra
from meadhall.games.tiny_epic_vikings.rules.scoring import ScoreGame
from meadhall.games.tiny_epic_vikings.rules.turns import TakeTurn

ORDER: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    CleanUp: (PlayEra,),
    FightLastBattle: (CleanUp, ScoreGame),
    TakeTurn: (FightLastBattle,),
}
"""For the steps that make an era: what waits directly below them."""
