"""Riches that the laws let fall to somebody, so that decisions which cost a lot are reached."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.hands import can_draw, draw_pile, gain_card

_GOLD: Final = 3
_CARDS: Final = 2


def enrich(s: Any, seat: int) -> None:
    """Gold and Lordship cards for a seat, once it has a Kingdom."""
    kingdom = s.kingdom_at[seat]
    if kingdom == NONE:
        return
    s.gold[kingdom] += _GOLD
    for _ in range(_CARDS):
        cards = draw_pile(s)
        if cards and can_draw(s, kingdom):
            card = cards[(s.gold[kingdom] + s.deck_size) % len(cards)]
            s.deck[card] -= 1
            s.deck_size -= 1
            gain_card(s, kingdom, card)
