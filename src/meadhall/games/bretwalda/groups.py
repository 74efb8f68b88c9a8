"""Which units may form a group for a march (BRE-12.6, BRE-15.14, VAN-4.7)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bretwalda.content import (
    BISHOP,
    CEORL,
    CEORL_MOVES_ALONE,
    EALDORMAN,
    HUNTER,
    LED_MOVE,
    MOVE,
    NONE,
    RULER,
    RULER_GROUP_MOVE,
    THEGN,
)
from meadhall.games.bretwalda.forces import CEORLS, LEADERS, ONE, count, without
from meadhall.games.bretwalda.state import Bretwalda

SLOT_KIND: Final = [RULER, EALDORMAN, THEGN, BISHOP, HUNTER, CEORL, EALDORMAN, THEGN, CEORL]
SLOT_WHOSE: Final = [0, 0, 0, 0, 0, 0, 1, 1, 1]
"""The unit types in the order in which they are asked for: the Kingdom's, then the Vassal's."""
GROUP_SLOTS: Final = 9
_RULER_SLOT: Final = 0
_CEORL_SLOT: Final = 5
_VASSAL_CEORL_SLOT: Final = 8


class Group:
    """The units of a side in an area that have not moved, and what they can do together."""

    def __init__(self, s: Bretwalda, kingdom: int, area: int) -> None:
        self.own: Final = without(s.force(area, kingdom), s.moved[2 * area])
        vassal = s.owner_of(kingdom, 1)
        self.vassals: Final = without(s.force(area, vassal), s.moved[2 * area + 1]) if vassal != NONE else 0
        self.bonus: Final = s.march_bonus
        self.ruler_bonus: Final = s.ability(kingdom, RULER_GROUP_MOVE) if count(self.own, RULER) else 0
        self.free_ceorls: Final = self.own & CEORLS != 0 and s.ability(kingdom, CEORL_MOVES_ALONE) > 0

    def available(self, slot: int) -> int:
        """How many units of a slot there are."""
        return count(self.own if SLOT_WHOSE[slot] == 0 else self.vassals, SLOT_KIND[slot])

    def has_leader(self) -> bool:
        """Whether a leader is among them (BRE-12.5)."""
        return (self.own | self.vassals) & LEADERS != 0

    def _goes_alone(self, slot: int, need: int) -> bool:
        """Whether units of a slot of Ceorls can go so far without a leader."""
        if need > MOVE[CEORL] + self.bonus:
            return False
        return slot == _VASSAL_CEORL_SLOT or self.free_ceorls

    def needs_ruler(self, need: int) -> bool:
        """Whether only a group with the Ruler can go so far."""
        return need > LED_MOVE + self.bonus

    def may_take(self, slot: int, need: int) -> bool:
        """Whether units of a slot can be part of some group that goes so far."""
        if self.available(slot) == 0:
            return False
        if SLOT_KIND[slot] == CEORL:
            return self.has_leader() or self._goes_alone(slot, need)
        return True

    def first_slot(self, need: int) -> int:
        """The first slot that is asked for."""
        slot = 0
        while slot < GROUP_SLOTS and not self.may_take(slot, need):
            slot += 1
        return slot

    def all_of(self, whose: int, need: int) -> int:
        """The force of all units that may go: the Kingdom's or the Vassal's."""
        force = 0
        for slot in range(GROUP_SLOTS):
            if SLOT_WHOSE[slot] == whose and self.may_take(slot, need):
                force += self.available(slot) * ONE[SLOT_KIND[slot]]
        return force

    def count_all(self, need: int) -> int:
        """How many units may go."""
        total = 0
        for slot in range(GROUP_SLOTS):
            if self.may_take(slot, need):
                total += self.available(slot)
        return total

    def can_complete(self, slot: int, number: int, own: int, vassals: int, need: int) -> bool:
        """Whether taking a number of a slot's units, after the forces taken so far, can end in a legal group."""
        if slot == _RULER_SLOT and number == 0 and self.needs_ruler(need):
            return False
        kind = SLOT_KIND[slot]
        if SLOT_WHOSE[slot] == 0:
            own += number * ONE[kind]
        else:
            vassals += number * ONE[kind]
        if (own | vassals) & LEADERS:
            return True
        needs_leader = own & CEORLS != 0 and not self._goes_alone(_CEORL_SLOT, need)
        if slot == _VASSAL_CEORL_SLOT and vassals & CEORLS and not self._goes_alone(slot, need):
            return False
        for later in range(slot + 1, GROUP_SLOTS):
            if self.available(later) and SLOT_KIND[later] in (RULER, EALDORMAN, THEGN):
                return True
        if needs_leader:
            return False
        if own | vassals:
            return True
        for later in range(slot + 1, GROUP_SLOTS):
            if self.may_take(later, need) and (SLOT_KIND[later] != CEORL or self._goes_alone(later, need)):
                return True
        return False


def most_points(group: Group) -> int:
    """The points of the group that can go farthest; NONE if none may move."""
    if (group.own | group.vassals) & ~CEORLS:
        return LED_MOVE + group.bonus + group.ruler_bonus
    if group.vassals & CEORLS or group.free_ceorls:
        return MOVE[CEORL] + group.bonus
    return NONE
