"""What is told of those who face each other in a battle."""

from __future__ import annotations

from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import ATTACK_WHITE_DIE, KINDS, KINGDOMS, SHIP
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, SEA_BATTLE
from meadhall.games.bretwalda.fray import count_whose
from meadhall.games.bretwalda.rules.wounds import cancelled_first, ruler_hits
from meadhall.games.bretwalda.state import Bretwalda


def count_side(s: Bretwalda, side: int) -> int:
    """How many units, or Ships, a side has in the battle."""
    if s.battle == SEA_BATTLE:
        return s.ships[KINGDOMS * s.battle_at + s.sides[side]]
    total = 0
    for kind in range(KINDS):
        total += count_whose(s, side, 0, kind) + count_whose(s, side, 1, kind)
    return total


def tell_line_up(s: Bretwalda) -> None:
    """Tell who stands against whom, and what either side has besides its units."""
    if s.ear is None:
        return
    for side in (ATTACKER, DEFENDER):
        if s.battle == SEA_BATTLE:
            s.tell(log.LINED_UP, s.sides[side], s.sides[side], SHIP, count_side(s, side))
            continue
        for whose in (0, 1):
            for kind in range(KINDS):
                number = count_whose(s, side, whose, kind)
                if number:
                    s.tell(log.LINED_UP, s.sides[side], s.owner_of(s.sides[side], whose), kind, number)
        _tell_advantage(s, side)
    tell_standing(s)


def _tell_advantage(s: Bretwalda, side: int) -> None:
    dice = 0
    if side == ATTACKER and s.took_part >> ATTACKER & 1:
        dice = s.ability(s.sides[ATTACKER], ATTACK_WHITE_DIE)
    swords, cancels = ruler_hits(s, side), cancelled_first(s, side)
    if dice or swords or cancels:
        s.tell(log.ADVANTAGE, s.sides[side], dice, swords, cancels)


def tell_standing(s: Bretwalda) -> None:
    """Tell how many are left on each side."""
    if s.ear is not None:
        attackers, defenders = count_side(s, ATTACKER), count_side(s, DEFENDER)
        s.tell(log.STAND, s.sides[ATTACKER], attackers, s.sides[DEFENDER], defenders)
