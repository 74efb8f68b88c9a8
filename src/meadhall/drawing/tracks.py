"""Tracks: numbered spaces in a row."""

from __future__ import annotations

from meadhall.drawing.elements import rectangle
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour


def track(
    x: float, y: float, count: int, width: float, height: float, gap: float, size: float, marked: int, covered: set[int]
) -> str:
    """Spaces from 1 at the left; the first `marked` are tinted, those `covered` by markers show no number."""
    parts: list[str] = []
    for n in range(count):
        left = x + n * (width + gap)
        fill = colour("saxon-light") if n < marked else colour("parchment")
        parts.append(
            rectangle(left, y, width, height, height / 6, fill=fill, stroke=colour("ink"), stroke_width=1.4)
            + (
                ""
                if n + 1 in covered
                else line(str(n + 1), left + width / 2, y + height / 2 + size * 0.36, size, "name", "middle")
            )
        )
    return "".join(parts)
