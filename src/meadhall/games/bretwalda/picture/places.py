"""Where everything lies, on the whole table and where its parts are drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.drawing import layouts
from meadhall.drawing.layouts import Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.bretwalda.picture.spots import ON_BOARD, ON_TABLE, Spot

COLUMN: Final = 583.0
"""The width of mats and panels on the whole table."""
CARD_WIDTH: Final = 104.0
CARD_HEIGHT: Final = 150.0
"""A card of the hand in one row, where it is narrowest."""
BROAD_CARD: Final = 130.0
"""The width of a card that has room for all its words, Polish ones too."""


class Strip(NamedTuple):
    """The measures of an army's strip before it is scaled."""

    height: float
    shield: float
    """The room of the shield at its left."""
    emblem: float
    """The scale of the shield."""
    step: float
    """The room of a unit."""
    piece: float
    """The scale of a unit."""
    digit: float
    """The room of a digit."""
    letters: float


class Scale(NamedTuple):
    """How large things are on the map plane."""

    letters: float
    """The least size of the names of areas."""
    room: float
    """The width that a name should have."""
    sea: float
    """The size of the names of seas."""
    sea_room: float
    sign: float
    """The scale of what is printed below a name."""
    printed: float
    """How far below the line of the name that is printed."""
    strip: Strip
    lying: float
    """The scale of what lies in an area."""
    digits: float
    """The size of the numbers beside it."""
    fleet: float
    """How much larger Ships are than on the whole table."""
    mark: float
    """The letters of chances and payments."""
    odds: Point
    """Where chances stand, from the middle of the armies."""


class Layout(layouts.Layout):
    """One of the arrangements of the picture: the whole table, or its parts."""

    def __init__(self, name: str, prompt: Box, column: Box, window: Window, scale: Scale, spots: list[Spot]) -> None:
        super().__init__(name, prompt, column)
        self.is_parts: Final = name == "parts"
        self.window: Final = window
        self.scale: Final = scale
        self.spots: Final = spots


_PART: Final[Box] = (194, -4, 674, 715.3)
_TABLE: Final = Scale(
    8.6, 62, 12.04, 84, 0.4, 8.4, Strip(13.6, 12, 0.42, 10.5, 0.46, 5.6, 10), 0.48, 9.6, 1, 10, (32, -15)
)
_BOARD: Final = Scale(12.9, 80, 15, 96, 0.5, 9, Strip(29, 19.4, 0.71, 18.3, 0.99, 9, 15), 0.58, 13, 1.7, 13, (0, -22))
LAYOUTS: Final = {
    "wide": Layout("wide", (849, 8, COLUMN, 44), (849, 8, COLUMN, 884), Window(_PART, 8, 8, 833), _TABLE, ON_TABLE),
    "parts": Layout("parts", (0, 0, 0, 0), (0, 0, COLUMN, 0), Window((0, 0, 1, 1), 0, 0, 1), _BOARD, ON_BOARD),
}

TRACK: Final[Box] = (690, 4, 170, 84)
SEASON: Final[Box] = (690, 94, 170, 84)
DECKS: Final[Box] = (676, 654.2, 184, 45.9)
"""Boxes in the open sea, on the map plane."""
