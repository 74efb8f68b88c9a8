"""Warnings about the realm: buildings in the wrong place, Chronicles, bribes, and the end of the game."""

from __future__ import annotations

from meadhall.engine.inspected import Warned
from meadhall.games.bretwalda.annals import held_chronicles, is_met, is_payable
from meadhall.games.bretwalda.cards import (
    C_FOOD,
    C_GOLD,
    C_LORDSHIP,
    CHRONICLE_CONDITIONS,
    FOOD_COST,
    GOLD_COST,
    IS_FOR_PHASE_END,
    LORDSHIP_COST,
)
from meadhall.games.bretwalda.content import (
    ABBEY,
    ALT_CLUT,
    AREA_IDS,
    CAPITAL_AREA,
    CHRONICLE_IDS,
    DANES,
    FOOD_VALUE,
    KINGDOM_IDS,
    MINOR_IDS,
    NONE,
    PRINTED_DALC,
    ROUNDS,
    SEASON_OF_ROUND,
    SITE_AREA,
    SUMMER,
    TILE_COST,
)
from meadhall.games.bretwalda.realm import count_food, has_vassal_units, is_vassal_home
from meadhall.games.bretwalda.rules.bribes import BribeGroup, band_in, bribe_targets, danes_targets
from meadhall.games.bretwalda.rules.collection import Gather
from meadhall.games.bretwalda.rules.development import building_cost
from meadhall.games.bretwalda.rules.food import take_food
from meadhall.games.bretwalda.rules.fyrd import PayWithFood, price
from meadhall.games.bretwalda.rules.turns import completable
from meadhall.games.bretwalda.rules.victory import ranked
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    DEVELOPMENT_DONE,
    FIRST_DEVELOPMENT_CARD,
    FIRST_FYRD_CARD,
    FIRST_TILE,
    MUSTER,
    PASS_AREA,
)
from meadhall.games.bretwalda.warnings.bread import can_still_collect

# Buildings and fields


def warn_of_site(s: Bretwalda, kingdom: int, area: int) -> list[Warned]:
    """Where a building goes: to somebody else (VAN-RUL-29), on land that may change hands with the Vassal, or where
    Danes may burn it."""
    holder = s.controller(area)
    if holder not in (NONE, kingdom):
        return [Warned("foreign_land", {"kingdoms": KINGDOM_IDS[holder]}, True)]
    found: list[Warned] = []
    if s.round + 1 in s.variant.vassal_rounds and _is_of_vassal(s, kingdom, area):
        found.append(Warned("vassal_land", {"minor": MINOR_IDS[s.vassal[kingdom]]}))
    return found + (warn_of_raids(s, kingdom, area) if s.variant.danes_burn else [])


