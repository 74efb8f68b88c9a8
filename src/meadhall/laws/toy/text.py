"""A position of Tribute in words."""

from __future__ import annotations

from meadhall.laws.toy.hidden import observe
from meadhall.laws.toy.state import CARD_IDS, SEAT_IDS, Tribute
from meadhall.words import words


def describe(s: Tribute, seat: int, language: str) -> list[tuple[str, list[str]]]:
    """Coins and cards of every seat."""
    say = words(__package__, language)
    seen = observe(s, seat)
    parts = []
    for other in s.seats:
        cards = [say.name(CARD_IDS[card]) for card, n in enumerate(seen["hands"][other]) for _ in range(n)]
        counts = say.say("text-seat", coins=seen["coins"][other], cards=seen["hand_sizes"][other])
        parts.append((say.name(SEAT_IDS[other]), [counts, *cards]))
    return parts
