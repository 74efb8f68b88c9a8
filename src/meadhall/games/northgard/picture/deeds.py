"""Signs for what cards, options and panels speak of, 26 around."""

from __future__ import annotations

from typing import Final

_INK: Final = 'stroke="#33271a" stroke-width="1" stroke-linejoin="round"'

_APPLE: Final = (
    '<path d="M0-3.6C-3-6.4-8.4-4.4-7.6 1.4C-7 6-3.6 9-.2 7.8C3.6 9 7 6 7.6 1.4C8.4-4.4 3-6.4 0-3.6Z" fill="#c8402f" '
    'stroke="#5e1614" stroke-width="1"/><path d="M0-3.4Q0-7 2.4-8.6" fill="none" stroke="#4a3018" stroke-width="1.4"/>'
    '<path d="M1-6.4Q4.6-9.4 7-6.6Q3.8-4.6 1-6.4Z" fill="#5f8a35" stroke="#34511a" stroke-width=".6"/>'
    '<path d="M-5-1Q-4.6-2.8-3-3" fill="none" stroke="#f2a79b" stroke-width="1.3" stroke-linecap="round"/>'
)
_LOG: Final = (
    '<path d="M-8.4-2.6L3.6-5V4.4L-8.4 6.4Z" fill="#8a5a2b" stroke="#3d2412" stroke-width="1" stroke-linejoin="round"/>'
    '<path d="M-7 .4L2-1.2M-7 3.2L2 1.6" stroke="#5b3a1e" stroke-width=".8"/>'
    '<ellipse cx="4.4" cy="-.3" rx="3.7" ry="4.8" fill="#e0b981" stroke="#3d2412" stroke-width="1"/>'
    '<ellipse cx="4.4" cy="-.3" rx="1.8" ry="2.6" fill="none" stroke="#8a5a2b" stroke-width=".8"/>'
)
_RUNE: Final = (
    '<path d="M-5.4 7.8C-7 1.4-5.6-5.8-1-8.2C4-7.6 6.8-1 6 7.8Z" fill="#5d8fc2" stroke="#1c3c5c" stroke-width="1" '
    'stroke-linejoin="round"/><path d="M-1.4-5V5M-1.4-3.4L2.6-.6L-1.4 2" fill="none" stroke="#f2f8ff" '
    'stroke-width="1.6" stroke-linejoin="round"/>'
)
_LAIR: Final = (
    '<path d="M-8.4 7C-8.4-2-4.6-7.6 0-7.6S8.4-2 8.4 7Z" fill="#8d857a" stroke="#33271a" stroke-width="1"/>'
    '<path d="M-5 7C-5 1-3-2.6 0-2.6S5 1 5 7Z" fill="#17120d"/>'
    '<g fill="#efe3c6"><ellipse cy="4.6" rx="2" ry="1.6"/><circle cx="-2.4" cy="2.4" r=".8"/>'
    '<circle cx="-.8" cy="1.2" r=".8"/><circle cx="1" cy="1.2" r=".8"/><circle cx="2.5" cy="2.4" r=".8"/></g>'
)
_HELMET: Final = (
    '<path d="M-7.6 8V.4C-7.6-5-4.2-7.6 0-7.6S7.6-5 7.6 .4V8H3.6V3.2H1.3V7H-1.3V3.2H-3.6V8Z" fill="#8b929a" '
    f'{_INK}/><path d="M-7.4 1H7.4M0-7.2V1" fill="none" stroke="#33271a" stroke-width="1"/>'
)
_BOOT: Final = (
    '<path d="M-4.6-9H2.6V1.6Q8.4 2 9 5.4V8H-5.4Q-6.2 4-4.6 1.4Z" fill="#8a5a2b" '
    f'{_INK}/><path d="M-5.4 8H9" stroke="#33271a" stroke-width="2"/>'
    '<path d="M-4.6-6H2.6M-4.6-3.4H2.6" stroke="#e0b981" stroke-width="1.2"/>'
)
_COMPASS: Final = (
    f'<circle r="9" fill="#f8efd8" {_INK}/><path d="M0-8.6L2 0L0 8.6L-2 0Z" fill="#f8efd8" {_INK}/>'
    '<path d="M0-8.6L2 0H-2Z" fill="#b5312b"/><path d="M-8-.4H-5.6M5.6-.4H8" stroke="#33271a"/>'
    '<circle r="1.1" fill="#33271a"/>'
)
_HAMMER: Final = (
    '<path d="M-6 9.4L2.6-2.4" stroke="#8a5a2b" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-3.4-6.6L1-9.6L8.8-2.4L5.4 2Z" fill="#9aa1a9" {_INK}/>'
)
_CARD: Final = '<rect x="-4.6" y="-6.6" width="9.2" height="13.2" rx="1.4" fill="{fill}" ' + _INK + "/>"


def _fan(fill: str, mark: str) -> str:
    """Two cards and a mark upon them."""
    card = _CARD.format(fill=fill)
    left = f'<g transform="rotate(-14) translate(-3 1)">{card}</g>'
    return f'{left}<g transform="rotate(10) translate(3 0)">{card}</g>{mark}'


