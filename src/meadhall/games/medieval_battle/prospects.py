"""What units could do in their next turn as things stand: where they could go, and whom they could strike.

Ways through friends are left out: they cost two units points, and hardly ever lead further.
"""

from __future__ import annotations

from meadhall.games.medieval_battle.content import (
    COUNTERS,
    KIND_OF,
    KINDS,
    MELEE,
    NONE,
    POINTS_TO_WIN,
    TABOR,
    TABOR_POINTS,
)
from meadhall.games.medieval_battle.fields import MOVING, READY, STOPPED
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, distance
from meadhall.games.medieval_battle.rules.melee import height_between, limited, mounted_factor, numbers_factor
from meadhall.games.medieval_battle.rules.movement import can_enter
from meadhall.games.medieval_battle.rules.zones import is_bound_to_others
from meadhall.games.medieval_battle.state import Battle


def units_on_board(s: Battle, side: int) -> list[int]:
    """The units of an army that stand on the board, its tabor too."""
    return [unit for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS) if s.place[unit] >= 0]


def reach(s: Battle, unit: int) -> dict[int, int]:
    """The hexes on which a unit can end a movement, its own with them, and the most points that it has left there."""
    start, enemy = s.place[unit], 1 - unit // COUNTERS
    left = {start: s.points[unit]}
    if unit == s.active and s.stage not in (READY, MOVING):
        return left
    is_held = s.variant.leaves_zone_by_one_hex and s.is_in_zone(enemy, start)
    cost = s.variant.field.cost
    frontier = [start]
    while frontier:
        further: list[int] = []
        for hex_ in frontier:
            points = left[hex_]
            for other in NEIGHBOURS[hex_]:
                if not can_enter(s, unit, other, points) or s.unit_at[other] != NONE:
                    continue
                if left.get(other, -1) < points - cost[other]:
                    left[other] = points - cost[other]
                    if not is_held and not s.is_in_zone(enemy, other):
                        further.append(other)
        frontier = further
    return left


def strikes_from(s: Battle, unit: int, target: int) -> list[int]:
    """The hexes from which a unit could attack another within one turn, the nearest first (MED-5.5, MED-6.4)."""
    there = s.place[target]
    if KIND_OF[unit] == TABOR or distance(s.place[unit], there) > s.points[unit]:
        return []
    if not s.is_open_to(KIND_OF[unit], there):
        return []
    price = s.variant.field.cost[there]
    left = reach(s, unit)
    is_stopped = unit == s.active and s.stage == STOPPED
    found: list[int] = []
    for hex_ in NEIGHBOURS[there]:
        if left.get(hex_, -1) < price:
            continue
        is_stopped_here = is_stopped or hex_ != s.place[unit]
        if not is_stopped_here or not is_bound_to_others(s, hex_, target):
            found.append(hex_)
    found.sort(key=lambda hex_: distance(s.place[unit], hex_))
    return found


def column_from(s: Battle, attacker: int, hex_: int, defender: int) -> int:
    """The column of a melee if the attacker stood on a hex (MED-8.1 to MED-8.7)."""
    base = MELEE[KINDS * KIND_OF[attacker] + KIND_OF[defender]]
    shift = numbers_factor(s, attacker, defender) + mounted_factor(s, attacker, defender)
    return limited(base + shift + height_between(s, hex_, s.place[defender]))


def attackers(s: Battle, target: int) -> list[tuple[int, int]]:
    """The enemies that could attack a unit within one turn, each with the hex that is best for it."""
    found: list[tuple[int, int]] = []
    for unit in units_on_board(s, 1 - target // COUNTERS):
        hexes = strikes_from(s, unit, target)
        if hexes:
            found.append((unit, max(hexes, key=lambda hex_: column_from(s, unit, hex_, target))))
    return found


def can_win_next(s: Battle, side: int) -> bool:
    """Whether an army could have enough victory points after one turn: by a free flag, or an exposed tabor."""
    missing = POINTS_TO_WIN[s.variant.field.size] - s.victory_points(side)
    tabor = s.tabor(1 - side)
    is_exposed = s.place[tabor] >= 0 and s.points[tabor] == 0
    if missing <= TABOR_POINTS and is_exposed and attackers(s, tabor):
        return True
    field = s.variant.field
    wanted = [
        flag
        for n, flag in enumerate(field.flags)
        if s.flag_owner[n] != side and field.flag_points[n] >= missing and s.unit_at[flag] == NONE
    ]
    for unit in units_on_board(s, side) if wanted else []:
        near = [flag for flag in wanted if distance(s.place[unit], flag) <= s.points[unit]]
        if near:
            left = reach(s, unit)
            if any(flag in left for flag in near):
                return True
    return False
