"""How good a position is: features, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.saga.content import (
    AREAS_TO_WIN,
    COINS_TO_WIN,
    ENGLAND,
    LEADERS,
    NONE,
    REMOVED,
    SAXON,
    SPACES,
    VIKING,
)
from meadhall.games.saga.state import Saga

_BIAS: Final = -2.65
_SENSE: Final = [
    ("viking_coins", 0.38),
    ("two_coins_from_winning", 0.13),
    ("coins_to_win", 1.39),
    ("viking_areas", 0.24),
    ("areas_to_win", 0.16),
    ("vikings_in_england", 0.08),
    ("saxons_in_england", -0.05),
    ("saxon_areas", -0.1),
    ("saxon_coins", -0.21),
    ("spaces_between_markers", 0.33),
    ("markers_two_apart", -0.26),
    ("markers_one_apart", -0.28),
    ("markers_meet", -0.98),
    ("burhs_held_by_vikings", 0.07),
    ("leaders_ahead", 0.03),
    ("viking_initiative", 0.24),
    ("at_most_one_viking", -0.19),
    ("no_vikings", -0.31),
]
"""What a player would look at, and what it adds to the log-odds of the Vikings: fitted to 2,988 games of bots, as
`benchmarks/weights.py` does it."""
FEATURES: Final = [name for name, _ in _SENSE]
WEIGHTS: Final = [weight for _, weight in _SENSE]
_OF_SAXONS: Final = [
    "saxons_in_england",
    "saxon_areas",
    "saxon_coins",
    "markers_two_apart",
    "markers_one_apart",
    "markers_meet",
]
_OWNERS: Final = [SAXON if name in _OF_SAXONS else VIKING for name in FEATURES]
CERTAINTY: Final = 0.97
"""How much surer than the evaluation one may be, by `benchmarks/calibration.py`."""


class _England:
    """England after the pending battles, counted by heads: leaders' abilities and the place of retreat left aside."""

    def __init__(self, s: Saga) -> None:
        self.viking_areas = 0
        self.saxon_areas = 0
        self.vikings = 0
        self.saxons = 0
        self.burhs_held = 0
        for area in range(ENGLAND):
            self._count(s, area)

    def _count(self, s: Saga, area: int) -> None:
        vikings = s.units[SPACES + area]
        saxons = s.units[area]
        if vikings and saxons:
            vikings_left = max(vikings - saxons // 2, 0)
            saxons_left = max(saxons - vikings // 2, 0)
            if vikings > saxons:
                self.saxons += saxons_left
                vikings = vikings_left
                saxons = 0
            else:
                vikings = 0
                saxons = saxons_left
        self.vikings += vikings
        self.saxons += saxons
        if vikings:
            self.viking_areas += 1
        elif saxons:
            self.saxon_areas += 1
        if vikings and s.has_burh(area):
            self.burhs_held += 1


def features(s: Saga) -> list[float]:
    """The numbers of FEATURES, from the Vikings' side."""
    england = _England(s)
    coins = s.coins[VIKING]
    leaders = 0
    for handle in range(LEADERS):
        if s.leader_at[handle] != REMOVED:
            leaders += 1 if handle >= 4 else -1
    apart = s.round_pos - s.burh_pos()
    return [
        float(coins),
        _flag(coins >= COINS_TO_WIN - 2),
        _flag(coins >= COINS_TO_WIN),
        float(england.viking_areas),
        _flag(england.viking_areas >= AREAS_TO_WIN),
        float(england.vikings),
        float(england.saxons),
        float(england.saxon_areas),
        float(s.coins[SAXON]),
        float(apart),
        _flag(apart <= 2),
        _flag(apart <= 1),
        _flag(apart <= 0),
        float(england.burhs_held),
        float(leaders),
        _flag(s.initiative == VIKING),
        _flag(england.vikings <= 1),
        _flag(england.vikings == 0),
    ]


def _flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


def features_for(s: Saga, seat: int) -> list[tuple[str, int, float, float]]:
    """FEATURES for the contract: whose each is, its number, and what it adds to the log-odds of the seat."""
    if s.viking_seat == NONE:
        return []
    sign = 1.0 if seat == s.viking_seat else -1.0
    values = features(s)
    return [(FEATURES[n], s.seat_of(_OWNERS[n]), values[n], sign * WEIGHTS[n] * values[n]) for n in range(len(values))]


def evaluate(s: Saga) -> list[float]:
    """Each seat's chance to win; certain once the game is won."""
    if s.viking_seat == NONE:
        return [0.5, 0.5]
    if s.victories:
        chance = 1.0 if s.winners()[0] == s.viking_seat else 0.0
    else:
        values = features(s)
        odds = _BIAS
        for n in range(len(values)):
            odds += values[n] * WEIGHTS[n]
        chance = 1.0 / (1.0 + math.exp(-odds))
    return [chance, 1.0 - chance] if s.viking_seat == 0 else [1.0 - chance, chance]
