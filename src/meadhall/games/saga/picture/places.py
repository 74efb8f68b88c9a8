"""Where everything lies."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.saga.content import DATA, SPACE_IDS


class Spot:
    """The points of a space on the map: the ring of its pieces, its name, and what stands beside the ring."""

    def __init__(self, centre: Point, radius: float, name: Point, room: float, burh: Point, icon: Point) -> None:
        self.centre: Final = centre
        self.radius: Final = radius
        self.name: Final = name
        self.room: Final = room
        self.burh: Final = burh
        self.icon: Final = icon


# The data's anchors, moved until no name crosses a border and burhs and seals stand outside the rings.
SPOTS: Final = [
    Spot((257, 148), 56, (359, 231), 140, (352, 192), (214, 50)),
    Spot((305, 362), 56, (346, 286), 120, (409, 285), (243, 424)),
    Spot((578, 349), 54, (471, 371), 112, (468, 329), (514, 317)),
    Spot((418, 468), 45, (510, 470), 72, (523, 442), (581, 458)),
    Spot((566, 556), 46, (667, 519), 60, (653, 552), (624, 518)),
    Spot((421, 611), 38, (497, 640), 76, (514, 610), (361, 627)),
    Spot((277, 534), 56, (168, 550), 130, (168, 582), (388, 534)),
    Spot((926, 136), 54, (920, 62), 150, (0, 0), (0, 0)),
    Spot((876, 302), 50, (953, 236), 100, (0, 0), (0, 0)),
    Spot((897, 540), 42, (903, 471), 92, (0, 0), (0, 0)),
    Spot((574, 195), 96, (574, 256), 200, (0, 0), (0, 0)),
]

SLOTS: Final[list[Point]] = [(row["slot_xy"][0], row["slot_xy"][1]) for row in DATA["scandinavia"]]
SHIP: Final[Point] = (574, 190)


class Layout(layouts.Layout):
    """One of the arrangements of the picture: the whole table, or its parts."""

    def __init__(self, name: str, prompt: Box, column: Box, window: Window, piece: float) -> None:
        super().__init__(name, prompt, column)
        self.window: Final = window
        self.letters: Final = 17.5
        """The size of the names on the map."""
        self.piece: Final = piece
        """The scale of the pieces."""

    def centre(self, space: int) -> Point:
        """The middle of the pieces of a space."""
        return self.window.at(SPOTS[space].centre)

    def slot(self, slot: int) -> Point:
        """The middle of a raid-target slot."""
        return self.window.at(SLOTS[slot])

    def moved(self, box: Box) -> Box:
        """A box of the whole table that lies on the map, where this arrangement has it."""
        scale = self.window.scale / _SEA.scale
        x, y = box[0] - _SEA.box[0], box[1] - _SEA.box[1]
        left, top = self.window.box[:2]
        return (left + x * scale, top + y * scale, box[2] * scale, box[3] * scale)


MAP: Final[Box] = (0, -20, 1000, 776)
HEART: Final[Box] = (70, -16, 640, 692)
"""England and the Longship."""
_SEA: Final = Window(MAP, 8, 8, 920)
LAYOUTS: Final = {
    "wide": Layout("wide", (8, 732, 920, 160), (940, 8, 492, 884), _SEA, 1),
    "parts": Layout("parts", (0, 0, 0, 0), (0, 0, 492, 0), Window(MAP, 0, -20, 1000), 1.35),
}

PROMPT_BESIDE_BATTLE: Final[Box] = (484, 732, 444, 160)
BATTLE: Final = (8.0, 732.0)
TRACK: Final[Box] = (30, 676, 620, 38)
BANK: Final[Box] = (700, 672, 216, 44)
POOL: Final[Box] = (588, 578, 180, 62)
INITIATIVE: Final[Box] = (628, 366, 116, 86)

SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_IDS)}
