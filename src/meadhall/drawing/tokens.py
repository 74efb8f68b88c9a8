"""Pieces as objects: shields, helmets, palisades, coins, markers and their count badges.

The drawings live in the defs under the ids `shield-saxon`, `shield-viking`, `helmet-saxon`, `helmet-viking`, `burh`,
`coin`, `swords`, `crown`, `token-back`, `sword`, `axe`, `pennant`, `hourglass`; their origin is their middle.
"""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, number, rectangle, shifted, use
from meadhall.drawing.keeping import kept
from meadhall.drawing.lettering import line, width
from meadhall.drawing.palette import colour

SHIELD: Final = 12.0
"""The radius of a shield."""
HELMET_WIDTH: Final = 27.0
HELMET_HEIGHT: Final = 31.0

_SHIELD_SAXON: Final = (
    '<ellipse cy="2.6" rx="11.6" ry="11.4" fill="#1c130a" fill-opacity=".38"/>'
    '<circle r="11.2" fill="url(#saxon-blue)" stroke="#fff8e6" stroke-width="1.7"/>'
    '<path d="M0-10.4V10.4M-10.4 0H10.4" stroke="#fffaf0" stroke-width="3.4"/>'
    '<circle r="3.3" fill="#fffaf0" stroke="#173a63" stroke-width="1.3"/>'
    '<circle r="12.1" fill="none" stroke="#12294a" stroke-width=".7"/>'
)
_SHIELD_VIKING: Final = (
    '<path d="M5.5-7.5L11.5-13.5M8-13.8Q13.5-14.5 14.3-9L11.4-9.4Q10.8-11.4 8.6-11.6Z" fill="#c9ccd0" '
    'stroke="#22262a" stroke-width="1.1" stroke-linejoin="round"/>'
    '<ellipse cy="2.6" rx="11.6" ry="11.4" fill="#1c130a" fill-opacity=".38"/>'
    '<circle r="11.2" fill="url(#viking-grey)" stroke="#efe3c6" stroke-width="1.7"/>'
    '<path d="M0 0Q1-6 6.6-8.2A10.5 10.5 0 0 0-6.6-8.2Q-1-6 0 0Q1 6 6.6 8.2A10.5 10.5 0 0 1-6.6 8.2Q-1 6 0 0Z" '
    'fill="#b93a25"/>'
    '<circle r="3.6" fill="#dcc48c" stroke="#22262a" stroke-width="1.3"/>'
    '<circle r="12.1" fill="none" stroke="#1b1e22" stroke-width=".7"/>'
)
_HELMET_SAXON: Final = (
    '<ellipse cy="15" rx="12.5" ry="2.6" fill="#1c130a" fill-opacity=".4"/>'
    '<path d="M-12.4 14V0C-12.4-8.5-7-13 0-13S12.4-8.5 12.4 0V14H5.6V6H-5.6V14Z" fill="#12294a" '
    'stroke="#12294a" stroke-width="2.9" stroke-linejoin="round"/>'
    '<path d="M-12.4 14V0C-12.4-8.5-7-13 0-13S12.4-8.5 12.4 0V14H5.6V6H-5.6V14Z" fill="url(#saxon-blue)" '
    'stroke="#fff8e6" stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M-10.5-8.5C-9-16.5-4-19 0-19S9-16.5 10.5-8.5C7.5-12.2 4-13.6 0-13.6S-7.5-12.2-10.5-8.5Z" fill="#ead08a" '
    'stroke="#12294a" stroke-width="1" stroke-linejoin="round"/>'
    '<path d="M-12.4 2.6H12.4" stroke="#ead08a" stroke-width="1.8"/>'
)
_HELMET_VIKING: Final = (
    '<ellipse cy="15" rx="12" ry="2.6" fill="#1c130a" fill-opacity=".4"/>'
    '<path d="M-12.2 6.5C-12-5 -6.5-11.5 0-18.5C6.5-11.5 12-5 12.2 6.5L8.8 14.4H3.4L0 9L-3.4 14.4H-8.8Z" '
    'fill="#1b1e22" stroke="#1b1e22" stroke-width="2.9" stroke-linejoin="round"/>'
    '<path d="M-12.2 6.5C-12-5 -6.5-11.5 0-18.5C6.5-11.5 12-5 12.2 6.5L8.8 14.4H3.4L0 9L-3.4 14.4H-8.8Z" '
    'fill="url(#viking-grey)" stroke="#efe3c6" stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M-11.8 4.6Q-6 1.2 0 4.6Q6 1.2 11.8 4.6" fill="none" stroke="#b93a25" stroke-width="2.2"/>'
)
_BURH: Final = (
    '<ellipse cy="13" rx="19" ry="3" fill="#1c130a" fill-opacity=".35"/>'
    '<path d="M-18 12.5V-3L-15-8L-12-3L-9-8L-6-3L-3-8L0-3L3-8L6-3L9-8L12-3L15-8L18-3V12.5Z" fill="url(#wood)" '
    'stroke="#3d2815" stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="M-12-3V12M-6-3V12M0-3V12M6-3V12M12-3V12M-18 1.5H18" stroke="#5d3c1d" stroke-width="1"/>'
    '<path d="M-5 12.5V5a5 4.6 0 0 1 10 0V12.5Z" fill="#2c1c0e" stroke="#3d2815"/>'
    '<path d="M0-7V-19" stroke="#2c1c0e" stroke-width="1.4"/>'
    '<path d="M.6-18.6L11-15.4L.6-11.6Z" fill="#2f6db3" stroke="#17293f" stroke-width=".9" stroke-linejoin="round"/>'
)
_COIN: Final = (
    '<ellipse cy="2" rx="9" ry="8.8" fill="#1c130a" fill-opacity=".35"/>'
    '<circle r="8.8" fill="url(#coin-face)" stroke="#6d4c10" stroke-width="1"/>'
    '<circle r="6.4" fill="none" stroke="#8d671a" stroke-width=".9" stroke-dasharray="1.6 1.1"/>'
    '<path d="M0-4V4M-4 0H4M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4" stroke="#8d671a" stroke-width="1"/>'
    '<path d="M-6.6-4.6A8 8 0 0 1 2-7.8" fill="none" stroke="#fff6d0" stroke-width="1.2" stroke-linecap="round"/>'
)
_SWORD: Final = (
    '<path d="M0-13L2 -9.5V4H-2V-9.5Z" fill="#e8ecef" stroke="#33383f" stroke-width=".9" stroke-linejoin="round"/>'
    '<path d="M-5.5 4.8H5.5" stroke="#6d4c10" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M0 5V10" stroke="#4a3018" stroke-width="2.4"/><circle cy="11" r="1.9" fill="#c99b3a" stroke="#6d4c10"/>'
)
_AXE: Final = (
    '<path d="M0-12V12.5" stroke="#6b4526" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M-.8-10.5H3C6-10.5 7.5-12 8.6-13.4C10.6-9 10.4-3.5 8-.2C6.8-2.2 5.4-3.6 3-4H-.8Z" fill="#cdd2d6" '
    'stroke="#33383f" stroke-width="1" stroke-linejoin="round"/>'
)
_SWORDS: Final = (
    '<g transform="rotate(45)"><use href="#sword" y="1"/></g>'
    '<g transform="rotate(-45) scale(-1 1)"><use href="#axe"/></g>'
)
_CROWN: Final = (
    '<path d="M-11 7V-4L-5.5 1L0-8L5.5 1L11-4V7Z" fill="url(#coin-face)" stroke="#6d4c10" stroke-width="1.3" '
    'stroke-linejoin="round"/><path d="M-11 8.6H11" stroke="#6d4c10" stroke-width="2.4" stroke-linecap="round"/>'
    '<g fill="#fff6d0" stroke="#6d4c10" stroke-width=".8"><circle cx="-11" cy="-5.4" r="1.8"/>'
    '<circle cy="-9.4" r="2"/><circle cx="11" cy="-5.4" r="1.8"/></g>'
)
_HIDDEN: Final = (
    '<ellipse cy="2.4" rx="17" ry="16.6" fill="#1c130a" fill-opacity=".4"/>'
    '<circle r="16.6" fill="url(#wood)" stroke="#2c1c0e" stroke-width="1.4"/>'
    '<circle r="13" fill="none" stroke="#e6c98a" stroke-opacity=".7" stroke-width="1"/>'
    '<path d="M-8 4Q0 11 8 4L9.5 3Q8 8 4 9.5H-4Q-8 8-9.5 3ZM0 3V-9M.6-8.5Q7-4 .6 1Z" fill="#e6c98a" fill-opacity=".8" '
    'stroke="#e6c98a" stroke-opacity=".8" stroke-width="1"/>'
)
_PENNANT: Final = (
    '<path d="M-6 13V-13" stroke="#4a3018" stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M-5-12L10-8L-5-2Z" fill="#b93a25" stroke="#5a1a10" stroke-width="1" stroke-linejoin="round"/>'
    '<circle cx="-6" cy="-13.4" r="2" fill="#c99b3a"/>'
)
_HOURGLASS: Final = (
    '<circle r="13" fill="#a8341f" stroke="#fff3dc" stroke-width="1.6"/>'
    '<circle r="13.9" fill="none" stroke="#4d150b" stroke-width=".7"/>'
    '<path d="M-5.5-8H5.5M-5.5 8H5.5M-4.4-7.4C-4.4-2 4.4 2 4.4 7.4M4.4-7.4C4.4-2-4.4 2-4.4 7.4" fill="none" '
    'stroke="#fff3dc" stroke-width="1.7" stroke-linecap="round"/><path d="M-3 7L0 3L3 7Z" fill="#fff3dc"/>'
)

