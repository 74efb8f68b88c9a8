"""The deck of viking cards: TEV-3.6, TEV-5.20, TEV-RUL-30. Its order is unknown, so a draw is any card of it."""

from __future__ import annotations

from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CARDS, NONE, SEATS
from meadhall.games.tiny_epic_vikings.state import DECK, DISCARD, DOWN, HAND, UNSEEN, Vikings


def prepare_deal(s: Vikings, cards: int) -> None:
    """TEV-3.6, TEV-RUL-30: a deck that is too small is shuffled together with the discard pile first."""
    if s.count_cards(DECK) < cards:
        _shuffle(s)
        for card in range(CARDS):
            if s.where[card] == DECK:
                s.shuffle[card] = s.shuffles


def can_draw(s: Vikings) -> bool:
    """TEV-5.20: whether a card can be drawn; an empty deck is made anew of the discard pile."""
    if s.count_cards(DECK) > 0:
        return True
    if s.count_cards(UNSEEN) > 0:
        _shuffle(s)
        _forget(s)
    elif s.count_cards(DISCARD) > 0:
        _shuffle(s)
    return s.count_cards(DECK) > 0


def _shuffle(s: Vikings) -> None:
    s.shuffles += 1
    for card in range(CARDS):
        if s.where[card] == DISCARD or s.where[card] == UNSEEN:
            s.show_card(card, DECK)
            s.shuffle[card] = s.shuffles
    s.tell(log.DECK_SHUFFLED, s.count_cards(DECK))


def _forget(s: Vikings) -> None:
    """Cards discarded unseen are in the deck now: whether a hidden card is one of them or in a hand, nobody can say."""
    for card in range(CARDS):
        if s.where[card] == DECK or HAND <= s.where[card] < HAND + SEATS or DOWN <= s.where[card] < DOWN + SEATS:
            s.pack[card] = NONE
            s.taken[card] = NONE
            s.shuffle[card] = s.shuffles
