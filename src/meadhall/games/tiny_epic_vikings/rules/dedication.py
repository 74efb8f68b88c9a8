"""Chapter 13: dedicating raided villages."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import DEDICATION, GOD_DEDICATION_FURY, GODS, SPACES
from meadhall.games.tiny_epic_vikings.rules.actions import perform
from meadhall.games.tiny_epic_vikings.rules.recalling import FinishTurn, by_the_way, do_by_the_way
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DEDICATE, DEDICATE_BY_THE_WAY, NO_DEDICATION


class OfferDedication(Step):
    """TEV-4.5, TEV-13.1: once in a turn, after the card, if the clan owns a raided village; then the turn ends."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        if s.variant.recalls_in_own_turn:
            s.then(FinishTurn(self.seat))
        if s.raided[self.seat] > 0:
            s.then(DedicateVillage(self.seat))


class DedicateVillage(Decision):
    """TEV-13.2, TEV-13.3: to a space of the era sheet for its action, to a god for Fury, or not now."""

    vocabulary: ClassVar[Vocabulary] = DEDICATE
    rule: ClassVar[str] = "TEV-13.1"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        options = self._answers(s)
        if len(options) > 1:
            options.extend(by_the_way(s, self.seat, DEDICATE_BY_THE_WAY))
        return options

    def asides(self, s: Vikings) -> list[int]:
        return by_the_way(s, self.seat, DEDICATE_BY_THE_WAY) if len(self._answers(s)) > 1 else []

    def _answers(self, s: Vikings) -> list[int]:
        limit = s.variant.dedication_limit
        options = [space for space in range(SPACES) if s.dedicated[space] < limit]
        for god in range(GODS):
            rune = s.rune_of_god(god)
            if rune >= 0 and s.dedicated[SPACES + rune] < limit:
                options.append(SPACES + god)
        options.append(NO_DEDICATION)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == NO_DEDICATION:
            return
        if option >= DEDICATE_BY_THE_WAY:
            do_by_the_way(s, self.seat, option - DEDICATE_BY_THE_WAY)
            s.then(self)
            return
        s.raided[self.seat] -= 1
        s.tell(log.DEDICATED, self.seat, option)
        if option < SPACES:
            s.dedicated[option] += 1
            perform(s, self.seat, DEDICATION + option)
        else:
            rune = s.rune_of_god(option - SPACES)
            s.dedicated[SPACES + rune] += 1
            s.raise_fury(rune, GOD_DEDICATION_FURY, self.seat)
