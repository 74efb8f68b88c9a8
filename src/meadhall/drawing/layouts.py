"""The arrangements of a picture: `wide` is the whole table, `parts` what a page puts into its own places; windows."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.maps import Point

Box = tuple[float, float, float, float]
"""Left, top, width, height."""

WIDE_WIDTH: Final = 1440.0
WIDE_HEIGHT: Final = 900.0
TURNED: Final = "parts-turned"
"""The parts with the board turned by a quarter, for boards that can be turned."""


class Layout:
    """One of the arrangements; games add the places of their own boards to it."""

    def __init__(self, name: str, prompt: Box, column: Box) -> None:
        self.name: Final = name
        self.prompt: Final = prompt
        self.column: Final = column
        """Where cards and panels lie one below the other."""


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
    """The name of an arrangement, and whether it goes without its prompt (`wide-bare`)."""
    name, _, how = layout.partition("-")
    return name, how == "bare"
