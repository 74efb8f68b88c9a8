"""What holds of every position: counters are where they can be, and counts agree."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.steps import Chance, Step, Together
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    BESIDE,
    BUDGET,
    COUNTERS,
    FULL,
    KIND_OF,
    MOVEMENT,
    NONE,
    OUT,
    RED,
    RESERVE,
    SLOTS,
    TABOR,
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEXES
from meadhall.games.medieval_battle.state import TRANSIT, Battle

_RANGES: Final = {
    "red_seat": (NONE, 1),
    "finished": (0, 3),
    "turn": (NONE, 1),
    "turns": (0, 100_000),
    "passes": (0, 2),
    "active": (NONE, UNITS - 1),
    "stage": (0, 4),
    "attacker": (NONE, UNITS - 1),
    "defender": (NONE, UNITS - 1),
    "in_hand": (NONE, UNITS - 1),
    "returning": (0, (1 << COUNTERS) - 1),
    "outcome": (NONE, 2),
    "reason": (NONE, 2),
}
_MOST_IN_STEPS: Final = {"seat": 1, "side": 1, "kind": TABOR - 1}


def check(s: Battle) -> list[str]:
    """Every fault of a position, in a sentence each."""
    faults = _numbers(s)
    return faults or [*_places(s), *_armies(s), *_steps(s.todo)]


def _numbers(s: Battle) -> list[str]:
    faults = [
        f"The number '{name}' must be from {least} to {most}."
        for name, (least, most) in _RANGES.items()
        if not least <= getattr(s, name) <= most
    ]
    if not all(0 <= tokens <= s.variant.time_tokens for tokens in s.tokens):
        faults.append(f"An army has from 0 to {s.variant.time_tokens} time tokens.")
    if not all(owner in (NONE, RED, YELLOW) for owner in s.flag_owner):
        faults.append("A flag belongs to Red, to Yellow or to nobody.")
    if not all(NONE <= hex_ < HEXES for hex_ in s.transit):
        faults.append("A way through friends leads over hexes.")
    if not all(0 <= decided <= TABOR for decided in s.recruiting):
        faults.append("An army decides on eight unit types.")
    if not all(BESIDE - SLOTS < place < HEXES for place in s.place):
        faults.append("A counter is on a hex, in reserve, beside a slot, or out.")
    if not all(NONE <= unit < UNITS for unit in s.unit_at):
        faults.append("Only counters stand on hexes.")
    return faults


def _places(s: Battle) -> list[str]:
    """Units stand where the board has them, with strengths and points that they can have; zones follow from that."""
    field = s.variant.field
    faults = []
    fresh = Battle(s.variant)
    for unit in range(UNITS):
        place = s.place[unit]
        if not 0 <= s.points[unit] <= MOVEMENT[KIND_OF[unit]]:
            faults.append(f"Counter {unit} has more or fewer movement points than it can have.")
        if (place == OUT) != (s.knights[unit] == 0) or not 0 <= s.knights[unit] <= FULL:
            faults.append(f"Counter {unit} must have knights if and only if it is in the game.")
        is_passing = unit == s.active and s.stage == TRANSIT
        if place < 0 or is_passing:
            continue
        if not field.is_on_board[place] or not s.is_open_to(KIND_OF[unit], place) or s.unit_at[place] != unit:
            faults.append(f"Counter {unit} cannot stand where it is.")
        elif fresh.unit_at[place] == NONE:
            fresh.put(unit, place)
    if not faults and (fresh.unit_at != s.unit_at or fresh.zones != s.zones):
        faults.append("The units on the hexes and their zones of control must be those of the counters.")
    return faults


def _armies(s: Battle) -> list[str]:
    faults = []
    for side in (RED, YELLOW):
        name = ARMY_IDS[side].capitalize()
        if not 0 <= s.shown[side] < 1 << COUNTERS or s.dismounted[side] & ~s.shown[side]:
            faults.append(f"{name} has shown counters that do not exist.")
        if s.place[s.tabor(side)] < OUT:
            faults.append(f"The tabor of {name} stands on the board or is destroyed.")
        if s.shown_cost[side] + s.cost_of_army(side) > BUDGET[s.variant.field.size]:
            faults.append(f"The army of {name} costs more than it may.")
    if s.active != NONE and s.turns > 0 and s.place[s.active] < 0 and s.place[s.active] != OUT:
        faults.append("The active unit must be on the board.")
    if s.in_hand != NONE and s.place[s.in_hand] not in (RESERVE, *range(BESIDE - SLOTS + 1, BESIDE + 1)):
        faults.append("The unit in hand must come from the reserve or from beside a slot.")
    return faults


def _steps(steps: list[Step]) -> list[str]:
    """Every field of a waiting step must be in its range."""
    inner = [each for step in steps if isinstance(step, Together) for each in step.decisions]
    return [
        f"The field '{name}' of the step {type(step).__name__} must be from 0 to {_MOST_IN_STEPS[name]}."
        for step in [*steps, *inner]
        if not isinstance(step, Together)
        for name in field_names(step)
        if not (name == "seat" and isinstance(step, Chance)) and not 0 <= getattr(step, name) <= _MOST_IN_STEPS[name]
    ]
