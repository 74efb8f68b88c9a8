"""Where everything lies, in the wide picture and in the tall one, and the window upon a map that grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import TALL_PROMPT, Box, Window
from meadhall.games.northgard.content import CELL_X, CELL_Y
from meadhall.games.northgard.picture.shapes import CELL

COLUMN: Final = 500.0
"""The width of panels before they are zoomed."""
CARD_WIDTH: Final = 136.0
CARD_HEIGHT: Final = 188.0

_MARGIN: Final = 0.16
"""What is seen beyond the outermost tiles, in tiles."""


class Layout(layouts.Layout):
    """One of the arrangements of the picture."""

    def __init__(self, name: str, zoom: float, prompt: Box, column: Box, map_: Box, hand: Box, tab: float) -> None:
        super().__init__(name, zoom, prompt, column)
        self.map: Final = map_
        """Where the map is seen; in the tall picture it is as high as the map demands."""
        self.hand: Final = hand
        """Where hand and buttons lie; in the tall picture below the map."""
        self.tab: Final = tab
        """The height of the tabs below a card, before it is scaled."""

    def window(self, cells: Sequence[int]) -> Window:
        """The window in which all these cells are seen, as large as there is room."""
        x, y, width, height = self.map
        lefts, tops = [CELL_X[cell] for cell in cells], [CELL_Y[cell] for cell in cells]
        columns = max(lefts) - min(lefts) + 1 + 2 * _MARGIN
        rows = max(tops) - min(tops) + 1 + 2 * _MARGIN
        if self.is_wide:
            each = min(width / columns, height / rows, _MOST_WIDE)
        else:
            each = min(width / columns, _MOST_TALL)
            height = min(max(rows * each, _LEAST_HEIGHT), _MOST_HEIGHT)
            each = min(each, height / rows)
        part = (width / each, height / each)
        left = (max(lefts) + min(lefts) + 1 - part[0]) / 2
        top = (max(tops) + min(tops) + 1 - part[1]) / 2
        return Window((left * CELL, top * CELL, part[0] * CELL, part[1] * CELL), x, y, width, height)


_MOST_WIDE: Final = 186.0
_MOST_TALL: Final = 330.0
"""The most that a tile may measure in the picture."""
_LEAST_HEIGHT: Final = 620.0
_MOST_HEIGHT: Final = 1240.0
"""Of the map in the tall picture."""

_WIDE_COLUMN: Final[Box] = (932, 8, COLUMN, 884)
_TALL_ZOOM: Final = 984 / COLUMN

WIDE: Final = Layout("wide", 1, (8, 622, 916, 42), _WIDE_COLUMN, (8, 8, 916, 608), (8, 670, 916, 222), 34)
WIDE_BARE: Final = Layout("wide", 1, (8, 664, 916, 0), _WIDE_COLUMN, (8, 8, 916, 654), (8, 670, 916, 222), 34)
TALL: Final = Layout("tall", _TALL_ZOOM, TALL_PROMPT, (8, 0, 984, 0), (8, 136, 984, 0), (8, 0, 984, 0), 42)


def layout_of(name: str, is_bare: bool) -> Layout:
    """The arrangement of this name; without its prompt, the wide one has a larger map."""
    if name == "tall":
        return TALL
    return WIDE_BARE if is_bare else WIDE
