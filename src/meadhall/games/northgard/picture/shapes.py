"""The printed tiles as shapes: points, areas and borders in units of the map, as they lie when they are turned."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from meadhall.drawing.elements import number
from meadhall.drawing.maps import Point, smooth
from meadhall.games.northgard.content import DATA, FIRST_AREA, TILE_OF

CELL: Final = 100.0
"""The side of a tile."""
_REMEMBERED: Final = 4096
_CORNERS: Final[set[Point]] = {(0, 0), (CELL, 0), (CELL, CELL), (0, CELL)}

_TILES: Final[list[dict[str, Any]]] = DATA["tile"]


def _row(area: int) -> dict[str, Any]:
    tile = TILE_OF[area]
    found: dict[str, Any] = _TILES[tile]["areas"][area - FIRST_AREA[tile]]
    return found


def turn(point: Point, turned: int) -> Point:
    """A point of a tile after so many quarter turns clockwise."""
    x, y = point
    for _ in range(turned):
        x, y = CELL - y, x
    return x, y


@cache
def _ends(tile: int) -> set[Point]:
    """Where borders end on a tile: its corners, and where three borders meet."""
    found = set(_CORNERS)
    for border in _TILES[tile]["borders"]:
        for x, y in (border["line"][0], border["line"][-1]):
            found.add((x, y))
    return found


@cache
def outline(area: int) -> list[Point]:
    """The corners of an area."""
    return [(x, y) for x, y in _row(area)["poly"]]


@cache
def runs(area: int) -> list[list[Point]]:
    """The edge of an area, cut where borders end: printed borders and sides of the tile."""
    ring = outline(area)
    ends = _ends(TILE_OF[area])
    first = next(n for n, point in enumerate(ring) if point in ends)
    ring = ring[first:] + ring[:first]
    found: list[list[Point]] = []
    run = [ring[0]]
    for point in [*ring[1:], ring[0]]:
        run.append(point)
        if point in ends:
            found.append(run)
            run = [point]
    return found


def side_of(run: list[Point]) -> int:
    """The printed side that a run of an edge is, from north clockwise, or -1 for a border within the tile."""
    (x, y), (u, v) = run[0], run[-1]
    if len(run) > 2:
        return -1
    if y == v and y in (0, CELL):
        return 0 if y == 0 else 2
    if x == u and x in (0, CELL):
        return 3 if x == 0 else 1
    return -1


def _placed(point: Point, turned: int, x: float, y: float) -> Point:
    u, v = turn(point, turned)
    return x + u, y + v


def _start(point: Point) -> str:
    return f"M{number(point[0])} {number(point[1])}"


@lru_cache(_REMEMBERED)
def area_path(area: int, turned: int, x: float, y: float) -> str:
    """The path data of an area of a tile laid with its corner at (x, y)."""
    parts = [[_placed(point, turned, x, y) for point in run] for run in runs(area)]
    return _start(parts[0][0]) + "".join(smooth(part) for part in parts) + "Z"


@lru_cache(_REMEMBERED)
def edge_path(area: int, turned: int, x: float, y: float, free: int) -> str:
    """The path data of an area's borders, and of those sides, as they lie, that are free: a mask."""
    parts: list[str] = []
    for run in runs(area):
        side = side_of(run)
        if side >= 0 and not free >> (side + turned) % 4 & 1:
            continue
        points = [_placed(point, turned, x, y) for point in run]
        parts.append(_start(points[0]) + smooth(points))
    return "".join(parts)


def border_path(tile: int, is_rough: bool) -> str:
    """The path data of all borders of a kind on a tile that is not turned."""
    parts: list[str] = []
    for border in _TILES[tile]["borders"]:
        if border["rough"] == is_rough:
            points = [(float(x), float(y)) for x, y in border["line"]]
            parts.append(_start(points[0]) + smooth(points))
    return "".join(parts)


@cache
def peaks(tile: int) -> list[Point]:
    """Where small peaks stand on the rough borders of a tile."""
    found: list[Point] = []
    for border in _TILES[tile]["borders"]:
        if border["rough"]:
            found += [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(border["line"])]
    return found


@cache
def icons(tile: int) -> list[tuple[str, Point]]:
    """The printed icons of a tile: kind and place."""
    return [(icon["kind"], (icon["x"], icon["y"])) for area in _TILES[tile]["areas"] for icon in area["icons"]]


@cache
def slots(tile: int) -> list[tuple[str, Point]]:
    """The printed slots of a tile: kind and place."""
    return [(slot["kind"], (slot["x"], slot["y"])) for area in _TILES[tile]["areas"] for slot in area["slots"]]


@cache
def slot_point(area: int) -> Point:
    """The middle of the slot of an area that has one."""
    slot = _row(area)["slots"][0]
    return slot["x"], slot["y"]


@cache
def units_point(area: int) -> Point:
    """Where figures stand in an area."""
    x, y = _row(area)["units"]
    return x, y


@cache
def extra_point(area: int) -> Point:
    """Where creatures and tokens lie in an area."""
    x, y = _row(area)["extra"]
    return x, y


def is_inside(area: int, point: Point) -> bool:
    """Whether a point of a tile that is not turned lies in an area."""
    ring = outline(area)
    x, y = point
    crossed = 0
    for (a, b), (c, d) in pairwise([*ring, ring[0]]):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            crossed += 1
    return crossed % 2 == 1


@cache
def size_of(area: int) -> float:
    """How large an area is."""
    ring = outline(area)
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise([*ring, ring[0]]))) / 2
