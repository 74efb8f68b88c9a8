"""Win chances: what the evaluation says, made as sure as games that were played show it to be.

An evaluation orders positions well before it is right about how sure an advantage is. `Game.certainty` says how much
surer than its numbers one may be: the odds between two seats are raised to that power. It is fitted on games that bots
play (`benchmarks/calibration.py`).
"""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.game import Game
from meadhall.engine.state import State

_NEARLY: Final = 1e-9


def chances(game: Game, s: State) -> list[float]:
    """Each seat's chance to win."""
    return calibrated(game.evaluate(s), game.certainty)


def calibrated(values: list[float], certainty: float) -> list[float]:
    """The evaluation's values with their odds raised to a power.

    What is missing to 1 belongs to nobody's seat: to the opponent of a solo game. Partners share a chance, so theirs
    add up to more.
    """
    total = max(sum(values), 1.0)
    house = 1.0 - sum(values) if sum(values) < 1.0 - _NEARLY else 0.0
    powers = [math.pow(value, certainty) for value in values]
    scale = total / max(sum(powers) + math.pow(house, certainty), _NEARLY)
    return [min(power * scale, 1.0) for power in powers]
