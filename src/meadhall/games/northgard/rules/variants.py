"""Chapter 19: the variant More creatures!; the team rules stand with the rules they change."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard.content import AREAS, HAS_LAIR
from meadhall.games.northgard.rules.creatures import ACTIVATED, DrawCreature, can_draw_creature, put_creature
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import all_territories
from meadhall.games.northgard.vocabularies import NO, TERRITORY, YES, YES_NO


class OfferCreature(Step):
    """NOR-19.9: who passes may bring a creature, if there are fewer on the map than players."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if not s.variant.more_creatures or not can_draw_creature(s):
            return
        if count_creatures(s) < s.variant.seats and creature_places(s):
            s.then(MoreCreatures(self.seat))


def count_creatures(s: Northgard) -> int:
    """Creatures on the map."""
    total = 0
    for place in s.creature_at:
        if place >= 0:
            total += 1
    return total


def creature_places(s: Northgard) -> list[int]:
    """NOR-19.9: territories with a lair and no creature; if there are none, any without a creature."""
    free = [territory for territory in all_territories(s) if not s.has_creature(territory)]
    lairs = [territory for territory in free if s.lairs(territory)]
    return lairs or free


class MoreCreatures(Decision):
    """D-MORE-CREATURES, NOR-19.9: whether a creature is to appear."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "NOR-19.9"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Northgard) -> list[int]:
        return [NO, YES]

    def choose(self, s: Northgard, option: int) -> None:
        if option == YES:
            s.then(DrawCreature(), PlaceCreature(self.seat))


class PlaceCreature(Decision):
    """D-MORE-PLACE, NOR-19.9, NOR-RUL-52: where the creature that was drawn appears; it acts at once."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-19.9"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return creature_places(s)

    def choose(self, s: Northgard, option: int) -> None:
        area = option
        for lair in range(AREAS - 1, -1, -1):
            if s.territory[lair] == option and HAS_LAIR[lair]:
                area = lair
        put_creature(s, area, ACTIVATED)
