"""Chapter 11: regrouping, and units off the board."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import EVERYONE, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    KIND_OF,
    MOVEMENT,
    NONE,
    OUT,
    RESERVE,
    SLOTS,
)
from meadhall.games.medieval_battle.hexes import NEIGHBOURS
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import DONE, HEX, RETURN, RETURN_PLACES


class RegroupArmy(Step):
    """MED-11.1 to MED-11.4, MED-11.8: a token for all points; fled units come closer, some may be placed."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Battle) -> None:
        s.tokens[self.side] -= 1
        s.tell(log.REGROUPED, self.side, s.tokens[self.side])
        s.returning = 0
        has_tabor = s.is_alive(s.tabor(self.side))
        for number in range(COUNTERS):
            unit = COUNTERS * self.side + number
            if s.place[unit] == OUT:
                continue
            s.points[unit] = MOVEMENT[KIND_OF[unit]]
            if has_tabor and s.place[unit] < 0 and _is_beside_tabor(s, unit):
                s.returning |= 1 << number
        s.then(ReturnUnits(self.seat, self.side))


def _is_beside_tabor(s: Battle, unit: int) -> bool:
    """MED-11.4 to MED-11.8: whether a unit may be placed now; a fled one that may not comes one module closer."""
    if s.place[unit] == RESERVE:
        return True
    slot = s.slot_of(unit)
    sectors = s.variant.field.sectors[s.place[s.tabor(unit // COUNTERS)]]
    away = slots_away(s, slot, sectors)
    if away == 0:
        return True
    for other in range(SLOTS):
        is_next = s.variant.field.slot_distance[SLOTS * slot + other] == 1
        if is_next and slots_away(s, other, sectors) == away - 1:
            s.place[unit] = BESIDE - other
            s.tell(log.CAME_CLOSER, unit // COUNTERS, KIND_OF[unit], other)
            break
    return False


def slots_away(s: Battle, slot: int, sectors: int) -> int:
    """Module distance from a slot to the nearest of several."""
    away = 99
    for other in range(SLOTS):
        if sectors >> other & 1:
            away = min(away, s.variant.field.slot_distance[SLOTS * slot + other])
    return away


def free_hexes(s: Battle, side: int, kind: int) -> list[int]:
    """MED-11.7: empty hexes beside the tabor, open to the type."""
    field = s.variant.field
    return [
        hex_
        for hex_ in NEIGHBOURS[s.place[s.tabor(side)]]
        if field.is_on_board[hex_] and s.unit_at[hex_] == NONE and s.is_open_to(kind, hex_)
    ]


def _option_of(s: Battle, unit: int) -> int:
    place = 0 if s.place[unit] == RESERVE else 1 + s.slot_of(unit)
    return 2 * RETURN_PLACES * KIND_OF[unit] + RETURN_PLACES * (s.knights[unit] - 1) + place


def _has_returnable(s: Battle, side: int) -> bool:
    """Whether a unit that may be placed has a hex."""
    for number in range(COUNTERS):
        if s.returning >> number & 1 and free_hexes(s, side, KIND_OF[COUNTERS * side + number]):
            return True
    return False


def _returnable(s: Battle, side: int) -> list[int]:
    """The units that may be placed and have a hex, alike ones once."""
    options: list[int] = []
    for number in range(COUNTERS):
        if s.returning >> number & 1:
            unit = COUNTERS * side + number
            option = _option_of(s, unit)
            if option not in options and free_hexes(s, side, KIND_OF[unit]):
                options.append(option)
    options.sort()
    return options


class ReturnUnits(Step):
    """MED-11.7, MED-11.8: units are placed one after another, while hexes last and the player wants."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, s: Battle) -> None:
        if _has_returnable(s, self.side):
            s.then(ReturnUnit(self.seat, self.side), self)
        else:
            s.returning = 0


class ReturnUnit(Decision):
    """D-RTN1, MED-11.7, MED-11.8: which unit comes back beside the tabor, or no more."""

    vocabulary: ClassVar[Vocabulary] = RETURN
    rule: ClassVar[str] = "MED-11.7"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        options = _returnable(s, self.side)
        options.append(DONE)
        return options

    def is_secret(self, s: Battle) -> bool:
        return not s.are_armies_known

    def choose(self, s: Battle, option: int) -> None:
        if option == DONE:
            s.returning = 0
            return
        for number in range(COUNTERS):
            unit = COUNTERS * self.side + number
            if s.returning >> number & 1 and _option_of(s, unit) == option:
                s.in_hand = unit
                s.then(ReturnHex(self.seat, self.side))
                return

    def audience(self, s: Battle) -> int:
        """Which unit of a secret reserve is in hand is seen when it stands."""
        return EVERYONE if s.are_armies_known else 1 << self.seat

    def reveals(self, s: Battle, option: int) -> bool:
        """Only what comes from a secret reserve is secret: fled units and the end of placing are seen by all."""
        return not s.are_armies_known and (option == DONE or option % RETURN_PLACES != 0)


class ReturnHex(Decision):
    """D-RTN2, MED-11.7, MED-11.10: a free hex beside the tabor."""

    vocabulary: ClassVar[Vocabulary] = HEX
    rule: ClassVar[str] = "MED-11.7"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        return free_hexes(s, self.side, KIND_OF[s.in_hand])

    def is_secret(self, s: Battle) -> bool:
        return not s.are_armies_known

    def choose(self, s: Battle, option: int) -> None:
        unit = s.in_hand
        s.returning &= ~(1 << unit - COUNTERS * self.side)
        s.in_hand = NONE
        s.put(unit, option)
        s.show(unit)
        s.tell(log.RETURNED, self.side, KIND_OF[unit], option)

    def reveals(self, s: Battle, option: int) -> bool:
        return not s.are_armies_known
