"""Maps: from polygons that share corners to smooth shapes, borders and coasts that meet exactly."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Final

from meadhall.drawing.elements import number

Point = tuple[float, float]

_NEAR: Final = 1.5
"""Corners no further apart than this in x and y are one and the same."""


def _point(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _middle(one: Point, other: Point) -> Point:
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def _between(start: Point, end: Point, part: float) -> Point:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def smooth(chain: list[Point]) -> str:
    """Path commands along an open chain after its first point, rounding every corner; alike in both directions."""
    if len(chain) == 2:
        return "L" + _point(chain[1])
    parts = ["L" + _point(_middle(chain[0], chain[1]))]
    for corner, following in pairwise(chain[1:]):
        parts.append("Q" + _point(corner) + " " + _point(_middle(corner, following)))
    parts.append("L" + _point(chain[-1]))
    return "".join(parts)


class Atlas:
    """Shapes that may touch each other; corners that nearly coincide are made one."""

    def __init__(self) -> None:
        self._corners: Final[list[Point]] = []
        self._rings: Final[dict[str, list[list[Point]]]] = {}
        self._owners: Final[dict[frozenset[Point], list[str]]] = {}

    def add(self, shape: str, polygon: list[list[float]]) -> None:
        """Add a polygon to a shape; a shape may have several."""
        ring: list[Point] = []
        for x, y in polygon:
            corner = self._snap((x, y))
            if not ring or ring[-1] != corner:
                ring.append(corner)
        if ring[0] == ring[-1]:
            ring.pop()
        self._rings.setdefault(shape, []).append(ring)
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            self._owners.setdefault(frozenset((start, end)), []).append(shape)

    def _snap(self, point: Point) -> Point:
        for corner in self._corners:
            if abs(corner[0] - point[0]) < _NEAR and abs(corner[1] - point[1]) < _NEAR:
                return corner
        self._corners.append(point)
        return point

    def _sharers(self, start: Point, end: Point) -> tuple[str, ...]:
        return tuple(sorted(set(self._owners[frozenset((start, end))])))

    def _chains(self, ring: list[Point]) -> list[tuple[tuple[str, ...], list[Point]]]:
        """The ring cut where its neighbours change, each piece with those who share it."""
        edges = list(zip(ring, ring[1:] + ring[:1], strict=True))
        sharers = [self._sharers(*edge) for edge in edges]
        first = next((n for n in range(len(edges)) if sharers[n] != sharers[n - 1]), 0)
        chains: list[tuple[tuple[str, ...], list[Point]]] = []
        for n in range(first, first + len(edges)):
            start, end = edges[n % len(edges)]
            who = sharers[n % len(edges)]
            if chains and chains[-1][0] == who:
                chains[-1][1].append(end)
            else:
                chains.append((who, [start, end]))
        return chains

    def shape(self, shape: str) -> str:
        """The path data of a whole shape."""
        parts: list[str] = []
        for ring in self._rings[shape]:
            chains = self._chains(ring)
            parts.append("M" + _point(chains[0][1][0]) + "".join(smooth(chain) for _, chain in chains) + "Z")
        return "".join(parts)

    def land(self) -> str:
        """The path data of all shapes together."""
        return "".join(self.shape(shape) for shape in self._rings)

    def _lines(self, of_coast: bool) -> dict[tuple[str, ...], list[str]]:
        found: dict[tuple[str, ...], list[str]] = {}
        for shape, rings in self._rings.items():
            for ring in rings:
                for who, chain in self._chains(ring):
                    if (len(who) == 1) == of_coast and who[0] == shape:
                        found.setdefault(who, []).append("M" + _point(chain[0]) + smooth(chain))
        return found

    def coast(self) -> str:
        """The path data of all edges that only one shape has."""
        return "".join("".join(parts) for parts in self._lines(True).values())

    def crossing(self, one: str, other: str, near: Point) -> Point | None:
        """The point of the border of two shapes that is nearest to a point, if there is a border."""
        found: list[Point] = []
        for ring in self._rings[one]:
            for who, chain in self._chains(ring):
                if other in who and len(who) > 1:
                    found += [_between(a, b, n / 8) for a, b in pairwise(chain) for n in range(9)]
        return min(found, key=lambda point: dist(near, point)) if found else None

    def borders(self) -> dict[tuple[str, ...], str]:
        """The path data of the borders, by the two shapes that share them, in the order of the alphabet."""
        return {who: "".join(parts) for who, parts in self._lines(False).items()}


def arrow(start: Point, end: Point, bend: float) -> tuple[str, Point, Point]:
    """The path data of a curve that bends to its left, its end, and the direction in which it arrives."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    control = ((start[0] + end[0]) / 2 + dy * bend, (start[1] + end[1]) / 2 - dx * bend)
    direction = (end[0] - control[0], end[1] - control[1])
    length = (direction[0] ** 2 + direction[1] ** 2) ** 0.5 or 1.0
    return (
        f"M{_point(start)}Q{_point(control)} {_point(end)}",
        end,
        (direction[0] / length, direction[1] / length),
    )
