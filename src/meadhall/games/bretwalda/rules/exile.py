"""BRE-20: exile."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import CAPITAL_AREA, CEORL, RULER, THEGN, ZONE
from meadhall.games.bretwalda.realm import count_land_units
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.control import settle
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA


class ReturnFromExile(Step):
    """BRE-20.1: a Kingdom without land units gets its Ruler and a Thegn back, in its Capital if it is free."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        kingdom = self.kingdom
        if count_land_units(s, kingdom) > 0:
            return
        if not s.has_enemies(CAPITAL_AREA[kingdom], kingdom):
            end_exile(s, kingdom, CAPITAL_AREA[kingdom])
        elif havens(s, kingdom):
            s.then(PlaceExile(s.seat_of[kingdom]))


def havens(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-20.1: areas of the own zone without units, else any areas without units."""
    empty = [area for area in s.variant.britain.areas if s.present[area] == 0]
    own = [area for area in empty if ZONE[area] == kingdom]
    return own if own else empty


def end_exile(s: Bretwalda, kingdom: int, area: int) -> None:
    """The Ruler and a Thegn, else a Ceorl, come from the pool free of charge and settle."""
    s.tell(log.EXILE_RETURNS, kingdom, area)
    if s.in_pool(kingdom, RULER):
        s.place_unit(area, kingdom, RULER)
    if s.in_pool(kingdom, THEGN):
        s.place_unit(area, kingdom, THEGN)
    elif s.in_pool(kingdom, CEORL):
        s.place_unit(area, kingdom, CEORL)
    settle(s, area)
    s.then(CheckConquest())


class PlaceExile(Decision):
    """D-A2, BRE-20.1: where the Ruler returns when enemies hold the Capital."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-20.1"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return havens(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        end_exile(s, s.kingdom_at[self.seat], option)
