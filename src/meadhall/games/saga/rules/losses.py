"""Chapter 11: losses and retreat."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import COASTAL, LONGSHIP, SAXON, SPACES
from meadhall.games.saga.rules.movement import counts_of_force, forces
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import AREA, FORCE, leaders_of, warriors_of


class ChooseLosses(Decision):
    """D24, SAG-11.1 to SAG-11.3: the owner chooses which units are removed."""

    vocabulary: ClassVar[Vocabulary] = FORCE
    rule: ClassVar[str] = "SAG-11.1"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, side: int, number: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.number: Final = number

    def options(self, s: Saga) -> list[int]:
        return forces(s, self.side, s.battle, self.number, self.number)

    def choose(self, s: Saga, option: int) -> None:
        warriors = warriors_of(option)
        leaders = leaders_of(option)
        s.tell(log.LOST, self.side, warriors, leaders << 4 * self.side)
        s.lose_force(self.side, warriors, leaders, s.battle)

    def counts(self, s: Saga, option: int) -> dict[str, int]:
        return counts_of_force(s, self.side, s.battle, option)


def retreat_spaces(s: Saga, side: int, area: int) -> list[int]:
    """Where the loser may go (SAG-11.5 to SAG-11.7, SAG-11.9)."""
    neighbours = s.variant.borders[area]
    if side == SAXON:
        return [other for other in neighbours if s.units[SPACES + other] == 0]
    # The ban on Saxon units and burhs comes first, so a banned area with own units compels nothing.
    allowed = [other for other in neighbours if s.units[other] == 0 and not s.has_burh(other)]
    with_own = [other for other in allowed if s.units[SPACES + other] > 0]
    if with_own:
        return with_own
    if COASTAL[area]:
        allowed.append(LONGSHIP)
    return allowed


class Retreat(Step):
    """SAG-11.4, SAG-11.8: the loser's surviving units leave the area, or are removed if they cannot."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Saga) -> None:
        area = s.battle
        if s.units[self.side * SPACES + area] == 0:
            return
        if retreat_spaces(s, self.side, area):
            s.then(ChooseRetreat(s.seat_of(self.side), self.side))
            return
        s.tell(log.NO_RETREAT, self.side, area)
        s.lose_force(self.side, s.warriors[self.side * SPACES + area], s.leaders_at(self.side, area), area)


class ChooseRetreat(Decision):
    """D25, SAG-11.5: all retreating units go to one and the same space."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-11.5"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        return retreat_spaces(s, self.side, s.battle)

    def choose(self, s: Saga, option: int) -> None:
        warriors = s.warriors[self.side * SPACES + s.battle]
        leaders = s.leaders_at(self.side, s.battle)
        s.move_force(self.side, warriors, leaders, s.battle, option)
        s.tell(log.RETREATED, self.side, option, warriors, leaders << 4 * self.side)
