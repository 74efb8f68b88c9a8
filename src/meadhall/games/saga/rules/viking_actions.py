"""Chapter 8: the actions of the Vikings."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    ENGLAND,
    LEADERS,
    LONGSHIP,
    NONE,
    PLUNDER_COINS,
    RECRUIT_ONE_COST,
    RECRUIT_THREE_COST,
    RECRUIT_THREE_UNITS,
    SPACES,
    SUPPLY,
    TOKENS,
    VIKING,
)
from meadhall.games.saga.rules.movement import counts_of_force, forces
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import (
    AREA,
    FIRST_LEADER,
    FORCE,
    RECRUIT,
    RECRUIT_ONE,
    RECRUIT_THREE,
    SLOT,
    STOP_AREA,
    TOKEN,
    UNIT,
    UNIT_ID,
    WARRIOR,
    leaders_of,
    warriors_of,
)


class ScoutToken(Decision):
    """D11, SAG-8.8: the Vikings look at the pool and secretly take a raid target."""

    vocabulary: ClassVar[Vocabulary] = TOKEN
    rule: ClassVar[str] = "SAG-8.8"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Saga) -> list[int]:
        pool = s.pool()
        return [token for token in range(TOKENS) if pool >> token & 1]

    def choose(self, s: Saga, option: int) -> None:
        s.scouting = option
        s.then(ScoutSlot(self.seat))

    def audience(self, s: Saga) -> int:
        return 1 << self.seat


class ScoutSlot(Decision):
    """D12, SAG-8.8: the target goes face down into any slot; one that lies there returns to the pool."""

    vocabulary: ClassVar[Vocabulary] = SLOT
    rule: ClassVar[str] = "SAG-8.8"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        return [0, 1, 2]

    def choose(self, s: Saga, option: int) -> None:
        # What the Saxons can believe is counted before a face-up token of this slot leaves it.
        s.beliefs[option] = (1 << TOKENS) - 1 & ~s.face_up_tokens()
        s.slots[option] = s.scouting
        s.slots_up &= ~(1 << option)
        s.tell(log.SCOUTED, VIKING, option)
        s.tell(log.SCOUTED_TOKEN, VIKING, option, s.scouting, audience=1 << self.seat)
        s.scouting = NONE


def can_recruit(s: Saga) -> bool:
    """SAG-8.9: a coin, and a unit in supply."""
    return s.coins[VIKING] >= RECRUIT_ONE_COST and s.units[SPACES + SUPPLY] > 0


class RecruitSize(Decision):
    """D13, SAG-8.9: one unit for a coin or three for two; with two in supply, three means two."""

    vocabulary: ClassVar[Vocabulary] = RECRUIT
    rule: ClassVar[str] = "SAG-8.9"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Saga) -> list[int]:
        if s.coins[VIKING] >= RECRUIT_THREE_COST and s.units[SPACES + SUPPLY] > 1:
            return [RECRUIT_ONE, RECRUIT_THREE]
        return [RECRUIT_ONE]

    def choose(self, s: Saga, option: int) -> None:
        cost = RECRUIT_ONE_COST if option == RECRUIT_ONE else RECRUIT_THREE_COST
        s.pay_coins(VIKING, cost)
        s.tell(log.COINS_PAID, VIKING, cost)
        s.then(RecruitUnits(self.seat, 1 if option == RECRUIT_ONE else RECRUIT_THREE_UNITS))

    def counts(self, s: Saga, option: int) -> dict[str, int]:
        return {UNIT_ID: 1 if option == RECRUIT_ONE else min(RECRUIT_THREE_UNITS, s.units[SPACES + SUPPLY])}


class RecruitUnits(Step):
    """SAG-6.3, SAG-8.9: units of the supply, one after another, until it is empty."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, s: Saga) -> None:
        if self.number > 0 and s.units[SPACES + SUPPLY] > 0:
            s.then(RecruitUnit(self.seat), RecruitUnits(self.seat, self.number - 1))


def units_at(s: Saga, space: int) -> list[int]:
    """The kinds of Viking units in a space: warrior, and each leader."""
    units: list[int] = []
    if s.warriors[SPACES + space] > 0:
        units.append(WARRIOR)
    for handle in range(4, LEADERS):
        if s.leader_at[handle] == space:
            units.append(FIRST_LEADER + handle)
    return units


class RecruitUnit(Decision):
    """D14, SAG-6.6: which unit of the supply is recruited; leaders enter hidden."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "SAG-6.6"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Saga) -> list[int]:
        return units_at(s, SUPPLY)

    def choose(self, s: Saga, option: int) -> None:
        s.then(RecruitArea(self.seat, option))


class RecruitArea(Decision):
    """D15, SAG-6.5: the Scandinavian area with the fewest units; ties are the Vikings' choice."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-6.5"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit: Final = unit

    def options(self, s: Saga) -> list[int]:
        return s.emptiest_scandinavia()

    def choose(self, s: Saga, option: int) -> None:
        if self.unit == WARRIOR:
            s.move_warriors(VIKING, 1, SUPPLY, option)
            s.tell(log.RECRUITED_WARRIOR, VIKING, option)
        else:
            s.move_leader(self.unit - FIRST_LEADER, option)
            s.tell(log.RECRUITED_LEADER, VIKING, option, self.unit - FIRST_LEADER)


def plunder_areas(s: Saga) -> list[int]:
    """SAG-8.10: areas with a burh that the Vikings control."""
    return [area for area in range(ENGLAND) if s.has_burh(area) and s.is_controlled(VIKING, area)]


def can_plunder(s: Saga) -> bool:
    """Whether some burh can be plundered."""
    return len(plunder_areas(s)) > 0


class PlunderBurh(Decision):
    """D16, SAG-8.10: any number of burhs in controlled areas, one after another."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-8.10"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, is_begun: bool) -> None:
        super().__init__(seat)
        self.is_begun: Final = is_begun

    def options(self, s: Saga) -> list[int]:
        options = plunder_areas(s)
        if self.is_begun:
            options.append(STOP_AREA)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option != STOP_AREA:
            s.then(Plunder(self.seat, option), PlunderMore(self.seat))


class PlunderMore(Step):
    """SAG-8.10: Plunder goes on while a burh can be plundered."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Saga) -> None:
        if can_plunder(s):
            s.then(PlunderBurh(self.seat, True))


class Plunder(Step):
    """SAG-8.10 to SAG-8.12: the burh returns to the Saxons, coins to the Vikings, free units board the Longship."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def run(self, s: Saga) -> None:
        s.burhs &= ~(1 << self.area)
        s.tell(log.BURH_PLUNDERED, VIKING, self.area, s.take_coins(VIKING, PLUNDER_COINS))
        s.then(ChooseBound(self.seat, self.area))


class ChooseBound(Decision):
    """D17, SAG-8.11: as many Vikings stay bound as there are Saxons; the others board the Longship."""

    vocabulary: ClassVar[Vocabulary] = FORCE
    rule: ClassVar[str] = "SAG-8.11"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def options(self, s: Saga) -> list[int]:
        bound = s.units[self.area]
        return forces(s, VIKING, self.area, bound, bound)

    def choose(self, s: Saga, option: int) -> None:
        warriors = s.warriors[SPACES + self.area] - warriors_of(option)
        leaders = s.leaders_at(VIKING, self.area) & ~leaders_of(option)
        s.move_force(VIKING, warriors, leaders, self.area, LONGSHIP)
        s.tell(log.BOARDED, VIKING, self.area, warriors, leaders << 4)

    def counts(self, s: Saga, option: int) -> dict[str, int]:
        return counts_of_force(s, VIKING, self.area, option)
