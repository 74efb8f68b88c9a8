"""Who could march where, and when: what a player looks for before leaving an area or entering one."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.numbers import filled
from meadhall.games.bretwalda.content import ACTIONS_PER_TURN, MOVEMENT, NONE, ROUNDS
from meadhall.games.bretwalda.fields import CALM
from meadhall.games.bretwalda.groups import Group, most_points
from meadhall.games.bretwalda.rules.movement import MoveTo, way_cost
from meadhall.games.bretwalda.rules.turns import ActionPhase
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.ways import FAR

NOW: Final = "now"
THIS_ROUND: Final = "round"
NEXT_ROUND: Final = "next"
NEVER: Final = ""


class Way(NamedTuple):
    """How a Kingdom's side can come to an area: from where, for how many points, and with whom at most."""

    kingdom: int
    origin: int
    cost: int
    """None where Ships carry the group."""
    own: int
    vassals: int


def is_marching(s: Bretwalda, kingdom: int) -> bool:
    """Whether a Kingdom's Movement is under way."""
    return s.turn == kingdom and s.action == MOVEMENT


def before_march(s: Bretwalda, kingdom: int) -> Bretwalda:
    """The position in which a Kingdom moves: as it is in its Movement, else one in which nobody has moved yet."""
    if is_marching(s, kingdom):
        return s
    t = s.clone()
    t.moved = filled(0, len(t.moved))
    t.march_bonus = 0
    return t


def moves_next(s: Bretwalda, kingdom: int) -> str:
    """When a Kingdom can take Movement next; NEVER after the last round's."""
    if s.is_over:
        return NEVER
    if is_marching(s, kingdom):
        return NOW
    is_before = any(isinstance(step, ActionPhase) for step in s.todo)
    is_spent = s.actions_taken[kingdom] >= ACTIONS_PER_TURN or s.actions_used[kingdom] >> MOVEMENT & 1 == 1
    if is_before or not is_spent:
        return NOW if s.turn == kingdom and not is_before else THIS_ROUND
    return NEXT_ROUND if s.round < ROUNDS else NEVER


def ways_into(s: Bretwalda, kingdom: int, area: int) -> list[Way]:
    """The ways on which groups of a Kingdom's side can come to an area in its next Movement, the shortest first."""
    t = before_march(s, kingdom)
    found: list[Way] = []
    for origin in t.variant.britain.areas:
        if origin == area or t.before[origin] != CALM or not t.has_units(origin, kingdom):
            continue
        group = Group(t, kingdom, origin)
        if most_points(group) == NONE:
            continue
        cost = way_cost(t, kingdom, origin, area)
        if cost != FAR:
            found.append(Way(kingdom, origin, cost, group.all_of(0, cost), group.all_of(1, cost)))
    return sorted(found, key=lambda way: way.cost)


def goals(s: Bretwalda, kingdom: int, origin: int) -> list[int]:
    """The areas that a Kingdom's units of an area can reach in its next Movement."""
    t = before_march(s, kingdom)
    if t.before[origin] != CALM or most_points(Group(t, kingdom, origin)) == NONE:
        return []
    return MoveTo(s.seat_of[kingdom], origin).options(t)
