"""BRE-15.5 to BRE-15.9, VAN-4.5, VAN-6.1: the action Fyrd."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import TURN_CARDS
from meadhall.games.bretwalda.content import (
    ABBEY,
    ALT_CLUT,
    BISHOP,
    CAPITAL_AREA,
    CEORL,
    COST,
    FIRST_MINOR,
    FOOD_VALUE,
    FYRD,
    FYRD_FREE_CEORL,
    FYRD_LARGER,
    FYRD_LIMIT,
    KINDS,
    KINGDOMS,
    LAND_KINDS,
    MEAD_HALL,
    MINOR_KINDS,
    NONE,
    RULER,
    SEAS,
    SHIP,
    SHIP_DISCOUNT,
    THEGN,
    THEGN_DISCOUNT,
    UPGRADE_COST,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES,
    VASSAL_FYRD_LIMIT,
    VILLAGE_LEVY,
)
from meadhall.games.bretwalda.realm import (
    count_controlled_buildings,
    count_food,
    has_harbour,
    holds_capital,
    is_town,
)
from meadhall.games.bretwalda.rules.battle_effects import upgrade_unit
from meadhall.games.bretwalda.rules.food import SpendFood, pay_gold
from meadhall.games.bretwalda.rules.lordship import DrawCards
from meadhall.games.bretwalda.rules.retreats import has_enemy_ships
from meadhall.games.bretwalda.rules.turn_cards import cards_in_turn, play_in_turn
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    FIRST_FYRD_CARD,
    FIRST_SEA,
    FIRST_UPGRADE,
    FOOD_ID,
    FYRD_DONE,
    FYRD_MENU,
    MUSTER,
    NUMBER,
    PLACE,
)


class RaiseFyrd(Step):
    """BRE-15.5: a card for every Mead Hall, then recruiting."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.action = FYRD
        s.recruits = 0
        s.free_recruits = 0
        s.vassal_recruits = 0
        halls = count_controlled_buildings(s, self.kingdom, MEAD_HALL)
        s.then(DrawCards(self.kingdom, halls), ChooseFyrd(s.seat_of[self.kingdom]))


# What it costs


def price(s: Bretwalda, kingdom: int, order: int) -> int:
    """BRE-15.6, BRE-12: the price of an order of FYRD_MENU with discounts and free recruits."""
    if order >= MUSTER:
        return 0
    if order >= FIRST_UPGRADE:
        return UPGRADE_COST[order - FIRST_UPGRADE]
    if order == CEORL and s.free_recruits < s.ability(kingdom, FYRD_FREE_CEORL):
        return 0
    discount = 0
    if order == THEGN:
        discount = s.ability(kingdom, THEGN_DISCOUNT)
    elif order == SHIP:
        discount = s.ability(kingdom, SHIP_DISCOUNT)
    cost = COST[order] - discount
    return cost if cost > 1 else 1


def purse(s: Bretwalda, kingdom: int) -> int:
    """VAN-6.1: what a Kingdom can pay in Fyrd; for the overlord of Alt Clut Food is worth Gold."""
    gold = s.gold[kingdom]
    if s.vassal[kingdom] == ALT_CLUT:
        gold += FOOD_VALUE * count_food(s, kingdom)
    return gold


def limit(s: Bretwalda, kingdom: int) -> int:
    """BRE-15.6: how many recruits, Ships and upgrades there can be."""
    return FYRD_LIMIT + s.ability(kingdom, FYRD_LARGER)


# Where it goes


def is_own_ground(s: Bretwalda, kingdom: int, area: int) -> bool:
    """BRE-15.7: the Capital or an area with the Control marker, controlled, without enemies."""
    if area != CAPITAL_AREA[kingdom] and s.marker[area] != kingdom:
        return False
    return s.controller(area) == kingdom and not s.has_enemies(area, kingdom)


