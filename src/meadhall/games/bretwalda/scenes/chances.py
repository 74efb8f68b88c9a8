"""The odds of a battle from what has been told of its sides; exact if nobody plays a card or retreats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.games.bretwalda.content import CITY_DIE, COLOURS, DIE, HUNTER, RED, RULER, WHITE
from meadhall.games.bretwalda.odds import Course, Odds, Standing

_KEPT: Final = 256
"""Odds that are kept: a battle is looked at again and again."""


class Strength(NamedTuple):
    """What decides how a side fares."""

    units: tuple[tuple[int, int], ...]
    """The type and the health of each unit, in the order in which they take wounds."""
    can_bless: bool = False
    """Whether its Bishop will still cancel a wound."""
    dice: int = 0
    """White dice that it rolls more."""
    city: int = 0
    """Dice of the City that it defends."""
    fewer: int = 0
    """Dice that it rolls less."""

    @property
    def endurance(self) -> int:
        """How many wounds it can take before nobody is left."""
        return sum(health for _, health in self.units) + self.can_bless

    def hunters(self) -> int:
        """How many of its units shoot."""
        return sum(kind == HUNTER for kind, _ in self.units)

    def rolled(self) -> list[int]:
        """The dice of each colour that its other units roll; the weakest are left out, but never the last."""
        dice = [0] * COLOURS
        for kind, _ in self.units:
            if kind != HUNTER:
                dice[DIE[kind]] += 1
        dice[CITY_DIE] += self.city
        dice[WHITE] += self.dice
        for _ in range(min(self.fewer, sum(dice) - 1)):
            dice[next(colour for colour in (WHITE, RED, COLOURS - 1) if dice[colour])] -= 1
        return dice

    def wounded(self) -> Strength:
        """The same after one wound."""
        if self.can_bless:
            return self._replace(can_bless=False)
        kind, health = self.units[0]
        left = ((kind, health - 1), *self.units[1:]) if health > 1 else self.units[1:]
        return self._replace(units=left)


def _standings(strength: Strength, swords: int, cancelled: int) -> list[Standing]:
    """How a side stands after 0, 1, 2, ... wounds; what its Ruler adds it has as long as it has a Ruler."""
    found: list[Standing] = []
    while strength.units:
        added = swords if any(kind == RULER for kind, _ in strength.units) else 0
        found.append(Standing(strength.hunters(), strength.rolled(), added - cancelled))
        strength = strength.wounded()
    return found


@lru_cache(_KEPT)
def odds_of(attacker: Strength, defender: Strength, swords: int = 0, cancelled: int = 0) -> Odds:
    """The attacker's odds; swords of its Ruler, and what the defender cancels, are for the first round alone."""
    later = Course(_standings(attacker, 0, 0), _standings(defender, 0, 0))
    if not swords and not cancelled:
        return later.odds(0, 0)
    first = Course(_standings(attacker, swords, cancelled), _standings(defender, 0, 0), later=later)
    return first.odds(0, 0)
