"""What is said before a choice that loses something, or leaves something that is within reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.driver import next_decision
from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    BUDGET,
    COUNTERS,
    COUNTERS_OF,
    KIND_OF,
    LEAST_COLUMN,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    MOVEMENT,
    POINTS_TO_WIN,
    RECRUIT_COST,
    TABOR,
    TABOR_POINTS,
)
from meadhall.games.medieval_battle.prospects import attackers, can_win_next, column_from, units_on_board
from meadhall.games.medieval_battle.rules.deployment import DeployUnit
from meadhall.games.medieval_battle.rules.melee import melee_column
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.rules.shooting import shooting_losses
from meadhall.games.medieval_battle.rules.turns import Act, TakeTurn
from meadhall.games.medieval_battle.rules.victory import better_army
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat, retreat_options
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import (
    ATTACK,
    END,
    FINISH,
    FLEE,
    HOLD,
    MERGE,
    PASS,
    REGROUP,
    SHOOT,
    STEP,
)


def warn(before: Battle, after: Battle, decision: Decision, option: int) -> list[Warned]:
    """The warnings of a choice."""
    return _WARNINGS[type(decision)](before, after, decision, option)


# Before the battle


def _recruit(s: Battle, _after: Battle, decision: RecruitUnits, option: int) -> list[Warned]:
    """D-REC: with the last type, points that could still have bought something."""
    if decision.kind + 1 < TABOR:
        return []
    size = s.variant.field.size
    left = BUDGET[size] - s.cost_of_army(decision.side) - option * RECRUIT_COST[decision.kind]
    for kind in range(TABOR):
        taken = option if kind == decision.kind else s.count_reserve(decision.side, kind)
        most = min(COUNTERS_OF[kind], LONGBOW_LIMIT[size]) if kind == LONGBOWMEN else COUNTERS_OF[kind]
        if taken < most and RECRUIT_COST[kind] <= left:
            return [Warned("points_unspent", {"points": left})]
    return []


def _deploy(s: Battle, _after: Battle, decision: DeployUnit, option: int) -> list[Warned]:
    """D-DEP1: no more for good, with units left in hand."""
    return [Warned("deployment_over", {"units": s.count_reserves(decision.side)})] if option == FINISH else []


# Turns


def _turn(s: Battle, after: Battle, decision: TakeTurn, option: int) -> list[Warned]:
    """D-TURN."""
    found: list[Warned] = []
    if option == PASS and s.passes == 1 and better_army(s) != decision.side:
        return [Warned("second_pass", {}, is_grave=True)]
    if option == REGROUP:
        units = units_on_board(s, decision.side)
        points = sum(s.points[unit] for unit in units)
        most = sum(MOVEMENT[KIND_OF[unit]] for unit in units)
        if 2 * points > most:
            found.append(Warned("points_still_there", {"points": points, "most": most}))
    return found + _points_in_reach(after, decision.side)


def _act(s: Battle, after: Battle, decision: Act, option: int) -> list[Warned]:
    """D-ACT."""
    found: list[Warned] = []
    if option < ATTACK:
        found = _step(s, option - STEP) + _wagons(s, after, decision.side)
    elif option < SHOOT:
        found = _attack(s, option - ATTACK)
    elif option < MERGE:
        found = _shot(s, option - SHOOT)
    if option < ATTACK or option == END:
        found += _caught(s, after)
    return found + _points_in_reach(after, decision.side)


def _is_enemys_turn(after: Battle, side: int) -> bool:
    """Whether the turn of an army has ended with the choice, and the enemy is to move."""
    decision = next_decision(after)
    return isinstance(decision, TakeTurn) and decision.side != side


def _points_in_reach(after: Battle, side: int) -> list[Warned]:
    """Whatever ends the turn: the enemy could have enough points after the next."""
    if not _is_enemys_turn(after, side) or not can_win_next(after, 1 - side):
        return []
    return [Warned("enemy_can_win", {"points": POINTS_TO_WIN[after.variant.field.size]})]


def _step(s: Battle, hex_: int) -> list[Warned]:
    """Points are left, and the unit must stop all the same (MED-6.5)."""
    left = s.points[s.active] - s.variant.field.cost[hex_]
    if s.is_in_zone(1 - s.active // COUNTERS, hex_) and left >= 1:
        return [Warned("must_stop", {"points": left})]
    return []


def _wagons(s: Battle, after: Battle, side: int) -> list[Warned]:
    """The tabor moves or is passed through, and an enemy could destroy it at once (MED-12.5, MED-12.7)."""
    tabor = s.tabor(side)
    is_opened = s.points[tabor] > 0 and after.place[tabor] >= 0 and after.points[tabor] == 0
    if is_opened and attackers(after, tabor):
        return [Warned("wagons_exposed", {"points": TABOR_POINTS}, is_grave=True)]
    return []


def _attack(s: Battle, hex_: int) -> list[Warned]:
    """Only the attacker would lose, or the defender can slip away from a good attack."""
    target = s.unit_at[hex_]
    if KIND_OF[target] == TABOR:
        return []
    column = melee_column(s, s.active, target)
    if column <= -1:
        return [Warned("scale_against", {"losses": ATTACKER_LOSSES[column - LEAST_COLUMN]})]
    if column >= 1 and retreat_options(s, target):
        return [Warned("can_slip_away", {})]
    return []


def _shot(s: Battle, hex_: int) -> list[Warned]:
    """The target loses nobody."""
    target = s.unit_at[hex_]
    if KIND_OF[target] == TABOR or shooting_losses(s, s.active, target) > 0:
        return []
    return [Warned("harmless_shot", {})]


def _caught(s: Battle, after: Battle) -> list[Warned]:
    """Where the unit ends its turn it could not withdraw from an attack that it would lose."""
    unit = s.active
    if not _is_enemys_turn(after, unit // COUNTERS) or after.place[unit] < 0 or KIND_OF[unit] == TABOR:
        return []
    if retreat_options(after, unit):
        return []
    is_in_danger = any(column_from(after, enemy, hex_, unit) >= 1 for enemy, hex_ in attackers(after, unit))
    return [Warned("no_way_out", {})] if is_in_danger else []


# Withdrawal


def _retreat(s: Battle, _after: Battle, _decision: OfferRetreat, option: int) -> list[Warned]:
    """D-RET: to stand a fight that only the defender loses, or to go where it is followed and cannot go on."""
    if option == HOLD:
        column = melee_column(s, s.attacker, s.defender)
        return [Warned("lost_if_held", {})] if column >= 1 else []
    if option == FLEE:
        return []
    cost = s.variant.field.cost[option]
    can_follow = s.points[s.attacker] >= cost and s.is_open_to(KIND_OF[s.attacker], option)
    if s.points[s.defender] == cost and can_follow:
        return [Warned("can_be_followed", {})]
    return []


_WARNINGS: Final[dict[type[Decision], Callable[[Battle, Battle, Any, int], list[Warned]]]] = {
    RecruitUnits: _recruit,
    DeployUnit: _deploy,
    TakeTurn: _turn,
    Act: _act,
    OfferRetreat: _retreat,
}
WARNED: Final = tuple(_WARNINGS)
