"""Where scenes are played: fields, shores, walls, the open sea, woods and winter, at any size."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.elements import circle, number, path, rectangle, shifted
from meadhall.engine.scenes import FIELD, FOREST, GATES, HILLS, LANDING, SEA, SHORE, WALLS, WINTER

_MEADOWS: Final = (FIELD, SHORE, LANDING, WALLS, GATES)
"""Grounds that are green, under a mild sky."""
_SKY: Final = {
    **dict.fromkeys(_MEADOWS, "#b9cfd0"),
    SEA: "#a9c4cc",
    FOREST: "#b4c7bd",
    HILLS: "#c2cbc6",
    WINTER: "#c6d3dc",
}
_HORIZON: Final = {
    **dict.fromkeys(_MEADOWS, "#efe3bf"),
    SEA: "#e3ddc4",
    FOREST: "#e6dfbd",
    HILLS: "#efe0bd",
    WINTER: "#eef2f4",
}
_HILL: Final = {
    **dict.fromkeys(_MEADOWS, "#b3b58c"),
    SEA: "#8fb0b9",
    FOREST: "#8ea077",
    HILLS: "#b29a72",
    WINTER: "#dfe6ea",
}
_GRASS: Final = {
    **dict.fromkeys(_MEADOWS, "#a3b073"),
    SEA: "#7fa6b4",
    FOREST: "#86975f",
    HILLS: "#c0a877",
    WINTER: "#f2f5f6",
}


@cache
def ground(kind: str, width: float, height: float) -> str:
    """The ground of a kind, drawn to fill a box from the origin."""
    far, near = height * 0.55, height * 0.68
    parts = [
        _sky(kind, width, height),
        circle(width / 2, height * 0.44, height * 0.13, fill="#f7ecca"),
        path(_hills(width, far), fill=_HILL[kind], stroke="#6b6242", stroke_width=1.6),
    ]
    parts.append(path(_meadow(width, near, height), fill=_GRASS[kind], stroke="#4e4a2c", stroke_width=1.6))
    if kind in (SHORE, LANDING):
        parts.append(_water(width, height, far))
    if kind == LANDING:
        parts.append(shifted(_LONGSHIP, width * 0.885, far + height * 0.07, height / 400))
    if kind in _MEADOWS:
        parts.append(_tufts(width, near, height))
    if kind == SEA:
        parts.append(_waves(width, near, height))
    if kind in (WALLS, GATES):
        at = width * (0.07 if kind == WALLS else 0.93)
        parts.append(shifted(_PALISADE, at, near, height / 260))
    if kind == HILLS:
        parts += [shifted(_ROCKS, width * x, near + height * y, height / 300) for x, y in _ROCKY]
    if kind in (FOREST, WINTER):
        parts += [_tree(width * x, near + height * 0.03, height / 420, kind) for x in (0.04, 0.1, 0.9, 0.96)]
    return f'<g class="ground" aria-hidden="true">{"".join(parts)}</g>'


def _sky(kind: str, width: float, height: float) -> str:
    """The sky, paler towards the horizon."""
    stops = f'<stop offset=".15" stop-color="{_SKY[kind]}"/><stop offset="1" stop-color="{_HORIZON[kind]}"/>'
    shade = f'<linearGradient id="sky-{kind}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    return shade + rectangle(0, 0, width, height * 0.72, fill=f"url(#sky-{kind})")


def _tufts(width: float, top: float, height: float) -> str:
    """Tufts of grass."""
    spots = ((0.08, 0.75), (0.31, 0.92), (0.52, 0.45), (0.66, 0.9), (0.87, 0.62), (0.95, 0.93))
    drawn = [f"M{number(width * x - 5)} {number(top + (height - top) * y)}l5-10l5 10" for x, y in spots]
    return path("".join(drawn), fill="none", stroke="#6f7d45", stroke_width=1.6, stroke_linejoin="round")


def _hills(width: float, top: float) -> str:
    """A line of hills from edge to edge."""
    w, y = width, top
    return (
        f"M0 {number(y + 14)}Q{number(w * 0.12)} {number(y - 22)} {number(w * 0.23)} {number(y)}"
        f"Q{number(w * 0.34)} {number(y - 34)} {number(w * 0.46)} {number(y - 2)}"
        f"Q{number(w * 0.58)} {number(y - 26)} {number(w * 0.72)} {number(y + 12)}"
        f"Q{number(w * 0.86)} {number(y - 12)} {number(w)} {number(y + 10)}V{number(y + 160)}H0Z"
    )


def _meadow(width: float, top: float, height: float) -> str:
    """The ground on which pieces stand."""
    w = width
    return (
        f"M0 {number(top)}Q{number(w * 0.25)} {number(top - 12)} {number(w * 0.5)} {number(top + 4)}"
        f"T{number(w)} {number(top - 4)}V{number(height)}H0Z"
    )


def _water(width: float, height: float, top: float) -> str:
    """A bay on the right, with a beach."""
    beach = _bay(width, height * 0.85, height * 0.795, top + 12)
    water = _bay(width, height * 0.81, height * 0.76, top + 20)
    return path(beach, fill="#ddc98d", stroke="#8d7b46", stroke_width=1.2) + path(water, fill="#93b7c4")


def _bay(width: float, low: float, bend: float, top: float) -> str:
    """From the horizon down to the right edge."""
    w, start = width, f"{number(width * 0.6)} {number(top)}"
    return (
        f"M{start}H{number(w)}V{number(low)}Q{number(w * 0.86)} {number(low)} {number(w * 0.76)} {number(bend)}"
        f"Q{number(w * 0.68)} {number((bend + top) / 2)} {start}Z"
    )


def _waves(width: float, top: float, height: float) -> str:
    """Rows of small waves."""
    step = width / 9
    rows = [
        f"M{number(step * (n + 0.3 * (row % 2)))} {number(top + 16 + row * (height - top) / 4)}"
        f"q{number(step * 0.12)}-6 {number(step * 0.24)} 0t{number(step * 0.24)} 0"
        for row in range(4)
        for n in range(9)
    ]
    return path("".join(rows), fill="none", stroke="#4c7382", stroke_width=1.6, stroke_linecap="round")


_LONGSHIP: Final = (
    '<path d="M0 22V-66" stroke="#5b3a1e" stroke-width="4"/>'
    '<path d="M-34-58H34Q27-36 35-12Q0-5-34-12Q-40-36-34-58Z" fill="#f3e7cb" stroke="#4a3b2a" stroke-width="2"/>'
    '<path d="M-20-58Q-24-36-20-9L-10-8Q-13-36-10-58ZM10-58Q14-36 11-8L21-9Q25-36 20-58Z" fill="#b93a25"/>'
    '<path d="M-76-8C-74 14-62 24-44 24H44C62 24 74 14 78-12C88 6 78 38 46 40H-46C-78 38-86 6-76-8Z" fill="#7d5128" '
    'stroke="#2c1c0e" stroke-width="2.4" stroke-linejoin="round"/>'
    '<path d="M-70 44q12-6 24 0t24 0t24 0t24 0t24 0" fill="none" stroke="#e6f0ee" stroke-width="2.4"/>'
)

_PALISADE: Final = (
    '<path d="M0-36V-62" stroke="#3d2815" stroke-width="3.4"/>'
    '<path d="M2-62L22-55L2-48Z" fill="#8f2f22" stroke="#3d2815" stroke-width="2.4" stroke-linejoin="round"/>'
    '<path d="M-60 40V-20L-48-40L-36-20L-24-40L-12-20L0-40L12-20L24-40L36-20L48-40L60-20V40Z" fill="#8a5a2c" '
    'stroke="#3d2815" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M-36-20V40M-12-20V40M12-20V40M36-20V40M-60 0H60" stroke="#5d3c1d" stroke-width="2"/>'
    '<path d="M-16 40V16a16 16 0 0 1 32 0V40Z" fill="#2c1c0e"/>'
)

_ROCKS: Final = (
    '<path d="M-30 16L-16-12L-6 2L4-22L20-2L30 16Z" fill="#9a7c50" stroke="#4e3c22" stroke-width="2" '
    'stroke-linejoin="round"/><path d="M-16-12L-12 16M4-22L8 16" fill="none" stroke="#6f5633" stroke-width="2"/>'
)
_ROCKY: Final = ((0.05, 0.0), (0.93, 0.02), (0.49, -0.03))


def _tree(x: float, y: float, scale: float, kind: str) -> str:
    """A fir, white in winter."""
    leaf = "#e8eef1" if kind == WINTER else "#4c6b35"
    drawn = (
        '<path d="M-4 0V14H4V0Z" fill="#5d3c1d"/>'
        f'<path d="M0-58L20-26H11L26 2H-26L-11-26H-20Z" fill="{leaf}" stroke="#2e3a1e" stroke-width="2"/>'
    )
    return shifted(drawn, x, y, scale * 1.6)
