"""The colours and devices of all sides: Kingdoms, Minor Kingdoms, Danes and units that nobody leads."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.games.bretwalda.content import OWNER_IDS

_HUES: Final[dict[str, tuple[str, str, str]]] = {
    "northumbria": ("#2f5d8a", "#16304a", "#c6d8e8"),
    "mercia": ("#b8860b", "#5a4003", "#f0dfae"),
    "wessex": ("#a3352b", "#521511", "#ecc7bf"),
    "east_anglia": ("#3d7a46", "#1b3d20", "#cbe0c8"),
    "alt_clut": ("#6a4b8c", "#352349", "#dacfe6"),
    "cantware": ("#cf7a30", "#643611", "#f4d9bd"),
    "defnas": ("#2c8783", "#124341", "#c2e2e0"),
    "gwynedd": ("#ad456d", "#571f34", "#eccbd8"),
    "danes": ("#2a2a2c", "#0c0c0d", "#cfcbc6"),
    "neutral": ("#8c8577", "#47433b", "#ddd9cf"),
}
"""The colour of a side, a dark one for banners and lines, a light one for grounds."""

_DEVICES: Final[dict[str, str]] = {
    "northumbria": '<path d="M-2.2-9H2.2V-2.2H8.4V2.2H2.2V10H-2.2V2.2H-8.4V-2.2H-2.2Z"/>',
    "mercia": '<path d="M-9.5-6L-6-9.5L0-3.2L6-9.5L9.5-6L3.2.4L8.4 5.6L5.2 8.8L0 3.8L-5.2 8.8L-8.4 5.6L-3.2.4Z"/>',
    "wessex": (
        '<path d="M-8.4 5.4C-9-2-4.6-3.4-.6-2.2C1.4-4 1-6.4 3.4-8.8L4-6.2L8.8-7.2L7.2-4.4L8.6-2.6L5.2-1.8C4.8 '
        "1.6 6.4 3.2 "
        '5.4 8.6L2.4 8.8L3 4.6L-1.6 4.2L-2.4 8.8H-5.4L-4.6 3.4Q-6.8 2.4-6.2 5.8Z"/>'
    ),
    "east_anglia": (
        '<path d="M0-10.5L1.8-7.4L0-5.6L-1.8-7.4ZM-8.6-2.6L-5.8-7L-3.2-3.6L0-5.4L3.2-3.6L5.8-7L8.6-2.6L7 1.4H-7Z'
        'M-6.8 3H6.8L5.2 6.2H-5.2ZM-2.6 7.6H2.6L0 11Z"/>'
    ),
    "alt_clut": '<path d="M-9.5 7.5L-3.6-6.6L-.4-1.2L3-9L9.5 7.5Z"/>',
    "cantware": (
        '<path d="M-8 8.6L-5.6 1.2L-8-2.6L-2.6-3.4L-1.2-8.6L1.4-6.4L4.4-9L4.8-4.6L8.4-1.2L5.2.4L4 8.6L1.4 8.6L1 2.6'
        'L-3 2.4L-5.2 8.6Z"/>'
    ),
    "defnas": (
        '<path d="M-9.4-3Q-4.7-8.4 0-3T9.4-3V.2Q4.7-5 0 .2T-9.4 .2ZM-9.4 4Q-4.7-1.4 0 4T9.4 4V7.2Q4.7 2 0 '
        '7.2T-9.4 7.2Z"/>'
    ),
    "gwynedd": '<path d="M0-10L2.6-3.2L9.6-3L4 1.4L6 8.4L0 4.4L-6 8.4L-4 1.4L-9.6-3L-2.6-3.2Z"/>',
    "danes": (
        '<path d="M-1.2-9H1.2V10H-1.2ZM1.2-8.4C5-8.6 6.4-10 7.6-11C9.8-6.6 9.6-2.4 7.2 1C6-1.2 4.4-2.2 1.2-2.4Z'
        'M-1.2-8.4C-5-8.6-6.4-10-7.6-11C-9.8-6.6-9.6-2.4-7.2 1C-6-1.2-4.4-2.2-1.2-2.4Z"/>'
    ),
    "neutral": '<path d="M-8-1.6H8V1.6H-8Z"/><circle r="4.2"/>',
}
"""The device of a side, about 20 around."""

_SHIELD: Final = "M-11-12H11V0C11 7 6 11.5 0 14.5C-6 11.5-11 7-11 0Z"
_ROUND: Final = "M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z"

_LAND: Final = {"mercia": "#7d5f1c"}
"""The colour of land where the side's own is too like the gold of what can be touched."""

_PATTERNS: Final[dict[str, str]] = {
    "northumbria": '<path d="M7 3V11M3 7H11"/>',
    "mercia": '<path d="M3 3L11 11M11 3L3 11"/>',
    "wessex": '<path d="M0 14L14 0"/>',
    "east_anglia": '<circle cx="7" cy="7" r="2.4"/>',
}
"""The marks of land that a Kingdom controls, 14 around."""


def hue(side: str, shade: str = "") -> str:
    """The colour of a side; `dark` and `light` are shades of it."""
    return _HUES[side][("", "dark", "light").index(shade)]


def _land(side: str) -> str:
    return _LAND.get(side, hue(side))


def _shield(side: str) -> str:
    """Kingdoms have long shields, all others round ones."""
    plain, dark, _ = _HUES[side]
    is_kingdom = side in _PATTERNS
    outline = _SHIELD if is_kingdom else _ROUND
    device = f'<g fill="#fdf6e3" transform="translate(0 {-0.6 if is_kingdom else 0}) scale(.8)">{_DEVICES[side]}</g>'
    return (
        f'<path d="{outline}" fill="#120c06" fill-opacity=".35" transform="translate(0 2)"/>'
        f'<path d="{outline}" fill="{plain}" stroke="#fdf4dd" stroke-width="2.6"/>'
        f'<path d="{outline}" fill="none" stroke="{dark}" stroke-width="1"/>{device}'
    )


def shields() -> dict[str, str]:
    """The shields of all sides, 28 around."""
    return {f"shield-{side}": _shield(side) for side in OWNER_IDS}


@cache
def patterns() -> str:
    """The hatches of land that somebody controls."""
    return "".join(
        f'<pattern id="bre-hatch-{side}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f'<rect width="14" height="14" fill="{_land(side)}" fill-opacity=".2"/>'
        f'<g fill="none" stroke="{_land(side)}" stroke-opacity=".36" stroke-width="1.3">{marks}</g></pattern>'
        for side, marks in _PATTERNS.items()
    )


def rules() -> str:
    """The colours of sides by their names, and how land is shown that somebody controls."""
    colours = "".join(f"--{side}:{hue(side)};--{side}-dark:{hue(side, 'dark')};" for side in OWNER_IDS)
    return f".meadhall{{{colours}}}" + "".join(
        f".bre-hold-{side}{{fill:url(#bre-hatch-{side});stroke:{_land(side)};stroke-width:5.4px;stroke-opacity:.8}}"
        for side in _PATTERNS
    )
