"""How good a position is: what a player would look at, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    ALTAR_OF_KINGS,
    AREAS,
    CARVED_SLOT,
    CLOSED_FAME,
    DECK,
    DEFENSE_TOWER,
    FAME_OF,
    FOOD,
    FORGE,
    FORTRESS,
    KAIJA_POINTS,
    LARGE_SLOT,
    LORE,
    NONE,
    RESOURCES,
    SET_OF,
    SMALL_CLOSED_FAME,
    SMALL_SLOT,
    START_SET,
    UNREST,
    WINTER_FOOD,
    WINTER_WOOD,
    WOOD,
)
from meadhall.games.northgard.fields import ACTIONS, HAND, REMOVED, SETUP, UPGRADE_LEFT, WINTER
from meadhall.games.northgard.rules.scoring import achievement
from meadhall.games.northgard.state import Northgard

_SENSE: Final = [
    ("fame", 0.7),
    ("card_fame", 0.63),
    ("harvest_food", 0.54),
    ("harvest_wood", 0.16),
    ("harvest_lore", 0.33),
    ("harvest_fame", 0.55),
    ("forges", 4.4),
    ("food", 0.27),
    ("wood", 0.32),
    ("lore", 0.05),
    ("units", 0.05),
    ("territories", 0.45),
    ("free_large", 0.7),
    ("free_small", 0.05),
    ("large_in_open", 1.3),
    ("nearly_closed", 1.5),
    ("strongholds", 0.86),
    ("winter_short", -2.0),
    ("hand", 2.3),
    ("better_cards", 0.05),
    ("threatened", -0.17),
]
"""What a player would look at, and what it is worth.

Two fits of `benchmarks/weights.py`, evened out, except that nothing good counts as bad.
"""
FEATURES: Final = [name for name, _ in _SENSE]
WEIGHTS: Final = [weight for _, weight in _SENSE]
_STRONGHOLDS: Final = [0.0, 1.5, 5.5, 60.0]
_SCALE: Final = 0.12
"""How sure an advantage makes one, early; it grows towards the end."""
_HARVESTS: Final = 3
"""How many harvests ahead a player looks."""
CERTAINTY: Final = 0.78
"""How much surer than the evaluation one may be, by `benchmarks/calibration.py`."""


def features(s: Northgard, seat: int, threats: list[int]) -> list[float]:
    """The numbers of FEATURES for one player; `threats` as `threats_of` gives them."""
    left = s.variant.years - s.year + (1 if s.phase <= ACTIONS else 0)
    ahead = float(min(_HARVESTS, left))
    land = Land(s, seat, threats)
    deck = Deck(s, seat)
    units = s.count_units(seat)
    return [
        float(s.fame[seat]),
        deck.fame,
        ahead * land.shown[FOOD],
        ahead * land.shown[WOOD],
        ahead * land.shown[LORE],
        ahead * land.fame,
        ahead * land.forges,
        float(s.has(seat, FOOD)),
        float(s.has(seat, WOOD)),
        float(s.has(seat, LORE)),
        float(units + (1 if seat == s.bear_seat and s.kaija_at != NONE else 0)),
        float(land.territories),
        float(land.free_large),
        float(land.free_small),
        float(land.large_in_open),
        float(land.nearly_closed),
        _stronghold_worth(s, land.strongholds),
        _winter_short(s, seat, units, land.shown),
        float(deck.hand) if left > 0 else 0.0,
        float(deck.better * left),
        land.threatened,
    ]


class Land:
    """What a player's territories amount to."""

    def __init__(self, s: Northgard, seat: int, threats: list[int]) -> None:
        self.shown = [0] * RESOURCES
        self.fame = 0
        """Of one harvest."""
        self.forges = 0
        self.territories = 0
        self.free_large = 0
        self.free_small = 0
        self.large_in_open = 0
        self.nearly_closed = 0
        self.strongholds = 0
        self.threatened = 0.0
        for territory in range(AREAS):
            if s.owner[territory] == seat:
                self._add(s, territory, threats[territory])

    def _add(self, s: Northgard, territory: int, threat: int) -> None:
        self.territories += 1
        worth = 1.0
        for resource in range(RESOURCES):
            icons = s.icons(territory, resource)
            self.shown[resource] += icons
            worth += icons
        self.free_large += s.count_free_slots(territory, LARGE_SLOT)
        self.free_small += s.count_free_slots(territory, SMALL_SLOT) + s.count_free_slots(territory, CARVED_SLOT)
        large = 0
        if s.built[territory]:
            large = s.count_large(territory)
            self.fame += 3 * s.count_built(territory, ALTAR_OF_KINGS)
            self.forges += s.count_built(territory, FORGE)
        if s.free_sides[territory] == 0:
            fame = SMALL_CLOSED_FAME if s.tiles_in[territory] <= 2 else CLOSED_FAME
            self.fame += fame
            worth += fame
            if large:
                self.strongholds += 1
                worth += 3.0
        else:
            self.large_in_open += large
            if s.free_sides[territory] == 1:
                self.nearly_closed += 1
        if threat > _defence(s, territory):
            self.threatened += worth


