"""VAN-3, VAN-4: Vassals and how they change hands."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.numbers import numbers
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import FIRST_MINOR, KINGDOMS, MINORS, NONE
from meadhall.games.bretwalda.rules.conquest import CheckConquest, all_clashes
from meadhall.games.bretwalda.rules.control import remove_marker
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import DECLINE, KINGDOM, VASSAL


def free_minors(s: Bretwalda) -> list[int]:
    """The Minor Kingdoms whose cards lie beside the board."""
    return [minor for minor in range(MINORS) if s.living >> minor & 1 and s.overlord[minor] == NONE]


class ChooseFirstVassals(Step):
    """VAN-2.8, VAN-RUL-19: in round I every player takes a card, in reverse player order."""

    def run(self, s: Bretwalda) -> None:
        if s.living:
            for n in range(s.variant.players):
                s.then(OfferVassal(s.order[n], False))


class RenewVassals(Step):
    """VAN-4.1: in a round with a Vassal marker all cards return; the order of choice is fixed by the Dalcs then."""

    def run(self, s: Bretwalda) -> None:
        if s.living == 0 or s.round not in s.variant.vassal_rounds:
            return
        s.tell(log.VASSALS_RETURN)
        for minor in range(MINORS):
            s.overlord[minor] = NONE
        for kingdom in range(KINGDOMS):
            s.vassal[kingdom] = NONE
        s.asked = 0
        s.dalcs_then = numbers(s.dalcs())
        s.then(AskForVassals(), ClearMarkers(), FightFormerVassals(), CheckConquest())


class AskForVassals(Step):
    """VAN-4.1: the player with fewest Dalcs who has not been asked comes next; the Pretender breaks ties."""

    def run(self, s: Bretwalda) -> None:
        poorest = poorest_unasked(s)
        if not poorest or not free_minors(s):
            return
        if len(poorest) > 1:
            s.then(BreakTie(s.seat_of[s.pretender]), self)
        else:
            s.asked |= 1 << poorest[0]
            s.then(OfferVassal(poorest[0], True), self)


def poorest_unasked(s: Bretwalda) -> list[int]:
    """The players not yet asked who had fewest Dalcs after the cards were returned."""
    unasked = [kingdom for kingdom in s.variant.kingdoms if s.asked >> kingdom & 1 == 0]
    fewest = 1 << 20
    for kingdom in unasked:
        if s.dalcs_then[kingdom] < fewest:
            fewest = s.dalcs_then[kingdom]
    return [kingdom for kingdom in unasked if s.dalcs_then[kingdom] == fewest]


class BreakTie(Decision):
    """D-R2, VAN-4.1: the Pretender says who of the tied players chooses next."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "VAN-4.1"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Bretwalda) -> list[int]:
        return poorest_unasked(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.tell(log.TIE_BROKEN, s.pretender, option)
        s.asked |= 1 << option
        s.then(OfferVassal(option, True))


class OfferVassal(Step):
    """D-R3: skipped if no card is left."""

    def __init__(self, kingdom: int, may_decline: bool) -> None:
        self.kingdom: Final = kingdom
        self.may_decline: Final = may_decline

    def run(self, s: Bretwalda) -> None:
        if free_minors(s):
            s.then(ChooseVassal(s.seat_of[self.kingdom], self.may_decline))


class ChooseVassal(Decision):
    """D-S5, D-R3, VAN-3.1: which Minor Kingdom becomes the Vassal."""

    vocabulary: ClassVar[Vocabulary] = VASSAL
    rule: ClassVar[str] = "VAN-4.1"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, may_decline: bool) -> None:
        super().__init__(seat)
        self.may_decline: Final = may_decline

    def options(self, s: Bretwalda) -> list[int]:
        options = free_minors(s)
        if self.may_decline:
            options.append(DECLINE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option == DECLINE:
            s.tell(log.VASSAL_DECLINED, kingdom)
        else:
            s.overlord[option] = kingdom
            s.vassal[kingdom] = option
            s.tell(log.VASSAL_TAKEN, kingdom, option)


class ClearMarkers(Step):
    """VAN-4.10, VAN-RUL-5: foreign markers under units of Minor Kingdoms go, unless their owner's units are there."""

    def run(self, s: Bretwalda) -> None:
        if not s.variant.switch_clears_marker:
            return
        for area in s.variant.britain.areas:
            marker = s.marker[area]
            if marker == NONE or s.present[area] >> marker & 1:
                continue
            for minor in range(MINORS):
                if s.present[area] >> FIRST_MINOR + minor & 1 and s.overlord[minor] != marker:
                    remove_marker(s, area)


class FightFormerVassals(Step):
    """VAN-4.3: those whose units share an area with units of a Minor Kingdom that is no longer theirs fight."""

    def run(self, s: Bretwalda) -> None:
        all_clashes(s)
