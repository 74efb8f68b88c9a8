"""BRE-16.5 to BRE-16.8: hits and wounds in a land battle."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import (
    DEFEND_CANCEL,
    EALDORMAN,
    HEALTH,
    KINDS,
    LAND_KINDS,
    NONE,
    RULER,
    RULER_ATTACK_HITS,
    VIKING,
)
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.fray import count_kind, count_whose, has_bishop, is_alive, kinds_present, player
from meadhall.games.bretwalda.rules.dice import count_hits
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import KIND, OF_KINGDOM, OF_VASSAL, UNIT, WHOSE

_RULER_DAMAGE: Final = 2
"""The place of a Ruler's damage among a side's three."""


def hits_of(s: Bretwalda, side: int) -> int:
    """BRE-16.5: the hits of a side in step 2, never below nothing."""
    hits = count_hits(s, side) + added_hits(s, side)
    return hits if hits > 0 else 0


def added_hits(s: Bretwalda, side: int) -> int:
    """BRE-16.5: what comes to the swords of a side's dice: other swords, less what the enemy cancels."""
    hits = s.swords[side] - s.cancels[1 - side]
    if s.battle_round == 1:
        hits += ruler_hits(s, side) - cancelled_first(s, 1 - side)
    return hits


def ruler_hits(s: Bretwalda, side: int) -> int:
    """Op ruler_attack_hits: what an attacking Ruler adds in the first battle round."""
    if side == ATTACKER and player(s, ATTACKER) != NONE and count_whose(s, ATTACKER, OF_KINGDOM, RULER) > 0:
        return s.ability(s.sides[ATTACKER], RULER_ATTACK_HITS)
    return 0


def cancelled_first(s: Bretwalda, side: int) -> int:
    """Op defend_cancel: what a defender's tiles cancel in the first battle round."""
    if side == DEFENDER and player(s, DEFENDER) != NONE and s.took_part >> DEFENDER & 1:
        return s.ability(s.sides[DEFENDER], DEFEND_CANCEL)
    return 0


def _tell_counted(s: Bretwalda, side: int) -> None:
    """Say of what hits are made where something is added to the dice or cancelled."""
    if s.ear is None:
        return
    is_first = s.battle_round == 1
    ruler = ruler_hits(s, side) if is_first else 0
    cancelled = s.cancels[1 - side] + (cancelled_first(s, 1 - side) if is_first else 0)
    if s.swords[side] or ruler or cancelled:
        s.tell(log.COUNTED, s.sides[side], count_hits(s, side), s.swords[side], ruler, cancelled)


class DealWounds(Step):
    """BRE-16.5, BRE-16.6: the sides of a mask hit; both count their hits before either takes wounds."""

    def __init__(self, strikers: int, is_ranged: bool) -> None:
        self.strikers: Final = strikers
        self.is_ranged: Final = is_ranged

    def run(self, s: Bretwalda) -> None:
        on_attacker = self._hits(s, DEFENDER)
        on_defender = self._hits(s, ATTACKER)
        s.named[ATTACKER] = NONE
        s.named[DEFENDER] = NONE
        if on_attacker:
            s.then(TakeWounds(ATTACKER, on_attacker))
        if on_defender:
            s.then(TakeWounds(DEFENDER, on_defender))

    def _hits(self, s: Bretwalda, side: int) -> int:
        if self.strikers >> side & 1 == 0:
            return 0
        hits = count_hits(s, side) if self.is_ranged else hits_of(s, side)
        if not self.is_ranged:
            _tell_counted(s, side)
        if hits:
            s.tell(log.WOUNDS_DEALT, s.sides[side], hits)
        return hits


class TakeWounds(Step):
    """BRE-16.6, BRE-16.7: a side takes wounds one by one; what is left when nobody is left is lost."""

    def __init__(self, side: int, wounds: int) -> None:
        self.side: Final = side
        self.wounds: Final = wounds

    def run(self, s: Bretwalda) -> None:
        side = self.side
        wounds = self.wounds
        while wounds > 0 and is_alive(s, side):
            if bishop_cancels(s, side):
                wounds -= 1
                continue
            kind = _next_kind(s, side)
            if kind == NONE:
                s.then(NameWounded(s.seat_of[s.sides[1 - side]], side), TakeWounds(side, wounds))
                return
            whose = _next_whose(s, side, kind)
            if whose == NONE:
                s.then(ChooseWhoDies(s.seat_of[s.sides[side]], side, kind), TakeWounds(side, wounds - 1))
                return
            wound(s, side, whose, kind)
            wounds -= 1


