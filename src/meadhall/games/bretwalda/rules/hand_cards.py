"""BRE-9.4: the effects of Lordship cards on hands and discards."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import AMOUNT, DISCARD_RANDOM, KEEPS, OP
from meadhall.games.bretwalda.content import CARDS, HAND_LIMIT, KINGDOMS, NONE
from meadhall.games.bretwalda.hands import (
    copies_of,
    count_seen,
    draw_pile,
    forget_hand,
    gain_card,
    held,
    is_card_left,
    lose_card_unseen,
    see,
)
from meadhall.games.bretwalda.rules.food import gain_gold
from meadhall.games.bretwalda.rules.lordship import discard_card, refill_deck
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import DONE_CARD, KINGDOM, LORDSHIP

# The discards


class TakeDiscard(Decision):
    """D-L1, op take_discard: which card of the discards is taken, openly."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return [card for card in range(CARDS) if s.discards[card] > 0]

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.discards[option] -= 1
        gain_card(s, kingdom, option)
        for viewer in range(KINGDOMS):
            if viewer != kingdom:
                see(s, viewer, kingdom, option, count_seen(s, viewer, kingdom, option) + 1)
        s.tell(log.CARD_TAKEN_BACK, kingdom, option)


class SellCard(Decision):
    """D-L1, op sell_cards: which further card is discarded for Gold, or none."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def options(self, s: Bretwalda) -> list[int]:
        options = held(s, s.kingdom_at[self.seat])
        options.append(DONE_CARD)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option != DONE_CARD:
            kingdom = s.kingdom_at[self.seat]
            discard_card(s, kingdom, option)
            gain_gold(s, kingdom, self.value)
            s.then(self)

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option != DONE_CARD


# The hand of another


def opponents_with_cards(s: Bretwalda, kingdom: int) -> list[int]:
    """The other players who have cards."""
    return [other for other in range(KINGDOMS) if other != kingdom and s.hand_size[other] > 0]


class ChooseOpponent(Decision):
    """D-L1, ops discard_random and steal_cards: whose hand the card is aimed at."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Bretwalda) -> list[int]:
        return opponents_with_cards(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        if OP[self.card] == DISCARD_RANDOM:
            s.then(DiscardSome(option, AMOUNT[self.card]))
        else:
            s.aside_by = s.kingdom_at[self.seat]
            s.aside_from = option
            s.then(StealSome(AMOUNT[self.card]), ChooseStolen(KEEPS[self.card]))


class DiscardSome(Step):
    """Op discard_random: so many random cards of a hand, all if there are fewer."""

    def __init__(self, kingdom: int, number: int) -> None:
        self.kingdom: Final = kingdom
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        if self.number > 0 and s.hand_size[self.kingdom] > 0:
            s.then(DiscardAtRandom(self.kingdom), DiscardSome(self.kingdom, self.number - 1))


class DiscardAtRandom(Chance):
    """Op discard_random: a random card of a hand is discarded openly."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"

    def __init__(self, kingdom: int) -> None:
        super().__init__()
        self.kingdom: Final = kingdom

    def options(self, s: Bretwalda) -> list[int]:
        return held(s, self.kingdom)

    def weights(self, s: Bretwalda) -> list[int]:
        return [s.hand[CARDS * self.kingdom + card] for card in held(s, self.kingdom)]

    def choose(self, s: Bretwalda, option: int) -> None:
        discard_card(s, self.kingdom, option)

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return True


class StealSome(Step):
    """Op steal_cards: so many random cards of a hand, all if there are fewer."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        if self.number > 0 and s.hand_size[s.aside_from] > 0:
            s.then(StealCard(), StealSome(self.number - 1))


class StealCard(Chance):
    """Op steal_cards: a random card of a hand, seen by the thief and the victim."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"

    def options(self, s: Bretwalda) -> list[int]:
        return held(s, s.aside_from)

    def weights(self, s: Bretwalda) -> list[int]:
        return [s.hand[CARDS * s.aside_from + card] for card in held(s, s.aside_from)]

    def choose(self, s: Bretwalda, option: int) -> None:
        victim = s.aside_from
        thief = s.aside_by
        lose_card_unseen(s, victim, option)
        for viewer in range(KINGDOMS):
            if viewer == thief:
                known = count_seen(s, thief, victim, option)
                see(s, thief, victim, option, known - 1 if known else 0)
            elif viewer != victim:
                forget_hand(s, viewer, victim)
        s.aside[option] += 1

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[s.aside_by] | 1 << s.seat_of[s.aside_from]


class ChooseStolen(Step):
    """Op steal_cards: the thief keeps so many; the others go back."""

    def __init__(self, keeps: int) -> None:
        self.keeps: Final = keeps

    def run(self, s: Bretwalda) -> None:
        if self.keeps > 0 and count_aside(s) > 0:
            s.then(KeepStolen(s.seat_of[s.aside_by]), ChooseStolen(self.keeps - 1))
            return
        for card in range(CARDS):
            while s.aside[card]:
                _give_back(s, card)
        s.aside_by = NONE
        s.aside_from = NONE


def count_aside(s: Bretwalda) -> int:
    """How many cards somebody is choosing among."""
    total = 0
    for copies in s.aside:
        total += copies
    return total


def _give_back(s: Bretwalda, card: int) -> None:
    """A card goes back to the hand it came from; the thief has seen it."""
    s.aside[card] -= 1
    gain_card(s, s.aside_from, card)
    see(s, s.aside_by, s.aside_from, card, count_seen(s, s.aside_by, s.aside_from, card) + 1)


class KeepStolen(Decision):
    """D-L1, op steal_cards: which of the taken cards is kept; the victim knows it, nobody else."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return [card for card in range(CARDS) if s.aside[card] > 0]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.aside[option] -= 1
        gain_card(s, s.aside_by, option)
        see(s, s.aside_from, s.aside_by, option, count_seen(s, s.aside_from, s.aside_by, option) + 1)
        s.tell(log.CARD_STOLEN, s.aside_by, s.aside_from)
        s.tell(log.CARD_STOLEN_CARD, s.aside_by, s.aside_from, option, audience=self.audience(s))

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[s.aside_by] | 1 << s.seat_of[s.aside_from]


# Cards for two


class DrawAside(Step):
    """Op share_cards: draw cards to choose among; the hand limit does not hold (BRE-9.2)."""

    def __init__(self, kingdom: int, card: int) -> None:
        self.kingdom: Final = kingdom
        self.card: Final = card

    def run(self, s: Bretwalda) -> None:
        s.aside_by = self.kingdom
        s.aside_from = NONE
        s.then(DrawSomeAside(AMOUNT[self.card]), ShareCards(KEEPS[self.card]))


class DrawSomeAside(Step):
    """Op share_cards: so many cards of the deck, fewer if it runs out."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        if self.number > 0 and is_card_left(s):
            refill_deck(s)
            s.then(DrawCardAside(), DrawSomeAside(self.number - 1))


class DrawCardAside(Chance):
    """Op share_cards: a card of the deck that only who draws sees."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"

    def options(self, s: Bretwalda) -> list[int]:
        return draw_pile(s)

    def weights(self, s: Bretwalda) -> list[int]:
        return copies_of(s.deck, draw_pile(s))

    def choose(self, s: Bretwalda, option: int) -> None:
        s.deck[option] -= 1
        s.deck_size -= 1
        s.aside[option] += 1
        s.tell(log.CARD_DRAWN, s.aside_by)
        s.tell(log.CARD_DRAWN_CARD, s.aside_by, option, audience=self.audience(s))

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[s.aside_by]


class ShareCards(Step):
    """Op share_cards: what is not given away goes to the hand; the rest to an opponent below the hand limit."""

    def __init__(self, keeps: int) -> None:
        self.keeps: Final = keeps

    def run(self, s: Bretwalda) -> None:
        if count_aside(s) > self.keeps:
            s.then(GiveDrawn(s.seat_of[s.aside_by]))
        else:
            for card in range(CARDS):
                while s.aside[card]:
                    s.aside[card] -= 1
                    gain_card(s, s.aside_by, card)
            s.aside_by = NONE


class GiveDrawn(Decision):
    """D-L1, op share_cards: which drawn card is given away; the others are kept. Nobody else learns which."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return [card for card in range(CARDS) if s.aside[card] > 0]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.aside[option] -= 1
        for card in range(CARDS):
            while s.aside[card]:
                s.aside[card] -= 1
                gain_card(s, s.aside_by, card)
        s.aside[option] += 1
        if receivers(s, s.aside_by):
            s.then(ChooseReceiver(self.seat))
        else:
            s.aside[option] -= 1
            s.discards[option] += 1
            s.tell(log.CARD_DISCARDED, s.aside_by, option)
            s.aside_by = NONE

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat

    def reveals(self, s: Bretwalda, option: int) -> bool:
        """If nobody can take the card, it is discarded, which shows it."""
        return not receivers(s, s.aside_by)


def receivers(s: Bretwalda, kingdom: int) -> list[int]:
    """The opponents below the hand limit."""
    return [other for other in s.variant.kingdoms if other != kingdom and s.hand_size[other] < HAND_LIMIT]


class ChooseReceiver(Decision):
    """D-L1, op share_cards: which opponent gets the card."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Bretwalda) -> list[int]:
        return receivers(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        giver = s.kingdom_at[self.seat]
        both = 1 << self.seat | 1 << s.seat_of[option]
        for card in range(CARDS):
            if s.aside[card]:
                s.aside[card] -= 1
                gain_card(s, option, card)
                see(s, giver, option, card, count_seen(s, giver, option, card) + 1)
                s.tell(log.CARD_GIVEN, giver, option)
                s.tell(log.CARD_GIVEN_CARD, giver, option, card, audience=both)
        s.aside_by = NONE

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return True
