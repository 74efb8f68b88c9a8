"""Chapter 16: the neutral enemy on the map; its part in the draft is in the chapter on the draft."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, NEUTRAL_SETTLERS
from meadhall.games.tiny_epic_vikings.state import Vikings


class PlaceNeutralEnemy(Step):
    """TEV-16.1, TEV-16.2: a temple and two settlers on each outer island; runes stay there, no god is furious."""

    def run(self, s: Vikings) -> None:
        for island in s.variant.map.islands:
            if not s.variant.map.is_inner[island]:
                s.add_settlers(ENEMY, island, NEUTRAL_SETTLERS)
                s.add_temple(ENEMY, island)
                s.tell(log.NEUTRALS_PLACED, island, NEUTRAL_SETTLERS)
        s.changed = 0
