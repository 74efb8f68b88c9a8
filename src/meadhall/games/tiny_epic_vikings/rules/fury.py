"""The Fury of the gods: TEV-5.11, TEV-5.13, and the boon that shifts it."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import FURY, FURY_DOWN


class RaiseFury(Step):
    """TEV-5.11: the god of a rune grows more furious by 1."""

    def __init__(self, rune: int) -> None:
        self.rune: Final = rune

    def run(self, s: Vikings) -> None:
        s.raise_fury(self.rune, 1)


class ShiftFury(Decision):
    """TEV-5.10, TEV-5.13: one god's Fury goes up or down, never below 0."""

    vocabulary: ClassVar[Vocabulary] = FURY
    rule: ClassVar[str] = "TEV-5.13"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def options(self, s: Vikings) -> list[int]:
        options = sorted([*s.god_of])
        for god in sorted([*s.god_of]):
            if s.fury[s.rune_of_god(god)] > 0:
                options.append(FURY_DOWN + god)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option < FURY_DOWN:
            s.raise_fury(s.rune_of_god(option), self.value, self.seat)
            return
        rune = s.rune_of_god(option - FURY_DOWN)
        amount = min(self.value, s.fury[rune])
        s.fury[rune] -= amount
        s.tell(log.FURY_FELL, self.seat, s.god_of[rune], amount, s.fury[rune])
