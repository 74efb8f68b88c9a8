"""The drawings of units, counters, flags and camps; their ids begin with `mb-`, their origin is their middle."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from meadhall.drawing.definitions import symbols
from meadhall.drawing.elements import circle, number
from meadhall.drawing.hexagons import hexagon
from meadhall.games.medieval_battle.content import MOVEMENT
from meadhall.games.medieval_battle.picture.landscape import LANDSCAPE

_HORSE: Final = (
    '<path d="M-8.5 11C-8.8 4.5-7.6-2.6-2.6-6.6L-3.2-11.4L.6-8.3C5-7.4 8.2-3.6 10 1.6L10.4 4.1C9.4 5.9 7.6 6.2 6.2 5.2'
    'L3.4 3C1.4 3.6.6 5 1.6 7.4L3.4 11Z" fill="currentColor"/>'
)
_EYE: Final = '<circle cx="3.2" cy="-2.6" r="1.15" fill="var(--mb-ground)"/>'
_MANE: Final = '<path d="M-6.6 8.5C-6.6 3.4-5.4-.4-2.8-3.4" fill="none" stroke="var(--mb-ground)" stroke-width="1.3"/>'

_UNITS: Final[dict[str, str]] = {
    "heavy_cavalry": (
        f'<g transform="translate(-4.4 3.6) scale(.94)">{_HORSE}{_EYE}'
        '<path d="M-7.4 4.4L1.2 6.4M-5.6-1.2L3.6 2.8" fill="none" stroke="var(--mb-ground)" stroke-width="1.4"/></g>'
        '<path d="M10 13.6V-11" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>'
        '<path d="M10-17.4L12.6-11.4H7.4Z" fill="currentColor"/><path d="M7 7.4H13" stroke="currentColor" '
        'stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M9.4-12.6L-3.6-14.2L-.4-11.6L-3.2-9L9.4-7.6Z" fill="currentColor"/>'
    ),
    "light_cavalry": f'<g transform="translate(-.4 .8) scale(1.14)">{_HORSE}{_EYE}{_MANE}</g>',
    "mounted_archers": (
        f'<g transform="translate(-4 2) scale(.9)">{_HORSE}{_EYE}</g>'
        '<path d="M5.6-13.6C14-10 15.4 4.6 9.4 11" fill="none" stroke="var(--mb-ground)" stroke-width="4.4"/>'
        '<path d="M5.2-13.8C14-10 15.6 4.8 9 11.6" fill="none" stroke="currentColor" stroke-width="2.2" '
        'stroke-linecap="round"/><path d="M5.2-13.8L9 11.6" stroke="currentColor" stroke-width=".9"/>'
    ),
    "heavy_infantry": (
        '<path d="M-8.4-12.4Q0-15.4 8.4-12.4V3C8.4 8.6 4.6 11.8 0 13.8C-4.6 11.8-8.4 8.6-8.4 3Z" fill="currentColor"/>'
        '<path d="M0-12.6V12M-7-3.4H7" stroke="var(--mb-ground)" stroke-width="2.2"/>'
        '<path d="M-6.2-10.6Q0-12.8 6.2-10.6V2.6C6.2 7 3.4 9.6 0 11.2C-3.4 9.6-6.2 7-6.2 2.6Z" fill="none" '
        'stroke="var(--mb-ground)" stroke-width="1"/>'
    ),
    "light_infantry": (
        '<path d="M11-13L-3 1" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M2.6-8.8L7-4.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>'
        '<circle cx="-1.4" cy="1.6" r="10.4" fill="currentColor" stroke="var(--mb-ground)" stroke-width="1.3"/>'
        '<circle cx="-1.4" cy="1.6" r="7.2" fill="none" stroke="var(--mb-ground)" stroke-width="1.1" '
        'stroke-dasharray="2.1 1.7"/><circle cx="-1.4" cy="1.6" r="2.7" fill="var(--mb-ground)"/>'
    ),
    "pikemen": "".join(
        f'<path d="M{foot} 13L{top} -9" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'
        f'<path d="M{top} -14.6L{top + 2.6} -7.2H{top - 2.6}Z" fill="currentColor"/>'
        for foot, top in ((-6.4, -9), (0, 0), (6.4, 9))
    )
    + '<path d="M-9.4 5.4H9.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
    "archers": (
        '<path d="M-1.6-10.4C8-8 8 8-1.6 10.4" fill="none" stroke="currentColor" stroke-width="2.8" '
        'stroke-linecap="round"/><path d="M-1.6-10.4L-7 0L-1.6 10.4" fill="none" stroke="currentColor" '
        'stroke-width="1"/><path d="M-7 0H10" stroke="currentColor" stroke-width="1.8"/>'
        '<path d="M13.6 0L8-3.3V3.3Z" fill="currentColor"/>'
        '<path d="M-10.6-2.6L-7 0L-10.6 2.6" fill="none" stroke="currentColor" stroke-width="1.5"/>'
    ),
    "longbowmen": (
        '<path d="M-4-15.4C8.6-9 8.6 9-4 15.4" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round"/><path d="M-4-15.4L-9.6 0L-4 15.4" fill="none" stroke="currentColor" '
        'stroke-width="1"/><path d="M-9.6 0H11" stroke="currentColor" stroke-width="1.8"/>'
        '<path d="M15 0L9-3.4V3.4Z" fill="currentColor"/>'
        '<path d="M-13.6-2.9L-9.6 0L-13.6 2.9M-10.6-2.9L-6.6 0L-10.6 2.9" fill="none" stroke="currentColor" '
        'stroke-width="1.3"/>'
    ),
    "tabor": (
        '<path d="M-12-1.5C-12-11-7-13 0-13S12-11 12-1.5Z" fill="currentColor"/>'
        '<path d="M-5.4-12.2Q-7.4-7-6.6-1.5M5.4-12.2Q7.4-7 6.6-1.5M0-13V-1.5" fill="none" stroke="var(--mb-ground)" '
        'stroke-width="1.1"/><path d="M-13.4 0H13.4V3.6H-13.4Z" fill="currentColor"/>'
        '<g fill="var(--mb-ground)" stroke="currentColor" stroke-width="2"><circle cx="-7.4" cy="6.6" r="4.3"/>'
        '<circle cx="7.4" cy="6.6" r="4.3"/></g><path d="M-7.4 3V10.2M-11 6.6H-3.8M7.4 3V10.2M3.8 6.6H11" '
        'stroke="currentColor" stroke-width="1"/>'
    ),
}

_PALISADE: Final = "".join(
    f'<path d="M-3.4 3V-3L0-6.4L3.4-3V3Z" transform="rotate({angle}) translate(0 -24.4)" fill="url(#wood)" '
    'stroke="#2c1c0e" stroke-width="1"/>'
    for angle in range(0, 360, 20)
)
_HEAD: Final = (
    '<path d="M-4.4 4.6V-.6C-4.4-3.6-2.6-5.6 0-6.6C2.6-5.6 4.4-3.6 4.4-.6V4.6L1.5 6V1H-1.5V6Z" fill="#e9edf0" '
    'stroke="#22262a" stroke-width="1.1" stroke-linejoin="round"/><path d="M-4.2-.4H4.2" stroke="#22262a" '
    'stroke-width="1.3"/><path d="M0-6.4V-9" stroke="#22262a" stroke-width="1.5" stroke-linecap="round"/>'
)
_SHADOW: Final = '<ellipse cx="1.5" cy="4" rx="24" ry="23.4" fill="#140d05" fill-opacity=".42"/>'

_TOKENS: Final[dict[str, str]] = {
    "red": (
        _SHADOW
        + '<circle r="23" fill="#3d0b0c"/><circle r="22" fill="url(#mb-red)" stroke="#fbeedd" stroke-width="1.5"/>'
        '<circle r="16.6" fill="none" stroke="#fbeedd" stroke-opacity=".34" stroke-width=".9"/>'
    ),
    "yellow": (
        f'<path d="{hexagon((1.5, 4), 26)}" fill="#140d05" fill-opacity=".42"/>'
        f'<path d="{hexagon((0, 0), 26.4)}" fill="#2d2303" stroke="#2d2303" stroke-linejoin="round"/>'
        f'<path d="{hexagon((0, 0), 24.4)}" fill="url(#mb-yellow)" stroke="#fffbe2" stroke-width="1.3" '
        'stroke-linejoin="round"/>'
        f'<path d="{hexagon((0, 0), 19)}" fill="none" stroke="#4b3a02" stroke-opacity=".4" stroke-width=".9" '
        'stroke-dasharray="4 2"/>'
    ),
}
_SPENT: Final = {
    "red": '<circle r="22.6" fill="#3a302a" fill-opacity=".62"/>',
    "yellow": f'<path d="{hexagon((0, 0), 25.2)}" fill="#8d8a78" fill-opacity=".72"/>',
}
_EMBLEMS: Final = {
    "red": (
        '<circle r="13" fill="url(#mb-red)" stroke="#3d0b0c" stroke-width="1.6"/>'
        '<circle r="11.4" fill="none" stroke="#fbeedd" stroke-width="1"/>'
        '<path d="M-6.4 6.4V-6.4H-3.4V-3.8H-1.5V-6.4H1.5V-3.8H3.4V-6.4H6.4V6.4H2V3.4A2 2.2 0 0 0-2 3.4V6.4Z" '
        'fill="#fff6e4"/>'
    ),
    "yellow": (
        f'<path d="{hexagon((0, 0), 14.4)}" fill="url(#mb-yellow)" stroke="#2d2303" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
        '<path d="M0-9.4L2.2-3.8L7.8-5.4L4.4 0L7.8 5.4L2.2 3.8L0 9.4L-2.2 3.8L-7.8 5.4L-4.4 0L-7.8-5.4L-2.2-3.8Z" '
        'fill="#2d2303"/><circle r="2.2" fill="#f3df5c"/>'
    ),
}

_POLE: Final = (
    '<path d="M0 1V-31" stroke="#1d140a" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="M0 1V-31" stroke="#8d623a" stroke-width="2" stroke-linecap="round"/>'
    '<circle cy="-32" r="2.3" fill="#e7d7b1" stroke="#1d140a" stroke-width="1"/>'
)
_CLOTHS: Final = {
    "none": ("#f3ead2", "#4a3b2a", '<path d="M3-4.4H13" stroke="#b7a582" stroke-width="1.2"/>'),
    "red": ("#b3262a", "#3d0b0c", '<path d="M1-5H14.4" stroke="#fff3e2" stroke-width="2.2"/>'),
    "yellow": ("#efd23e", "#2d2303", '<circle cx="5" cy="-5" r="2.1" fill="#2d2303"/>'),
}


def _flag(owner: str, pennants: int) -> str:
    fill, edge, mark = _CLOTHS[owner]
    cloth = (
        f'<path d="M0-10.6Q9-11.6 18-9.4L13.6-5L18-.4Q9 .8 0 0Z" fill="{fill}" stroke="{edge}" stroke-width="1.2" '
        f'stroke-linejoin="round"/>{mark}'
    )
    flown = "".join(f'<g transform="translate(1 {-18.4 + 13 * n})">{cloth}</g>' for n in range(pennants))
    return f'<ellipse cx="1" cy="1.6" rx="5" ry="2" fill="#140d05" fill-opacity=".4"/>{_POLE}{flown}'


_TENT: Final = (
    '<ellipse cy="14" rx="22" ry="3.4" fill="#140d05" fill-opacity=".3"/>'
    '<path d="M-20 13.5L0-15L20 13.5Z" fill="#efe2c2" stroke="#4a3b2a" stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="M0-15L8 13.5H20Z" fill="#cdb98d"/><path d="M-6 13.5L0-8L5 13.5Z" fill="#4a3b2a" fill-opacity=".75"/>'
    '<path d="M-20 13.5L0-15L20 13.5M0-15V-19" fill="none" stroke="#4a3b2a" stroke-width="1.4" '
    'stroke-linejoin="round"/>'
)
_SWORDS: Final = (
    '<g transform="rotate(45)"><use href="#sword" y="1"/></g><g transform="rotate(-45)"><use href="#sword" y="1"/></g>'
)
_ARROW: Final = (
    '<path d="M-10 0H8" stroke="#33271a" stroke-width="2.2"/><path d="M12 0L5-4V4Z" fill="#33271a"/>'
    '<path d="M-13-3.4L-9.4 0L-13 3.4M-10-3.4L-6.4 0L-10 3.4" fill="none" stroke="#8e2a1a" stroke-width="1.6"/>'
)
_PLUS: Final = '<path d="M0-9V9M-9 0H9" stroke="#2c5a2a" stroke-width="5" stroke-linecap="round"/>'
_THROUGH: Final = (
    '<path d="M-10 5Q0-11 9 3" fill="none" stroke="#33271a" stroke-width="2.2"/>'
    '<path d="M12 7L4.6 4.4L10.6-.6Z" fill="#33271a"/>'
)
_FRESH: Final = (
    f'<circle r="13" fill="#f4e8cb" stroke="#33271a" stroke-width="1.4"/><g transform="scale(.78)">{_THROUGH}</g>'
)
_BOOT: Final = (
    '<path d="M-6.4-12H2.6L2 .4C6.4 1.6 11.4 3.6 11.8 8.6H-7.2Z" fill="#33271a" stroke="#33271a" stroke-width="1.4" '
    'stroke-linejoin="round"/><path d="M-7.4 11.4H11.8" stroke="#8e2a1a" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M-6-7.6H2.4" stroke="#f4e8cb" stroke-width="1.5"/>'
)
_SANDGLASS: Final = (
    '<path d="M-8-12H8M-8 12H8" stroke="#5e3a1a" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M-6.4-10.6C-6.4-3.6-1.4-2.4-1.4 0S-6.4 3.6-6.4 10.6H6.4C6.4 3.6 1.4 2.4 1.4 0S6.4-3.6 6.4-10.6Z" '
    'fill="#fffaf0" fill-opacity=".85" stroke="#5e3a1a" stroke-width="1.3"/>'
    '<path d="M-4.4-5.4H4.4C3.4-3 .8-2 0 0C-.8-2-3.4-3-4.4-5.4Z" fill="#b98a3a"/>'
    '<path d="M-5.4 9.8C-4.4 6.6-2 5.6 0 4.6C2 5.6 4.4 6.6 5.4 9.8Z" fill="#b98a3a"/>'
)


def _points(have: int, of: int) -> str:
    """Movement points as dots along the upper rim."""
    dots: list[str] = []
    for n in range(of):
        angle = (n - (of - 1) / 2) * pi / 7.2
        place = (19.4 * sin(angle), -19.4 * cos(angle))
        fill = "#fffdf4" if n < have else "#2a2117"
        opacity = 1.0 if n < have else 0.55
        dots.append(circle(*place, 3.1, fill=fill, fill_opacity=number(opacity), stroke="#1d140a", stroke_width=1))
    return "".join(dots)


_RULES: Final = (
    ".mb-red{color:#fff1de;--mb-ground:#a3272a}.mb-yellow{color:#2d2303;--mb-ground:#ecd04a}"
    ".mb-weary{opacity:.8}.mb-yellow .mb-weary{--mb-ground:#a6a17c}.mb-red .mb-weary{--mb-ground:#5f2c2a}"
    ".mb-plain{color:#3a2a18;--mb-ground:#f4e8cb}"
    ".mb-hex{fill:#fff;fill-opacity:0;pointer-events:all}"
    ".mb-code{fill:#2a1c0c;stroke:#f4e8cb;stroke-width:2.4px;stroke-opacity:.75;paint-order:stroke;"
    "stroke-linejoin:round}.mb-code .name{font-weight:600;stroke-opacity:.9}"
    ".mb-rim-red{fill:none;stroke:#b3262a;stroke-width:3.4px}"
    ".mb-rim-yellow{fill:none;stroke:#f2dd5a;stroke-width:3.4px;stroke-dasharray:.1 5.2;stroke-linecap:round}"
    ".mb-rim-edge{fill:none;stroke:#1d140a;stroke-width:5.2px;stroke-opacity:.7}"
    ".mb-zone-red{fill:url(#mb-hatch-red)}.mb-zone-yellow{fill:url(#mb-hatch-yellow)}"
    ".mb-forbidden{fill:#1d140a;fill-opacity:.27}"
    ".mb-active{fill:none;stroke:var(--touch);stroke-width:4.4px}"
    ".mb-active-edge{fill:none;stroke:#4a2c05;stroke-width:7px;stroke-opacity:.8}"
    ".touch:hover>.mb-lit,.touch:focus-visible>.mb-lit,.touch.pointed>.mb-lit{fill-opacity:.62}"
    ".mb-lit{fill:var(--touch);fill-opacity:.3;stroke:var(--touch-edge);stroke-width:2px;stroke-dasharray:6 3.4;"
    "stroke-linejoin:round}"
    ".dark .mb-shade{fill-opacity:.55}"
    ".mb-far{fill-opacity:.17}.mb-around{fill-opacity:0;pointer-events:all}"
    ".touch:hover>.mb-around,.touch:focus-visible>.mb-around{fill-opacity:.3}"
    ".mb-path{opacity:0;pointer-events:none;fill:none;stroke:#fff3c4;stroke-width:5px;stroke-linejoin:round;"
    "stroke-linecap:round;stroke-dasharray:1 9}"
    ".touch:hover>.mb-path,.touch:focus-visible>.mb-path{opacity:1}"
    ".mb-cell{fill:var(--parchment-shade);stroke:var(--ink-soft);stroke-width:1px}"
    ".mb-cell-lit{fill:#fff6da;stroke:var(--viking-red);stroke-width:3px}"
    ".mb-cell-card{fill:var(--bronze-light);stroke:var(--bronze);stroke-width:1.6px}"
)


def _pattern(name: str, ink: str, opacity: float, angle: int, gap: int, width: float) -> str:
    return (
        f'<pattern id="mb-hatch-{name}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({angle})"><path d="M0 0V{gap}" stroke="{ink}" stroke-opacity="{opacity}" '
        f'stroke-width="{width}"/></pattern>'
    )


_GRADIENTS: Final = (
    '<radialGradient id="mb-red" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="#dd5a4c"/>'
    '<stop offset=".55" stop-color="#ab2629"/><stop offset="1" stop-color="#6d1416"/></radialGradient>'
    '<radialGradient id="mb-yellow" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="#fff6a8"/>'
    '<stop offset=".55" stop-color="#ecd04a"/><stop offset="1" stop-color="#c7a41a"/></radialGradient>'
)


@cache
def defs() -> str:
    """All drawings of the game that do not depend on the map of a match."""
    flags = {f"{owner}-{count}": _flag(owner, count) for owner in _CLOTHS for count in (1, 2)}
    points = {f"{have}-of-{of}": _points(have, of) for of in set(MOVEMENT) for have in range(of + 1)}
    heads = {
        "1": f'<g transform="translate(0 18.6)">{_HEAD}</g>',
        "2": f'<g transform="translate(-5.6 18.6)">{_HEAD}</g><g transform="translate(5.6 18.6)">{_HEAD}</g>',
    }
    signs = {
        "palisade": _PALISADE, "head": _HEAD, "tent": _TENT, "swords": _SWORDS, "arrow": _ARROW, "plus": _PLUS,
        "through": _THROUGH, "sandglass": _SANDGLASS, "boot": _BOOT, "fresh": _FRESH,
    }  # fmt: skip
    hexes = {name: f'<path d="{hexagon((0, 0), size)}"/>' for name, size in (("hex", 36), ("inner", 33.4))}
    patterns = _pattern("red", "#7d1113", 0.6, 45, 8, 1.7) + _pattern("yellow", "#3b2f02", 0.55, -45, 8, 1.7)
    drawings = [
        symbols(_UNITS, "mb-"), symbols(_TOKENS, "mb-token-"), symbols(_SPENT, "mb-spent-"),
        symbols(_EMBLEMS, "mb-emblem-"), symbols(flags, "mb-flag-"), symbols(points, "mb-points-"),
        symbols(heads, "mb-heads-"), symbols(signs, "mb-"), symbols(LANDSCAPE, "mb-"), symbols(hexes, "mb-"),
    ]  # fmt: skip
    return f"<defs><style>{_RULES}</style>{_GRADIENTS}{patterns}{''.join(drawings)}</defs>"
