"""Why something cannot be chosen: the first condition that fails, as the key of a text."""

from __future__ import annotations

from meadhall.engine.steps import Decision
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
from meadhall.games.saga.rules.losses import ChooseRetreat
from meadhall.games.saga.rules.saxon_actions import BuildBurh, CallFyrd, CollectIncome, PayTribute
from meadhall.games.saga.rules.viking_actions import PlunderBurh, plunder_areas
from meadhall.games.saga.state import Saga


def why_no_action(s: Saga, action: int) -> str:
    """Why an action of the open tile cannot be taken now, or nothing if it can."""
    return why_impossible(s, action) if s.actions_left >> action & 1 else "reason-done"


def why_impossible(s: Saga, action: int) -> str:
    """Why an action could not be taken now even from an open tile, or nothing if it could."""
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


def why_no_area(s: Saga, decision: Decision, area: int) -> str:
    """Why an area of England cannot be chosen where one is asked for, or nothing if it can or none is asked for."""
    has_burh, is_held = s.has_burh(area), s.is_controlled(SAXON, area)
    if isinstance(decision, BuildBurh):
        return "reason-area-not-held" if not is_held else "reason-area-burh" if has_burh else ""
    if isinstance(decision, CallFyrd):
        return "" if has_burh and s.warriors[SPACES + area] else _no_burh_or(has_burh, "reason-area-no-viking")
    if isinstance(decision, CollectIncome):
        return _no_burh_or(has_burh, "reason-area-used" if decision.used >> area & 1 else "")
    if isinstance(decision, PayTribute):
        return "" if s.is_mixed(area) else "reason-area-not-mixed"
    if isinstance(decision, PlunderBurh):
        return "" if area in plunder_areas(s) else _no_burh_or(has_burh, "reason-area-not-held")
    if isinstance(decision, ChooseRetreat):
        return "" if area in decision.options(s) else _why_no_retreat(s, decision.side, area)
    return ""


def _no_burh_or(has_burh: bool, other: str) -> str:
    return other if has_burh else "reason-area-no-burh"


def _why_no_retreat(s: Saga, side: int, area: int) -> str:
    """SAG-11.5 to SAG-11.7."""
    if area not in s.variant.borders[s.battle]:
        return "reason-area-far"
    if s.units[(1 - side) * SPACES + area]:
        return "reason-area-enemy"
    return "reason-area-burh-retreat" if s.has_burh(area) else "reason-area-own-first"
