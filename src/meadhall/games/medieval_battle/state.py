"""The position of a game of Medieval Battle, and pure questions about it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State
from meadhall.engine.steps import Decision, Together
from meadhall.games.medieval_battle.battlefield import Battlefield
from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    FIRST_COUNTER,
    FLAGS,
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
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEXES, NEIGHBOURS, PLACES

READY: Final = 0
MOVING: Final = 1
TRANSIT: Final = 2
STOPPED: Final = 3
PURSUIT: Final = 4
"""The stages of an activation."""

_TRANSITS: Final = 4
"""Hexes that one way through friends can use: its beginning and at most two friends, since each costs two points."""


class Variant:
    """The options that a game is played with, and its map."""

    def __init__(
        self,
        field: Battlefield,
        colours: str = "seat_1_red",
        army_mode: str = "free",
        army_presets: list[int] | None = None,
        is_revealed_on_placement: bool = False,
        dismount: bool = False,
        leaves_zone_by_one_hex: bool = False,
        pursuit_free_move: bool = False,
        tabor_shootable: bool = False,
        shoots_by_ladder: bool = False,
        either_hex_blocks: bool = False,
        hills_block: bool = False,
        time_tokens: int = 5,
        plays_by_the_book: bool = True,
    ) -> None:
        self.field: Final = field
        self.colours: Final = colours
        self.army_mode: Final = army_mode
        self.army_presets: Final[list[int]] = army_presets or []
        """With `preset_fixed`: the armies of Red and Yellow."""
        self.is_revealed_on_placement: Final = is_revealed_on_placement
        self.dismount: Final = dismount
        self.leaves_zone_by_one_hex: Final = leaves_zone_by_one_hex
        self.pursuit_free_move: Final = pursuit_free_move
        self.tabor_shootable: Final = tabor_shootable
        self.shoots_by_ladder: Final = shoots_by_ladder
        self.either_hex_blocks: Final = either_hex_blocks
        self.hills_block: Final = hills_block
        self.time_tokens: Final = time_tokens
        self.plays_by_the_book: Final = plays_by_the_book
        """Otherwise by the readings of the first version (MED-RUL-12, MED-RUL-33)."""


class Battle(State):
    """The state of Medieval Battle. Counters are numbered 0 to 47, those of Red first."""

    def __init__(self, variant: Variant, model: Battle | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self._become(model)
            return
        self.red_seat = NONE
        self.place = [OUT] * UNITS
        """Where each counter is: a hex, OUT, RESERVE, or beside a slot."""
        self.knights = [0] * UNITS
        self.points = [0] * UNITS
        """Movement points; a tabor is fortified with one and exposed with none (MED-12.1)."""
        self.unit_at = [NONE] * HEXES
        self.zones = [0] * (2 * PLACES)
        """How many units of an army have a hex in their zone of control: PLACES * army + hex."""
        self.shown = [0, 0]
        """The masks of counters that the opponent has seen on the board."""
        self.dismounted = [0, 0]
        """The masks of foot counters among them that were not recruited but took a mounted unit's place."""
        self.shown_cost = [0, 0]
        """What the recruited ones among them cost."""
        self.are_armies_known = False
        self.in_hand = NONE
        """The unit that is about to be deployed or to return."""
        self.recruiting = [0, 0]
        """How many unit types each army has decided on; all eight when it is ready."""
        self.is_recruited = False
        self.finished = 0
        """The mask of armies that deploy no more."""
        self.tokens = [variant.time_tokens] * 2
        self.flag_owner = [NONE] * FLAGS
        self.turn = NONE
        """The army whose turn it is, and how many turns have been begun."""
        self.turns = 0
        self.passes = 0
        self.active = NONE
        """The activated unit, with the stage of its activation."""
        self.stage = READY
        self.began_in_zone = False
        self.has_dismounted = False
        self.transit = [NONE] * _TRANSITS
        """Hexes used on a way through friends, its beginning first."""
        self.attacker = NONE
        """The units of an attack that has been declared."""
        self.defender = NONE
        self.returning = 0
        """The mask of counters of the army that regroups which may still be placed."""
        self.is_open = False
        """Whether nothing is hidden any more."""
        self.outcome = NONE
        """Once the game is over: RED, YELLOW or 2 for a draw, and why."""
        self.reason = NONE

    def clone(self) -> Battle:
        return Battle(self.variant, self)

    def _become(self, model: Battle) -> None:
        """Take over all of another position, with lists of its own."""
        self.todo = model.todo[:]
        self.red_seat = model.red_seat
        self.place = model.place[:]
        self.knights = model.knights[:]
        self.points = model.points[:]
        self.unit_at = model.unit_at[:]
        self.zones = model.zones[:]
        self.shown = model.shown[:]
        self.dismounted = model.dismounted[:]
        self.shown_cost = model.shown_cost[:]
        self.are_armies_known = model.are_armies_known
        self.in_hand = model.in_hand
        self.recruiting = model.recruiting[:]
        self.is_recruited = model.is_recruited
        self.finished = model.finished
        self.tokens = model.tokens[:]
        self.flag_owner = model.flag_owner[:]
        self.turn = model.turn
        self.turns = model.turns
        self.passes = model.passes
        self.active = model.active
        self.stage = model.stage
        self.began_in_zone = model.began_in_zone
        self.has_dismounted = model.has_dismounted
        self.transit = model.transit[:]
        self.attacker = model.attacker
        self.defender = model.defender
        self.returning = model.returning
        self.is_open = model.is_open
        self.outcome = model.outcome
        self.reason = model.reason

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
        for other in NEIGHBOURS[hex_]:
            if OPEN[open_to + terrain[other]]:
                self.zones[first + other] += by

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
