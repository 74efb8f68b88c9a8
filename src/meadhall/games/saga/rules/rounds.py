"""The flow of a round: SAG-4.1."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.saga import log
from meadhall.games.saga.rules.action_resolution import ResolveActions
from meadhall.games.saga.rules.battles import BeginBattles
from meadhall.games.saga.rules.end_phase import EndPhase
from meadhall.games.saga.rules.tile_selection import SelectTiles
from meadhall.games.saga.state import Saga


class PlayRound(Step):
    """SAG-4.1, SAG-12.6: tile selection, actions, battles, end phase; then the next round."""

    def run(self, s: Saga) -> None:
        s.round += 1
        s.tell(log.ROUND_BEGINS, s.round)
        s.then(SelectTiles(), ResolveActions(), BeginBattles(), EndPhase(), self)
