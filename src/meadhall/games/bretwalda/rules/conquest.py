"""VAN-8: the conquest of Minor Kingdoms, and the battles between former friends."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import FIRST_MINOR, HOME_OF, KINDS, KINGDOMS, MINORS, NEUTRAL, NONE
from meadhall.games.bretwalda.fields import CALM, NO_BATTLE
from meadhall.games.bretwalda.forces import ANY_KINGDOM
from meadhall.games.bretwalda.rules.battles import FightLandBattle
from meadhall.games.bretwalda.rules.control import settle
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA


class CheckConquest(Step):
    """VAN-8.1, VAN-8.3: a Minor Kingdom whose home areas all hold enemies is conquered, unless it must wait."""

    def run(self, s: Bretwalda) -> None:
        if s.living == 0 or s.battle != NO_BATTLE:
            return
        for minor in range(MINORS):
            if s.living >> minor & 1 and is_overrun(s, minor) and not must_wait(s, minor):
                s.then(Conquer(minor), CheckConquest())
                return


def must_wait(s: Bretwalda, minor: int) -> bool:
    """VAN-8.3, VAN-RUL-25: whether a battle is pending on one of its home areas or with its units.

    By the former reading any pending battle had to be fought first.
    """
    for area in s.variant.britain.areas:
        if s.before[area] != CALM:
            if not s.variant.plays_by_the_book or HOME_OF[area] == minor or s.present[area] >> FIRST_MINOR + minor & 1:
                return True
    return False


def is_overrun(s: Bretwalda, minor: int) -> bool:
    """VAN-8.1, VAN-8.2: whether every home area holds units that are neither its own nor its overlord's side's."""
    side = s.side_of(FIRST_MINOR + minor)
    for area in s.variant.britain.homes[minor]:
        if not s.has_enemies(area, side):
            return False
    return True


class Conquer(Step):
    """VAN-8.1, VAN-8.4, VAN-8.5: the Minor Kingdom is gone; its units on the board are neutral from now on."""

    def __init__(self, minor: int) -> None:
        self.minor: Final = minor

    def run(self, s: Bretwalda) -> None:
        owner = FIRST_MINOR + self.minor
        overlord = s.overlord[self.minor]
        s.tell(log.MINOR_CONQUERED, self.minor)
        s.living &= ~(1 << self.minor)
        s.overlord[self.minor] = NONE
        if overlord != NONE:
            s.vassal[overlord] = NONE
        for place in range(KINDS * owner, KINDS * owner + KINDS):
            s.pool[place] = 0
        for area in s.variant.britain.areas:
            force = s.force(area, owner)
            if force:
                s.take_force(area, owner, force)
                s.add_force(area, NEUTRAL, force)
        for area in s.variant.britain.homes[self.minor]:
            if s.present[area] & ANY_KINGDOM:
                settle(s, area)
        if overlord != NONE:
            s.then(ResolveClashes(overlord))


class ResolveClashes(Step):
    """VAN-4.3, VAN-8.4: a Kingdom fights wherever its units share an area with those of a former friend."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if clashes(s, self.kingdom):
            s.then(ChooseClash(s.seat_of[self.kingdom]), self)


def clashes(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas in which units of a Kingdom stand beside enemies."""
    return [
        area
        for area in s.variant.britain.areas
        if s.present[area] >> kingdom & 1 and s.before[area] == CALM and s.has_enemies(area, kingdom)
    ]


class ChooseClash(Decision):
    """D-R4, VAN-4.3: which of these battles comes next; the Kingdom attacks, and nobody came from anywhere."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "VAN-4.3"
    shape: ClassVar[str] = shapes.ORDER

    def options(self, s: Bretwalda) -> list[int]:
        return clashes(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(FightLandBattle(option, s.kingdom_at[self.seat], NONE))


def all_clashes(s: Bretwalda) -> None:
    """Clashes of all players, in player order."""
    for n in range(KINGDOMS - 1, -1, -1):
        if s.order[n] != NONE:
            s.then(ResolveClashes(s.order[n]))
