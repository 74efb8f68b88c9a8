"""Chapter 12: the wagon train."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import COUNTERS
from meadhall.games.medieval_battle.rules.victory import tell_points
from meadhall.games.medieval_battle.state import Battle


def strike_tabor(s: Battle, tabor: int) -> bool:
    """MED-12.3, MED-12.5: a fortified tabor is exposed, an exposed one destroyed; whether it was destroyed."""
    side = tabor // COUNTERS
    hex_ = s.place[tabor]
    if s.points[tabor] > 0:
        s.points[tabor] = 0
        s.tell(log.TABOR_EXPOSED, side, hex_)
        return False
    s.remove(tabor)
    s.tell(log.TABOR_DESTROYED, side, hex_)
    tell_points(s)
    return True