def _defence(s: Northgard, territory: int) -> int:
    """What stands against an attack: units, Kaija by her points, Fortresses and towers."""
    kaija = KAIJA_POINTS if s.has_kaija(territory) else 0
    buildings = 2 * s.count_built(territory, FORTRESS) + s.count_built(territory, DEFENSE_TOWER)
    return s.units[territory] + kaija + buildings


class Deck:
    """What a player's cards amount to."""

    def __init__(self, s: Northgard, seat: int) -> None:
        self.fame = 0.0
        self.hand = 0
        self.better = 0
        """Cards better than those everybody begins with."""
        first = DECK * seat
        for entry in range(first, first + s.deck_size[seat]):
            zone = s.zones[entry]
            if zone in (REMOVED, UPGRADE_LEFT):
                continue
            card = s.cards[entry]
            if SET_OF[card] == ACHIEVEMENT_SET:
                self.fame += achievement(s, seat, card)
                continue
            self.fame += FAME_OF[card]
            if card != UNREST:
                if zone == HAND:
                    self.hand += 1
                if SET_OF[card] != START_SET:
                    self.better += 1


def _stronghold_worth(s: Northgard, strongholds: int) -> float:
    if not s.variant.has_stronghold_victory:
        return 0.0
    return _STRONGHOLDS[min(strongholds, 3)]


def _winter_short(s: Northgard, seat: int, units: int, shown: list[int]) -> float:
    """How much of the next winter is likely to be missing: 1 for a whole resource."""
    if s.phase > WINTER or s.phase == SETUP:
        return 0.0
    comes = 1 if s.phase < WINTER - 1 else 0
    food = WINTER_FOOD[units] - s.has(seat, FOOD) - comes * shown[FOOD]
    wood = WINTER_WOOD[units] - s.has(seat, WOOD) - comes * shown[WOOD]
    if food <= 0 and wood <= 0:
        return 0.0
    spare = s.count_resources(seat) + comes * (shown[FOOD] + shown[WOOD] + shown[LORE])
    return 0.35 if spare >= 6 else 0.9


def threats_of(s: Northgard) -> list[int]:
    """For every territory: the most figures of an opponent in a neighbouring one."""
    threats = [0] * AREAS
    n = 0
    while n < s.border_count:
        one = s.territory[s.borders[n]]
        other = s.territory[s.borders[n + 1]]
        n += 3
        if one == other:
            continue
        here = s.owner[one]
        there = s.owner[other]
        if here != NONE and there != NONE and here != there and s.is_enemy(here, there):
            threats[one] = max(threats[one], s.figures(other))
            threats[other] = max(threats[other], s.figures(one))
    return threats


def value(s: Northgard, seat: int, threats: list[int]) -> float:
    """What a player's position is worth, in fame."""
    total = 0.0
    found = features(s, seat, threats)
    for n in range(len(found)):
        total += found[n] * WEIGHTS[n]
    return total


def features_for(s: Northgard, seat: int) -> list[tuple[str, int, float, float]]:
    """FEATURES of all players for the contract: whose each is, its number, and its worth in fame to the seat."""
    found: list[tuple[str, int, float, float]] = []
    if s.clan[s.variant.seats - 1] == NONE:
        return found
    threats = threats_of(s)
    for owner in range(s.variant.seats):
        sign = -1.0 if s.is_enemy(owner, seat) else 1.0
        values = features(s, owner, threats)
        for n in range(len(values)):
            found.append((FEATURES[n], owner, values[n], sign * WEIGHTS[n] * values[n]))
    return found


def evaluate(s: Northgard) -> list[float]:
    """Each seat's chance to win; certain once the game is over. Partners share theirs."""
    seats = s.variant.seats
    if s.won:
        winners = s.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if s.clan[seats - 1] == NONE:
        return [1.0 / seats] * seats
    threats = threats_of(s)
    values = [value(s, seat, threats) for seat in range(seats)]
    if s.variant.teams:
        values = [values[0] + values[2], values[1] + values[3], values[0] + values[2], values[1] + values[3]]
    most = max(values)
    scale = _SCALE * (1.0 + s.year / s.variant.years)
    weights = [math.exp((each - most) * scale) for each in values]
    total = sum(weights)
    return [weight / total for weight in weights]
