"""Chapter 9: harvest; and the resources of choice that sacks, boons and Collect give."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings.content import MOST_RESOURCES, RESOURCES
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import TAKE


def harvest(s: Vikings, seat: int, value: int) -> None:
    """TEV-9.1, TEV-9.2: resources of choice, one more for each temple built; then one for each boat built."""
    if s.is_full(seat):
        return
    s.then(HarvestResource(seat, value + s.count_temples_built(seat)))


def take_any(s: Vikings, seat: int, number: int) -> None:
    """TEV-RUL-24: resources of choice, one by one; what finds no room is lost."""
    if number > 0 and not s.is_full(seat):
        s.then(TakeResource(seat, number))


def _kinds_with_room(s: Vikings, seat: int) -> list[int]:
    first = RESOURCES * seat
    return [kind for kind in range(RESOURCES) if s.resources[first + kind] < MOST_RESOURCES]


class HarvestResource(Decision):
    """TEV-9.1, TEV-9.2: one resource of the harvest; it ends early when all three are at 7."""

    vocabulary: ClassVar[Vocabulary] = TAKE
    rule: ClassVar[str] = "TEV-9.1"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        return _kinds_with_room(s, self.seat)

    def choose(self, s: Vikings, option: int) -> None:
        s.gain(self.seat, option, 1)
        if self.left > 1 and not s.is_full(self.seat):
            s.then(HarvestResource(self.seat, self.left - 1))
        else:
            s.gain(self.seat, s.variant.boat_bonus, s.count_boats_built(self.seat))


class TakeResource(Decision):
    """TEV-RUL-24: one resource of choice."""

    vocabulary: ClassVar[Vocabulary] = TAKE
    rule: ClassVar[str] = "TEV-RUL-24"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        return _kinds_with_room(s, self.seat)

    def choose(self, s: Vikings, option: int) -> None:
        s.gain(self.seat, option, 1)
        take_any(s, self.seat, self.left - 1)
