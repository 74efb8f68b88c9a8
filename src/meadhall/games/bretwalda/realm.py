"""Pure questions about areas and Kingdoms: what an area is, and what a Kingdom has."""

from __future__ import annotations

from meadhall.games.bretwalda.cards import F_AREA, F_DALC, F_FOOD, F_HARBOUR, F_TOWN
from meadhall.games.bretwalda.content import (
    ABBEY,
    ALPHABETICAL,
    AREA_TYPE,
    BUILDINGS,
    CAPITAL,
    CAPITAL_AREA,
    CITY,
    CONTROL_MARKERS,
    FIRST_MINOR,
    FOOD_PRODUCTION,
    GRANARY,
    HARBOUR,
    HOME_OF,
    KINGDOMS,
    LAND_KINDS,
    NONE,
    OWNERS,
    PORT,
    PRINTED_DALC,
    PRINTED_FOOD,
    PRINTED_HARBOUR,
    SLOTS,
    TOWN,
    VILLAGE,
)
from meadhall.games.bretwalda.fields import CALM
from meadhall.games.bretwalda.forces import count, size
from meadhall.games.bretwalda.state import Bretwalda

# Areas


def is_town(s: Bretwalda, area: int) -> bool:
    """Whether an area is a City: printed, a Capital, or by a City marker (BRE-4.1, BRE-7.10)."""
    return AREA_TYPE[area] != VILLAGE or s.improvements[area] >> CITY & 1 == 1


def has_food_symbol(s: Bretwalda, area: int) -> bool:
    """Whether an area has a Food symbol, printed or by a marker (BRE-7.10)."""
    return PRINTED_FOOD[area] > 0 or s.improvements[area] >> FOOD_PRODUCTION & 1 == 1


def has_harbour(s: Bretwalda, area: int) -> bool:
    """Whether an area has a Harbour, printed or by a marker (BRE-7.10)."""
    return PRINTED_HARBOUR[area] or s.improvements[area] >> HARBOUR & 1 == 1


def has_port_marker(s: Bretwalda, area: int) -> bool:
    """VAN-5.3, BRE-RUL-8: whether a Harbour marker is a Port here: one without a slot, which nobody can destroy."""
    return s.improvements[area] >> HARBOUR & 1 == 1 and s.variant.plays_by_the_book


def has_port(s: Bretwalda, area: int) -> bool:
    """Whether an area has a Port, as a building or by a marker."""
    return s.has_building(area, PORT) or has_port_marker(s, area)


def count_buildings(s: Bretwalda, area: int) -> int:
    """How many buildings stand in an area, on its slots."""
    found = 0
    buildings = s.buildings[area]
    while buildings:
        if buildings & 7:
            found += 1
        buildings >>= 3
    return found


def count_of(s: Bretwalda, area: int, building: int) -> int:
    """How many buildings of a type, or of all with BUILDINGS, an area counts for; a Harbour marker is a Port."""
    if building == BUILDINGS:
        return count_buildings(s, area) + (1 if has_port_marker(s, area) else 0)
    if building == PORT:
        return 1 if has_port(s, area) else 0
    return 1 if s.has_building(area, building) else 0


def has_free_slot(s: Bretwalda, area: int) -> bool:
    """BRE-4.6: whether another building fits into an area."""
    if AREA_TYPE[area] == CAPITAL:
        return count_buildings(s, area) < SLOTS[CAPITAL]
    return count_buildings(s, area) < SLOTS[TOWN if is_town(s, area) else VILLAGE]


def can_hold(s: Bretwalda, area: int, building: int) -> bool:
    """BRE-4.6: whether a building of a type can stand in an area besides those that do."""
    if s.has_building(area, building) or not has_free_slot(s, area):
        return False
    if building == GRANARY:
        return has_food_symbol(s, area)
    if building == PORT:
        return has_harbour(s, area) and not has_port_marker(s, area)
    return True


def is_contested(s: Bretwalda, area: int) -> bool:
    """Whether a battle is pending in an area."""
    return s.before[area] != CALM


def has_feature(s: Bretwalda, area: int, feature: int) -> bool:
    """Whether an area has a feature that Chronicles count."""
    if feature == F_AREA:
        return True
    if feature == F_TOWN:
        return is_town(s, area)
    if feature == F_HARBOUR:
        return has_harbour(s, area)
    if feature == F_FOOD:
        return has_food_symbol(s, area)
    if feature == F_DALC:
        return PRINTED_DALC[area] > 0
    return s.variant.britain.has_forest[area]


# Kingdoms


