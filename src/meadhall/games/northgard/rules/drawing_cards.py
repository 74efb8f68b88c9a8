"""Chapter 10: the Draw action and its choices."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import DISCARDS, PAID_DRAW, PAY, TOPS, N
from meadhall.games.northgard.content import AREAS, DECK, NONE
from meadhall.games.northgard.fields import DISCARD, HAND, TOP
from meadhall.games.northgard.rules.decks import DrawCards
from meadhall.games.northgard.rules.payments import PayResource
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CARD, NO, YES, YES_NO

CLOSED_TILES: Final = 3
"""Tiles of a closed territory for which Protector draws a card."""


def count_protected(s: Northgard, seat: int) -> int:
    """`draw_per`: own closed territories of at least three tiles."""
    total = 0
    for territory in range(AREAS):
        if s.owner[territory] == seat and s.is_closed(territory) and s.tiles_in[territory] >= CLOSED_TILES:
            total += 1
    return total


class Draw(Step):
    """NOR-10.1, NOR-10.2: draw, then discard or put back some of the cards just drawn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.drawer = self.seat
        s.fresh = 0
        card = s.card
        s.then(
            DrawCards(self.seat, N[card]),
            SortCards(self.seat, DISCARDS[card], TOPS[card]),
            OfferDraw(self.seat),
        )


class SortCards(Step):
    """NOR-10.2: the next card to discard or to put on top."""

    def __init__(self, seat: int, discards: int, tops: int) -> None:
        self.seat: Final = seat
        self.discards: Final = discards
        self.tops: Final = tops

    def run(self, s: Northgard) -> None:
        if fresh_cards(s, self.seat):
            if self.discards:
                s.then(DiscardDrawn(self.seat), SortCards(self.seat, self.discards - 1, self.tops))
                return
            if self.tops:
                s.then(PutOnTop(self.seat), SortCards(self.seat, 0, self.tops - 1))
                return
        s.drawer = NONE
        s.fresh = 0


def fresh_cards(s: Northgard, seat: int) -> list[int]:
    """The cards just drawn that are still in hand, each kind once, sorted."""
    found: list[int] = []
    for n in range(s.deck_size[seat]):
        if s.fresh >> n & 1 and s.zones[DECK * seat + n] == HAND and s.cards[DECK * seat + n] not in found:
            found.append(s.cards[DECK * seat + n])
    found.sort()
    return found


def _count_fresh(s: Northgard, seat: int) -> int:
    """How many of the cards just drawn are still in hand, which everybody can count."""
    first = DECK * seat
    return len([n for n in range(s.deck_size[seat]) if s.fresh >> n & 1 and s.zones[first + n] == HAND])


def _fresh_entry(s: Northgard, seat: int, card: int) -> int:
    for n in range(DECK):
        if s.fresh >> n & 1 and s.cards[DECK * seat + n] == card:
            s.fresh &= ~(1 << n)
            return DECK * seat + n
    raise IndexError("no such card was drawn")


class DiscardDrawn(Decision):
    """D-DRAW-DISCARD, NOR-10.2: which of the cards just drawn to discard."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-10.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return fresh_cards(s, self.seat)

    def is_secret(self, s: Northgard) -> bool:
        return _count_fresh(s, self.seat) > 1

    def choose(self, s: Northgard, option: int) -> None:
        s.zones[_fresh_entry(s, self.seat, option)] = DISCARD
        s.tell(log.CARD_DISCARDED, s.clan[self.seat], option)


class PutOnTop(Decision):
    """D-DRAW-TOP, NOR-10.2: which of the cards just drawn goes back on top, unseen by others."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-10.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return fresh_cards(s, self.seat)

    def is_secret(self, s: Northgard) -> bool:
        return _count_fresh(s, self.seat) > 1

    def choose(self, s: Northgard, option: int) -> None:
        for n in range(s.deck_size[self.seat]):
            if s.fresh >> n & 1:
                s.seen[DECK * self.seat + n] = 1 << self.seat
        s.zones[_fresh_entry(s, self.seat, option)] = TOP + s.tops[self.seat]
        s.tops[self.seat] += 1
        s.tell(log.CARD_ON_TOP, s.clan[self.seat])
        s.tell(log.CARD_PUT_ON_TOP, s.clan[self.seat], option, audience=1 << self.seat)

    def audience(self, s: Northgard) -> int:
        return 1 << self.seat


class OfferDraw(Step):
    """NOR-11.32: Resourceful People may pay for another card, if one can be drawn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if PAID_DRAW[s.card] and s.count_resources(self.seat) >= PAY[s.card] and s.count_drawable(self.seat):
            s.then(PayForDraw(self.seat))


class PayForDraw(Decision):
    """D-DRAW-PAY, NOR-11.32: pay resources to draw once more."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "NOR-11.32"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Northgard) -> list[int]:
        return [NO, YES]

    def choose(self, s: Northgard, option: int) -> None:
        if option == YES:
            s.then(PayResource(self.seat, PAY[s.card], self.seat), DrawCards(self.seat, PAID_DRAW[s.card]))
