"""Chapter 8: exploring with settlers."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.deploying import offer_attack
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import EXPLORE_TO, STOP_EXPLORING


class ExploreIsland(Decision):
    """TEV-8.1, TEV-8.2: a settler walks along a ferry route to an adjacent island; the steps are divided freely."""

    vocabulary: ClassVar[Vocabulary] = EXPLORE_TO
    rule: ClassVar[str] = "TEV-8.1"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, left: int, reached: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.reached: Final = reached
        """The mask of islands that a step has led to."""

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        first = ISLANDS * self.seat
        neighbours = s.variant.map.neighbours
        for island in s.variant.map.islands:
            if s.settlers[first + island] > 0:
                for other in neighbours[island]:
                    options.append(ISLANDS * island + other)
        options.append(STOP_EXPLORING)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == STOP_EXPLORING:
            _arrive(s, self.seat, self.reached)
            return
        origin = option // ISLANDS
        destination = option % ISLANDS
        s.add_settlers(self.seat, origin, -1)
        s.add_settlers(self.seat, destination, 1)
        s.tell(log.SETTLER_MOVED, self.seat, origin, destination)
        take_rune(s, origin)
        take_rune(s, destination)
        reached = self.reached | 1 << destination
        if self.left > 1:
            s.then(ExploreIsland(self.seat, self.left - 1, reached))
        else:
            _arrive(s, self.seat, reached)


def _arrive(s: Vikings, seat: int, reached: int) -> None:
    """TEV-8.3, TEV-RUL-18: an attack on each island that was reached and still holds an own settler."""
    for island in s.variant.map.islands:
        if reached >> island & 1 and s.settlers[ISLANDS * seat + island] > 0:
            offer_attack(s, seat, island)
