"""The position of a game of SAGA, and pure questions about it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    ASIDE,
    BORDERS,
    BORDERS_WITHOUT_ESSEX_WESSEX,
    BURH_MARKER_WITHOUT_BURHS,
    BURHS,
    COINS,
    ENGLAND,
    ENVOY_IS_OPTIONAL,
    HALVES,
    HANDLE_SIDE,
    LEADERS,
    NONE,
    REMOVED,
    SAXON,
    SAXON_NO_VIKINGS,
    SCAND_NORTH,
    SCAND_SOUTH,
    SPACES,
    SUPPLY,
    TILES,
    TOKENS,
    VIKING,
    WARRIORS,
    Half,
)
from meadhall.games.saga.vocabularies import ROUTES_FROM, ROUTES_FROM_WITHOUT_ESSEX_WESSEX

BANK: Final = 2
"""The place of the general supply in `coins`, after the two sides."""


class Variant:
    """The options that a game is played with."""

    def __init__(
        self,
        viking_seat: str = "random",
        exile_target: str = "any_unit",
        tile_set: str = "a",
        track_length: int = 10,
        viking_leader_setup: str = "chosen",
        essex_wessex_border: bool = True,
        coins_limited: bool = True,
        plunderer_must_survive: bool = True,
        victory_check: str = "step_1",
        memory_aid: bool = True,
        rulings: str = "by_the_book",
    ) -> None:
        self.viking_seat: Final = viking_seat
        self.envoy_exiles_leaders: Final = exile_target == "any_unit"
        self.envoy_may_decline: Final = ENVOY_IS_OPTIONAL and rulings == "by_the_book"
        self.halves: Final[list[Half]] = HALVES[tile_set]
        self.track_length: Final = track_length
        self.leaders_placed_at_random: Final = viking_leader_setup == "random"
        self.borders: Final[list[list[int]]] = BORDERS if essex_wessex_border else BORDERS_WITHOUT_ESSEX_WESSEX
        self.routes_from: Final[list[list[int]]] = (
            ROUTES_FROM if essex_wessex_border else ROUTES_FROM_WITHOUT_ESSEX_WESSEX
        )
        self.coins_limited: Final = coins_limited
        self.plunderer_must_survive: Final = plunderer_must_survive
        self.victory_tested_twice: Final = victory_check == "whole_phase"
        self.memory_aid: Final = memory_aid


class Saga(State):
    """The state of SAGA.

    Lists by side and space have the Saxons' spaces first: number `side * SPACES + space`.
    Leader pieces are known by their handles 0 to 7; who carries which ability is `ability`.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.variant: Final = variant
        self.viking_seat = NONE
        self.round = 0
        self.round_pos = variant.track_length
        self.coins = [0, 0, COINS]
        self.warriors = [0] * (2 * SPACES)
        self.units = [0] * (2 * SPACES)
        """Warriors and leaders; kept beside `warriors` because control is asked all the time."""
        for side in (SAXON, VIKING):
            self.warriors[side * SPACES + SUPPLY] = WARRIORS
            self.units[side * SPACES + SUPPLY] = WARRIORS + LEADERS // 2
        self.leader_at = [SUPPLY] * LEADERS
        self.ability = [NONE] * LEADERS
        self.known = 0
        """The mask of handles whose ability the opponent has seen."""
        self.burhs = 0
        """The mask of areas with a burh."""
        self.slots = [NONE] * 3
        self.slots_up = 0
        """The mask of slots whose token lies face up."""
        self.beliefs = [0] * 3
        """For a face-down slot: the mask of tokens that the Saxons can still believe it to hold."""
        self.scouting = NONE
        """The token that the Vikings hold between choosing it and placing it."""
        self.initiative = VIKING
        self.first_picker = VIKING
        self.tile_owner = [NONE] * TILES
        self.resolved = 0
        """The mask of resolved tiles."""
        self.tile = NONE
        """The tile that is being resolved, with what is left of it."""
        self.bonus_open = False
        self.actions_left = 0
        self.battle = NONE
        """The area of the battle being fought, with who has been revealed and who has passed in it."""
        self.revealed = 0
        self.passed = 0
        self.is_open = False
        """Whether nothing is hidden any more: the game is over and everything is shown."""
        self.victories = 0
        """The mask of conditions that the winner meets, once the game is won."""

    def clone(self) -> Saga:
        t = Saga(self.variant)
        t.todo = self.todo[:]
        t.viking_seat = self.viking_seat
        t.round = self.round
        t.round_pos = self.round_pos
        t.coins = self.coins[:]
        t.warriors = self.warriors[:]
        t.units = self.units[:]
        t.leader_at = self.leader_at[:]
        t.ability = self.ability[:]
        t.known = self.known
        t.burhs = self.burhs
        t.slots = self.slots[:]
        t.slots_up = self.slots_up
        t.beliefs = self.beliefs[:]
        t.scouting = self.scouting
        t.initiative = self.initiative
        t.first_picker = self.first_picker
        t.tile_owner = self.tile_owner[:]
        t.resolved = self.resolved
        t.tile = self.tile
        t.bonus_open = self.bonus_open
        t.actions_left = self.actions_left
        t.battle = self.battle
        t.revealed = self.revealed
        t.passed = self.passed
        t.is_open = self.is_open
        t.victories = self.victories
        return t

    # Sides and seats

    def seat_of(self, side: int) -> int:
        """The seat that plays the side."""
        return self.viking_seat if side == VIKING else 1 - self.viking_seat

    def side_of(self, seat: int) -> int:
        """The side that the seat plays; NONE for spectators and before sides are assigned."""
        if seat < 0 or self.viking_seat == NONE:
            return NONE
        return VIKING if seat == self.viking_seat else SAXON

    # Units

    def leaders_at(self, side: int, space: int) -> int:
        """The mask of four leaders of the side that are in the space."""
        first = side * 4
        at = self.leader_at
        mask = 0
        if at[first] == space:
            mask = 1
        if at[first + 1] == space:
            mask |= 2
        if at[first + 2] == space:
            mask |= 4
        if at[first + 3] == space:
            mask |= 8
        return mask

    def count_free(self, side: int, space: int) -> int:
        """How many units may leave the area: all but as many as there are enemies (SAG-6.8)."""
        return self.units[side * SPACES + space] - self.units[(1 - side) * SPACES + space]

    def is_controlled(self, side: int, area: int) -> bool:
        """More units than the opponent; burhs and strength do not count (SAG-1.6, SAG-1.7)."""
        return self.count_free(side, area) > 0

    def is_mixed(self, area: int) -> bool:
        """Whether units of both sides are in the area."""
        return self.units[area] > 0 and self.units[SPACES + area] > 0

    def count_in_england(self, side: int) -> int:
        """How many units of the side are in England."""
        total = 0
        first = side * SPACES
        for space in range(first, first + ENGLAND):
            total += self.units[space]
        return total

    def count_controlled(self, side: int) -> int:
        """How many areas of England the side controls."""
        total = 0
        for area in range(ENGLAND):
            if self.count_free(side, area) > 0:
                total += 1
        return total

    def move_warriors(self, side: int, number: int, origin: int, destination: int) -> None:
        """Take warriors from one space to another."""
        first = side * SPACES
        self.warriors[first + origin] -= number
        self.warriors[first + destination] += number
        self.units[first + origin] -= number
        self.units[first + destination] += number

    def move_leader(self, handle: int, destination: int) -> None:
        """Take a leader piece to a space."""
        first = SPACES if handle >= 4 else 0
        self.units[first + self.leader_at[handle]] -= 1
        self.units[first + destination] += 1
        self.leader_at[handle] = destination

    def move_force(self, side: int, warriors: int, leaders: int, origin: int, destination: int) -> None:
        """Take warriors and a mask of leaders from one space to another."""
        if warriors:
            self.move_warriors(side, warriors, origin, destination)
        handle = side * 4
        while leaders:
            if leaders & 1:
                self.move_leader(handle, destination)
            leaders >>= 1
            handle += 1

    def lose_force(self, side: int, warriors: int, leaders: int, area: int) -> None:
        """Remove units: warriors go back to the supply (SAG-11.2), leaders out of the game (SAG-11.3)."""
        if warriors:
            self.move_warriors(side, warriors, area, SUPPLY)
        handle = side * 4
        while leaders:
            if leaders & 1:
                self.lose_leader(handle)
            leaders >>= 1
            handle += 1

    def lose_leader(self, handle: int) -> None:
        """A leader leaves the game; with the first one of a side its set-aside leader joins the supply (SAG-11.3)."""
        self.move_leader(handle, REMOVED)
        side = HANDLE_SIDE[handle]
        for other in range(side * 4, side * 4 + 4):
            if self.leader_at[other] == ASIDE:
                self.move_leader(other, SUPPLY)
                self.tell(log.SET_ASIDE_JOINS, side, other)

    # Burhs, coins, track

    def has_burh(self, area: int) -> bool:
        """Whether a burh stands in the area."""
        return self.burhs >> area & 1 == 1

    def count_burhs(self) -> int:
        """How many burhs are on the map."""
        mask = self.burhs
        total = 0
        while mask:
            mask &= mask - 1
            total += 1
        return total

    def count_burhs_in_supply(self) -> int:
        """How many burhs the Saxons can still build."""
        return BURHS - self.count_burhs()

    def burh_pos(self) -> int:
        """The space of the burh marker: it moves with the burhs on the map (SAG-2.2, SAG-7.3, SAG-8.12)."""
        return BURH_MARKER_WITHOUT_BURHS + self.count_burhs()

    def rounds_left(self) -> int:
        """How many rounds the Saxons still have to hold out (SAG-3.2)."""
        left = self.round_pos - self.burh_pos()
        return left if left > 0 else 0

    def bank_pays(self) -> bool:
        """Whether a coin can be taken from the general supply (SAG-6.2)."""
        return self.coins[BANK] > 0 or not self.variant.coins_limited

    def take_coins(self, side: int, number: int) -> int:
        """Take coins from the general supply, or what it has (SAG-6.2); how many were taken."""
        if self.variant.coins_limited and number > self.coins[BANK]:
            number = self.coins[BANK]
        self.coins[BANK] -= number
        self.coins[side] += number
        return number

    def pay_coins(self, side: int, number: int) -> None:
        """Pay coins to the general supply (SAG-6.1)."""
        self.coins[side] -= number
        self.coins[BANK] += number

    # Raid targets

    def pool(self) -> int:
        """The mask of raid targets that lie in no slot and in nobody's hand."""
        mask = (1 << TOKENS) - 1
        for token in self.slots:
            if token != NONE:
                mask &= ~(1 << token)
        if self.scouting != NONE:
            mask &= ~(1 << self.scouting)
        return mask

    def face_up_tokens(self) -> int:
        """The mask of raid targets that lie face up."""
        mask = 0
        for slot in range(3):
            if self.slots_up >> slot & 1:
                mask |= 1 << self.slots[slot]
        return mask

    def turn_up(self, slot: int, token: int) -> None:
        """Lay a token face up in a slot; nobody can believe it face down elsewhere any more."""
        self.slots[slot] = token
        self.slots_up |= 1 << slot
        self.beliefs[slot] = 0
        for other in range(3):
            self.beliefs[other] &= ~(1 << token)

    # Scandinavia

    def emptiest_scandinavia(self) -> list[int]:
        """The Scandinavian areas with the fewest units: where the next unit must go (SAG-6.5)."""
        units = self.units
        first = SPACES
        fewest = units[first + SCAND_NORTH]
        for area in range(SCAND_NORTH + 1, SCAND_SOUTH + 1):
            if units[first + area] < fewest:
                fewest = units[first + area]
        return [area for area in range(SCAND_NORTH, SCAND_SOUTH + 1) if units[first + area] == fewest]

    # The end

    def scores(self) -> list[int]:
        """1 for the winner, 0 for the loser; nothing else is counted."""
        scores = [0, 0]
        for seat in self.winners():
            scores[seat] = 1
        return scores

    def winners(self) -> list[int]:
        if self.victories == 0:
            return []
        return [self.seat_of(SAXON if self.reason() <= SAXON_NO_VIKINGS else VIKING)]

    def reason(self) -> int:
        """The victory condition that decided the game: the first that the winner meets."""
        return (self.victories & -self.victories).bit_length() - 1
