"""What a page shows of a position beside the board: a plate for each player, and the ribbon of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

DONE: Final = "done"
NOW: Final = "now"
COMING: Final = "coming"


class Number(NamedTuple):
    """A number that matters, with the drawing by which it is known."""

    glyph: str
    """A small SVG; it uses the definitions."""
    value: str
    label: str
    """What is counted, in words."""


class Bar(NamedTuple):
    """How far a player has come on a way to victory."""

    label: str
    value: str
    done: int = 0
    whole: int = 0
    """So many of so many; no pips are drawn where the whole is nothing."""


class Plate(NamedTuple):
    """What everybody looks for first in a player: three to five numbers, one or two ways to victory."""

    seat: int
    """Whose it is; -1 for an opponent who has no seat."""
    numbers: list[Number]
    bars: list[Bar]
    note: str = ""
    """A word about the player now, such as the place in the order of turns."""
    name: str = ""
    emblem: str = ""
    """What an opponent without a seat is called and known by."""


class Pennant(NamedTuple):
    """A phase of the round: done, now, or coming."""

    label: str
    state: str
    glyph: str = ""


class Ribbon(NamedTuple):
    """Where the game is: the round, its phases in order, and what comes next."""

    title: str
    about: str = ""
    """What the round leads to, in a few words."""
    pennants: Sequence[Pennant] = ()
    next: str = ""


def phases(labels: list[tuple[str, str]], now: int) -> list[Pennant]:
    """Pennants for phases with their glyphs, of which number `now` is on; -1 before the first."""
    states = [DONE if n < now else NOW if n == now else COMING for n in range(len(labels))]
    return [Pennant(label, state, glyph) for (label, glyph), state in zip(labels, states, strict=True)]
