"""What is watched for fairness besides the Kingdoms: the Chronicles that players completed."""

from __future__ import annotations

from meadhall.engine.game import Traits
from meadhall.engine.match import Match
from meadhall.games.bretwalda.content import CHRONICLE_IDS
from meadhall.games.bretwalda.fields import COMPLETED
from meadhall.games.bretwalda.state import Bretwalda


def traits(match: Match) -> Traits:
    """The Chronicles that each seat has completed."""
    s = match.state
    assert isinstance(s, Bretwalda)
    return {
        "chronicle": [
            [CHRONICLE_IDS[card] for card, place in enumerate(s.chronicle_at) if place == COMPLETED - kingdom]
            for kingdom in s.kingdom_at[: match.players]
        ]
    }