_DRAW: Final = _fan(
    "#f8efd8", '<path d="M2.4 5V-3M-.8 0L2.4-3.6L5.6 0" fill="none" stroke="#2e6b2e" stroke-width="2"/>'
)
_DISCARD: Final = _fan(
    "#e4b3a6", '<path d="M-.6-3L5.4 3.4M5.4-3L-.6 3.4" fill="none" stroke="#8d1d17" stroke-width="2"/>'
)
_TOP: Final = _fan(
    "#c9dcec", '<path d="M2.4 4V-2.6M-.4 0L2.4-3L5.2 0M-1.4 5.4H6.2" fill="none" stroke="#1c4a70" stroke-width="1.8"/>'
)
_AXE: Final = (
    '<path d="M-5 9L3-7" stroke="#6b4526" stroke-width="2.6" stroke-linecap="round"/>'
    f'<path d="M.4-8.6L4.2-6.8Q8.4-6 9.6-9.4Q11 -1 4.6 3.4Q5 0 1.6-1.4L-1.8-3Z" fill="#c3c9cf" {_INK}/>'
)
_SKULL: Final = (
    f'<path d="M-7 .4C-7.8-6-4-9 0-9S7.8-6 7 .4L4.2 3V7.4H-4.2V3Z" fill="#f3ead6" {_INK}/>'
    '<g fill="#1c130a"><circle cx="-3" cy="-1.6" r="2.1"/><circle cx="3" cy="-1.6" r="2.1"/>'
    '<path d="M0 .8L1.1 3H-1.1Z"/>'
    '</g><path d="M-1.8 5V7.4M0 5V7.4M1.8 5V7.4" stroke="#33271a" stroke-width=".9"/>'
)
_STAR: Final = (
    f'<path d="M0-9.4L2.6-3L9.4-2.6L4.2 1.8L6 8.6L0 4.8L-6 8.6L-4.2 1.8L-9.4-2.6L-2.6-3Z" fill="#8667b0" {_INK}/>'
)
_LAUREL: Final = (
    '<circle r="9.6" fill="#7a2230" stroke="#f3dfb0" stroke-width="1.1"/><circle r="10.4" fill="none" stroke="#33141a" '
    'stroke-width=".8"/><path d="M-6.4-4.6Q-8.2 2-2.6 6.6M6.4-4.6Q8.2 2 2.6 6.6" fill="none" stroke="#f3dfb0" '
    'stroke-width="1.3"/>'
)
_BOLT: Final = (
    '<circle r="9" fill="#2d4f8e" stroke="#dbe7fb" stroke-width="1.1"/><circle r="9.8" fill="none" stroke="#16264a" '
    'stroke-width=".7"/><path d="M1.8-7L-4.2 1H-.6L-2 7L4.4-1.4H.6Z" fill="#f4f8ff"/>'
)
_EYE: Final = (
    f'<path d="M-9.4 0Q0-8.6 9.4 0Q0 8.6-9.4 0Z" fill="#f8efd8" {_INK}/><circle r="3.6" fill="#3d6f96"/>'
    '<circle r="1.6" fill="#14100b"/>'
)
_SHIELD: Final = (
    f'<path d="M-7-7.4Q0-9.6 7-7.4Q7.4 3.6 0 9Q-7.4 3.6-7-7.4Z" fill="#a9742f" {_INK}/>'
    '<path d="M0-8.4V8.4M-6.8-1H6.8" stroke="#f3dfb0" stroke-width="1.6"/>'
)
_PEAK: Final = (
    '<path d="M-8.6 6L-2.6-6L.6-.6L3-4L8.6 6Z" fill="#9a8f80" stroke="#4a3a22" stroke-width="1" '
    'stroke-linejoin="round"/><path d="M-4.4-2.4L-2.6-6L-.8-2.8L-2.4-3.4Z" fill="#fbf6ea"/>'
)
_PUSH: Final = '<path d="M-8-3H1V-7L9 0L1 7V3H-8Z" fill="#c9762b" ' + _INK + "/>"
_SWAP: Final = (
    '<path d="M-7-1.6Q-5.4-8 1-7.6Q4.4-7 6-4.4M7 1.6Q5.4 8-1 7.6Q-4.4 7-6 4.4" fill="none" stroke="#2e6b2e" '
    'stroke-width="2.2"/><path d="M8.6-8.2L7.6-2L2.4-5ZM-8.6 8.2L-7.6 2L-2.4 5Z" fill="#2e6b2e"/>'
)
_NO: Final = '<path d="M-6-6L6 6M6-6L-6 6" fill="none" stroke="#b02a2c" stroke-width="3" stroke-linecap="round"/>'
_COPY: Final = (
    f'<g transform="translate(-3 -2)">{_CARD.format(fill="#e6d5ae")}</g>'
    f'<g transform="translate(3 2)">{_CARD.format(fill="#f8efd8")}</g>'
    '<path d="M.6 2H5.4M3-.4V4.4" stroke="#33271a" stroke-width="1.3"/>'
)
_HOURGLASS: Final = (
    '<path d="M-6-8.6H6M-6 8.6H6" stroke="#33271a" stroke-width="2" stroke-linecap="round"/>'
    '<path d="M-4.8-8C-4.8-2 4.8 2 4.8 8H-4.8C-4.8 2 4.8-2 4.8-8Z" fill="#f8efd8" stroke="#33271a" stroke-width="1.1"/>'
    '<path d="M-2.8 7.4L0 3L2.8 7.4Z" fill="#c9762b"/>'
)
_SNOW: Final = (
    '<g fill="none" stroke="#3d7fb0" stroke-width="1.7" stroke-linecap="round"><path d="M0-9V9M-7.8-4.5L7.8 4.5'
    'M-7.8 4.5L7.8-4.5"/><path d="M-2.4-7.4L0-5.2L2.4-7.4M-2.4 7.4L0 5.2L2.4 7.4M-8-1.6L-5-2.6L-5.4-5.8'
    'M8 1.6L5 2.6L5.4 5.8M-8 1.6L-5 2.6L-5.4 5.8M8-1.6L5-2.6L5.4-5.8" stroke-width="1.1"/></g>'
)
_CASTLE: Final = (
    '<path d="M-8 8V-6H-5.6V-3.6H-3V-6H-1.2V-3.6H1.2V-6H3V-3.6H5.6V-6H8V8Z" fill="FILL" stroke="#33271a" '
    'stroke-width="1.1" stroke-linejoin="round"/><path d="M-2.2 8V4a2.2 2.2 0 0 1 4.4 0V8Z" fill="DOOR"/>'
)
_UNREST: Final = (
    f'<path d="M-1 9.4V0" stroke="#6b4526" stroke-width="2.6"/><path d="M-7.4-9H5.4V1H-7.4Z" fill="#8d1d17" {_INK}/>'
    '<path d="M-3.6-6.6L1.6-1.4M1.6-6.6L-3.6-1.4" stroke="#f8efd8" stroke-width="1.7"/>'
    '<path d="M5.4-9L8.6-6L5.4-3Z" fill="#8d1d17" stroke="#33271a" stroke-width=".8"/>'
)
_TILE: Final = (
    f'<rect x="-8" y="-8" width="16" height="16" rx="1.6" fill="#b5c78c" {_INK}/>'
    '<path d="M-8-8L0 0L8-8M0 0V8" fill="none" stroke="#fdf8e8" stroke-width="1.3" stroke-dasharray="2.4 1.4"/>'
)
_UP: Final = '<path d="M0-9L7.4-1H3V8.4H-3V-1H-7.4Z" fill="#3f7f4c" ' + _INK + "/>"
_DISCOUNT: Final = (
    f'<g transform="scale(.86)">{_LOG}</g><path d="M2 6.6H9" stroke="#fdf8e8" stroke-width="4.6"/>'
    '<path d="M2.4 6.6H8.6" stroke="#2e6b2e" stroke-width="2.4"/>'
)
_PLUS: Final = (
    '<path d="M6-10.4V-2.4M2-6.4H10" stroke="#fdf8e8" stroke-width="4.6"/>'
    '<path d="M6-10V-2.8M2.4-6.4H9.6" stroke="#2e6b2e" stroke-width="2.5"/>'
)

