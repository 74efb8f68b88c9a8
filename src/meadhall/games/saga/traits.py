"""What is watched for fairness besides the sides: the leaders in play from the start (SAG-2.9, SAG-2.11)."""

from __future__ import annotations

from meadhall.engine.game import Traits
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.games.saga import log
from meadhall.games.saga.content import ABILITY_IDS, HANDLE_SIDE, LEADERS
from meadhall.games.saga.state import Saga


def traits(match: Match) -> Traits:
    """The abilities of each seat's three leaders who were not set aside."""
    s = match.state
    assert isinstance(s, Saga)
    aside = [told.numbers[1] for _, told in match.told(NOBODY) if told.line.key == log.SET_ASIDE.key]
    leaders = [handle for handle in range(LEADERS) if handle not in aside]
    return {
        "leader": [
            [ABILITY_IDS[s.ability[handle]] for handle in leaders if HANDLE_SIDE[handle] == s.side_of(seat)]
            for seat in range(match.players)
        ]
    }