def controlled(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas that a Kingdom controls."""
    return [area for area in s.variant.britain.areas if s.controller(area) == kingdom]


def count_controlled(s: Bretwalda, kingdom: int, feature: int) -> int:
    """How many areas with a feature a Kingdom controls."""
    found = 0
    for area in s.variant.britain.areas:
        if has_feature(s, area, feature) and s.controller(area) == kingdom:
            found += 1
    return found


def count_controlled_buildings(s: Bretwalda, kingdom: int, building: int) -> int:
    """How many buildings of a type, or of all with BUILDINGS, a Kingdom controls."""
    found = 0
    for area in s.variant.britain.areas:
        if (s.buildings[area] or s.improvements[area]) and s.controller(area) == kingdom:
            found += count_of(s, area, building)
    return found


def count_abbeys(s: Bretwalda, kingdom: int) -> int:
    """How many Abbeys a Kingdom controls."""
    return count_controlled_buildings(s, kingdom, ABBEY)


def count_food(s: Bretwalda, kingdom: int) -> int:
    """The Food on areas that a Kingdom controls: what it can spend (BRE-7.3, BRE-7.4)."""
    total = 0
    for area in s.variant.britain.areas:
        if s.food[area] and s.controller(area) == kingdom:
            total += s.food[area]
    return total


def food_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas from which a Kingdom can spend Food."""
    return [area for area in s.variant.britain.areas if s.food[area] and s.controller(area) == kingdom]


def next_food_area(s: Bretwalda, kingdom: int) -> int:
    """BRE-7.9: the area from which the next Food token is taken; NONE if there is none."""
    best = NONE
    best_rank = -1
    for area in s.variant.britain.areas:
        if s.food[area] and s.controller(area) == kingdom:
            rank = s.food[area] * 64 + 63 - ALPHABETICAL[area]
            if not s.has_units(area, kingdom):
                rank += 1 << 20
            if rank > best_rank:
                best = area
                best_rank = rank
    return best


def count_land_units(s: Bretwalda, owner: int) -> int:
    """How many land units of an owner are on the board."""
    total = 0
    for area in s.variant.britain.areas:
        if s.present[area] >> owner & 1:
            total += size(s.units[OWNERS * area + owner])
    return total


def count_units(s: Bretwalda, kingdom: int, kind: int) -> int:
    """How many units of a type a Kingdom's side has on the board."""
    if kind >= LAND_KINDS:
        return count_ships(s, kingdom)
    total = 0
    vassal = s.owner_of(kingdom, 1)
    for area in s.variant.britain.areas:
        total += s.count(area, kingdom, kind)
        if vassal != NONE:
            total += s.count(area, vassal, kind)
    return total


def count_ships(s: Bretwalda, kingdom: int) -> int:
    """How many Ships a Kingdom has at sea."""
    total = 0
    for place in range(kingdom, len(s.ships), KINGDOMS):
        total += s.ships[place]
    return total


def count_area_units(s: Bretwalda, area: int) -> int:
    """How many units of all owners are in an area."""
    total = 0
    present = s.present[area]
    owner = 0
    while present:
        if present & 1:
            total += size(s.units[OWNERS * area + owner])
        present >>= 1
        owner += 1
    return total


def side_size(s: Bretwalda, area: int, side: int) -> int:
    """How many units of a side are in an area."""
    total = size(s.units[OWNERS * area + side])
    vassal = s.owner_of(side, 1)
    if vassal != NONE:
        total += size(s.units[OWNERS * area + vassal])
    return total


def side_count(s: Bretwalda, area: int, side: int, kind: int) -> int:
    """How many units of a type of a side are in an area."""
    total = count(s.units[OWNERS * area + side], kind)
    vassal = s.owner_of(side, 1)
    if vassal != NONE:
        total += count(s.units[OWNERS * area + vassal], kind)
    return total


def place_in_order(s: Bretwalda, kingdom: int) -> int:
    """The place of a Kingdom in the player order, from 1; 0 if it has none."""
    for n in range(KINGDOMS):
        if s.order[n] == kingdom:
            return n + 1
    return 0


def count_free_markers(s: Bretwalda, kingdom: int) -> int:
    """How many Control markers a Kingdom has left."""
    left = CONTROL_MARKERS
    for owner in s.marker:
        if owner == kingdom:
            left -= 1
    return left


def holds_capital(s: Bretwalda, kingdom: int) -> bool:
    """Whether a Kingdom controls its Capital, without enemy units there."""
    capital = CAPITAL_AREA[kingdom]
    return s.controller(capital) == kingdom and not s.has_enemies(capital, kingdom)


def is_vassal_home(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether an area is a home area of a Kingdom's Vassal."""
    home = HOME_OF[area]
    return home != NONE and s.vassal[kingdom] == home


def has_vassal_units(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether units of a Kingdom's Vassal are in an area."""
    vassal = s.vassal[kingdom]
    return vassal != NONE and s.present[area] >> FIRST_MINOR + vassal & 1 == 1


def collects(s: Bretwalda, kingdom: int, area: int) -> bool:
    """BRE-15.1, VAN-4.4: whether a Kingdom collects from an area."""
    if s.controller(area) != kingdom or s.has_enemies(area, kingdom):
        return False
    return area == CAPITAL_AREA[kingdom] or s.has_units(area, kingdom) or is_vassal_home(s, kingdom, area)
