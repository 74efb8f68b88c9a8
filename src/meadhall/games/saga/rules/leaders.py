"""Chapter 13: leaders and their abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    BERSERKER,
    BERSERKER_KILLS,
    COASTAL,
    ENVOY,
    HANDLE_SIDE,
    LEADERS,
    LONGSHIP,
    MARSHAL,
    PLUNDERER,
    SAXON,
    SCAND_NORTH,
    SCAND_SOUTH,
    SEA_KING,
    SPACES,
    STRENGTH_AT_BURH,
    STRENGTH_WITHOUT_BURH,
    UNIT_STRENGTH,
    VIKING,
)
from meadhall.games.saga.rules.viking_actions import Plunder, units_at
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import (
    EXILE,
    EXILE_NOBODY,
    FIRST_LEADER,
    NO_UNIT,
    STOP_UNIT,
    UNIT,
    UNIT_IN,
    UNIT_KINDS,
    WARRIOR,
    YES,
    YES_NO,
)


def strength_of_leader(s: Saga, handle: int, area: int) -> int:
    """SAG-13.1, SAG-13.2, SAG-13.5, SAG-13.6: 1, or what the ability of a revealed leader says."""
    if s.revealed >> handle & 1 == 0:
        return UNIT_STRENGTH
    ability = s.ability[handle]
    return STRENGTH_AT_BURH[ability] if s.has_burh(area) else STRENGTH_WITHOUT_BURH[ability]


class LeaderEffect(Step):
    """SAG-10.6: what a leader does when he is revealed."""

    def __init__(self, handle: int) -> None:
        self.handle: Final = handle

    def run(self, s: Saga) -> None:
        ability = s.ability[self.handle]
        seat = s.seat_of(HANDLE_SIDE[self.handle])
        if ability == MARSHAL:
            _offer(s, PullUnit(seat))
        elif ability == ENVOY:
            if exile_targets(s):
                s.then(ExileUnit(seat))
        elif ability == SEA_KING:
            if COASTAL[s.battle]:
                _offer(s, BringUnit(seat))
        elif ability == BERSERKER:
            s.tell(log.BERSERKER_FELL, VIKING, self.handle)
            s.lose_leader(self.handle)
            if s.units[s.battle] > 0:
                s.then(KillUnit(seat, BERSERKER_KILLS))


def _offer(s: Saga, decision: Decision) -> None:
    """Ask only if somebody could come; "none" alone is no choice."""
    if len(decision.options(s)) > 1:
        s.then(decision)


def _units_of(s: Saga, side: int, space: int) -> list[int]:
    units: list[int] = []
    if s.warriors[side * SPACES + space] > 0:
        units.append(space * UNIT_KINDS + WARRIOR)
    for handle in range(4 * side, 4 * side + 4):
        if s.leader_at[handle] == space:
            units.append(space * UNIT_KINDS + FIRST_LEADER + handle)
    return units


def _bring(s: Saga, side: int, option: int) -> None:
    """Move the unit of an option of UNIT_IN into the battle (SAG-13.10)."""
    origin = option // UNIT_KINDS
    unit = option % UNIT_KINDS
    if unit == WARRIOR:
        s.move_warriors(side, 1, origin, s.battle)
        s.tell(log.PULLED_IN, side, origin, s.battle, 1, 0)
    else:
        s.move_leader(unit - FIRST_LEADER, s.battle)
        s.tell(log.PULLED_IN, side, origin, s.battle, 0, 1 << unit - FIRST_LEADER)


class PullUnit(Decision):
    """D20, SAG-13.3: the Marshal calls an unbound Saxon unit from an adjacent area, or nobody."""

    vocabulary: ClassVar[Vocabulary] = UNIT_IN
    rule: ClassVar[str] = "SAG-13.3"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        for area in s.variant.borders[s.battle]:
            if s.count_free(SAXON, area) > 0:
                options.extend(_units_of(s, SAXON, area))
        options.append(NO_UNIT)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option != NO_UNIT:
            _bring(s, SAXON, option)


def exile_targets(s: Saga) -> list[int]:
    """SAG-13.4: whom the Envoy may send away; leaders too, unless the option `exile_target` forbids it."""
    units = units_at(s, s.battle)
    if s.variant.envoy_exiles_leaders:
        return units
    return [unit for unit in units if unit == WARRIOR]


class ExileUnit(Decision):
    """D21, SAG-13.4, SAG-13.11, SAG-RUL-28: the Envoy puts a Viking unit of the battle on the Longship, or nobody."""

    vocabulary: ClassVar[Vocabulary] = EXILE
    rule: ClassVar[str] = "SAG-13.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        options = exile_targets(s)
        if s.variant.envoy_may_decline:
            options.append(EXILE_NOBODY)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option == EXILE_NOBODY:
            return
        if option == WARRIOR:
            s.move_warriors(VIKING, 1, s.battle, LONGSHIP)
            s.tell(log.EXILED, SAXON, s.battle, 1, 0)
        else:
            handle = option - FIRST_LEADER
            s.move_leader(handle, LONGSHIP)
            s.tell(log.EXILED, SAXON, s.battle, 0, 1 << handle)


class BringUnit(Decision):
    """D22, SAG-13.7: the Sea-king brings a unit from Scandinavia into a coastal battle, or nobody."""

    vocabulary: ClassVar[Vocabulary] = UNIT_IN
    rule: ClassVar[str] = "SAG-13.7"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        for area in range(SCAND_NORTH, SCAND_SOUTH + 1):
            options.extend(_units_of(s, VIKING, area))
        options.append(NO_UNIT)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option != NO_UNIT:
            _bring(s, VIKING, option)


class KillUnit(Decision):
    """D23, SAG-13.8: the Berserker takes up to BERSERKER_KILLS Saxon units of the battle with him."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "SAG-13.8"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        if s.warriors[s.battle] > 0:
            options.append(WARRIOR)
        for handle in range(4):
            if s.leader_at[handle] == s.battle:
                options.append(FIRST_LEADER + handle)
        options.append(STOP_UNIT)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option == STOP_UNIT:
            return
        if option == WARRIOR:
            s.tell(log.BERSERKER_KILLED, VIKING, s.battle, 1, 0)
            s.lose_force(SAXON, 1, 0, s.battle)
        else:
            handle = option - FIRST_LEADER
            s.tell(log.BERSERKER_KILLED, VIKING, s.battle, 0, 1 << handle)
            s.lose_leader(handle)
        if self.left > 1 and s.units[s.battle] > 0:
            s.then(KillUnit(self.seat, self.left - 1))


class OfferPlunder(Step):
    """SAG-13.9: after a won battle the Plunderer may plunder its area."""

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def run(self, s: Saga) -> None:
        if self.winner == VIKING and s.has_burh(s.battle) and _has_plunderer(s):
            s.then(PlunderAfterBattle(s.seat_of(VIKING)))


def _has_plunderer(s: Saga) -> bool:
    """Whether a revealed Plunderer is there, or, by the option `plunderer_must_survive`, was there."""
    for handle in range(4, LEADERS):
        if s.revealed >> handle & 1 and s.ability[handle] == PLUNDERER:
            if s.variant.plunderer_must_survive:
                return s.leader_at[handle] == s.battle
            return s.units[SPACES + s.battle] > 0
    return False


class PlunderAfterBattle(Decision):
    """D26, SAG-13.9: whether the area of the won battle is plundered."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "SAG-13.9"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Saga) -> list[int]:
        return [0, 1]

    def choose(self, s: Saga, option: int) -> None:
        if option == YES:
            s.then(Plunder(self.seat, s.battle))
