"""Small drawings about 26 around their middle: runes, resources, actions, gods, the icons of the enemy's tracks."""

from __future__ import annotations

from typing import Final

from meadhall.games.tiny_epic_vikings.picture.colours import tint

_INK: Final = 'fill="none" stroke="#3a2a18" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
_CARVED: Final = 'fill="none" stroke="#fff8e6" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"'


def _rune(name: str, shape: str, glyph: str, shift: float = 0) -> str:
    """A rune: its shape in its colour, with a light edge, and the carved glyph."""
    return (
        f'<path d="{shape}" fill="#1c130a" fill-opacity=".35" transform="translate(0 1.8)"/>'
        f'<path d="{shape}" fill="{tint(name)}" stroke="{tint(name, "dark")}" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="none" stroke="#fff8e6" stroke-opacity=".75" stroke-width=".9" '
        'stroke-linejoin="round" transform="scale(.88)"/>'
        f'<path d="{glyph}" {_CARVED} transform="translate(0 {shift}) scale(.82)"/>'
    )


RUNES: Final[dict[str, str]] = {
    "wealth": _rune(
        "wealth", "M0-12.4A12.4 12.4 0 1 1 0 12.4A12.4 12.4 0 1 1 0-12.4Z", "M-4 8.5V-8.5M-4 0L4.5-6.5M-4 6L5-.8"
    ),
    "secrets": _rune("secrets", "M-11-11H11V11H-11Z", "M-4.5 8.5V-8.5L.5-4L5-8.5M-4.5 8.5L.5 4L5 8.5"),
    "natures_fury": _rune("natures_fury", "M0-13.4L14 10.6H-14Z", "M-4-5.5V6.5M4-5.5V6.5M-4-2L4 3", 3),
    "any": (
        '<path d="M0-12.4L12.4 0L0 12.4L-12.4 0Z" fill="#f3e7cb" stroke="#4a3b2a" stroke-width="2.2" '
        'stroke-linejoin="round"/><path d="M-3.4-2.4A3.6 3.6 0 1 1 1.2 1Q0 1.6 0 3.4M0 6.6V6.8" '
        'fill="none" stroke="#3a2a18" stroke-width="2.2" stroke-linecap="round"/>'
    ),
}

RESOURCES: Final[dict[str, str]] = {
    "wood": (
        '<g stroke="#3d2410" stroke-width="1.2"><path d="M-11 1L7-6.5A4.4 4.4 0 0 1 10.5 1.5L-7.5 9Z" fill="#a06a35"/>'
        '<ellipse cx="-9.2" cy="5" rx="3.4" ry="4.4" transform="rotate(-22 -9.2 5)" fill="#e2bd85"/></g>'
        '<path d="M-9.8 4.6A1.6 2 0 1 0-8.6 6M-3 0L4-3M-1 4L7 .6" fill="none" stroke="#6b4220" stroke-width="1.1"/>'
        '<path d="M1-5.5L3.5-11L6-7.5Z" fill="#6f8f45" stroke="#3f5a26" stroke-width=".9" stroke-linejoin="round"/>'
    ),
    "food": (
        '<path d="M-12 .5C-7-7 3-7.5 7-1L12-6.5C11-2 11 2.5 12 7L7 2C3 8-7 7.5-12 .5Z" fill="#c9604a" '
        'stroke="#5e1f14" stroke-width="1.2" stroke-linejoin="round"/>'
        '<circle cx="-7.4" cy="-.8" r="1.3" fill="#2a0e08"/>'
        '<path d="M-3.6-3.6Q-1.6 .5-3.6 4M1-4Q2.6 0 1 3.6" fill="none" stroke="#f6d3c4" stroke-width="1.2"/>'
    ),
    "steel": (
        '<path d="M-12 6L-8-3H8L12 6Z" fill="#8e99a4" stroke="#2f363d" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-8-3L-5.5-7H5.5L8-3Z" fill="#c9d1d8" stroke="#2f363d" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-8 3L-6.6-.4H1" fill="none" stroke="#e6ebef" stroke-width="1.4" stroke-linecap="round"/>'
    ),
    "any": (
        '<path d="M0 0V-11A11 11 0 0 1 9.5 5.5Z" fill="#a06a35"/><path d="M0 0L9.5 5.5A11 11 0 0 1-9.5 5.5Z" '
        'fill="#c9604a"/><path d="M0 0L-9.5 5.5A11 11 0 0 1 0-11Z" fill="#8e99a4"/>'
        '<circle r="11" fill="none" stroke="#33271a" stroke-width="1.5"/>'
        '<path d="M-2.8-3A3 3 0 1 1 1 .8Q0 1.4 0 3M0 6V6.2" fill="none" stroke="#fff8e6" stroke-width="2.6" '
        'stroke-linecap="round"/>'
    ),
}