DEEDS: Final[dict[str, str]] = {
    "food": _APPLE,
    "wood": _LOG,
    "lore": _RUNE,
    "lair": _LAIR,
    "unit": _HELMET,
    "recruit": f'<g transform="translate(-2 1.6)">{_HELMET}</g>{_PLUS}',
    "remove": f'<g transform="scale(.94)">{_HELMET}</g>{_NO}',
    "move": _BOOT,
    "explore": _COMPASS,
    "build": _HAMMER,
    "draw": _DRAW,
    "discard": _DISCARD,
    "top": _TOP,
    "cards": _fan("#f8efd8", ""),
    "point": _AXE,
    "casualty": _SKULL,
    "special": _STAR,
    "fame": _LAUREL,
    "flash": _BOLT,
    "spy": _EYE,
    "defence": _SHIELD,
    "peak": _PEAK,
    "push": _PUSH,
    "swap": _SWAP,
    "no": _NO,
    "copy": _COPY,
    "wait": _HOURGLASS,
    "winter": _SNOW,
    "unrest": _UNREST,
    "tile": _TILE,
    "upgrade": _UP,
    "discount": _DISCOUNT,
    "castle": _CASTLE.replace("FILL", "#c2a46a").replace("DOOR", "#33271a"),
    "castle-none": _CASTLE.replace("FILL", "none").replace("DOOR", "none").replace('"#33271a"', '"#8a7558"'),
    "castle-alarm": _CASTLE.replace("FILL", "#c23b2c").replace("DOOR", "#fdf4dd"),
}
