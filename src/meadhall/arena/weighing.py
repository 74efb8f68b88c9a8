"""Bots that play with weights of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from meadhall.bots import SeatBot
from meadhall.bots.sight import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.state import State


@contextmanager
def weighed(game: Game, weights: Sequence[float]) -> Iterator[None]:
    """Within it the game's evaluation reads these weights; afterwards its own again, whatever happened."""
    own = list(game.weights)
    game.weights[:] = weights
    try:
        yield
    finally:
        game.weights[:] = own


class WeighingBot(SeatBot):
    """A bot that judges positions by its own weights."""

    def __init__(self, game: Game, mind: Bot, weights: Sequence[float]) -> None:
        super().__init__(game, mind)
        self._weights: Final = list(weights)

    def choose(self, state: State, seat: int) -> int:
        with weighed(self.game, self._weights):
            return super().choose(state, seat)


def weights_with(game: Game, changes: Sequence[tuple[str, float]]) -> list[float]:
    """The game's weights, some of them changed."""
    weights = list(game.weights)
    for name, value in changes:
        weights[weight_number(game, name)] = value
    return weights


def weight_number(game: Game, name: str) -> int:
    """Where a weight stands in the list; one that is not there is refused."""
    if name not in game.weight_names:
        known = ", ".join(game.weight_names)
        raise MeadhallError(f"{game.slug} has no weight '{name}'; it has {known or 'none'}.")
    return game.weight_names.index(name)


def named_changes(game: Game, weights: Sequence[float]) -> str:
    """What a bot with these weights is called after its level: `/hand=0.5` for each that is not the game's."""
    told = zip(game.weight_names, game.weights, weights, strict=True)
    return "".join(f"/{name}={mine!r}" for name, own, mine in told if mine != own)
