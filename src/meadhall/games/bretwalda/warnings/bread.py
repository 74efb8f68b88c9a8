"""Warnings about bread: whoever cannot be fed in Winter leaves (BRE-14.11 to BRE-14.14)."""

from __future__ import annotations

from meadhall.engine.inspected import Warned
from meadhall.games.bretwalda.cards import FOOD_REMOVED, IS_EXPANSION_SEASON, SEASON_CARDS, SEASON_OF_CARD
from meadhall.games.bretwalda.content import (
    ACTIONS_PER_TURN,
    AUTUMN,
    CAPITAL_AREA,
    CAPITAL_FOOD,
    COLLECTION,
    LAND_KINDS,
    ROUNDS,
    SEASON_OF_ROUND,
    WINTER,
    WINTER_FREE_FOOD,
    WINTER_REMOVAL_REDUCTION,
)
from meadhall.games.bretwalda.realm import collects, count_food
from meadhall.games.bretwalda.rules.collection import area_food, is_food_collected
from meadhall.games.bretwalda.rules.winter import food_need
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FYRD_DONE, MUSTER


def warn_of_hunger(s: Bretwalda, kingdom: int) -> list[Warned]:
    """The last moment of an Autumn without Collection: who starves even in the mildest Winter that can come."""
    if SEASON_OF_ROUND[s.round] != AUTUMN or has_collected(s, kingdom):
        return []
    left = max(0, count_food(s, kingdom) - min(_removals(s, kingdom)))
    starving = food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD)) - left
    return [Warned("starving", {"number": starving})] if starving > 0 else []


def warn_of_mouths(s: Bretwalda, kingdom: int, order: int) -> list[Warned]:
    """An order of the Fyrd: one mouth more than the bread of all Collections before the hardest Winter that can come.

    A Collection is counted as it would be today, without what the Season card changes.
    """
    if not (order < LAND_KINDS or MUSTER <= order < FYRD_DONE):
        return []
    rounds = [each for each in range(s.round + 1, ROUNDS + 1) if SEASON_OF_ROUND[each] == WINTER]
    if not rounds:
        return []
    free = s.ability(kingdom, WINTER_FREE_FOOD)
    need = food_need(s, kingdom, free - 1) if order < LAND_KINDS else food_need(s, kingdom, free) + 1
    collections = rounds[0] - s.round - 1
    if can_still_collect(s, kingdom) and is_food_collected(s, kingdom):
        collections += 1
    bread = count_food(s, kingdom) + collections * _harvest(s, kingdom) - max(_removals(s, kingdom))
    return [Warned("mouths", {"number": need - max(0, bread)})] if need > max(0, bread) else []


def has_collected(s: Bretwalda, kingdom: int) -> bool:
    """Whether a Kingdom has taken Collection this round."""
    return s.actions_used[kingdom] >> COLLECTION & 1 == 1


def can_still_collect(s: Bretwalda, kingdom: int) -> bool:
    """Whether a Kingdom has an action left this round for Collection."""
    return not has_collected(s, kingdom) and s.actions_taken[kingdom] < ACTIONS_PER_TURN


def _removals(s: Bretwalda, kingdom: int) -> list[int]:
    """How much Food each Winter card that has not been turned up yet would take from a Kingdom."""
    has_expansion = s.variant.expansion_seasons != "off"
    less = s.ability(kingdom, WINTER_REMOVAL_REDUCTION)
    return [
        max(0, FOOD_REMOVED[card] - less)
        for card in range(SEASON_CARDS)
        if SEASON_OF_CARD[card] == WINTER
        and s.season_cards_used >> card & 1 == 0
        and (has_expansion or not IS_EXPANSION_SEASON[card])
    ]


def _harvest(s: Bretwalda, kingdom: int) -> int:
    """The Food of a Collection in a round whose Season card changes nothing."""
    total = 0
    for area in s.variant.britain.areas:
        food = area_food(s, area, True)
        if food and collects(s, kingdom, area):
            total += food + (s.ability(kingdom, CAPITAL_FOOD) if area == CAPITAL_AREA[kingdom] else 0)
    return total
