"""What Tribute says before somebody bids badly."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.laws.toy.rules import PlaceBid
from meadhall.laws.toy.state import CARD_VALUES, Tribute

WARNED: Final = (PlaceBid,)


def warn(before: Tribute, after: Tribute, decision: Decision, option: int) -> list[Warned]:
    """Of a bid of more than any card is worth, and of one of everything that one has."""
    found = []
    if option > max(CARD_VALUES):
        found.append(Warned("dear", {"points": max(CARD_VALUES), "card": "crown"}))
    if option and option == before.coins[decision.seat]:
        found.append(Warned("purse", {}, is_grave=True))
    return found
