"""Chapter 7: the Build action."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    ALLOWS_DUPLICATE,
    COLLECTS_TERRITORY,
    DISCOUNT,
    IS_SLOTLESS,
    MOST_LARGE,
    REPLACES_AFTER,
    TIMES,
)
from meadhall.games.northgard.content import (
    AREAS,
    BUILDING_COST,
    BUILDINGS,
    CARVED_SLOT,
    FOOD,
    FORTRESS,
    GOAT,
    LARGE_SLOT,
    MENHIR,
    NONE,
    SLOT_OF,
    SMALL_SLOT,
    WOOD,
)
from meadhall.games.northgard.rules.harvest_yield import collect, harvest_yield, yields_anything
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import (
    BUILD,
    BUILD_FIRST,
    BUILDING,
    GLORY,
    NO,
    NO_BUILDING,
    NO_REPLACEMENT,
    REPLACED,
    SLOT,
    SLOTLESS,
    YES,
    YES_NO,
)


def cost_of(building: int, card: int) -> int:
    """NOR-7.1, NOR-11.25: wood for a building, never less than nothing."""
    return max(0, BUILDING_COST[building] - DISCOUNT[card])


def can_build(s: Northgard, territory: int, building: int, card: int, wood: int) -> bool:
    """NOR-7.2, NOR-7.3, NOR-7.4: a token, a fitting slot, the price, and none of its kind there yet."""
    if s.tokens[building] == 0 or cost_of(building, card) > wood:
        return False
    if s.count_built(territory, building) and not ALLOWS_DUPLICATE[card]:
        return False
    if building >= FORTRESS:
        return s.count_free_slots(territory, LARGE_SLOT) > 0
    if IS_SLOTLESS[card]:
        return True
    if building == MENHIR:
        return s.count_free_slots(territory, CARVED_SLOT) > 0
    return s.count_free_slots(territory, SMALL_SLOT) > 0 or s.count_free_slots(territory, CARVED_SLOT) > 0


def builds(s: Northgard, seat: int, card: int, only: int, has_large: bool) -> list[int]:
    """NOR-7.1: every legal and affordable pair of territory and building; `only` in one territory unless NONE."""
    wood = s.has(seat, WOOD)
    most = FORTRESS if has_large and MOST_LARGE[card] == 1 else BUILDINGS
    found: list[int] = []
    for territory in range(AREAS):
        if s.owner[territory] != seat or (only != NONE and territory != only):
            continue
        if s.free_slots[territory] == 0 and not IS_SLOTLESS[card]:
            continue
        if s.is_locked(territory):
            continue
        for building in range(most):
            if can_build(s, territory, building, card, wood):
                found.append(BUILDINGS * territory + building)
    return found


def build_possible(s: Northgard, seat: int, card: int) -> bool:
    """`build_possible`, `build_or_glory_possible`: a build under the card's own terms."""
    if builds(s, seat, card, NONE, False):
        return True
    return COLLECTS_TERRITORY[card] and bool(glory_territories(s, seat, card))


class Building(Step):
    """NOR-7.1: the Build action of a card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if COLLECTS_TERRITORY[s.card]:
            s.then(Glory(self.seat))
        else:
            s.then(BuildOn(self.seat, 0, False))


class BuildOn(Step):
    """NOR-11.25: the next building of a card that allows several; the first one must be built."""

    def __init__(self, seat: int, done: int, has_large: bool) -> None:
        self.seat: Final = seat
        self.done: Final = done
        self.has_large: Final = has_large

    def run(self, s: Northgard) -> None:
        if self.done < TIMES[s.card] and builds(s, self.seat, s.card, NONE, self.has_large):
            s.then(Build(self.seat, NONE, self.done, self.has_large))
        elif REPLACES_AFTER[s.card] and self.done:
            s.then(ReplaceBuilding(self.seat))


class Build(Decision):
    """D-BUILD, NOR-7.1: which building, in which territory."""

    vocabulary: ClassVar[Vocabulary] = BUILD
    rule: ClassVar[str] = "NOR-7.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, only: int, done: int, has_large: bool) -> None:
        super().__init__(seat)
        self.only: Final = only
        self.done: Final = done
        self.has_large: Final = has_large

    def options(self, s: Northgard) -> list[int]:
        options = builds(s, self.seat, s.card, self.only, self.has_large)
        if self.done:
            options.append(NO_BUILDING)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == NO_BUILDING:
            return
        territory = option // BUILDINGS
        building = option % BUILDINGS
        s.target = territory
        is_large = building >= FORTRESS
        if not COLLECTS_TERRITORY[s.card]:
            s.then(BuildOn(self.seat, self.done + 1, self.has_large or is_large))
        if IS_SLOTLESS[s.card] and not is_large:
            s.slotless[territory] += 1 << 3 * building
            put_up(s, self.seat, territory, building)
        else:
            s.then(BuildSlot(self.seat, building))


class BuildSlot(Decision):
    """D-BUILD-SLOT, NOR-7.2: the slot to build on."""

    vocabulary: ClassVar[Vocabulary] = SLOT
    rule: ClassVar[str] = "NOR-7.2"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, s: Northgard) -> list[int]:
        return [
            area
            for area in range(AREAS)
            if s.territory[area] == s.target and s.building_on[area] == NONE and fits_slot(self.building, SLOT_OF[area])
        ]

    def choose(self, s: Northgard, option: int) -> None:
        s.building_on[option] = self.building
        s.free_slots[s.target] -= 1 << 6 * SLOT_OF[option]
        put_up(s, self.seat, s.target, self.building)


def fits_slot(building: int, slot: int) -> bool:
    """NOR-7.2: large buildings on large slots, a Menhir on a stone slot, others on any small slot."""
    if building >= FORTRESS:
        return slot == LARGE_SLOT
    if building == MENHIR:
        return slot == CARVED_SLOT
    return slot in (SMALL_SLOT, CARVED_SLOT)


def put_up(s: Northgard, seat: int, territory: int, building: int) -> None:
    """NOR-7.1, NOR-17.7: the token, its price, and the Goat's food."""
    wood = cost_of(building, s.card)
    s.pay(seat, WOOD, wood)
    s.tokens[building] -= 1
    s.built[territory] += 1 << 3 * building
    s.tell(log.BUILT, s.clan[seat], building, territory, wood)
    if s.clan[seat] == GOAT:
        food = 2 if building >= FORTRESS else 1
        s.gain(seat, FOOD, food)
        s.tell(log.COLLECTED, s.clan[seat], food, FOOD)


