"""What holds of every position: pieces, coins and tokens are conserved, and counts agree."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.stacks import steps_of
from meadhall.engine.steps import Chance, Step
from meadhall.games.saga.content import (
    ASIDE,
    BERSERKER_KILLS,
    BURHS,
    COINS,
    LONGSHIP,
    NONE,
    REMOVED,
    SAXON,
    SIDE_IDS,
    SPACES,
    SUPPLY,
    VIKING,
    WARRIORS,
)
from meadhall.games.saga.rules.end_phase import SailHomeArea
from meadhall.games.saga.rules.viking_actions import RecruitArea, units_at
from meadhall.games.saga.state import Saga

_MOST_IN_STEPS: Final = {
    "seat": 1,
    "side": 1,
    "winner": 1,
    "area": 6,
    "origin": 9,
    "destination": 10,
    "slot": 2,
    "place": 2,
    "handle": 7,
    "unit": 8,
    "bonus": 3,
    "left": BERSERKER_KILLS,
    "number": 16,
    "used": 127,
    "most": 99,
    "is_begun": 1,
}
"""The largest value of each field of a step; the smallest is 0."""


def check(s: Saga) -> list[str]:
    """Every fault of a position, in a sentence each."""
    return [
        *_coins_and_burhs(s),
        *_units(s, SAXON),
        *_units(s, VIKING),
        *_leaders(s),
        *_tokens(s),
        *_steps(s.todo),
        *_moment(s),
    ]


def _coins_and_burhs(s: Saga) -> list[str]:
    faults = []
    if sum(s.coins) != COINS:
        faults.append(f"There must be {COINS} coins in all, not {sum(s.coins)}.")
    if min(s.coins[:2]) < 0 or (s.variant.coins_limited and min(s.coins) < 0):
        faults.append("Nobody can have fewer than no coins.")
    if s.count_burhs() > BURHS:
        faults.append(f"There can be at most {BURHS} burhs.")
    return faults


def _units(s: Saga, side: int) -> list[str]:
    first = side * SPACES
    name = SIDE_IDS[side]
    warriors = s.warriors[first : first + SPACES]
    faults = []
    if sum(warriors) != WARRIORS:
        faults.append(f"The {name} side must have {WARRIORS} warriors in all.")
    for space in range(SPACES):
        leaders = sum(1 for h in range(4 * side, 4 * side + 4) if s.leader_at[h] == space)
        if s.units[first + space] != warriors[space] + leaders:
            faults.append(f"The {name} units in space {space} must be its warriors and leaders.")
    return faults


def _leaders(s: Saga) -> list[str]:
    faults = []
    for side in (SAXON, VIKING):
        places = s.leader_at[4 * side : 4 * side + 4]
        dealt = [ability for ability in s.ability[4 * side : 4 * side + 4] if ability != NONE]
        if len(set(dealt)) != len(dealt) or not set(dealt) <= set(range(4 * side, 4 * side + 4)):
            faults.append(f"Each {SIDE_IDS[side]} leader must have an ability of his own side, all different.")
        if s.round > 0 and len(dealt) == 4 and (ASIDE in places) == (REMOVED in places):
            faults.append(f"A {SIDE_IDS[side]} leader is set aside if and only if that side has lost none.")
    return faults


def _tokens(s: Saga) -> list[str]:
    held = [token for token in [*s.slots, s.scouting] if token != NONE]
    if len(set(held)) != len(held):
        return ["Raid targets must be different."]
    for slot in range(3):
        is_up = s.slots_up >> slot & 1
        if is_up and s.slots[slot] == NONE:
            return ["An empty slot cannot hold a raid target face up."]
        if s.slots[slot] != NONE and not is_up and not s.beliefs[slot] >> s.slots[slot] & 1:
            return ["A face-down raid target must be one that the Saxons can believe in."]
    return []


def _steps(steps: list[Step]) -> list[str]:
    """Every field of a waiting step must be in its range."""
    return [
        f"The field '{name}' of the step {type(step).__name__} must be from 0 to {_MOST_IN_STEPS[name]}."
        for step in steps_of(steps)
        for name in field_names(step)
        if not (name == "seat" and isinstance(step, Chance)) and not 0 <= getattr(step, name) <= _MOST_IN_STEPS[name]
    ]


def _moment(s: Saga) -> list[str]:
    """What waits must be for the seat that plays the side, and about units that it can be about."""
    faults = []
    for step in steps_of(s.todo):
        side: int = getattr(step, "side", NONE)
        seat: int = getattr(step, "seat", NONE)
        if side in (SAXON, VIKING) and seat in (0, 1) and seat != s.seat_of(side):
            faults.append("A side is played by its own seat.")
        if isinstance(step, RecruitArea) and step.unit not in units_at(s, SUPPLY):
            faults.append("A unit that is recruited must be in supply.")
        if isinstance(step, SailHomeArea) and step.unit not in units_at(s, LONGSHIP):
            faults.append("A unit that sails home must be on the Longship.")
    return faults
