"""Chapter 5: the resolution of action tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    FIRST_TILE,
    NO_BONUS,
    NONE,
    SAXON,
    SAXON_BUILD,
    SAXON_FYRD,
    SAXON_INCOME,
    SAXON_MOVE,
    SAXON_TRIBUTE,
    TILES,
    VIKING,
    VIKING_MOVE,
    VIKING_PLUNDER,
    VIKING_RECRUIT,
    VIKING_SCOUT,
)
from meadhall.games.saga.rules.bonus_actions import UseBonus, can_use_bonus
from meadhall.games.saga.rules.movement import Move, can_move
from meadhall.games.saga.rules.saxon_actions import (
    BuildBurh,
    CallFyrd,
    CollectIncome,
    PayTribute,
    can_build,
    can_call_fyrd,
    can_collect_income,
    can_pay_tribute,
)
from meadhall.games.saga.rules.viking_actions import (
    PlunderBurh,
    RecruitSize,
    ScoutToken,
    can_plunder,
    can_recruit,
)
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import BONUS, CHOOSE, END_TILE, FIRST_ACTION, MENU


class ResolveActions(Step):
    """SAG-5.1, SAG-5.9: the owner of the sword and axe resolves both tiles, then the opponent."""

    def run(self, s: Saga) -> None:
        first = s.tile_owner[FIRST_TILE]
        s.then(ResolveTiles(first), ResolveTiles(1 - first))


class ResolveTiles(Step):
    """SAG-5.2: a side resolves its two tiles, one completely, then the other."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Saga) -> None:
        s.tell(log.ACTIONS_BEGIN, self.side)
        choice = ChooseTile(s.seat_of(self.side), self.side)
        s.then(choice, choice)


class ChooseTile(Decision):
    """D2, SAG-5.2: which of the own tiles is resolved next."""

    vocabulary: ClassVar[Vocabulary] = CHOOSE
    rule: ClassVar[str] = "SAG-5.2"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        return [tile for tile in range(TILES) if s.tile_owner[tile] == self.side and s.resolved >> tile & 1 == 0]

    def choose(self, s: Saga, option: int) -> None:
        half = s.variant.halves[2 * option + self.side]
        s.tile = option
        s.bonus_open = half.bonus != NO_BONUS
        s.actions_left = half.actions
        s.then(TileMenu(self.seat, self.side))


class TileMenu(Decision):
    """D3, SAG-5.3 to SAG-5.8: the bonus first, then the actions in any order, all of it optional."""

    vocabulary: ClassVar[Vocabulary] = MENU
    rule: ClassVar[str] = "SAG-5.4"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        if s.bonus_open and can_use_bonus(s, s.variant.halves[2 * s.tile + self.side].bonus):
            options.append(BONUS)
        left = s.actions_left
        action = 0
        while left:
            if left & 1 and can_act(s, action):
                options.append(FIRST_ACTION + action)
            left >>= 1
            action += 1
        options.append(END_TILE)
        return options

    def choose(self, s: Saga, option: int) -> None:
        half = s.variant.halves[2 * s.tile + self.side]
        if option == END_TILE:
            s.resolved |= 1 << s.tile
            if s.actions_left:
                s.tell(log.ACTIONS_LEFT, self.side, s.tile, s.actions_left)
            s.tile = NONE
            s.bonus_open = False
            s.actions_left = 0
            return
        s.bonus_open = False
        if option == BONUS:
            s.tell(log.BONUS_USED, self.side, s.tile, half.bonus)
            s.then(UseBonus(self.seat, half.bonus), self)
            return
        action = option - FIRST_ACTION
        s.actions_left = 0 if half.is_either_or else s.actions_left & ~(1 << action)
        s.tell(log.ACTION_TAKEN, self.side, s.tile, action)
        s.then(_action_step(self.seat, self.side, action), self)


def can_act(s: Saga, action: int) -> bool:
    """Whether the action can be carried out at least once; Scout always can."""
    if action in (SAXON_MOVE, VIKING_MOVE):
        return can_move(s, SAXON if action == SAXON_MOVE else VIKING)
    if action == SAXON_BUILD:
        return can_build(s)
    if action == SAXON_FYRD:
        return can_call_fyrd(s)
    if action == SAXON_INCOME:
        return can_collect_income(s)
    if action == SAXON_TRIBUTE:
        return can_pay_tribute(s)
    if action == VIKING_RECRUIT:
        return can_recruit(s)
    if action == VIKING_PLUNDER:
        return can_plunder(s)
    return True


def _action_step(seat: int, side: int, action: int) -> Step:
    if action in (SAXON_MOVE, VIKING_MOVE):
        return Move(seat, side)
    if action == SAXON_BUILD:
        return BuildBurh(seat)
    if action == SAXON_FYRD:
        return CallFyrd(seat, False)
    if action == SAXON_INCOME:
        return CollectIncome(seat, 0)
    if action == SAXON_TRIBUTE:
        return PayTribute(seat)
    if action == VIKING_SCOUT:
        return ScoutToken(seat)
    if action == VIKING_RECRUIT:
        return RecruitSize(seat)
    return PlunderBurh(seat, False)
