"""How good a position is: features of each Kingdom, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.bretwalda.annals import held_chronicles, reached
from meadhall.games.bretwalda.cards import CHRONICLE_CONDITIONS, FOOD_COST, GOLD_COST, LORDSHIP_COST
from meadhall.games.bretwalda.content import (
    ABBEY,
    AUTUMN,
    BUILDINGS,
    DANES,
    FIRST_MINOR,
    KINDS,
    KINGDOMS,
    NONE,
    OWNERS,
    PRINTED_DALC,
    ROUNDS,
    SEASON_OF_ROUND,
    WINTER,
    WINTER_FREE_FOOD,
)
from meadhall.games.bretwalda.fields import CALM, COMPLETED
from meadhall.games.bretwalda.forces import MASK, SHIFT, size
from meadhall.games.bretwalda.realm import collects, count_of, is_town
from meadhall.games.bretwalda.rules.collection import area_food, area_gold
from meadhall.games.bretwalda.state import Bretwalda

_SENSE: Final = [
    ("dalcs", 10.0),
    ("last_dalcs", 12.0),
    ("chronicles", 6.0),
    ("gold_income", 1.0),
    ("food_income", 0.8),
    ("gold", 0.6),
    ("hoard", 0.15),
    ("food", 0.25),
    ("starving", -1.6),
    ("strength", 1.1),
    ("vassal_strength", 0.5),
    ("areas", 0.7),
    ("hand", 0.7),
    ("tiles", 1.2),
    ("buildings", 0.5),
    ("ships", 0.5),
    ("threatened", -2.5),
    ("open_dalcs", 2.0),
    ("past_target", 8.0),
]
"""What a player would look at in a Kingdom, and what it is worth; a Dalc is worth 10."""
FEATURES: Final = [name for name, _ in _SENSE]
WEIGHTS: Final = [weight for _, weight in _SENSE]

_STRENGTH: Final = [0.93, 1.2, 1.1, 1.2, 2.03, 2.63, 1.1, 1.1]
"""Mean hits and 0.6 for each point of health, by unit type; the Bishop's blessing and the Hunters' shot count too."""
_CITY_STRENGTH: Final = 0.4
_PLENTY: Final = 8
"""Gold beyond this is worth little."""
_LAST_ROUNDS: Final = 2
_TEMPERATURE: Final = 12.0
CERTAINTY: Final = 0.21
"""How much surer than the evaluation one may be, by `benchmarks/calibration.py`."""


def strength_of(force: int) -> float:
    """How strong a force is in battle."""
    if force == 0:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        units = force >> SHIFT[kind] & MASK[kind]
        if units:
            total += units * _STRENGTH[kind]
    return total


def side_strength(s: Bretwalda, area: int, mask: int) -> float:
    """How strong the owners of a mask are in an area."""
    present = s.present[area] & mask
    total = 0.0
    owner = 0
    while present:
        if present & 1:
            total += strength_of(s.units[OWNERS * area + owner])
        present >>= 1
        owner += 1
    return total


def winning_chance(attackers: float, defenders: float) -> float:
    """A rough chance that attackers beat defenders."""
    if attackers <= 0.0:
        return 0.0
    if defenders <= 0.0:
        return 1.0
    odds = attackers / defenders
    odds = odds * odds * odds
    return odds / (1.0 + odds)


class _Outlook:
    """What every Kingdom has, pending battles counted by their chances."""

    def __init__(self, s: Bretwalda) -> None:
        self.dalcs = [0.0] * KINGDOMS
        self.areas = [0.0] * KINGDOMS
        self.gold_income = [0.0] * KINGDOMS
        self.food_income = [0.0] * KINGDOMS
        self.food = [0.0] * KINGDOMS
        self.units = [0.0] * KINGDOMS
        self.vassal_units = [0.0] * KINGDOMS
        self.strength = [0.0] * KINGDOMS
        self.vassal_strength = [0.0] * KINGDOMS
        self.buildings = [0.0] * KINGDOMS
        self.threatened = [0.0] * KINGDOMS
        self.open_dalcs = [0.0] * KINGDOMS
        for area in s.variant.britain.areas:
            if s.before[area] == CALM:
                self._count(s, area)
            else:
                self._count_pending(s, area)
        for place in s.chronicle_at:
            if place <= COMPLETED:
                self.dalcs[COMPLETED - place] += 1.0

    def _count(self, s: Bretwalda, area: int) -> None:
        controller = s.controller(area)
        self._count_units(s, area, 1.0, 1.0)
        worth = float(PRINTED_DALC[area]) + (1.0 if s.has_building(area, ABBEY) else 0.0)
        if controller != NONE:
            self._hold(s, controller, area, worth, 1.0)
            if collects(s, controller, area):
                self.gold_income[controller] += area_gold(s, controller, area)
                self.food_income[controller] += area_food(s, area, True)
        if worth > 0.0:
            self._look_around(s, area, controller, worth)

    def _hold(self, s: Bretwalda, kingdom: int, area: int, worth: float, share: float) -> None:
        self.dalcs[kingdom] += worth * share
        self.areas[kingdom] += share
        self.food[kingdom] += float(s.food[area]) * share
        if s.buildings[area] or s.improvements[area]:
            self.buildings[kingdom] += count_of(s, area, BUILDINGS) * share

    def _count_units(self, s: Bretwalda, area: int, share: float, others: float) -> None:
        """Units of the mover's side count by its share, those of others by theirs."""
        present = s.present[area]
        mover = s.side_mask(s.turn) if s.turn != NONE else 0
        for owner in range(DANES):
            if present >> owner & 1:
                force = s.units[OWNERS * area + owner]
                part = share if mover >> owner & 1 else others
                if owner < KINGDOMS:
                    self.units[owner] += size(force) * part
                    self.strength[owner] += strength_of(force) * part
                else:
                    overlord = s.overlord[owner - FIRST_MINOR]
                    if overlord != NONE:
                        self.vassal_units[overlord] += size(force) * part
                        self.vassal_strength[overlord] += strength_of(force) * part

    def _count_pending(self, s: Bretwalda, area: int) -> None:
        """A pending battle: the area and the units go by the chance of the one whose turn it is."""
        mover = s.turn
        before = s.before[area]
        worth = float(PRINTED_DALC[area]) + (1.0 if s.has_building(area, ABBEY) else 0.0)
        if mover == NONE:
            self._count_units(s, area, 0.7, 0.7)
            if before != NONE:
                self._hold(s, before, area, worth, 0.5)
            return
        mask = s.side_mask(mover)
        attackers = side_strength(s, area, mask)
        defenders = side_strength(s, area, ~mask) + (_CITY_STRENGTH if is_town(s, area) else 0.0)
        chance = winning_chance(attackers, defenders)
        self._count_units(s, area, 0.25 + 0.7 * chance, 0.25 + 0.7 * (1.0 - chance))
        self._hold(s, mover, area, worth, chance)
        if before != NONE and before != mover:
            self._hold(s, before, area, worth, 1.0 - chance)

    def _look_around(self, s: Bretwalda, area: int, controller: int, worth: float) -> None:
        """Who could take an area with a Dalc from its neighbourhood."""
        defence = side_strength(s, area, (1 << OWNERS) - 1) + (_CITY_STRENGTH if is_town(s, area) else 0.0)
        danger = 0.0
        for near in s.variant.britain.neighbours[area]:
            if s.before[near] != CALM or s.present[near] == 0:
                continue
            for kingdom in s.variant.kingdoms:
                if kingdom != controller and s.has_units(near, kingdom):
                    force = side_strength(s, near, s.side_mask(kingdom))
                    if force > 1.2 * defence:
                        self.open_dalcs[kingdom] += worth * 0.5
                    if force > danger:
                        danger = force
        if controller != NONE and danger > defence:
            self.threatened[controller] += worth * (1.0 - defence / danger)


