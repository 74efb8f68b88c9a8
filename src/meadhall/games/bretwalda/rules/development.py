"""BRE-15.10, BRE-15.11, VAN-4.6: the action Development."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import TURN_CARDS
from meadhall.games.bretwalda.content import (
    BUILDING_COST,
    BUILDINGS,
    CAPITAL_AREA,
    CHEAP_BUILDING,
    DEFNAS,
    DEVELOPMENT,
    NONE,
    TILE_COST,
    TILES,
)
from meadhall.games.bretwalda.realm import can_hold, has_vassal_units, is_vassal_home
from meadhall.games.bretwalda.rules.control import place_building
from meadhall.games.bretwalda.rules.turn_cards import cards_in_turn, play_in_turn
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    AREA,
    DEVELOP,
    DEVELOPMENT_DONE,
    FIRST_DEVELOPMENT_CARD,
    FIRST_TILE,
)


class Develop(Step):
    """BRE-15.10, BRE-15.11: at most one building and one tile."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.action = DEVELOPMENT
        s.has_built = False
        s.has_bought = False
        s.then(ChooseDevelopment(s.seat_of[self.kingdom]))


def building_cost(s: Bretwalda, kingdom: int) -> int:
    """BRE-8.4, VAN-6.3: the lowest price that applies."""
    if s.vassal[kingdom] == DEFNAS:
        return 0
    return BUILDING_COST - s.ability(kingdom, CHEAP_BUILDING)


def is_building_ground(s: Bretwalda, kingdom: int, area: int) -> bool:
    """BRE-15.10, VAN-4.6: the Capital, an area with the marker, a home area of the Vassal or one with its units.

    VAN-RUL-29: by the book that last one may be under somebody else's marker.
    """
    if s.has_enemies(area, kingdom):
        return False
    if s.controller(area) != kingdom:
        return s.variant.plays_by_the_book and has_vassal_units(s, kingdom, area)
    if area == CAPITAL_AREA[kingdom] or s.marker[area] == kingdom:
        return True
    return is_vassal_home(s, kingdom, area) or has_vassal_units(s, kingdom, area)


def building_ground(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-15.10, VAN-4.6: the areas in which a Kingdom can build what they can hold."""
    return [area for area in s.variant.britain.areas if is_building_ground(s, kingdom, area)]


def building_areas(s: Bretwalda, kingdom: int, building: int) -> list[int]:
    """BRE-4.6, BRE-15.10: where a building of a type can be placed."""
    return _that_hold(s, building_ground(s, kingdom), building)


def _that_hold(s: Bretwalda, ground: list[int], building: int) -> list[int]:
    return [area for area in ground if can_hold(s, area, building)]


class ChooseDevelopment(Decision):
    """D-D1, BRE-15.10, BRE-15.11: build, buy a tile, play a card, or stop."""

    vocabulary: ClassVar[Vocabulary] = DEVELOP
    rule: ClassVar[str] = "BRE-15.10"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        gold = s.gold[kingdom]
        options: list[int] = []
        if not s.has_built and building_cost(s, kingdom) <= gold:
            ground = building_ground(s, kingdom)
            for building in range(BUILDINGS):
                if s.supply[BUILDINGS * kingdom + building] and _that_hold(s, ground, building):
                    options.append(building)
        if not s.has_bought:
            for tile in range(TILES * kingdom, TILES * kingdom + TILES):
                if s.tiles[kingdom] >> tile % TILES & 1 == 0 and TILE_COST[tile] <= gold:
                    options.append(FIRST_TILE + tile)
        options.append(DEVELOPMENT_DONE)
        for card in cards_in_turn(s, kingdom, TURN_CARDS):
            options.append(FIRST_DEVELOPMENT_CARD + card)
        return options

    def is_secret(self, s: Bretwalda) -> bool:
        return s.hand_size[s.kingdom_at[self.seat]] > 0

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option == DEVELOPMENT_DONE:
            s.action = NONE
        elif option >= FIRST_DEVELOPMENT_CARD:
            s.then(self)
            play_in_turn(s, kingdom, option - FIRST_DEVELOPMENT_CARD)
        elif option >= FIRST_TILE:
            tile = option - FIRST_TILE
            s.has_bought = True
            s.gold[kingdom] -= TILE_COST[tile]
            s.tiles[kingdom] |= 1 << tile % TILES
            s.tell(log.TILE_BOUGHT, kingdom, tile, TILE_COST[tile])
            s.then(self)
        else:
            s.then(PlaceBuilding(self.seat, option), self)

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option >= FIRST_DEVELOPMENT_CARD


class PlaceBuilding(Decision):
    """D-D2, BRE-15.10, VAN-4.6: where the building goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-15.10"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, s: Bretwalda) -> list[int]:
        return building_areas(s, s.kingdom_at[self.seat], self.building)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        cost = building_cost(s, kingdom)
        s.has_built = True
        s.gold[kingdom] -= cost
        place_building(s, kingdom, option, self.building)
        s.tell(log.BUILDING_BUILT, kingdom, self.building, option, cost)
