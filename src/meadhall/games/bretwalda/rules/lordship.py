"""BRE-9: Lordship cards, their deck and their discards."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import CARDS
from meadhall.games.bretwalda.hands import can_draw, copies_of, draw_pile, gain_card, lose_card
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import LORDSHIP


class FinishCard(Step):
    """BRE-9.3: a card played goes to the discards after its effect."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Bretwalda) -> None:
        s.in_play[self.card] -= 1
        s.discards[self.card] += 1


class DrawCards(Step):
    """BRE-9.1 to BRE-9.3: a Kingdom draws cards, as far as its hand and the deck allow."""

    def __init__(self, kingdom: int, number: int) -> None:
        self.kingdom: Final = kingdom
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        if self.number > 0 and can_draw(s, self.kingdom):
            refill_deck(s)
            if self.number > 1:
                s.then(DrawLordship(self.kingdom), DrawCards(self.kingdom, self.number - 1))
            else:
                s.then(DrawLordship(self.kingdom))


def refill_deck(s: Bretwalda) -> None:
    """BRE-9.3: when a card must be drawn from an empty deck, the discards become the deck."""
    if s.deck_size == 0:
        s.tell(log.DISCARDS_SHUFFLED)
        for card in range(CARDS):
            s.deck[card] = s.discards[card]
            s.deck_size += s.discards[card]
            s.discards[card] = 0


class DrawLordship(Chance):
    """BRE-9.1: a card from the deck; only who draws it learns which."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.1"

    def __init__(self, kingdom: int) -> None:
        super().__init__()
        self.kingdom: Final = kingdom

    def options(self, s: Bretwalda) -> list[int]:
        return draw_pile(s)

    def weights(self, s: Bretwalda) -> list[int]:
        return copies_of(s.deck, draw_pile(s))

    def choose(self, s: Bretwalda, option: int) -> None:
        s.deck[option] -= 1
        s.deck_size -= 1
        gain_card(s, self.kingdom, option)
        s.tell(log.CARD_DRAWN, self.kingdom)
        s.tell(log.CARD_DRAWN_CARD, self.kingdom, option, audience=self.audience(s))

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[self.kingdom]


def discard_card(s: Bretwalda, kingdom: int, card: int) -> None:
    """A card goes from a hand to the discards, openly."""
    lose_card(s, kingdom, card)
    s.discards[card] += 1
    s.tell(log.CARD_DISCARDED, kingdom, card)
