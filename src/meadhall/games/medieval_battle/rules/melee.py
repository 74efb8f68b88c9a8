"""Chapter 8: melee, on the clash calculator."""

from __future__ import annotations

from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    COUNTERS,
    DEFENDER_LOSSES,
    IS_BAD_FOR_MOUNTED,
    IS_MOUNTED,
    KIND_OF,
    KINDS,
    LEAST_COLUMN,
    MELEE,
    MOST_COLUMN,
    TABOR,
)
from meadhall.games.medieval_battle.state import Battle


def _sign(number: int) -> int:
    return 1 if number > 0 else -1 if number < 0 else 0


def numbers_factor(s: Battle, one: int, other: int) -> int:
    """MED-8.4: two knights against one."""
    return _sign(s.knights[one] - s.knights[other])


def height_factor(s: Battle, one: int, other: int) -> int:
    """MED-8.5: who stands higher, by however much."""
    return height_between(s, s.place[one], s.place[other])


def height_between(s: Battle, one: int, other: int) -> int:
    """Which of two hexes lies higher."""
    level = s.variant.field.level
    return _sign(level[one] - level[other])


def mounted_factor(s: Battle, attacker: int, defender: int) -> int:
    """MED-8.6: in forest or rocky hills, who is on foot against a mounted unit."""
    is_rider = IS_MOUNTED[KIND_OF[attacker]]
    if is_rider == IS_MOUNTED[KIND_OF[defender]]:
        return 0
    if not IS_BAD_FOR_MOUNTED[s.variant.field.terrain[s.place[defender]]]:
        return 0
    return -1 if is_rider else 1


def limited(column: int) -> int:
    """MED-8.7: the card stays on the calculator."""
    return max(LEAST_COLUMN, min(MOST_COLUMN, column))


def melee_column(s: Battle, attacker: int, defender: int) -> int:
    """MED-8.1 to MED-8.7, MED-8.12: the base column of the card, shifted by every advantage."""
    base = MELEE[KINDS * KIND_OF[attacker] + KIND_OF[defender]]
    shift = (
        numbers_factor(s, attacker, defender)
        + height_factor(s, attacker, defender)
        + mounted_factor(s, attacker, defender)
    )
    return limited(base + shift)


def meet(s: Battle, attacker: int, defender: int) -> None:
    """Tell who stands where before a clash, and which flag stands there."""
    if s.ear is None:
        return
    field = s.variant.field
    hex_ = s.place[defender]
    for n in range(len(field.flags)):
        if field.flags[n] == hex_:
            s.tell(log.AT_STAKE, field.flag_names[n], hex_, field.flag_points[n])
    for unit in (attacker, defender):
        place = s.place[unit]
        if KIND_OF[unit] == TABOR:
            s.tell(log.TABOR_STOOD, unit // COUNTERS, place, s.points[unit])
        else:
            s.tell(log.LINED_UP, unit // COUNTERS, KIND_OF[unit], place, s.knights[unit], field.terrain[place])


def reckon(s: Battle, attacker: int, defender: int) -> None:
    """Tell the card of a melee, what shifts it, and the column that comes of it if the defender holds."""
    if s.ear is None:
        return
    s.tell(
        log.RECKONED,
        MELEE[KINDS * KIND_OF[attacker] + KIND_OF[defender]],
        numbers_factor(s, attacker, defender),
        height_factor(s, attacker, defender),
        mounted_factor(s, attacker, defender),
        melee_column(s, attacker, defender),
    )


def fight(s: Battle, attacker: int, defender: int) -> None:
    """MED-8.7 to MED-8.10: losses at once on both sides; the winner takes the hex of a destroyed defender."""
    column = melee_column(s, attacker, defender)
    attacker_losses = ATTACKER_LOSSES[column - LEAST_COLUMN]
    defender_losses = DEFENDER_LOSSES[column - LEAST_COLUMN]
    hex_ = s.place[defender]
    s.tell(log.FOUGHT, attacker // COUNTERS, column, attacker_losses, defender_losses)
    lose(s, attacker, attacker_losses)
    lose(s, defender, defender_losses)
    if not s.is_alive(defender) and s.is_alive(attacker):
        advance(s, attacker, hex_)


def lose(s: Battle, unit: int, losses: int) -> None:
    """MED-0.2: knights fall; a unit that loses its last is destroyed."""
    if losses == 0:
        return
    side = unit // COUNTERS
    hex_ = s.place[unit]
    if s.knights[unit] <= losses:
        s.remove(unit)
        s.tell(log.DESTROYED, side, KIND_OF[unit], hex_)
    else:
        s.knights[unit] -= losses
        s.tell(log.REDUCED, side, KIND_OF[unit], hex_)


def advance(s: Battle, unit: int, hex_: int) -> None:
    """MED-7.6, MED-8.9: the attacker takes the hex, which it has paid for."""
    s.move(unit, hex_)
    s.tell(log.ADVANCED, unit // COUNTERS, KIND_OF[unit], hex_)
