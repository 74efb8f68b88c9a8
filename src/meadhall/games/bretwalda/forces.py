"""Forces: how many units of each type stand together, in one number."""

from __future__ import annotations

from typing import Final

from meadhall.games.bretwalda.content import (
    BISHOP,
    CEORL,
    EALDORMAN,
    HUNTER,
    KINDS,
    NEUTRAL,
    OWNERS,
    RULER,
    THEGN,
    VIKING,
)

BITS: Final = [7, 3, 6, 2, 4, 2, 0, 5]
"""By unit type; Ships are not on land. Neutral Ceorls are not limited (BRE-12.8), so theirs are many."""
SHIFT: Final = [sum(BITS[:kind]) for kind in range(KINDS)]
MASK: Final = [(1 << bits) - 1 for bits in BITS]
ONE: Final = [1 << SHIFT[kind] for kind in range(KINDS)]
"""The force of one unit of a type."""

LEADERS: Final = MASK[THEGN] << SHIFT[THEGN] | MASK[EALDORMAN] << SHIFT[EALDORMAN] | MASK[RULER] << SHIFT[RULER]
"""What of a force leads it (BRE-12.5)."""
CEORLS: Final = MASK[CEORL]

ANY_KINGDOM: Final = 15
"""Of a mask of owners: the Kingdoms."""
ANY_MINOR: Final = 15 << 4
OUTLAWS: Final = 1 << NEUTRAL | 1 << (NEUTRAL - 1)
"""Danes and neutral units."""

LOWEST: Final = [next((owner for owner in range(OWNERS) if mask >> owner & 1), OWNERS) for mask in range(1 << OWNERS)]
"""The first owner of a mask."""


def count(force: int, kind: int) -> int:
    """How many units of a type a force has."""
    return force >> SHIFT[kind] & MASK[kind]


def size(force: int) -> int:
    """How many units a force has."""
    if force == 0:
        return 0
    total = force & MASK[CEORL]
    total += force >> SHIFT[HUNTER] & MASK[HUNTER]
    total += force >> SHIFT[THEGN] & MASK[THEGN]
    total += force >> SHIFT[BISHOP] & MASK[BISHOP]
    total += force >> SHIFT[EALDORMAN] & MASK[EALDORMAN]
    total += force >> SHIFT[RULER] & MASK[RULER]
    total += force >> SHIFT[VIKING] & MASK[VIKING]
    return total


def without(force: int, other: int) -> int:
    """A force less another, type by type, never below nothing."""
    if other == 0:
        return force
    if other == force:
        return 0
    left = 0
    for kind in range(KINDS):
        number = (force >> SHIFT[kind] & MASK[kind]) - (other >> SHIFT[kind] & MASK[kind])
        if number > 0:
            left += number << SHIFT[kind]
    return left
