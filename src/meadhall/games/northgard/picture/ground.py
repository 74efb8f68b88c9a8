"""The laid tiles as they are printed; drawn once for each map that lies so."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.drawing.elements import group, number, path, use
from meadhall.drawing.maps import Point
from meadhall.games.northgard.content import TILE_IDS, TILE_OF
from meadhall.games.northgard.picture.places import Layout
from meadhall.games.northgard.picture.shapes import (
    CELL,
    area_path,
    edge_path,
    icons,
    is_inside,
    peaks,
    size_of,
    slots,
    turn,
    units_point,
)
from meadhall.games.northgard.placement import areas_of
from meadhall.games.northgard.state import Northgard

Placement = tuple[int, int, float, float]
"""A tile, how it is turned, and its corner in units of the map."""
_REMEMBERED: Final = 64
_HOMELY: Final = 1.3
"""How much larger than the anchor an area must be for the figures of a territory to stand there instead."""


def placements(s: Northgard, layout: Layout) -> tuple[Placement, ...]:
    """The tiles as they lie."""
    return tuple(
        (tile, layout.turned(s.turned[tile]), *layout.corner(s.cell_of[tile])) for tile in s.laid[: s.laid_count]
    )


def _turned(symbol: str, turned: int, x: float, y: float) -> str:
    turning = f" rotate({90 * turned} 50 50)" if turned else ""
    return f'<use href="#{symbol}" transform="translate({number(x)} {number(y)}){turning}"/>'


def _soil(tile: int, turned: int, x: float, y: float) -> str:
    return _turned(f"nor-tile-{TILE_IDS[tile]}", turned, x, y)


def _lines(tile: int, turned: int, x: float, y: float) -> str:
    """Borders, with small peaks on the rough ones."""
    tops = [turn(point, turned) for point in peaks(tile)]
    return _turned(f"nor-borders-{TILE_IDS[tile]}", turned, x, y) + "".join(
        use("nor-peak", x + u, y + v - 1.5, 0.6) for u, v in tops
    )


def _print(tile: int, turned: int, x: float, y: float) -> str:
    """Icons and slots, upright however the tile is turned."""
    parts: list[str] = []
    for kind, point in slots(tile):
        u, v = turn(point, turned)
        parts.append(use(f"nor-slot-{kind}", x + u, y + v))
    for kind, point in icons(tile):
        u, v = turn(point, turned)
        parts.append(use(f"nor-icon-{kind}", x + u, y + v))
    return "".join(parts)


@lru_cache(1024)
def tile_face(tile: int, turned: int, x: float = 0, y: float = 0) -> str:
    """A whole tile with its corner at (x, y)."""
    return _soil(tile, turned, x, y) + _lines(tile, turned, x, y) + _print(tile, turned, x, y)


@lru_cache(_REMEMBERED)
def soil(laid: tuple[Placement, ...]) -> str:
    """The grounds of all tiles, on a board of some thickness."""
    squares = "".join(f"M{number(x)} {number(y)}h100v100h-100Z" for _, _, x, y in laid)
    below = path(squares, fill="#3a2f1c", fill_opacity=0.5, transform="translate(1.5 4.5)")
    edge = path(squares, fill="#6d5737", stroke="#4a3b2a", stroke_width=3.4, stroke_linejoin="round")
    tiles = "".join(_soil(*each) for each in laid)
    veil = path(squares, class_="veil")
    return group(below + edge + tiles + veil, id="nor-soil")


@lru_cache(_REMEMBERED)
def lines(laid: tuple[Placement, ...]) -> str:
    """All borders."""
    return group("".join(_lines(*each) for each in laid), id="nor-lines")


@lru_cache(_REMEMBERED)
def prints(laid: tuple[Placement, ...]) -> str:
    """All printed icons and slots."""
    return group("".join(_print(*each) for each in laid), id="nor-prints")


def square(layout: Layout, cell: int, inset: float = 0) -> tuple[float, float, float, float]:
    """The box of a cell, or a little less than it."""
    x, y = layout.corner(cell)
    return x + inset, y + inset, CELL - 2 * inset, CELL - 2 * inset


class Land:
    """The territories of a position as shapes: which areas they have, and where things stand in them."""

    def __init__(self, s: Northgard, layout: Layout) -> None:
        self._s: Final = s
        self._layout: Final = layout
        self._cells: Final = {layout.corner(s.cell_of[tile]) for tile in s.laid[: s.laid_count]}
        self._stands: Final[dict[int, Point]] = {}
        self.areas: Final[dict[int, list[int]]] = {}
        """The areas of each territory, in the order in which their tiles were laid."""
        for tile in s.laid[: s.laid_count]:
            for area in areas_of(tile):
                self.areas.setdefault(s.territory[area], []).append(area)

    def placed(self, area: int) -> tuple[int, float, float]:
        """How the tile of an area is turned, and its corner in units of the map."""
        tile = TILE_OF[area]
        return self._layout.turned(self._s.turned[tile]), *self._layout.corner(self._s.cell_of[tile])

    def territory(self, area: int) -> int:
        """The territory of an area."""
        return self._s.territory[area]

    def point(self, area: int, point: Point) -> Point:
        """A point of an area in units of the map."""
        turned, x, y = self.placed(area)
        u, v = turn(point, turned)
        return x + u, y + v

    def is_in(self, area: int, point: Point) -> bool:
        """Whether a point of the map lies in an area."""
        turned, x, y = self.placed(area)
        return is_inside(area, turn((point[0] - x, point[1] - y), (4 - turned) % 4))

    def path(self, territory: int) -> str:
        """The path data of a territory."""
        return "".join(area_path(area, *self.placed(area)) for area in self.areas[territory])

    def edge(self, territory: int) -> str:
        """The path data of the borders of a territory, and of its sides that face nothing."""
        return "".join(
            edge_path(area, turned, x, y, self._free(x, y))
            for area in self.areas[territory]
            for turned, x, y in [self.placed(area)]
        )

    def _free(self, x: float, y: float) -> int:
        """The sides of a cell, as a mask, beyond which no tile lies."""
        beyond = ((x, y - CELL), (x + CELL, y), (x, y + CELL), (x - CELL, y))
        return sum(1 << side for side, cell in enumerate(beyond) if cell not in self._cells)

    def _home(self, territory: int) -> int:
        """The area in which the figures of a territory stand: its anchor, or one that is much larger."""
        areas = self.areas[territory]
        return max(areas, key=lambda area: size_of(area) * (_HOMELY if area == territory else 1))

    def stand(self, territory: int) -> Point:
        """Where the figures of a territory stand."""
        if territory not in self._stands:
            home = self._home(territory)
            self._stands[territory] = self.point(home, units_point(home))
        return self._stands[territory]

    def neighbours(self) -> dict[int, dict[int, bool]]:
        """For each territory those beside it, and whether all borders between them are rough (NOR-20.10)."""
        s = self._s
        found: dict[int, dict[int, bool]] = {territory: {} for territory in self.areas}
        for n in range(0, s.border_count, 3):
            one, other, rough = s.territory[s.borders[n]], s.territory[s.borders[n + 1]], s.borders[n + 2] == 1
            if one != other:
                found[one][other] = found[one].get(other, True) and rough
                found[other][one] = found[other].get(one, True) and rough
        return found


def laid_areas(s: Northgard) -> list[int]:
    """All areas that lie on the map."""
    return [area for tile in s.laid[: s.laid_count] for area in areas_of(tile)]