_SHIP: Final = (
    '<path d="M-12 2.5Q-11 9-5 9.5H5Q11 9 12 2.5Q7 5 0 5T-12 2.5Z" fill="#7d5128" stroke="#2c1c0e" '
    'stroke-width="1.2" stroke-linejoin="round"/><path d="M0 5V-12" stroke="#4a3018" stroke-width="1.6"/>'
    '<path d="M-7-9.5H7Q5-4 7.5 1Q0 3-7.5 1Q-5-4-7-9.5Z" fill="#f3e7cb" stroke="#4a3b2a" stroke-width="1.1"/>'
    '<path d="M-3-9.5Q-2-4-3 1.8M3-9.5Q2-4 3 1.8" stroke="#b93a25" stroke-width="2" fill="none"/>'
)
_CHURCH: Final = (
    '<path d="M-9 11V3L-4.5-1V-5L0-12L4.5-5V-1L9 3V11Z" fill="#8c5e30" stroke="#2c1c0e" stroke-width="1.3" '
    'stroke-linejoin="round"/><path d="M-11 4.5L0-4.5L11 4.5M-6.5-3.5L0-12.5L6.5-3.5" fill="none" stroke="#3d2412" '
    'stroke-width="2" stroke-linejoin="round"/><path d="M-2.4 11V6.5A2.4 2.4 0 0 1 2.4 6.5V11Z" fill="#2c1c0e"/>'
)
_PAWN: Final = (
    '<path d="M-7 11Q-7.5 2-3.4 0H3.4Q7.5 2 7 11Z" fill="#b9a27c" stroke="#2c1c0e" stroke-width="1.3" '
    'stroke-linejoin="round"/><circle cy="-5" r="5" fill="#e9cfa4" stroke="#2c1c0e" stroke-width="1.3"/>'
    '<path d="M-5.4-5.5A5.4 5.6 0 0 1 5.4-5.5Z" fill="#7b8590" stroke="#2c1c0e" stroke-width="1.1"/>'
)
_FLAME: Final = (
    '<path d="M0 12C-9 10-9.5 2-5-3C-4.5-.5-3.5 .5-2.5 .5C-4-5-1-9.5 2.5-12.5C2-8 8-5.5 8.5 1.5C9 7.5 5 11.5 0 12Z" '
    'fill="#cf4a22" stroke="#6d1c0b" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M0 10.5C-4 9.5-4.5 5.5-1.5 2C-.5 3.5 0 3.5 .5 2.5C3.5 5 4.5 9.5 0 10.5Z" fill="#f6c65c"/>'
)
_SHEAF: Final = (
    '<g fill="none" stroke="#a3741c" stroke-width="2" stroke-linecap="round"><path d="M0 11V-9M-2 11C-3 3-6-2-9-6'
    'M2 11C3 3 6-2 9-6M-1 11C-2 2-3-4-5-9M1 11C2 2 3-4 5-9"/></g><g fill="#e0b94f" stroke="#8a5f12" '
    'stroke-width=".8"><ellipse cy="-9.5" rx="1.9" ry="3.2"/><ellipse cx="-5" cy="-9.4" rx="1.8" ry="3" '
    'transform="rotate(-14 -5 -9.4)"/><ellipse cx="5" cy="-9.4" rx="1.8" ry="3" transform="rotate(14 5 -9.4)"/>'
    '<ellipse cx="-9" cy="-6.4" rx="1.7" ry="2.8" transform="rotate(-30 -9 -6.4)"/>'
    '<ellipse cx="9" cy="-6.4" rx="1.7" ry="2.8" transform="rotate(30 9 -6.4)"/></g>'
    '<path d="M-4 3.5H4" stroke="#7a2410" stroke-width="2.6" stroke-linecap="round"/>'
)
_FEET: Final = (
    '<g fill="#4a3018"><path d="M-8-9C-4.5-10-3-6-4-2L-7.6-1.2C-10-4-10.5-8-8-9ZM-7.6 .5L-3.9-.2C-3.3 2.5-7 3.5'
    '-7.6 .5Z"/><path d="M4-4C7.5-5 9.5-1 8.5 3L5 3.8C2.3 1 1.5-3 4-4ZM5.2 5.6L8.6 4.9C9.4 7.6 5.8 8.8 5.2 5.6Z"/></g>'
)
_HAMMER: Final = (
    '<path d="M-9 11L3-2" stroke="#6b4526" stroke-width="3.2" stroke-linecap="round"/>'
    '<path d="M-3.5-7L4-12.5Q9-9.5 11.5-4L7-.5L5.8-2.8L2 1Z" fill="#aab3bb" stroke="#2f363d" stroke-width="1.2" '
    'stroke-linejoin="round"/>'
)
_BOLT: Final = (
    '<path d="M3-13L-8 2H-1.5L-4 13L8-3H1.5Z" fill="#f1d35c" stroke="#5a4108" stroke-width="1.4" '
    'stroke-linejoin="round"/>'
)
_CARDS: Final = (
    '<g stroke="#33271a" stroke-width="1.2"><rect x="-10" y="-8" width="10" height="15" rx="1.6" fill="#b9a27c" '
    'transform="rotate(-10 -5 0)"/><rect x="-1" y="-8" width="10" height="15" rx="1.6" fill="#f6ecd2" '
    'transform="rotate(8 4 0)"/></g>'
    f'<path d="M-8 9.5Q0 14.5 8.5 9.5M8.5 9.5L8 12.6M8.5 9.5L5.4 9.4" {_INK}/>'
)
_SACK: Final = (
    '<path d="M-3.4-5C-10-.5-11 9.5-7 11.5H7C11 9.5 10-.5 3.4-5Z" fill="#b58a4e" stroke="#3a2412" stroke-width="1.3"/>'
    '<path d="M-4-5H4M-4-5C-6.4-11-2-8.6 0-10.6C2-8.6 6.4-11 4-5" fill="#b58a4e" stroke="#3a2412" stroke-width="1.6"/>'
    '<path d="M0 0V7.5M-3.6 3.8H3.6" stroke="#3a2412" stroke-width="1.8" stroke-linecap="round"/>'
)
_SWAP: Final = f'<path d="M-9-4H8M8-4L4-8M8-4L4 0M9 5H-8M-8 5L-4 1M-8 5L-4 9" {_INK}/>'
_MOVE: Final = '<path d="M3 7.5H12M12 7.5L8.6 4M12 7.5L8.6 11" fill="none" stroke="#fff8e6" stroke-width="4.6"/>'
_MOVE_INK: Final = f'<path d="M3 7.5H12M12 7.5L8.6 4M12 7.5L8.6 11" {_INK}/>'

