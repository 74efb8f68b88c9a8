"""The arrangements of a picture: `wide` for a desk, `tall` for a phone, and windows upon a map."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.maps import Point

Box = tuple[float, float, float, float]
"""Left, top, width, height."""

WIDE_WIDTH: Final = 1440.0
WIDE_HEIGHT: Final = 900.0
TALL_WIDTH: Final = 1000.0
"""A tall picture is as high as its content."""
TALL_PROMPT: Final[Box] = (8, 8, 984, 120)
"""Where the tall picture has its prompt."""
BARE_TOP: Final = TALL_PROMPT[1] + TALL_PROMPT[3]
"""Where the tall picture begins without its prompt."""


class Layout:
    """One of the arrangements; games add the places of their own boards to it."""

    def __init__(self, name: str, zoom: float, prompt: Box, column: Box) -> None:
        self.name: Final = name
        self.is_wide: Final = name == "wide"
        self.width: Final = WIDE_WIDTH if self.is_wide else TALL_WIDTH
        self.zoom: Final = zoom
        """How much larger cards and panels are than in the wide picture."""
        self.prompt: Final = prompt
        self.column: Final = column
        """Where cards and panels lie one below the other; in the tall picture it has no end."""


class Window:
    """A part of the map plane and the place of the picture where it is shown."""

    def __init__(self, part: Box, left: float, top: float, width: float, height: float = 0) -> None:
        self.part: Final = part
        self.scale: Final = width / part[2]
        self.box: Final[Box] = (left, top, width, height or part[3] * self.scale)

    def at(self, point: Point) -> Point:
        """The place of a point of the map."""
        return (
            self.box[0] + (point[0] - self.part[0]) * self.scale,
            self.box[1] + (point[1] - self.part[1]) * self.scale,
        )

    def transform(self) -> str:
        """How the map must be moved for this window."""
        x, y = self.at((0, 0))
        return f"translate({x:.2f} {y:.2f}) scale({self.scale:.4f})"


def manner(layout: str) -> tuple[str, bool]:
    """The name of an arrangement as a page asks for it, and whether the page shows the prompt itself (`tall-bare`)."""
    name, _, how = layout.partition("-")
    return name, how == "bare"
