"""Chapter 7: deploying settlers, attacking settlers, raiding villages."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, FOOD, RAID_COST, RESOURCES, STEEL
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.recalling import linger, recall, recalls
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import (
    ATTACK,
    ATTACK_THEM,
    DEPLOY,
    DEPLOY_LINGER,
    DEPLOY_ONE,
    DEPLOYED,
    RAID,
    RAID_IT,
    RECALL,
)


def can_deploy(s: Vikings, seat: int, island: int) -> bool:
    """Whether a settler can be deployed now, or first recalled from another island."""
    if s.resources[RESOURCES * seat + FOOD] == 0:
        return False
    return s.settlers_left[seat] > 0 or len(_recallable(s, seat, island)) > 0


def _recallable(s: Vikings, seat: int, island: int) -> list[int]:
    """TEV-7.2, TEV-RUL-21, TEV-RUL-68: other islands with own settlers, in one's own turn, with none on the sheet.

    To call one back from there is a way to go on deploying; all other recalls are only offered by the way.
    """
    if s.active != seat or s.settlers_left[seat] > 0:
        return []
    first = ISLANDS * seat
    return [other for other in s.variant.map.islands if other != island and s.settlers[first + other] > 0]


class DeploySettler(Decision):
    """TEV-7.1, TEV-7.2: one settler for one food, as many as the value of the Sail; TEV-7.3 follows."""

    vocabulary: ClassVar[Vocabulary] = DEPLOY
    rule: ClassVar[str] = "TEV-7.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, island: int, value: int, left: int) -> None:
        super().__init__(seat)
        self.island: Final = island
        self.value: Final = value
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        options = [DEPLOY_ONE] if s.settlers_left[self.seat] > 0 else []
        offered = recalls(s, self.seat, RECALL)
        if not s.variant.recalls_in_own_turn:
            offered = [RECALL + island for island in _recallable(s, self.seat, self.island)]
        options.extend(offered)
        options.append(DEPLOYED)
        if offered and self._may_linger(s):
            options.append(DEPLOY_LINGER)
        return options

    def asides(self, s: Vikings) -> list[int]:
        offered = recalls(s, self.seat, RECALL)
        if not offered:
            return offered
        ways = _recallable(s, self.seat, self.island)
        options = [option for option in offered if option - RECALL not in ways]
        if self._may_linger(s):
            options.append(DEPLOY_LINGER)
        return options

    def _may_linger(self, s: Vikings) -> bool:
        return s.variant.recalls_in_own_turn and not s.lingers

    def choose(self, s: Vikings, option: int) -> None:
        if option == DEPLOYED:
            self._finish(s, self.left)
        elif option == DEPLOY_ONE:
            s.resources[RESOURCES * self.seat + FOOD] -= 1
            s.settlers_left[self.seat] -= 1
            s.add_settlers(self.seat, self.island, 1)
            if s.variant.takes_at_once:
                s.tell(log.SETTLERS_DEPLOYED, self.seat, self.island, 1)
                take_rune(s, self.island)
            left = self.left - 1
            if left > 0 and can_deploy(s, self.seat, self.island):
                s.then(DeploySettler(self.seat, self.island, self.value, left))
            else:
                self._finish(s, left)
        else:
            if option == DEPLOY_LINGER:
                linger(s, self.seat)
            else:
                recall(s, self.seat, option - RECALL)
                take_rune(s, option - RECALL)
            s.then(self)

    def _finish(self, s: Vikings, left: int) -> None:
        if left < self.value:
            if not s.variant.takes_at_once:
                s.tell(log.SETTLERS_DEPLOYED, self.seat, self.island, self.value - left)
            offer_attack(s, self.seat, self.island)

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        if option == DEPLOY_ONE:
            return "", ISLAND_IDS[self.island]
        return shapes.ends_of(self.shape, self.vocabulary.name(option))


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
    take_rune(s, island)


def offer_attack(s: Vikings, seat: int, island: int) -> None:
    """TEV-23.2, TEV-RUL-69: against players an attack is no choice; the human of the solo game may attack."""
    if not s.variant.may_spare:
        attack(s, seat, island)
    elif 0 < s.settlers[ISLANDS * ENEMY + island] < s.settlers[ISLANDS * seat + island]:
        s.then(SoloAttack(seat, island))


class SoloAttack(Decision):
    """TEV-23.2, TEV-RUL-69: drive a settler of the outnumbered enemy off the island, or let all of them stay."""

    vocabulary: ClassVar[Vocabulary] = ATTACK
    rule: ClassVar[str] = "TEV-23.2"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def options(self, s: Vikings) -> list[int]:
        return [0, 1]

    def choose(self, s: Vikings, option: int) -> None:
        if option == ATTACK_THEM:
            attack(s, self.seat, self.island)


class RaidVillage(Decision):
    """TEV-7.4, TEV-RUL-23: pay the era's steel and take the village of the dock, or leave it."""

    vocabulary: ClassVar[Vocabulary] = RAID
    rule: ClassVar[str] = "TEV-7.4"
    shape: ClassVar[str] = shapes.YES_NO

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
