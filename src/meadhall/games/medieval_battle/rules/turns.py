"""Chapter 4: turns, and what an activated unit may do."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import COUNTERS, KIND_OF, NONE, TABOR, YELLOW
from meadhall.games.medieval_battle.fields import MOVING, PURSUIT, READY, STOPPED, TRANSIT
from meadhall.games.medieval_battle.hexes import HEX_NAMES, HEXES, NEIGHBOURS
from meadhall.games.medieval_battle.rules.dismounting import can_have_foot, dismount, foot_counter, shows_counter
from meadhall.games.medieval_battle.rules.melee import advance, meet, reckon
from meadhall.games.medieval_battle.rules.merging import merge
from meadhall.games.medieval_battle.rules.movement import can_enter, can_merge, can_step, enterable, step
from meadhall.games.medieval_battle.rules.regrouping import RegroupArmy
from meadhall.games.medieval_battle.rules.shooting import shoot, targets
from meadhall.games.medieval_battle.rules.victory import CountVictory
from meadhall.games.medieval_battle.rules.wagon_train import strike_tabor
from meadhall.games.medieval_battle.rules.withdrawal import MeetAttack
from meadhall.games.medieval_battle.rules.zones import is_bound_to_others, is_held
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import (
    ACT,
    ATTACK,
    DISMOUNT,
    DISMOUNT_AT,
    END,
    MERGE,
    PASS,
    REGROUP,
    SHOOT,
    STEP,
    TURN,
)


class BeginBattle(Step):
    """MED-4.1: Yellow takes the first turn."""

    def run(self, s: Battle) -> None:
        s.tell(log.BATTLE_BEGINS)
        s.then(BeginTurn(YELLOW))


class BeginTurn(Step):
    """MED-4.1: a turn of an army, its end, and the other army's turn."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Battle) -> None:
        s.turn = self.side
        s.turns += 1
        s.tell(log.TURN_BEGINS, self.side, s.turns)
        s.then(TakeTurn(s.seat_of(self.side), self.side), CountVictory(), BeginTurn(1 - self.side))


