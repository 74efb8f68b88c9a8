"""Chapter 11: special actions with hands and piles (NOR-11.13 to NOR-11.17, NOR-11.21)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import EXTORTED
from meadhall.games.northgard.content import CARDS, DECK, MOST_SEATS
from meadhall.games.northgard.fields import DISCARD, DISPLAY, GONE, HAND, WAITING
from meadhall.games.northgard.rules.decks import DrawCards, discard
from meadhall.games.northgard.rules.payments import PayResource
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import (
    CARD,
    CARD_OR_DRAW,
    DISCARD_INSTEAD,
    DRAW_INSTEAD,
    EXTORTION,
    PAY_RESOURCES,
    SEAT,
    SEAT_OR_DRAW,
)


def opponents_with_cards(s: Northgard, seat: int) -> list[int]:
    """The opponents who hold a card."""
    return [other for other in range(s.variant.seats) if s.is_enemy(seat, other) and s.has_hand(other)]


def look_at_hand(s: Northgard, seat: int, victim: int) -> None:
    """One player sees the hand of another, and remembers it."""
    s.tell(log.HAND_SEEN, s.clan[seat], s.clan[victim])
    for entry in range(DECK * victim, DECK * victim + s.deck_size[victim]):
        if s.zones[entry] == HAND:
            s.seen[entry] |= 1 << seat


class Recover(Decision):
    """D-RECOVER, NOR-11.17: Negotiation takes a card of the own discard pile, or draws one."""

    vocabulary: ClassVar[Vocabulary] = CARD_OR_DRAW
    rule: ClassVar[str] = "NOR-11.17"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return [*s.cards_in(self.seat, DISCARD), DRAW_INSTEAD]

    def choose(self, s: Northgard, option: int) -> None:
        if option == DRAW_INSTEAD:
            s.then(DrawCards(self.seat, 1))
            return
        entry = s.entry_of(self.seat, option, DISCARD)
        s.zones[entry] = HAND
        s.seen[entry] = s.everyone()
        s.tell(log.CARD_RECOVERED, s.clan[self.seat], option)


class SpyTarget(Decision):
    """D-SPY-TARGET, NOR-11.13: whose hand the Spy looks at."""

    vocabulary: ClassVar[Vocabulary] = SEAT
    rule: ClassVar[str] = "NOR-11.13"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Northgard) -> list[int]:
        return opponents_with_cards(s, self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        look_at_hand(s, self.seat, option)
        s.then(SpyCard(self.seat, option))

    def reveals(self, s: Northgard, option: int) -> bool:
        return True


class SpyCard(Decision):
    """D-SPY-CARD, NOR-11.13: which card of that hand is discarded."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-11.13"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.victim, HAND)

    def is_secret(self, s: Northgard) -> bool:
        return s.count_cards(self.victim, HAND) > 1

    def choose(self, s: Northgard, option: int) -> None:
        discard(s, self.victim, option)

    def reveals(self, s: Northgard, option: int) -> bool:
        return True


class AncestralCurse(Step):
    """NOR-11.14: each opponent with cards discards one, clockwise from the active player."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        for away in range(s.variant.seats - 1, 0, -1):
            other = (self.seat + away) % s.variant.seats
            if s.is_enemy(self.seat, other) and s.has_hand(other):
                s.then(CurseDiscard(other))


class CurseDiscard(Decision):
    """D-CURSE, NOR-11.14: which card to discard."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-11.14"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.seat, HAND)

    def is_secret(self, s: Northgard) -> bool:
        return s.count_cards(self.seat, HAND) > 1

    def choose(self, s: Northgard, option: int) -> None:
        discard(s, self.seat, option)


class Threaten(Decision):
    """D-THREAT, NOR-11.15: who discards a random card, or draw one instead."""

    vocabulary: ClassVar[Vocabulary] = SEAT_OR_DRAW
    rule: ClassVar[str] = "NOR-11.15"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Northgard) -> list[int]:
        options = opponents_with_cards(s, self.seat)
        if s.count_drawable(self.seat):
            options.append(MOST_SEATS)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == MOST_SEATS:
            s.then(DrawCards(self.seat, 1))
        else:
            s.then(RandomDiscard(option))


class RandomDiscard(Chance):
    """NOR-11.15: a card of a hand, each as likely as any other."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-11.15"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.player, HAND)

    def weights(self, s: Northgard) -> list[int]:
        first = DECK * self.player
        weights: list[int] = []
        for card in s.cards_in(self.player, HAND):
            copies = 0
            for entry in range(first, first + s.deck_size[self.player]):
                if s.cards[entry] == card and s.zones[entry] == HAND:
                    copies += 1
            weights.append(copies)
        return weights

    def choose(self, s: Northgard, option: int) -> None:
        discard(s, self.player, option)


class ExtortTarget(Decision):
    """D-EXTORT-TARGET, NOR-11.16: whose hand the Snake looks at."""

    vocabulary: ClassVar[Vocabulary] = SEAT
    rule: ClassVar[str] = "NOR-11.16"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Northgard) -> list[int]:
        return opponents_with_cards(s, self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        look_at_hand(s, self.seat, option)
        s.then(ExtortCard(self.seat, option))

    def reveals(self, s: Northgard, option: int) -> bool:
        return True


class ExtortCard(Decision):
    """D-EXTORT-CARD, NOR-11.16: which card of that hand is named."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-11.16"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.victim, HAND)

    def is_secret(self, s: Northgard) -> bool:
        return s.count_cards(self.victim, HAND) > 1

    def choose(self, s: Northgard, option: int) -> None:
        s.seen[s.entry_of(self.victim, option, HAND)] = s.everyone()
        s.tell(log.CARD_NAMED, s.clan[self.seat], option, s.clan[self.victim])
        s.then(ExtortReply(self.victim, self.seat, option))

    def reveals(self, s: Northgard, option: int) -> bool:
        return True


class ExtortReply(Decision):
    """D-EXTORT-REPLY, NOR-11.16: discard the named card, or give two resources for it."""

    vocabulary: ClassVar[Vocabulary] = EXTORTION
    rule: ClassVar[str] = "NOR-11.16"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, receiver: int, card: int) -> None:
        super().__init__(seat)
        self.receiver: Final = receiver
        self.card: Final = card

    def options(self, s: Northgard) -> list[int]:
        if s.count_resources(self.seat) < EXTORTED:
            return [DISCARD_INSTEAD]
        return [PAY_RESOURCES, DISCARD_INSTEAD]

    def choose(self, s: Northgard, option: int) -> None:
        if option == PAY_RESOURCES:
            s.then(PayResource(self.seat, EXTORTED, self.receiver))
        else:
            discard(s, self.seat, self.card)


def visions(s: Northgard) -> list[int]:
    """NOR-11.21, NOR-RUL-21: the cards that Future Sight may take."""
    return [
        card
        for card in range(CARDS)
        if s.offers[card] == DISPLAY or (s.offers[card] == WAITING and s.variant.sees_achievements)
    ]


class FutureSight(Decision):
    """D-FUTURE-SIGHT, NOR-11.21: a card for the top of the own draw pile; passing then brings none this year."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-11.21"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return visions(s)

    def choose(self, s: Northgard, option: int) -> None:
        s.offers[option] = GONE
        s.put_on_top(self.seat, option)
        s.sighted |= 1 << self.seat
        s.tell(log.PICKED, s.clan[self.seat], option)
