"""The position of a game of SAGA, and pure questions about it."""

from __future__ import annotations

from meadhall.games.saga import log
from meadhall.games.saga.content import (
    ASIDE,
    BURH_MARKER_WITHOUT_BURHS,
    BURHS,
    ENGLAND,
    HANDLE_SIDE,
    NONE,
    REMOVED,
    SAXON,
    SAXON_NO_VIKINGS,
    SCAND_NORTH,
    SCAND_SOUTH,
    SPACES,
    SUPPLY,
    TOKENS,
    VIKING,
)
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.position import Position


class Saga(Position):
    """The state of SAGA."""

    def clone(self) -> Saga:
        return Saga(self.variant, self)

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
