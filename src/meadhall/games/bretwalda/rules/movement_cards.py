"""BRE-9.4: the effects of Lordship cards that belong to a Movement."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import FOREST_CLOSED, NO_SEA
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    KINDS,
    LAND_KINDS,
    MOVE,
    NEUTRAL,
    OPEN,
    RULER,
    RULER_GROUP_MOVE,
)
from meadhall.games.bretwalda.fields import CALM, GUIDED
from meadhall.games.bretwalda.forces import ONE, count
from meadhall.games.bretwalda.rules.bands import move_band
from meadhall.games.bretwalda.rules.food import pay_gold
from meadhall.games.bretwalda.rules.marches import march, unmoved
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    AREA,
    KIND,
    OF_KINGDOM,
    OF_VASSAL,
    TO,
    UNIT_AT,
    UNITS_PER_AREA,
    units_at,
)
from meadhall.games.bretwalda.ways import FAR, OVER_SEA, PAST_ENEMIES, card_costs


def has_unmoved(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether units of a side in an area can still move."""
    if s.before[area] != CALM:
        return False
    return unmoved(s, kingdom, area, OF_KINGDOM) != 0 or unmoved(s, kingdom, area, OF_VASSAL) != 0


def can_guide(s: Bretwalda, kingdom: int) -> bool:
    """Whether a Kingdom's side has units that have not moved."""
    for area in s.variant.britain.areas:
        if s.has_units(area, kingdom) and has_unmoved(s, kingdom, area):
            return True
    return False


def quicken_march(s: Bretwalda, kingdom: int, points: int) -> None:
    """Op group_move_bonus: the next group has more points; several cards add up."""
    s.march_bonus += points
    s.tell(log.MARCH_QUICKENED, kingdom, points)


