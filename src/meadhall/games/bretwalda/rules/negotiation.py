"""BRE-11: offers of Gold and Lordship cards (option `negotiation`)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import HAND_LIMIT, KINGDOMS, NONE
from meadhall.games.bretwalda.hands import count_seen, forget_hand, gain_card, held, lose_card_unseen, see
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import ACCEPT, ANSWER, GOLD_ID, KINGDOM, LORDSHIP, MOST, NUMBER, YES, YES_NO


def offer_partners(s: Bretwalda, kingdom: int) -> list[int]:
    """D-N1: opponents to whom no offer was made this turn, if something could be given or asked for."""
    return [
        other
        for other in sorted(s.variant.kingdoms)
        if other != kingdom and s.offers[kingdom] >> other & 1 == 0 and can_deal(s, kingdom, other)
    ]


def can_give_card(s: Bretwalda, kingdom: int, other: int) -> bool:
    """BRE-9.2: a card can be given if there is one and the opponent's hand has room."""
    return s.hand_size[kingdom] > 0 and s.hand_size[other] < HAND_LIMIT


def can_deal(s: Bretwalda, kingdom: int, other: int) -> bool:
    """D-N1: an offer must not be empty on both sides."""
    return s.gold[kingdom] > 0 or s.gold[other] > 0 or can_give_card(s, kingdom, other)


def _amounts(least: int, gold: int) -> list[int]:
    return list(range(least, (gold if gold < MOST else MOST) + 1))


class OfferTo(Decision):
    """D-N1, BRE-11.1: to whom the offer goes."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Bretwalda) -> list[int]:
        return offer_partners(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.offers[s.kingdom_at[self.seat]] |= 1 << option
        s.offer_to = option
        s.offer_gold = 0
        s.offer_card = NONE
        s.offer_asked = 0
        s.then(OfferGold(self.seat))


class OfferGold(Decision):
    """D-N1, BRE-11.1: how much Gold is given."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        is_enough = s.gold[s.offer_to] > 0 or can_give_card(s, kingdom, s.offer_to)
        return _amounts(0 if is_enough else 1, s.gold[kingdom])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.offer_gold = option
        if can_give_card(s, s.kingdom_at[self.seat], s.offer_to):
            s.then(OfferCard(self.seat))
        else:
            s.then(AskGold(self.seat, False))

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        return {GOLD_ID: option}


class OfferCard(Decision):
    """D-N1, BRE-11.1: whether a Lordship card is given."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Bretwalda) -> list[int]:
        if s.offer_gold == 0 and s.gold[s.offer_to] == 0:
            return [YES]
        return [0, 1]

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == YES:
            s.then(OfferWhich(self.seat), AskGold(self.seat, True))
        else:
            s.then(AskGold(self.seat, False))


class OfferWhich(Decision):
    """D-N1, BRE-11.1: which card is given; the opponent alone sees it."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return held(s, s.kingdom_at[self.seat])

    def is_secret(self, s: Bretwalda) -> bool:
        return s.hand_size[s.kingdom_at[self.seat]] > 1

    def choose(self, s: Bretwalda, option: int) -> None:
        s.offer_card = option

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat


class AskGold(Decision):
    """D-N1, BRE-11.1: how much Gold is asked for; then the offer is made."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, has_card: bool) -> None:
        super().__init__(seat)
        self.has_card: Final = has_card

    def options(self, s: Bretwalda) -> list[int]:
        is_gift = s.offer_gold > 0 or self.has_card
        return _amounts(0 if is_gift else 1, s.gold[s.offer_to])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        other = s.offer_to
        s.offer_asked = option
        s.is_offered = True
        s.tell(log.OFFER_MADE, kingdom, other, s.offer_gold, 1 if self.has_card else 0, option)
        if self.has_card:
            card = s.offer_card
            if count_seen(s, other, kingdom, card) == 0:
                see(s, other, kingdom, card, 1)
            both = 1 << self.seat | 1 << s.seat_of[other]
            s.tell(log.OFFERED_CARD, kingdom, other, card, audience=both)
        s.then(AnswerOffer(s.seat_of[other], kingdom))

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return self.has_card

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        return {GOLD_ID: option}


class AnswerOffer(Decision):
    """D-N2, BRE-11.1: take the offer or not; what is taken changes hands at once."""

    vocabulary: ClassVar[Vocabulary] = ANSWER
    rule: ClassVar[str] = "BRE-11.1"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, kingdom: int) -> None:
        super().__init__(seat)
        self.kingdom: Final = kingdom
        """Who made the offer."""

    def options(self, s: Bretwalda) -> list[int]:
        return [0, 1]

    def choose(self, s: Bretwalda, option: int) -> None:
        other = s.offer_to
        if option == ACCEPT:
            s.tell(log.OFFER_ACCEPTED, self.kingdom, other)
            s.gold[self.kingdom] += s.offer_asked - s.offer_gold
            s.gold[other] += s.offer_gold - s.offer_asked
            if s.offer_card != NONE:
                _hand_over(s, self.kingdom, other, s.offer_card)
        else:
            s.tell(log.OFFER_REFUSED, self.kingdom, other)
        s.is_offered = False
        s.offer_to = NONE
        s.offer_gold = 0
        s.offer_card = NONE
        s.offer_asked = 0


def _hand_over(s: Bretwalda, giver: int, receiver: int, card: int) -> None:
    """A card changes hands; only the two know which."""
    lose_card_unseen(s, giver, card)
    gain_card(s, receiver, card)
    for viewer in range(KINGDOMS):
        if viewer == receiver:
            known = count_seen(s, receiver, giver, card)
            see(s, receiver, giver, card, known - 1 if known else 0)
        elif viewer != giver:
            forget_hand(s, viewer, giver)
    see(s, giver, receiver, card, count_seen(s, giver, receiver, card) + 1)
    s.tell(log.CARD_GIVEN, giver, receiver)
