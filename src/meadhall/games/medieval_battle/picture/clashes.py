"""What an attack or a shot would mean now: the card, what shifts it, the column, and the losses."""

from __future__ import annotations

from typing import Final

from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    KIND_OF,
    KINDS,
    LEAST_COLUMN,
    MELEE,
    SHOOTING,
    SHOOTING_LADDER,
    TABOR,
)
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.melee import (
    height_factor,
    limited,
    melee_column,
    mounted_factor,
    numbers_factor,
)
from meadhall.games.medieval_battle.rules.shooting import cover_factor, shooting_losses
from meadhall.games.medieval_battle.state import Battle

COLUMN_IDS: Final = ["column_m2", "column_m1", "column_0", "column_p1", "column_p2"]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class Reckoning:
    """What is read off the calculator."""

    def __init__(self, base: int, column: int, losses: tuple[int, int], is_shot: bool, is_ladder: bool) -> None:
        self.base: Final = base
        """Where the card points: a column, or losses if it is read by the ladder."""
        self.column: Final = column
        self.losses: Final = losses
        """Of attacker and defender."""
        self.is_shot: Final = is_shot
        self.is_ladder: Final = is_ladder


class Clash(Reckoning):
    """A melee or a shot, as it would end if it were fought now and nobody withdrew."""

    def __init__(self, s: Battle, attacker: int, defender: int, is_shot: bool) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.is_on_tabor: Final = KIND_OF[defender] == TABOR
        self.is_tabor_fortified: Final = s.points[defender] > 0
        pair = KINDS * KIND_OF[attacker] + KIND_OF[defender]
        factors = [("numbers", numbers_factor(s, attacker, defender)), ("height", height_factor(s, attacker, defender))]
        if is_shot:
            factors.append(("forest_cover", cover_factor(s, defender)))
            is_ladder = s.variant.shoots_by_ladder
            base = SHOOTING_LADDER[pair] if is_ladder else SHOOTING[pair]
            column = limited(base + sum(shift for _, shift in factors))
            losses = (0, shooting_losses(s, attacker, defender))
        else:
            factors.append(("mounted_terrain", mounted_factor(s, attacker, defender)))
            is_ladder = False
            base, column = MELEE[pair], melee_column(s, attacker, defender)
            losses = (ATTACKER_LOSSES[column - LEAST_COLUMN], DEFENDER_LOSSES[column - LEAST_COLUMN])
        super().__init__(base, column, losses, is_shot, is_ladder)
        self.factors: Final = [(name, shift) for name, shift in factors if shift]

    def short(self) -> str:
        """A few signs for a badge: the losses of both, those of the target, or what it means for a tabor."""
        if self.is_on_tabor:
            return "!" if self.is_tabor_fortified else "+3"
        if self.is_shot:
            return signed(-self.losses[1])
        return f"{self.losses[0]}:{self.losses[1]}"

    def reasons(self, view: View) -> list[str]:
        """The card and every factor that shifts it, in words."""
        said = [f"{view.say('picture-card')} {signed(self.base)}"]
        return said + [f"{view.name(name)} {signed(shift)}" for name, shift in self.factors]

    def result(self, view: View) -> str:
        """What comes out, in words."""
        if self.is_on_tabor:
            return view.say("picture-would-expose" if self.is_tabor_fortified else "picture-would-destroy")
        if self.is_shot:
            return view.say("picture-shot-losses", losses=self.losses[1])
        name = view.name(COLUMN_IDS[self.column - LEAST_COLUMN])
        return f"{name} ({view.say('picture-losses', attacker=self.losses[0], defender=self.losses[1])})"

    def said(self, view: View) -> str:
        """Result and reasons as a sentence or two."""
        result = view.say("picture-expected", result=self.result(view))
        return result if self.is_on_tabor else f"{result} {', '.join(self.reasons(view))}."
