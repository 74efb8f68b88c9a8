"""Where everything lies, in the whole picture and in its parts, on the standard map and on the large one."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.hexagons import centre
from meadhall.drawing.layouts import Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.medieval_battle.content import DATA, SIZE_IDS
from meadhall.games.medieval_battle.hexes import CELLS, HEX_NAMES, HEX_OF

SIZE: Final = 36.0
"""From the middle of a hex to its corners, in units of the map."""
TOKEN: Final = 23.0
"""The radius of a counter."""

HEX_NUMBERS: Final = {name: hex_ for hex_, name in enumerate(HEX_NAMES)}
"""Hexes by their names in options."""

PARTS: Final[list[dict[int, str]]] = [
    {HEX_OF[row["q"], row["r"]]: row["part"] for row in DATA["layout"][size]["hexes"]} for size in SIZE_IDS
]
"""The module that each hex belongs to, by size."""


COLUMN: Final = 432.0
"""The width of panels."""
PANEL: Final = 226.0
"""The height of an army's panel."""
MIDDLE: Final = 412.0
"""The height of what lies between the panels."""
DISPLAY: Final = 260.0
"""The width of what a page docks beside the battlefield."""


class Layout(layouts.Layout):
    """One of the arrangements of the picture: the part of the map plane that is shown, where, and the boxes beside."""

    def __init__(
        self,
        name: str,
        window: Window,
        letters: float,
        codes: float,
        camps: list[Box],
        names: float = 0,
        touch: float = 0,
    ) -> None:
        super().__init__(name, (8, 774, 984, 118), (1000, 8, COLUMN, 884))
        self.is_apart: Final = name == "parts"
        """Whether the table is taken apart, for a page that has its own places for everything."""
        self.centres: Final[list[Point]] = [centre(q, r, SIZE) for q, r in CELLS]
        """The middle of each hex in units of the map."""
        self.window: Final = window
        self.letters: Final = letters
        """The size of letters on the map, in units of the map."""
        self.codes: Final = codes
        """The size of the codes of hexes; more has no room beside a counter."""
        self.camps: Final = camps
        """The boxes of the camps by slot, in units of the map."""
        self.names: Final = names
        """The size of the names of flags; nothing where they stand beside the codes."""
        self.touch: Final = touch
        """The least size of what is touched on the map."""


def _whole(part: Box) -> Window:
    """A part of the map plane at its own scale."""
    return Window(part, 0, 0, part[2])


_STANDARD: Final = (-447.9, -318.0, 895.8, 690.0)
_LARGE: Final = (-384.0, -440.0, 1142.0, 880.0)
_CAMPS: Final[list[Box]] = [(258, 218, 178, 140), (-436, 218, 178, 140), (-436, -306, 146, 106)]
_CAMPS_LARGE: Final[list[Box]] = [
    (-112, -430, 236, 116),
    (-374, 316, 208, 114),
    (-374, -430, 236, 116),
    (540, -430, 206, 116),
    (200, 316, 236, 114),
]
_STANDARD_APART: Final = (-420.0, -316.0, 840.0, 688.0)
_CAMPS_APART: Final[list[Box]] = [(228, 208, 186, 152), (-414, 208, 186, 152), (-414, -310, 124, 112)]

LAYOUTS: Final = {
    "wide": [
        Layout("wide", Window(_STANDARD, 8, 8, 984, 758), 16, 11.2, _CAMPS),
        Layout("wide", Window(_LARGE, 8, 8, 984, 758), 18, 12, _CAMPS_LARGE),
    ],
    "parts": [
        Layout("parts", _whole(_STANDARD_APART), 16, 12, _CAMPS_APART, 16.5, 32),
        Layout("parts", _whole(_LARGE), 18, 15.4, _CAMPS_LARGE, 20, 42),
    ],
}
"""By name and size of the map."""
