"""Why a unit or a hex cannot be chosen: the first condition that fails, as the key of a text."""

from __future__ import annotations

from meadhall.engine.steps import Decision
from meadhall.games.medieval_battle.content import COUNTERS, FROM_TABOR, KIND_OF, NONE, RANGE, TABOR
from meadhall.games.medieval_battle.fields import PURSUIT, STOPPED, TRANSIT
from meadhall.games.medieval_battle.hexes import NEIGHBOURS, distance
from meadhall.games.medieval_battle.rules.deployment import DeployHex, PlaceTabor
from meadhall.games.medieval_battle.rules.regrouping import ReturnHex
from meadhall.games.medieval_battle.rules.turns import Act, TakeTurn
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat
from meadhall.games.medieval_battle.rules.zones import is_bound_to_others, is_held
from meadhall.games.medieval_battle.state import Battle


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
    """Why the active unit neither attacks nor shoots at the enemy on a hex (MED-5.1, MED-5.3, MED-6.4, MED-9.8)."""
    unit = s.active
    here = s.place[unit]
    if s.stage == TRANSIT:
        return "reason-in-passing"
    if KIND_OF[unit] == TABOR:
        return "reason-tabor-fights-not"
    if hex_ in NEIGHBOURS[here]:
        if not s.is_open_to(KIND_OF[unit], hex_):
            return "reason-closed-ground"
        if s.stage == STOPPED and is_bound_to_others(s, s.place[unit], s.unit_at[hex_]):
            return "reason-other-zone"
        return "reason-too-dear"
    if distance(here, hex_) <= RANGE[KIND_OF[unit]]:
        return "reason-tabor-not-shot" if KIND_OF[s.unit_at[hex_]] == TABOR else "reason-no-sight"
    return "reason-too-far"


def why_no_hex(s: Battle, decision: Decision | None, hex_: int) -> str:
    """Why a hex that stands for no option of the decision cannot be chosen, where a hex is asked for."""
    unit = _unit_in_question(s, decision)
    if unit == NONE or s.unit_at[hex_] == unit:
        return ""
    if s.unit_at[hex_] != NONE:
        return "reason-hex-taken"
    if not s.is_open_to(KIND_OF[unit], hex_):
        return "reason-closed-ground"
    if isinstance(decision, (PlaceTabor, DeployHex)):
        return _why_not_deployed(s, decision.side, hex_)
    if isinstance(decision, ReturnHex):
        return "reason-hex-not-beside-tabor"
    if isinstance(decision, Act):
        return _why_no_step(s) or "reason-too-dear"
    if hex_ not in NEIGHBOURS[s.place[unit]]:
        return "reason-hex-not-adjacent"
    return "reason-hex-in-zone" if s.is_in_zone(1 - unit // COUNTERS, hex_) else "reason-too-dear"


def _unit_in_question(s: Battle, decision: Decision | None) -> int:
    """The unit for which a decision asks for a hex, or NONE."""
    if isinstance(decision, PlaceTabor):
        return s.tabor(decision.side)
    if isinstance(decision, (DeployHex, ReturnHex)):
        return s.in_hand
    if isinstance(decision, Act):
        return s.active
    return s.defender if isinstance(decision, OfferRetreat) else NONE


def _why_not_deployed(s: Battle, side: int, hex_: int) -> str:
    """MED-3.2, MED-3.3, MED-3.6."""
    if hex_ not in s.variant.field.deployable:
        return "reason-hex-near-flag"
    tabor = s.place[s.tabor(1 - side)]
    return "reason-hex-near-tabor" if tabor >= 0 and distance(hex_, tabor) < FROM_TABOR else ""
