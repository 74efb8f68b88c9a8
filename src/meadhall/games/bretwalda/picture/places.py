"""Where everything lies, in the wide picture and in the tall one."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import TALL_PROMPT, Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.bretwalda.content import AREA_IDS, DATA

COLUMN: Final = 583.0
"""The width of mats and panels before they are zoomed."""
CARD_WIDTH: Final = 104.0
CARD_HEIGHT: Final = 150.0
"""A card of the hand in one row of a wide picture, where it is narrowest."""
BROAD_CARD: Final = 130.0
"""The width of a card that has room for all its words, Polish ones too, and its height in a tall picture."""


class Layout(layouts.Layout):
    """One of the two arrangements of the picture."""

    def __init__(
        self, name: str, zoom: float, prompt: Box, column: Box, window: Window, letters: float, piece: float
    ) -> None:
        super().__init__(name, zoom, prompt, column)
        self.window: Final = window
        self.letters: Final = letters
        """The least size of the names of areas, on the map plane."""
        self.piece: Final = piece
        """How much larger armies are than they would be on a wide map."""


_PART: Final[Box] = (194, -4, 674, 715.3)

LAYOUTS: Final = {
    "wide": Layout("wide", 1, (849, 8, COLUMN, 44), (849, 8, COLUMN, 884), Window(_PART, 8, 8, 833), 8.6, 1),
    "tall": Layout("tall", 984 / COLUMN, TALL_PROMPT, (8, 0, 984, 0), Window(_PART, 8, 136, 984), 10.4, 1.14),
}

TRACK: Final[Box] = (690, 4, 170, 84)
SEASON: Final[Box] = (690, 94, 170, 84)
DECKS: Final[Box] = (676, 632, 184, 74)
"""Boxes in the open sea, on the map plane."""


class Spot:
    """The points of an area on the map plane: its name, what is printed below it, and what lies there."""

    def __init__(self, name: Point, pieces: Point, scale: float) -> None:
        self.name: Final = name
        self.pieces: Final = pieces
        """The middle of the armies; food and buildings lie below them."""
        self.scale: Final = scale
        """How large armies are drawn."""


_LARGE: Final = 24
"""Areas whose circle has at least this radius have room for larger armies."""


_MOVED: Final[dict[str, tuple[Point, Point]]] = {
    "aberffraw": ((-14, -10), (0, -8)),
    "cantwareburg": ((14, -8), (-6, -10)),
    "cisseceaster": ((14, 43), (8, -8)),
    "colneceaster": ((-8, 14), (-14, 12)),
    "degannwy": ((4, -8), (4, -10)),
    "dornwaraceaster": ((0, 48), (0, -6)),
    "dynbaer": ((-8, -18), (0, -12)),
    "glaestingabyrig": ((-10, -10), (-8, -6)),
    "haestingas": ((42, 40), (28, -8)),
    "loncaster": ((-16, 16), (-14, 16)),
    "meirion": ((-12, 2), (-8, 4)),
    "mynyw": ((-12, -2), (-4, 2)),
    "norwic": ((-6, -10), (-4, -8)),
    "petrocesstow": ((-34, -4), (-22, 0)),
    "rendlaesham": ((24, 49), (2, -6)),
    "rofaesceaster": ((10, -3), (10, -4)),
}
"""How far names and pieces are moved from the data's anchors: off borders, and into the sea where land is narrow."""


def _spot(row: dict[str, float | str]) -> Spot:
    x, y, name = float(row["x"]), float(row["y"]), str(row["id"])
    (dx, dy), (px, py) = _MOVED.get(name, ((0, 0), (0, 0)))
    return Spot((x + dx, y - 12 + dy), (x + px, y + 10 + py), 1.22 if float(row["r"]) >= _LARGE else 1.0)


SPOTS: Final = [_spot(row) for row in DATA["areas"]]
AREA_NUMBERS: Final = {name: number for number, name in enumerate(AREA_IDS)}

SEA_SPOTS: Final[list[Point]] = [
    (632, 66), (766, 266), (828, 500), (612, 650), (386, 674), (256, 520), (244, 400), (284, 222),
]  # fmt: skip
"""The middles of the seas."""