class GuideArea(Decision):
    """D-L1, op forest_cost, scope = area: from which area groups cross Wildlands for nothing."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        return [area for area in s.variant.britain.areas if has_unmoved(s, kingdom, area)]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.deeds[option] |= GUIDED
        s.tell(log.GUIDES_FOUND, s.kingdom_at[self.seat], option)


# A unit alone


def lone_points(s: Bretwalda, kingdom: int, kind: int) -> int:
    """The points of a unit that a card moves alone, a Ceorl too."""
    return MOVE[kind] + (s.ability(kingdom, RULER_GROUP_MOVE) if kind == RULER else 0)


def lone_targets(s: Bretwalda, kingdom: int, unit: int, way: int) -> list[int]:
    """Where a unit (an option of UNIT_AT) comes on a way that passes enemies, or that crosses a sea."""
    area = unit // UNITS_PER_AREA
    kind = unit % UNITS_PER_AREA // 2
    costs = card_costs(s, kingdom, area, lone_points(s, kingdom, kind), way)
    return [target for target in s.variant.britain.areas if costs[target] != FAR]


def lone_units(s: Bretwalda, kingdom: int, way: int) -> list[int]:
    """Ops sea_step and pass_enemies: the units that have somewhere to go."""
    if way == OVER_SEA and s.modifier(kingdom, NO_SEA):
        return []
    units: list[int] = []
    for area in s.variant.britain.areas:
        if not s.has_units(area, kingdom) or not has_unmoved(s, kingdom, area):
            continue
        if way == OVER_SEA and s.variant.britain.sea_masks[area] == 0:
            continue
        for kind in range(LAND_KINDS):
            for whose in (OF_KINGDOM, OF_VASSAL):
                if count(unmoved(s, kingdom, area, whose), kind) > 0:
                    unit = UNITS_PER_AREA * area + 2 * kind + whose
                    if lone_targets(s, kingdom, unit, way):
                        units.append(unit)
    return units


def _march_alone(s: Bretwalda, kingdom: int, unit: int, target: int, is_landing: bool) -> None:
    force = ONE[unit % UNITS_PER_AREA // 2]
    own = force if unit % 2 == OF_KINGDOM else 0
    march(s, kingdom, unit // UNITS_PER_AREA, target, own, force - own, is_landing)


class SmuggleUnit(Decision):
    """D-L1, op sea_step: which unit is smuggled over a sea."""

    vocabulary: ClassVar[Vocabulary] = UNIT_AT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Bretwalda) -> list[int]:
        return lone_units(s, s.kingdom_at[self.seat], OVER_SEA)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(SmuggleTo(self.seat, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class SmuggleTo(Decision):
    """D-L1, op sea_step: where it goes."""

    vocabulary: ClassVar[Vocabulary] = TO
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit: Final = unit
        """An option of UNIT_AT."""

    def options(self, s: Bretwalda) -> list[int]:
        return lone_targets(s, s.kingdom_at[self.seat], self.unit, OVER_SEA)

    def choose(self, s: Bretwalda, option: int) -> None:
        _march_alone(s, s.kingdom_at[self.seat], self.unit, option, True)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.unit // UNITS_PER_AREA], AREA_IDS[option]


class SlipUnit(Decision):
    """D-L1, op pass_enemies: which unit passes an area with enemies."""

    vocabulary: ClassVar[Vocabulary] = UNIT_AT
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Bretwalda) -> list[int]:
        return lone_units(s, s.kingdom_at[self.seat], PAST_ENEMIES)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(SlipTo(self.seat, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class SlipTo(Decision):
    """D-L1, op pass_enemies: where it goes; the area that it passes is not affected."""

    vocabulary: ClassVar[Vocabulary] = TO
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit: Final = unit
        """An option of UNIT_AT."""

    def options(self, s: Bretwalda) -> list[int]:
        return lone_targets(s, s.kingdom_at[self.seat], self.unit, PAST_ENEMIES)

    def choose(self, s: Bretwalda, option: int) -> None:
        _march_alone(s, s.kingdom_at[self.seat], self.unit, option, False)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.unit // UNITS_PER_AREA], AREA_IDS[option]


# Neutral units


def collusion_targets(s: Bretwalda, kingdom: int, area: int) -> list[int]:
    """Op move_neutral: adjacent areas over an open way, without units of the side and without a pending battle."""
    neighbours = s.variant.britain.neighbours[area]
    borders = s.variant.britain.borders[area]
    is_closed = s.modifier(kingdom, FOREST_CLOSED) != 0
    return [
        neighbours[n]
        for n in range(len(neighbours))
        if s.before[neighbours[n]] == CALM
        and not s.has_units(neighbours[n], kingdom)
        and (borders[n] == OPEN or not is_closed)
    ]


def collusions(s: Bretwalda, kingdom: int) -> list[int]:
    """Op move_neutral: areas with neutral units that can go somewhere."""
    return [
        area
        for area in s.variant.britain.areas
        if s.present[area] >> NEUTRAL & 1 and s.before[area] == CALM and collusion_targets(s, kingdom, area)
    ]


class ColludeArea(Decision):
    """D-L1, op move_neutral: from which area a neutral unit moves."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost

    def options(self, s: Bretwalda) -> list[int]:
        return collusions(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(ColludeKind(self.seat, self.cost, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class ColludeKind(Decision):
    """D-L1, op move_neutral: of which type it is."""

    vocabulary: ClassVar[Vocabulary] = KIND
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, cost: int, area: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return [kind for kind in range(KINDS) if s.count(self.area, NEUTRAL, kind) > 0]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(ColludeTo(self.seat, self.cost, self.area, option))

    def lies(self, s: Bretwalda, piece: str) -> str:
        return units_at(piece, NEUTRAL, self.area)


class ColludeTo(Decision):
    """D-L1, op move_neutral: where it goes; it attacks whoever is there."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, cost: int, area: int, kind: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.area: Final = area
        self.kind: Final = kind

    def options(self, s: Bretwalda) -> list[int]:
        return collusion_targets(s, s.kingdom_at[self.seat], self.area)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        pay_gold(s, kingdom, self.cost)
        s.tell(log.NEUTRAL_MOVED, kingdom, self.kind, self.area, option)
        move_band(s, NEUTRAL, ONE[self.kind], self.area, option)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.area], AREA_IDS[option]
