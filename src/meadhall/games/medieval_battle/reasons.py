"""Why a unit on the board cannot be chosen: the first condition that fails, as the key of a text."""

from __future__ import annotations

from meadhall.engine.steps import Decision
from meadhall.games.medieval_battle.content import COUNTERS, KIND_OF, RANGE, TABOR
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, distance
from meadhall.games.medieval_battle.rules.turns import Act, TakeTurn
from meadhall.games.medieval_battle.rules.zones import is_held
from meadhall.games.medieval_battle.state import PURSUIT, STOPPED, TRANSIT, Battle


def why_no_unit(s: Battle, decision: Decision | None, unit: int) -> str:
    """Why nothing can be done with or to a unit that stands for no option of the decision."""
    if isinstance(decision, TakeTurn):
        if unit // COUNTERS != decision.side:
            return "reason-own-unit-first"
        return "reason-no-points" if s.points[unit] == 0 else "reason-hemmed-in"
    if not isinstance(decision, Act):
        return ""
    if unit == s.active:
        return _why_no_step(s)
    if unit // COUNTERS == decision.side:
        return "reason-one-unit"
    return _why_no_attack(s, s.place[unit])


def _why_no_step(s: Battle) -> str:
    """Why the active unit goes no further (MED-6.4, MED-RUL-11, MED-7.7)."""
    if s.stage == PURSUIT:
        return "reason-pursuing"
    if s.stage == STOPPED:
        return "reason-held" if is_held(s) else "reason-stopped"
    return ""


def _why_no_attack(s: Battle, hex_: int) -> str:
    """Why the active unit neither attacks nor shoots at the enemy on a hex (MED-5.1, MED-5.3, MED-9.8, MED-12.1)."""
    unit = s.active
    here = s.place[unit]
    if s.stage == TRANSIT:
        return "reason-in-passing"
    if KIND_OF[unit] == TABOR:
        return "reason-tabor-fights-not"
    if hex_ in NEIGHBOURS[here]:
        return "reason-too-dear" if s.is_open_to(KIND_OF[unit], hex_) else "reason-closed-ground"
    if distance(here, hex_) <= RANGE[KIND_OF[unit]]:
        return "reason-tabor-not-shot" if KIND_OF[s.unit_at[hex_]] == TABOR else "reason-no-sight"
    return "reason-too-far"
