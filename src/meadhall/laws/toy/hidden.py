"""What each seat of Tribute may know."""

from __future__ import annotations

from typing import Any

from meadhall.engine.fields import FLAG, HOLDS, Piece
from meadhall.engine.numbers import Numbers, numbers
from meadhall.engine.rng import Rng
from meadhall.laws.toy.state import CARD_COUNTS, CARDS, CURSE, MOST, NONE, Tribute


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


def knowledge(s: Tribute) -> tuple[Piece, ...]:
    """The pieces of `known`."""
    seats = len(s.coins)
    return (
        Piece("bids", "What a seat has bid, if known.", (NONE, MOST), ("seat",), (seats,)),
        Piece("has_bid", "Whether it has bid.", FLAG, ("seat",), (seats,), HOLDS),
        Piece("hand_sizes", "Cards in a hand.", (0, sum(CARD_COUNTS)), ("seat",), (seats,), usual=(0, MOST)),
    )


def known(s: Tribute, seat: int) -> Numbers:
    """What a seat knows of bids and hands, for machines."""
    own = seat if seat in s.seats else 0
    turned = [(own + n) % len(s.coins) for n in s.seats]
    bids = [s.bids[other] if _is_bid_shown(s, other, seat) else NONE for other in turned]
    has_bid = [int(s.bids[other] != NONE) for other in turned]
    return numbers([*bids, *has_bid, *[sum(s.hand(other)) for other in turned]])


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