ACTIONS: Final[dict[str, str]] = {
    "sail": _SHIP,
    "explore": _FEET,
    "harvest": _SHEAF,
    "build": _HAMMER,
    "temple_explore": f'<g transform="translate(-2 0)">{_CHURCH}</g>{_MOVE}{_MOVE_INK}',
    "smite": (
        f'<g transform="translate(-3 2) scale(.86)">{_PAWN}</g><g transform="translate(5 -2) scale(.8)">{_BOLT}</g>'
    ),
    "draw_replace": _CARDS,
    "enter_battle": '<use href="#swords" transform="scale(.9)"/>',
    "collect": _SACK,
    "exchange": _SWAP,
    "fury_shift": f'<g transform="translate(-3 0) scale(.9)">{_FLAME}</g><path d="M9-10V10M9-10L6-6.5M9-10L12-6.5'
    f'M9 10L6 6.5M9 10L12 6.5" {_INK}/>',
}

ICONS: Final[dict[str, str]] = {
    "fury": _FLAME,
    "chase": f'<g transform="translate(-2 -1) scale(.9)">{_SHIP}</g><path d="M3 10H12M12 10L9 7M12 10L9 13" {_INK}/>',
    "cross": f'<circle cx="-9" cy="5" r="3" class="disc"/><circle cx="9" cy="5" r="3" class="disc"/>'
    f'<path d="M-8-1Q0-11 8-2M8-2L8.4-6.4M8-2L3.6-2.6" {_INK}/>',
    "settler": _PAWN,
    "boat": _SHIP,
    "temple": _CHURCH,
    "battle": '<use href="#swords" transform="scale(.86)"/>',
}

_GOD_LINE: Final = 'fill="none" stroke="#3a2a18" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'

