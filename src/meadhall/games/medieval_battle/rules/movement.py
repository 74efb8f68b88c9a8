"""Chapter 5: movement, step by step."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import COUNTERS, FULL, KIND_OF, NONE, TABOR
from meadhall.games.medieval_battle.fields import TRANSIT
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, PLACES
from meadhall.games.medieval_battle.rules.zones import stage_after_step
from meadhall.games.medieval_battle.state import Battle


def can_enter(s: Battle, unit: int, hex_: int, points: int) -> bool:
    """MED-5.1, MED-5.3: whether the terrain is open to the unit and the points suffice."""
    return s.variant.field.entry[PLACES * KIND_OF[unit] + hex_] <= points


def can_merge(s: Battle, unit: int, other: int) -> bool:
    """MED-10.1: two reduced units of one type and army."""
    return (
        other // COUNTERS == unit // COUNTERS
        and other != unit
        and KIND_OF[other] == KIND_OF[unit]
        and KIND_OF[unit] != TABOR
        and s.knights[unit] < FULL
        and s.knights[other] < FULL
    )


def enterable(s: Battle, unit: int) -> list[int]:
    """The adjacent hexes that a unit can enter."""
    entry = s.variant.field.entry
    first = PLACES * KIND_OF[unit]
    points = s.points[unit]
    return [hex_ for hex_ in NEIGHBOURS[s.place[unit]] if entry[first + hex_] <= points]


def can_step(s: Battle, unit: int, hex_: int, is_held: bool) -> bool:
    """MED-5.2 to MED-5.9: whether a unit goes onto a hex that it can enter: an empty one, or through a friend if the
    way can be finished and nothing holds it."""
    if s.stage == TRANSIT and hex_ in s.transit:
        return False
    other = s.unit_at[hex_]
    if other == NONE:
        return True
    if other // COUNTERS != unit // COUNTERS or is_held:
        return False
    used: list[int] = [*s.transit] if s.stage == TRANSIT else [s.place[unit]]
    return _can_pass(s, unit, hex_, s.points[unit], used)


def _can_pass(s: Battle, unit: int, hex_: int, points: int, used: list[int]) -> bool:
    """MED-5.7, MED-5.8: both pay a point more, no enemy zone on the friend's hex, and the unit gets out again."""
    side = unit // COUNTERS
    friend = s.unit_at[hex_]
    left = points - s.variant.field.cost[hex_] - 1
    if left < 0 or s.points[friend] < 1 or s.is_in_zone(1 - side, hex_):
        return False
    beyond = [*used, hex_]
    for other in NEIGHBOURS[hex_]:
        if other in beyond or not can_enter(s, unit, other, left):
            continue
        there = s.unit_at[other]
        if there == NONE or can_merge(s, unit, there):
            return True
        if there // COUNTERS == side and _can_pass(s, unit, other, left, beyond):
            return True
    return False


def step(s: Battle, unit: int, hex_: int) -> None:
    """Carry out a step: pay, go, and stop in an enemy zone."""
    side = unit // COUNTERS
    cost = s.variant.field.cost[hex_]
    origin = s.place[unit]
    friend = s.unit_at[hex_]
    is_leaving_friend = s.stage == TRANSIT
    if not is_leaving_friend:
        s.lift(unit)
    if friend != NONE:
        _pass_through(s, unit, hex_, origin)
        return
    s.points[unit] -= cost
    s.put(unit, hex_)
    s.stage = stage_after_step(s, side, hex_)
    leave_transit(s)
    s.tell(log.MOVED, side, KIND_OF[unit], origin, hex_, s.points[unit])
    if KIND_OF[unit] == TABOR:
        s.tell(log.TABOR_EXPOSED, side, hex_)


def _pass_through(s: Battle, unit: int, hex_: int, origin: int) -> None:
    """MED-5.7, MED-12.7: the friend pays a point, which exposes a tabor."""
    friend = s.unit_at[hex_]
    s.points[unit] -= s.variant.field.cost[hex_] + 1
    s.points[friend] -= 1
    if s.stage != TRANSIT:
        s.transit[0] = origin
    s.transit[_next_in_transit(s)] = hex_
    s.stage = TRANSIT
    s.place[unit] = hex_
    s.tell(log.PASSED_THROUGH, unit // COUNTERS, KIND_OF[unit], hex_)
    if KIND_OF[friend] == TABOR:
        s.tell(log.TABOR_EXPOSED, unit // COUNTERS, hex_)


def _next_in_transit(s: Battle) -> int:
    """The first place among the hexes of a way through friends that is not used yet."""
    n = 0
    while s.transit[n] != NONE:
        n += 1
    return n


def leave_transit(s: Battle) -> None:
    """A way through friends is over."""
    for n in range(len(s.transit)):
        s.transit[n] = NONE
