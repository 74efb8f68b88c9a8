"""What is watched for fairness besides the clans: the viking cards that were drafted, and the favours won."""

from __future__ import annotations

from meadhall.engine.game import Traits
from meadhall.engine.match import Match
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, FAVOUR_IDS, FAVOURS
from meadhall.games.tiny_epic_vikings.fields import WON
from meadhall.games.tiny_epic_vikings.state import Vikings


def traits(match: Match) -> Traits:
    """The cards that each seat kept in a draft (TEV-3.2), and the favours that it has at the end."""
    s = match.state
    assert isinstance(s, Vikings)
    seats = range(match.players)
    kept = [[told.numbers[1] for _, told in match.told(seat) if told.line.key == log.CARD_KEPT.key] for seat in seats]
    won = [[favour for favour in range(FAVOURS) if s.favour_at[favour] == WON + seat] for seat in seats]
    return {
        "card": [[CARD_IDS[card] for card in cards] for cards in kept],
        "favour": [[FAVOUR_IDS[favour] for favour in favours] for favours in won],
    }
