"""Chapter 2: setup, from the options to the first state."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    AREA_IDS,
    ASIDE,
    ENGLAND,
    HANDLE_SIDE,
    NONE,
    SAXON,
    SCAND_NORTH,
    SCAND_SOUTH,
    SETUP,
    SIDE_IDS,
    SPACES,
    SUPPLY,
    TOKEN_AREA,
    TOKENS,
    VIKING,
)
from meadhall.games.saga.rules.rounds import PlayRound
from meadhall.games.saga.state import Saga
from meadhall.games.saga.variant import Variant
from meadhall.games.saga.vocabularies import ABILITY, ASIDE_LEADER, PLACEMENT, SEAT, TOKEN

_FIXED_BURH_AREA: Final = AREA_IDS.index(SETUP["fixed_burh_area"])
_LANDING_WARRIORS: Final[int] = SETUP["first_target_viking_warriors"]
_SAXON_COINS: Final[int] = SETUP["saxon_coins"]
_VIKING_COINS: Final[int] = SETUP["viking_coins"]
_INITIATIVE: Final = SIDE_IDS.index(SETUP["initiative_side"])


def start(options: dict[str, Any], players: int) -> Saga:
    """The state before anything has happened, for the options of a table."""
    return new_game(Variant(**options))


def new_game(variant: Variant) -> Saga:
    """The state before anything has happened: everything in supply, the setup still to be done."""
    s = Saga(variant)
    s.then(AssignSides(), SetUpEngland(), DealLeaders(), SetUpSupplies(), PlayRound())
    return s


class AssignSides(Step):
    """SAG-2.1: who plays the Vikings."""

    def run(self, s: Saga) -> None:
        if s.variant.viking_seat == "random":
            s.then(DrawVikingSeat())
        else:
            seat_vikings(s, 0 if s.variant.viking_seat == "seat_0" else 1)


def seat_vikings(s: Saga, seat: int) -> None:
    """Give the Vikings to a seat."""
    s.viking_seat = seat
    s.tell(log.SIDES_ASSIGNED, 1 - seat, seat)


class DrawVikingSeat(Chance):
    """C1, SAG-2.1."""

    vocabulary: ClassVar[Vocabulary] = SEAT
    rule: ClassVar[str] = "SAG-2.1"

    def options(self, s: Saga) -> list[int]:
        return [0, 1]

    def choose(self, s: Saga, option: int) -> None:
        seat_vikings(s, option)


class SetUpEngland(Step):
    """SAG-2.2 to SAG-2.8: the markers, Mercia, the two random areas, a Saxon warrior everywhere else."""

    def run(self, s: Saga) -> None:
        s.round_pos = s.variant.track_length
        s.burhs |= 1 << _FIXED_BURH_AREA
        s.move_warriors(SAXON, 1, SUPPLY, _FIXED_BURH_AREA)
        s.then(DrawLanding(), DrawBurhArea(), FillEngland())


class DrawLanding(Chance):
    """C2, SAG-2.5: the raid target that shows where the first Vikings stand."""

    vocabulary: ClassVar[Vocabulary] = TOKEN
    rule: ClassVar[str] = "SAG-2.5"

    def options(self, s: Saga) -> list[int]:
        return list(range(TOKENS))

    def choose(self, s: Saga, option: int) -> None:
        area = TOKEN_AREA[option]
        s.move_warriors(VIKING, _LANDING_WARRIORS, SUPPLY, area)
        s.tell(log.VIKINGS_LANDED, area, _LANDING_WARRIORS)


class DrawBurhArea(Chance):
    """C3, SAG-2.6: another raid target shows where the second burh stands."""

    vocabulary: ClassVar[Vocabulary] = TOKEN
    rule: ClassVar[str] = "SAG-2.6"

    def options(self, s: Saga) -> list[int]:
        return [token for token in range(TOKENS) if s.units[SPACES + TOKEN_AREA[token]] == 0]

    def choose(self, s: Saga, option: int) -> None:
        area = TOKEN_AREA[option]
        s.burhs |= 1 << area
        s.move_warriors(SAXON, 1, SUPPLY, area)
        s.tell(log.BURH_AT_START, area)


class FillEngland(Step):
    """SAG-2.7, SAG-2.8: a Saxon warrior into every area without a warrior; both targets stay in the pool."""

    def run(self, s: Saga) -> None:
        for area in range(ENGLAND):
            if s.units[area] == 0 and s.units[SPACES + area] == 0:
                s.move_warriors(SAXON, 1, SUPPLY, area)


class DealLeaders(Step):
    """SAG-2.16, SAG-2.9 to SAG-2.11: abilities, set-aside leaders, and the Vikings of Scandinavia."""

    def run(self, s: Saga) -> None:
        s.then(DealAbilities(SAXON), DealAbilities(VIKING), DrawAside(SAXON), SetUpScandinavia())


class DealAbilities(Step):
    """SAG-2.16: each leader piece of a side gets an ability that only its owner knows."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Saga) -> None:
        first = 4 * self.side
        s.then(DealAbility(first), DealAbility(first + 1), DealAbility(first + 2), DealAbility(first + 3))


