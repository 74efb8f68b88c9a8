"""Chapter 21: how the solo enemy deploys, raids and dedicates."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, NONE, SPACES
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.deploying import attack
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import ISLAND

HUMAN: Final = 0


class SettleEnemy(Step):
    """TEV-21.1, TEV-21.2: enemy settlers are put on an island; with more than the human, one of his returns."""

    def __init__(self, island: int, left: int, placed: int) -> None:
        self.island: Final = island
        self.left: Final = left
        self.placed: Final = placed

    def run(self, s: Vikings) -> None:
        number = min(self.left, s.settlers_left[ENEMY])
        if number > 0:
            s.settlers_left[ENEMY] -= number
            s.add_settlers(ENEMY, self.island, number)
        left = self.left - number
        placed = self.placed + number
        sources = settler_sources(s, self.island) if left > 0 else []
        if sources:
            s.then(ChooseSettlerSource(HUMAN, self.island), SettleEnemy(self.island, left - 1, placed + 1))
        elif placed > 0:
            s.tell(log.ENEMY_SETTLED, ENEMY, self.island, placed)
            take_rune(s, self.island)
            attack(s, ENEMY, self.island)


def settler_sources(s: Vikings, island: int) -> list[int]:
    """TEV-21.1: the other islands with most enemy settlers, of these the ones with least human influence."""
    found: list[int] = []
    most = 1
    least = 0
    for other in s.variant.map.islands:
        settlers = s.settlers[ISLANDS * ENEMY + other]
        influence = s.influence[ISLANDS * HUMAN + other]
        if other == island or settlers < most:
            continue
        if settlers > most or not found or influence < least:
            most = settlers
            least = influence
            found = [other]
        elif influence == least:
            found.append(other)
    return found


class ChooseSettlerSource(Decision):
    """TEV-21.1: where a missing settler is taken from; the human chooses among equals."""

    vocabulary: ClassVar[Vocabulary] = ISLAND
    rule: ClassVar[str] = "TEV-21.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def options(self, s: Vikings) -> list[int]:
        return settler_sources(s, self.island)

    def choose(self, s: Vikings, option: int) -> None:
        s.add_settlers(ENEMY, option, -1)
        s.add_settlers(ENEMY, self.island, 1)
        s.tell(log.ENEMY_SETTLER_TAKEN, ENEMY, option)
        take_rune(s, option)


def raid_for_enemy(s: Vikings, dock: int) -> None:
    """TEV-20.6: the enemy raids a village free of charge; it is dedicated when the action is complete."""
    if s.villages[dock]:
        s.villages[dock] = 0
        s.raided[ENEMY] += 1
        s.tell(log.VILLAGE_RAIDED, ENEMY, dock, 0)


def next_space(s: Vikings) -> int:
    """TEV-21.3: the open space of the era sheet with fewest villages, topmost first; NONE if all are full."""
    best = NONE
    fewest = s.variant.dedication_limit
    for space in range(SPACES):
        if s.dedicated[space] < fewest:
            fewest = s.dedicated[space]
            best = space
    return best
