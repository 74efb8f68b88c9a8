"""Arrows for the routes that may be taken."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import circle, group, shifted, use
from meadhall.drawing.layouts import Window
from meadhall.drawing.lettering import line
from meadhall.drawing.touch import route_arrow
from meadhall.games.saga.content import SCAND_NORTH, TOKEN_AREA, TOKEN_IDS
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
    window, beyond = layout.window(origin), layout.window(destination)
    if window is not beyond:
        return _arrow_between(window, beyond)
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


def _arrow_between(window: Window, beyond: Window) -> str:
    """An arrow across the frame between two windows that stand side by side."""
    way = 1 if beyond.box[0] > window.box[0] else -1
    x = (max(window.box[0], beyond.box[0]) + min(window.box[0], beyond.box[0]) + window.box[2]) / 2
    y = window.box[1] + window.box[3] - 26 - 9 * way
    return route_arrow((x - way * 36, y), (x + way * 36, y), 0.08, 1.3)


def _sea_arrow(view: View, mode: str, origin: int) -> str:
    """From a slot to its coast, or from the slot into the unknown."""
    slot = origin - SCAND_NORTH
    x, y = view.layout.slot(slot)
    scale = view.layout.window(origin).scale
    if mode == "sail_draw":
        return _signpost(x, y, scale, line("?", 0, 6.5, 19, "bold", "middle"))
    area = TOKEN_AREA[view.s.slots[slot]]
    if view.layout.window(area) is not view.layout.window(origin):
        return _signpost(x, y, -scale, use(TOKEN_IDS[view.s.slots[slot]], 0, 0, 0.8))
    u, v = view.layout.centre(area)
    length = dist((x, y), (u, v))
    near, reach = SPOTS[area].radius * scale, 24 * scale
    start = (x + (u - x) * reach / length, y + (v - y) * reach / length)
    end = (u - (u - x) * near / length, v - (v - y) * near / length)
    return route_arrow(start, end, -0.12, scale)


def _signpost(x: float, y: float, scale: float, sign: str) -> str:
    """A short arrow from a slot to a sign below it, or above it if the scale is negative."""
    size = abs(scale)
    disc = shifted(circle(0, 0, 13, class_="disc") + sign, x, y + 54 * scale, size)
    return route_arrow((x, y + 24 * scale), (x, y + 38 * scale), 0, size) + disc
