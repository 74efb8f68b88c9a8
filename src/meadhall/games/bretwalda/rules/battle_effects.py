"""BRE-9.4: what Lordship cards do in a battle: units bought, brought, moved, saved and placed."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import (
    PLACES_CEORLS,
    PLACES_THEGNS,
)
from meadhall.games.bretwalda.content import (
    CEORL,
    COST,
    DANES,
    EALDORMAN,
    KIND_IDS,
    KINDS,
    LAND_KINDS,
    NONE,
    RULER,
    THEGN,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES,
    VIKING,
    VIKING_VALUE,
)
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, GROUP_MOVED, LAND_BATTLE
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.fray import count_killed, player
from meadhall.games.bretwalda.rules.control import settle
from meadhall.games.bretwalda.rules.food import pay_gold
from meadhall.games.bretwalda.rules.retreats import withdraw
from meadhall.games.bretwalda.rules.wounds import TakeWound, TakeWounds, bishop_cancels, side_units
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    AREA,
    OF_KINGDOM,
    OF_VASSAL,
    PLACED,
    PLACED_KIND,
    PLACED_NUMBER,
    UNIT,
    UNIT_AT,
    UNIT_AT_DONE,
    UNITS_PER_AREA,
    UPGRADE,
)
from meadhall.games.bretwalda.ways import bridged_seas

# Wounds, prices


def unit_value(kind: int) -> int:
    """What a unit is worth to Treason and Spoils of War; a Viking his bribe (BRE-RUL-29)."""
    return VIKING_VALUE if kind == VIKING else COST[kind]


def slain_value(s: Bretwalda, side: int) -> int:
    """Op gold_for_slain: what the units of a side killed in this battle cost."""
    total = 0
    for kind in range(KINDS):
        total += count_killed(s, side, kind) * unit_value(kind)
    return total


def set_wolf_pits(s: Bretwalda) -> None:
    """Op wound_choice: the attacker's player chooses who is wounded; Danes and neutral units by BRE-16.6."""
    attacker = player(s, ATTACKER)
    if attacker == NONE:
        s.named[ATTACKER] = NONE
        s.then(TakeWounds(ATTACKER, 1))
    elif not bishop_cancels(s, ATTACKER):
        s.then(TakeWound(s.seat_of[attacker]))