SYMBOLS: Final[dict[str, str]] = {
    "shield-saxon": _SHIELD_SAXON,
    "shield-viking": _SHIELD_VIKING,
    "helmet-saxon": _HELMET_SAXON,
    "helmet-viking": _HELMET_VIKING,
    "burh": _BURH,
    "coin": _COIN,
    "sword": _SWORD,
    "axe": _AXE,
    "swords": _SWORDS,
    "crown": _CROWN,
    "token-back": _HIDDEN,
    "pennant": _PENNANT,
    "hourglass": _HOURGLASS,
}


@kept
def badge(count: int | str, x: float, y: float, size: float = 15) -> str:
    """A parchment disc with a number."""
    text = str(count)
    half = size * (0.36 + 0.28 * len(text))
    height = size * 0.62
    box = rectangle(x - half, y - height, 2 * half, 2 * height, height, class_="badge", stroke_width=number(size / 14))
    return group(box + line(text, x, y + size * 0.36, size, "bold", "middle"), class_="mark")


@kept
def pill(text: str, x: float, y: float, size: float, icon: str = "") -> str:
    """A small label around a point of the map, with a drawing of the defs before its text, if there is one."""
    sign = size * 1.2 if icon else 0.0
    half = (width(text, size, "bold") + sign) / 2 + size * 0.36
    high = size * 0.66
    box = rectangle(x - half, y - high, 2 * half, 2 * high, high, class_="badge", stroke_width=1.3)
    mark = use(icon, x - half + size * 0.3 + sign / 2, y, size / 25) if icon else ""
    return group(box + mark + line(text, x + sign / 2, y + size * 0.36, size, "bold", "middle"), class_="mark pill")


