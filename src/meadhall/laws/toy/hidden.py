"""What each seat of Tribute may know."""

from __future__ import annotations

from typing import Any

from meadhall.engine.rng import Rng
from meadhall.laws.toy.state import CARD_COUNTS, CARDS, CURSE, NONE, Tribute


def observe(s: Tribute, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know; hands are shown at the end."""
    return {
        "round": s.round,
        "coins": s.coins[:],
        "played": s.played,
        "hand_sizes": [sum(s.hand(other)) for other in s.seats],
        "hands": [s.hand(other) if s.is_open or other == seat else [] for other in s.seats],
        "has_bid": [bid != NONE for bid in s.bids],
        "bids": [bid if _is_bid_shown(s, other, seat) else NONE for other, bid in enumerate(s.bids)],
        "is_cursed": s.is_cursed,
    }


def _is_bid_shown(s: Tribute, bidder: int, seat: int) -> bool:
    """Bids are shown once all have bid."""
    return s.is_open or bidder == seat or NONE not in s.bids


def redeal(s: Tribute, seat: int, rng: Rng) -> Tribute:
    """A clone in which the hands and the bids of the others are dealt anew."""
    t = s.clone()
    if s.is_open:
        return t
    mine = s.hand(seat) if seat in s.seats else [0] * CARDS
    unseen = [card for card in range(CARDS) for _ in range(CARD_COUNTS[card] - mine[card])]
    for _ in range(s.played):
        unseen.remove(CURSE)
    rng.shuffle(unseen)
    for other in s.seats:
        if other != seat:
            dealt = [unseen.pop() for _ in range(sum(s.hand(other)))]
            t.hands[other * CARDS : other * CARDS + CARDS] = [dealt.count(card) for card in range(CARDS)]
            if s.bids[other] != NONE and not _is_bid_shown(s, other, seat):
                t.bids[other] = rng.below(s.coins[other] + 1)
    t.deck = [unseen.count(card) for card in range(CARDS)]
    return t


def unveil(s: Tribute) -> Tribute:
    """A clone in which everything lies open."""
    t = s.clone()
    t.is_open = True
    return t
