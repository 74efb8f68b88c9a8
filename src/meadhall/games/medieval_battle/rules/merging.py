"""Chapter 10: merging."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import COUNTERS, FULL, KIND_OF, OUT
from meadhall.games.medieval_battle.fields import TRANSIT
from meadhall.games.medieval_battle.rules.movement import leave_transit
from meadhall.games.medieval_battle.state import Battle


def merge(s: Battle, unit: int, hex_: int) -> None:
    """MED-10.2, MED-10.3: the mover's counter goes, the other is full and has the smaller number of points."""
    other = s.unit_at[hex_]
    left = s.points[unit] - s.variant.field.cost[hex_]
    s.points[other] = min(s.points[other], left)
    s.knights[other] = FULL
    if s.stage != TRANSIT:
        s.lift(unit)
    leave_transit(s)
    s.place[unit] = OUT
    s.knights[unit] = 0
    s.points[unit] = 0
    s.tell(log.MERGED, unit // COUNTERS, KIND_OF[unit], hex_)
