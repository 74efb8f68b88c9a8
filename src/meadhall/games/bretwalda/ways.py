"""Ways over land and sea: what borders cost, and which areas are within reach (BRE-4.3, BRE-15.13 to BRE-15.16)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled
from meadhall.games.bretwalda.cards import EASY_FORESTS, FOREST_CLOSED, NO_SEA
from meadhall.games.bretwalda.content import (
    AREAS,
    FOREST,
    FOREST_COST,
    GWYNEDD,
    KINGDOMS,
    OPEN,
    OPEN_COST,
    SEAS,
    WALL_COST,
)
from meadhall.games.bretwalda.fields import CALM, GUIDED
from meadhall.games.bretwalda.realm import has_harbour
from meadhall.games.bretwalda.state import Bretwalda

FAR: Final = 99
"""Out of reach."""

PAST_ENEMIES: Final = 0
OVER_SEA: Final = 1
_PIONEER_COST: Final = 1
_SEA_STEP: Final = 1


def border_cost(s: Bretwalda, kingdom: int, border: int, is_guided: bool) -> int:
    """BRE-4.3, VAN-6.4: what crossing a border costs units of a Kingdom's side."""
    if border == OPEN:
        return OPEN_COST
    if s.modifier(kingdom, FOREST_CLOSED):
        return FAR
    if border == FOREST and is_guided:
        return 0
    easy = s.modifier(kingdom, EASY_FORESTS)
    if border == FOREST:
        if s.vassal[kingdom] == GWYNEDD or easy:
            return _PIONEER_COST
        return FOREST_COST
    return easy if easy else WALL_COST


def border_costs(s: Bretwalda, kingdom: int, origin: int) -> list[int]:
    """What each kind of border costs a group that starts in an area."""
    is_guided = s.deeds[origin] & GUIDED != 0
    return [border_cost(s, kingdom, border, is_guided) for border in range(3)]


def land_costs(s: Bretwalda, kingdom: int, origin: int, points: int) -> Numbers:
    """The points that a group needs for each area, FAR where it cannot come (BRE-15.15)."""
    britain = s.variant.britain
    price = border_costs(s, kingdom, origin)
    ours = s.side_mask(kingdom)
    costs = filled(FAR, AREAS)
    costs[origin] = 0
    queue = [origin]
    done = 0
    while done < len(queue):
        area = queue[done]
        done += 1
        if s.present[area] & ~ours and area != origin:
            continue
        neighbours = britain.neighbours[area]
        borders = britain.borders[area]
        here = costs[area]
        for n in range(len(neighbours)):
            cost = here + price[borders[n]]
            there = neighbours[n]
            if cost <= points and cost < costs[there]:
                costs[there] = cost
                queue.append(there)
    costs[origin] = FAR
    return costs


def card_costs(s: Bretwalda, kingdom: int, origin: int, points: int, way: int) -> Numbers:
    """The points for a unit that, once on its way, passes enemies (PAST_ENEMIES) or crosses a sea (OVER_SEA).

    After that it may turn back, over the area where it began too, but not end there (BRE-RUL-49).
    Places 0 to AREAS - 1 of the queue are areas before that, those from AREAS on the same areas after it.
    """
    britain = s.variant.britain
    price = border_costs(s, kingdom, origin)
    ours = s.side_mask(kingdom)
    costs = filled(FAR, 2 * AREAS)
    costs[origin] = 0
    queue = [origin]
    done = 0
    while done < len(queue):
        place = queue[done]
        done += 1
        is_after = place >= AREAS
        area = place - AREAS if is_after else place
        is_enemy = s.present[area] & ~ours != 0 and place != origin
        if is_enemy and (is_after or way == OVER_SEA):
            continue
        shift = AREAS if is_after or is_enemy else 0
        neighbours = britain.neighbours[area]
        borders = britain.borders[area]
        for n in range(len(neighbours)):
            _relax(costs, queue, neighbours[n] + shift, costs[place] + price[borders[n]], points)
        if way == OVER_SEA and not is_after:
            for sea in britain.seas_of[area]:
                for target in britain.coast[sea]:
                    if target != area:
                        _relax(costs, queue, target + AREAS, costs[place] + _SEA_STEP, points)
    after = costs[AREAS:]
    after[origin] = FAR
    return after


def _relax(costs: Numbers, queue: list[int], place: int, cost: int, points: int) -> None:
    if cost <= points and cost < costs[place]:
        costs[place] = cost
        queue.append(place)


def own_seas(s: Bretwalda, kingdom: int) -> int:
    """The mask of seas with Ships of a Kingdom."""
    mask = 0
    for sea in range(SEAS):
        if s.ships[KINGDOMS * sea + kingdom]:
            mask |= 1 << sea
    return mask


def bridged_seas(s: Bretwalda, kingdom: int, area: int) -> int:
    """BRE-15.16: the mask of seas that a chain of a Kingdom's Ships joins to the coast of an area."""
    if s.modifier(kingdom, NO_SEA):
        return 0
    own = own_seas(s, kingdom)
    joined = own & s.variant.britain.sea_masks[area]
    is_growing = joined != 0
    while is_growing:
        is_growing = False
        for sea in range(SEAS):
            if joined >> sea & 1:
                for other in s.variant.britain.links[sea]:
                    if own >> other & 1 and not joined >> other & 1:
                        joined |= 1 << other
                        is_growing = True
    return joined


def embarked_seas(s: Bretwalda, kingdom: int, area: int) -> int:
    """BRE-15.16: the mask of seas over which a group of an area can be carried; it needs a Harbour that is its own."""
    if s.variant.britain.sea_masks[area] == 0 or not has_harbour(s, area):
        return 0
    if s.before[area] != CALM or s.controller(area) != kingdom or s.has_enemies(area, kingdom):
        return 0
    return bridged_seas(s, kingdom, area)


def is_adjacent(s: Bretwalda, area: int, other: int) -> bool:
    """Whether two areas have a land border."""
    return other in s.variant.britain.neighbours[area]
