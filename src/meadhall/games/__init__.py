"""The games of the house, each in a folder of its own; a new one appears by existing."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from meadhall.engine.errors import MeadhallError, shown
from meadhall.engine.game import Game


def slugs() -> list[str]:
    """The names of the games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(slug: str) -> Game:
    """The game of that name."""
    if slug not in slugs():
        raise MeadhallError(f"There is no game {shown(slug)}; there are {', '.join(slugs())}.")
    game: Game = import_module(f"{__name__}.{slug}").GAME
    return game
