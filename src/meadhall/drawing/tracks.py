"""Tracks: numbered spaces in a row, and pips that fill."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from meadhall.drawing.elements import rectangle
from meadhall.drawing.keeping import kept
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.drawing.palette import colour


class Track:
    """Numbered spaces from the left to the right of a box."""

    def __init__(self, box: Box, count: int, gap: float, letters: float, first: int = 1) -> None:
        self._box: Final = box
        self._gap: Final = gap
        self._letters: Final = letters
        self._spaces: Final = range(first, first + count)
        self.each: Final = (box[2] - gap * (count - 1)) / count
        """The width of a space."""

    def _left(self, space: int) -> float:
        return self._box[0] + (space - self._spaces.start) * (self.each + self._gap)

    def middle(self, space: int) -> Point:
        """The middle of the space with this number, for its markers."""
        return (self._left(space) + self.each / 2, self._box[1] + self._box[3] / 2)

    def draw(self, covered: Container[int] = (), tinted: Container[int] = (), tint: str = "bronze-light") -> str:
        """All spaces; those covered by markers show no number, those tinted have this colour of the palette."""
        _, y, _, height = self._box
        parts: list[str] = []
        for space in self._spaces:
            left = self._left(space)
            fill = colour(tint if space in tinted else "parchment")
            parts.append(
                rectangle(left, y, self.each, height, height / 6, fill=fill, stroke=colour("ink"), stroke_width=1.4)
            )
            if space not in covered:
                foot = y + height / 2 + self._letters * 0.36
                parts.append(line(str(space), left + self.each / 2, foot, self._letters, "name", "middle"))
        return "".join(parts)


@kept
def gauge(x: float, y: float, done: int, whole: int, width: float, height: float, fill: str) -> str:
    """So many of so many pips, filled from the left."""
    gap = 2.0
    each = (width - gap * (whole - 1)) / whole
    return "".join(
        rectangle(
            x + n * (each + gap),
            y,
            each,
            height,
            2,
            fill=fill if n < done else colour("parchment-shade"),
            stroke=colour("ink-soft"),
            stroke_width=0.8,
        )
        for n in range(whole)
    )