class TakeTurn(Decision):
    """D-TURN, MED-4.2, MED-4.4, MED-14.1: activate one unit, regroup, or pass; before that, mounted units dismount."""

    vocabulary: ClassVar[Vocabulary] = TURN
    rule: ClassVar[str] = "MED-4.2"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        options: list[int] = []
        place = s.place
        for unit in range(COUNTERS * self.side, COUNTERS * self.side + COUNTERS):
            if place[unit] >= 0 and can_act(s, unit):
                options.append(place[unit])
        options.sort()
        if s.variant.dismount:
            options.extend(self.asides(s))
        if s.tokens[self.side] > 0:
            options.append(REGROUP)
        options.append(PASS)
        return options

    def asides(self, s: Battle) -> list[int]:
        """MED-RUL-33: dismounting is no turn. Who can dismount can be activated too, so nobody is asked just for it."""
        options: list[int] = []
        if s.variant.dismount and s.variant.plays_by_the_book:
            for unit in range(COUNTERS * self.side, COUNTERS * self.side + COUNTERS):
                if s.place[unit] >= 0 and foot_counter(s, unit) != NONE:
                    options.append(DISMOUNT_AT + s.place[unit])
            options.sort()
        return options

    def reveals(self, s: Battle, option: int) -> bool:
        return DISMOUNT_AT <= option < REGROUP and shows_counter(s, s.unit_at[option - DISMOUNT_AT])

    def choose(self, s: Battle, option: int) -> None:
        if option == PASS:
            s.passes += 1
            s.tell(log.PASSED, self.side)
            return
        if DISMOUNT_AT <= option < REGROUP:
            dismount(s, s.unit_at[option - DISMOUNT_AT])
            s.then(self)
            return
        s.passes = 0
        if option == REGROUP:
            s.then(RegroupArmy(self.seat, self.side))
            return
        s.active = s.unit_at[option]
        s.stage = READY
        s.began_in_zone = s.is_in_zone(1 - self.side, option)
        s.has_dismounted = False
        s.then(Act(self.seat, self.side))

    def ends(self, s: Battle, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


def can_act(s: Battle, unit: int) -> bool:
    """Whether a unit that is not active yet could do anything."""
    if foot_counter(s, unit) != NONE:
        return True
    points = s.points[unit]
    if points == 0:
        return False
    side = unit // COUNTERS
    is_tabor = KIND_OF[unit] == TABOR
    for hex_ in NEIGHBOURS[s.place[unit]]:
        if not can_enter(s, unit, hex_, points):
            continue
        other = s.unit_at[hex_]
        if other == NONE or (other // COUNTERS != side and not is_tabor) or can_merge(s, unit, other):
            return True
    if targets(s, unit):
        return True
    would_be_held = s.variant.leaves_zone_by_one_hex and s.is_in_zone(1 - side, s.place[unit])
    for hex_ in NEIGHBOURS[s.place[unit]]:
        if can_enter(s, unit, hex_, points) and can_step(s, unit, hex_, would_be_held):
            return True
    return False


class Act(Decision):
    """D-ACT, MED-4.2: what the active unit does next, as far as the stage of its activation allows."""

    vocabulary: ClassVar[Vocabulary] = ACT
    rule: ClassVar[str] = "MED-4.2"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        unit = s.active
        stage = s.stage
        near = enterable(s, unit)
        options: list[int] = []
        if stage in (READY, MOVING, TRANSIT):
            for hex_ in near:
                if can_step(s, unit, hex_, is_held(s)):
                    options.append(STEP + hex_)
        if stage != TRANSIT and KIND_OF[unit] != TABOR:
            for hex_ in near:
                if can_attack(s, unit, hex_):
                    options.append(ATTACK + hex_)
        if stage != TRANSIT:
            for hex_ in targets(s, unit):
                options.append(SHOOT + hex_)
        if stage in (READY, MOVING, TRANSIT):
            for hex_ in near:
                if _can_merge_at(s, unit, hex_):
                    options.append(MERGE + hex_)
        if stage != TRANSIT and not s.has_dismounted and foot_counter(s, unit) != NONE:
            options.append(DISMOUNT)
        if stage in (MOVING, STOPPED, PURSUIT) or (stage == READY and s.has_dismounted):
            options.append(END)
        return options

    def is_secret(self, s: Battle) -> bool:
        """Whether a foot counter is left to dismount to, which depends on the secret reserve."""
        return not s.are_armies_known and s.stage != TRANSIT and not s.has_dismounted and can_have_foot(s, s.active)

    def choose(self, s: Battle, option: int) -> None:
        unit = s.active
        if option >= DISMOUNT:
            if option == DISMOUNT:
                self._dismount(s, unit)
            return
        if option < ATTACK:
            step(s, unit, option - STEP)
            s.then(self)
        elif option < SHOOT:
            self._attack(s, unit, option - ATTACK)
        elif option < MERGE:
            shoot(s, unit, option - SHOOT)
        else:
            merge(s, unit, option - MERGE)

    def reveals(self, s: Battle, option: int) -> bool:
        return option == DISMOUNT and shows_counter(s, s.active)

    def _dismount(self, s: Battle, unit: int) -> None:
        """MED-14.1, MED-14.4: before anything else the foot unit goes on, afterwards the turn ends."""
        s.active = dismount(s, unit)
        if s.stage == READY:
            s.has_dismounted = True
            s.then(self)

    def _attack(self, s: Battle, unit: int, hex_: int) -> None:
        """MED-5.5, MED-7.1, MED-12.5: pay for the hex; a tabor is struck at once, others may withdraw first."""
        defender = s.unit_at[hex_]
        s.points[unit] -= s.variant.field.cost[hex_]
        s.tell(log.ATTACKED, self.side, KIND_OF[unit], hex_, KIND_OF[defender])
        meet(s, unit, defender)
        if KIND_OF[defender] == TABOR:
            if strike_tabor(s, defender):
                advance(s, unit, hex_)
            return
        reckon(s, unit, defender)
        s.attacker = unit
        s.defender = defender
        s.then(MeetAttack(), Pursue(self.seat, self.side))

    def ends(self, s: Battle, option: int) -> tuple[str, str]:
        if option >= DISMOUNT:
            return "", ""
        return HEX_NAMES[s.place[s.active]], HEX_NAMES[option % HEXES]


class Pursue(Step):
    """MED-7.7, MED-7.8, MED-RUL-16: an attacker whose target withdrew may go on attacking."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Battle) -> None:
        has_withdrawn = s.stage == PURSUIT and s.attacker != NONE
        s.attacker = NONE
        s.defender = NONE
        if not has_withdrawn:
            return
        is_free = s.variant.pursuit_free_move and not s.is_in_zone(1 - self.side, s.place[s.active])
        if is_free and not is_held(s):
            s.stage = MOVING
        s.then(Act(self.seat, self.side))


def can_attack(s: Battle, unit: int, hex_: int) -> bool:
    """MED-5.4, MED-6.4, MED-6.7: an enemy on a hex that the active unit can enter, from whom no zone keeps it."""
    other = s.unit_at[hex_]
    if other == NONE or other // COUNTERS == unit // COUNTERS:
        return False
    return s.stage != STOPPED or not is_bound_to_others(s, s.place[unit], other)


def _can_merge_at(s: Battle, unit: int, hex_: int) -> bool:
    """MED-10.1, MED-5.8: another reduced unit on a hex that the active unit can enter, not gone through already."""
    other = s.unit_at[hex_]
    if other == NONE or not can_merge(s, unit, other):
        return False
    return s.stage != TRANSIT or hex_ not in s.transit
