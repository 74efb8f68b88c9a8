"""Chapter 6: the map and sailing."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, FLEET, NONE, RAID_COST, RESOURCES, STEEL
from meadhall.games.tiny_epic_vikings.maps import DOCK, PLACE_IDS, SHEET
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler, RaidVillage, can_deploy
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import BOAT, FJORD, NO_BOAT, SAIL_TO, STOP_SAILING


class ChooseBoat(Decision):
    """TEV-6.4: the one boat that sails, or none."""

    vocabulary: ClassVar[Vocabulary] = BOAT
    rule: ClassVar[str] = "TEV-6.4"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        for boat in range(FLEET * self.seat, FLEET * self.seat + FLEET):
            place = s.boat_at[boat]
            if place >= 0 and place not in options:
                options.append(place)
        options.sort()
        options.append(NO_BOAT)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option != NO_BOAT:
            s.boat = s.boat_of(self.seat, option)
            s.then(SailBoat(self.seat, self.value, self.value))

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class SailBoat(Decision):
    """TEV-6.5, TEV-6.6, TEV-RUL-19, TEV-RUL-20: the next move; at least one, and a dock ends the movement."""

    vocabulary: ClassVar[Vocabulary] = SAIL_TO
    rule: ClassVar[str] = "TEV-6.5"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, value: int, left: int) -> None:
        super().__init__(seat)
        self.value: Final = value
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        place = s.boat_at[s.boat]
        board = s.variant.map
        if place >= DOCK:
            options = board.dock_fjords[place - DOCK][:]
        else:
            options = board.fjord_neighbours[place][:]
            for dock in board.fjord_docks[place]:
                if s.dock_clan(dock) != self.seat:
                    options.append(DOCK + dock)
        if self.left < self.value:
            options.append(STOP_SAILING)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        boat = s.boat
        if option == STOP_SAILING:
            s.boat = NONE
            return
        origin = s.boat_at[boat]
        s.tell(log.BOAT_SAILED, self.seat, origin, option)
        if option >= DOCK:
            s.boat = NONE
            _dock(s, self.seat, boat, option - DOCK, self.value)
            return
        s.move_boat(boat, option)
        if origin >= DOCK:
            take_rune(s, s.variant.map.dock_island[origin - DOCK])
        if self.left > 1:
            s.then(SailBoat(self.seat, self.value, self.left - 1))
        else:
            s.boat = NONE

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        if option == STOP_SAILING:
            return "", ""
        return PLACE_IDS[s.boat_at[s.boat]], PLACE_IDS[option]


def _dock(s: Vikings, seat: int, boat: int, dock: int, value: int) -> None:
    """TEV-6.7 to TEV-6.9, TEV-23.1: a boat already there leaves; then settlers are deployed and the village raided."""
    island = s.variant.map.dock_island[dock]
    if s.villages[dock] and s.resources[RESOURCES * seat + STEEL] >= RAID_COST[s.era]:
        s.then(RaidVillage(seat, dock))
    if can_deploy(s, seat, island):
        s.then(DeploySettler(seat, island, value, value))
    other = s.dock_clan(dock)
    if other == ENEMY:
        s.move_boat(s.dock_boat[dock], SHEET)
        s.boats_left[ENEMY] += 1
        s.tell(log.ENEMY_BOAT_SUNK, seat, dock)
    elif other != NONE:
        s.push_out(dock)
        s.then(LeaveDock(other, dock))
    s.move_boat(boat, DOCK + dock)
    take_rune(s, island)


class LeaveDock(Decision):
    """TEV-6.7: the owner of a boat that was pushed out chooses one of the two fjords beside the dock's route."""

    vocabulary: ClassVar[Vocabulary] = FJORD
    rule: ClassVar[str] = "TEV-6.7"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def options(self, s: Vikings) -> list[int]:
        return s.variant.map.dock_fjords[self.dock][:]

    def choose(self, s: Vikings, option: int) -> None:
        s.move_boat(s.adrift, option)
        s.tell(log.BOAT_LEFT, self.seat, self.dock, option)
