"""BRE-14.11 to BRE-14.14, VAN-4.9: Winter, Food is removed and the army fed."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import FOOD_REMOVED
from meadhall.games.bretwalda.content import (
    FIRST_MINOR,
    LAND_KINDS,
    NONE,
    WINTER_FREE_FOOD,
    WINTER_REMOVAL_REDUCTION,
)
from meadhall.games.bretwalda.forces import count
from meadhall.games.bretwalda.realm import count_food, count_land_units
from meadhall.games.bretwalda.rules.food import SpendFood, food_asides, food_choices, take_food
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    FOOD_AREA,
    OF_KINGDOM,
    OF_VASSAL,
    STEWARD,
    UNIT_AT,
    UNITS_PER_AREA,
)


class FeedArmies(Step):
    """BRE-14.11, BRE-14.12: each player in player order removes Food, then feeds the army."""

    def run(self, s: Bretwalda) -> None:
        for n in range(s.variant.players - 1, -1, -1):
            kingdom = s.order[n]
            s.then(WinterRemoval(kingdom), FeedArmy(kingdom))


class WinterRemoval(Step):
    """BRE-14.11: so many Food tokens, all if there are fewer, leave areas that the player controls."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        number = FOOD_REMOVED[s.season_card] - s.ability(self.kingdom, WINTER_REMOVAL_REDUCTION)
        food = count_food(s, self.kingdom)
        if number <= 0 or food == 0:
            return
        s.tell(log.WINTER_FOOD_REMOVED, self.kingdom, food if food < number else number)
        if s.variant.auto_food or food <= number:
            take_food(s, self.kingdom, food if food < number else number)
        else:
            s.then(RemoveFood(s.seat_of[self.kingdom], number))


class RemoveFood(Decision):
    """D-P6, BRE-14.11, BRE-7.9: from which area a Food token is removed, or that the steward removes the rest."""

    vocabulary: ClassVar[Vocabulary] = FOOD_AREA
    rule: ClassVar[str] = "BRE-14.11"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Bretwalda) -> list[int]:
        return food_choices(s, s.kingdom_at[self.seat])

    def asides(self, s: Bretwalda) -> list[int]:
        return food_asides(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == STEWARD:
            take_food(s, s.kingdom_at[self.seat], self.left)
            return
        s.food[option] -= 1
        if self.left > 1:
            s.then(RemoveFood(self.seat, self.left - 1))


class FeedArmy(Step):
    """BRE-14.12, BRE-14.14: what needs no Food is fixed before the first unit starves."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.then(FeedWith(self.kingdom, s.ability(self.kingdom, WINTER_FREE_FOOD)))


def food_need(s: Bretwalda, kingdom: int, free: int) -> int:
    """BRE-14.14: a Food token for every land unit, less those that need none, and for every unit of the Vassal."""
    need = count_land_units(s, kingdom) - free
    if need < 0:
        need = 0
    if s.vassal[kingdom] != NONE:
        need += count_land_units(s, FIRST_MINOR + s.vassal[kingdom])
    return need


class FeedWith(Step):
    """BRE-14.12: as many as can be fed are fed; the others starve one by one."""

    def __init__(self, kingdom: int, free: int) -> None:
        self.kingdom: Final = kingdom
        self.free: Final = free
        """How many units of the Kingdom need no Food."""

    def run(self, s: Bretwalda) -> None:
        need = food_need(s, self.kingdom, self.free)
        if need > count_food(s, self.kingdom):
            s.then(Starve(s.seat_of[self.kingdom], self.free), self)
        else:
            s.tell(log.ARMY_FED, self.kingdom, need)
            if need > 0:
                s.then(SpendFood(self.kingdom, need))


class Starve(Decision):
    """D-P7, BRE-14.12, BRE-14.14: which unit is not fed; only one whose removal lowers the need."""

    vocabulary: ClassVar[Vocabulary] = UNIT_AT
    rule: ClassVar[str] = "BRE-14.12"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, free: int) -> None:
        super().__init__(seat)
        self.free: Final = free

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        vassal = s.owner_of(kingdom, OF_VASSAL)
        counts_own = count_land_units(s, kingdom) > self.free
        options: list[int] = []
        for area in s.variant.britain.areas:
            own = s.force(area, kingdom) if counts_own else 0
            vassals = s.force(area, vassal) if vassal != NONE else 0
            if own or vassals:
                first = UNITS_PER_AREA * area
                for kind in range(LAND_KINDS):
                    if count(own, kind):
                        options.append(first + 2 * kind + OF_KINGDOM)
                    if count(vassals, kind):
                        options.append(first + 2 * kind + OF_VASSAL)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        area = option // UNITS_PER_AREA
        kind = option % UNITS_PER_AREA // 2
        owner = s.owner_of(s.kingdom_at[self.seat], option % 2)
        s.tell(log.STARVED, owner, kind, area)
        s.remove_unit(area, owner, kind)
