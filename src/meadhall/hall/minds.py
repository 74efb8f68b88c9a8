"""What runs in the processes in which bots think; it imports little, so that they start fast."""

from __future__ import annotations

import contextlib
import os
from typing import Any, Final

import meadhall
from meadhall.bots import bot
from meadhall.processes import serve_the_parent

_NICENESS: Final = 15
"""Bots think when nobody wants to be answered."""


def think(slug: str, position: dict[str, Any], seat: int, level: str, seed: int, milliseconds: int) -> str:
    """The name of the option that the bot takes."""
    game = meadhall.game(slug)
    match = game.at(position)
    option = bot(level, game, seed, milliseconds).choose(match.state, seat)
    return match.option_name(option, seat)


def settle() -> None:
    """First of all: leave Ctrl-C to the server, never outlive it, and have the games ready."""
    serve_the_parent()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    for slug in meadhall.games():
        meadhall.game(slug)


def ready() -> None:
    """Nothing, done in a process that has started."""
