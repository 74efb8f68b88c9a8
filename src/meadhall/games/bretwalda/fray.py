"""Pure questions about the battle that is being fought; its sides are the attacker 0 and the defender 1."""

from __future__ import annotations

from meadhall.games.bretwalda.content import (
    BISHOP,
    HUNTER,
    KINDS,
    KINGDOMS,
    LAND_KINDS,
    NONE,
    OWNERS,
    VIKING,
)
from meadhall.games.bretwalda.fields import SEA_BATTLE
from meadhall.games.bretwalda.forces import count
from meadhall.games.bretwalda.realm import side_count
from meadhall.games.bretwalda.state import Bretwalda


def is_alive(s: Bretwalda, side: int) -> bool:
    """Whether a side has units left in the battle."""
    if s.battle == SEA_BATTLE:
        return s.ships[KINGDOMS * s.battle_at + s.sides[side]] > 0
    return s.present[s.battle_at] & s.side_mask(s.sides[side]) != 0


def is_decided(s: Bretwalda) -> bool:
    """BRE-16.8: whether a side has no unit left, so that the battle is over."""
    return not (is_alive(s, 0) and is_alive(s, 1))


def player(s: Bretwalda, side: int) -> int:
    """The Kingdom whose player leads a side, or NONE."""
    return s.sides[side] if s.sides[side] < KINGDOMS else NONE


def has_cards(s: Bretwalda, side: int) -> bool:
    """Whether a player with a hand leads a side."""
    leader = player(s, side)
    return leader != NONE and s.hand_size[leader] > 0


def side_of_player(s: Bretwalda, kingdom: int) -> int:
    """On which side a player fights."""
    return 0 if s.sides[0] == kingdom else 1


def count_kind(s: Bretwalda, side: int, kind: int) -> int:
    """How many units of a type a side has in a land battle."""
    return side_count(s, s.battle_at, s.sides[side], kind)


def count_hunters(s: Bretwalda, side: int) -> int:
    """How many Hunters a side has in a land battle."""
    return count_kind(s, side, HUNTER)


def has_bishop(s: Bretwalda, side: int) -> bool:
    """Whether a Bishop fights for a side."""
    return count_kind(s, side, BISHOP) > 0


def kinds_present(s: Bretwalda, side: int) -> list[int]:
    """The unit types of a side in a land battle."""
    kinds = [kind for kind in range(LAND_KINDS) if count_kind(s, side, kind) > 0]
    if count_kind(s, side, VIKING) > 0:
        kinds.append(VIKING)
    return kinds


def count_whose(s: Bretwalda, side: int, whose: int, kind: int) -> int:
    """How many units of a type a side's Kingdom, or its Vassal, has in a land battle."""
    owner = s.owner_of(s.sides[side], whose)
    return 0 if owner == NONE else count(s.units[OWNERS * s.battle_at + owner], kind)


def count_killed(s: Bretwalda, side: int, kind: int) -> int:
    """How many units of a type a side has lost."""
    return s.killed[KINDS * 2 * side + kind] + s.killed[KINDS * (2 * side + 1) + kind]


def count_all_killed(s: Bretwalda, side: int) -> int:
    """How many units a side has lost."""
    total = 0
    for place in range(KINDS * 2 * side, KINDS * 2 * side + 2 * KINDS):
        total += s.killed[place]
    return total