def _is_of_vassal(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether a Kingdom has an area through its Vassal only (VAN-4.6)."""
    if is_vassal_home(s, kingdom, area):
        return True
    is_own = area == CAPITAL_AREA[kingdom] or s.marker[area] == kingdom or s.present[area] >> kingdom & 1 == 1
    return not is_own and has_vassal_units(s, kingdom, area)


def warn_of_raids(s: Bretwalda, kingdom: int, area: int) -> list[Warned]:
    """A landing site without units of the side, in the round before a Summer."""
    if s.round == ROUNDS or SEASON_OF_ROUND[s.round + 1] != SUMMER or s.has_units(area, kingdom):
        return []
    is_site = area in [SITE_AREA[site] for site in s.variant.britain.sites]
    return [Warned("danes", {"area": AREA_IDS[area]})] if is_site else []


# Chronicles


def warn_of_order(s: Bretwalda, kingdom: int, option: int) -> list[Warned]:
    """An order of the Fyrd; what may be paid with Food is judged when it is paid."""
    if option >= FIRST_FYRD_CARD:
        return _of_payment(s, kingdom, 0, 0, 1)
    if option >= MUSTER or (s.vassal[kingdom] == ALT_CLUT and count_food(s, kingdom)):
        return []
    return _of_payment(s, kingdom, price(s, kingdom, option), 0, 0)


def warn_of_payment(s: Bretwalda, kingdom: int, decision: PayWithFood, food: int) -> list[Warned]:
    """So much Food, and the rest in Gold (VAN-6.1)."""
    return _of_payment(s, kingdom, max(0, decision.cost - FOOD_VALUE * food), food, 0)


def warn_of_development(s: Bretwalda, kingdom: int, option: int) -> list[Warned]:
    """A building, a tile or a card in Development."""
    if option >= FIRST_DEVELOPMENT_CARD:
        return _of_payment(s, kingdom, 0, 0, 1)
    if option == DEVELOPMENT_DONE:
        return []
    cost = TILE_COST[option - FIRST_TILE] if option >= FIRST_TILE else building_cost(s, kingdom)
    return _of_payment(s, kingdom, cost, 0, 0)


def _of_payment(s: Bretwalda, kingdom: int, gold: int, food: int, cards: int) -> list[Warned]:
    """Held Chronicles that could be completed this turn, perhaps after a Collection, and cannot once this is paid."""
    wanted = [card for card in held_chronicles(s, kingdom) if _asks_for_goods(card)]
    if not wanted or gold + food + cards == 0:
        return []
    t = s.clone()
    t.gold[kingdom] -= gold
    t.hand_size[kingdom] -= cards
    take_food(t, kingdom, food)
    now, then = _chances(s, kingdom), _chances(t, kingdom)
    return [
        Warned("chronicle_spent", {"chronicle": CHRONICLE_IDS[card]})
        for card in wanted
        if _is_within_reach(now, kingdom, card) and not _is_within_reach(then, kingdom, card)
    ]


def _asks_for_goods(card: int) -> bool:
    """Whether a Chronicle of a turn's end asks for Gold, Food or cards."""
    if IS_FOR_PHASE_END[card]:
        return False
    if GOLD_COST[card] or FOOD_COST[card] or LORDSHIP_COST[card]:
        return True
    return any(condition.kind in (C_GOLD, C_FOOD, C_LORDSHIP) for condition in CHRONICLE_CONDITIONS[card])


def _chances(s: Bretwalda, kingdom: int) -> list[Bretwalda]:
    """The position as it is and, if that is still possible this turn, after a Collection."""
    if not can_still_collect(s, kingdom):
        return [s]
    t = s.clone()
    Gather(kingdom).run(t)
    return [s, t]


def _is_within_reach(positions: list[Bretwalda], kingdom: int, card: int) -> bool:
    return any(is_met(s, kingdom, card) and is_payable(s, kingdom, card) for s in positions)


def warn_of_missed(s: Bretwalda, kingdom: int, is_phase_end: bool) -> list[Warned]:
    """Ending a turn, or the Action phase, with a Chronicle that can be completed; for ever, if the game ends now."""
    cards = [CHRONICLE_IDS[card] for card in completable(s, kingdom, is_phase_end)]
    return [Warned("chronicle_ready", {"chronicle": "+".join(cards)}, _ends_now(s))] if cards else []


# Bribes and the end


def warn_of_pass(s: Bretwalda, kingdom: int, decision: BribeGroup, option: int) -> list[Warned]:
    """Bribing nobody else, though a band is within one's means that goes to the own land, or beside a rival's Dalc."""
    if option != PASS_AREA:
        return []
    bands = [AREA_IDS[area] for area in decision.options(s) if area != PASS_AREA and _is_worth_it(s, kingdom, area)]
    return [Warned("last_pass", {"area": bands[0]})] if bands else []


def _is_worth_it(s: Bretwalda, kingdom: int, area: int) -> bool:
    if band_in(s, area) == DANES and any(s.controller(each) == kingdom for each in danes_targets(s, area)):
        return True
    return any(
        (PRINTED_DALC[near] or s.has_building(near, ABBEY))
        and s.present[near] == 0
        and s.marker[near] not in (NONE, kingdom)
        and s.controller(near) == s.marker[near]
        for near in bribe_targets(s, kingdom, area)
    )


def _ends_now(s: Bretwalda) -> bool:
    """Whether the game ends with this round as things stand (BRE-3.2, BRE-3.3)."""
    return s.round >= ROUNDS or max(s.dalcs()) >= s.variant.dalc_target


def warn_of_end(s: Bretwalda, kingdom: int, is_grave: bool) -> list[Warned]:
    """The last moment of a player's last turn, while somebody else has more Dalcs."""
    if not _ends_now(s):
        return []
    dalcs = s.dalcs()
    winner = ranked(s, dalcs)[0]
    if dalcs[winner] <= dalcs[kingdom]:
        return []
    return [Warned("last_round", {"kingdoms": KINGDOM_IDS[winner]}, is_grave)]
