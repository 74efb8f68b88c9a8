"""Chapter 7: deploying settlers, attacking settlers, raiding villages."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import FOOD, RAID_COST, RESOURCES, STEEL
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DEPLOY, DEPLOY_ONE, DEPLOYED, RAID, RAID_IT, RECALL


def can_deploy(s: Vikings, seat: int, island: int) -> bool:
    """Whether a settler can be deployed now, or first recalled from another island."""
    if s.resources[RESOURCES * seat + FOOD] == 0:
        return False
    return s.settlers_left[seat] > 0 or len(_recallable(s, seat, island)) > 0


def _recallable(s: Vikings, seat: int, island: int) -> list[int]:
    """TEV-7.2, TEV-RUL-21, TEV-RUL-68: other islands with own settlers, in one's own turn, with none on the sheet."""
    if s.active != seat or s.settlers_left[seat] > 0:
        return []
    first = ISLANDS * seat
    return [other for other in s.variant.map.islands if other != island and s.settlers[first + other] > 0]


class DeploySettler(Decision):
    """TEV-7.1, TEV-7.2: one settler for one food, as many as the value of the Sail; TEV-7.3 follows."""

    vocabulary: ClassVar[Vocabulary] = DEPLOY
    rule: ClassVar[str] = "TEV-7.1"

    def __init__(self, seat: int, island: int, value: int, left: int) -> None:
        super().__init__(seat)
        self.island: Final = island
        self.value: Final = value
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        if s.settlers_left[self.seat] > 0:
            return [DEPLOY_ONE, DEPLOYED]
        options = [RECALL + island for island in _recallable(s, self.seat, self.island)]
        options.append(DEPLOYED)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == DEPLOYED:
            self._finish(s, self.left)
        elif option == DEPLOY_ONE:
            s.resources[RESOURCES * self.seat + FOOD] -= 1
            s.settlers_left[self.seat] -= 1
            s.add_settlers(self.seat, self.island, 1)
            left = self.left - 1
            if left > 0 and can_deploy(s, self.seat, self.island):
                s.then(DeploySettler(self.seat, self.island, self.value, left))
            else:
                self._finish(s, left)
        else:
            s.return_settler(self.seat, option - RECALL)
            s.tell(log.SETTLER_RECALLED, self.seat, option - RECALL)
            s.then(self)

    def _finish(self, s: Vikings, left: int) -> None:
        if left < self.value:
            s.tell(log.SETTLERS_DEPLOYED, self.seat, self.island, self.value - left)
            attack(s, self.seat, self.island)


def attack(s: Vikings, clan: int, island: int) -> None:
    """TEV-7.3, TEV-8.3, TEV-21.2, TEV-23.2, TEV-RUL-18: with more settlers than each other clan, each loses one."""
    own = s.settlers[ISLANDS * clan + island]
    for other in s.variant.clans:
        if other != clan and s.settlers[ISLANDS * other + island] >= own:
            return
    for other in s.variant.clans:
        if other != clan and s.settlers[ISLANDS * other + island] > 0:
            s.return_settler(other, island)
            s.tell(log.SETTLER_DRIVEN_OFF, clan, island, other)


class RaidVillage(Decision):
    """TEV-7.4, TEV-RUL-23: pay the era's steel and take the village of the dock, or leave it."""

    vocabulary: ClassVar[Vocabulary] = RAID
    rule: ClassVar[str] = "TEV-7.4"

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def options(self, s: Vikings) -> list[int]:
        return [0, 1]

    def choose(self, s: Vikings, option: int) -> None:
        if option == RAID_IT:
            cost = RAID_COST[s.era]
            s.resources[RESOURCES * self.seat + STEEL] -= cost
            s.villages[self.dock] = 0
            s.raided[self.seat] += 1
            s.tell(log.VILLAGE_RAIDED, self.seat, self.dock, cost)
