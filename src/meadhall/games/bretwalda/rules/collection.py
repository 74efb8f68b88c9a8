"""BRE-15.1 to BRE-15.4, VAN-4.4: the action Collection."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import (
    COLLECTION_CARDS,
    FOOD_AREA_BONUS,
    NO_FOOD_COLLECTION,
    NO_GRANARY_BONUS,
)
from meadhall.games.bretwalda.content import (
    ABBEY,
    CAPITAL_AREA,
    CAPITAL_FOOD,
    COLLECTION,
    COLLECTION_GOLD,
    COLLECTION_GOLD_PER_TOWN,
    FOOD_PRODUCTION,
    GOLD_PRODUCTION,
    GRANARY,
    KINGDOMS,
    MINT_LIMIT,
    NONE,
    PRINTED_FOOD,
    PRINTED_GOLD,
    SEASON_OF_ROUND,
    WINTER,
)
from meadhall.games.bretwalda.fields import DOUBLED
from meadhall.games.bretwalda.realm import collects, has_food_symbol, has_port, is_town
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA
from meadhall.games.bretwalda.windows import CardWindow


def area_gold(s: Bretwalda, kingdom: int, area: int) -> int:
    """BRE-15.2, BRE-8.5: printed Gold, Abbey, Gold production marker, Port (better with a Ship off the coast)."""
    gold = PRINTED_GOLD[area]
    if s.has_building(area, ABBEY):
        gold += 1
    if s.improvements[area] >> GOLD_PRODUCTION & 1:
        gold += 1
    if has_port(s, area):
        gold += 1
        for sea in s.variant.britain.seas_of[area]:
            if s.ships[KINGDOMS * sea + kingdom]:
                return gold + 1
    return gold


def area_food(s: Bretwalda, area: int, has_granary_bonus: bool) -> int:
    """BRE-15.3: printed Food, Food production marker, Granary; nothing without a Food symbol."""
    if not has_food_symbol(s, area):
        return 0
    food = PRINTED_FOOD[area] + (s.improvements[area] >> FOOD_PRODUCTION & 1)
    if has_granary_bonus and s.has_building(area, GRANARY):
        food += 1
    return food


def collected_food(s: Bretwalda, kingdom: int, area: int) -> int:
    """BRE-15.3: the Food of an area with what the Season card and the Ruler or tiles add."""
    food = area_food(s, area, s.modifier(kingdom, NO_GRANARY_BONUS) == 0)
    if food:
        food += s.modifier(kingdom, FOOD_AREA_BONUS)
        if area == CAPITAL_AREA[kingdom]:
            food += s.ability(kingdom, CAPITAL_FOOD)
    return food


def is_food_collected(s: Bretwalda, kingdom: int) -> bool:
    """BRE-14.13: not in Winter (option `winter_no_food`), nor where the Season card forbids it."""
    if s.variant.winter_no_food and SEASON_OF_ROUND[s.round] == WINTER:
        return False
    return s.modifier(kingdom, NO_FOOD_COLLECTION) == 0


class Collect(Step):
    """BRE-15.1: cards first (D-C1), then everything is collected."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.action = COLLECTION
        s.forget_deeds(DOUBLED)
        s.then(OfferCollectionCards(self.kingdom), Gather(self.kingdom))


class OfferCollectionCards(Step):
    """BRE-9.5: only if such cards are in the decks."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if s.variant.expansion_lordship and s.hand_size[self.kingdom] > 0:
            s.then(PlayCollectionCard(s.seat_of[self.kingdom]))


class PlayCollectionCard(CardWindow):
    """D-C1, BRE-9.5: a card before anything is collected."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return COLLECTION_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return len(doublable(s, kingdom)) > 0

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        s.then(DoubleGold(self.seat), FinishCard(card), OfferCollectionCards(kingdom))


def doublable(s: Bretwalda, kingdom: int) -> list[int]:
    """Op double_gold: areas that give Gold in this Collection, each once."""
    return [
        area
        for area in s.variant.britain.areas
        if s.deeds[area] & DOUBLED == 0 and collects(s, kingdom, area) and area_gold(s, kingdom, area) > 0
    ]


class DoubleGold(Decision):
    """D-L1, op double_gold: which area gives twice its Gold."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return doublable(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.deeds[option] |= DOUBLED
        s.tell(log.GOLD_DOUBLED, s.kingdom_at[self.seat], option)


class Gather(Step):
    """BRE-15.1 to BRE-15.4: Gold to the supply, Food on the areas."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        kingdom = self.kingdom
        has_food = is_food_collected(s, kingdom)
        gold = collection_bonus(s, kingdom)
        food = 0
        for area in s.variant.britain.areas:
            if collects(s, kingdom, area):
                gold += area_gold(s, kingdom, area) * (2 if s.deeds[area] & DOUBLED else 1)
                if has_food:
                    more = collected_food(s, kingdom, area)
                    s.food[area] += more
                    food += more
        s.gold[kingdom] += gold
        s.tell(log.COLLECTED, kingdom, gold, food)
        s.forget_deeds(DOUBLED)
        s.action = NONE


def collection_bonus(s: Bretwalda, kingdom: int) -> int:
    """BRE-15.4: the Gold that tiles add once per Collection; Royal Mint for each City that is collected from."""
    gold = s.ability(kingdom, COLLECTION_GOLD)
    per_town = s.ability(kingdom, COLLECTION_GOLD_PER_TOWN)
    if per_town:
        mint = 0
        for area in s.variant.britain.areas:
            if is_town(s, area) and collects(s, kingdom, area):
                mint += per_town
        gold += mint if mint < MINT_LIMIT else MINT_LIMIT
    return gold
