"""Where everything lies, on the whole table and in its parts, and the window upon a map that grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import TURNED, Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.northgard.content import CELL_X, CELL_Y
from meadhall.games.northgard.picture.shapes import CELL

COLUMN: Final = 500.0
"""The width of panels."""
DOCK: Final = 260.0
"""The width of what docks beside the board of a table in parts."""
MAT: Final = 372.0
"""The width of a player's mat in such a table: a phone is hardly wider."""
CARD_WIDTH: Final = 136.0
CARD_HEIGHT: Final = 188.0
"""Of a card of the whole table."""
PART_CARD: Final = (180.0, 200.0)
"""The width and height of a card that is a part of its own."""

_MARGIN: Final = 0.16
"""What is seen beyond the outermost tiles, in tiles."""
_MOST: Final = 186.0
"""The most that a tile may measure on the whole table."""
_TILE: Final = 140.0
"""What a tile measures on the board of a table in parts, however large the map is."""
_FEWEST: Final = (4.8, 3.9)
"""The columns and rows that such a board shows at least."""
_DESK: Final = (900.0, 730.0)
"""The room that it has on a desk."""

_COLUMN: Final[Box] = (932, 8, COLUMN, 884)
_HAND: Final[Box] = (8, 670, 916, 222)


class Layout(layouts.Layout):
    """The arrangement of the whole table, with its prompt or without."""

    turns: str = ""
    """The layout in which the map lies turned by a quarter, seen from this one."""

    def __init__(self, name: str, prompt: Box, map_: Box) -> None:
        super().__init__(name, prompt, _COLUMN)
        self.map: Final = map_
        """Where the map is seen."""
        self.hand: Final = _HAND
        """Where hand and buttons lie."""

    def corner(self, cell: int) -> Point:
        """The corner of a cell in units of the map."""
        return CELL * CELL_X[cell], CELL * CELL_Y[cell]

    def turned(self, turned: int) -> int:
        """By how many quarters a tile is drawn turned that is turned by so many."""
        return turned

    def window(self, cells: Sequence[int]) -> Window:
        """The window in which all these cells are seen, as large as there is room."""
        x, y, width, height = self.map
        left, top, columns, rows = self._around(cells)
        each = min(width / columns, height / rows, _MOST)
        part = _wider((left, top, columns, rows), width / each, height / each)
        return Window(part, x, y, width, height)

    def tile(self, window: Window) -> float:
        """How large a tile of this window is to the eye."""
        return window.scale * CELL

    def _around(self, cells: Sequence[int]) -> Box:
        """The box about these cells with a margin, in tiles."""
        corners = [self.corner(cell) for cell in cells]
        lefts, tops = [x / CELL for x, _ in corners], [y / CELL for _, y in corners]
        left, top = min(lefts) - _MARGIN, min(tops) - _MARGIN
        return left, top, max(lefts) + 1 + _MARGIN - left, max(tops) + 1 + _MARGIN - top


class Apart(Layout):
    """The arrangement of a table in parts: the board has its own scale, so that nothing moves when the map grows."""

    turns: str = TURNED
    fewest: tuple[float, float] = _FEWEST

    def __init__(self) -> None:
        super().__init__("parts", (0, 0, 0, 0), (0, 0, 0, 0))

    def window(self, cells: Sequence[int]) -> Window:
        """The window in which all these cells are seen, and about them as much as a small map leaves room for."""
        part = _wider(self._around(cells), *self.fewest)
        scale = _TILE / CELL
        return Window(part, part[0] * scale, part[1] * scale, part[2] * scale)

    def tile(self, window: Window) -> float:
        """How large a tile of this window is to the eye on a desk."""
        return _TILE * min(_DESK[0] / window.box[2], _DESK[1] / window.box[3])


class ApartTurned(Apart):
    """The same with the map turned by a quarter clockwise; pieces, prints and names stay upright."""

    turns: str = "parts"
    fewest: tuple[float, float] = _FEWEST[::-1]

    def corner(self, cell: int) -> Point:
        """The corner of a cell in units of the map."""
        return -CELL * (CELL_Y[cell] + 1), CELL * CELL_X[cell]

    def turned(self, turned: int) -> int:
        """By how many quarters a tile is drawn turned that is turned by so many."""
        return (turned + 1) % 4


def _wider(box: Box, columns: float, rows: float) -> Box:
    """A box in tiles made as wide and high as this about its middle, if it is less, in units of the map."""
    x, y, width, height = box
    wide, high = max(width, columns), max(height, rows)
    return (x + (width - wide) / 2) * CELL, (y + (height - high) / 2) * CELL, wide * CELL, high * CELL


WIDE: Final = Layout("wide", (8, 622, 916, 42), (8, 8, 916, 608))
WIDE_BARE: Final = Layout("wide", (8, 664, 916, 0), (8, 8, 916, 654))
_LAYOUTS: Final = {"wide": WIDE, "wide-bare": WIDE_BARE, "parts": Apart(), TURNED: ApartTurned()}


def layout_of(layout: str) -> Layout:
    """The arrangement of this name; without its prompt, the whole table has a larger map."""
    return _LAYOUTS[layout]
