"""Chapter 9: shooting."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    BLOCKS_SIGHT,
    COUNTERS,
    DEFENDER_LOSSES,
    FULL,
    IS_COVER,
    KIND_OF,
    KINDS,
    LEAST_COLUMN,
    NONE,
    RANGE,
    ROCKY_HILLS,
    SHOOTING,
    SHOOTING_LADDER,
    TABOR,
)
from meadhall.games.medieval_battle.hexes import BETWEEN, HEXES, NEIGHBOURS, TWO_AWAY
from meadhall.games.medieval_battle.rules.melee import height_factor, limited, lose, meet, numbers_factor
from meadhall.games.medieval_battle.rules.wagon_train import strike_tabor
from meadhall.games.medieval_battle.state import Battle


def targets(s: Battle, shooter: int) -> list[int]:
    """MED-9.1, MED-9.8 to MED-9.10: the hexes with an enemy within range and in sight."""
    reach = RANGE[KIND_OF[shooter]]
    found: list[int] = []
    if reach == 0 or s.points[shooter] < 1:
        return found
    hex_ = s.place[shooter]
    for other in NEIGHBOURS[hex_]:
        if _is_target(s, shooter, other):
            found.append(other)
    if reach > 1:
        far = TWO_AWAY[hex_]
        for n in range(len(far)):
            if _is_target(s, shooter, far[n]) and is_in_sight(s, hex_, BETWEEN[hex_][n]):
                found.append(far[n])
        found.sort()
    return found


def _is_target(s: Battle, shooter: int, hex_: int) -> bool:
    if hex_ >= HEXES:
        return False
    unit = s.unit_at[hex_]
    if unit == NONE or unit // COUNTERS == shooter // COUNTERS:
        return False
    return KIND_OF[unit] != TABOR or s.variant.tabor_shootable


def is_in_sight(s: Battle, hex_: int, between: list[int]) -> bool:
    """MED-9.8, MED-9.9: one hex between decides; of two, both must block, or either by the option `los_edge_rule`."""
    blocked = 0
    for middle in between:
        if _blocks(s, hex_, middle):
            blocked += 1
    if s.variant.either_hex_blocks:
        return blocked == 0
    return blocked < len(between)


def _blocks(s: Battle, hex_: int, middle: int) -> bool:
    """MED-9.8: forest and mountains, unless the shooter stands higher; hills by the option `los_hills_block`."""
    field = s.variant.field
    terrain = field.terrain[middle]
    if BLOCKS_SIGHT[terrain]:
        return field.level[hex_] <= field.level[middle]
    # MED-RUL-23: hills hide what is behind them from low ground only.
    return s.variant.hills_block and terrain == ROCKY_HILLS and field.level[hex_] < field.level[middle]


def cover_factor(s: Battle, target: int) -> int:
    """MED-9.6: who is shot at in a forest."""
    return -1 if IS_COVER[s.variant.field.terrain[s.place[target]]] else 0


def shooting_losses(s: Battle, shooter: int, target: int) -> int:
    """MED-9.4 to MED-9.7: numbers, height and cover shift the card; the option `shooting_scale` reads it otherwise."""
    pair = KINDS * KIND_OF[shooter] + KIND_OF[target]
    shift = numbers_factor(s, shooter, target) + height_factor(s, shooter, target) + cover_factor(s, target)
    if s.variant.shoots_by_ladder:
        return max(0, min(FULL, SHOOTING_LADDER[pair] + shift))
    return DEFENDER_LOSSES[limited(SHOOTING[pair] + shift) - LEAST_COLUMN]


def _reckon(s: Battle, shooter: int, target: int, losses: int) -> None:
    """Tell the card of a shot, what shifts it, and what comes of it."""
    if s.ear is None:
        return
    pair = KINDS * KIND_OF[shooter] + KIND_OF[target]
    numbers = numbers_factor(s, shooter, target)
    height = height_factor(s, shooter, target)
    cover = cover_factor(s, target)
    if s.variant.shoots_by_ladder:
        s.tell(log.RECKONED_BY_LADDER, SHOOTING_LADDER[pair], numbers, height, cover, losses)
    else:
        column = limited(SHOOTING[pair] + numbers + height + cover)
        s.tell(log.RECKONED, SHOOTING[pair], numbers, height, cover, column)


def shoot(s: Battle, shooter: int, hex_: int) -> None:
    """MED-5.10, MED-9.2, MED-9.3, MED-9.11: a point, and the target's losses; nobody withdraws, nobody advances."""
    target = s.unit_at[hex_]
    s.points[shooter] -= 1
    if KIND_OF[target] == TABOR:
        s.tell(log.SHOT, shooter // COUNTERS, KIND_OF[shooter], hex_, TABOR, 0)
        meet(s, shooter, target)
        strike_tabor(s, target)
        return
    losses = shooting_losses(s, shooter, target)
    s.tell(log.SHOT, shooter // COUNTERS, KIND_OF[shooter], hex_, KIND_OF[target], losses)
    meet(s, shooter, target)
    _reckon(s, shooter, target, losses)
    lose(s, target, losses)
