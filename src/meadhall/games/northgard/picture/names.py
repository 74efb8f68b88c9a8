"""The names of territories on the map: where each is lettered, and which are left out for want of room."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from meadhall.drawing.keeping import kept
from meadhall.drawing.lettering import line, width
from meadhall.drawing.maps import Point
from meadhall.games.northgard.content import AREA_IDS, NONE, TILE_OF
from meadhall.games.northgard.picture.ground import Land, laid_areas
from meadhall.games.northgard.picture.pieces import LEGIBLE, figures_box, lair, letters, lift
from meadhall.games.northgard.picture.shapes import CELL, icons, outline, slot_point, slots, turn
from meadhall.games.northgard.picture.view import View

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Spot = tuple[float, float, float]
"""How bad a place is for a name, and where its middle lies on the tile."""

_FACE: Final = "bold nor-label"
_WANTED: Final = 13.5
_WANTED_APART: Final = 16.0
"""How large names should be in the picture, as far as the tiles allow."""
_LEAST: Final = 9.0
_MOST: Final = 13.0
"""How small and how large they may be on a tile."""
_SMALLER: Final = 0.86
"""What they may be of that where there is little room."""
_STEP: Final = 5
"""From one row that is tried to the next."""
_ICON: Final = 7.0
_SLOT: Final = 10.0
"""About half the side of what is printed."""
_SPOTS: Final = 14
"""So many places of an area are tried."""
_ROOM: Final = 26.0
"""A name that need not be read now is left out where its best place is worse than this."""
_WORST: Final = 1e6
_NEAR: Final = 8.0
"""So many units further from the figures are as bad as one square unit covered."""
_PILL: Final = (3.3, 1.5)
"""The width and height of where costs and chances are written, for letters of size 1."""
_APART: Final = 2.5
"""What stays free around a name."""
_PRICED: Final = ("move_to", "pass_through", "pick_fight")
_REMEMBERED: Final = 4096


def _common(one: Box, other: Box) -> float:
    """How much two boxes overlap."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    along = min(one[3], other[3]) - max(one[1], other[1])
    return across * along if across > 0 and along > 0 else 0.0


def _around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


@cache
def _edges(area: int, turned: int) -> list[tuple[Point, Point]]:
    """The edge of an area of a turned tile in straight pieces."""
    ring = [turn(point, turned) for point in outline(area)]
    return list(pairwise([*ring, ring[0]]))


def _rows(area: int, turned: int, y: float) -> list[tuple[float, float]]:
    """From where to where a row of a turned tile lies in an area."""
    edges = _edges(area, turned)
    crossed = sorted(a + (y - b) * (c - a) / (d - b) for (a, b), (c, d) in edges if (b > y) != (d > y))
    return list(zip(crossed[::2], crossed[1::2], strict=True))


def _rooms(area: int, turned: int, y: float, high: float) -> list[tuple[float, float]]:
    """From where to where a line of letters, around a row of a turned tile, lies in an area with its top and bottom."""
    above, below = _rows(area, turned, y - high / 2), _rows(area, turned, y + high / 2)
    found: list[tuple[float, float]] = []
    for left, right in _rows(area, turned, y):
        for a, b in above:
            for c, d in below:
                if min(right, b, d) > max(left, a, c):
                    found.append((max(left, a, c), min(right, b, d)))
    return found


def _printed(tile: int, turned: int) -> list[Box]:
    """The icons and slots of a turned tile."""
    found = [_around(*turn(point, turned), 2 * _ICON, 2 * _ICON) for _, point in icons(tile)]
    return found + [_around(*turn(point, turned), 2 * _SLOT, 2 * _SLOT) for _, point in slots(tile)]


@lru_cache(_REMEMBERED)
def _spots(area: int, turned: int, wide: float, high: float) -> list[Spot]:
    """The places of an area where a name of this size lies best: inside, and not on what is printed."""
    printed = _printed(TILE_OF[area], turned)
    found: list[Spot] = []
    for y in range(_STEP * 2, int(CELL) - _STEP, _STEP):
        for left, right in _rooms(area, turned, y, high):
            spare = (right - left - wide) / 2
            middle = (left + right) / 2
            for x in (middle, middle - spare, middle + spare) if spare > 1 else (middle,):
                box = _around(x, y, wide, high)
                covered = sum(_common(box, each) for each in printed)
                found.append((round(covered + high * max(0.0, -2 * spare), 1), x, float(y)))
    found.sort(key=lambda spot: (spot[0], abs(spot[2] - CELL / 2) + abs(spot[1] - CELL / 2)))
    return found[:_SPOTS]


