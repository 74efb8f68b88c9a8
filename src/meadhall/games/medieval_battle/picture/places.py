"""Where everything lies, in the wide picture and in the tall one, on the standard map and on the large one."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.hexagons import centre
from meadhall.drawing.layouts import TALL_PROMPT, Box, Window
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
"""The width of panels before they are zoomed."""
PANEL: Final = 226.0
"""The height of an army's panel."""
MIDDLE: Final = 412.0
"""The height of what lies between the panels."""


class Layout(layouts.Layout):
    """One of the arrangements of the picture: the part of the map plane that is shown, where, and the boxes beside."""

    def __init__(self, name: str, window: Window, letters: float, camps: list[Box], quarters: int = 0) -> None:
        if name == "wide":
            super().__init__(name, 1.0, (8, 774, 984, 118), (1000, 8, COLUMN, 884))
        else:
            below = window.box[1] + window.box[3] + 14
            super().__init__(name, 984 / COLUMN, TALL_PROMPT, (8, below, 984, 0))
        self.quarters: Final = quarters
        """By how many quarters of a circle the map is turned."""
        self.centres: Final[list[Point]] = [centre(q, r, SIZE, quarters) for q, r in CELLS]
        """The middle of each hex in units of the map."""
        self.window: Final = window
        self.letters: Final = letters
        """The size of letters on the map, in units of the map."""
        self.camps: Final = camps
        """The boxes of the camps by slot, in units of the map."""

    def shape(self, name: str) -> str:
        """The id of a hexagon of the defs as it lies on this map."""
        return f"{name}-{self.quarters}"


_STANDARD_WIDE: Final = (-447.9, -318.0, 895.8, 690.0)
_STANDARD_TALL: Final = (-384.0, -318.0, 768.0, 690.0)
_LARGE: Final = (-384.0, -440.0, 1142.0, 880.0)
_CAMPS_WIDE: Final[list[Box]] = [(258, 218, 178, 140), (-436, 218, 178, 140), (-436, -306, 146, 106)]
_CAMPS_TALL: Final[list[Box]] = [(230, 216, 146, 144), (-376, 216, 146, 144), (-376, -308, 92, 102)]
_CAMPS_LARGE: Final[list[Box]] = [
    (-112, -430, 236, 116),
    (-374, 316, 208, 114),
    (-374, -430, 236, 116),
    (540, -430, 206, 116),
    (200, 316, 236, 114),
]
_LARGE_TALL: Final = (-390.0, -386.0, 780.0, 1146.0)
_CAMPS_LARGE_TALL: Final[list[Box]] = [
    (310, -150, 74, 250),
    (-384, -378, 126, 178),
    (260, -378, 124, 92),
    (260, 600, 124, 146),
    (-384, 190, 74, 250),
]

LAYOUTS: Final = {
    "wide": [
        Layout("wide", Window(_STANDARD_WIDE, 8, 8, 984, 758), 16, _CAMPS_WIDE),
        Layout("wide", Window(_LARGE, 8, 8, 984, 758), 18, _CAMPS_LARGE),
    ],
    "tall": [
        Layout("tall", Window(_STANDARD_TALL, 8, 136, 984, 884), 20.5, _CAMPS_TALL),
        Layout("tall", Window(_LARGE_TALL, 8, 136, 984, 1445.7), 20.8, _CAMPS_LARGE_TALL, 1),
    ],
}
"""By name and size of the map."""
