"""What a decision is about, for the words of its prompt; and which seat plays which clan."""

from __future__ import annotations

from meadhall.engine.steps import CHANCE, Decision
from meadhall.games.northgard.cards import PAY
from meadhall.games.northgard.content import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    CARD_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    CREATURE_VALUE,
    FOOD,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    TILE_IDS,
)
from meadhall.games.northgard.rules.building import Build, BuildSlot, GloryCollect, ReplaceWith
from meadhall.games.northgard.rules.combat import ATTACK, Intimidate, SpendFood, attack_points, defence_points
from meadhall.games.northgard.rules.creatures import CreatureTie, SpendFoodOnCreature, hunt_points, newest_creature
from meadhall.games.northgard.rules.drawing_cards import PayForDraw
from meadhall.games.northgard.rules.exploring import ExploreTile
from meadhall.games.northgard.rules.fights import DeclareHunt
from meadhall.games.northgard.rules.hand_specials import ExtortCard, ExtortReply, SpyCard
from meadhall.games.northgard.rules.harvest import Steal, SwapReply, Trade, TradeGet
from meadhall.games.northgard.rules.map_specials import BribeCount, BribeTo, HiddenCount, HiddenTo, RaidCollect
from meadhall.games.northgard.rules.moving import MoveCount, MoveFrom, MoveTo, PassThrough
from meadhall.games.northgard.rules.payments import PayResource
from meadhall.games.northgard.rules.recruiting import CampKaija, HireMore, RecruitFigure
from meadhall.games.northgard.rules.retreats import LoseKaija, RetreatCount, RetreatKaija, RetreatTo
from meadhall.games.northgard.rules.tiles import PlaceTile, TurnTile
from meadhall.games.northgard.rules.turns import Continue, React, Turn, UpgradeMode, UpgradePick
from meadhall.games.northgard.rules.variants import PlaceCreature
from meadhall.games.northgard.setup import ChooseClan, DrawClan, SetupKaija, SetupUnits
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import GIFTS, SEAT_IDS

About = dict[str, str | int]


def sides(s: Northgard) -> list[str]:
    """The clan of each seat; empty until it is chosen."""
    return ["" if clan == NONE else CLAN_IDS[clan] for clan in s.clan[: s.variant.seats]]


def about(s: Northgard, decision: Decision, seat: int) -> About:
    """The clan that decides, and the things in question; all of them lie open."""
    if isinstance(decision, ChooseClan):
        return {"seat": SEAT_IDS[decision.seat]}
    if isinstance(decision, DrawClan):
        return {"seat": SEAT_IDS[decision.player]}
    things: About = {}
    if decision.seat != CHANCE:
        things["side"] = CLAN_IDS[s.clan[decision.seat]]
    elif hasattr(decision, "player"):
        things["side"] = CLAN_IDS[s.clan[decision.player]]
    for chapter in (_cards, _actions, _moves, _fights, _trade):
        things |= chapter(s, decision)
    return things


def _stock(s: Northgard, seat: int) -> About:
    return {RESOURCE_IDS[resource]: s.has(seat, resource) for resource in range(RESOURCES)}


def _cards(s: Northgard, decision: Decision) -> About:
    """Turns, cards and hands."""
    if isinstance(decision, Turn | Continue):
        return _stock(s, decision.seat)
    if isinstance(decision, React):
        return {"card": CARD_IDS[decision.card], "victim": CLAN_IDS[s.clan[decision.player]]}
    if isinstance(decision, UpgradeMode | UpgradePick):
        return {"card": CARD_IDS[decision.card]}
    if isinstance(decision, SpyCard | ExtortCard):
        return {"victim": CLAN_IDS[s.clan[decision.victim]]}
    if isinstance(decision, ExtortReply):
        return {"card": CARD_IDS[decision.card], "victim": CLAN_IDS[s.clan[decision.receiver]]}
    if isinstance(decision, HireMore | PayForDraw):
        return {"price": PAY[s.card]}
    if isinstance(decision, PayResource):
        return {"left": decision.left}
    return {}


