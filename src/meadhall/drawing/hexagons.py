"""Hexagons on boards with axial coordinates (q, r): with a corner at the top, or turned by quarters of a circle."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from meadhall.drawing.elements import number
from meadhall.drawing.keeping import kept
from meadhall.drawing.maps import Point

_ROOT: Final = sqrt(3)

DIRECTIONS: Final[list[tuple[int, int]]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
"""What lies beyond each side; side n goes from corner n to corner n + 1, corner 0 is at the top."""


@kept
def centre(q: int, r: int, size: float, quarters: int = 0) -> Point:
    """The middle of a hex, if (0, 0) has its middle at the origin; the size is the distance to the corners."""
    x, y = size * _ROOT * (q + r / 2), size * 1.5 * r
    for _ in range(quarters):
        x, y = -y, x
    return (x, y)


@kept
def corner(middle: Point, size: float, n: int, quarters: int = 0) -> Point:
    """Corner n of six, clockwise."""
    angle = pi / 3 * n + pi / 2 * quarters
    return (middle[0] + size * sin(angle), middle[1] - size * cos(angle))


def facing(n: int, quarters: int = 0) -> Point:
    """The direction in which side n looks, of length one."""
    angle = pi / 3 * (n + 0.5) + pi / 2 * quarters
    return (sin(angle), -cos(angle))


@kept
def hexagon(middle: Point, size: float, quarters: int = 0) -> str:
    """The path data of a hexagon."""
    corners = [corner(middle, size, n, quarters) for n in range(6)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


@kept
def side(middle: Point, size: float, n: int, quarters: int = 0) -> str:
    """The path data of side n."""
    (x, y), (u, v) = corner(middle, size, n, quarters), corner(middle, size, n + 1, quarters)
    return f"M{number(x)} {number(y)}L{number(u)} {number(v)}"


@kept
def slope(middle: Point, size: float, n: int, width: float, quarters: int = 0) -> str:
    """The path data of a strip along side n: inside the hexagon, or outside if the width is negative."""
    inner = size - width * 2 / _ROOT
    outline = [(size, n), (size, n + 1), (inner, n + 1), (inner, n)]
    corners = [corner(middle, each, m, quarters) for each, m in outline]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
