"""Chapter 10: building boats and temples."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
    FLEET,
    MOST_RESOURCES,
    RESOURCES,
    TEMPLE_COSTS,
    WOOD,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, FJORDS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import (
    BOAT_FROM,
    BUILD_NOTHING,
    BUILD_TEMPLE,
    BUILDING,
    TEMPLE_FROM,
)


def cheapest_slot(slots: int) -> int:
    """The cheapest of the filled slots; there must be one."""
    slot = 0
    while slots >> slot & 1 == 0:
        slot += 1
    return slot


def _affordable(slots: int, costs: list[int], wood: int) -> list[int]:
    """TEV-10.2: the filled slots whose price the wood covers, the cheapest first."""
    return [slot for slot in range(len(costs)) if slots >> slot & 1 and costs[slot] <= wood]


def boat_fjords(s: Vikings, seat: int) -> int:
    """TEV-10.3, TEV-RUL-12: the mask of fjords where a new boat may be put."""
    if s.variant.builds_from_land_only:
        mask = _beside_land_forces(s, seat)
        if mask:
            return mask
    return _beside_land_forces(s, seat) | _beside_boats(s, seat)


def _beside_land_forces(s: Vikings, seat: int) -> int:
    mask = 0
    board = s.variant.map
    for island in board.islands:
        if s.has_land_forces(seat, island):
            for fjord in board.island_fjords[island]:
                mask |= 1 << fjord
    return mask


def _beside_boats(s: Vikings, seat: int) -> int:
    """Around the island of a docked boat, and next to the fjord of another."""
    mask = 0
    board = s.variant.map
    for boat in range(FLEET * seat, FLEET * seat + FLEET):
        place = s.boat_at[boat]
        if place < 0:
            continue
        near = board.fjord_neighbours[place] if place < DOCK else board.island_fjords[board.dock_island[place - DOCK]]
        for fjord in near:
            mask |= 1 << fjord
    return mask


class BuildUnit(Decision):
    """TEV-10.1 to TEV-10.4, TEV-RUL-25: a boat into a fjord, a temple onto an island with an own settler, or nothing.

    The piece comes from any slot still filled, whose price is paid. Without room for more wood it can be sound to pay a
    dear slot and keep a cheap one; otherwise the dearer slots are only offered by the way. By the rulings of the house
    it always comes from the cheapest slot.
    """

    vocabulary: ClassVar[Vocabulary] = BUILDING
    rule: ClassVar[str] = "TEV-10.1"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        options = self._boats(s, 0) + self._temples(s, 0)
        options.append(BUILD_NOTHING)
        return options

    def asides(self, s: Vikings) -> list[int]:
        if not s.variant.by_the_book or s.resources[RESOURCES * self.seat + WOOD] == MOST_RESOURCES:
            return []
        return self._boats(s, 1) + self._temples(s, 1)

    def _boats(self, s: Vikings, least: int) -> list[int]:
        """Boats from the affordable slots, but for the `least` cheapest of them."""
        options: list[int] = []
        slots = _affordable(s.boat_slots[self.seat], BOAT_COSTS, s.resources[RESOURCES * self.seat + WOOD])
        if len(slots) <= least:
            return options
        mask = boat_fjords(s, self.seat)
        fjords = [fjord for fjord in s.variant.map.fjords if mask >> fjord & 1]
        if not s.variant.by_the_book:
            return fjords
        for slot in slots[least:]:
            for fjord in fjords:
                options.append(BOAT_FROM + FJORDS * slot + fjord)
        return options

    def _temples(self, s: Vikings, least: int) -> list[int]:
        """The same of temples."""
        options: list[int] = []
        seat = self.seat
        slots = _affordable(s.temple_slots[seat], TEMPLE_COSTS, s.resources[RESOURCES * seat + WOOD])
        if not s.variant.by_the_book:
            slots = slots[:1]
        for slot in slots[least:]:
            first = TEMPLE_FROM + ISLANDS * slot if s.variant.by_the_book else BUILD_TEMPLE
            for island in s.variant.map.islands:
                if s.settlers[ISLANDS * seat + island] > 0 and not s.has_temple(seat, island):
                    options.append(first + island)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == BUILD_NOTHING:
            return
        if option >= TEMPLE_FROM:
            _build_temple(s, self.seat, (option - TEMPLE_FROM) // ISLANDS, (option - TEMPLE_FROM) % ISLANDS)
        elif option >= BOAT_FROM:
            _build_boat(s, self.seat, (option - BOAT_FROM) // FJORDS, (option - BOAT_FROM) % FJORDS)
        elif option >= BUILD_TEMPLE:
            _build_temple(s, self.seat, cheapest_slot(s.temple_slots[self.seat]), option - BUILD_TEMPLE)
        else:
            _build_boat(s, self.seat, cheapest_slot(s.boat_slots[self.seat]), option)


def _build_boat(s: Vikings, seat: int, slot: int, fjord: int) -> None:
    """TEV-10.2, TEV-10.3"""
    s.resources[RESOURCES * seat + WOOD] -= BOAT_COSTS[slot]
    s.boat_slots[seat] &= ~(1 << slot)
    s.launch(seat, fjord)
    s.tell(log.BOAT_BUILT, seat, fjord, BOAT_COSTS[slot])


def _build_temple(s: Vikings, seat: int, slot: int, island: int) -> None:
    """TEV-10.2, TEV-10.4"""
    s.resources[RESOURCES * seat + WOOD] -= TEMPLE_COSTS[slot]
    s.temple_slots[seat] &= ~(1 << slot)
    s.temples_left[seat] -= 1
    s.add_temple(seat, island)
    s.tell(log.TEMPLE_BUILT, seat, island, TEMPLE_COSTS[slot])
    take_rune(s, island)
