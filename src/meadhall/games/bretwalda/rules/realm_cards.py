"""BRE-9.4: the effects of Lordship cards on areas: Food, buildings, levies and neutral units."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import (
    ABBEY,
    AREA_IDS,
    BUILDINGS,
    CEORL,
    NEUTRAL,
    THEGN,
)
from meadhall.games.bretwalda.fields import CALM, ESTABLISHED, PLUNDERED
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.realm import can_hold, is_town
from meadhall.games.bretwalda.rules.battle_effects import PlaceUnits
from meadhall.games.bretwalda.rules.collection import area_food, area_gold
from meadhall.games.bretwalda.rules.control import destroy_building, place_building, remove_marker, settle
from meadhall.games.bretwalda.rules.food import pay_gold
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, BUILDING, FOOD_ID, NUMBER

# Areas established this turn


def established(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas over which a Kingdom established control this turn and that it still controls (BRE-5.11)."""
    return [
        area
        for area in s.variant.britain.areas
        if s.deeds[area] & ESTABLISHED << kingdom and s.before[area] == CALM and s.controller(area) == kingdom
    ]


def plunderable(s: Bretwalda, kingdom: int) -> list[int]:
    """Op area_yield: established areas not yet plundered that yield something."""
    return [
        area
        for area in established(s, kingdom)
        if s.deeds[area] & PLUNDERED << kingdom == 0 and (area_gold(s, kingdom, area) or plain_food(s, area))
    ]


def plain_food(s: Bretwalda, area: int) -> int:
    """Op area_yield: Food of symbols, markers and buildings only."""
    return area_food(s, area, True)


class PlunderArea(Decision):
    """D-L1, op area_yield: which area gives twice what it produces."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, factor: int) -> None:
        super().__init__(seat)
        self.factor: Final = factor

    def options(self, s: Bretwalda) -> list[int]:
        return plunderable(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        gold = self.factor * area_gold(s, kingdom, option)
        food = self.factor * plain_food(s, option)
        s.deeds[option] |= PLUNDERED << kingdom
        s.gold[kingdom] += gold
        s.food[option] += food
        s.tell(log.PLUNDERED, kingdom, option, gold, food)


def levy_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """Op place_units, where = established: such areas without enemy units."""
    return [area for area in established(s, kingdom) if not s.has_enemies(area, kingdom)]


class LevyArea(Decision):
    """D-L1, op place_units: in which area the units are placed."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.6"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Bretwalda) -> list[int]:
        return levy_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(PlaceUnits(self.seat, self.card, option))


# Buildings


def abbey_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """Op free_building: Countryside areas under control, without enemies, that can hold an Abbey."""
    if s.supply[BUILDINGS * kingdom + ABBEY] == 0:
        return []
    return [
        area
        for area in s.variant.britain.areas
        if not is_town(s, area)
        and s.before[area] == CALM
        and s.controller(area) == kingdom
        and not s.has_enemies(area, kingdom)
        and can_hold(s, area, ABBEY)
    ]


class PlaceAbbey(Decision):
    """D-L1, op free_building: where the free Abbey goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return abbey_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        place_building(s, kingdom, option, ABBEY)
        s.tell(log.BUILDING_BUILT, kingdom, ABBEY, option, 0)


def borders_units(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether an area has a land border to one with units of a side, no battle pending there."""
    for near in s.variant.britain.neighbours[area]:
        if s.before[near] == CALM and s.has_units(near, kingdom):
            return True
    return False


def burn_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """Op destroy_building: areas with a building next to units of the side."""
    return [
        area
        for area in s.variant.britain.areas
        if s.buildings[area] and s.before[area] == CALM and borders_units(s, kingdom, area)
    ]


