"""BRE-7: Food and Gold."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.realm import count_food, food_areas, next_food_area
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FOOD_AREA, STEWARD


def pay_gold(s: Bretwalda, kingdom: int, gold: int) -> None:
    """Gold goes back to the bank."""
    if gold:
        s.gold[kingdom] -= gold
        s.tell(log.GOLD_PAID, kingdom, gold)


def gain_gold(s: Bretwalda, kingdom: int, gold: int) -> None:
    """Gold comes from the bank (BRE-7.1)."""
    if gold:
        s.gold[kingdom] += gold
        s.tell(log.GOLD_GAINED, kingdom, gold)


class SpendFood(Step):
    """BRE-7.3, BRE-7.9: a Kingdom spends Food tokens; which, is asked without `auto_food`, if any would be left."""

    def __init__(self, kingdom: int, number: int) -> None:
        self.kingdom: Final = kingdom
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        if self.number == 0:
            return
        if s.variant.auto_food or count_food(s, self.kingdom) <= self.number:
            take_food(s, self.kingdom, self.number)
        else:
            s.then(PayFood(s.seat_of[self.kingdom], self.number))


def take_food(s: Bretwalda, kingdom: int, number: int) -> None:
    """BRE-7.9: tokens are taken one by one, each from the area that comes first."""
    for _ in range(number):
        area = next_food_area(s, kingdom)
        if area != NONE:
            s.food[area] -= 1


def food_choices(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-7.9, VAN-RUL-30: the areas from which a token can be taken; if there are several, also the steward."""
    options = food_areas(s, kingdom)
    if len(options) > 1:
        options.append(STEWARD)
    return options


def food_asides(s: Bretwalda, kingdom: int) -> list[int]:
    """Where the steward can be left to it, single areas are by the way."""
    areas = food_areas(s, kingdom)
    return areas if len(areas) > 1 else []


class PayFood(Decision):
    """D-P8, D-F3, D-E3, BRE-7.3, BRE-7.9: from which area a Food token is paid, or that the steward pays the rest."""

    vocabulary: ClassVar[Vocabulary] = FOOD_AREA
    rule: ClassVar[str] = "BRE-7.3"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Bretwalda) -> list[int]:
        return food_choices(s, s.kingdom_at[self.seat])

    def asides(self, s: Bretwalda) -> list[int]:
        return food_asides(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option == STEWARD:
            before = s.food[:]
            take_food(s, kingdom, self.left)
            for area in s.variant.britain.areas:
                if s.food[area] < before[area]:
                    s.tell(log.FOOD_PAID, kingdom, area, before[area] - s.food[area])
            return
        s.food[option] -= 1
        s.tell(log.FOOD_PAID, kingdom, option, 1)
        if self.left > 1:
            s.then(PayFood(self.seat, self.left - 1))
