"""The win chances of a game as a picture, a line for each seat."""

from __future__ import annotations

from typing import Final

from meadhall.analysis import Course
from meadhall.drawing.elements import element, path

_WIDTH: Final = 1000.0
_HEIGHT: Final = 100.0
_DASHES: Final = (None, "9 5", "2 5", "14 4 2 4", "5 9")
"""Lines differ by more than their colour."""


def graph(course: Course, sides: list[str]) -> str:
    """The chances from the beginning to the end, between 0 below and 1 above.

    Lines carry the id of their seat's side for the page to colour; turning points carry their moment.
    """
    step = _WIDTH / max(len(course.chances) - 1, 1)
    lines = [
        path(
            "M"
            + "L".join(f"{n * step:.1f} {_HEIGHT * (1.0 - each[seat]):.1f}" for n, each in enumerate(course.chances)),
            class_="chance",
            data_side=side or None,
            stroke_dasharray=_DASHES[seat % len(_DASHES)],
        )
        for seat, side in enumerate(sides)
    ]
    turns = [
        path(f"M{point.n * step:.1f} 0V{_HEIGHT:g}", class_="turn", data_n=str(point.n))
        for point in course.turning_points
    ]
    even = path(f"M0 {_HEIGHT / 2:g}H{_WIDTH:g}", class_="even")
    box = f"0 0 {_WIDTH:g} {_HEIGHT:g}"
    content = even + "".join(turns) + "".join(lines)
    return element("svg", content, class_="course", viewBox=box, preserveAspectRatio="none", aria_hidden="true")
