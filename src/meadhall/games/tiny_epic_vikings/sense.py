"""What a position is worth: a sum of things that good players look at, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    BUILD,
    CARD_RUNE,
    CARDS,
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENEMY,
    ERA_CARDS,
    ERAS,
    EXPLORE,
    FAVOUR_RUNES,
    FAVOURS,
    FOOD,
    HARVEST,
    LEADER,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RESOURCES,
    RUNE_ACTION,
    RUNES,
    SACK,
    SACK_ANY,
    SAIL,
    STEEL,
    STEEL_COST,
    STRENGTH_RESOURCE,
    STRENGTH_RUNE,
    WOOD,
)
from meadhall.games.tiny_epic_vikings.fields import DOWN, ENTERED, HAND, INVADERS, ROW, WON
from meadhall.games.tiny_epic_vikings.holding import TURNS, chance_to_hold
from meadhall.games.tiny_epic_vikings.maps import DOCK
from meadhall.games.tiny_epic_vikings.rules.battles import boosted
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler, SoloAttack
from meadhall.games.tiny_epic_vikings.rules.harvesting import HarvestResource, TakeResource
from meadhall.games.tiny_epic_vikings.rules.sailing import SailBoat
from meadhall.games.tiny_epic_vikings.state import Vikings

_SENSE: Final = [
    ("islands", 0.36, 0.02),
    ("favours", 0.31, 0.06),
    ("wood", 0.06, 0.33),
    ("food", 0.0, 0.2),
    ("steel", 0.0, 0.25),
    ("boats", 0.08, 0.42),
    ("temples", 0.17, 0.55),
    ("raids", 0.2, 0.28),
    ("hand", 0.6, 0.2),
    ("battle", 0.42, 0.08),
]
"""What a player would look at in a clan, and how much one of it adds to the odds to win, on the last turn and on the
first; in between it changes evenly. Points of islands and favours are counted as far as one can expect them. Read
from fits to 2,500 games of bots, turn by turn, and evened out by hand."""
_SENSES: Final = [name for name, _, _ in _SENSE]
_FIRST_RESOURCE: Final = _SENSES.index("wood")
FEATURES: Final = [*_SENSES, *[name + "_at_first" for name in _SENSES]]
WEIGHTS: Final = [*[last for _, last, _ in _SENSE], *[first for _, _, first in _SENSE]]

_EVEN_STRENGTH: Final = 1.3
_INVADERS: Final = 3.2
_MORE_INVADERS: Final = 0.45
_BOON: Final = 0.7
_RANKED: Final = 2.5
"""A god whose Fury is so far above the others' is likely to stay first."""
CERTAINTY: Final = 0.45
"""How much surer than the evaluation one may be, by `benchmarks/calibration.py`."""


def turns_left(s: Vikings) -> float:
    """How many turns each seat still has, on average."""
    left = 0.0
    for era in range(s.era + 1, ERAS + 1):
        left += ERA_CARDS[era]
    if s.era > 0:
        played = 0
        for seat in range(s.variant.players):
            played += s.row_size[seat]
        left += ERA_CARDS[s.era] - played / s.variant.players
    return left


def rune_values(s: Vikings) -> list[float]:
    """What an island rune of each kind will be worth, as the gods stand now."""
    mean = float(s.fury[0] + s.fury[1] + s.fury[2]) / 3.0
    return [4.0 + 2.0 * math.tanh((float(s.fury[rune]) - mean) / _RANKED) for rune in range(RUNES)]


def _islands(s: Vikings, clan: int, values: list[float], left: float) -> float:
    total = 0.0
    board = s.variant.map
    for island in board.islands:
        total += values[board.rune[island]] * chance_to_hold(s, clan, island, left)
    return total


def _favour_value(favour: int, values: list[float]) -> float:
    total = 0.0
    for rune in range(RUNES):
        total += FAVOUR_RUNES[RUNES * favour + rune] * values[rune]
    return total / 2.0


def _favours(s: Vikings, clan: int, values: list[float]) -> float:
    total = 0.0
    for favour in range(FAVOURS):
        if s.favour_at[favour] == WON + clan:
            total += _favour_value(favour, values)
    return total


# The hand


def _action_worth(effect: int) -> float:
    action = EFFECT_ACTION[effect]
    value = EFFECT_VALUE[effect]
    if action == SAIL:
        return 0.9 + 0.3 * value
    if action == EXPLORE:
        return 0.4 + 0.3 * value
    if action == HARVEST:
        return 0.3 + 0.25 * value
    if action == BUILD:
        return 1.0
    return 0.8


