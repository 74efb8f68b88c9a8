"""Chapter 20: how the chief's boat sails."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import BOAT_INFLUENCE, CHIEF_SAIL, DEPLOY_REDUCTION, ENEMY, NONE
from meadhall.games.tiny_epic_vikings.maps import DOCKS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.sailing import LeaveDock
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN, SettleEnemy, raid_for_enemy
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DOCK, ISLAND


class EnemySail(Step):
    """TEV-20.2, TEV-20.4, TEV-21.1: to the nearest island of the card's rune, then settlers are deployed."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def run(self, s: Vikings) -> None:
        settlers = max(1, self.value - DEPLOY_REDUCTION[s.variant.profile])
        s.then(ChooseChiefTarget(HUMAN), SailChief(self.value + CHIEF_SAIL), DeployEnemy(settlers))


def distance_to(s: Vikings, dock: int, island: int) -> int:
    """TEV-20.2: the docks entered on a shortest way from a dock to an island."""
    board = s.variant.map
    return min([board.distance[DOCKS * dock + other] for other in board.island_docks[island]])


def nearest_targets(s: Vikings) -> list[int]:
    """TEV-20.2, TEV-20.3: the nearest islands of the rune, of these the ones with least enemy influence."""
    board = s.variant.map
    here = board.dock_island[s.chief]
    found: list[int] = []
    nearest = 0
    least = 0
    for island in board.islands:
        if island == here or board.rune[island] != s.enemy_rune:
            continue
        away = distance_to(s, s.chief, island)
        influence = s.influence[ISLANDS * ENEMY + island]
        if not found or away < nearest or (away == nearest and influence < least):
            nearest = away
            least = influence
            found = [island]
        elif away == nearest and influence == least:
            found.append(island)
    return found


class ChooseChiefTarget(Decision):
    """TEV-20.3: the island that the chief's boat makes for; the human chooses among equals."""

    vocabulary: ClassVar[Vocabulary] = ISLAND
    rule: ClassVar[str] = "TEV-20.3"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return nearest_targets(s)

    def choose(self, s: Vikings, option: int) -> None:
        s.goal = option
        s.tell(log.CHIEF_HEADS_FOR, ENEMY, option)


class SailChief(Step):
    """TEV-20.1, TEV-20.4: from dock to dock along a shortest way, until the target or the last move is reached."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, s: Vikings) -> None:
        if self.left > 0 and s.variant.map.dock_island[s.chief] != s.goal:
            s.then(ChooseChiefWay(HUMAN, self.left), SailChief(self.left - 1))
        else:
            s.goal = NONE


class ChooseChiefWay(Decision):
    """TEV-20.4, TEV-RUL-32: the next dock on a shortest way; the human chooses if there are several."""

    vocabulary: ClassVar[Vocabulary] = DOCK
    rule: ClassVar[str] = "TEV-RUL-32"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        nearer = distance_to(s, s.chief, s.goal) - 1
        return [dock for dock in s.variant.map.dock_links[s.chief] if distance_to(s, dock, s.goal) == nearer]

    def choose(self, s: Vikings, option: int) -> None:
        move_chief(s, option)


def move_chief(s: Vikings, dock: int) -> None:
    """TEV-20.5, TEV-20.6: the chief's boat enters a dock; a human boat there leaves, a village is raided."""
    islands = s.variant.map.dock_island
    origin = s.chief
    s.change_influence(ENEMY, islands[origin], -BOAT_INFLUENCE)
    s.chief = dock
    s.change_influence(ENEMY, islands[dock], BOAT_INFLUENCE)
    s.tell(log.CHIEF_SAILED, ENEMY, dock)
    raid_for_enemy(s, dock)
    drive_out(s, dock)
    take_rune(s, islands[origin])
    take_rune(s, islands[dock])


def drive_out(s: Vikings, dock: int) -> None:
    """TEV-20.5, TEV-25.3: a human boat in a dock must leave it."""
    if s.dock_clan(dock) == HUMAN:
        s.push_out(dock)
        take_rune(s, s.variant.map.dock_island[dock])
        s.then(LeaveDock(HUMAN, dock))


class DeployEnemy(Step):
    """TEV-20.7, TEV-21.1: settlers go to the island where the chief's boat has stopped."""

    def __init__(self, settlers: int) -> None:
        self.settlers: Final = settlers

    def run(self, s: Vikings) -> None:
        s.then(SettleEnemy(s.variant.map.dock_island[s.chief], self.settlers, 0))
