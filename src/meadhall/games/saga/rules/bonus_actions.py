"""Chapter 9: bonus actions."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import COIN, EXTRA_MOVE, FREE_WARRIOR, SAXON, SPACES, STEP_OR_COIN, SUPPLY, VIKING
from meadhall.games.saga.rules.movement import Move, MoveOneUnit, can_move
from meadhall.games.saga.rules.viking_actions import RecruitArea
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import STEP_COIN, TAKE_COIN, TAKE_STEP, WARRIOR


def can_use_bonus(s: Saga, bonus: int) -> bool:
    """Whether the bonus can be carried out at all."""
    if bonus == STEP_OR_COIN:
        return s.bank_pays() or can_move(s, SAXON)
    if bonus == COIN:
        return s.bank_pays()
    if bonus == FREE_WARRIOR:
        return s.warriors[SPACES + SUPPLY] > 0
    return can_move(s, VIKING)


class UseBonus(Step):
    """SAG-9.1 to SAG-9.4: the bonus of a tile half."""

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus

    def run(self, s: Saga) -> None:
        if self.bonus == STEP_OR_COIN:
            s.then(ChooseBonus(self.seat))
        elif self.bonus == COIN:
            s.then(TakeCoin())
        elif self.bonus == FREE_WARRIOR:
            s.then(RecruitArea(self.seat, WARRIOR))
        elif self.bonus == EXTRA_MOVE:
            s.then(Move(self.seat, VIKING))


class ChooseBonus(Decision):
    """D4, SAG-9.1: a step of one unit, or a coin."""

    vocabulary: ClassVar[Vocabulary] = STEP_COIN
    rule: ClassVar[str] = "SAG-9.1"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        if can_move(s, SAXON):
            options.append(TAKE_STEP)
        if s.bank_pays():
            options.append(TAKE_COIN)
        return options

    def choose(self, s: Saga, option: int) -> None:
        s.then(MoveOneUnit(self.seat, SAXON) if option == TAKE_STEP else TakeCoin())


class TakeCoin(Step):
    """SAG-9.2: the Saxons take a coin."""

    def run(self, s: Saga) -> None:
        s.tell(log.COINS_TAKEN, SAXON, s.take_coins(SAXON, 1))
