"""What each seat of Tribute may know, in data, in words and drawn."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from meadhall.engine.driver import waiting
from meadhall.engine.fields import FLAG, HOLDS, Piece
from meadhall.engine.numbers import Numbers, numbers
from meadhall.engine.rng import Rng
from meadhall.engine.steps import CHANCE, Decision, decision_key
from meadhall.words import words
from tests.toy.table import CARD_COUNTS, CARD_IDS, CARDS, CURSE, MOST, NONE, SEAT_IDS, Tribute

_PACKAGE: Final = "tests.toy"


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


def about(s: Tribute, decision: Decision, seat: int) -> dict[str, str | int]:
    """The seat that decides."""
    return {} if decision.seat == CHANCE else {"seat": SEAT_IDS[decision.seat]}


def sides(s: Tribute) -> list[str]:
    """Everybody plays for themselves."""
    return SEAT_IDS[: len(s.coins)]


def definitions() -> str:
    """The one shape of all drawings."""
    return '<defs><circle id="dot" r="2"/></defs>'


def emblem(side: str) -> str:
    """As many dots as the seat's number says."""
    dots = "".join(f'<use href="#dot" x="{6 * n + 4}" y="8"/>' for n in range(SEAT_IDS.index(side) + 1))
    return f'<svg viewBox="0 0 26 16" aria-hidden="true">{dots}</svg>'


def describe(s: Tribute, seat: int, language: str) -> list[tuple[str, list[str]]]:
    """Coins and cards of every seat."""
    say = words(_PACKAGE, language)
    seen = observe(s, seat)
    parts = []
    for other in s.seats:
        cards = [say.name(CARD_IDS[card]) for card, n in enumerate(seen["hands"][other]) for _ in range(n)]
        counts = say.say("text-seat", coins=seen["coins"][other], cards=seen["hand_sizes"][other])
        parts.append((say.name(SEAT_IDS[other]), [counts, *cards]))
    return parts


def picture(s: Tribute, seat: int, language: str, layout: str) -> str:
    """A line of text for every seat and a button for every option."""
    say = words(_PACKAGE, language)
    drawn = [
        f'<text id="seat-{n}" data-thing="{SEAT_IDS[n]} coin" y="{20 * n + 20}">'
        f"{escape(': '.join([name, ', '.join(lines)]))}</text>"
        for n, (name, lines) in enumerate(describe(s, seat, language))
    ]
    for decision in waiting(s):
        if decision.seat == seat:
            for option in decision.options(s):
                name = decision.vocabulary.name(option)
                label = escape(say.option(decision_key(decision), name), quote=True)
                drawn.append(
                    f'<g id="option-{option}" data-option="{name}" role="button" tabindex="0" aria-label="{label}">'
                    f'<rect x="{option * 40}" y="120" width="36" height="24"/></g>'
                )
    size = "0 0 300 160" if layout == "wide" else "0 0 160 300"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{definitions()}{"".join(drawn)}</svg>'
