"""What a page offers to be chosen in one go where the rules ask several small questions in a row.

A `Sheet` is a run of questions of a seat for numbers that are paid from one purse; a `Plan` is a way to go on that the
game proposes. Both are chains of ordinary choices, and are told to the seat that decides alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Amount(NamedTuple):
    """One of the numbers on a sheet."""

    thing: str
    """The id of what is taken."""
    label: str
    about: str
    """What it is for, in a few words."""
    fact: str
    """What else is counted of it: how far it goes, how far it shoots."""
    cost: int
    taken: int
    """How many are taken already, where that is decided; else nothing."""
    options: Sequence[str] = ()
    """The option for none of it, for one, and so on as far as there are any; none where it is decided."""
    glyph: str = ""
    """A small SVG; it uses the definitions."""


class Ready(NamedTuple):
    """A sheet that is filled in."""

    key: str
    label: str
    about: str
    counts: dict[str, int]


class Sheet(NamedTuple):
    """Numbers that a seat decides on one after the other, to be filled in at once.

    What holds (law 19): the options of those that are open, in their order, are a chain that may be chosen if and
    only if it costs no more than is left.
    """

    title: str
    about: str
    verb: str
    """What to do with it is called."""
    unit: str
    """In what is paid."""
    purse: int
    """What all of it may cost, what is taken already included."""
    amounts: Sequence[Amount]
    ready: Sequence[Ready] = ()

    @property
    def left(self) -> int:
        """What may still be spent."""
        return self.purse - sum(each.cost * each.taken for each in self.amounts)


class Plan(NamedTuple):
    """A way to go on: what to choose now, and, while the seat follows it, whenever it is asked again."""

    key: str
    """The same as long as it is the same plan."""
    label: str
    about: str
    chain: Sequence[str]
    """What to choose now; it may be chosen."""
    things: Sequence[str] = ()
    """The things where it leads to in the end, by the ids of `data-thing`."""
