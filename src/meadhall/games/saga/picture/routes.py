"""Arrows for the routes that may be taken."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import circle, group, shifted
from meadhall.drawing.lettering import line
from meadhall.drawing.touch import route_arrow
from meadhall.games.saga.content import SCAND_NORTH, TOKEN_AREA
from meadhall.games.saga.picture.places import SPACE_NUMBERS, SPOTS
from meadhall.games.saga.picture.scenery import crossing
from meadhall.games.saga.picture.view import View

_ARROW: Final = 27.0
"""Half the length of an arrow across a border."""


def routes(view: View) -> str:
    """An arrow for every route that may be taken."""
    parts: list[str] = []
    for option in view.options:
        head, *names = option.split(":")
        if head != "route":
            continue
        origin = SPACE_NUMBERS[names[1]]
        arrow = (
            _sea_arrow(view, names[0], origin)
            if len(names) == 2
            else _land_arrow(view, origin, SPACE_NUMBERS[names[2]])
        )
        parts.append(view.thing("arrow-" + option.replace(":", "-"), view.label(option), arrow, options=[option]))
    return group("".join(parts), id="routes") if parts else ""


def _land_arrow(view: View, origin: int, destination: int) -> str:
    """A short arrow across the border, beside the one that leads back; over water, from ring to ring."""
    layout = view.layout
    window = layout.window
    scale = window.scale
    (x, y), (u, v) = layout.centre(origin), layout.centre(destination)
    length = dist((x, y), (u, v))
    dx, dy = (u - x) / length, (v - y) / length
    first, last = SPOTS[origin].radius * scale, SPOTS[destination].radius * scale
    half = min(_ARROW * scale, (length - first - last) / 2 + 14 * scale)
    point = crossing(origin, destination)
    middle = (first + length - last) / 2
    m, n = window.at(point) if point else (x + dx * middle, y + dy * middle)
    m, n = m + dy * 8 * scale, n - dx * 8 * scale
    return route_arrow((m - dx * half, n - dy * half), (m + dx * half, n + dy * half), 0.1, scale)


def _sea_arrow(view: View, mode: str, origin: int) -> str:
    """From a slot to its coast, or from the slot into the unknown."""
    slot = origin - SCAND_NORTH
    x, y = view.layout.slot(slot)
    scale = view.layout.window.scale
    if mode == "sail_draw":
        return _signpost(x, y, scale, line("?", 0, 6.5, 19, "bold", "middle"))
    area = TOKEN_AREA[view.s.slots[slot]]
    u, v = view.layout.centre(area)
    length = dist((x, y), (u, v))
    near, reach = SPOTS[area].radius * scale, 24 * scale
    start = (x + (u - x) * reach / length, y + (v - y) * reach / length)
    end = (u - (u - x) * near / length, v - (v - y) * near / length)
    return route_arrow(start, end, -0.12, scale)


def _signpost(x: float, y: float, scale: float, sign: str) -> str:
    """A short arrow from a slot to a sign below it."""
    disc = shifted(circle(0, 0, 13, class_="disc") + sign, x, y + 54 * scale, scale)
    return route_arrow((x, y + 24 * scale), (x, y + 38 * scale), 0, scale) + disc
