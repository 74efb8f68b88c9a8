"""What a decision is about, for the words of its prompt; and which seat leads which army."""

from __future__ import annotations

from meadhall.engine.steps import CHANCE, Decision
from meadhall.games.medieval_battle.content import ARMY_IDS, BUDGET, KIND_IDS, KIND_OF, NONE, RECRUIT_COST
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.rules.deployment import DeployHex
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.rules.regrouping import ReturnHex
from meadhall.games.medieval_battle.rules.turns import Act
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat
from meadhall.games.medieval_battle.state import Battle


def sides(s: Battle) -> list[str]:
    """The army of each seat; empty until colours are assigned."""
    if s.red_seat == NONE:
        return ["", ""]
    return [ARMY_IDS[s.side_of(0)], ARMY_IDS[s.side_of(1)]]


def about(s: Battle, decision: Decision, seat: int) -> dict[str, str | int]:
    """The army that decides, and the unit, place or points in question; a secret army's only for its own seat."""
    things: dict[str, str | int] = {}
    if decision.seat != CHANCE:
        things["side"] = ARMY_IDS[s.side_of(decision.seat)]
    is_secret = seat != decision.seat and not s.are_armies_known
    if is_secret and isinstance(decision, RecruitUnits | DeployHex | ReturnHex):
        return things
    if isinstance(decision, RecruitUnits):
        things["kind"] = KIND_IDS[decision.kind]
        things["left"] = BUDGET[s.variant.field.size] - s.cost_of_army(decision.side)
        things["cost"] = RECRUIT_COST[decision.kind]
    elif isinstance(decision, DeployHex | ReturnHex):
        things["kind"] = KIND_IDS[KIND_OF[s.in_hand]]
    elif isinstance(decision, Act):
        things["kind"] = KIND_IDS[KIND_OF[s.active]]
        things["left"] = s.points[s.active]
    elif isinstance(decision, OfferRetreat):
        things["kind"] = KIND_IDS[KIND_OF[s.defender]]
        things["attacker"] = KIND_IDS[KIND_OF[s.attacker]]
        things["hex"] = HEX_NAMES[s.place[s.defender]]
    return things
