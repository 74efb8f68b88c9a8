"""BRE-3: the end of the game and its winner."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.annals import completed_chronicles
from meadhall.games.bretwalda.cards import F_DALC
from meadhall.games.bretwalda.content import BUILDINGS, CHRONICLE_DALC, KINGDOMS, NONE, ROUNDS
from meadhall.games.bretwalda.realm import count_abbeys, count_controlled, count_controlled_buildings
from meadhall.games.bretwalda.state import Bretwalda

WAYS: Final = ["target", "rounds", "tie_areas", "tie_buildings", "tie_gold", "tie_order"]
"""The ways in which the game is won; `won-<id>` says each."""
_TARGET: Final = 0
_ROUNDS: Final = 1
_TIES: Final = 2
"""What breaks ties before the player order does, in that order."""


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
        _tell_result(s, ranking, dalcs)
        s.todo.clear()


def _tell_result(s: Bretwalda, ranking: list[int], dalcs: list[int]) -> None:
    if s.ear is None:
        return
    s.tell(log.GAME_OVER, ranking[0], dalcs[ranking[0]])
    s.tell(log.WON_BY, ranking[0], way_of(s))
    for kingdom in ranking:
        areas, abbeys, chronicles = dalc_sources(s, kingdom)
        s.tell(log.RANKED, kingdom, dalcs[kingdom], areas, abbeys, chronicles)


def ranked(s: Bretwalda, dalcs: list[int]) -> list[int]:
    """BRE-3.4: the Kingdoms from the first place on; ties by printed Dalcs, buildings, Gold, later in player order."""
    keys = [[dalcs[s.order[n]], *tie_breakers(s, s.order[n]), n] for n in range(s.variant.players)]
    places = sorted(range(s.variant.players), key=keys.__getitem__, reverse=True)
    return [s.order[place] for place in places]


def way_of(s: Bretwalda) -> int:
    """BRE-3.2 to BRE-3.4: which of WAYS it was: the target, the last round or, among equals, what broke the tie."""
    first, second = s.ranking[0], s.ranking[1]
    dalcs = s.dalcs()
    if dalcs[first] > dalcs[second]:
        return _TARGET if dalcs[first] >= s.variant.dalc_target else _ROUNDS
    one, other = tie_breakers(s, first), tie_breakers(s, second)
    for n in range(len(one)):
        if one[n] > other[n]:
            return _TIES + n
    return len(WAYS) - 1


def dalc_sources(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-6.1, BRE-6.2, BRE-6.3: the Dalcs of a Kingdom from areas, Abbeys and Chronicles."""
    abbeys = count_abbeys(s, kingdom)
    chronicles = CHRONICLE_DALC * len(completed_chronicles(s, kingdom))
    return [s.dalcs()[kingdom] - abbeys - chronicles, abbeys, chronicles]


def tie_breakers(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-3.4: what is compared between equals: controlled areas with a printed Dalc, buildings, Gold."""
    printed = count_controlled(s, kingdom, F_DALC)
    return [printed, count_controlled_buildings(s, kingdom, BUILDINGS), s.gold[kingdom]]
