"""Chapter 2: the three eras of a game for two to four."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ERAS
from meadhall.games.tiny_epic_vikings.rules.cleanup import CleanUp, FightLastBattle
from meadhall.games.tiny_epic_vikings.rules.draft import Draft
from meadhall.games.tiny_epic_vikings.rules.scoring import ScoreGame
from meadhall.games.tiny_epic_vikings.rules.turns import PlayTurns
from meadhall.games.tiny_epic_vikings.state import Vikings


class PlayEra(Step):
    """TEV-2.1, TEV-14.1, TEV-14.4: draft, turns, cleanup, next era; after the third one the scores."""

    def run(self, s: Vikings) -> None:
        s.era += 1
        s.tell(log.ERA_BEGINS, s.era)
        if s.era < ERAS:
            s.then(Draft(), PlayTurns(), FightLastBattle(), CleanUp(), self)
        else:
            s.then(Draft(), PlayTurns(), FightLastBattle(), ScoreGame())
