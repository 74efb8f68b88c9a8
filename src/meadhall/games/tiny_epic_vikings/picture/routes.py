"""Arrows along the ferry routes that settlers or temples may take."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import group
from meadhall.drawing.touch import route_arrow
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.view import View

_ASIDE: Final = 9.0
"""How far an arrow lies beside its route, so that there is room for the one that leads back."""
_SHORT: Final = 16.0
"""How much of a route is left free at both ends, for its docks."""


def routes(view: View) -> str:
    """An arrow for every step from island to island that may be taken."""
    parts: list[str] = []
    for option in view.options:
        head, *names = option.split(":")
        if head in ("explore", "temple"):
            arrow = _arrow(view, ISLAND_IDS.index(names[0]), ISLAND_IDS.index(names[1]))
            parts.append(view.thing("arrow-" + option.replace(":", "-"), view.label(option), arrow, options=[option]))
    return group("".join(parts), id="routes") if parts else ""


def _arrow(view: View, origin: int, destination: int) -> str:
    (x, y), (u, v) = view.chart.lines[origin, destination]
    length = dist((x, y), (u, v))
    dx, dy = (u - x) / length, (v - y) / length
    short = min(_SHORT, length / 4)
    start = (x + dx * short - dy * _ASIDE, y + dy * short + dx * _ASIDE)
    end = (u - dx * short - dy * _ASIDE, v - dy * short + dx * _ASIDE)
    return route_arrow(start, end, -0.05, 1.7)