LEADER_WORTH: Final = [_action_worth(LEADER + card) for card in range(CARDS)]
RUNE_WORTH: Final = [_action_worth(RUNE_ACTION + card) for card in range(CARDS)]


def _hand(s: Vikings, seat: int) -> float:
    """Cards still to be played: their actions, as far as the runes for them are near, or their strength."""
    runes = [0] * (RUNES + 1)
    for rune in range(RUNES):
        runes[rune] = s.count_runes(seat, rune)
        runes[ANY_RUNE] += runes[rune]
    cards = s.cards_at(HAND + seat)
    own = [0] * (RUNES + 1)
    for card in cards:
        own[CARD_RUNE[card]] += 1
        own[ANY_RUNE] += 1
    total = 0.0
    for card in cards:
        rune = REQUIRED_RUNE[card]
        missing = REQUIRED_COUNT[card] - runes[rune]
        if CARD_RUNE[card] == rune or rune == ANY_RUNE:
            missing -= 1
        near = 1.0 if missing <= 0 else 0.55 if own[rune] > missing else 0.25 / missing
        actions = LEADER_WORTH[card] + RUNE_WORTH[card] * near
        strong = 0.0
        if s.resources[RESOURCES * seat + STEEL] >= STEEL_COST[card]:
            strong = 0.35 * _battle_strength(s, seat, card)
        total += 0.35 * max(actions, strong) + 0.1 * min(actions, strong)
    return total


# The pending battle


def _battle_strength(s: Vikings, seat: int, card: int) -> float:
    """The strength that a card would have for a seat if it lay face up now."""
    count = 0
    if STRENGTH_RUNE[card] != NONE:
        rune = STRENGTH_RUNE[card]
        count = s.count_runes(seat, rune)
        is_up = s.where[card] == ROW + seat
        if is_up != s.variant.own_rune_counts and (rune == ANY_RUNE or CARD_RUNE[card] == rune):
            count += -1 if is_up else 1
    elif STRENGTH_RESOURCE[card] != NONE:
        count = s.resources[RESOURCES * seat + STRENGTH_RESOURCE[card]]
    return float(boosted(card, count))


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def _battle(s: Vikings, seat: int, values: list[float]) -> float:
    """What the pending battle promises a seat that is in it."""
    if s.fighters >> seat & 1 == 0 or s.prize == NONE or s.strengths[seat] != NONE:
        return 0.0
    card = s.last_card(seat)
    if s.where[card] != DOWN + seat and s.where[card] != ENTERED + seat:
        return 0.0
    if s.resources[RESOURCES * seat + STEEL] < STEEL_COST[card]:
        return 0.0
    own = _battle_strength(s, seat, card)
    wins = 1.0
    rivals = 0
    for clan in range(s.variant.players):
        if clan != seat and s.fighters >> clan & 1:
            rivals += 1
            other = s.last_card(clan)
            if s.resources[RESOURCES * clan + STEEL] >= STEEL_COST[other]:
                wins *= _logistic((own - _battle_strength(s, clan, other)) / 0.4)
    if rivals == 0:
        level = _INVADERS + _MORE_INVADERS * s.count_cards(INVADERS)
        wins = _logistic((own - level) / _EVEN_STRENGTH)
        if s.variant.players > 1:
            wins *= 0.8
    prize = _favour_value(s.prize, values)
    for n in range(RESOURCES):
        prize += 0.2 * SACK[RESOURCES * s.prize + n]
    prize += 0.25 * SACK_ANY[s.prize]
    return wins * prize + (1.0 - wins) * _BOON


# What the running action promises


def _prospect(s: Vikings, values: list[float], left: float) -> list[float]:
    """For each clan, what it can expect of the choice that it is in the middle of."""
    promise = [0.0] * (ENEMY + 1)
    if not s.todo:
        return promise
    step = s.todo[-1]
    if isinstance(step, DeploySettler):
        promise[step.seat] = _settling(s, step.seat, step.island, step.left, 0, values, left)
    elif isinstance(step, SoloAttack):
        # An enemy settler fewer is about as good as one more of one's own, and as bad for the enemy.
        promise[step.seat] = 2.0 * max(0.0, _foothold(s, step.seat, step.island, 1, 0, values, left))
    elif isinstance(step, SailBoat):
        promise[step.seat] = _landing(s, step, values, left)
    elif isinstance(step, HarvestResource | TakeResource):
        promise[step.seat] = 0.15 * step.left * left / TURNS
    return promise


