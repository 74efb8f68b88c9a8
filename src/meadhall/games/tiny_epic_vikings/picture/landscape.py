"""The shapes of both maps, and what grows and swims on them."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import number, path
from meadhall.drawing.maps import Point, smooth
from meadhall.games.tiny_epic_vikings.content import DATA

LANDSCAPE: Final[dict[str, str]] = {
    "peak": (
        '<path d="M-16 9L-3-11L2-5L6-9L17 9Z" fill="#8d979b" fill-opacity=".5" stroke="var(--ink)" '
        'stroke-opacity=".55" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M-8-3L-3-11L2-5L0-1L-3-4L-5 0ZM3.4-6.4L6-9L9.4-3.4L7-4.4L5-2Z" fill="#fff"/>'
    ),
    "fir": (
        '<path d="M0 8V4" stroke="var(--ink)" stroke-opacity=".7" stroke-width="1.6"/>'
        '<path d="M0-9L5-1H2.6L6 5H-6L-2.6-1H-5Z" fill="#5f7d6c" fill-opacity=".75" stroke="var(--ink)" '
        'stroke-opacity=".5" stroke-width=".9" stroke-linejoin="round"/>'
    ),
    "dock": '<circle r="14" class="tev-dock"/>',
    "dock-plot": '<circle r="14" class="tev-dock"/><circle r="10" class="tev-plot"/>',
    "tail": (
        '<path d="M-3 30C-2 16-5 8-12 4C-22 0-33-1-40-12C-30-14-20-15-12-11C-6-8-2-4 0 2C2-4 6-8 12-11C20-15 30-14'
        ' 40-12C33-1 22 0 12 4C5 8 2 16 3 30Z" fill="var(--wave)" fill-opacity=".5" stroke="var(--ink)" '
        'stroke-opacity=".5" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M-24 32Q-12 25 0 32T24 32M-14 38Q-7 34 0 38T14 38" '
        'fill="none" stroke="var(--halo)" stroke-width="2.2" stroke-linecap="round"/>'
    ),
}


def closed(ring: list[list[float]]) -> str:
    """A closed smooth line around a ring of points."""
    points: list[Point] = [(x, y) for x, y in ring]
    middle = ((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2)
    return f"M{number(middle[0])} {number(middle[1])}{smooth([middle, *points, middle])}Z"


def polygon(ring: list[list[float]]) -> str:
    """A closed line with its corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in ring) + "Z"


def shapes() -> dict[str, str]:
    """The islands and fjords of both maps, as `m34-island-raven` and `m34-fjord-whale_tail`."""
    found: dict[str, str] = {}
    for board in DATA["map"]:
        for row in board["island"]:
            found[f"{board['id']}-island-{row['id']}"] = path(closed(row["outline"]))
        for row in board["fjord"]:
            found[f"{board['id']}-fjord-{row['id']}"] = path(polygon(row["polygon"]))
    return found
