"""The board: the pieces of all clans on their sheets and on the map, and pure questions about them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_INFLUENCE,
    BOATS_ON_SHEET,
    CLANS,
    ENEMY,
    FLEET,
    MOST_RESOURCES,
    NONE,
    RESOURCES,
    TEMPLE_INFLUENCE,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCKS, ISLANDS, OUT, SHEET
from meadhall.games.tiny_epic_vikings.variant import Variant


class Board(State):
    """The part of the state that lies on the map and on the clan sheets.

    Lists by clan and something else have the first clan's things first.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.variant: Final = variant
        self.resources = [0] * (CLANS * RESOURCES)
        self.settlers = [0] * (CLANS * ISLANDS)
        self.settlers_left = [0] * CLANS
        """On the clan sheet."""
        self.temples = [0] * CLANS
        """The masks of islands with a temple."""
        self.temples_left = [0] * CLANS
        self.temple_slots = [0] * CLANS
        self.boat_slots = [0] * CLANS
        """The masks of slots of a player's sheet that are still filled, the cheapest first (TEV-10.2)."""
        self.boat_at = [OUT] * (CLANS * FLEET)
        self.boats_left = [0] * CLANS
        self.raided = [0] * CLANS
        """Raided villages not yet dedicated."""
        self.dock_boat = [NONE] * DOCKS
        self.villages = [0] * DOCKS
        self.influence = [0] * (CLANS * ISLANDS)
        self.changed = 0
        """The mask of islands where influence has changed since control was last checked."""
        self.holder = [NONE] * ISLANDS
        self.boat = NONE
        """The boat that is sailing, and one that has been pushed out of its dock and must leave."""
        self.adrift = NONE

    def copy_board(self, other: Board) -> None:
        """Take over the board of another state."""
        self.resources = other.resources[:]
        self.settlers = other.settlers[:]
        self.settlers_left = other.settlers_left[:]
        self.temples = other.temples[:]
        self.temples_left = other.temples_left[:]
        self.temple_slots = other.temple_slots[:]
        self.boat_slots = other.boat_slots[:]
        self.boat_at = other.boat_at[:]
        self.boats_left = other.boats_left[:]
        self.raided = other.raided[:]
        self.dock_boat = other.dock_boat[:]
        self.villages = other.villages[:]
        self.influence = other.influence[:]
        self.changed = other.changed
        self.holder = other.holder[:]
        self.boat = other.boat
        self.adrift = other.adrift

    # Resources

    def gain(self, clan: int, resource: int, amount: int) -> None:
        """Move a marker up; what is above 7 is lost (TEV-2.3)."""
        place = RESOURCES * clan + resource
        had = self.resources[place]
        has = min(MOST_RESOURCES, had + amount)
        if has != had:
            self.resources[place] = has
            self.tell(log.RESOURCE_GAINED, clan, resource, has - had)

    def is_full(self, clan: int) -> bool:
        """Whether all three resources of a clan are at 7."""
        first = RESOURCES * clan
        return (
            self.resources[first] == MOST_RESOURCES
            and self.resources[first + 1] == MOST_RESOURCES
            and self.resources[first + 2] == MOST_RESOURCES
        )

    # Pieces

    def has_land_forces(self, clan: int, island: int) -> bool:
        """At least one settler or temple (TEV-11.2)."""
        return self.settlers[ISLANDS * clan + island] > 0 or self.temples[clan] >> island & 1 == 1

    def has_temple(self, clan: int, island: int) -> bool:
        """Whether a temple of the clan stands on the island."""
        return self.temples[clan] >> island & 1 == 1

    def change_influence(self, clan: int, island: int, by: int) -> None:
        """Influence goes up or down; who changes pieces looks at once who takes the rune, if nobody has it."""
        self.influence[ISLANDS * clan + island] += by
        self.changed |= 1 << island

    def add_settlers(self, clan: int, island: int, number: int) -> None:
        """Put settlers on an island."""
        self.settlers[ISLANDS * clan + island] += number
        self.change_influence(clan, island, number)

    def return_settler(self, clan: int, island: int) -> None:
        """Take a settler back to its sheet; those of the neutral enemy go to the box (TEV-16.3)."""
        self.settlers[ISLANDS * clan + island] -= 1
        self.change_influence(clan, island, -1)
        if clan != ENEMY or self.variant.is_solo:
            self.settlers_left[clan] += 1

    def add_temple(self, clan: int, island: int) -> None:
        """Put a temple on an island."""
        self.temples[clan] |= 1 << island
        self.change_influence(clan, island, TEMPLE_INFLUENCE)

    def lift_temple(self, clan: int, island: int) -> None:
        """Take a temple from an island, to put it on another."""
        self.temples[clan] &= ~(1 << island)
        self.change_influence(clan, island, -TEMPLE_INFLUENCE)

    def count_temples_built(self, clan: int) -> int:
        """How many temples have left the sheet."""
        return TEMPLES - self.temples_left[clan]

    def count_boats_built(self, clan: int) -> int:
        """How many boats have left the sheet; the starting boat was never on it (TEV-RUL-11)."""
        return BOATS_ON_SHEET - self.boats_left[clan]

    def move_boat(self, boat: int, place: int) -> None:
        """Take a boat from where it is to a fjord, a dock or its sheet; influence goes with it."""
        clan = boat // FLEET
        docks = self.variant.map.dock_island
        old = self.boat_at[boat]
        if old >= DOCK:
            if boat == self.adrift:
                self.adrift = NONE
            else:
                self.dock_boat[old - DOCK] = NONE
                self.change_influence(clan, docks[old - DOCK], -BOAT_INFLUENCE)
        self.boat_at[boat] = place
        if place >= DOCK:
            self.dock_boat[place - DOCK] = boat
            self.change_influence(clan, docks[place - DOCK], BOAT_INFLUENCE)

    def push_out(self, dock: int) -> None:
        """The boat in a dock counts there no more and must leave (TEV-6.7)."""
        boat = self.dock_boat[dock]
        self.dock_boat[dock] = NONE
        self.change_influence(boat // FLEET, self.variant.map.dock_island[dock], -BOAT_INFLUENCE)
        self.adrift = boat

    def launch(self, clan: int, place: int) -> None:
        """Put the next boat of a sheet on the map."""
        boat = FLEET * clan
        while self.boat_at[boat] != SHEET:
            boat += 1
        self.boats_left[clan] -= 1
        self.move_boat(boat, place)

    def boat_of(self, clan: int, place: int) -> int:
        """A boat of the clan that stands in a place; NONE if none does."""
        for boat in range(FLEET * clan, FLEET * clan + FLEET):
            if self.boat_at[boat] == place:
                return boat
        return NONE

    def dock_clan(self, dock: int) -> int:
        """The clan whose boat lies in a dock, the chief's boat apart; NONE if it is free."""
        boat = self.dock_boat[dock]
        return boat // FLEET if boat != NONE else NONE

    # Islands

    def count_islands(self, clan: int) -> int:
        """How many island runes a clan holds."""
        total = 0
        for holder in self.holder:
            if holder == clan:
                total += 1
        return total