def bishop_cancels(s: Bretwalda, side: int) -> bool:
    """BRE-12.7: whether a Bishop cancels the wound; he does so once in a battle."""
    if s.blessed >> side & 1 or not has_bishop(s, side):
        return False
    s.blessed |= 1 << side
    s.tell(log.WOUND_CANCELLED, s.sides[side])
    return True


def _next_kind(s: Bretwalda, side: int) -> int:
    """The unit type that takes the next wound; NONE if the enemy has to name one (op choose_wound_order)."""
    if s.precise >> 1 - side & 1:
        if s.named[side] != NONE and count_kind(s, side, s.named[side]) > 0:
            return s.named[side]
        kinds = kinds_present(s, side)
        return kinds[0] if len(kinds) == 1 else NONE
    for kind in range(LAND_KINDS):
        if count_kind(s, side, kind) > 0:
            return kind
    return VIKING


def _next_whose(s: Bretwalda, side: int, kind: int) -> int:
    """Whose unit takes it: a damaged one first; NONE if the owner has to choose."""
    if kind == EALDORMAN:
        if s.damage[3 * side + OF_KINGDOM]:
            return OF_KINGDOM
        if s.damage[3 * side + OF_VASSAL]:
            return OF_VASSAL
    if count_whose(s, side, OF_VASSAL, kind) == 0:
        return OF_KINGDOM
    if count_whose(s, side, OF_KINGDOM, kind) == 0:
        return OF_VASSAL
    return NONE


def wound(s: Bretwalda, side: int, whose: int, kind: int) -> None:
    """BRE-12.3, BRE-16.7: a unit takes a wound and dies if it cannot bear it."""
    owner = s.owner_of(s.sides[side], whose)
    if HEALTH[kind] > 1:
        place = 3 * side + (_RULER_DAMAGE if kind == RULER else whose)
        s.damage[place] += 1
        if s.damage[place] < HEALTH[kind]:
            s.tell(log.UNIT_WOUNDED, owner, kind)
            return
        s.damage[place] = 0
    s.tell(log.UNIT_KILLED, owner, kind)
    s.remove_unit(s.battle_at, owner, kind)
    s.killed[KINDS * (2 * side + whose) + kind] += 1
    if kind == VIKING and side == DEFENDER and s.turn != NONE and s.turn == s.sides[ATTACKER]:
        s.vikings_killed[s.turn] += 1


class ChooseWhoDies(Decision):
    """D-B4, VAN-RUL-22: whether the Kingdom's or the Vassal's unit of a type takes a wound."""

    vocabulary: ClassVar[Vocabulary] = WHOSE
    rule: ClassVar[str] = "BRE-16.6"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int, kind: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.kind: Final = kind

    def options(self, s: Bretwalda) -> list[int]:
        return [OF_KINGDOM, OF_VASSAL]

    def choose(self, s: Bretwalda, option: int) -> None:
        wound(s, self.side, option, self.kind)


class NameWounded(Decision):
    """D-B9, op choose_wound_order: which type of the enemy's units takes wounds first."""

    vocabulary: ClassVar[Vocabulary] = KIND
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        """The side that takes the wounds."""

    def options(self, s: Bretwalda) -> list[int]:
        return kinds_present(s, self.side)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.named[self.side] = option


class TakeWound(Decision):
    """D-B10, op wound_choice: the attacker gives a wound to a unit of their choice."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return side_units(s, ATTACKER)

    def choose(self, s: Bretwalda, option: int) -> None:
        wound(s, ATTACKER, option % 2, option // 2)


def side_units(s: Bretwalda, side: int) -> list[int]:
    """The options of UNIT for what a side has in the battle."""
    units: list[int] = []
    for kind in kinds_present(s, side):
        for whose in (OF_KINGDOM, OF_VASSAL):
            if count_whose(s, side, whose, kind) > 0:
                units.append(2 * kind + whose)
    return units