def _actions(s: Northgard, decision: Decision) -> About:
    """Tiles, recruiting and building."""
    if isinstance(decision, PlaceTile | TurnTile | SetupUnits):
        return {"tile": TILE_IDS[s.tile]}
    if isinstance(decision, SetupKaija | CampKaija | DeclareHunt):
        return {"territory": AREA_IDS[decision.territory]}
    if isinstance(decision, ExploreTile):
        return {"card": CARD_IDS[s.card]}
    if isinstance(decision, RecruitFigure):
        return {"card": CARD_IDS[s.card], "left": 0 if decision.left > AREAS // 2 else decision.left}
    if isinstance(decision, Build):
        return {"wood": s.has(decision.seat, 1)}
    if isinstance(decision, BuildSlot):
        return {"building": BUILDING_IDS[decision.building]}
    if isinstance(decision, ReplaceWith):
        return {"building": BUILDING_IDS[decision.old]}
    if isinstance(decision, GloryCollect):
        return {"territory": AREA_IDS[s.target]}
    return {}


def _moves(s: Northgard, decision: Decision) -> About:
    """Figures on the move."""
    if isinstance(decision, MoveFrom):
        return {"points": s.points, "card": CARD_IDS[s.card]}
    if isinstance(decision, MoveTo):
        return {"points": s.points, "territory": AREA_IDS[s.origin]}
    if isinstance(decision, PassThrough):
        return {"points": s.points, "territory": AREA_IDS[s.transit_at]}
    if isinstance(decision, HiddenTo | BribeTo):
        return {"origin": AREA_IDS[s.origin]}
    if isinstance(decision, MoveCount | HiddenCount | BribeCount):
        return {"origin": AREA_IDS[s.origin], "territory": AREA_IDS[s.target]}
    if isinstance(decision, RaidCollect):
        return {"territory": AREA_IDS[decision.territory]}
    return {}


def _fights(s: Northgard, decision: Decision) -> About:
    """Combat, retreat and creatures."""
    if isinstance(decision, SpendFood):
        attack = attack_points(s, s.combat_at) + s.spent_food[0]
        defence = defence_points(s, s.combat_at, s.attacker) + s.spent_food[1]
        own, other = (attack, defence) if decision.part == ATTACK else (defence, attack)
        return {
            "territory": AREA_IDS[s.combat_at],
            "food": s.has(decision.seat, FOOD),
            "points": own,
            "against": other,
        }
    if isinstance(decision, SpendFoodOnCreature):
        is_hunt = s.attacker == decision.seat
        return {
            "creature": CREATURE_IDS[s.combat_creature],
            "food": s.has(decision.seat, FOOD),
            "points": hunt_points(s, s.combat_at) if is_hunt else defence_points(s, s.combat_at, NONE),
            "against": CREATURE_VALUE[s.combat_creature],
        }
    if isinstance(decision, Intimidate):
        return {"territory": AREA_IDS[s.combat_at]}
    if isinstance(decision, RetreatTo | RetreatKaija | RetreatCount):
        units = s.intruders if decision.is_intruding else s.units
        return {"territory": AREA_IDS[decision.territory], "left": units[decision.territory]}
    if isinstance(decision, LoseKaija):
        return {"territory": AREA_IDS[decision.territory], "losses": decision.losses}
    if isinstance(decision, CreatureTie):
        return {"creature": CREATURE_IDS[decision.creature]}
    if isinstance(decision, PlaceCreature):
        return {"creature": CREATURE_IDS[newest_creature(s)]}
    return {}


def _trade(s: Northgard, decision: Decision) -> About:
    """Harvest."""
    if isinstance(decision, Steal):
        return {"territory": AREA_IDS[s.territory[s.scorched_at]]}
    if isinstance(decision, Trade):
        return _stock(s, decision.seat)
    if isinstance(decision, TradeGet):
        gift = GIFTS[decision.gift]
        return {RESOURCE_IDS[resource]: gift[resource] for resource in range(RESOURCES)}
    if isinstance(decision, SwapReply):
        return {"given": RESOURCE_IDS[decision.given], "received": RESOURCE_IDS[decision.received]}
    return {}