class BurnArea(Decision):
    """D-L1, op destroy_building: in which area a building is destroyed."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return burn_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(BurnBuilding(self.seat, option))


class BurnBuilding(Decision):
    """D-L1, op destroy_building: which building."""

    vocabulary: ClassVar[Vocabulary] = BUILDING
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return [building for building in range(BUILDINGS) if s.has_building(self.area, building)]

    def choose(self, s: Bretwalda, option: int) -> None:
        destroy_building(s, self.area, option)


# Food


def raid_sources(s: Bretwalda, kingdom: int) -> list[int]:
    """Op move_food: areas with Food next to units of the side."""
    return [
        area
        for area in s.variant.britain.areas
        if s.food[area] and s.before[area] == CALM and borders_units(s, kingdom, area)
    ]


class RaidFrom(Decision):
    """D-L1, op move_food: from which area Food is taken."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, s: Bretwalda) -> list[int]:
        return raid_sources(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(RaidTo(self.seat, self.most, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class RaidTo(Decision):
    """D-L1, op move_food: to which area with units of the side it goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, most: int, area: int) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        return [
            near
            for near in s.variant.britain.neighbours[self.area]
            if s.before[near] == CALM and s.has_units(near, kingdom)
        ]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(RaidFood(self.seat, self.most, self.area, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.area], AREA_IDS[option]


class RaidFood(Decision):
    """D-L1, op move_food: how many tokens are moved; they are not destroyed."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, most: int, area: int, target: int) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.area: Final = area
        self.target: Final = target

    def options(self, s: Bretwalda) -> list[int]:
        food = s.food[self.area]
        return list(range(1, (food if food < self.most else self.most) + 1))

    def choose(self, s: Bretwalda, option: int) -> None:
        s.food[self.area] -= option
        s.food[self.target] += option
        s.tell(log.FOOD_CARRIED, s.kingdom_at[self.seat], self.area, self.target, option)

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        return {FOOD_ID: option}


# Neutral units


def riot_areas(s: Bretwalda) -> list[int]:
    """Op neutral_riot: Countryside areas without units."""
    return [area for area in s.variant.britain.areas if s.present[area] == 0 and not is_town(s, area)]


class RiotArea(Decision):
    """D-L1, op neutral_riot, BRE-12.8: where a neutral Ceorl rises; the Control marker there goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-12.8"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return riot_areas(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.tell(log.RIOT, s.kingdom_at[self.seat], option)
        s.add_force(option, NEUTRAL, ONE[CEORL])
        remove_marker(s, option)


def hire_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """Op hire_neutral: areas with a neutral Thegn, if there is an area that he can go to."""
    return [
        area
        for area in s.variant.britain.areas
        if s.count(area, NEUTRAL, THEGN) > 0 and s.before[area] == CALM and nearest_areas(s, kingdom, area)
    ]


def nearest_areas(s: Bretwalda, kingdom: int, area: int) -> list[int]:
    """Op hire_neutral: the nearest areas that a Kingdom controls without enemies, by the number of land borders."""
    seen = [False] * len(s.before)
    seen[area] = True
    ring = [area]
    while ring:
        found = [
            here
            for here in ring
            if s.before[here] == CALM and s.controller(here) == kingdom and not s.has_enemies(here, kingdom)
        ]
        if found:
            found.sort()
            return found
        further: list[int] = []
        for here in ring:
            for near in s.variant.britain.neighbours[here]:
                if not seen[near]:
                    seen[near] = True
                    further.append(near)
        ring = further
    return []


class HireThegn(Decision):
    """D-L1, op hire_neutral: which neutral Thegn is replaced by one of the player's own."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost

    def options(self, s: Bretwalda) -> list[int]:
        return hire_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(HireTo(self.seat, self.cost, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class HireTo(Decision):
    """D-L1, op hire_neutral: to which of the nearest areas he goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, cost: int, area: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return nearest_areas(s, s.kingdom_at[self.seat], self.area)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        pay_gold(s, kingdom, self.cost)
        s.tell(log.NEUTRAL_HIRED, kingdom, THEGN, self.area, option)
        s.take_force(self.area, NEUTRAL, ONE[THEGN])
        s.place_unit(option, kingdom, THEGN)
        settle(s, option)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.area], AREA_IDS[option]
