"""What holds of every position of Tribute."""

from __future__ import annotations

from meadhall.laws.toy.state import CARD_COUNTS, CARD_IDS, CARDS, CURSE, MOST, Tribute


def check(s: Tribute) -> list[str]:
    """Cards and coins are conserved."""
    faults = []
    for card in range(CARDS):
        held = sum(s.hands[card::CARDS]) + s.deck[card] + (s.played if card == CURSE else 0)
        if held != CARD_COUNTS[card]:
            faults.append(f"There must be {CARD_COUNTS[card]} of the card {CARD_IDS[card]}.")
    if sum(s.coins) + s.paid not in (0, MOST * len(s.coins)):
        faults.append("Coins must add up.")
    if any(bid > coins for bid, coins in zip(s.bids, s.coins, strict=True)):
        faults.append("Nobody can bid more than they have.")
    if s.round > s.rounds:
        faults.append(f"There are only {s.rounds} rounds.")
    return faults
