"""Lordship cards changing hands, and what the others know of it (the manual's chapter on hidden information)."""

from __future__ import annotations

from meadhall.engine.numbers import Numbers
from meadhall.games.bretwalda.content import CARDS, HAND_LIMIT, KINGDOMS
from meadhall.games.bretwalda.state import Bretwalda

# What one Kingdom knows of another's hand: two bits for each card, shifted by twice the one who knows.


def count_seen(s: Bretwalda, viewer: int, kingdom: int, card: int) -> int:
    """How many copies of a card a Kingdom knows to be in another's hand."""
    return s.seen[CARDS * kingdom + card] >> 2 * viewer & 3


def see(s: Bretwalda, viewer: int, kingdom: int, card: int, copies: int) -> None:
    """From now on a Kingdom knows of so many copies of a card in another's hand."""
    place = CARDS * kingdom + card
    s.seen[place] = s.seen[place] & ~(3 << 2 * viewer) | copies << 2 * viewer


def forget_hand(s: Bretwalda, viewer: int, kingdom: int) -> None:
    """A card has left a hand unseen: whatever a Kingdom knew of that hand is no longer sure."""
    for place in range(CARDS * kingdom, CARDS * kingdom + CARDS):
        s.seen[place] &= ~(3 << 2 * viewer)


# Cards


def has_card(s: Bretwalda, kingdom: int, card: int) -> bool:
    """Whether a Kingdom holds a card."""
    return s.hand[CARDS * kingdom + card] > 0


def gain_card(s: Bretwalda, kingdom: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[CARDS * kingdom + card] += 1
    s.hand_size[kingdom] += 1


def lose_card(s: Bretwalda, kingdom: int, card: int) -> None:
    """A card leaves a hand before the eyes of all; one copy less is known of by those who knew of any."""
    place = CARDS * kingdom + card
    s.hand[place] -= 1
    s.hand_size[kingdom] -= 1
    if s.seen[place]:
        for viewer in range(KINGDOMS):
            known = count_seen(s, viewer, kingdom, card)
            if known:
                see(s, viewer, kingdom, card, known - 1)


def lose_card_unseen(s: Bretwalda, kingdom: int, card: int) -> None:
    """A card leaves a hand; who knows which must be told apart by the caller."""
    s.hand[CARDS * kingdom + card] -= 1
    s.hand_size[kingdom] -= 1


def count_discards(s: Bretwalda) -> int:
    """How many cards lie in the discards."""
    total = 0
    for copies in s.discards:
        total += copies
    return total


def is_card_left(s: Bretwalda) -> bool:
    """Whether a card can still be drawn, from the deck or from discards shuffled again (BRE-9.3)."""
    return s.deck_size > 0 or count_discards(s) > 0


def can_draw(s: Bretwalda, kingdom: int) -> bool:
    """BRE-9.2, BRE-9.3: whether a Kingdom would draw a card if it had to."""
    return s.hand_size[kingdom] < HAND_LIMIT and is_card_left(s)


def would_draw(s: Bretwalda, kingdom: int) -> bool:
    """BRE-9.2, BRE-9.4: whether a Kingdom would draw a card once it has played one of its hand."""
    return s.hand_size[kingdom] <= HAND_LIMIT and is_card_left(s)


def held(s: Bretwalda, kingdom: int) -> list[int]:
    """The different cards of a hand."""
    first = CARDS * kingdom
    return [card for card in range(CARDS) if s.hand[first + card] > 0]


def draw_pile(s: Bretwalda) -> list[int]:
    """The different cards of the deck."""
    return [card for card in range(CARDS) if s.deck[card] > 0]


def copies_of(pile: Numbers, cards: list[int]) -> list[int]:
    """How many copies of each of some cards a pile has."""
    return [pile[card] for card in cards]
