"""Scenes: what happened as one watches it, told in beats, from the lines of the log that the viewer may read.

A game makes a scene of the lines of a passage (`meadhall.telling`) and of nothing else, so that it holds what the log
holds: it is the same for who fought, for who watches, in a replay and from a link, and tells nobody more than the log.
Pages play its beats, terminals print their sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

LINE_UP: Final = "line_up"
"""Who stands against whom."""
REVEAL: Final = "reveal"
"""Something hidden is shown: a leader, a card."""
THROW: Final = "throw"
"""Dice fall."""
COMPARE: Final = "compare"
"""What each side counts is piled up."""
LOSSES: Final = "losses"
"""Somebody falls."""
LEAVE: Final = "leave"
"""Somebody retreats, or goes home."""
GAIN: Final = "gain"
"""Somebody gets something."""
MOMENT: Final = "moment"
"""Something great happens: a raid lands, winter comes, the game is won."""

BEATS: Final = [LINE_UP, REVEAL, THROW, COMPARE, LOSSES, LEAVE, GAIN, MOMENT]

FIELD: Final = "field"
SHORE: Final = "shore"
LANDING: Final = "landing"
"""A shore where a longship lies."""
WALLS: Final = "walls"
GATES: Final = "gates"
"""Walls behind the second party; others stand behind the first."""
SEA: Final = "sea"
FOREST: Final = "forest"
HILLS: Final = "hills"
WINTER: Final = "winter"

GROUNDS: Final = [FIELD, SHORE, LANDING, WALLS, GATES, SEA, FOREST, HILLS, WINTER]
"""Where a scene is played."""

STANDS: Final = ""
COMES: Final = "comes"
SHOWN: Final = "shown"
FALLEN: Final = "fallen"
LEAVES: Final = "leaves"

NOBODY: Final = -2

_DIGITS: Final = 9
"""Of chances."""


class Party(NamedTuple):
    """One of those who meet."""

    name: str
    note: str = ""
    """What it does here, in a few words."""
    glyph: str = ""
    """Its emblem, a small SVG; it uses the definitions."""
    seat: int = NOBODY
    ink: str = "ink"
    """The colour that is its own, of the palette or of the game's definitions; dark enough for light letters."""
    side: str = ""
    """The side that it is, by the name that `Game.sides` gives it; empty if nobody can play it."""


class Piece(NamedTuple):
    """Somebody or something on the stage: a drawing around its origin, about 30 high; it uses the definitions."""

    id: str
    """The same in all beats in which it stands there, so that it can be seen to move."""
    drawing: str
    caption: str = ""
    state: str = STANDS
    number: int = 1
    """How many it stands for."""


class Item(NamedTuple):
    """Something that counts where sides are compared."""

    drawing: str
    label: str
    number: int
    is_decisive: bool = False
    """Whether without it the result would be another."""


class Die(NamedTuple):
    """A die as it has fallen."""

    drawing: str
    is_hit: bool
    label: str = ""


class Wing(NamedTuple):
    """What stands on the side of one party in a beat."""

    pieces: Sequence[Piece] = ()
    dice: Sequence[Die] = ()
    items: Sequence[Item] = ()
    total: str = ""
    """The number that counts here: strength, hits, what a card is worth."""
    total_label: str = ""


class Chances(NamedTuple):
    """How a clash of two parties may end, as everybody who watches can reckon it; the three make 1."""

    first: float
    """That the first party wins."""
    nobody: float
    """That both fall."""
    second: float
    """That the second party wins."""
    note: str
    """How exact that is, in a sentence."""

    @classmethod
    def of(cls, first: float, second: float, note: str) -> Chances:
        """The chances of both parties to win, without what a reckoning is off, and what is left of them."""
        first, second = round(first, _DIGITS), round(second, _DIGITS)
        return cls(first, max(0.0, round(1 - first - second, _DIGITS)), second, note)


class Beat(NamedTuple):
    """One thing that happens: a picture, a sentence, and at most a line of why."""

    kind: str
    label: str
    """What this part of the scene is called."""
    sentence: str
    wings: Sequence[Wing]
    """For each party what stands on its side."""
    reason: str = ""
    rules: Sequence[str] = ()
    banner: str = ""
    """What stands large between the sides: "3 : 3"."""
    middle: str = ""
    """What lies between the sides, instead of a banner: a drawing around its origin, about 30 high."""
    odds: Chances | None = None
    """What may come of it from here on, where dice decide; the reason says the same in words."""


class Outcome(NamedTuple):
    """The page on which a scene ends, which stays until it is put away."""

    title: str
    glyph: str = ""
    heads: Sequence[str] = ()
    rows: Sequence[tuple[str, Sequence[str]]] = ()
    """What decided it: what was counted, and a text for each party."""
    lines: Sequence[str] = ()
    """What it has changed."""


class Scene(NamedTuple):
    """A clash or a great moment, beat by beat."""

    title: str
    about: str
    place: str
    """The thing on the board where it happens; empty if nowhere."""
    ground: str
    parties: Sequence[Party]
    beats: Sequence[Beat]
    outcome: Outcome | None = None
    """None as long as it goes on."""
