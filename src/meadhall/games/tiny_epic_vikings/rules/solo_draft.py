"""Chapter 18: the solo draft. Piles are drawn when they are opened, which is as good as dealing them before."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ERA_CARDS
from meadhall.games.tiny_epic_vikings.fields import DECK, ENEMY_DECK, HAND, OPEN, SEEN_PILE, UNSEEN_PILE
from meadhall.games.tiny_epic_vikings.rules.deck import go_on_dealing, prepare_deal
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD

PILE: Final = 3


class SoloDraft(Step):
    """TEV-18.1: one pile of three cards more than the era's number of cards."""

    def run(self, s: Vikings) -> None:
        cards = ERA_CARDS[s.era]
        s.tell(log.DRAFT_BEGINS, cards)
        prepare_deal(s, PILE * (cards + 1))
        s.then(OpenPile(0), FillEnemyDeck())


class OpenPile(Step):
    """TEV-18.2: a pile is revealed, as long as the hand is short of cards."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        if s.count_cards(HAND + self.seat) < ERA_CARDS[s.era]:
            s.then(OpenCard(), OpenCard(), OpenCard(), DraftFromPile(self.seat), self)


class OpenCard(Chance):
    """TEV-18.2: a card of the pile."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-18.2"

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(DECK)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = OPEN
        cards = s.cards_at(OPEN)
        if len(cards) == PILE:
            s.tell(log.PILE_OPENED, cards[0], cards[1], cards[2])
        go_on_dealing(s)


class DraftFromPile(Decision):
    """TEV-18.2: one of the three cards is kept, the others go face down to the enemy's pile."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-18.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(OPEN)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = HAND + self.seat
        s.tell(log.CARD_KEPT, self.seat, option, audience=1 << self.seat)
        for card in s.cards_at(OPEN):
            s.where[card] = ENEMY_DECK
            s.pack[card] = SEEN_PILE

    def audience(self, s: Vikings) -> int:
        return 1 << self.seat


class FillEnemyDeck(Step):
    """TEV-18.3: the last pile goes to the enemy unseen, and its pile is shuffled."""

    def run(self, s: Vikings) -> None:
        s.then(DealToEnemy(PILE), ShuffleEnemyDeck())


class DealToEnemy(Chance):
    """TEV-18.3: a card of the last pile, which nobody sees."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-18.3"

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(DECK)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = ENEMY_DECK
        s.pack[option] = UNSEEN_PILE
        if self.left > 1:
            go_on_dealing(s)
            s.then(DealToEnemy(self.left - 1))

    def audience(self, s: Vikings) -> int:
        return 0


class ShuffleEnemyDeck(Step):
    """TEV-18.3: the enemy deck of this era."""

    def run(self, s: Vikings) -> None:
        s.tell(log.ENEMY_DECK_READY, s.count_cards(ENEMY_DECK))
