"""What the sides can still do in this round, as far as everybody or one of them can know."""

from __future__ import annotations

from typing import Final

from meadhall.games.saga.content import (
    EXTRA_MOVE,
    NONE,
    SAXON_MOVE,
    SCAND_NORTH,
    SPACES,
    STEP_OR_COIN,
    TILES,
    TOKEN_AREA,
    VIKING,
    VIKING_MOVE,
    Half,
)
from meadhall.games.saga.hidden import knows_scouting, knows_token
from meadhall.games.saga.state import Saga

_MOVES: Final = 1 << SAXON_MOVE | 1 << VIKING_MOVE

NO_LANDING: Final = 0
MAY_LAND: Final = 1
"""A raid target that could be this one lies face down, or it could be drawn."""
SURE_LANDING: Final = 2


def moves_of(half: Half) -> int:
    """The Moves of a half, with a bonus that is one, if only of one unit."""
    return (half.actions & _MOVES != 0) + (half.bonus in (EXTRA_MOVE, STEP_OR_COIN))


def moves_left(s: Saga, side: int) -> int:
    """The Moves that the tiles of a side still hold in this round."""
    total = 0
    for tile in tiles_left(s, side):
        half = s.variant.halves[2 * tile + side]
        if tile != s.tile:
            total += moves_of(half)
            continue
        total += s.actions_left & _MOVES != 0
        total += s.bonus_open and half.bonus in (EXTRA_MOVE, STEP_OR_COIN)
    return total


def is_left(s: Saga, side: int, action: int) -> bool:
    """Whether a tile of a side still holds an action in this round."""
    for tile in tiles_left(s, side):
        actions = s.actions_left if tile == s.tile else s.variant.halves[2 * tile + side].actions
        if actions >> action & 1:
            return True
    return False


def tiles_left(s: Saga, side: int) -> list[int]:
    """The tiles of a side that it has not resolved yet."""
    return [tile for tile in range(TILES) if s.tile_owner[tile] == side and s.resolved >> tile & 1 == 0]


def landing(s: Saga, side: int, slot: int, area: int) -> int:
    """Whether a side, or a spectator, must reckon with a landing in an area from the home of a slot."""
    if area not in TOKEN_AREA:
        return NO_LANDING
    token = TOKEN_AREA.index(area)
    is_seen = knows_token(s, side, slot)
    if is_seen and s.slots[slot] == token:
        return SURE_LANDING
    if s.slots[slot] == NONE or s.slots_up >> slot & 1:
        drawn = s.pool() if knows_scouting(s, side) else ~s.face_up_tokens()
        return MAY_LAND if drawn >> token & 1 else NO_LANDING
    return MAY_LAND if not is_seen and s.beliefs[slot] >> token & 1 else NO_LANDING


def most_vikings(s: Saga, area: int) -> int:
    """How many Vikings the Saxons must reckon with in an area of England before the round ends."""
    groups = [s.count_free(VIKING, other) for other in s.variant.borders[area]]
    for slot in range(3):
        if landing(s, NONE, slot, area) != NO_LANDING:
            groups.append(s.units[SPACES + SCAND_NORTH + slot])
    groups.sort(reverse=True)
    here = s.units[SPACES + area]
    for group in groups[: moves_left(s, VIKING)]:
        here += max(group, 0)
    return here
