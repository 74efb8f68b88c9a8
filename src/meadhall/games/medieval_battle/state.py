"""The position of a game of Medieval Battle, and pure questions about it."""

from __future__ import annotations

from meadhall.engine.steps import Decision, Together
from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    FIRST_COUNTER,
    FULL,
    KIND_OF,
    MOVEMENT,
    NONE,
    OPEN,
    OUT,
    RECRUIT_COST,
    RED,
    RESERVE,
    TABOR,
    TABOR_POINTS,
    TERRAINS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, PLACES
from meadhall.games.medieval_battle.position import Position


class Battle(Position):
    """The state of Medieval Battle."""

    def clone(self) -> Battle:
        return Battle(self.variant, self)

    # Seats and armies

    def seat_of(self, side: int) -> int:
        """The seat that leads an army."""
        return self.red_seat if side == RED else 1 - self.red_seat

    def side_of(self, seat: int) -> int:
        """The army that a seat leads; NONE for spectators and before colours are assigned."""
        if seat < 0 or self.red_seat == NONE:
            return NONE
        return RED if seat == self.red_seat else YELLOW

    def together(self, decision: Decision) -> None:
        """Ask this beside whatever other seats are being asked now; their order does not tell who chose last."""
        top = self.todo[-1] if self.todo else None
        if isinstance(top, Together):
            self.todo[-1] = Together(sorted([*top.decisions, decision], key=_seat))
        else:
            self.todo.append(Together([decision]))

    def tabor(self, side: int) -> int:
        """The counter of an army's tabor."""
        return COUNTERS * side + FIRST_COUNTER[TABOR]

    def is_alive(self, unit: int) -> bool:
        """Whether a unit stands on the board."""
        return self.place[unit] >= 0

    # Hexes

    def is_open_to(self, kind: int, hex_: int) -> bool:
        """Whether the terrain of a hex is open to a unit type (MED-1.12)."""
        return OPEN[TERRAINS * kind + self.variant.field.terrain[hex_]]

    def is_in_zone(self, side: int, hex_: int) -> bool:
        """Whether the hex is in the zone of control of an army (MED-6.1)."""
        return self.zones[PLACES * side + hex_] > 0

    def put(self, unit: int, hex_: int) -> None:
        """Stand a unit on an empty hex; its zone of control goes with it."""
        self.place[unit] = hex_
        self.unit_at[hex_] = unit
        self._change_zone(unit, hex_, 1)

    def lift(self, unit: int) -> None:
        """Take a unit off its hex."""
        hex_ = self.place[unit]
        self.unit_at[hex_] = NONE
        self._change_zone(unit, hex_, -1)

    def _change_zone(self, unit: int, hex_: int, by: int) -> None:
        first = PLACES if unit >= COUNTERS else 0
        open_to = TERRAINS * KIND_OF[unit]
        terrain = self.variant.field.terrain
        zones = self.zones
        for other in NEIGHBOURS[hex_]:
            if OPEN[open_to + terrain[other]]:
                zones[first + other] += by

    def show(self, unit: int) -> None:
        """The opponent sees a counter; if for the first time, its cost is known to be spent."""
        side = unit // COUNTERS
        bit = 1 << unit - COUNTERS * side
        if self.shown[side] & bit == 0:
            self.shown[side] |= bit
            self.shown_cost[side] += RECRUIT_COST[KIND_OF[unit]]

    def move(self, unit: int, hex_: int) -> None:
        """Take a unit from its hex to an empty one."""
        self.lift(unit)
        self.put(unit, hex_)

    def remove(self, unit: int) -> None:
        """Take a destroyed unit from the board."""
        self.lift(unit)
        self.place[unit] = OUT
        self.knights[unit] = 0
        self.points[unit] = 0

    # Armies

    def count_reserve(self, side: int, kind: int) -> int:
        """How many units of a type are recruited and not placed."""
        first = COUNTERS * side + FIRST_COUNTER[kind]
        last = COUNTERS * side + FIRST_COUNTER[kind + 1]
        total = 0
        for unit in range(first, last):
            if self.place[unit] == RESERVE:
                total += 1
        return total

    def count_reserves(self, side: int) -> int:
        """How many units are recruited and not placed."""
        total = 0
        for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
            if self.place[unit] == RESERVE:
                total += 1
        return total

    def first_in_reserve(self, side: int, kind: int) -> int:
        """The lowest-numbered counter of a type in reserve."""
        unit = COUNTERS * side + FIRST_COUNTER[kind]
        while self.place[unit] != RESERVE:
            unit += 1
        return unit

    def recruit(self, side: int, kind: int, count: int) -> None:
        """Take units of a type into the army: full, with all their points."""
        first = COUNTERS * side + FIRST_COUNTER[kind]
        for unit in range(first, first + count):
            self.place[unit] = RESERVE
            self.knights[unit] = FULL
            self.points[unit] = MOVEMENT[kind]

    def cost_of_army(self, side: int) -> int:
        """The recruit points of all that is recruited, while nothing is placed yet."""
        total = 0
        for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
            if self.place[unit] == RESERVE:
                total += RECRUIT_COST[KIND_OF[unit]]
        return total

    def value_on_board(self, side: int) -> int:
        """The recruit value of the units on the board, reduced ones counting fully (MED-13.8)."""
        total = 0
        for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
            if self.place[unit] >= 0:
                total += RECRUIT_COST[KIND_OF[unit]]
        return total

    def slot_of(self, unit: int) -> int:
        """Beside which slot a fled unit is, from 0; NONE if it has not fled."""
        place = self.place[unit]
        return BESIDE - place if place <= BESIDE else NONE

    # Victory

    def victory_points(self, side: int) -> int:
        """MED-13.1, MED-13.5: flags controlled, and the enemy's tabor destroyed."""
        field = self.variant.field
        total = 0
        for n in range(len(field.flags)):
            if self.flag_owner[n] == side:
                total += field.flag_points[n]
        if self.turns > 0 and self.place[self.tabor(1 - side)] == OUT:
            total += TABOR_POINTS
        return total

    def scores(self) -> list[int]:
        """The victory points of each seat."""
        scores = [self.victory_points(RED), self.victory_points(YELLOW)]
        return scores if self.red_seat == 0 else [scores[1], scores[0]]

    def winners(self) -> list[int]:
        if self.outcome == NONE:
            return []
        if self.outcome > YELLOW:
            return [0, 1]
        return [self.seat_of(self.outcome)]


def _seat(decision: Decision) -> int:
    return decision.seat