def for_sale(s: Bretwalda, side: int) -> list[int]:
    """Op buy_off: the enemy units, Rulers excepted, that the player of a side can pay for."""
    gold = s.gold[s.sides[side]]
    return [unit for unit in side_units(s, 1 - side) if unit // 2 != RULER and unit_value(unit // 2) <= gold]


class BuyOff(Decision):
    """D-L1, op buy_off: which enemy unit is paid to leave; it is not killed."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Bretwalda) -> list[int]:
        return for_sale(s, self.side)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        kind = option // 2
        owner = s.owner_of(s.sides[1 - self.side], option % 2)
        s.tell(log.UNIT_BOUGHT_OFF, kingdom, owner, kind, unit_value(kind))
        pay_gold(s, kingdom, unit_value(kind))
        s.remove_unit(s.battle_at, owner, kind)
        if kind == EALDORMAN and s.count(s.battle_at, owner, kind) == 0:
            s.damage[3 * (1 - self.side) + option % 2] = 0


# Coming and going


def reinforcements(s: Bretwalda, kingdom: int) -> list[int]:
    """Op reinforce: the units of a side in areas with a land border to the battle, none of them pending battles."""
    units: list[int] = []
    for area in s.variant.britain.neighbours[s.battle_at]:
        if not s.has_enemies(area, kingdom):
            for kind in range(LAND_KINDS):
                for whose in (OF_KINGDOM, OF_VASSAL):
                    owner = s.owner_of(kingdom, whose)
                    if owner != NONE and s.count(area, owner, kind) > 0:
                        units.append(UNITS_PER_AREA * area + 2 * kind + whose)
    return units


class Reinforce(Decision):
    """D-L1, op reinforce: one unit after another joins the battle."""

    vocabulary: ClassVar[Vocabulary] = UNIT_AT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, is_first: bool) -> None:
        super().__init__(seat)
        self.is_first: Final = is_first

    def options(self, s: Bretwalda) -> list[int]:
        options = reinforcements(s, s.kingdom_at[self.seat])
        if not self.is_first:
            options.append(UNIT_AT_DONE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == UNIT_AT_DONE:
            return
        kingdom = s.kingdom_at[self.seat]
        area = option // UNITS_PER_AREA
        kind = option % UNITS_PER_AREA // 2
        owner = s.owner_of(kingdom, option % 2)
        s.tell(log.REINFORCED, owner, kind, area)
        s.take_force(area, owner, ONE[kind])
        s.add_force(s.battle_at, owner, ONE[kind])
        if owner == kingdom:
            s.took_part |= 1 << (ATTACKER if s.sides[ATTACKER] == kingdom else DEFENDER)
        if s.sides[ATTACKER] == kingdom:
            s.remember_origin(s.battle_at, area)
        if reinforcements(s, kingdom):
            s.then(Reinforce(self.seat, False))


def evasions(s: Bretwalda, side: int) -> list[int]:
    """Op evade, BRE-RUL-27: any adjacent area without enemies, or over own Ships an own one."""
    kingdom = s.sides[side]
    near = s.variant.britain.neighbours[s.battle_at]
    seas = bridged_seas(s, kingdom, s.battle_at)
    found: list[int] = []
    for area in s.variant.britain.areas:
        if area == s.battle_at or s.has_enemies(area, kingdom):
            continue
        if area in near or (s.variant.britain.sea_masks[area] & seas and s.controller(area) == kingdom):
            found.append(area)
    return found


class EvadeTo(Decision):
    """D-B3, op evade, BRE-16.15: where a side goes instead of fighting."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-16.15"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Bretwalda) -> list[int]:
        return evasions(s, self.side)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.is_avoided = True
        s.tell(log.EVADED, s.sides[self.side], option)
        withdraw(s, self.side, option)


def repel(s: Bretwalda) -> None:
    """Op repel, BRE-16.15, BRE-RUL-36: attacking Danes or neutral units go back, a raiding party to the pool."""
    attacker = s.sides[ATTACKER]
    force = s.force(s.battle_at, attacker)
    s.is_avoided = True
    s.tell(log.REPELLED, s.sides[DEFENDER], attacker)
    s.take_force(s.battle_at, attacker, force)
    if s.origin == NONE:
        s.pool[KINDS * DANES + VIKING] += force // ONE[VIKING]
    else:
        s.add_force(s.origin, attacker, force)
        s.deeds[s.origin] |= GROUP_MOVED << attacker - DANES
        settle(s, s.origin)


def refuges(s: Bretwalda, kingdom: int) -> list[int]:
    """Op recover_unit: adjacent areas that a Kingdom controls, without enemies."""
    return [
        area
        for area in s.variant.britain.neighbours[s.battle_at]
        if s.controller(area) == kingdom and not s.has_enemies(area, kingdom)
    ]


