"""Chapter 3: deployment."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import EVERYONE, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    FROM_TABOR,
    FULL,
    KIND_OF,
    MOVEMENT,
    NONE,
    OUT,
    PLAIN,
    RED,
    TABOR,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import distance
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import DEPLOY, FINISH, HEX

_ALL_KINDS: Final = (1 << TABOR) - 1


class DeployArmies(Step):
    """MED-3.1, MED-3.5: the tabors, Red's first, then the units in turns."""

    def run(self, s: Battle) -> None:
        s.tell(log.DEPLOYMENT_BEGINS)
        s.then(PlaceTabor(s.seat_of(RED), RED), PlaceTabor(s.seat_of(YELLOW), YELLOW), DeployNext(RED))


def _is_far(hex_: int, tabor: int) -> bool:
    """MED-3.3, MED-3.6: far enough from the place of the enemy's tabor, if it stands already."""
    return tabor == OUT or distance(hex_, tabor) >= FROM_TABOR


class PlaceTabor(Decision):
    """D-TAB, MED-3.2 to MED-3.4: an empty plain, far from the flags and from the enemy's tabor; it is fortified."""

    vocabulary: ClassVar[Vocabulary] = HEX
    rule: ClassVar[str] = "MED-3.2"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        field = s.variant.field
        tabor = s.place[s.tabor(1 - self.side)]
        return [
            hex_
            for hex_ in field.deployable
            if field.terrain[hex_] == PLAIN and s.unit_at[hex_] == NONE and _is_far(hex_, tabor)
        ]

    def choose(self, s: Battle, option: int) -> None:
        tabor = s.tabor(self.side)
        s.knights[tabor] = FULL
        s.points[tabor] = MOVEMENT[TABOR]
        s.put(tabor, option)
        s.show(tabor)
        s.tell(log.TABOR_PLACED, self.side, option)


class DeployNext(Step):
    """MED-3.5, MED-3.7, MED-3.8: the army whose turn it is deploys, or the other alone, until both have finished."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Battle) -> None:
        for side in (self.side, 1 - self.side):
            if s.finished >> side & 1 == 0:
                if _kinds_in_hand(s, side):
                    s.then(DeployUnit(s.seat_of(side), side), DeployNext(1 - side))
                    return
                finish(s, side)


def finish(s: Battle, side: int) -> None:
    """An army deploys no more; the rest is its reserve."""
    s.finished |= 1 << side
    s.tell(log.DEPLOYMENT_FINISHED, side, s.count_reserves(side))


def deployable_hexes(s: Battle, side: int, kind: int) -> list[int]:
    """Where a unit type may be deployed (MED-3.6)."""
    field = s.variant.field
    tabor = s.place[s.tabor(1 - side)]
    return [
        hex_
        for hex_ in field.deployable
        if s.unit_at[hex_] == NONE and field.open_kinds[hex_] >> kind & 1 and _is_far(hex_, tabor)
    ]


def deployable_kinds(s: Battle, side: int) -> int:
    """The mask of unit types that have a hex to be deployed on (MED-3.6)."""
    field = s.variant.field
    tabor = s.place[s.tabor(1 - side)]
    mask = 0
    for hex_ in field.deployable:
        if s.unit_at[hex_] == NONE and _is_far(hex_, tabor):
            mask |= field.open_kinds[hex_]
            if mask == _ALL_KINDS:
                break
    return mask


def _kinds_in_hand(s: Battle, side: int) -> list[int]:
    """The unit types in hand that have a hex to stand on."""
    mask = deployable_kinds(s, side)
    return [kind for kind in range(TABOR) if mask >> kind & 1 and s.count_reserve(side, kind)]


class DeployUnit(Decision):
    """D-DEP1, MED-3.5, MED-3.7: a unit type, or no more for good."""

    vocabulary: ClassVar[Vocabulary] = DEPLOY
    rule: ClassVar[str] = "MED-3.5"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        options = _kinds_in_hand(s, self.side)
        options.append(FINISH)
        return options

    def is_secret(self, s: Battle) -> bool:
        return not s.are_armies_known

    def choose(self, s: Battle, option: int) -> None:
        if option == FINISH:
            finish(s, self.side)
        else:
            s.in_hand = s.first_in_reserve(self.side, option)
            s.then(DeployHex(self.seat, self.side))

    def audience(self, s: Battle) -> int:
        """Which type is in hand is seen when it stands."""
        return EVERYONE if s.are_armies_known else 1 << self.seat

    def reveals(self, s: Battle, option: int) -> bool:
        """That nothing more will come is told to all, also where the types are secret."""
        return option == FINISH and not s.are_armies_known


class DeployHex(Decision):
    """D-DEP2, MED-3.6, MED-3.9: an empty hex open to the type, far from the flags and the enemy's tabor."""

    vocabulary: ClassVar[Vocabulary] = HEX
    rule: ClassVar[str] = "MED-3.6"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        return deployable_hexes(s, self.side, KIND_OF[s.in_hand])

    def is_secret(self, s: Battle) -> bool:
        return not s.are_armies_known

    def choose(self, s: Battle, option: int) -> None:
        unit = s.in_hand
        s.in_hand = NONE
        s.put(unit, option)
        s.show(unit)
        s.tell(log.DEPLOYED, self.side, KIND_OF[unit], option)

    def reveals(self, s: Battle, option: int) -> bool:
        """With the option `army_reveal`, a placed unit is seen for the first time."""
        return not s.are_armies_known
