"""BRE-3: the end of the game and its winner."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import F_DALC
from meadhall.games.bretwalda.content import BUILDINGS, KINGDOMS, NONE, ROUNDS
from meadhall.games.bretwalda.realm import count_controlled, count_controlled_buildings
from meadhall.games.bretwalda.state import Bretwalda


class CheckVictory(Step):
    """BRE-3.2, BRE-3.3: the game ends when somebody has reached the target, or after the last round."""

    def run(self, s: Bretwalda) -> None:
        dalcs = s.dalcs()
        if s.round < ROUNDS and max(dalcs) < s.variant.dalc_target:
            return
        ranking = ranked(s, dalcs)
        for place in range(KINGDOMS):
            s.ranking[place] = ranking[place] if place < len(ranking) else NONE
        s.is_over = True
        s.tell(log.GAME_OVER, ranking[0], dalcs[ranking[0]])
        s.todo.clear()


def ranked(s: Bretwalda, dalcs: list[int]) -> list[int]:
    """BRE-3.4: the Kingdoms from the first place on; ties by printed Dalcs, buildings, Gold, later in player order."""
    keys = [_key(s, s.order[n], dalcs[s.order[n]], n) for n in range(s.variant.players)]
    places = sorted(range(s.variant.players), key=keys.__getitem__, reverse=True)
    return [s.order[place] for place in places]


def _key(s: Bretwalda, kingdom: int, dalcs: int, place: int) -> list[int]:
    printed = count_controlled(s, kingdom, F_DALC)
    buildings = count_controlled_buildings(s, kingdom, BUILDINGS)
    return [dalcs, printed, buildings, s.gold[kingdom], place]