def _settling(s: Vikings, seat: int, island: int, most: int, boats: int, values: list[float], left: float) -> float:
    """What landing as many settlers as possible would add."""
    settlers: int = min(most, s.resources[RESOURCES * seat + FOOD], s.settlers_left[seat])
    if settlers == 0 and not s.has_land_forces(seat, island):
        return 0.02 * boats
    return _foothold(s, seat, island, settlers, boats, values, left) + 0.05 * settlers


def _foothold(s: Vikings, seat: int, island: int, settlers: int, boats: int, values: list[float], left: float) -> float:
    """What so many more settlers and boats at an island are worth."""
    gain = chance_to_hold(s, seat, island, left, settlers, boats) - chance_to_hold(s, seat, island, left)
    return _weight(0, left) * values[s.variant.map.rune[island]] * gain


def _landing(s: Vikings, step: SailBoat, values: list[float], left: float) -> float:
    """The best dock that the sailing boat still reaches."""
    best = 0.0
    place = s.boat_at[s.boat]
    board = s.variant.map
    if place >= DOCK:
        return best
    fjords = [place]
    if step.left > 1:
        fjords.extend(board.fjord_neighbours[place])
    for fjord in fjords:
        for dock in board.fjord_docks[fjord]:
            if s.dock_clan(dock) != step.seat:
                promise = _settling(s, step.seat, board.dock_island[dock], step.value, 1, values, left)
                if s.villages[dock]:
                    promise += 0.05
                best = max(best, 0.9 * promise)
    return best


# Chances


def _weight(feature: int, left: float) -> float:
    """What one of a feature is worth when so many turns are left."""
    last = WEIGHTS[feature]
    return last + (WEIGHTS[len(_SENSES) + feature] - last) * left / TURNS


def _numbers(s: Vikings, clan: int, values: list[float], left: float) -> list[float]:
    """What a clan has of everything that is looked at; of a resource, the more the less the next one counts."""
    return [
        _islands(s, clan, values, left),
        _favours(s, clan, values),
        math.sqrt(s.resources[RESOURCES * clan + WOOD]),
        math.sqrt(s.resources[RESOURCES * clan + FOOD]),
        math.sqrt(s.resources[RESOURCES * clan + STEEL]),
        float(s.count_boats_built(clan)),
        float(s.count_temples_built(clan)),
        float(s.raided[clan]),
        _hand(s, clan),
        _battle(s, clan, values),
    ]


def worth(s: Vikings, clan: int, values: list[float], left: float) -> float:
    """What a clan has and may expect, as the logarithm of its odds."""
    if clan == ENEMY:
        return _weight(0, left) * _islands(s, clan, values, left) + _weight(1, left) * _favours(s, clan, values)
    total = 0.0
    numbers = _numbers(s, clan, values, left)
    for n in range(len(numbers)):
        if numbers[n] != 0.0:
            total += _weight(n, left) * numbers[n]
    return total


def features_for(s: Vikings, seat: int) -> list[tuple[str, int, float, float]]:
    """What is looked at in all clans: whose each is, its number or points, and its worth to the seat."""
    left = turns_left(s)
    values = rune_values(s)
    found: list[tuple[str, int, float, float]] = []
    for clan in range(s.variant.players):
        sign = 1.0 if clan == seat else -1.0
        numbers = _numbers(s, clan, values, left)
        for n in range(len(numbers)):
            number = numbers[n]
            if n in (_FIRST_RESOURCE, _FIRST_RESOURCE + 1, _FIRST_RESOURCE + 2):
                number = float(s.resources[RESOURCES * clan + n - _FIRST_RESOURCE])
            found.append((_SENSES[n], clan, number, sign * _weight(n, left) * numbers[n]))
    if s.variant.is_solo:
        enemy = worth(s, ENEMY, values, left)
        found.append(("enemy", seat, enemy, -enemy))
    return found


def evaluate(s: Vikings) -> list[float]:
    """Each seat's chance to win; certain once the game is over."""
    seats = s.variant.players
    if s.is_over:
        winners = s.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    left = turns_left(s)
    values = rune_values(s)
    promise = _prospect(s, values, left)
    clans = [*range(seats), ENEMY] if s.variant.is_solo else list(range(seats))
    worths = [worth(s, clan, values, left) + promise[clan] for clan in clans]
    most = max(worths)
    odds = [math.exp(each - most) for each in worths]
    total = sum(odds)
    return [odds[seat] / total for seat in range(seats)]