def chronicle_progress(s: Bretwalda, kingdom: int, card: int) -> float:
    """How far a Kingdom has come with a Chronicle, from 0 to 1, by what is missing most."""
    progress = 1.0
    for condition in CHRONICLE_CONDITIONS[card]:
        progress = min(progress, reached(s, kingdom, condition) / condition.needed)
    if GOLD_COST[card]:
        progress = min(progress, s.gold[kingdom] / GOLD_COST[card])
    if LORDSHIP_COST[card]:
        progress = min(progress, s.hand_size[kingdom] / LORDSHIP_COST[card])
    return min(progress, 0.6) if FOOD_COST[card] else progress


def _starving(s: Bretwalda, outlook: _Outlook, kingdom: int) -> float:
    """How many units will starve in the coming Winter, as far as one can say; less sure the farther it is."""
    season = SEASON_OF_ROUND[s.round] if s.round else 0
    if season == WINTER and s.turn != NONE:
        return 0.0
    need = outlook.units[kingdom] - s.ability(kingdom, WINTER_FREE_FOOD) + outlook.vassal_units[kingdom]
    missing = need + 2.0 - outlook.food[kingdom]
    if missing <= 0.0:
        return 0.0
    if season >= AUTUMN:
        return missing
    return missing * (0.3 if season == 0 else 0.6)


