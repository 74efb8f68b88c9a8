"""What a player is told before a choice that loses something, or leaves something within reach.

All of it is judged by what the player sees before the choice: the board, the own cards and the own Chronicles.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.games.bretwalda.content import ACTIONS, ACTIONS_PER_TURN, COLLECTION, FYRD
from meadhall.games.bretwalda.rules.bribes import BribeGroup
from meadhall.games.bretwalda.rules.development import ChooseDevelopment, PlaceBuilding
from meadhall.games.bretwalda.rules.fyrd import ChooseFyrd, PayWithFood
from meadhall.games.bretwalda.rules.movement import MoveGroup, MoveShip, MoveTo
from meadhall.games.bretwalda.rules.retreats import Retreat
from meadhall.games.bretwalda.rules.seasons import Sow
from meadhall.games.bretwalda.rules.turns import ChooseAction, EndActionPhase, EndTurn
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FYRD_DONE, SKIP, TURN_DONE
from meadhall.games.bretwalda.warnings.bread import warn_of_hunger, warn_of_mouths
from meadhall.games.bretwalda.warnings.marches import warn_of_battle, warn_of_group, warn_of_sailing, warn_of_target
from meadhall.games.bretwalda.warnings.realm import (
    warn_of_development,
    warn_of_end,
    warn_of_missed,
    warn_of_order,
    warn_of_pass,
    warn_of_payment,
    warn_of_raids,
    warn_of_site,
)

WARNED: Final = (
    ChooseAction,
    EndTurn,
    EndActionPhase,
    ChooseFyrd,
    PayWithFood,
    ChooseDevelopment,
    PlaceBuilding,
    Sow,
    MoveShip,
    MoveTo,
    MoveGroup,
    Retreat,
    BribeGroup,
)
_WITHOUT_DALCS: Final = (SKIP, COLLECTION, FYRD)
"""Answers to which action is taken that bring no Dalc before the end of the turn, other than by a Chronicle."""


def warn(before: Bretwalda, _after: Bretwalda, decision: Decision, option: int) -> list[Warned]:
    """What to say before an option of a decision is chosen."""
    kingdom = before.kingdom_at[decision.seat]
    if isinstance(decision, MoveShip | MoveTo | MoveGroup | Retreat):
        return _of_march(before, kingdom, decision, option)
    if isinstance(decision, ChooseFyrd | PayWithFood | ChooseDevelopment | PlaceBuilding | Sow):
        return _of_spending(before, kingdom, decision, option)
    if isinstance(decision, ChooseAction):
        return _of_action(before, kingdom, option)
    if isinstance(decision, BribeGroup):
        return warn_of_pass(before, kingdom, decision, option)
    if option != TURN_DONE:
        return []
    if isinstance(decision, EndActionPhase):
        return warn_of_missed(before, kingdom, True)
    found = warn_of_missed(before, kingdom, False)
    return found + warn_of_hunger(before, kingdom) + warn_of_end(before, kingdom, False)


def _of_march(s: Bretwalda, kingdom: int, decision: Decision, option: int) -> list[Warned]:
    if isinstance(decision, MoveShip):
        return warn_of_sailing(s, kingdom, option)
    if isinstance(decision, MoveTo):
        return warn_of_target(s, kingdom, decision, option)
    if isinstance(decision, MoveGroup):
        return warn_of_group(s, kingdom, decision, option)
    assert isinstance(decision, Retreat)
    return warn_of_battle(s, decision, option)


def _of_spending(s: Bretwalda, kingdom: int, decision: Decision, option: int) -> list[Warned]:
    if isinstance(decision, ChooseFyrd):
        return [] if option == FYRD_DONE else warn_of_mouths(s, kingdom, option) + warn_of_order(s, kingdom, option)
    if isinstance(decision, PayWithFood):
        return warn_of_payment(s, kingdom, decision, option)
    if isinstance(decision, ChooseDevelopment):
        return warn_of_development(s, kingdom, option)
    return (
        warn_of_site(s, kingdom, option) if isinstance(decision, PlaceBuilding) else warn_of_raids(s, kingdom, option)
    )


def _of_action(s: Bretwalda, kingdom: int, option: int) -> list[Warned]:
    """The last action of a round: one that leaves the fields uncollected, or that cannot win any more."""
    if option > ACTIONS or s.actions_taken[kingdom] + 1 < ACTIONS_PER_TURN:
        return []
    found = warn_of_hunger(s, kingdom) if option != COLLECTION else []
    return found + (warn_of_end(s, kingdom, True) if option in _WITHOUT_DALCS else [])
