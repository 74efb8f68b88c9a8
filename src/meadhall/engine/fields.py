"""What a position of a game holds: each field said once, and what follows from it for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.stacks import are_within
from meadhall.engine.state import State

Range = tuple[int, int]
"""The least and the greatest value that a number can have."""

FLAG: Final = (0, 1)
"""The range of what holds or does not; in the position it is a bool."""


EVERYBODY: Final = "everybody"
"""Who may know a field: all who look."""
ITS_SEAT: Final = "its seat"
"""Each seat its own part of it."""
NOBODY: Final = "nobody"
"""Nobody as it stands: what a seat knows of it the game works out (`hidden.py`)."""

SEAT: Final = "seat"
"""How a position tells which owner a seat is where seats are the owners."""


@dataclass(frozen=True)
class Setting:
    """A start that a game's options decide: the attribute of its `Variant` with this name."""

    name: str


@dataclass(frozen=True)
class Axis:
    """What the numbers of a field stand for one after another: areas, seats, cards.

    Where the first places belong to owners in turn, whoever looks finds the own ones first, then those of the next.
    """

    name: str
    size: int
    own: str = ""
    """How a position tells which owner a seat is: SEAT where it is the seat itself, else the method of the position
    that says it; empty for what belongs to nobody."""
    each: int = 1
    """How many places an owner has."""
    rest: int = 0
    """How many of the last places belong to nobody who looks."""
    kind: str = ""
    """The kind of the game's names that the places have, if options name them."""
    playing: Callable[[Any], Sequence[int]] | None = None
    """The places that count in a game, from its first position; all, if this is not said."""

    @property
    def owners(self) -> int:
        """How many owners there are."""
        return (self.size - self.rest) // self.each if self.own else 0

    def seen(self, s: State, own: int) -> list[int]:
        """The places that count, in the order in which an owner sees them; -1 is a viewer who owns nothing."""
        places = list(range(self.size) if self.playing is None else self.playing(s))
        return [
            place
            for owner in self._turned(places, own)
            for place in range(owner * self.each, (owner + 1) * self.each)
            if place in places
        ] + [place for place in places if place >= self.owners * self.each]

    def renamed(self, s: State, own: int) -> list[int]:
        """What an owner calls each of the places that belong to owners."""
        order = self._turned(list(range(self.size) if self.playing is None else self.playing(s)), own)
        order += [owner for owner in range(self.owners) if owner not in order]
        return [order.index(place // self.each) * self.each + place % self.each for place in self._owned()]

    def _owned(self) -> range:
        return range(self.owners * self.each)

    def _turned(self, places: list[int], own: int) -> list[int]:
        """The owners that play, from the one that looks on."""
        owners = sorted({place // self.each for place in places if place in self._owned()})
        first = owners.index(own) if own in owners else 0
        return owners[first:] + owners[:first]


@dataclass(frozen=True)
class Share:
    """One of several small numbers that are packed in one."""

    name: str
    shift: int
    width: int
    """Of how many bits it is."""
    bits: Axis | None = None
    """Of a set: what its members are."""
    when: Callable[[Any], bool] | None = None
    """Whether it means anything in a game, from its first position; always, if this is not said."""


@dataclass(frozen=True)
class Sight:
    """Some of the numbers of a field, which machines see as a piece of their own."""

    name: str
    meaning: str
    by: tuple[Axis, ...]
    shares: tuple[Share, ...]


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
    known: str = EVERYBODY
    """Who may know it."""
    of: Axis | None = None
    """What the number is one of, if it is no quantity: its places have the numbers from `since` on."""
    since: int = 0
    shares: tuple[Share, ...] = ()
    """The small numbers that are packed in it."""
    sights: tuple[Sight, ...] = ()
    """What machines see instead of all of it."""
    held: str = ""
    """The name by which the position holds it, if it is a sight of a field."""
    usual: Range | None = None
    """Between which values it mostly is, if its range is much wider than that."""
    is_left_out: bool = False
    """Whether machines do without it: it follows from other fields, or is always the same while somebody decides."""
    when: Callable[[Any], bool] | None = None
    """Whether it means anything in a game, from its first position; always, if this is not said."""

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


NUMBER: Final = "number"
"""What the numbers of a piece are: quantities, of which more is more;"""
CATEGORY: Final = "category"
"""each one of several things;"""
HOLDS: Final = "flag"
"""1 for what holds, 0 for what does not."""


@dataclass(frozen=True)
class Piece:
    """Numbers that machines are shown and that belong together."""

    name: str
    meaning: str
    range: Range
    axes: tuple[str, ...] = ()
    shape: tuple[int, ...] = ()
    kind: str = NUMBER
    usual: Range | None = None
    """Between which values they mostly are, if the range is much wider; as fractions they are parts of this."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Fields:
    """All fields of a game's positions, by parts. `make fields` writes the class that holds them."""

    def __init__(self, about: str, *parts: Part, asked: tuple[Field, ...] = ()) -> None:
        self.about: Final = about
        self.parts: Final = parts
        self.asked: Final = asked
        """What the decisions of the game are about, beside the seat: a field for each name that is one of theirs."""
        names = [field.name for field in self]
        for name in names:
            if names.count(name) > 1:
                raise MeadhallError(f"The field '{name}' is declared twice.")

    def __iter__(self) -> Iterator[Field]:
        for part in self.parts:
            yield from part.fields

    def shown(self, s: State) -> dict[str, Any]:
        """The fields that everybody may know, as plain data."""
        told = [field for field in self if field.known == EVERYBODY and not field.is_left_out]
        return {each.name: [*getattr(s, each.name)] if each.by else getattr(s, each.name) for each in told}

    def faults(self, s: State) -> list[str]:
        """Every field of a position that is out of its range, in sentences."""
        return [fault for fault in [field.fault(s) for field in self] if fault is not None]


UNDECLARED: Final = Fields("The positions of a game that says nothing of its fields.")
