"""The odds of a battle before units march into it, or before it is begun, if nobody plays a card or retreats."""

from __future__ import annotations

from meadhall.engine.driver import waiting
from meadhall.engine.outlook import Odds, Outlook
from meadhall.engine.steps import Decision
from meadhall.games.bretwalda import odds
from meadhall.games.bretwalda.odds import battle_odds
from meadhall.games.bretwalda.rules.movement import ChooseBattle, MoveGroup
from meadhall.games.bretwalda.state import Bretwalda


def outlook(before: Bretwalda, after: Bretwalda, decision: Decision, option: int, _language: str) -> Outlook:
    """Of units that march to where enemies are, once all are chosen; and of a battle that is chosen."""
    if isinstance(decision, ChooseBattle):
        return _shown(battle_odds(before, option, before.kingdom_at[decision.seat]))
    if not isinstance(decision, MoveGroup) or any(isinstance(each, MoveGroup) for each in waiting(after)):
        return Outlook()
    kingdom = after.kingdom_at[decision.seat]
    if not after.has_enemies(decision.target, kingdom):
        return Outlook()
    return _shown(battle_odds(after, decision.target, kingdom))


def _shown(found: odds.Odds) -> Outlook:
    won, lost, nobody = found.percents
    return Outlook(Odds(won, nobody, lost))
