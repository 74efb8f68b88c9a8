"""Where everything lies, in the wide picture and in the tall one."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import TALL_PROMPT, Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.saga.content import DATA, SCAND_NORTH, SPACE_IDS


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

_SLOTS: Final[list[Point]] = [(row["slot_xy"][0], row["slot_xy"][1]) for row in DATA["scandinavia"]]
SHIP: Final[Point] = (574, 190)


class Layout(layouts.Layout):
    """One of the two arrangements of the picture."""

    def __init__(
        self,
        name: str,
        zoom: float,
        prompt: Box,
        column: Box,
        england: Window,
        scandinavia: list[Window],
        letters: float,
        piece: float,
        slots: list[Point],
    ) -> None:
        super().__init__(name, zoom, prompt, column)
        self.windows: Final = [england] + ([] if scandinavia[0] is england else scandinavia)
        self._windows: Final = [england] * SCAND_NORTH + scandinavia + [england]
        self.letters: Final = letters
        """The size of the names on the map."""
        self.piece: Final = piece
        """The scale of the pieces."""
        self.slots: Final = slots

    def clip(self, space: int) -> str:
        """The id of what clips the window of a space."""
        return f"window-{self.windows.index(self._windows[space])}"

    def window(self, space: int) -> Window:
        """The window in which a space is seen."""
        return self._windows[space]

    def centre(self, space: int) -> Point:
        """The middle of the pieces of a space."""
        return self._windows[space].at(SPOTS[space].centre)

    def slot(self, slot: int) -> Point:
        """The middle of a raid-target slot."""
        return self._windows[SCAND_NORTH + slot].at(self.slots[slot])


_SEA: Final = Window((0, -20, 1000, 776), 8, 8, 920)
WIDE: Final = Layout("wide", 1, (8, 732, 920, 160), (940, 8, 492, 884), _SEA, [_SEA] * 3, 17.5, 1, _SLOTS)

_INSETS: Final = [(728.0, 30.0, 272.0, 182.0), (728.0, 214.0, 272.0, 182.0), (738.0, 436.0, 262.0, 175.3)]
TALL: Final = Layout(
    "tall",
    2,
    TALL_PROMPT,
    (8, 1576, 984, 0),
    Window((-8, -26, 728, 728), 8, 136, 984),
    [Window(part, 8 + 330 * n, 1128, 324) for n, part in enumerate(_INSETS)],
    27,
    1.72,
    [_SLOTS[0], (763, 305), _SLOTS[2]],
)

LAYOUTS: Final = {"wide": WIDE, "tall": TALL}


class Furniture:
    """The boxes of what lies on the table beside the map."""

    def __init__(self, layout: str) -> None:
        is_wide = layout == "wide"
        self.prompt_beside_battle: Final[Box] = (484, 732, 444, 160) if is_wide else TALL_PROMPT
        self.battle: Final[Box] = (8, 732, 468, 160) if is_wide else (8, 0, 984, 336)
        self.track: Final[Box] = (30, 676, 620, 38) if is_wide else (8, 1476, 984, 84)
        self.bank: Final[Box] = (700, 672, 216, 44) if is_wide else (708, 1358, 284, 104)
        self.pool: Final[Box] = (588, 578, 180, 62) if is_wide else (8, 1358, 470, 104)
        self.initiative: Final[Box] = (628, 366, 116, 86) if is_wide else (486, 1358, 214, 104)


FURNITURE: Final = {"wide": Furniture("wide"), "tall": Furniture("tall")}

SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_IDS)}