class DealAbility(Chance):
    """C4, SAG-2.16: the ability of one leader piece."""

    vocabulary: ClassVar[Vocabulary] = ABILITY
    rule: ClassVar[str] = "SAG-2.16"

    def __init__(self, handle: int) -> None:
        super().__init__()
        self.handle: Final = handle

    def options(self, s: Saga) -> list[int]:
        first = 4 * HANDLE_SIDE[self.handle]
        return [ability for ability in range(first, first + 4) if ability not in s.ability]

    def choose(self, s: Saga, option: int) -> None:
        s.ability[self.handle] = option
        s.tell(log.LEADER_IS, HANDLE_SIDE[self.handle], self.handle, option, audience=self.audience(s))

    def audience(self, s: Saga) -> int:
        return 1 << s.seat_of(HANDLE_SIDE[self.handle])


class DrawAside(Chance):
    """C5, SAG-2.9, SAG-2.11: the leader that is out of the game until his side loses another."""

    vocabulary: ClassVar[Vocabulary] = ASIDE_LEADER
    rule: ClassVar[str] = "SAG-2.9"

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        return list(range(4 * self.side, 4 * self.side + 4))

    def choose(self, s: Saga, option: int) -> None:
        s.move_leader(option, ASIDE)
        s.tell(log.SET_ASIDE, self.side, option)


class SetUpScandinavia(Step):
    """SAG-2.10, SAG-2.11: a warrior and a leader in each Scandinavian area; one leader is set aside."""

    def run(self, s: Saga) -> None:
        for area in range(SCAND_NORTH, SCAND_SOUTH + 1):
            s.move_warriors(VIKING, 1, SUPPLY, area)
        s.then(DrawAside(VIKING), PlaceLeaders())


class PlaceLeaders(Step):
    """SAG-2.11, option `viking_leader_setup`: chosen by the Vikings or drawn; the last one goes South."""

    def run(self, s: Saga) -> None:
        if s.variant.leaders_placed_at_random:
            s.then(DrawPlacement(0), DrawPlacement(1), PlaceLastLeader())
        else:
            seat = s.seat_of(VIKING)
            s.then(PlaceLeader(seat, 0), PlaceLeader(seat, 1), PlaceLastLeader())


def _placements(s: Saga, place: int) -> list[int]:
    return [4 * place + n for n in range(4) if s.leader_at[4 + n] == SUPPLY]


def _place(s: Saga, option: int) -> None:
    s.move_leader(4 + option % 4, SCAND_NORTH + option // 4)
    s.tell(log.LEADER_PLACED, VIKING, 4 + option % 4, SCAND_NORTH + option // 4)


class PlaceLeader(Decision):
    """D0, SAG-2.11: the Vikings choose the leader of an area."""

    vocabulary: ClassVar[Vocabulary] = PLACEMENT
    rule: ClassVar[str] = "SAG-2.11"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, s: Saga) -> list[int]:
        return _placements(s, self.place)

    def choose(self, s: Saga, option: int) -> None:
        _place(s, option)


class DrawPlacement(Chance):
    """C6, SAG-2.11: the leader of an area is drawn."""

    vocabulary: ClassVar[Vocabulary] = PLACEMENT
    rule: ClassVar[str] = "SAG-2.11"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def options(self, s: Saga) -> list[int]:
        return _placements(s, self.place)

    def choose(self, s: Saga, option: int) -> None:
        _place(s, option)


class PlaceLastLeader(Step):
    """SAG-2.11: the remaining leader goes to the South."""

    def run(self, s: Saga) -> None:
        for option in _placements(s, SCAND_SOUTH - SCAND_NORTH):
            _place(s, option)


class SetUpSupplies(Step):
    """SAG-2.9, SAG-2.12 to SAG-2.15: coins, the initiative tile, and four free action tiles."""

    def run(self, s: Saga) -> None:
        s.take_coins(SAXON, _SAXON_COINS)
        s.take_coins(VIKING, _VIKING_COINS)
        s.initiative = _INITIATIVE
        s.tile = NONE
