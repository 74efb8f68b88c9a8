"""BRE-9.4: the Lordship card Witan Council, which looks for a better Chronicle."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.annals import (
    forget_held,
    held_chronicles,
    is_deck_empty,
    looked_at_chronicles,
    put_under,
    take_from_deck,
    top_layer,
)
from meadhall.games.bretwalda.content import CHRONICLES
from meadhall.games.bretwalda.fields import HELD, LOOKED_AT
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import CHRONICLE


def can_search(s: Bretwalda, kingdom: int) -> bool:
    """Op chronicle_search: not with an empty deck, nor without a Chronicle to give up."""
    return not is_deck_empty(s) and len(held_chronicles(s, kingdom)) > 0


class SearchDiscard(Decision):
    """D-L1, op chronicle_search: which own Chronicle is given up; the others do not learn which."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        """How many cards are looked at."""

    def options(self, s: Bretwalda) -> list[int]:
        return held_chronicles(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        forget_held(s, kingdom)
        s.chronicle_at[option] = s.layers
        s.layers += 1
        s.then(LookAt(kingdom, self.number, s.layers - 1), SearchKeep(self.seat))

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat


class LookAt(Step):
    """Op chronicle_search: the next cards of the deck, fewer if it is smaller."""

    def __init__(self, kingdom: int, number: int, given_up: int) -> None:
        self.kingdom: Final = kingdom
        self.number: Final = number
        self.given_up: Final = given_up
        """The layer of the card given up, which is not looked at."""

    def run(self, s: Bretwalda) -> None:
        if self.number > 0 and s.chronicle_at[top_layer(s)[0]] != self.given_up:
            s.then(LookAtCard(self.kingdom), LookAt(self.kingdom, self.number - 1, self.given_up))


class LookAtCard(Chance):
    """Op chronicle_search: the next card of the deck, seen by one player."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-9.4"

    def __init__(self, kingdom: int) -> None:
        super().__init__()
        self.kingdom: Final = kingdom

    def options(self, s: Bretwalda) -> list[int]:
        return top_layer(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        take_from_deck(s, self.kingdom, option, LOOKED_AT - self.kingdom)

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[self.kingdom]


class SearchKeep(Decision):
    """D-L1, op chronicle_search: which of the cards is kept; the rest go under the deck in random order."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return looked_at_chronicles(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.tell(log.CHRONICLES_SEARCHED, kingdom, len(looked_at_chronicles(s, kingdom)))
        given_up = [card for card in range(CHRONICLES) if s.chronicle_at[card] == s.layers - 1]
        rest = [card for card in looked_at_chronicles(s, kingdom) if card != option]
        for card in [option, *given_up, *rest]:
            s.chronicle_known[card] = 1 << kingdom
        s.chronicle_at[option] = HELD - kingdom
        s.layers -= 1
        put_under(s, [*given_up, *rest])

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat
