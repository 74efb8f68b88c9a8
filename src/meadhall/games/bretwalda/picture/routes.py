"""The ways of Ships from sea to sea, as arrows around Britain."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import group
from meadhall.drawing.maps import Point
from meadhall.drawing.touch import route_arrow
from meadhall.games.bretwalda.content import SEA_IDS
from meadhall.games.bretwalda.picture.spots import SEA_SPOTS
from meadhall.games.bretwalda.picture.view import View

_INLAND: Final[Point] = (530, 350)
"""The point around which arrows bend."""
_SHORT: Final = 32.0
"""How far arrows begin and end from the middle of a sea."""
_BENDS: Final = (0.1, 0.26)
"""There and back, so that the two arrows do not lie upon each other."""


def _toward(start: Point, end: Point, length: float) -> Point:
    part = length / dist(start, end)
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def _outward(start: Point, end: Point) -> int:
    """The side to which an arrow bends away from the land: 1 to its left, -1 to its right."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    mx, my = (start[0] + end[0]) / 2 - _INLAND[0], (start[1] + end[1]) / 2 - _INLAND[1]
    return 1 if dy * mx - dx * my > 0 else -1


def _route(view: View, option: str) -> str:
    origin, target = (SEA_IDS.index(name) for name in option.split(":")[1:])
    start, end = SEA_SPOTS[origin], SEA_SPOTS[target]
    bend = _BENDS[origin < target] * _outward(start, end)
    drawn = route_arrow(_toward(start, end, _SHORT), _toward(end, start, _SHORT), bend, 1.1)
    return view.thing(f"route-{SEA_IDS[origin]}-{SEA_IDS[target]}", view.label(option), drawn, "", [option])


def routes(view: View) -> str:
    """All ways that a Ship of the viewer may take now."""
    drawn = "".join(_route(view, option) for option in view.options if option.startswith("sail:"))
    return group(drawn, transform=view.layout.window.transform(), id="routes") if drawn else ""
