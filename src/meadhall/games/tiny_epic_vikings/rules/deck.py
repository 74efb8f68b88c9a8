"""The deck of viking cards: TEV-3.6, TEV-5.20, TEV-RUL-30. Its order is unknown, so a draw is any card of it.

What can be known of its cards is kept too: by which shuffle they came into it, or that they are among those which the
neutral enemy discarded unseen (TEV-RUL-62).
"""

from __future__ import annotations

from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CARDS, NONE, SEATS
from meadhall.games.tiny_epic_vikings.fields import DECK, DISCARD, DOWN, DRAFT, HAND, UNSEEN
from meadhall.games.tiny_epic_vikings.state import Vikings


def prepare_deal(s: Vikings, cards: int) -> None:
    """TEV-3.6, TEV-RUL-30: an empty deck is made anew; by the rulings of the house, one that is too small is too."""
    left = s.count_cards(DECK)
    if left == 0 or (left < cards and not s.variant.by_the_book):
        _shuffle(s)
    for card in range(CARDS):
        if s.where[card] == DECK:
            _make_alike(s, card)


def go_on_dealing(s: Vikings) -> None:
    """TEV-3.6, TEV-RUL-30: the cards left have been dealt, and the discard pile is shuffled for the rest of the deal.

    Everybody sees of each card by which shuffle it was dealt. Only cards that the neutral enemy discarded unseen could
    be of the one or the other; if there are any, all cards are alike again.
    """
    if DECK in s.where:
        return
    is_mixed = UNSEEN in s.where
    _shuffle(s)
    for card in range(CARDS):
        if s.where[card] == DECK:
            _make_alike(s, card)
        elif is_mixed and s.where[card] == DRAFT:
            s.shuffle[card] = s.shuffles


def can_draw(s: Vikings) -> bool:
    """TEV-5.20: whether a card can be drawn; an empty deck is made anew of the discard pile."""
    if s.count_cards(DECK) == 0 and s.count_cards(DISCARD) + s.count_cards(UNSEEN) > 0:
        _shuffle(s)
    return s.count_cards(DECK) > 0


def _shuffle(s: Vikings) -> None:
    s.shuffles += 1
    for card in range(CARDS):
        if s.where[card] == DISCARD:
            s.where[card] = DECK
            s.shuffle[card] = s.shuffles
        elif s.where[card] == UNSEEN:
            s.where[card] = DECK
    s.tell(log.DECK_SHUFFLED, s.count_cards(DECK))


def draw_unseen(s: Vikings) -> None:
    """Somebody is about to draw a card that the others do not see.

    If cards discarded unseen are in the deck, it may be one of them or not; then hidden cards are alike to everybody.
    """
    is_mixed = False
    for card in range(CARDS):
        if s.where[card] == DECK and s.pack[card] != NONE:
            is_mixed = True
    if is_mixed:
        for card in range(CARDS):
            at = s.where[card]
            if at == DECK or HAND <= at < HAND + SEATS or DOWN <= at < DOWN + SEATS:
                _make_alike(s, card)


def _make_alike(s: Vikings, card: int) -> None:
    s.pack[card] = NONE
    s.taken[card] = NONE
    s.shuffle[card] = s.shuffles
