"""Chapter 7: the actions of the Saxons."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    BUILD_COST,
    ENGLAND,
    FYRD_COST,
    LONGSHIP,
    SAXON,
    SPACES,
    SUPPLY,
    TRIBUTE_COST,
    VIKING,
)
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import (
    AREA,
    INCOME,
    INCOME_COIN,
    INCOME_KINDS,
    INCOME_LEADER,
    INCOME_WARRIOR,
    STOP_AREA,
    STOP_INCOME,
)

RECRUIT_COST: Final = 1
"""SAG-7.7: what a unit recruited by Income costs."""


def can_build(s: Saga) -> bool:
    """SAG-7.2: a coin, a burh in supply, and a controlled area without one."""
    if s.coins[SAXON] < BUILD_COST or s.count_burhs_in_supply() == 0:
        return False
    for area in range(ENGLAND):
        if s.is_controlled(SAXON, area) and not s.has_burh(area):
            return True
    return False


class BuildBurh(Decision):
    """D7, SAG-7.2, SAG-7.3: where the new burh stands; the burh marker moves right with it."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-7.2"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        return [area for area in range(ENGLAND) if s.is_controlled(SAXON, area) and not s.has_burh(area)]

    def choose(self, s: Saga, option: int) -> None:
        s.pay_coins(SAXON, BUILD_COST)
        s.burhs |= 1 << option
        s.tell(log.BURH_BUILT, SAXON, option)


def fyrd_areas(s: Saga) -> list[int]:
    """SAG-7.4 to SAG-7.6: areas with a burh and a Viking warrior; control and own units do not matter."""
    if s.coins[SAXON] < FYRD_COST:
        return []
    return [area for area in range(ENGLAND) if s.has_burh(area) and s.warriors[SPACES + area] > 0]


def can_call_fyrd(s: Saga) -> bool:
    """Whether some Viking warrior can be removed."""
    return len(fyrd_areas(s)) > 0


class CallFyrd(Decision):
    """D8, SAG-7.4: pay a coin and remove a Viking warrior from an area with a burh, as often as wanted."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-7.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, is_begun: bool) -> None:
        super().__init__(seat)
        self.is_begun: Final = is_begun

    def options(self, s: Saga) -> list[int]:
        options = fyrd_areas(s)
        if self.is_begun:
            options.append(STOP_AREA)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option == STOP_AREA:
            return
        s.pay_coins(SAXON, FYRD_COST)
        s.move_warriors(VIKING, 1, option, SUPPLY)
        s.tell(log.FYRD_KILLED, SAXON, option)
        if can_call_fyrd(s):
            s.then(CallFyrd(self.seat, True))


def can_collect_income(s: Saga) -> bool:
    """SAG-7.7: a burh, and a coin to take or to spend on a unit."""
    if s.burhs == 0:
        return False
    return s.bank_pays() or (s.coins[SAXON] >= RECRUIT_COST and s.units[SUPPLY] > 0)


class CollectIncome(Decision):
    """D9, SAG-7.7, SAG-7.8, SAG-6.4: each burh gives a coin or, for a coin, recruits a unit in its area."""

    vocabulary: ClassVar[Vocabulary] = INCOME
    rule: ClassVar[str] = "SAG-7.7"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def options(self, s: Saga) -> list[int]:
        kinds: list[int] = []
        if s.bank_pays():
            kinds.append(INCOME_COIN)
        if s.coins[SAXON] >= RECRUIT_COST:
            if s.warriors[SUPPLY] > 0:
                kinds.append(INCOME_WARRIOR)
            for handle in range(4):
                if s.leader_at[handle] == SUPPLY:
                    kinds.append(INCOME_LEADER + handle)
        options: list[int] = []
        left = s.burhs & ~self.used
        for area in range(ENGLAND):
            if left >> area & 1:
                for kind in kinds:
                    options.append(area * INCOME_KINDS + kind)
        if self.used:
            options.append(STOP_INCOME)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option == STOP_INCOME:
            return
        area = option // INCOME_KINDS
        kind = option % INCOME_KINDS
        if kind == INCOME_COIN:
            s.tell(log.COINS_TAKEN, SAXON, s.take_coins(SAXON, 1))
        else:
            s.pay_coins(SAXON, RECRUIT_COST)
            if kind == INCOME_WARRIOR:
                s.move_warriors(SAXON, 1, SUPPLY, area)
                s.tell(log.RECRUITED_WARRIOR, SAXON, area)
            else:
                s.move_leader(kind - INCOME_LEADER, area)
                s.tell(log.RECRUITED_LEADER, SAXON, area, kind - INCOME_LEADER)
        used = self.used | 1 << area
        if s.burhs & ~used and can_collect_income(s):
            s.then(CollectIncome(self.seat, used))


def can_pay_tribute(s: Saga) -> bool:
    """SAG-7.9: a coin, and an area with units of both sides."""
    if s.coins[SAXON] < TRIBUTE_COST:
        return False
    for area in range(ENGLAND):
        if s.is_mixed(area):
            return True
    return False


class PayTribute(Decision):
    """D10, SAG-7.9, SAG-7.10: the Vikings get a coin, and all their units there go to the Longship."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-7.9"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        return [area for area in range(ENGLAND) if s.is_mixed(area)]

    def choose(self, s: Saga, option: int) -> None:
        s.coins[SAXON] -= TRIBUTE_COST
        s.coins[VIKING] += TRIBUTE_COST
        warriors = s.warriors[SPACES + option]
        leaders = s.leaders_at(VIKING, option)
        s.move_force(VIKING, warriors, leaders, option, LONGSHIP)
        s.tell(log.TRIBUTE_PAID, SAXON, option, warriors, leaders << 4)
