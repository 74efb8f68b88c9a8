"""How far the active unit can go: for each hex, the chain of steps that leaves it most points."""

from __future__ import annotations

from meadhall.engine.driver import carry_out, next_decision
from meadhall.games.medieval_battle.content import NONE
from meadhall.games.medieval_battle.fields import TRANSIT
from meadhall.games.medieval_battle.rules.turns import Act, TakeTurn
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import ATTACK, STEP


class Way:
    """A chain of options of the decision that waits and those after it, and the points that it leaves."""

    def __init__(self, options: list[str], points: int, state: Battle) -> None:
        self.options = options
        self.points = points
        self.state = state
        """Where it leads."""


def ways(s: Battle) -> dict[int, Way]:
    """For each hex on which the active unit could end a movement of two steps or more: the best way there.

    Ways that leave more points are better; among equals the one found with fewer steps.
    """
    unit = s.active
    if unit == NONE:
        return {}
    best: dict[int, Way] = {}
    frontier = [Way([], s.points[unit], s)]
    while frontier:
        found: list[Way] = []
        for way in frontier:
            found += _further(way, best)
        frontier = found
    return {hex_: way for hex_, way in best.items() if len(way.options) > 1 and hex_ != s.place[unit]}


def _further(way: Way, best: dict[int, Way]) -> list[Way]:
    decision = next_decision(way.state)
    if not isinstance(decision, Act):
        return []
    found: list[Way] = []
    for option in decision.options(way.state):
        if not STEP <= option < ATTACK:
            continue
        t = way.state.clone()
        carry_out(t, decision, option)
        unit = way.state.active
        step = Way([*way.options, Act.vocabulary.name(option)], t.points[unit], t)
        hex_ = option - STEP
        if t.stage == TRANSIT:
            found.append(step)
        elif hex_ not in best or best[hex_].points < step.points:
            best[hex_] = step
            found.append(step)
    return found


def ways_of_unit(s: Battle, hex_: int) -> dict[int, Way]:
    """The same for a unit that could be activated: the chain begins with its activation, and single steps count."""
    decision = next_decision(s)
    if not isinstance(decision, TakeTurn) or hex_ not in decision.options(s):
        return {}
    t = s.clone()
    carry_out(t, decision, hex_)
    name = TakeTurn.vocabulary.name(hex_)
    best: dict[int, Way] = {}
    frontier = [Way([name], t.points[t.active], t)]
    while frontier:
        found: list[Way] = []
        for way in frontier:
            found += _further(way, best)
        frontier = found
    return best
