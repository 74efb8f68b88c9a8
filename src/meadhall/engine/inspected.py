"""What a table answers when somebody points at a thing, and what it says before somebody chooses badly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One thing that is said of another."""

    text: str
    glyph: str = ""
    """A small SVG before it; it uses the definitions."""
    note: str = ""
    """A second line, smaller."""
    mark: str = ""
    """A word at its end: a number, or when."""
    things: Sequence[str] = ()
    """What it names, by the ids of `data-thing`: lit on the board, and each can be asked about in turn."""


class Section(NamedTuple):
    """What belongs together under one heading."""

    heading: str
    rows: list[Row]


class Inspected(NamedTuple):
    """All that is said of one thing to a viewer, who may know all of it."""

    name: str
    kind: str
    """What sort of thing it is, and whose, in a few words."""
    about: str
    """What it does and what it is for, in two sentences at most."""
    glyph: str = ""
    seat: int = -2
    """Whose colours its head wears; -2 for nobody's."""
    sections: Sequence[Section] = ()
    rules: Sequence[str] = ()
    """The ids of the rules that speak of it."""


class Warned(NamedTuple):
    """Something that a choice would lose, or something within reach that it would leave: the text `warning-<key>`."""

    key: str
    arguments: dict[str, int | str]
    is_grave: bool = False
    """Whether it would lose the game, or cost what cannot be had again: such a choice is asked about once more."""
