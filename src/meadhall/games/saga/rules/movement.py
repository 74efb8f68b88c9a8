"""Chapter 6: moving units by land and sea."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    ENGLAND,
    HANDLE_IDS,
    NONE,
    SCAND_NORTH,
    SCAND_SOUTH,
    SIDE_IDS,
    SIZE,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SUBSETS,
    TOKEN_AREA,
    TOKENS,
    VIKING,
)
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import (
    FORCE,
    ROUTE,
    ROUTE_DESTINATION,
    ROUTE_ORIGIN,
    SAIL,
    SAIL_DRAW,
    TOKEN,
    WARRIOR_ID,
    force_option,
    leaders_of,
    warriors_of,
)

_NO_LIMIT: Final = 99


def can_move(s: Saga, side: int) -> bool:
    """Whether some unit of the side can move: one that is not bound, or any in Scandinavia."""
    for area in range(ENGLAND):
        if s.count_free(side, area) > 0:
            return True
    if side == VIKING:
        for area in range(SCAND_NORTH, SCAND_SOUTH + 1):
            if s.units[SPACES + area] > 0:
                return True
    return False


class Move(Step):
    """SAG-6.7: any number of own units, at least one, from one area to another."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Saga) -> None:
        s.then(ChooseRoute(self.seat, self.side, _NO_LIMIT))


class MoveOneUnit(Step):
    """SAG-9.1: a Move of exactly one unit."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Saga) -> None:
        s.then(ChooseRoute(self.seat, self.side, 1))


class ChooseRoute(Decision):
    """D5, SAG-6.7, SAG-7.1, SAG-8.1, SAG-8.2, SAG-8.7: from where to where, by land or sea."""

    vocabulary: ClassVar[Vocabulary] = ROUTE
    rule: ClassVar[str] = "SAG-6.7"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, side: int, most: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.most: Final = most

    def options(self, s: Saga) -> list[int]:
        options: list[int] = []
        routes = s.variant.routes_from
        side = self.side
        for area in range(ENGLAND):
            if s.count_free(side, area) > 0:
                options.extend(routes[area])
        if side == VIKING:
            _add_viking_routes(s, options)
        return options

    def choose(self, s: Saga, option: int) -> None:
        origin = ROUTE_ORIGIN[option]
        if option < SAIL:
            s.then(ChooseForce(self.seat, self.side, origin, ROUTE_DESTINATION[option], self.most))
            return
        slot = origin - SCAND_NORTH
        if option >= SAIL_DRAW:
            s.then(DrawTarget(slot))
            return
        token = s.slots[slot]
        if s.slots_up >> slot & 1 == 0:
            s.turn_up(slot, token)
            s.tell(log.TARGET_TURNED_UP, VIKING, slot, token)
        s.then(ChooseForce(self.seat, VIKING, origin, TOKEN_AREA[token], self.most))

    def reveals(self, s: Saga, option: int) -> bool:
        """Sailing turns a face-down target up (SAG-8.3)."""
        return SAIL <= option < SAIL_DRAW and s.slots_up >> (option - SAIL) & 1 == 0

    def ends(self, s: Saga, option: int) -> tuple[str, str]:
        origin = ROUTE_ORIGIN[option]
        if option < SAIL:
            return SPACE_IDS[origin], SPACE_IDS[ROUTE_DESTINATION[option]]
        slot = origin - SCAND_NORTH
        if option < SAIL_DRAW and s.slots_up >> slot & 1:
            return SPACE_IDS[origin], SPACE_IDS[TOKEN_AREA[s.slots[slot]]]
        return SPACE_IDS[origin], SLOT_IDS[slot]


def _add_viking_routes(s: Saga, options: list[int]) -> None:
    """SAG-8.1 to SAG-8.5: within Scandinavia, to the target of a slot, or to one that is drawn for it."""
    units = s.units
    routes = s.variant.routes_from
    for area in range(SCAND_NORTH, SCAND_SOUTH + 1):
        if units[SPACES + area] > 0:
            options.extend(routes[area])
    for slot in range(3):
        if s.slots[slot] != NONE and units[SPACES + SCAND_NORTH + slot] > 0:
            options.append(SAIL + slot)
    for slot in range(3):
        if (s.slots[slot] == NONE or s.slots_up >> slot & 1) and units[SPACES + SCAND_NORTH + slot] > 0:
            options.append(SAIL_DRAW + slot)


class DrawTarget(Chance):
    """C7, SAG-8.4, SAG-8.5: a raid target of the pool is drawn for a slot; one that it replaces returns to the pool."""

    vocabulary: ClassVar[Vocabulary] = TOKEN
    rule: ClassVar[str] = "SAG-8.4"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: Final = slot

    def options(self, s: Saga) -> list[int]:
        pool = s.pool()
        return [token for token in range(TOKENS) if pool >> token & 1]

    def choose(self, s: Saga, option: int) -> None:
        s.turn_up(self.slot, option)
        s.tell(log.TARGET_DRAWN, VIKING, self.slot, option)
        s.then(ChooseForce(s.seat_of(VIKING), VIKING, SCAND_NORTH + self.slot, TOKEN_AREA[option], _NO_LIMIT))


class ChooseForce(Decision):
    """D6, SAG-6.7 to SAG-6.10: who goes; as many as there are enemies in the origin must stay."""

    vocabulary: ClassVar[Vocabulary] = FORCE
    rule: ClassVar[str] = "SAG-6.8"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, side: int, origin: int, destination: int, most: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.origin: Final = origin
        self.destination: Final = destination
        self.most: Final = most

    def options(self, s: Saga) -> list[int]:
        most = s.count_free(self.side, self.origin)
        return forces(s, self.side, self.origin, 1, most if most < self.most else self.most)

    def choose(self, s: Saga, option: int) -> None:
        warriors = warriors_of(option)
        leaders = leaders_of(option)
        s.move_force(self.side, warriors, leaders, self.origin, self.destination)
        s.tell(log.MOVED, self.side, self.origin, self.destination, warriors, leaders << 4 * self.side)

    def counts(self, s: Saga, option: int) -> dict[str, int]:
        return counts_of_force(s, self.side, self.origin, option)

    def lies(self, s: Saga, piece: str) -> str:
        return "warriors-" + SIDE_IDS[self.side] + "-" + SPACE_IDS[self.origin] if piece == WARRIOR_ID else piece


def forces(s: Saga, side: int, space: int, least: int, most: int) -> list[int]:
    """All ways to take from `least` to `most` units of a side out of a space."""
    options: list[int] = []
    warriors = s.warriors[side * SPACES + space]
    present = s.leaders_at(side, space)
    for number in range((warriors if warriors < most else most) + 1):
        if present == 0:
            if number >= least:
                options.append(force_option(side, number, 0))
        else:
            for leaders in SUBSETS[present]:
                total = number + SIZE[leaders]
                if least <= total <= most:
                    options.append(force_option(side, number, leaders))
    return options


def counts_of_force(s: Saga, side: int, space: int, force: int) -> dict[str, int]:
    """The warriors and leaders of a force, and the leaders of the space that are not in it."""
    counts: dict[str, int] = {}
    if s.warriors[side * SPACES + space] > 0:
        counts[WARRIOR_ID] = warriors_of(force)
    present = s.leaders_at(side, space)
    for leader in range(4):
        if present >> leader & 1:
            counts[HANDLE_IDS[4 * side + leader]] = leaders_of(force) >> leader & 1
    return counts
