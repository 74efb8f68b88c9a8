"""Chapter 10: building boats and temples."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import BOAT_COSTS, FLEET, RESOURCES, TEMPLE_COSTS, WOOD
from meadhall.games.tiny_epic_vikings.maps import DOCK, ISLANDS
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import BUILD_NOTHING, BUILD_TEMPLE, BUILDING


def can_afford_boat(s: Vikings, seat: int) -> bool:
    """TEV-10.1, TEV-10.2: a boat on the sheet, and the wood for the cheapest slot."""
    return s.boats_left[seat] > 0 and s.resources[RESOURCES * seat + WOOD] >= BOAT_COSTS[s.count_boats_built(seat)]


def can_afford_temple(s: Vikings, seat: int) -> bool:
    """TEV-10.1, TEV-10.2: a temple on the sheet, and the wood for the cheapest slot."""
    return (
        s.temples_left[seat] > 0 and s.resources[RESOURCES * seat + WOOD] >= TEMPLE_COSTS[s.count_temples_built(seat)]
    )


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
    """TEV-10.1, TEV-10.3, TEV-10.4: a boat into a fjord, a temple onto an island with an own settler, or nothing."""

    vocabulary: ClassVar[Vocabulary] = BUILDING
    rule: ClassVar[str] = "TEV-10.1"

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        seat = self.seat
        if can_afford_boat(s, seat):
            mask = boat_fjords(s, seat)
            for fjord in s.variant.map.fjords:
                if mask >> fjord & 1:
                    options.append(fjord)
        if can_afford_temple(s, seat):
            for island in s.variant.map.islands:
                if s.settlers[ISLANDS * seat + island] > 0 and not s.has_temple(seat, island):
                    options.append(BUILD_TEMPLE + island)
        options.append(BUILD_NOTHING)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        seat = self.seat
        if option < BUILD_TEMPLE:
            cost = BOAT_COSTS[s.count_boats_built(seat)]
            s.resources[RESOURCES * seat + WOOD] -= cost
            s.launch(seat, option)
            s.tell(log.BOAT_BUILT, seat, option, cost)
        elif option < BUILD_NOTHING:
            cost = TEMPLE_COSTS[s.count_temples_built(seat)]
            s.resources[RESOURCES * seat + WOOD] -= cost
            s.temples_left[seat] -= 1
            s.add_temple(seat, option - BUILD_TEMPLE)
            s.tell(log.TEMPLE_BUILT, seat, option - BUILD_TEMPLE, cost)
