"""What a position of a game holds: each field said once, and what follows from it for every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.stacks import are_within
from meadhall.engine.state import State

Range = tuple[int, int]
"""The least and the greatest value that a number can have."""

FLAG: Final = (0, 1)
"""The range of what holds or does not; in the position it is a bool."""


@dataclass(frozen=True)
class Setting:
    """A start that a game's options decide: the attribute of its `Variant` with this name."""

    name: str


@dataclass(frozen=True)
class Axis:
    """What the numbers of a field stand for one after another: areas, seats, cards."""

    name: str
    size: int


@dataclass(frozen=True)
class Field:
    """One field of a position: a number, a flag, or as many numbers as its axes have places.

    Numbers that lie along several axes have the last one's places next to each other.
    """

    name: str
    meaning: str
    range: Range
    by: tuple[Axis, ...] = ()
    start: int | Setting | tuple[int, ...] = 0
    bits: Axis | None = None
    """Of a set that is kept as a mask: what its members are."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for axis in self.by:
            size *= axis.size
        return size

    @property
    def is_flag(self) -> bool:
        """Whether it holds or does not."""
        return self.range is FLAG

    def fault(self, s: State) -> str | None:
        """What is wrong with its value in a position, in a sentence."""
        least, most = self.range
        value = getattr(s, self.name)
        if self.by:
            return None if are_within(value, least, most) else f"The numbers of '{self.name}' must be {self.allowed}."
        return None if least <= value <= most else f"The number '{self.name}' must be {self.allowed}."

    @property
    def allowed(self) -> str:
        """Its range in words."""
        return f"from {self.range[0]} to {self.range[1]}"


def mask(axis: Axis) -> Range:
    """The range of a set of an axis' places that is kept as a mask."""
    return 0, (1 << axis.size) - 1


@dataclass(frozen=True)
class Part:
    """Fields that belong together."""

    title: str
    fields: tuple[Field, ...]


class Fields:
    """All fields of a game's positions, by parts. `make fields` writes the class that holds them."""

    def __init__(self, about: str, *parts: Part) -> None:
        self.about: Final = about
        self.parts: Final = parts
        names = [field.name for field in self]
        for name in names:
            if names.count(name) > 1:
                raise MeadhallError(f"The field '{name}' is declared twice.")

    def __iter__(self) -> Iterator[Field]:
        for part in self.parts:
            yield from part.fields

    def faults(self, s: State) -> list[str]:
        """Every field of a position that is out of its range, in sentences."""
        return [fault for fault in [field.fault(s) for field in self] if fault is not None]


UNDECLARED: Final = Fields("The positions of a game that says nothing of its fields.")
