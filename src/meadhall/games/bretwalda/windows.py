"""Windows in which a Lordship card may be played: what they have in common."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import CARDS
from meadhall.games.bretwalda.fields import NO_BATTLE
from meadhall.games.bretwalda.hands import lose_card
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import PASS, PASS_BATTLE, WINDOW


def play_card(s: Bretwalda, kingdom: int, card: int) -> None:
    """A card goes from the hand to the table, where it lies until its effect is over (BRE-9.3)."""
    lose_card(s, kingdom, card)
    s.in_play[card] += 1
    s.tell(log.CARD_PLAYED, kingdom, card)


class CardWindow(Decision):
    """BRE-9.5: play one of the cards that fit, or pass.

    It is asked whenever the hand is not empty, also when nothing fits, so that being asked tells nobody anything, and
    nor does how long the answer takes.
    Passing until the battle ends looks to the others like any pass.
    """

    vocabulary: ClassVar[Vocabulary] = WINDOW
    shape: ClassVar[str] = shapes.CARD

    def cards(self) -> list[int]:
        """The cards of this window."""
        raise NotImplementedError

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        """Whether a card of the window would do something now."""
        raise NotImplementedError

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        """What the card does; it is on the table already."""
        raise NotImplementedError

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        if s.battle != NO_BATTLE and s.silent >> kingdom & 1:
            return [PASS]
        first = CARDS * kingdom
        options: list[int] = []
        for card in self.cards():
            if s.hand[first + card] and self.can_play(s, kingdom, card):
                options.append(card)
        options.append(PASS)
        if s.battle != NO_BATTLE and len(options) > 1:
            options.append(PASS_BATTLE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option == PASS_BATTLE:
            s.silent |= 1 << kingdom
        elif option != PASS:
            play_card(s, kingdom, option)
            self.play(s, kingdom, option)

    def is_secret(self, s: Bretwalda) -> bool:
        return True

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option < PASS
