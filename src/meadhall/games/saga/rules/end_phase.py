"""Chapter 12: the end phase."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.numbers import filled
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import INLAND_AREAS, LONGSHIP, NONE, SPACES, TILES, VIKING
from meadhall.games.saga.rules.victory import CheckVictory, CheckVictoryAgain
from meadhall.games.saga.rules.viking_actions import units_at
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import AREA, FIRST_LEADER, UNIT, WARRIOR


class EndPhase(Step):
    """SAG-12.1 to SAG-12.5: the steps of the end phase in their order."""

    def run(self, s: Saga) -> None:
        s.tell(log.END_PHASE_BEGINS)
        s.then(CheckVictory(), MoveRoundMarker(), TakeInlandCoins(), CheckVictoryAgain(), SailHome(), ReturnTiles())


class MoveRoundMarker(Step):
    """SAG-12.2: the round marker moves one space left."""

    def run(self, s: Saga) -> None:
        s.round_pos -= 1
        s.tell(log.ROUND_MARKER_MOVED, s.round_pos, s.burh_pos())


class TakeInlandCoins(Step):
    """SAG-12.3: the Vikings take a coin for each inland area they control."""

    def run(self, s: Saga) -> None:
        areas = 0
        for area in INLAND_AREAS:
            if s.is_controlled(VIKING, area):
                areas += 1
        if areas:
            s.tell(log.COINS_TAKEN, VIKING, s.take_coins(VIKING, areas))


class SailHome(Step):
    """SAG-12.4: the units on the Longship go to Scandinavia, one after another."""

    def run(self, s: Saga) -> None:
        if s.units[SPACES + LONGSHIP] > 0:
            s.then(SailHomeUnit(s.seat_of(VIKING)), self)


class SailHomeUnit(Decision):
    """D27, SAG-12.4: which unit leaves the Longship next."""

    vocabulary: ClassVar[Vocabulary] = UNIT
    rule: ClassVar[str] = "SAG-12.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Saga) -> list[int]:
        return units_at(s, LONGSHIP)

    def choose(self, s: Saga, option: int) -> None:
        s.then(SailHomeArea(self.seat, option))


class SailHomeArea(Decision):
    """D27, SAG-12.4: to a Scandinavian area with the fewest units; ties are the Vikings' choice."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-12.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit: Final = unit

    def options(self, s: Saga) -> list[int]:
        return s.emptiest_scandinavia()

    def choose(self, s: Saga, option: int) -> None:
        if self.unit == WARRIOR:
            s.move_warriors(VIKING, 1, LONGSHIP, option)
            s.tell(log.SAILED_HOME, VIKING, option, 1, 0)
        else:
            handle = self.unit - FIRST_LEADER
            s.move_leader(handle, option)
            s.tell(log.SAILED_HOME, VIKING, option, 0, 1 << handle)


class ReturnTiles(Step):
    """SAG-12.5: all action tiles are free again."""

    def run(self, s: Saga) -> None:
        s.tile_owner = filled(NONE, TILES)
        s.resolved = 0
