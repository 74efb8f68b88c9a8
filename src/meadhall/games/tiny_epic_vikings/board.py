"""The board: the pieces of all clans on their sheets and on the map, and pure questions about them."""

from __future__ import annotations

from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_INFLUENCE,
    BOATS_ON_SHEET,
    ENEMY,
    FLEET,
    MOST_RESOURCES,
    NONE,
    RESOURCES,
    TEMPLE_INFLUENCE,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, ISLANDS, SHEET
from meadhall.games.tiny_epic_vikings.position import Position


class Board(Position):
    """The pieces of all clans on the map and on the clan sheets."""

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