def kingdom_features(s: Bretwalda, outlook: _Outlook, kingdom: int) -> list[float]:
    """The numbers of FEATURES for a Kingdom."""
    chronicles = 0.0
    for card in held_chronicles(s, kingdom):
        progress = chronicle_progress(s, kingdom, card)
        chronicles += progress * progress
    rounds_left = ROUNDS - s.round
    years_left = rounds_left / 4.0
    gold = s.gold[kingdom]
    dalcs = outlook.dalcs[kingdom]
    tiles = s.tiles[kingdom]
    active = 0
    while tiles:
        tiles &= tiles - 1
        active += 1
    ships = 0
    for place in range(kingdom, len(s.ships), KINGDOMS):
        ships += s.ships[place]
    return [
        dalcs,
        dalcs if rounds_left < _LAST_ROUNDS else 0.0,
        chronicles if rounds_left else 0.0,
        outlook.gold_income[kingdom] * min(years_left, 1.0),
        outlook.food_income[kingdom] * min(years_left, 1.0),
        float(min(gold, _PLENTY)) * min(years_left + 0.2, 1.0),
        float(max(gold - _PLENTY, 0)),
        outlook.food[kingdom],
        _starving(s, outlook, kingdom),
        outlook.strength[kingdom],
        outlook.vassal_strength[kingdom],
        outlook.areas[kingdom],
        float(s.hand_size[kingdom]),
        float(active) * min(years_left, 1.0),
        outlook.buildings[kingdom],
        float(ships),
        outlook.threatened[kingdom],
        outlook.open_dalcs[kingdom],
        max(0.0, dalcs - s.variant.dalc_target + 1.0),
    ]


def features_for(s: Bretwalda, seat: int) -> list[tuple[str, int, float, float]]:
    """FEATURES of all Kingdoms for the contract: whose each is, its number, and its worth to the seat."""
    found: list[tuple[str, int, float, float]] = []
    players = s.variant.players
    if NONE in s.kingdom_at[:players]:
        return found
    outlook = _Outlook(s)
    for owner in range(players):
        sign = 1.0 if owner == seat else -1.0
        values = kingdom_features(s, outlook, s.kingdom_at[owner])
        for n in range(len(values)):
            found.append((FEATURES[n], owner, values[n], sign * WEIGHTS[n] * values[n]))
    return found


def evaluate(s: Bretwalda) -> list[float]:
    """Each seat's chance to win; certain once the game is won."""
    players = s.variant.players
    if s.is_over:
        winner = s.winners()[0]
        return [1.0 if seat == winner else 0.0 for seat in range(players)]
    if NONE in s.kingdom_at[:players]:
        return [1.0 / players] * players
    outlook = _Outlook(s)
    worths: list[float] = []
    for seat in range(players):
        worth = 0.0
        values = kingdom_features(s, outlook, s.kingdom_at[seat])
        for n in range(len(values)):
            worth += values[n] * WEIGHTS[n]
        worths.append(worth)
    best = max(worths)
    odds = [math.exp((worth - best) / _TEMPERATURE) for worth in worths]
    total = sum(odds)
    return [each / total for each in odds]
