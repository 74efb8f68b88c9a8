"""Where Chronicle cards are, and how far a Kingdom has come with one (BRE-10)."""

from __future__ import annotations

from meadhall.games.bretwalda.cards import (
    ANY_BUILDING,
    C_ANY_OF,
    C_AREAS_TAKEN,
    C_BATTLES_WON,
    C_BUILDINGS,
    C_COASTS,
    C_CONTROL,
    C_ENEMY_CAPITALS,
    C_FOOD,
    C_FOOD_DESTROYED,
    C_FOREIGN_AREAS,
    C_GOLD,
    C_HOST,
    C_LORDSHIP,
    C_POOL_EMPTY,
    C_PORTS,
    C_TILE_COLOURS,
    C_TILES,
    C_TYPES,
    C_UNITS,
    C_VIKINGS_KILLED,
    CHRONICLE_CONDITIONS,
    EALDORMAN_COST,
    FOOD_COST,
    GOLD_COST,
    LORDSHIP_COST,
    SHIP_COST,
    Condition,
)
from meadhall.games.bretwalda.content import (
    BUILDINGS,
    CAPITAL_AREA,
    CHRONICLES,
    EALDORMAN,
    HARBOUR,
    KINDS,
    LAND_KINDS,
    PORT,
    SHIP,
    TILE_COLOUR,
    TILES,
    ZONE,
)
from meadhall.games.bretwalda.fields import COMPLETED, HELD, LOOKED_AT, TAKEN
from meadhall.games.bretwalda.realm import (
    count_controlled,
    count_controlled_buildings,
    count_food,
    count_ships,
    count_units,
    side_count,
    side_size,
)
from meadhall.games.bretwalda.state import Bretwalda

# Where the cards are


def held_chronicles(s: Bretwalda, kingdom: int) -> list[int]:
    """The Chronicles that a Kingdom holds."""
    return [card for card in range(CHRONICLES) if s.chronicle_at[card] == HELD - kingdom]


def completed_chronicles(s: Bretwalda, kingdom: int) -> list[int]:
    """The Chronicles that a Kingdom has completed."""
    return [card for card in range(CHRONICLES) if s.chronicle_at[card] == COMPLETED - kingdom]


def looked_at_chronicles(s: Bretwalda, kingdom: int) -> list[int]:
    """The Chronicles that a Kingdom has set aside or is looking at."""
    return [card for card in range(CHRONICLES) if s.chronicle_at[card] == LOOKED_AT - kingdom]


def top_layer(s: Bretwalda) -> list[int]:
    """The cards of which the next one drawn is one: the uppermost layer of the deck."""
    top = s.layers
    for place in s.chronicle_at:
        if 0 <= place < top:
            top = place
    return [card for card in range(CHRONICLES) if s.chronicle_at[card] == top]


def is_deck_empty(s: Bretwalda) -> bool:
    """Whether no Chronicle can be drawn."""
    for place in s.chronicle_at:
        if place >= 0:
            return False
    return True


def put_under(s: Bretwalda, cards: list[int]) -> None:
    """Cards go under the deck together, in an order that nobody knows; each is known to who puts it there."""
    for card in cards:
        s.chronicle_at[card] = s.layers
    s.layers += 1


def take_from_deck(s: Bretwalda, kingdom: int, card: int, place: int) -> None:
    """A Kingdom draws a card; others who knew the layer are no longer sure of it, unless it was its only card."""
    layer = top_layer(s)
    mine = 1 << kingdom
    if len(layer) == 1:
        s.chronicle_known[card] |= mine
    else:
        for other in layer:
            s.chronicle_known[other] &= mine
        s.chronicle_known[card] = mine
    s.chronicle_at[card] = place


def forget_held(s: Bretwalda, kingdom: int) -> None:
    """One of several held cards is given up unseen: what others knew of them is no longer sure."""
    cards = held_chronicles(s, kingdom)
    if len(cards) > 1:
        for card in cards:
            s.chronicle_known[card] = 1 << kingdom


# How far a Kingdom has come


def is_met(s: Bretwalda, kingdom: int, card: int) -> bool:
    """BRE-10.2: whether all conditions of a card hold."""
    for condition in CHRONICLE_CONDITIONS[card]:
        if reached(s, kingdom, condition) < condition.needed:
            return False
    return True


def is_payable(s: Bretwalda, kingdom: int, card: int) -> bool:
    """BRE-10.7: whether all costs of a card can be paid."""
    if s.gold[kingdom] < GOLD_COST[card] or s.hand_size[kingdom] < LORDSHIP_COST[card]:
        return False
    if FOOD_COST[card] and count_food(s, kingdom) < FOOD_COST[card]:
        return False
    if SHIP_COST[card] and count_ships(s, kingdom) < SHIP_COST[card]:
        return False
    return EALDORMAN_COST[card] == 0 or len(ealdorman_areas(s, kingdom)) > 0