class RecoverUnit(Decision):
    """D-L1, op recover_unit: which unit killed in the lost battle comes back."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Bretwalda) -> list[int]:
        return [
            2 * kind + whose
            for kind in range(LAND_KINDS)
            for whose in (OF_KINGDOM, OF_VASSAL)
            if s.killed[KINDS * (2 * self.side + whose) + kind] > 0
        ]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(RecoverTo(self.seat, self.side, option))


class RecoverTo(Decision):
    """D-L1, op recover_unit, BRE-RUL-48: where it comes back; it no longer counts as killed."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int, unit: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.unit: Final = unit
        """An option of UNIT."""

    def options(self, s: Bretwalda) -> list[int]:
        return refuges(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kind = self.unit // 2
        owner = s.owner_of(s.kingdom_at[self.seat], self.unit % 2)
        s.tell(log.UNIT_RECOVERED, owner, kind, option)
        s.place_unit(option, owner, kind)
        s.killed[KINDS * (2 * self.side + self.unit % 2) + kind] -= 1


# Units from the pool


def placeable(s: Bretwalda, kingdom: int, card: int) -> list[int]:
    """Op place_units: what a card can place, as far as the pool has it (BRE-9.6)."""
    thegns = s.in_pool(kingdom, THEGN)
    ceorls = s.in_pool(kingdom, CEORL)
    options: list[int] = []
    for n in range(len(PLACED_KIND)):
        if PLACED_KIND[n] == THEGN:
            if PLACED_NUMBER[n] <= PLACES_THEGNS[card] and PLACED_NUMBER[n] <= thegns:
                options.append(n)
        elif PLACED_NUMBER[n] <= PLACES_CEORLS[card] and PLACED_NUMBER[n] <= ceorls:
            options.append(n)
    return options


class PlaceUnits(Decision):
    """D-L1, op place_units: which units come from the pool, and how many."""

    vocabulary: ClassVar[Vocabulary] = PLACED
    rule: ClassVar[str] = "BRE-9.6"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, card: int, area: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return placeable(s, s.kingdom_at[self.seat], self.card)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        kind = PLACED_KIND[option]
        for _ in range(PLACED_NUMBER[option]):
            s.place_unit(self.area, kingdom, kind)
        s.tell(log.UNITS_PLACED, kingdom, kind, PLACED_NUMBER[option], self.area)
        if s.battle == LAND_BATTLE and s.battle_at == self.area:
            s.took_part |= 1 << (ATTACKER if s.sides[ATTACKER] == kingdom else DEFENDER)

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        counts: dict[str, int] = {}
        for placed in self.options(s):
            counts[KIND_IDS[PLACED_KIND[placed]]] = 0
        counts[KIND_IDS[PLACED_KIND[option]]] = PLACED_NUMBER[option]
        return counts


def matching(s: Bretwalda, side: int, kind: int) -> int:
    """Op match_neutrals: how many units of a type the player of a side places for the neutral ones killed."""
    slain = count_killed(s, 1 - side, kind)
    pool = s.in_pool(s.sides[side], kind)
    return slain if slain < pool else pool


def match_neutrals(s: Bretwalda, side: int) -> None:
    kingdom = s.sides[side]
    for kind in range(LAND_KINDS):
        number = matching(s, side, kind)
        if number:
            for _ in range(number):
                s.place_unit(s.battle_at, kingdom, kind)
            s.tell(log.UNITS_PLACED, kingdom, kind, number, s.battle_at)


def free_upgrades(s: Bretwalda, kingdom: int) -> list[int]:
    """Op free_upgrade: the upgrades of a Kingdom's units in the battle area for which the pool has the piece."""
    return [
        n
        for n in range(UPGRADES)
        if s.count(s.battle_at, kingdom, UPGRADE_FROM[n]) > 0 and s.in_pool(kingdom, UPGRADE_TO[n]) > 0
    ]


class ChooseUpgrade(Decision):
    """D-L1, op free_upgrade: which unit in the battle area is upgraded."""

    vocabulary: ClassVar[Vocabulary] = UPGRADE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Bretwalda) -> list[int]:
        return free_upgrades(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        upgrade_unit(s, s.kingdom_at[self.seat], s.battle_at, option, 0)


def upgrade_unit(s: Bretwalda, kingdom: int, area: int, upgrade: int, gold: int) -> None:
    """BRE-15.9: the old piece returns to the pool, the new one takes its place."""
    s.tell(log.UPGRADED, kingdom, UPGRADE_FROM[upgrade], UPGRADE_TO[upgrade], area, gold)
    s.place_unit(area, kingdom, UPGRADE_TO[upgrade])
    s.remove_unit(area, kingdom, UPGRADE_FROM[upgrade])
