"""A bot that takes any option, all alike."""

from __future__ import annotations

from typing import Final

from meadhall.bots.sight import Bot, Sight
from meadhall.engine.rng import Rng, source


class RandomBot(Bot):
    """Plays at random, reproducibly from its seed."""

    def __init__(self, chance: int | Rng) -> None:
        self._rng: Final = source(chance)

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (self._rng,)

    def choose(self, sight: Sight) -> int:
        options = sight.options()
        return options[self._rng.below(len(options))]
