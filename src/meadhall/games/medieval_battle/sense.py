"""How good a position is: features, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.medieval_battle.content import (
    COUNTERS,
    FULL,
    IS_MOUNTED,
    KIND_OF,
    NONE,
    POINTS_TO_WIN,
    RECRUIT_COST,
    RED,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, distance
from meadhall.games.medieval_battle.rules.victory import better_army
from meadhall.games.medieval_battle.state import Battle

_SENSE: Final = [
    ("victory_points", 10.0),
    ("one_point_from_winning", 14.0),
    ("time_tokens", 1.6),
    ("movement_points", 0.12),
    ("material", 2.2),
    ("units_on_board", 0.6),
    ("mounted_units", 0.5),
    ("flags_near", 0.9),
    ("tabor_exposed", -3.0),
    ("enemies_beside_tabor", -3.0),
    ("tabor_in_reach", -1.5),
    ("exposed_tabor_in_reach", -6.0),
    ("tabor_at_mercy", -12.0),
]
"""What a player would look at, and what it is worth."""
FEATURES: Final = [name for name, _ in _SENSE]
WEIGHTS: Final = [weight for _, weight in _SENSE]
_SCALE: Final = 0.055
"""How sure an advantage makes one."""
_CERTAIN: Final = 0.98
_REDUCED: Final = 0.55
_OFF_BOARD: Final = 0.6
_NEAR: Final = 6
_ENOUGH: Final = 3
"""Enemies in reach of the tabor beyond these change nothing."""
CERTAINTY: Final = 0.86
"""How much surer than the evaluation one may be, by `benchmarks/calibration.py`."""


def features(s: Battle, side: int) -> list[float]:
    """The numbers of FEATURES for one army."""
    material = 0.0
    points = 0
    mounted = 0
    fighters: list[int] = []
    tabor = s.tabor(side)
    for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
        if s.knights[unit] == 0:
            continue
        worth = RECRUIT_COST[KIND_OF[unit]] * (1.0 if s.knights[unit] == FULL else _REDUCED)
        if IS_MOUNTED[KIND_OF[unit]]:
            mounted += 1
        if s.place[unit] >= 0:
            points += s.points[unit]
            material += worth
            if unit != tabor:
                fighters.append(s.place[unit])
        else:
            material += worth * _OFF_BOARD
    victory_points = s.victory_points(side)
    has_tabor = s.is_alive(tabor)
    attackers = _attackers(s, tabor) if has_tabor else 0
    is_exposed = has_tabor and s.points[tabor] == 0
    return [
        float(victory_points),
        1.0 if victory_points >= POINTS_TO_WIN[s.variant.field.size] - 1 else 0.0,
        float(s.tokens[side]),
        float(points),
        material,
        float(len(fighters) + (1 if has_tabor else 0)),
        float(mounted),
        _flags_near(s, side, fighters),
        1.0 if is_exposed else 0.0,
        float(_enemies_beside(s, tabor)) if has_tabor else 0.0,
        float(min(attackers, _ENOUGH)),
        1.0 if is_exposed and attackers else 0.0,
        1.0 if is_exposed and attackers and s.turn == 1 - side else 0.0,
    ]


def _flags_near(s: Battle, side: int, fighters: list[int]) -> float:
    """For every flag not controlled: how near the nearest of these hexes is, weighed by its points."""
    field = s.variant.field
    total = 0.0
    for n in range(len(field.flags)):
        if s.flag_owner[n] == side:
            continue
        nearest = _NEAR
        for hex_ in fighters:
            nearest = min(nearest, distance(hex_, field.flags[n]))
        total += field.flag_points[n] * (_NEAR - nearest) / _NEAR
    return total


def _enemies_beside(s: Battle, tabor: int) -> int:
    total = 0
    for hex_ in NEIGHBOURS[s.place[tabor]]:
        if s.variant.field.is_on_board[hex_]:
            unit = s.unit_at[hex_]
            if unit != NONE and unit // COUNTERS != tabor // COUNTERS:
                total += 1
    return total


def _attackers(s: Battle, tabor: int) -> int:
    """Enemies near enough to attack the tabor with the points they have left, unless its own army shields it."""
    hex_ = s.place[tabor]
    is_shielded = True
    for beside in NEIGHBOURS[hex_]:
        if s.variant.field.is_on_board[beside]:
            unit = s.unit_at[beside]
            if unit == NONE or unit // COUNTERS != tabor // COUNTERS:
                is_shielded = False
                break
    if is_shielded:
        return 0
    total = 0
    first = COUNTERS * (1 - tabor // COUNTERS)
    for unit in range(first, first + COUNTERS):
        if s.points[unit] > 0 and s.place[unit] >= 0 and distance(s.place[unit], hex_) <= s.points[unit]:
            total += 1
    return total


def features_for(s: Battle, seat: int) -> list[tuple[str, int, float, float]]:
    """FEATURES of both armies for the contract: whose each is, its number, and what it adds to the seat's log-odds."""
    found: list[tuple[str, int, float, float]] = []
    if s.red_seat == NONE:
        return found
    for side in (RED, YELLOW):
        owner = s.red_seat if side == RED else 1 - s.red_seat
        sign = _SCALE if owner == seat else -_SCALE
        values = features(s, side)
        for n in range(len(values)):
            found.append((FEATURES[n], owner, values[n], sign * WEIGHTS[n] * values[n]))
    return found


def evaluate(s: Battle) -> list[float]:
    """Each seat's chance to win; certain once the game is over."""
    if s.red_seat == NONE:
        return [0.5, 0.5]
    if s.outcome != NONE:
        chance = 1.0 if s.outcome == RED else 0.0 if s.outcome == YELLOW else 0.5
    elif s.passes == 1 and s.turn != NONE and better_army(s) == s.turn:
        # The other army has passed; the one on turn can pass too and win.
        chance = _CERTAIN if s.turn == RED else 1.0 - _CERTAIN
    else:
        red = features(s, RED)
        yellow = features(s, YELLOW)
        ahead = 0.0
        for n in range(len(red)):
            ahead += (red[n] - yellow[n]) * WEIGHTS[n]
        chance = 1.0 / (1.0 + math.exp(-ahead * _SCALE))
    return [chance, 1.0 - chance] if s.red_seat == 0 else [1.0 - chance, chance]
