"""Chapter 6: zones of control; `Battle.is_in_zone` answers for a hex, these for what follows from it."""

from __future__ import annotations

from meadhall.games.medieval_battle.content import COUNTERS, KIND_OF
from meadhall.games.medieval_battle.fields import MOVING, STOPPED
from meadhall.games.medieval_battle.state import Battle


def stage_after_step(s: Battle, side: int, hex_: int) -> int:
    """MED-6.4 to MED-6.6: a unit that enters an enemy zone must stop; so must one held by the option `zoc_exit`."""
    if s.is_in_zone(1 - side, hex_) or is_held(s):
        return STOPPED
    return MOVING


def is_held(s: Battle) -> bool:
    """MED-RUL-11: whether the active unit began in an enemy zone and may therefore go only one hex."""
    return s.variant.leaves_zone_by_one_hex and s.began_in_zone


def is_bound_to_others(s: Battle, hex_: int, enemy: int) -> bool:
    """MED-6.4, MED-RUL-12: whether a unit stopped on a hex is in enemy zones there, but not in that of this enemy."""
    is_in_zones = s.variant.plays_by_the_book and s.is_in_zone(enemy // COUNTERS, hex_)
    return is_in_zones and not s.is_open_to(KIND_OF[enemy], hex_)
