"""Warnings: what a seat is told before it chooses, as far as it can know."""

from __future__ import annotations

from typing import Any

from meadhall.engine.ahead import warnings
from meadhall.engine.game import Game
from meadhall.engine.state import State


def warnings_of(game: Game, s: State, seat: int, chain: list[str], language: str) -> list[dict[str, Any]]:
    """The options after a chain of choices of which there is something to say, with that; an illegal chain raises."""
    say = game.words(language)
    return [
        {
            "option": option,
            "is_grave": any(each.is_grave for each in said),
            "texts": [
                say.warning(each.key, each.arguments) for each in sorted(said, key=lambda each: not each.is_grave)
            ],
        }
        for option, said in warnings(game, s, seat, chain).items()
    ]
