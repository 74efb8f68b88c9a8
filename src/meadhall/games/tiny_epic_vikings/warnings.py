"""What a good teacher would say before a choice: what it loses, or what it leaves that is within reach."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    BOAT_INFLUENCE,
    BOON_EFFECTS,
    BUILD,
    CARD_IDS,
    CARD_RUNE,
    CARDS,
    COLLECT,
    DEDICATION,
    DRAW_REPLACE,
    EFFECT_ACTION,
    EFFECT_ANY,
    EFFECT_GAIN,
    EFFECT_PER_RUNE,
    EFFECT_RESOURCE,
    EFFECT_VALUE,
    ENTER_BATTLE,
    ERAS,
    FAVOUR_RUNES,
    FAVOUR_SLOTS,
    FAVOURS,
    GOD_DEDICATION_FURY,
    HARVEST,
    LEADER,
    MOST_FURY,
    MOST_RESOURCES,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RESOURCES,
    RUNE_ACTION,
    RUNES,
    SAIL,
    SPACES,
    STEEL,
    STEEL_COST,
)
from meadhall.games.tiny_epic_vikings.fields import DECK, DISCARD, HAND, INVADERS, UNSEEN, WON
from meadhall.games.tiny_epic_vikings.hidden import knows_card
from meadhall.games.tiny_epic_vikings.maps import DOCK, ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.prompts import is_idle
from meadhall.games.tiny_epic_vikings.rules.battles import UseBoon, invader_strength, strength_once_shown
from meadhall.games.tiny_epic_vikings.rules.control import taker
from meadhall.games.tiny_epic_vikings.rules.dedication import DedicateVillage
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler
from meadhall.games.tiny_epic_vikings.rules.exploring import ExploreIsland
from meadhall.games.tiny_epic_vikings.rules.harvesting import HarvestResource
from meadhall.games.tiny_epic_vikings.rules.recalling import EndTurn
from meadhall.games.tiny_epic_vikings.rules.rune_actions import runes_for, runes_once_shown
from meadhall.games.tiny_epic_vikings.rules.sailing import ChooseBoat
from meadhall.games.tiny_epic_vikings.rules.solo_battles import JoinEnemyBattle
from meadhall.games.tiny_epic_vikings.rules.turns import PlayCard, PlayFaceDown, UseLeaderAction, UseRuneAction
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import (
    DEPLOY_ONE,
    DEPLOYED,
    DO,
    FACE_DOWN,
    NO_BOAT,
    NO_DEDICATION,
    SKIP,
    STOP_EXPLORING,
)

WARNED: Final = (
    PlayCard,
    PlayFaceDown,
    JoinEnemyBattle,
    UseLeaderAction,
    UseRuneAction,
    UseBoon,
    ChooseBoat,
    DeploySettler,
    ExploreIsland,
    HarvestResource,
    DedicateVillage,
    EndTurn,
)
_RECALL: Final = "recall:"
_MUCH: Final = 4
"""So many resources are a pity to leave at the end."""


def warn(before: Vikings, after: Vikings, decision: Decision, option: int) -> list[Warned]:
    """What to say before a seat chooses an option of its decision."""
    name = decision.vocabulary.name(option)
    if name.startswith(_RECALL):
        return _loses(before, after, decision.seat, ISLAND_IDS.index(name.removeprefix(_RECALL)))
    if isinstance(decision, PlayCard):
        return _of_card(before, decision.seat, option)
    if isinstance(decision, PlayFaceDown):
        return _of_fight(before, decision.seat, option)
    if isinstance(decision, JoinEnemyBattle):
        return _of_joining(before, decision.seat, option)
    if isinstance(decision, UseLeaderAction):
        return _of_action(before, decision.seat, LEADER + before.last_card(decision.seat), option)
    if isinstance(decision, UseRuneAction):
        return _of_action(before, decision.seat, RUNE_ACTION + before.last_card(decision.seat), option)
    if isinstance(decision, UseBoon):
        return _of_boon(before, decision, option)
    if isinstance(decision, DedicateVillage):
        return _of_dedication(before, decision.seat, option)
    if isinstance(decision, DeploySettler):
        return _of_deploying(before, decision, option)
    return _of_moving(before, after, decision, option)


# Runes that would be lost


def _is_losing(s: Vikings, seat: int, island: int) -> bool:
    """Whether a held rune goes back, or to somebody else, when control is checked (TEV-11.4, TEV-11.6)."""
    return s.influence[ISLANDS * seat + island] == 0 or taker(s, island) not in (NONE, seat)


def _loses(before: Vikings, after: Vikings, seat: int, island: int) -> list[Warned]:
    """The rune of an island that the choice takes pieces from; one that was lost already is no news."""
    if before.holder[island] != seat or _is_losing(before, seat, island) or not _is_losing(after, seat, island):
        return []
    return [Warned("rune_lost", {"island": ISLAND_IDS[island]})]


def _of_moving(before: Vikings, after: Vikings, decision: Decision, option: int) -> list[Warned]:
    """A boat that leaves its dock, a settler that leaves its island, or the last resources of a harvest."""
    seat = decision.seat
    if isinstance(decision, ChooseBoat) and DOCK <= option < NO_BOAT:
        island = before.variant.map.dock_island[option - DOCK]
        if before.holder[island] != seat:
            return []
        gone = before.clone()
        gone.change_influence(seat, island, -BOAT_INFLUENCE)
        return _loses(before, gone, seat, island)
    if isinstance(decision, ExploreIsland) and option != STOP_EXPLORING:
        return _loses(before, after, seat, option // ISLANDS)
    if isinstance(decision, HarvestResource):
        return _of_harvest(before, decision, option)
    return []


# Landing


def _of_deploying(s: Vikings, decision: DeploySettler, option: int) -> list[Warned]:
    """To stop with nobody ashore; or with as many as the strongest rival, where one more settler could be paid."""
    seat, island = decision.seat, decision.island
    if option != DEPLOYED:
        return []
    if not s.has_land_forces(seat, island):
        return [Warned("no_land_force", {})]
    own = s.settlers[ISLANDS * seat + island]
    most = max([s.settlers[ISLANDS * clan + island] for clan in s.variant.clans if clan != seat])
    can_land = DEPLOY_ONE in decision.options(s)
    return [Warned("one_more", {})] if own == most > 0 and can_land else []


# Cards


def _of_card(s: Vikings, seat: int, option: int) -> list[Warned]:
    """A card face up whose rune action another card would open; or one face down."""
    hand = s.cards_at(HAND + seat)
    if option < CARDS:
        return _of_order(s, seat, option, hand)
    if option != FACE_DOWN:
        return []
    return _of_slots(s, seat) + (_of_fight(s, seat, hand[0]) if len(hand) == 1 else [])


def _of_order(s: Vikings, seat: int, card: int, hand: list[int]) -> list[Warned]:
    rune = REQUIRED_RUNE[card]
    if runes_once_shown(s, seat, rune, card) + 1 != REQUIRED_COUNT[card]:
        return []
    for other in hand:
        if other != card and rune in (ANY_RUNE, CARD_RUNE[other]):
            return [Warned("another_first", {"card": CARD_IDS[other]})]
    return []


def _of_slots(s: Vikings, seat: int) -> list[Warned]:
    """Whoever wins a fourth favour card must give one of the old ones back (TEV-5.9)."""
    is_full = s.count_favours(seat) >= FAVOUR_SLOTS and not s.variant.returns_any_favour
    return [Warned("fourth_favour", {})] if is_full else []


def _of_fight(s: Vikings, seat: int, card: int) -> list[Warned]:
    """A card that cannot be paid now, whatever may be gained or spent until the battle; or one that is weak.

    The invaders' card is taken for any of those that the seat has not seen, and its own strength for that of now.
    """
    steel = s.resources[RESOURCES * seat + STEEL]
    if steel < STEEL_COST[card]:
        return [Warned("no_steel", {"has": steel, "steel": STEEL_COST[card]})]
    if s.starter != NONE or s.variant.is_solo:
        return []
    own, before = strength_once_shown(s, seat, card), s.count_cards(INVADERS)
    unseen = [other for other in range(CARDS) if not knows_card(s, seat, other)]
    stronger = sum([1 for other in unseen if invader_strength(s, other, before) >= own])
    if 2 * stronger <= len(unseen):
        return []
    return [Warned("weak", {"share": 100 * stronger // len(unseen)})]


def _of_joining(s: Vikings, seat: int, option: int) -> list[Warned]:
    return _of_slots(s, seat) + _of_fight(s, seat, option) if option < CARDS else []


# Actions


def _of_action(s: Vikings, seat: int, effect: int, option: int) -> list[Warned]:
    action = EFFECT_ACTION[effect]
    if option == SKIP:
        skipped = [Warned("skipped", {})] if _is_open(s, seat, effect) else []
        return skipped + (_of_last_turn(s, seat) if skipped and action in (SAIL, BUILD) else [])
    if option != DO:
        return []
    if action == ENTER_BATTLE:
        return _of_slots(s, seat) + _of_fight(s, seat, s.last_card(seat))
    return _of_gain(s, seat, effect)


def _is_open(s: Vikings, seat: int, effect: int) -> bool:
    """Whether an action would do something."""
    action = EFFECT_ACTION[effect]
    if action in (HARVEST, COLLECT):
        return not s.is_full(seat)
    if action == DRAW_REPLACE:
        return any(s.count_cards(place) for place in (DECK, DISCARD, UNSEEN))
    if action == ENTER_BATTLE:
        return s.can_fight()
    return not is_idle(s, seat, effect)


def _of_boon(s: Vikings, decision: UseBoon, option: int) -> list[Warned]:
    found: list[Warned] = []
    for effect in BOON_EFFECTS[s.god_of[decision.rune]] if option == DO else []:
        found += _of_gain(s, decision.seat, effect)
    return found


def _room(s: Vikings, seat: int) -> int:
    first = RESOURCES * seat
    return RESOURCES * MOST_RESOURCES - sum(s.resources[first : first + RESOURCES])


def _of_gain(s: Vikings, seat: int, effect: int) -> list[Warned]:
    """What a harvest or a collection would bring above seven (TEV-2.3)."""
    lost = 0
    if EFFECT_ACTION[effect] == HARVEST:
        value = EFFECT_VALUE[effect] + s.count_temples_built(seat) + s.count_boats_built(seat)
        lost = max(0, value - _room(s, seat))
    elif EFFECT_ACTION[effect] == COLLECT:
        gains = EFFECT_GAIN[RESOURCES * effect : RESOURCES * effect + RESOURCES]
        if EFFECT_PER_RUNE[effect] != NONE:
            gains[EFFECT_RESOURCE[effect]] += runes_for(s, seat, EFFECT_PER_RUNE[effect], s.last_card(seat))
        for resource in range(RESOURCES):
            lost += max(0, s.resources[RESOURCES * seat + resource] + gains[resource] - MOST_RESOURCES)
        lost = max(lost, sum(gains) + EFFECT_ANY[effect] - _room(s, seat))
    return [Warned("overflow", {"lost": lost})] if lost else []


def _of_harvest(s: Vikings, decision: HarvestResource, option: int) -> list[Warned]:
    """A resource of choice that takes the room of what boats add to the harvest, while others have room."""
    seat, bonus = decision.seat, s.variant.boat_bonus
    lost = s.resources[RESOURCES * seat + bonus] + 1 + s.count_boats_built(seat) - MOST_RESOURCES
    if option != bonus or not s.count_boats_built(seat) or lost <= 0 or len(decision.options(s)) == 1:
        return []
    return [Warned("overflow", {"lost": min(lost, s.count_boats_built(seat))})]


# Villages


def _of_dedication(s: Vikings, seat: int, option: int) -> list[Warned]:
    if option == NO_DEDICATION:
        return _of_last_turn(s, seat)
    if option < SPACES:
        return _of_gain(s, seat, DEDICATION + option)
    return _of_god(s, seat, s.rune_of_god(option - SPACES)) if option < NO_DEDICATION else []


def _of_god(s: Vikings, seat: int, rune: int) -> list[Warned]:
    """A god without a rune of the seat's, whose Fury makes the runes that it has worth less."""
    for island in s.variant.map.islands:
        if s.holder[island] == seat and s.variant.map.rune[island] == rune:
            return []
    for favour in range(FAVOURS):
        if s.favour_at[favour] == WON + seat and FAVOUR_RUNES[RUNES * favour + rune]:
            return []
    angry = s.clone()
    angry.fury[rune] = min(MOST_FURY, s.fury[rune] + GOD_DEDICATION_FURY)
    lost = s.points(seat) - angry.points(seat)
    return [Warned("wrong_god", {"points": lost})] if lost > 0 else []


def _of_last_turn(s: Vikings, seat: int) -> list[Warned]:
    """In the last turn of the game: a village is kept, or a Sail or a Build skipped, with resources to spend."""
    first = RESOURCES * seat
    is_last = s.era == ERAS and s.count_cards(HAND + seat) == 0
    has_much = sum(s.resources[first : first + RESOURCES]) >= _MUCH
    return [Warned("spend_now", {}, is_grave=True)] if is_last and has_much else []
