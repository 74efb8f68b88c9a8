"""What holds of every position: counters are where they can be, and counts agree."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.stacks import steps_of
from meadhall.engine.steps import Chance, Step
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    BESIDE,
    BUDGET,
    COUNTERS,
    FULL,
    KIND_OF,
    LONGBOW_LIMIT,
    LONGBOWMEN,
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
from meadhall.games.medieval_battle.rules.deployment import DeployHex
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.rules.regrouping import ReturnHex, ReturnUnit, ReturnUnits
from meadhall.games.medieval_battle.rules.turns import Act, BeginTurn
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat
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
_AWAY: Final = (RESERVE, *range(BESIDE - SLOTS + 1, BESIDE + 1))
"""Where counters are that are in the game and not on the board."""
_LONGBOWS: Final = sum(1 << n for n in range(COUNTERS) if KIND_OF[n] == LONGBOWMEN)
"""The mask of an army's counters of longbowmen."""


def check(s: Battle) -> list[str]:
    """Every fault of a position, in a sentence each."""
    faults = _numbers(s)
    return faults or _steps(s.todo) or [*_places(s), *_armies(s), *_moment(s)]


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
        reserve = sum(1 << n for n in range(COUNTERS) if s.place[COUNTERS * side + n] == RESERVE)
        if reserve & s.shown[side]:
            faults.append(f"{name} cannot have a counter in reserve that has been on the board.")
        met = sum(1 << n for n in range(COUNTERS) if s.place[COUNTERS * side + n] not in (RESERVE, OUT))
        if met & ~s.shown[side]:
            faults.append(f"{name} must have shown every counter that is on the board or has fled from it.")
        recruited = reserve | s.shown[side] & ~s.dismounted[side]
        if (recruited & _LONGBOWS).bit_count() > LONGBOW_LIMIT[s.variant.field.size]:
            faults.append(f"The army of {name} has more longbowmen than it may.")
    if s.active != NONE and s.turns > 0 and s.place[s.active] < 0 and s.place[s.active] != OUT:
        faults.append("The active unit must be on the board.")
    if s.in_hand != NONE and s.place[s.in_hand] not in _AWAY:
        faults.append("The unit in hand must come from the reserve or from beside a slot.")
    return faults


def _steps(steps: list[Step]) -> list[str]:
    """Every field of a waiting step must be in its range."""
    return [
        f"The field '{name}' of the step {type(step).__name__} must be from 0 to {_MOST_IN_STEPS[name]}."
        for step in steps_of(steps)
        for name in field_names(step)
        if not (name == "seat" and isinstance(step, Chance)) and not 0 <= getattr(step, name) <= _MOST_IN_STEPS[name]
    ]


def _moment(s: Battle) -> list[str]:
    """What waits must be about units that it can be about, and for the seat that leads the army."""
    faults = _attack(s)
    for step in steps_of(s.todo):
        side: int = getattr(step, "side", NONE)
        seat: int = getattr(step, "seat", NONE)
        if side != NONE and (s.red_seat == NONE or (seat != NONE and seat != s.seat_of(side))):
            faults.append("An army is led by its own seat.")
        elif isinstance(step, Act) and not _is_on_board(s, s.active, side):
            faults.append("The unit that acts must be on the board.")
        elif isinstance(step, OfferRetreat) and (s.defender == NONE or s.defender // COUNTERS != side):
            faults.append("Whoever may withdraw must be attacked.")
        elif isinstance(step, (DeployHex, ReturnHex)) and (s.in_hand == NONE or s.in_hand // COUNTERS != side):
            faults.append("What is placed must be in hand.")
        elif isinstance(step, (ReturnUnit, ReturnUnits, ReturnHex)) and not _can_return(s, side):
            faults.append("Only what is in reserve or has fled comes back, and only beside a tabor.")
        elif isinstance(step, RecruitUnits) and s.recruiting[side] != step.kind:
            faults.append("An army decides on one unit type after the other.")
    has_begun = any(isinstance(step, BeginTurn) for step in s.todo)
    if has_begun and (not s.is_recruited or s.recruiting != [TABOR, TABOR] or s.turns == 0):
        faults.append("Turns are taken only when both armies are ready.")
    return faults


def _attack(s: Battle) -> list[str]:
    if s.attacker == s.defender == NONE:
        return []
    if not _is_on_board(s, s.attacker, s.attacker // COUNTERS) or s.attacker != s.active:
        return ["Only the active unit attacks."]
    if not _is_on_board(s, s.defender, 1 - s.attacker // COUNTERS):
        return ["Only a unit of the other army on the board is attacked."]
    return []


def _is_on_board(s: Battle, unit: int, side: int) -> bool:
    return unit != NONE and unit // COUNTERS == side and s.place[unit] >= 0


def _can_return(s: Battle, side: int) -> bool:
    away = [s.returning >> n & 1 and s.place[COUNTERS * side + n] not in _AWAY for n in range(COUNTERS)]
    return not any(away) and s.place[s.tabor(side)] >= 0
