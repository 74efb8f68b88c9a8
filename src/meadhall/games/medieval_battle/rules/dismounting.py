"""Chapter 14: dismounting, an optional rule."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    COUNTERS,
    COUNTERS_OF,
    DISMOUNTED_POINTS,
    DISMOUNTS_TO,
    FIRST_COUNTER,
    KIND_OF,
    NONE,
    OUT,
)
from meadhall.games.medieval_battle.state import Battle


def foot_counter(s: Battle, unit: int) -> int:
    """MED-14.5: the lowest-numbered foot counter that a mounted unit can become, or NONE."""
    if not can_have_foot(s, unit):
        return NONE
    kind = DISMOUNTS_TO[KIND_OF[unit]]
    first = COUNTERS * (unit // COUNTERS) + FIRST_COUNTER[kind]
    for other in range(first, first + COUNTERS_OF[kind]):
        if s.place[other] == OUT:
            return other
    return NONE


def can_have_foot(s: Battle, unit: int) -> bool:
    """MED-14.5: whether a unit is one of those that dismount, if a counter is left."""
    return s.variant.dismount and DISMOUNTS_TO[KIND_OF[unit]] != NONE


def dismount(s: Battle, unit: int) -> int:
    """MED-14.2, MED-14.3, MED-14.6: the foot unit in its place, with its strength and fewer points."""
    foot = foot_counter(s, unit)
    hex_ = s.place[unit]
    knights = s.knights[unit]
    points = DISMOUNTED_POINTS[s.points[unit]]
    s.remove(unit)
    s.knights[foot] = knights
    s.points[foot] = points
    s.put(foot, hex_)
    # A counter that the opponent has seen before is that of a fallen unit, which was recruited and paid for.
    s.dismounted[unit // COUNTERS] |= 1 << foot % COUNTERS & ~s.shown[unit // COUNTERS]
    s.shown[unit // COUNTERS] |= 1 << foot % COUNTERS
    s.tell(log.DISMOUNTED, unit // COUNTERS, KIND_OF[unit], KIND_OF[foot], hex_)
    return foot


def shows_counter(s: Battle, unit: int) -> bool:
    """Whether the dismounting of a unit shows that a counter is not in reserve, where the opponent could believe it."""
    foot = foot_counter(s, unit)
    return not s.are_armies_known and s.shown[unit // COUNTERS] >> foot % COUNTERS & 1 == 0