def shields_width(count: int) -> float:
    """How much room a group of shields takes."""
    return 0.0 if count == 0 else 2 * SHIELD + (15.0 * (count - 1) if count <= 3 else 11.0)


@kept
def shields(side: str, count: int) -> str:
    """A group of shields around the origin: up to three side by side, more as one with a badge."""
    symbol = f"shield-{side}"
    if count > 3:
        return use(symbol, -5, 0) + badge(count, 9, 6)
    left = -15.0 * (count - 1) / 2
    return "".join(use(symbol, left + 15 * n, 0) for n in range(count))


@kept
def helmet(side: str, letter: str, mark: str) -> str:
    """A leader around the origin, with the letter on the helmet and a mark in the corner, if there is one."""
    parts = [use(f"helmet-{side}"), line(letter, 0, 1.2, 15, "letter", "middle")]
    if mark:
        parts.append(shifted(circle(0, 0, 8.4, class_="disc") + mark, 10, 10))
    return "".join(parts)


@kept
def question() -> str:
    """The mark of somebody unknown."""
    return line("?", 0, 5, 14, "bold", "middle")


@kept
def coins(count: int, room: float) -> str:
    """A row of coins from the origin to the right, overlapping as far as the room demands."""
    if count <= 0:
        return ""
    step = min(13.0, (room - 18) / (count - 1)) if count > 1 else 0.0
    return "".join(use("coin", 9 + step * n, 0) for n in range(count))


@kept
def well(x: float, y: float, radius: float) -> str:
    """A round hollow where a token can lie."""
    return group(
        circle(x, y, radius, fill=colour("parchment-shade"), stroke=colour("ink"), stroke_width=1.4)
        + circle(x, y, radius - 3.4, fill="none", stroke=colour("ink-soft"), stroke_width=0.9, stroke_dasharray="2 2.4")
    )