def recruiting_towns(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-15.7: the Capital and Cities in which a Kingdom recruits."""
    return [area for area in s.variant.britain.areas if is_town(s, area) and is_own_ground(s, kingdom, area)]


def has_recruiting_town(s: Bretwalda, kingdom: int) -> bool:
    """BRE-15.7: whether there is any; the Capital is looked at first."""
    if is_own_ground(s, kingdom, CAPITAL_AREA[kingdom]):
        return True
    return len(recruiting_towns(s, kingdom)) > 0


def recruit_places(s: Bretwalda, kingdom: int, kind: int) -> list[int]:
    """BRE-15.7, BRE-15.8: where a unit of a type can be placed, in options of PLACE."""
    if kind == SHIP:
        return ship_places(s, kingdom)
    if kind == RULER and holds_capital(s, kingdom):
        return [CAPITAL_AREA[kingdom]]
    if kind == BISHOP:
        abbeys = [
            area for area in s.variant.britain.areas if s.has_building(area, ABBEY) and is_own_ground(s, kingdom, area)
        ]
        if abbeys:
            return abbeys
    if kind == CEORL and s.ability(kingdom, VILLAGE_LEVY):
        return [area for area in s.variant.britain.areas if is_own_ground(s, kingdom, area)]
    return recruiting_towns(s, kingdom)


def ship_places(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-15.8: seas without enemy Ships at a Harbour that the Kingdom controls."""
    seas = 0
    for area in s.variant.britain.areas:
        if s.variant.britain.sea_masks[area] and has_harbour(s, area) and s.controller(area) == kingdom:
            seas |= s.variant.britain.sea_masks[area]
    return [FIRST_SEA + sea for sea in range(SEAS) if seas >> sea & 1 and not has_enemy_ships(s, kingdom, sea)]


def upgrade_places(s: Bretwalda, kingdom: int, upgrade: int) -> list[int]:
    """BRE-15.9: controlled areas with a unit of the Kingdom to be upgraded."""
    return [
        area
        for area in s.variant.britain.areas
        if s.present[area] >> kingdom & 1
        and s.count(area, kingdom, UPGRADE_FROM[upgrade]) > 0
        and s.controller(area) == kingdom
    ]


def muster_places(s: Bretwalda, kingdom: int) -> list[int]:
    """VAN-4.5: home areas of the Vassal without enemies."""
    return [area for area in s.variant.britain.homes[s.vassal[kingdom]] if not s.has_enemies(area, kingdom)]


def order_places(s: Bretwalda, kingdom: int, order: int) -> list[int]:
    """Where an order of FYRD_MENU can be carried out."""
    if order >= MUSTER:
        return muster_places(s, kingdom)
    if order >= FIRST_UPGRADE:
        return upgrade_places(s, kingdom, order - FIRST_UPGRADE)
    return recruit_places(s, kingdom, order)


def orders(s: Bretwalda, kingdom: int) -> list[int]:
    """The orders of FYRD_MENU that can be carried out to the end; where there is a City, all but Ships have a place."""
    found: list[int] = []
    if s.recruits < limit(s, kingdom):
        gold = purse(s, kingdom)
        has_town = has_recruiting_town(s, kingdom)
        for kind in range(LAND_KINDS + 1):
            if s.in_pool(kingdom, kind) and price(s, kingdom, kind) <= gold:
                if (has_town and kind != SHIP) or recruit_places(s, kingdom, kind):
                    found.append(kind)
        for upgrade in range(UPGRADES):
            if s.in_pool(kingdom, UPGRADE_TO[upgrade]) and UPGRADE_COST[upgrade] <= gold:
                if upgrade_places(s, kingdom, upgrade):
                    found.append(FIRST_UPGRADE + upgrade)
    if s.vassal[kingdom] != NONE and s.vassal_recruits < VASSAL_FYRD_LIMIT and muster_places(s, kingdom):
        owner = FIRST_MINOR + s.vassal[kingdom]
        for n in range(len(MINOR_KINDS)):
            if s.in_pool(owner, MINOR_KINDS[n]) > 0:
                found.append(MUSTER + n)
    return found


class ChooseFyrd(Decision):
    """D-F1, BRE-15.6, VAN-4.5: recruit, upgrade, build a Ship, muster a unit of the Vassal, play a card, or stop."""

    vocabulary: ClassVar[Vocabulary] = FYRD_MENU
    rule: ClassVar[str] = "BRE-15.6"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        options = orders(s, kingdom)
        options.append(FYRD_DONE)
        for card in cards_in_turn(s, kingdom, TURN_CARDS):
            options.append(FIRST_FYRD_CARD + card)
        return options

    def is_secret(self, s: Bretwalda) -> bool:
        return s.hand_size[s.kingdom_at[self.seat]] > 0

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == FYRD_DONE:
            s.action = NONE
        elif option >= FIRST_FYRD_CARD:
            s.then(self)
            play_in_turn(s, s.kingdom_at[self.seat], option - FIRST_FYRD_CARD)
        else:
            s.then(PlaceRecruit(self.seat, option), self)

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option >= FIRST_FYRD_CARD


class PlaceRecruit(Decision):
    """D-F2, BRE-15.7 to BRE-15.9, VAN-4.5: where the order is carried out."""

    vocabulary: ClassVar[Vocabulary] = PLACE
    rule: ClassVar[str] = "BRE-15.7"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, order: int) -> None:
        super().__init__(seat)
        self.order: Final = order
        """An option of FYRD_MENU."""

    def options(self, s: Bretwalda) -> list[int]:
        return order_places(s, s.kingdom_at[self.seat], self.order)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        cost = price(s, kingdom, self.order)
        _carry_out(s, kingdom, self.order, option, cost)
        if cost and s.vassal[kingdom] == ALT_CLUT and count_food(s, kingdom) > 0:
            s.then(PayWithFood(self.seat, cost))
        else:
            s.gold[kingdom] -= cost


def _carry_out(s: Bretwalda, kingdom: int, order: int, place: int, cost: int) -> None:
    """Place, upgrade or muster; it counts for the limits."""
    if order >= MUSTER:
        kind = MINOR_KINDS[order - MUSTER]
        owner = FIRST_MINOR + s.vassal[kingdom]
        s.vassal_recruits += 1
        s.place_unit(place, owner, kind)
        s.tell(log.RECRUITED, owner, kind, place, 0)
        return
    s.recruits += 1
    if order >= FIRST_UPGRADE:
        upgrade_unit(s, kingdom, place, order - FIRST_UPGRADE, cost)
        return
    if order == CEORL and cost == 0:
        s.free_recruits += 1
    if order == SHIP:
        s.pool[KINDS * kingdom + SHIP] -= 1
        s.ships[KINGDOMS * (place - FIRST_SEA) + kingdom] += 1
    else:
        s.place_unit(place, kingdom, order)
    s.tell(log.RECRUITED, kingdom, order, place, cost)


class PayWithFood(Decision):
    """D-F3, VAN-6.1: how many Food tokens the overlord of Alt Clut pays; no change is given."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "VAN-6.1"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        food = count_food(s, kingdom)
        most = (self.cost + FOOD_VALUE - 1) // FOOD_VALUE
        return [
            number
            for number in range((food if food < most else most) + 1)
            if self.cost - FOOD_VALUE * number <= s.gold[kingdom]
        ]

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        rest = self.cost - FOOD_VALUE * option
        if rest > 0:
            pay_gold(s, kingdom, rest)
        s.then(SpendFood(kingdom, option))

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        return {FOOD_ID: option}
