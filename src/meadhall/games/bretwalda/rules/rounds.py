"""BRE-13: the round."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import TURN_ORDER_CARDS
from meadhall.games.bretwalda.content import KINGDOMS, NONE, SEASON_OF_ROUND, YEAR_OF_ROUND
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.rules.seasons import SeasonPhase
from meadhall.games.bretwalda.rules.turns import ActionPhase
from meadhall.games.bretwalda.rules.vassals import ChooseFirstVassals, RenewVassals
from meadhall.games.bretwalda.rules.victory import CheckVictory
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import CLOCKWISE, DIRECTION, KINGDOM
from meadhall.games.bretwalda.windows import CardWindow


class PlayRound(Step):
    """BRE-13.1, BRE-13.5: turn order, Season, Actions, the end; then the next round."""

    def run(self, s: Bretwalda) -> None:
        s.round += 1
        s.season_card = NONE
        s.exempt = 0
        s.tell(log.ROUND_BEGINS, s.round, SEASON_OF_ROUND[s.round], YEAR_OF_ROUND[s.round] + 1)
        s.then(TurnOrder(), SeasonPhase(), ActionPhase(), CheckVictory(), self)


class TurnOrder(Step):
    """BRE-13.1, BRE-13.2: the Pretender, the direction of play, and whose Vassals the Minor Kingdoms are."""

    def run(self, s: Bretwalda) -> None:
        if s.round == 1:
            s.then(DrawPretender(), AskForDirection(), ChooseFirstVassals())
        else:
            s.then(FindPretender(), OfferTurnOrderCards(0), AskForDirection(), RenewVassals())


class DrawPretender(Chance):
    """BRE-2.10: the first Pretender."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-2.10"

    def options(self, s: Bretwalda) -> list[int]:
        return sorted(s.variant.kingdoms)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.pretender = option
        s.tell(log.PRETENDER_IS, option)


class FindPretender(Step):
    """BRE-13.2: who has most Dalcs; if tied, the present Pretender, else who came first in the last round."""

    def run(self, s: Bretwalda) -> None:
        dalcs = s.dalcs()
        most = max(dalcs)
        if dalcs[s.pretender] != most:
            for kingdom in s.order:
                if kingdom != NONE and dalcs[kingdom] == most:
                    s.pretender = kingdom
                    break
        s.tell(log.PRETENDER_IS, s.pretender)


class OfferTurnOrderCards(Step):
    """BRE-9.5: players with cards, in the player order of the last round."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        for n in range(self.place, s.variant.players):
            if s.hand_size[s.order[n]] > 0:
                s.then(PlayTurnOrderCard(s.seat_of[s.order[n]]), OfferTurnOrderCards(n + 1))
                return


class PlayTurnOrderCard(CardWindow):
    """D-T1, BRE-9.5: a card that takes the Pretender marker."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return TURN_ORDER_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return s.pretender != kingdom

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        s.pretender = kingdom
        s.tell(log.PRETENDER_TAKEN, kingdom)
        s.then(FinishCard(card))


class AskForDirection(Step):
    """BRE-13.3: with two players there is only one direction."""

    def run(self, s: Bretwalda) -> None:
        if s.variant.players == 2:
            set_direction(s, CLOCKWISE)
        else:
            s.then(ChooseDirection(s.seat_of[s.pretender]))


class ChooseDirection(Decision):
    """D-S4, D-R1, BRE-13.3: the Pretender chooses the direction of play."""

    vocabulary: ClassVar[Vocabulary] = DIRECTION
    rule: ClassVar[str] = "BRE-13.3"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Bretwalda) -> list[int]:
        return [0, 1]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.tell(log.DIRECTION_CHOSEN, s.pretender, option)
        set_direction(s, option)


def set_direction(s: Bretwalda, option: int) -> None:
    """BRE-13.3: the player order is the Pretender, then the seats in the direction of play."""
    s.direction = 1 if option == CLOCKWISE else -1
    players = s.variant.players
    first = s.seat_of[s.pretender]
    for place in range(KINGDOMS):
        seat = (first + s.direction * place) % players
        s.order[place] = s.kingdom_at[seat] if place < players else NONE
