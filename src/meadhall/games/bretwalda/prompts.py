"""What a decision is about, for the words of its prompt."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.steps import CHANCE, Decision
from meadhall.games.bretwalda.content import (
    ACTIONS_PER_TURN,
    AREA_IDS,
    BUILDING_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MINOR_KINDS,
    NONE,
    OWNER_IDS,
    SEA_IDS,
    UPGRADE_FROM,
)
from meadhall.games.bretwalda.fields import LAND_BATTLE, NO_BATTLE
from meadhall.games.bretwalda.groups import SLOT_KIND, SLOT_WHOSE
from meadhall.games.bretwalda.realm import count_food
from meadhall.games.bretwalda.rules.battle_effects import RecoverTo
from meadhall.games.bretwalda.rules.development import ChooseDevelopment
from meadhall.games.bretwalda.rules.dice import SetDie
from meadhall.games.bretwalda.rules.fyrd import ChooseFyrd, PlaceRecruit, limit
from meadhall.games.bretwalda.rules.movement import MoveGroup
from meadhall.games.bretwalda.rules.movement_cards import SlipTo, SmuggleTo
from meadhall.games.bretwalda.rules.negotiation import AnswerOffer
from meadhall.games.bretwalda.rules.turns import ChooseAction
from meadhall.games.bretwalda.rules.winter import Starve, food_need
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FIRST_UPGRADE, MUSTER, UNITS_PER_AREA, WHOSE_IDS

About = dict[str, str | int]

_THINGS: Final = {
    "area": AREA_IDS,
    "target": AREA_IDS,
    "kind": KIND_IDS,
    "building": BUILDING_IDS,
    "marker": MARKER_IDS,
    "card": LORDSHIP_IDS,
}
"""Fields of decisions that name a thing; `left` and `cost` are given as numbers."""
_BUILT: Final = 1
_BOUGHT: Final = 2
"""What is done of a Development: by their sum the words say what is left."""


def sides(s: Bretwalda) -> list[str]:
    """The Kingdom of each seat; empty until it is known."""
    kingdoms = s.kingdom_at[: s.variant.players]
    return [KINGDOM_IDS[kingdom] if kingdom != NONE else "" for kingdom in kingdoms]


def about(s: Bretwalda, decision: Decision, seat: int) -> About:
    """The Kingdom that decides, the battle, and what the decision names; all of it is public."""
    things: About = {}
    if decision.seat != CHANCE:
        kingdom = s.kingdom_at[decision.seat]
        if kingdom == NONE:
            things["seat"] = f"seat_{decision.seat}"
        else:
            things["kingdom"] = KINGDOM_IDS[kingdom]
    if s.battle != NO_BATTLE:
        things["attacker"] = OWNER_IDS[s.sides[0]]
        things["defender"] = OWNER_IDS[s.sides[1]]
        if s.battle == LAND_BATTLE:
            things["area"] = AREA_IDS[s.battle_at]
        else:
            things["sea"] = SEA_IDS[s.battle_at]
    for name in field_names(decision):
        if name in _THINGS:
            things["lordship" if name == "card" else name] = _THINGS[name][getattr(decision, name)]
        elif name == "left":
            things["number"] = getattr(decision, name)
        elif name == "cost":
            things["gold"] = getattr(decision, name)
    return things | _more(s, decision)


def _more(s: Bretwalda, decision: Decision) -> About:
    """What only some decisions have."""
    if isinstance(decision, ChooseAction):
        return {"number": ACTIONS_PER_TURN - s.actions_taken[s.kingdom_at[decision.seat]]}
    if isinstance(decision, ChooseDevelopment):
        return {"number": _BUILT * s.has_built + _BOUGHT * s.has_bought}
    if isinstance(decision, ChooseFyrd):
        return {"number": limit(s, s.kingdom_at[decision.seat]) - s.recruits}
    if isinstance(decision, PlaceRecruit):
        return {"kind": KIND_IDS[_ordered(decision.order)]}
    if isinstance(decision, MoveGroup):
        return {"kind": KIND_IDS[SLOT_KIND[decision.slot]], "whose": WHOSE_IDS[SLOT_WHOSE[decision.slot]]}
    if isinstance(decision, SmuggleTo | SlipTo):
        unit = decision.unit
        return {"area": AREA_IDS[unit // UNITS_PER_AREA], "kind": KIND_IDS[unit % UNITS_PER_AREA // 2]}
    if isinstance(decision, RecoverTo):
        return {"kind": KIND_IDS[decision.unit // 2]}
    if isinstance(decision, SetDie):
        return {"die": DIE_IDS[decision.die // FACES % COLOURS], "number": decision.die % FACES + 1}
    if isinstance(decision, Starve):
        kingdom = s.kingdom_at[decision.seat]
        return {"number": food_need(s, kingdom, decision.free) - count_food(s, kingdom)}
    if isinstance(decision, AnswerOffer):
        cards = 1 if s.offer_card != NONE else 0
        other = KINGDOM_IDS[decision.kingdom]
        return {"other": other, "gold": s.offer_gold, "number": cards, "asked": s.offer_asked}
    return {}


def _ordered(order: int) -> int:
    """The unit type of an order of the Fyrd."""
    if order >= MUSTER:
        return MINOR_KINDS[order - MUSTER]
    return UPGRADE_FROM[order - FIRST_UPGRADE] if order >= FIRST_UPGRADE else order
