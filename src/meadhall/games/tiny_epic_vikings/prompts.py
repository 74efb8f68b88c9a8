"""What a decision is about, for the words of its prompt."""

from __future__ import annotations

from meadhall.engine.steps import CHANCE, Decision
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    BUILD,
    CARD_IDS,
    CLAN_IDS,
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENEMY,
    ERA_CARDS,
    EXCHANGE,
    EXPLORE,
    FAVOUR_IDS,
    GOD_IDS,
    LEADER,
    RAID_COST,
    ROW_IDS,
    RUNE_ACTION,
    RUNE_IDS,
    SMITE,
    TEMPLE_EXPLORE,
)
from meadhall.games.tiny_epic_vikings.fields import HAND
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.battles import UseBoon
from meadhall.games.tiny_epic_vikings.rules.building import BuildUnit
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler, RaidVillage, SoloAttack
from meadhall.games.tiny_epic_vikings.rules.draft import DraftCard
from meadhall.games.tiny_epic_vikings.rules.exploring import ExploreIsland
from meadhall.games.tiny_epic_vikings.rules.fury import ShiftFury
from meadhall.games.tiny_epic_vikings.rules.harvesting import HarvestResource, TakeResource
from meadhall.games.tiny_epic_vikings.rules.rune_actions import ExchangeResources, MoveTemple, SmiteSettler
from meadhall.games.tiny_epic_vikings.rules.sailing import ChooseBoat, LeaveDock, SailBoat
from meadhall.games.tiny_epic_vikings.rules.solo_battles import JoinEnemyBattle
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import ChooseEnemyFavour, enemy_row
from meadhall.games.tiny_epic_vikings.rules.solo_draft import DraftFromPile
from meadhall.games.tiny_epic_vikings.rules.solo_sailing import ChooseChiefTarget, ChooseChiefWay
from meadhall.games.tiny_epic_vikings.rules.solo_settling import ChooseSettlerSource
from meadhall.games.tiny_epic_vikings.rules.turns import UseLeaderAction, UseRuneAction
from meadhall.games.tiny_epic_vikings.setup import DrawGod, LayFavour
from meadhall.games.tiny_epic_vikings.state import Vikings

Things = dict[str, str | int]


def sides(s: Vikings) -> list[str]:
    """The clan of each seat."""
    return CLAN_IDS[: s.variant.players]


def about(s: Vikings, decision: Decision, seat: int) -> Things:
    """The clan that decides, and what is in question; all of it is public."""
    things: Things = {}
    if decision.seat != CHANCE:
        things["clan"] = CLAN_IDS[decision.seat]
    return things | _of_actions(s, decision) | _of_cards(s, decision) | _of_enemy(s, decision)


def _of_actions(s: Vikings, decision: Decision) -> Things:
    if isinstance(decision, ChooseBoat | ShiftFury):
        return {"value": decision.value}
    if isinstance(decision, SailBoat | ExploreIsland | HarvestResource | TakeResource | SmiteSettler):
        return {"left": decision.left}
    if isinstance(decision, DeploySettler):
        return {"island": ISLAND_IDS[decision.island], "left": decision.left}
    if isinstance(decision, LeaveDock):
        return {"dock": DOCK_IDS[decision.dock]}
    if isinstance(decision, RaidVillage):
        return {"dock": DOCK_IDS[decision.dock], "cost": RAID_COST[s.era]}
    return {}


def _of_cards(s: Vikings, decision: Decision) -> Things:
    if isinstance(decision, UseLeaderAction):
        return _effect(s, decision.seat, LEADER)
    if isinstance(decision, UseRuneAction):
        return _effect(s, decision.seat, RUNE_ACTION)
    if isinstance(decision, UseBoon):
        return {"god": GOD_IDS[s.god_of[decision.rune]]}
    if isinstance(decision, DraftCard):
        return {"cards": ERA_CARDS[s.era] - s.passes}
    if isinstance(decision, DraftFromPile):
        return {"left": ERA_CARDS[s.era] - s.count_cards(HAND + decision.seat)}
    if isinstance(decision, DrawGod):
        return {"rune": RUNE_IDS[decision.rune]}
    if isinstance(decision, LayFavour):
        return {"row": ROW_IDS[decision.row]}
    return {}


def _effect(s: Vikings, seat: int, kind: int) -> Things:
    card = s.last_card(seat)
    effect = kind + card
    action, value = EFFECT_ACTION[effect], EFFECT_VALUE[effect]
    return {"card": CARD_IDS[card], "action": ACTION_IDS[action], "value": value, "idle": int(is_idle(s, seat, effect))}


def is_idle(s: Vikings, seat: int, effect: int) -> bool:
    """Whether an effect would leave its seat nothing to choose but to do without: no temple, no settler to move."""
    value = EFFECT_VALUE[effect]
    asked: dict[int, Decision] = {
        TEMPLE_EXPLORE: MoveTemple(seat),
        EXPLORE: ExploreIsland(seat, value, 0),
        SMITE: SmiteSettler(seat, value),
        BUILD: BuildUnit(seat),
        EXCHANGE: ExchangeResources(seat),
    }
    decision = asked.get(EFFECT_ACTION[effect])
    return decision is not None and len(decision.options(s)) - len(decision.asides(s)) == 1


def _of_enemy(s: Vikings, decision: Decision) -> Things:
    if isinstance(decision, SoloAttack):
        here = decision.island
        own, enemy = s.settlers[ISLANDS * decision.seat + here], s.settlers[ISLANDS * ENEMY + here]
        return {"island": ISLAND_IDS[here], "settlers": own, "enemies": enemy}
    if isinstance(decision, JoinEnemyBattle):
        return {"favour": FAVOUR_IDS[s.prize], "bonus": s.bonus}
    if isinstance(decision, ChooseChiefTarget):
        return {"rune": RUNE_IDS[s.enemy_rune]}
    if isinstance(decision, ChooseChiefWay):
        return {"island": ISLAND_IDS[s.goal], "left": decision.left}
    if isinstance(decision, ChooseSettlerSource):
        return {"island": ISLAND_IDS[decision.island]}
    if isinstance(decision, ChooseEnemyFavour):
        return {"row": ROW_IDS[enemy_row(s)]}
    return {}