def ealdorman_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas with an Ealdorman of a Kingdom's own."""
    return [area for area in s.variant.britain.areas if s.count(area, kingdom, EALDORMAN) > 0]


def reached(s: Bretwalda, kingdom: int, condition: Condition) -> int:
    """The number that a Kingdom has reached for a condition of a Chronicle (BRE-10.6, VAN-3.9)."""
    kind = condition.kind
    if kind == C_CONTROL:
        return count_controlled(s, kingdom, condition.what)
    if kind == C_ANY_OF:
        return _count_of(s, kingdom, condition.areas)
    if kind == C_BUILDINGS:
        what = BUILDINGS if condition.what == ANY_BUILDING else condition.what
        return count_controlled_buildings(s, kingdom, what)
    if kind == C_UNITS:
        return count_units(s, kingdom, condition.what)
    if kind == C_HOST:
        return _largest_host(s, kingdom)
    if kind == C_TYPES:
        return _most_types(s, kingdom)
    if kind == C_GOLD:
        return s.gold[kingdom]
    if kind == C_FOOD:
        return count_food(s, kingdom)
    if kind == C_ENEMY_CAPITALS:
        return count_enemy_capitals(s, kingdom)
    if kind == C_FOREIGN_AREAS:
        return _count_foreign(s, kingdom)
    if kind == C_COASTS:
        return _count_coasts(s, kingdom)
    return _reached_by_deeds(s, kingdom, kind)


def _reached_by_deeds(s: Bretwalda, kingdom: int, kind: int) -> int:
    if kind == C_LORDSHIP:
        return s.hand_size[kingdom]
    if kind == C_TILES:
        return _count_bits(s.tiles[kingdom])
    if kind == C_TILE_COLOURS:
        return _count_colours(s, kingdom)
    if kind == C_VIKINGS_KILLED:
        return s.vikings_killed[kingdom]
    if kind == C_BATTLES_WON:
        return s.battles_won[kingdom]
    if kind == C_AREAS_TAKEN:
        return len([area for area in s.variant.britain.areas if s.deeds[area] & TAKEN << kingdom])
    if kind == C_FOOD_DESTROYED:
        return s.food_destroyed[kingdom]
    if kind == C_PORTS:
        return _count_ports(s, kingdom)
    assert kind == C_POOL_EMPTY
    return 0 if sum(s.pool[KINDS * kingdom : KINDS * kingdom + SHIP + 1]) else 1


def _count_colours(s: Bretwalda, kingdom: int) -> int:
    colours = 0
    for tile in range(TILES):
        if s.tiles[kingdom] >> tile & 1:
            colours |= 1 << TILE_COLOUR[TILES * kingdom + tile]
    return _count_bits(colours)


def _count_bits(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def _count_of(s: Bretwalda, kingdom: int, areas: list[int]) -> int:
    found = 0
    for area in areas:
        if s.variant.britain.in_play[area] and s.controller(area) == kingdom:
            found += 1
    return found


def _largest_host(s: Bretwalda, kingdom: int) -> int:
    largest = 0
    for area in s.variant.britain.areas:
        if area != CAPITAL_AREA[kingdom] and s.has_units(area, kingdom):
            host = side_size(s, area, kingdom)
            if host > largest:
                largest = host
    return largest


def _most_types(s: Bretwalda, kingdom: int) -> int:
    most = 0
    for area in s.variant.britain.areas:
        if s.has_units(area, kingdom):
            types = 0
            for kind in range(LAND_KINDS):
                if side_count(s, area, kingdom, kind):
                    types += 1
            if types > most:
                most = types
    return most


def count_enemy_capitals(s: Bretwalda, kingdom: int) -> int:
    """How many Capitals of other Kingdoms in play a Kingdom controls."""
    found = 0
    for other in s.variant.kingdoms:
        if other != kingdom and s.controller(CAPITAL_AREA[other]) == kingdom:
            found += 1
    return found


def _count_foreign(s: Bretwalda, kingdom: int) -> int:
    found = 0
    for area in s.variant.britain.areas:
        if ZONE[area] != kingdom and s.controller(area) == kingdom:
            found += 1
    return found


def _count_coasts(s: Bretwalda, kingdom: int) -> int:
    seas = 0
    for area in s.variant.britain.areas:
        if s.variant.britain.sea_masks[area] and s.controller(area) == kingdom:
            seas |= s.variant.britain.sea_masks[area]
    return _count_bits(seas)


def _count_ports(s: Bretwalda, kingdom: int) -> int:
    found = 0
    for area in s.variant.britain.areas:
        if s.has_building(area, PORT) or s.improvements[area] >> HARBOUR & 1:
            if s.controller(area) == kingdom:
                found += 1
    return found