# Glory of the Clan


def glory_territories(s: Northgard, seat: int, card: int) -> list[int]:
    """NOR-11.29, NOR-RUL-28: territories that yield something and in which a build can then be paid for."""
    found: list[int] = []
    for territory in range(AREAS):
        if s.owner[territory] != seat or s.is_locked(territory) or not yields_anything(s, territory):
            continue
        wood = s.has(seat, WOOD) + harvest_yield(s, territory, WOOD)
        for building in range(BUILDINGS):
            if can_build(s, territory, building, card, wood):
                found.append(territory)
                break
    return found


class Glory(Decision):
    """D-GLORY, NOR-11.29: build first, or first collect a territory and then build there."""

    vocabulary: ClassVar[Vocabulary] = GLORY
    rule: ClassVar[str] = "NOR-11.29"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        options = glory_territories(s, self.seat, s.card)
        if builds(s, self.seat, s.card, NONE, False):
            options.append(BUILD_FIRST)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == BUILD_FIRST:
            s.then(Build(self.seat, NONE, 0, False), OfferGlory(self.seat))
        else:
            collect(s, self.seat, option)
            s.then(Build(self.seat, option, 0, False))


class OfferGlory(Step):
    """NOR-11.29: after building, the territory may be collected if it yields anything."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if yields_anything(s, s.target):
            s.then(GloryCollect(self.seat))


class GloryCollect(Decision):
    """D-GLORY-COLLECT, NOR-11.29: whether to collect the territory built in."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "NOR-11.29"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Northgard) -> list[int]:
        return [NO, YES]

    def choose(self, s: Northgard, option: int) -> None:
        if option == YES:
            collect(s, self.seat, s.target)


# Industrious Villagers


def replacements(s: Northgard, old: int, slot: int) -> list[int]:
    """NOR-11.28: other types of the same size that are in the supply and fit; `slot` is NONE for one without."""
    found: list[int] = []
    for new in range(BUILDINGS):
        if new != old and (new >= FORTRESS) == (old >= FORTRESS) and s.tokens[new]:
            if slot == NONE or fits_slot(new, slot):
                found.append(new)
    return found


class ReplaceBuilding(Decision):
    """D-REPLACE-BUILDING, NOR-11.28: which own building to replace, if any."""

    vocabulary: ClassVar[Vocabulary] = REPLACED
    rule: ClassVar[str] = "NOR-11.28"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        options: list[int] = []
        for area in range(AREAS):
            if s.building_on[area] != NONE and s.owner[s.territory[area]] == self.seat:
                if replacements(s, s.building_on[area], SLOT_OF[area]):
                    options.append(area)
        for area in range(AREAS):
            if s.slotless[area] and s.owner[s.territory[area]] == self.seat:
                for building in range(FORTRESS):
                    if s.slotless[area] >> 3 * building & 7 and replacements(s, building, NONE):
                        options.append(SLOTLESS + FORTRESS * area + building)
        options.append(NO_REPLACEMENT)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == NO_REPLACEMENT:
            return
        if option < SLOTLESS:
            s.then(ReplaceWith(self.seat, option, s.building_on[option], False))
        else:
            s.then(ReplaceWith(self.seat, (option - SLOTLESS) // FORTRESS, (option - SLOTLESS) % FORTRESS, True))


class ReplaceWith(Decision):
    """D-REPLACE-BUILDING, NOR-11.28: what takes its place, free of charge; it is not a build."""

    vocabulary: ClassVar[Vocabulary] = BUILDING
    rule: ClassVar[str] = "NOR-11.28"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, area: int, old: int, is_slotless: bool) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.old: Final = old
        self.is_slotless: Final = is_slotless

    def options(self, s: Northgard) -> list[int]:
        return replacements(s, self.old, NONE if self.is_slotless else SLOT_OF[self.area])

    def choose(self, s: Northgard, option: int) -> None:
        territory = s.territory[self.area]
        change = (1 << 3 * option) - (1 << 3 * self.old)
        if self.is_slotless:
            s.slotless[self.area] += change
        else:
            s.building_on[self.area] = option
        s.built[territory] += change
        s.tokens[self.old] += 1
        s.tokens[option] -= 1
        s.tell(log.BUILDING_REPLACED, s.clan[self.seat], self.old, option, territory)
