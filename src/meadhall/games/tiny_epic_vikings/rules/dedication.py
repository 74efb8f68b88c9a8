"""Chapter 13: dedicating raided villages."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import DEDICATION, GOD_DEDICATION_FURY, GODS, SPACES
from meadhall.games.tiny_epic_vikings.rules.actions import perform
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DEDICATE, NO_DEDICATION


class OfferDedication(Step):
    """TEV-4.5, TEV-13.1: once in a turn, after the card, if the clan owns a raided village."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        if s.raided[self.seat] > 0:
            s.then(DedicateVillage(self.seat))


class DedicateVillage(Decision):
    """TEV-13.2, TEV-13.3: to a space of the era sheet for its action, to a god for Fury, or not now."""

    vocabulary: ClassVar[Vocabulary] = DEDICATE
    rule: ClassVar[str] = "TEV-13.1"

    def options(self, s: Vikings) -> list[int]:
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
        s.raided[self.seat] -= 1
        s.tell(log.DEDICATED, self.seat, option)
        if option < SPACES:
            s.dedicated[option] += 1
            perform(s, self.seat, DEDICATION + option)
        else:
            rune = s.rune_of_god(option - SPACES)
            s.dedicated[SPACES + rune] += 1
            s.raise_fury(rune, GOD_DEDICATION_FURY)
