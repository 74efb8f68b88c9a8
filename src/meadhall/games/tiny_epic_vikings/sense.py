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
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.battles import boosted
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler
from meadhall.games.tiny_epic_vikings.rules.harvesting import HarvestResource, TakeResource
from meadhall.games.tiny_epic_vikings.rules.sailing import SailBoat
from meadhall.games.tiny_epic_vikings.state import DOWN, ENTERED, HAND, INVADERS, ROW, WON, Vikings

_SENSE: Final = [
    ("islands", 1.0),
    ("favours", 1.0),
    ("resources", 1.0),
    ("boats", 2.2),
    ("temples", 2.0),
    ("raids", 0.8),
    ("hand", 1.0),
    ("battle", 1.0),
]
"""What a player would look at in a clan, and what it is worth in points, or in what its own estimate says."""
FEATURES: Final = [name for name, _ in _SENSE]
WEIGHTS: Final = [weight for _, weight in _SENSE]

_LAST_TURN: Final = 0.9
"""How many points of evaluation make a big difference at the end; more before."""
_EARLY: Final = 3.5
_TURNS: Final = 15.0
_EVEN_STRENGTH: Final = 1.3
_INVADERS: Final = 3.2
_MORE_INVADERS: Final = 0.45
_BOON: Final = 0.7
_HELD: Final = 0.72
_SAFE: Final = 0.28
_CONTESTED: Final = 0.3
CERTAINTY: Final = 0.36
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


def rune_values(s: Vikings, left: float) -> list[float]:
    """What an island rune of each kind will be worth: ranks grow certain as the game goes on."""
    mean = (s.fury[0] + s.fury[1] + s.fury[2]) / 3.0
    wide = 1.0 + 0.3 * left
    return [4.0 + 2.0 * math.tanh((s.fury[rune] - mean) / wide) for rune in range(RUNES)]


def _island_value(s: Vikings, clan: int, island: int, extra: int) -> float:
    """The share of an island's worth that is the clan's, if it had so much more influence there."""
    mine = s.influence[ISLANDS * clan + island] + extra
    other = 0
    for rival in s.variant.clans:
        if rival != clan:
            other = max(other, s.influence[ISLANDS * rival + island])
    is_held = s.holder[island] == clan
    if extra > 0 and mine > other:
        is_held = True
    if is_held:
        return _HELD + _SAFE * math.tanh((mine - other) / 3.0)
    return _CONTESTED * mine / (mine + other + 1.0)


def _islands(s: Vikings, clan: int, values: list[float]) -> float:
    total = 0.0
    board = s.variant.map
    for island in board.islands:
        if s.influence[ISLANDS * clan + island] > 0:
            total += values[board.rune[island]] * _island_value(s, clan, island, 0)
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


# Resources, boats, temples and villages are worth what can still be done with them.


def _stock(s: Vikings, clan: int, left: float) -> float:
    stock = 0.0
    for n in range(RESOURCES):
        stock += math.sqrt(s.resources[RESOURCES * clan + n])
    return (0.9 * left / _TURNS + 0.25 * min(left, 1.0)) * stock


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


def _prospect(s: Vikings, values: list[float]) -> list[float]:
    """For each clan, what it can expect of the choice that it is in the middle of."""
    promise = [0.0] * (ENEMY + 1)
    if not s.todo:
        return promise
    step = s.todo[-1]
    if isinstance(step, DeploySettler):
        promise[step.seat] = _settling(s, step.seat, step.island, step.left, 0, values)
    elif isinstance(step, SailBoat):
        promise[step.seat] = _landing(s, step, values)
    elif isinstance(step, HarvestResource | TakeResource):
        promise[step.seat] = 0.25 * step.left
    return promise


def _settling(s: Vikings, seat: int, island: int, most: int, boat: int, values: list[float]) -> float:
    """What landing as many settlers as possible would add."""
    settlers = min(most, s.resources[RESOURCES * seat + FOOD], s.settlers_left[seat])
    if settlers == 0 and not s.has_land_forces(seat, island):
        return 0.2 * boat
    now = _island_value(s, seat, island, 0) if s.influence[ISLANDS * seat + island] else 0.0
    gain = _island_value(s, seat, island, settlers + boat) - now
    return values[s.variant.map.rune[island]] * gain - 0.3 * settlers


def _landing(s: Vikings, step: SailBoat, values: list[float]) -> float:
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
                worth = _settling(s, step.seat, board.dock_island[dock], step.value, 2, values)
                if s.villages[dock]:
                    worth += 0.3
                best = max(best, 0.9 * worth)
    return best


# Chances


def _worths(s: Vikings, clan: int, values: list[float], left: float) -> list[float]:
    """What each of FEATURES is worth to a clan, in points."""
    return [
        WEIGHTS[0] * _islands(s, clan, values),
        WEIGHTS[1] * _favours(s, clan, values),
        WEIGHTS[2] * _stock(s, clan, left),
        WEIGHTS[3] * left / _TURNS * s.count_boats_built(clan),
        WEIGHTS[4] * left / _TURNS * s.count_temples_built(clan),
        WEIGHTS[5] * s.raided[clan] * min(left, 1.0),
        WEIGHTS[6] * _hand(s, clan),
        WEIGHTS[7] * _battle(s, clan, values),
    ]


def worth(s: Vikings, clan: int, values: list[float], left: float) -> float:
    """What a clan has and may expect, in points."""
    if clan == ENEMY:
        return WEIGHTS[0] * _islands(s, clan, values) + WEIGHTS[1] * _favours(s, clan, values)
    found = _worths(s, clan, values, left)
    means = found[2] + found[3] + found[4] + found[5]
    return found[0] + found[1] + means + found[6] + found[7]


def features_for(s: Vikings, seat: int) -> list[tuple[str, int, float, float]]:
    """FEATURES of all clans for the contract: whose each is, its number or points, and its worth to the seat."""
    left = turns_left(s)
    values = rune_values(s, left)
    found: list[tuple[str, int, float, float]] = []
    for clan in range(s.variant.players):
        sign = 1.0 if clan == seat else -1.0
        worths = _worths(s, clan, values, left)
        numbers = list(worths)
        stock = 0
        for n in range(RESOURCES):
            stock += s.resources[RESOURCES * clan + n]
        numbers[2] = float(stock)
        numbers[3] = float(s.count_boats_built(clan))
        numbers[4] = float(s.count_temples_built(clan))
        numbers[5] = float(s.raided[clan])
        for n in range(len(worths)):
            found.append((FEATURES[n], clan, numbers[n], sign * worths[n]))
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
    values = rune_values(s, left)
    promise = _prospect(s, values)
    scale = _LAST_TURN + _EARLY * left / _TURNS
    clans = [*range(seats), ENEMY] if s.variant.is_solo else list(range(seats))
    worths = [(worth(s, clan, values, left) + promise[clan]) / scale for clan in clans]
    most = max(worths)
    odds = [math.exp(each - most) for each in worths]
    total = sum(odds)
    return [odds[seat] / total for seat in range(seats)]
