"""A bot that takes any option, all alike."""

from __future__ import annotations

from typing import Final

from meadhall.bots.sight import Bot, Sight
from meadhall.engine.rng import Rng


class RandomBot(Bot):
    """Plays at random, reproducibly from its seed."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Rng(seed)

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        return options[self._rng.below(len(options))]