GODS: Final[dict[str, str]] = {
    "odin": f'<path d="M-11 0Q0-10 11 0Q0 10-11 0Z" fill="#f6ecd2" stroke="#3a2a18" stroke-width="1.8"/>'
    f'<circle r="4" fill="#2f6db5" stroke="#12294a"/><circle r="1.6" fill="#101820"/><path d="M-7-8L-9-11M0-10V-13'
    f'M7-8L9-11" {_GOD_LINE}/>',
    "frigg": f'<circle cy="-6" r="5" {_GOD_LINE}/><path d="M0-1V12M0 12H5M0 8H4" {_GOD_LINE}/>'
    '<circle cy="-6" r="1.6" fill="#3a2a18"/>',
    "thor": '<path d="M-10-9H10V0H3.4L2.4 3V11H-2.4V3L-3.4 0H-10Z" fill="#aab3bb" stroke="#2f363d" stroke-width="1.5" '
    'stroke-linejoin="round"/><path d="M-6-5.5H6M-4.5-2.5H4.5" stroke="#5c6670" stroke-width="1.2"/>',
    "freyja": '<path d="M0 11C-13 2-11-9-4.5-9.5C-1.5-9.6 0-7 0-5.5C0-7 1.5-9.6 4.5-9.5C11-9 13 2 0 11Z" '
    'fill="#b8455e" stroke="#571524" stroke-width="1.5"/>'
    '<path d="M-6-5Q-7-1-4 3" fill="none" stroke="#f3cdd4" stroke-width="1.6" '
    'stroke-linecap="round"/>',
    "loki": f'<path d="M-9 8C-3 13 3 9 0 4C-3-1-9-1-8-6C-7-11 2-12 6-7" fill="none" stroke="#3f7d3a" stroke-width="4" '
    f'stroke-linecap="round"/><path d="M6-7L12-9M6-7L11-4" {_GOD_LINE}/><circle cx="5" cy="-8" r="1.4" '
    'fill="#1c130a"/>',
    "heimdall": '<path d="M-12-7C-9 2-2 7 6 6L8.5 11L12-1L6.5 1.5C0 2-5-2-8-9Z" fill="#e6d3a0" stroke="#5b3a1e" '
    'stroke-width="1.5" stroke-linejoin="round"/><path d="M-6.5-1.5L-3.8-4M1 4L2.6 .8" stroke="#8a6a24" '
    'stroke-width="2"/>',
}

THINGS: Final[dict[str, str]] = {
    "village": (
        '<ellipse cy="10.5" rx="12" ry="2.4" fill="#1c130a" fill-opacity=".35"/>'
        '<path d="M-8.6 10V0H8.6V10Z" fill="#ecd9b0" stroke="#3d2412" stroke-width="1.3"/>'
        '<path d="M-2.4 10V4.6H2.4V10Z" fill="#4a3018"/>'
        '<path d="M-12 1.6L0-11L12 1.6Z" fill="#b53a26" stroke="#571a10" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M-7.4-1.2L0-9L7.4-1.2" fill="none" stroke="#e0806a" stroke-width="1"/>'
    ),
    "flame": _FLAME,
    "raven": (
        '<path d="M-13 5C-8 5-6 1-4-2C-2-7 1-9.5 5-8.5L12-5L6-3.7C5.5 1 2.5 5.5-3.5 7.5L-11.5 11L-10 7.2Z" '
        'fill="#23262b" stroke="#f3e7cb" stroke-width="1" stroke-linejoin="round"/>'
        '<path d="M-1 7L-.5 11.5M2.5 5L3.5 10" stroke="#23262b" stroke-width="1.5"/>'
        '<circle cx="4.8" cy="-5.8" r="1.1" fill="#f3e3b0"/>'
    ),
    "strength": (
        '<path d="M-13-13H13V0C13 8 6 13.5 0 16C-6 13.5-13 8-13 0Z" fill="#7d8791" stroke="#2f363d" '
        'stroke-width="2" stroke-linejoin="round"/><path d="M-10-10H10V0C10 6 5 10.5 0 12.6C-5 10.5-10 6-10 0Z" '
        'fill="#e9edf0" stroke="#5c6670" stroke-width="1"/>'
    ),
    "hand": (
        '<rect x="-9" y="-9" width="12" height="18" rx="2" fill="#8c6a48" stroke="#2c1c0e" stroke-width="1.2" '
        'transform="rotate(-8)"/><rect x="-2" y="-9" width="12" height="18" rx="2" fill="#a27e56" stroke="#2c1c0e" '
        'stroke-width="1.2" transform="rotate(8)"/>'
    ),
    "clockwise": f'<path d="M-8 2A8.4 8.4 0 1 1 3 8.4M3 8.4L7.4 9.8M3 8.4L4.6 3.8" {_INK}/>',
    "counterclockwise": f'<path d="M8 2A8.4 8.4 0 1 0-3 8.4M-3 8.4L-7.4 9.8M-3 8.4L-4.6 3.8" {_INK}/>',
    "settler": _PAWN,
    "boat": _SHIP,
    "temple": _CHURCH,
}
