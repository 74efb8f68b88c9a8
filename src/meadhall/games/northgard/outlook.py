"""The odds of a combat before figures move into it, food not counted."""

from __future__ import annotations

from meadhall.engine.outlook import Outlook, percents
from meadhall.engine.steps import Decision
from meadhall.games.northgard.picture.chances import attack_shares, is_attacked
from meadhall.games.northgard.rules.moving import MoveCount
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import WITH_KAIJA


def outlook(before: Northgard, _after: Northgard, decision: Decision, option: int, _language: str) -> Outlook:
    """Of figures that move into a territory of an enemy."""
    if not isinstance(decision, MoveCount) or not is_attacked(before, decision.seat, before.target):
        return Outlook()
    has_kaija = option >= WITH_KAIJA
    units = option - WITH_KAIJA if has_kaija else option
    return Outlook(percents(*attack_shares(before, decision.seat, before.target, units, has_kaija)))