class _Wanted(NamedTuple):
    """A name to be lettered: in one of these areas, each with its turn and corner, near a point."""

    text: str
    areas: tuple[tuple[int, int, Point], ...]
    near: Point
    is_needed: bool
    """Whether it is lettered where there is no room too."""


def _best(area: tuple[int, int, Point], near: Point, wide: float, high: float, all_taken: list[Box]) -> Spot:
    """The best place that an area has now, on the map."""
    number, turned, (left, top) = area
    cell = (left - wide / 2, top, left + CELL + wide / 2, top + CELL)
    taken = [box for box in all_taken if _common(cell, box)]
    best = (_WORST, *near)
    for cost, u, v in _spots(number, turned, round(wide, 1), round(high, 1)):
        if cost >= best[0]:
            break
        x, y = left + u, top + v
        box = _around(x, y, wide, high)
        away = min(CELL, abs(x - near[0]) + abs(y - near[1])) / _NEAR
        best = min(best, (cost + away + 2 * sum(_common(box, each) for each in taken), x, y))
    return best


@kept
def _lettered(wanted: tuple[_Wanted, ...], sizes: tuple[float, ...], figures: tuple[Box, ...]) -> str:
    """The names in their order, each beside the figures and the names before it."""
    taken = list(figures)
    parts: list[str] = []
    for text, areas, near, is_needed in wanted:
        for size in sizes:
            wide, high = width(text, size, _FACE), size * 0.82
            cost, x, y = min(_best(area, near, wide, high, taken) for area in areas)
            if cost <= _ROOM:
                break
        if cost <= _ROOM or is_needed:
            taken.append(_around(x, y, wide + 2 * _APART, high + _APART))
            parts.append(line(text, x, y + high * 0.42, size, _FACE, "middle"))
    return "".join(parts)


def _sizes(view: View) -> tuple[float, ...]:
    """The sizes that are tried, the larger first."""
    wanted = (_WANTED_APART if view.is_apart else _WANTED) * CELL / view.tile
    legible = LEGIBLE * CELL / view.tile if view.is_apart else 0.0
    size = max(legible, float(round(min(_MOST, max(_LEAST, wanted)))))
    return (size, max(legible, size * _SMALLER)) if size > _LEAST else (size,)


def _taken(view: View, land: Land, touched: set[str]) -> tuple[Box, ...]:
    """Where figures stand, creatures lie, and costs and chances are written."""
    s = view.s
    taken = [box for territory in land.areas for box in figures_box(view, land, territory)]
    lying = {s.scorched_at, *s.creature_at}
    taken += [_around(*lair(land, area), 2 * _SLOT, 2 * _SLOT) for area in laid_areas(s) if area in lying]
    if view.is_mine and view.key in _PRICED:
        size = letters(view, 10.5)
        for name in sorted(touched):
            x, y = land.stand(AREA_IDS.index(name))
            taken.append(_around(x, y - lift(view), _PILL[0] * size, _PILL[1] * size))
    return tuple(taken)


def names(view: View, land: Land, touched: set[str]) -> str:
    """The names of the territories: first those that can be touched, are held or fought for, then others with room."""
    s = view.s
    needed = {
        territory
        for territory in land.areas
        if AREA_IDS[territory] in touched or s.owner[territory] != NONE or territory in (s.origin, s.combat_at)
    }

    def wanted(name: int, areas: list[int], near: Point, is_needed: bool) -> _Wanted:
        lying = ((area, turned, (x, y)) for area in areas for turned, x, y in [land.placed(area)])
        return _Wanted(view.name(AREA_IDS[name]), tuple(lying), near, is_needed)

    found = [
        wanted(area, [area], land.point(area, slot_point(area)), True)
        for area in laid_areas(s)
        if f"slot:{AREA_IDS[area]}" in view.options and s.territory[area] != area
    ]
    for territory in sorted(land.areas, key=lambda territory: territory not in needed):
        found.append(wanted(territory, land.areas[territory], land.stand(territory), territory in needed))
    return _lettered(tuple(found), _sizes(view), _taken(view, land, touched))
