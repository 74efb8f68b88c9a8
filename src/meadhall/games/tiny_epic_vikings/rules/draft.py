"""Chapter 3: the draft, and the neutral enemy's part in it (16)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step, Together
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CARDS, ENEMY, ERA_CARDS
from meadhall.games.tiny_epic_vikings.fields import DECK, DRAFT, HAND, PACKS, UNSEEN
from meadhall.games.tiny_epic_vikings.rules.deck import go_on_dealing, prepare_deal
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD


class Draft(Step):
    """TEV-3.1, TEV-16.5: everybody is dealt the era's number of cards, the neutral enemy one less."""

    def run(self, s: Vikings) -> None:
        s.passes = 0
        cards = ERA_CARDS[s.era]
        s.tell(log.DRAFT_BEGINS, cards)
        count = len(s.variant.circle) * cards
        if s.variant.is_for_two:
            count -= 1
        prepare_deal(s, count)
        s.then(DealCard(0, cards), DraftRound())


class DealCard(Chance):
    """TEV-3.1: a card of the deck, to a hand that its holder sees and nobody sees of the neutral enemy."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-3.1"

    def __init__(self, place: int, left: int) -> None:
        super().__init__()
        self.place: Final = place
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(DECK)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = DRAFT
        s.pack[option] = PACKS * (s.era - 1) + self.place
        s.tell(log.CARD_DEALT, s.variant.circle[self.place], option, audience=self.audience(s))
        circle = s.variant.circle
        if self.left > 1:
            go_on_dealing(s)
            s.then(DealCard(self.place, self.left - 1))
        elif self.place + 1 < len(circle):
            go_on_dealing(s)
            next_place = self.place + 1
            cards = ERA_CARDS[s.era]
            s.then(DealCard(next_place, cards - 1 if circle[next_place] == ENEMY else cards))

    def audience(self, s: Vikings) -> int:
        clan = s.variant.circle[self.place]
        return 0 if clan == ENEMY else 1 << clan


class DraftRound(Step):
    """TEV-3.2, TEV-3.4: all choose at once and pass the rest; a single card is kept."""

    def run(self, s: Vikings) -> None:
        if ERA_CARDS[s.era] - s.passes == 1:
            _keep_last(s)
            return
        s.then(Together([DraftCard(seat) for seat in range(s.variant.players)]), PassHands())


def _keep_last(s: Vikings) -> None:
    """TEV-3.4, TEV-16.8: the last card of a hand is kept; the neutral enemy's is discarded."""
    circle = s.variant.circle
    for place in range(len(circle)):
        for card in _hand_held(s, place):
            s.taken[card] = s.passes
            if circle[place] == ENEMY:
                s.where[card] = UNSEEN
                s.tell(log.NEUTRAL_DISCARDED, ENEMY)
            else:
                s.where[card] = HAND + circle[place]
                s.tell(log.CARD_KEPT, circle[place], card, audience=1 << circle[place])


def _hand_held(s: Vikings, place: int) -> list[int]:
    pack = s.pack_held(place)
    where = s.where
    packs = s.pack
    return [card for card in range(CARDS) if where[card] == DRAFT and packs[card] == pack]


class DraftCard(Decision):
    """TEV-3.2, TEV-3.5: a card of the hand just received is kept, in secret."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-3.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        return _hand_held(s, s.variant.circle.index(self.seat))

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = HAND + self.seat
        s.taken[option] = s.passes
        s.tell(log.CARD_KEPT, self.seat, option, audience=1 << self.seat)

    def audience(self, s: Vikings) -> int:
        return 1 << self.seat

    def reveals(self, s: Vikings, option: int) -> bool:
        """The last to choose lets everybody see the next hand."""
        top = s.todo[-1]
        return isinstance(top, Together) and len(top.decisions) == 1


class PassHands(Step):
    """TEV-3.3, TEV-16.7, TEV-16.8: hands go on; the neutral enemy discards a card of the one it gets."""

    def run(self, s: Vikings) -> None:
        s.passes += 1
        s.tell(log.HANDS_PASSED, ERA_CARDS[s.era] - s.passes)
        s.then(DraftRound())
        if s.variant.is_for_two and ERA_CARDS[s.era] - s.passes > 1:
            s.then(DiscardNeutralCard())


class DiscardNeutralCard(Chance):
    """TEV-16.8: a card of the neutral enemy's shuffled hand is discarded unseen."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-16.8"

    def options(self, s: Vikings) -> list[int]:
        return _hand_held(s, s.variant.circle.index(ENEMY))

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = UNSEEN
        s.taken[option] = s.passes
        s.tell(log.NEUTRAL_DISCARDED, ENEMY)

    def audience(self, s: Vikings) -> int:
        return 0
