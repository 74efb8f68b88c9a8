"""Chapter 15: final scoring."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, FAVOUR_POINTS, ISLAND_POINTS, NONE, RUNES
from meadhall.games.tiny_epic_vikings.state import Vikings


class ScoreGame(Step):
    """TEV-15.1, TEV-15.2, TEV-15.5, TEV-27.2: gods are ranked, runes score, the best standing wins."""

    def run(self, s: Vikings) -> None:
        s.active = NONE
        s.is_over = True
        s.tell(log.SCORING_BEGINS)
        for rune in range(RUNES):
            rank = s.rank(rune)
            s.tell(log.GOD_RANKED, s.god_of[rune], rune, s.fury[rune], ISLAND_POINTS[rank], FAVOUR_POINTS[rank])
        for clan in s.variant.clans:
            if clan != ENEMY or s.variant.is_solo:
                s.tell(log.CLAN_SCORED, clan, s.island_points(clan), s.favour_points(clan), s.points(clan))
                standing = s.standing(clan)
                s.tell(log.HOLDINGS, clan, standing[1], standing[2])
                s.tell(log.TIE_BREAKS, clan, standing[3], standing[4], standing[5])
        best = s.best_clans()
        s.tell(log.BEST_STANDING, sum([1 << clan for clan in best]))
        if len(best) == 1:
            s.tell(log.CLAN_WON, best[0])
        else:
            s.tell(log.WIN_SHARED, sum([1 << clan for clan in best]))
