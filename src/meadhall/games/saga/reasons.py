"""Why something on the open tile cannot be chosen: the first condition that fails, as the key of a text."""

from __future__ import annotations

from meadhall.games.saga.content import (
    BUILD_COST,
    ENGLAND,
    FYRD_COST,
    SAXON,
    SAXON_BUILD,
    SAXON_FYRD,
    SAXON_INCOME,
    SAXON_MOVE,
    SAXON_TRIBUTE,
    SPACES,
    SUPPLY,
    TRIBUTE_COST,
    VIKING,
    VIKING_MOVE,
    VIKING_RECRUIT,
)
from meadhall.games.saga.rules.action_resolution import can_act
from meadhall.games.saga.rules.bonus_actions import can_use_bonus
from meadhall.games.saga.state import Saga


def why_no_action(s: Saga, action: int) -> str:
    """Why an action of the open tile cannot be taken now, or nothing if it can."""
    if not s.actions_left >> action & 1:
        return "reason-done"
    if can_act(s, action):
        return ""
    if action in (SAXON_MOVE, VIKING_MOVE):
        return "reason-nobody-free"
    if action == SAXON_BUILD:
        return _why_no_build(s)
    if action == SAXON_FYRD:
        return "reason-no-coin" if s.coins[SAXON] < FYRD_COST else "reason-no-viking-at-burh"
    if action == SAXON_INCOME:
        return "reason-no-burh" if s.burhs == 0 else "reason-empty-bank"
    if action == SAXON_TRIBUTE:
        return "reason-no-coin" if s.coins[SAXON] < TRIBUTE_COST else "reason-nobody-to-pay"
    if action == VIKING_RECRUIT:
        return "reason-no-unit" if s.units[SPACES + SUPPLY] == 0 else "reason-no-coin"
    return "reason-no-burh-held"


def _why_no_build(s: Saga) -> str:
    if s.coins[SAXON] < BUILD_COST:
        return "reason-no-coin"
    if s.count_burhs_in_supply() == 0:
        return "reason-no-burh-left"
    is_any_held = any(s.is_controlled(SAXON, area) for area in range(ENGLAND))
    return "reason-burhs-everywhere" if is_any_held else "reason-no-area"


def why_no_bonus(s: Saga, bonus: int) -> str:
    """Why the bonus of the open tile cannot be used now, or nothing if it can."""
    if not s.bonus_open:
        return "reason-bonus-first"
    if can_use_bonus(s, bonus):
        return ""
    if s.tile_owner[s.tile] == VIKING and s.warriors[SPACES + SUPPLY] == 0:
        return "reason-no-unit"
    return "reason-empty-bank" if s.tile_owner[s.tile] == SAXON else "reason-nobody-free"
