"""The games of the house, each in a folder of its own, and those that other packages bring.

A game of the house appears by existing. Another one is an entry point of the group `meadhall.games` in whatever package
is installed: its name is the game's, its value the package that declares `GAME`.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from meadhall.engine.errors import MeadhallError, shown
from meadhall.engine.game import Game

GROUP = "meadhall.games"
"""The group of entry points by which other packages bring games."""


def slugs() -> list[str]:
    """The names of the games, in alphabetical order."""
    return sorted({*_of_the_house(), *_brought()})


def find(slug: str) -> Game:
    """The game of that name."""
    if slug in _of_the_house():
        game: Game = import_module(f"{__name__}.{slug}").GAME
        return game
    brought = _brought().get(slug)
    if brought is None:
        raise MeadhallError(f"There is no game {shown(slug)}; there are {', '.join(slugs())}.")
    return _loaded(brought)


@cache
def _of_the_house() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


@cache
def _brought() -> dict[str, EntryPoint]:
    """What other packages bring, by name; a name of the house stays the house's."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in _of_the_house()}


def _loaded(brought: EntryPoint) -> Game:
    """A game that another package brings; one that is no game is refused with a sentence."""
    whence = f"The package {brought.dist.name if brought.dist else brought.value}"
    try:
        module = import_module(brought.module)
    except ImportError as error:
        raise MeadhallError(f"{whence} brings no game {brought.name}: {error}.") from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise MeadhallError(f"{whence} brings no game {brought.name}: there is no GAME in {brought.module}.")
    if game.slug != brought.name or game.package != brought.module:
        said = f"brings the game {brought.name} from {brought.module}, but declares {game.slug} in {game.package}"
        raise MeadhallError(f"{whence} {said}.")
    return game
