"""How good a position is: the men that are left, and how far the king is from the corners."""

from __future__ import annotations

from math import exp
from typing import Final

from hnefatafl.board import ATTACKERS, DEFENDERS, WIDTH
from hnefatafl.state import Tafl
from meadhall.engine.game import Feature

FEATURES: Final = ["attackers", "defenders", "king_moves", "king_far", "king_beset"]
WEIGHTS: Final = [-0.16, 0.34, 0.09, -0.2, -0.55]
"""What one more of each adds to the odds of the defenders; guesses that were tried in a few games."""


def _numbers(s: Tafl) -> list[float]:
    king, ground = s.king, s.ground
    row, column = divmod(king, WIDTH)
    far = min(abs(row - corner // WIDTH) + abs(column - corner % WIDTH) for corner in ground.corners)
    beset = sum(s.board[each] == 1 for each in ground.next_to[king])
    return [len(s.pieces(ATTACKERS)), len(s.pieces(DEFENDERS)), len(s.reach(king)), far, beset]


def evaluate(s: Tafl) -> list[float]:
    """Each seat's chance to win."""
    if s.is_over:
        return [0.5, 0.5] if s.won == 3 else [float(score) for score in s.scores()]
    begun = [8, 5, 0, 6, 0] if s.is_small else [24, 13, 0, 10, 0]
    odds = sum(weight * (now - then) for weight, now, then in zip(WEIGHTS, _numbers(s), begun, strict=True))
    chance = 1 / (1 + exp(-odds))
    return [1 - chance, chance]


def features_for(s: Tafl, seat: int) -> list[Feature]:
    """What the evaluation looks at, and what it is worth to a seat."""
    sign = 1 if seat == DEFENDERS else -1
    owners = [ATTACKERS, DEFENDERS, DEFENDERS, DEFENDERS, DEFENDERS]
    numbers = _numbers(s)
    return [
        (name, owner, number, sign * weight * number)
        for name, owner, number, weight in zip(FEATURES, owners, numbers, WEIGHTS, strict=True)
    ]
