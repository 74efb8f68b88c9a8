"""Observations as fractions, and what actions mean as small numbers, so that a network can score legal options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.fields import SEAT, Axis
from meadhall.engine.game import Game
from meadhall.engine.pieces import axes_of
from meadhall.rl.tables import Numbering

_NUMBER: Final = "amount"
_WORD: Final = "word"


@lru_cache(maxsize=64)
def _ranges(numbering: Numbering) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least number that is usual in each place of an observation, and how far above it the greatest is."""
    ranges = [piece.usual or piece.range for piece in numbering.pieces for _ in range(piece.size)]
    least, most = zip(*ranges, strict=True)
    low = np.array(least, np.float32)
    return low, np.maximum(np.array(most, np.float32) - low, 1.0)


def normalised(numbering: Numbering, observations: NDArray[Any]) -> NDArray[np.float32]:
    """Observations as fractions, from 0 for the least number that is usual in a place to 1 for the greatest."""
    least, span = _ranges(numbering)
    return (observations - least) / span


class Features:
    """What the actions of a game mean: the decision, the words of the option, its amounts, the things that it names.

    A thing of a kind is 1 and more by its place among the game's names of the kind, 0 is none; so are words. Things
    that belong to owners are named as the owner who looks sees them.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._kinds: Final = {name: kind for kind, names in reversed(game.names.items()) for name in names}
        self.words: Final[list[str]] = []
        told = [list(self._told(name)) for kind in game.decisions.values() for name in kind.vocabulary.names]
        columns = [_WORD, _NUMBER, *game.names]
        most = {column: max(sum(kind == column for kind, _ in each) for each in told) for column in columns}
        self.names: Final = [
            "decision",
            *[column if n == 0 else f"{column}_{n + 1}" for column in columns for n in range(most[column])],
        ]
        """What each feature is called."""
        self._firsts: Final = {column: self.names.index(column) for column in columns if most[column]}
        self._plain: Final = self._table(told)

    @property
    def owner_piece(self) -> str:
        """The piece of an observation that says as which owner the seat looks."""
        axes = owned_axes(self.game)
        return f"own_{axes[0].name}" if axes and axes[0].own != SEAT else SEAT

    def _told(self, option: str) -> Iterator[tuple[str, int]]:
        """What an option's name says, by kind, in its order."""
        for part in option.replace("+", ":").split(":"):
            if part.isdigit():
                yield _NUMBER, int(part)
            elif part in self._kinds:
                kind = self._kinds[part]
                yield kind, self.game.names[kind].index(part) + 1
            else:
                if part not in self.words:
                    self.words.append(part)
                yield _WORD, self.words.index(part) + 1

    def _table(self, told: list[list[tuple[str, int]]]) -> NDArray[np.int32]:
        table = np.zeros((len(told), len(self.names)), np.int32)
        sizes = [len(kind.vocabulary) for kind in self.game.decisions.values()]
        table[:, 0] = np.repeat(np.arange(len(sizes)), sizes)
        for row, each in zip(table, told, strict=True):
            met = dict(self._firsts)
            for column, value in each:
                row[met[column]] = value
                met[column] += 1
        return table

    def seen_by(self, numbering: Numbering, own: int) -> NDArray[np.int32]:
        """The table as an owner sees it: who looks is the first of its kind."""
        table, s = self._plain.copy(), numbering.begin()
        for axis in owned_axes(self.game):
            renamed = np.array([0, *[place + 1 for place in axis.renamed(s, own)]])
            for n, name in enumerate(self.names):
                if name.rstrip("_0123456789") == axis.kind:
                    column = table[:, n]
                    owned = column < len(renamed)
                    column[owned] = renamed[column[owned]]
        return table


def owned_axes(game: Game) -> list[Axis]:
    """The axes of owners that options may name."""
    found = {axis.kind: axis for field in game.fields for axis in axes_of(field) if axis.own and axis.kind}
    return list(found.values())


@lru_cache(maxsize=16)
def features_of(package: str) -> Features:
    """The features of the options of a package's game."""
    return Features(import_module(package).GAME)


@lru_cache(maxsize=64)
def option_features(numbering: Numbering) -> NDArray[np.int32]:
    """What every action means, by owner, action and feature; the last owner is who owns nothing."""
    features = features_of(numbering.package)
    axes = owned_axes(features.game)
    owners = max((axis.owners for axis in axes), default=1)
    return np.stack([features.seen_by(numbering, own) for own in (*range(owners), -1)])
