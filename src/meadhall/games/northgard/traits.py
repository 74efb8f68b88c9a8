"""What is watched for fairness besides the clans: the cards that players came to own."""

from __future__ import annotations

from meadhall.engine.game import Traits
from meadhall.engine.match import Match
from meadhall.games.northgard.content import CARD_IDS, DATA
from meadhall.games.northgard.scores import owned
from meadhall.games.northgard.state import Northgard

_WATCHED = [row["set"] not in ("start", "unrest") for row in DATA["card"]]
"""Everybody begins with the same five cards, and nobody wants Unrest."""


def traits(match: Match) -> Traits:
    """The cards that each seat owns at the end."""
    s = match.state
    assert isinstance(s, Northgard)
    return {"card": [[CARD_IDS[card] for card in owned(s, seat) if _WATCHED[card]] for seat in range(match.players)]}
