"""The drawings that only SAGA needs: seals, abilities, actions, the longship and its ornaments."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.definitions import symbols
from meadhall.games.saga.content import (
    ACTION_IDS,
    DATA,
    EALDORMAN,
    STRENGTH_AT_BURH,
    STRENGTH_WITHOUT_BURH,
    TOKEN_IDS,
    WARDEN,
)

_LINE: Final = 'fill="none" stroke="#3a2a18" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

_HERALDRY: Final[dict[str, str]] = {
    "vertical_bars": '<path d="M-6-8V8M0-9.5V9.5M6-8V8" stroke="#fff4dc" stroke-width="3.2"/>',
    "wolf_head": (
        '<path d="M-8 7C-8 0-6-4-4-5L-4.5-10L0-6.5C4-6 8-3 10 1L8 3.5L3 3.5L6 6L2 6.5C0 9-4 9.5-8 7Z" '
        'fill="#fff4dc"/><circle cx="1.2" cy="-1.8" r="1.2" fill="#20301f"/>'
    ),
    "three_seaxes": (
        '<g fill="#fff4dc"><path d="M-8.5-5.5H3L8.5-8.2L6-3.3H-4V-2H-5.5V-3.3H-8.5Z"/>'
        '<path d="M-8.5 .9H3L8.5-1.8L6 3.1H-4V4.4H-5.5V3.1H-8.5Z"/>'
        '<path d="M-8.5 7.3H3L8.5 4.6L6 9.5H-4V10.5H-5.5V9.5H-8.5Z"/></g>'
    ),
    "horse": (
        '<path d="M-7.5 9L-6.5 1.5C-8.5-1-8-4-5.5-4.5C-2-5 0-4.2 2-5.5L4.5-10L6-7.5L9.5-4.5L8-2.8L5.3-3.5'
        'L4.5 1L8 4.5L6.5 7L5.6 4.9L2.5 2.5H-2L-3.5 5L-5 9Z" fill="#fff4dc"/>'
        '<path d="M-7-3.5Q-10.5-2-9.5 4" fill="none" stroke="#fff4dc" stroke-width="1.6"/>'
    ),
    "martlets": "".join(
        f'<g transform="translate({x} {y})"><path d="M-5 1.5C-3-1.5-1-2.5 1.5-2.2L4.5-3.4L3.6-.6C3 2.5-1 3.5-3 2.5'
        'L-6 4Z" fill="#fff4dc"/></g>'
        for x, y in ((-4.5, -4.5), (5, -4.5), (0.5, 5))
    ),
}

_ABILITIES: Final[dict[str, str]] = {
    "tower_2": (
        '<path d="M-7 6V-5.5H-5.2V-3.6H-3.4V-5.5H-1.6V-3.6H.2V6Z" fill="#8c5e30" stroke="#3a2412" stroke-width=".8"/>'
        f'<text class="bold" x="4" y="4.6" font-size="12" text-anchor="middle">{STRENGTH_AT_BURH[WARDEN]}</text>'
    ),
    "field_3": (
        '<path d="M-4 6.5V-2M-4 3L-6.5 1M-4 3L-1.5 1M-4 0L-6.5-2M-4 0L-1.5-2M-4-2L-4-5" fill="none" '
        'stroke="#5b7f2c" stroke-width="1.3" stroke-linecap="round"/>'
        '<text class="bold" x="3.5" y="4.6" font-size="12" text-anchor="middle">'
        f"{STRENGTH_WITHOUT_BURH[EALDORMAN]}</text>"
    ),
    "arrow_in": f'<path d="M-5.5-4.5L2 2M2-2.5V2.2H-2.7M5.5-5V5.5H-4" {_LINE}/>',
    "ship_arrow": (
        '<path d="M-6 1.5H6Q5 5.5 2 5.5H-2Q-5 5.5-6 1.5Z" fill="#7d5128"/>'
        '<path d="M-2-1.5H3M1-4L3.5-1.5L1 .8" fill="none" stroke="#2f6db3" stroke-width="1.7"/>'
    ),
    "sail_in": (
        '<path d="M-6 2H6Q5 6 2 6H-2Q-5 6-6 2Z" fill="#7d5128"/><path d="M0 1.5V-6.5" stroke="#3a2a18"/>'
        '<path d="M-.5-6.2Q-6.5-2.5-.5 .5Z" fill="#b93a25"/><path d="M1-3H5.5M3.5-5L5.5-3L3.5-1" fill="none" '
        'stroke="#3a2a18" stroke-width="1.3"/>'
    ),
    "bear": (
        '<circle cx="-4" cy="-4" r="2.2" fill="#5b3a1e"/><circle cx="4" cy="-4" r="2.2" fill="#5b3a1e"/>'
        '<circle r="5.4" fill="#7a5230"/><ellipse cy="2" rx="2.6" ry="2" fill="#e8cfa4"/>'
        '<path d="M-2.6-1.3h.1M2.6-1.3h.1M0 1.3h.1" stroke="#1c120a" stroke-width="1.7" stroke-linecap="round"/>'
    ),
    "torch_chest": (
        '<path d="M-6 0H6V5.5H-6Z" fill="#8c5e30" stroke="#3a2412" stroke-width=".9"/><path d="M-6 2H6" '
        'stroke="#d9a83e"/><path d="M0-.5C-3-2-2.5-4.5 0-7C2.5-4.5 3-2 0-.5Z" fill="#d4562a"/>'
    ),
}

_ACTIONS: Final[dict[str, str]] = {
    "footprints": (
        '<g fill="#4a3018"><path d="M-8-9C-4.5-10-3-6-4-2L-7.6-1.2C-10-4-10.5-8-8-9ZM-7.6 .5L-3.9-.2'
        'C-3.3 2.5-7 3.5-7.6 .5Z"/>'
        '<path d="M4-4C7.5-5 9.5-1 8.5 3L5 3.8C2.3 1 1.5-3 4-4ZM5.2 5.6L8.6 4.9C9.4 7.6 5.8 8.8 5.2 5.6Z"/></g>'
    ),
    "burh": '<use href="#burh" transform="translate(0 2) scale(.66)"/>',
    "spears": (
        '<path d="M-9 10L5-7M-4 11L9-4M-11 4L0-11" stroke="#6b4526" stroke-width="1.9" stroke-linecap="round"/>'
        '<g fill="#cdd2d6" stroke="#33383f" stroke-width=".8"><path d="M8-11L7.3-4.5L2.7-8.3Z"/>'
        '<path d="M11.5-8L10.7-1.5L6.3-5.3Z"/><path d="M3-15L2-8.5L-2.3-12.2Z"/></g>'
    ),
    "coin_burh": (
        '<use href="#burh" transform="translate(-3 -1) scale(.52)"/>'
        '<use href="#coin" transform="translate(6 6) scale(.7)"/>'
    ),
    "purse": (
        '<path d="M-3-6C-9-1-10 9-6 10.5H6C10 9 9-1 3-6Z" fill="#8c5e30" stroke="#3a2412" stroke-width="1.3"/>'
        '<path d="M-4-6H4M-4-6C-6-11-2-9 0-10.5C2-9 6-11 4-6" fill="#8c5e30" stroke="#3a2412" stroke-width="1.6"/>'
        '<use href="#coin" transform="translate(0 4) scale(.5)"/>'
    ),
    "raven": (
        '<path d="M-11 5C-7 5-5 1-3.5-2C-2-6 1-8.5 4.5-7.5L10.5-4.5L5.5-3.3C5 1 2 5-3 6.5L-10 9.5L-8.5 6.5Z" '
        'fill="#23262b" stroke="#0e1013" stroke-width=".8" stroke-linejoin="round"/><path d="M-1 6L-.5 10M2 4.5L3 9" '
        'stroke="#23262b" stroke-width="1.3"/><circle cx="4.2" cy="-5.2" r=".9" fill="#f3e3b0"/>'
    ),
    "shield_plus": (
        '<use href="#shield-viking" transform="translate(-2 1) scale(.74)"/>'
        '<path d="M7-10.5V-2.5M3-6.5H11" stroke="#fdf4dd" stroke-width="4.6"/>'
        '<path d="M7-10V-3M3.5-6.5H10.5" stroke="#2e6b2e" stroke-width="2.6"/>'
    ),
    "torch": (
        '<path d="M-5 11L1 0" stroke="#5b3a1e" stroke-width="3.2" stroke-linecap="round"/>'
        '<path d="M1 2C-4-1-3-6 2-12C3-8 8-7 7-1.5C6 2.5 3 3 1 2Z" fill="#d4562a" stroke="#7a2410" stroke-width=".9"/>'
        '<path d="M2 1C0-1 .5-4 3-6.5C3.5-4 5.5-3 4.8-.8C4.3 1 3 1.5 2 1Z" fill="#f7cf6a"/>'
    ),
}

_BONUSES: Final[dict[str, str]] = {
    "bonus_saxon_step_or_coin": (
        '<use href="#action-saxon_move" transform="translate(-6 0) scale(.62)"/>'
        '<use href="#coin" transform="translate(7 0) scale(.72)"/>'
    ),
    "bonus_saxon_coin": '<use href="#coin"/>',
    "bonus_viking_warrior": '<use href="#shield-viking" transform="scale(.82)"/>',
    "bonus_viking_move": '<use href="#action-viking_move" transform="scale(.92)"/>',
}


def _shields_on_hull() -> str:
    return "".join(
        f'<g transform="translate({x} {26 - (x / 70) ** 2 * 6:.1f})"><circle r="7" fill="{fill}" stroke="#2c1c0e" '
        f'stroke-width="1"/><circle r="2" fill="#e6cf95" stroke="#2c1c0e" stroke-width=".6"/>{mark}</g>'
        for x, fill, mark in (
            (-60, "#8f969e", '<path d="M0-7A7 7 0 0 1 0 7Z" fill="#b93a25"/>'),
            (-40, "#b93a25", ""),
            (-20, "#8f969e", '<path d="M0-7A7 7 0 0 1 0 7Z" fill="#b93a25"/>'),
            (0, "#b93a25", ""),
            (20, "#8f969e", '<path d="M0-7A7 7 0 0 1 0 7Z" fill="#b93a25"/>'),
            (40, "#b93a25", ""),
            (60, "#8f969e", '<path d="M0-7A7 7 0 0 1 0 7Z" fill="#b93a25"/>'),
        )
    )


def _longship() -> str:
    """A longship in full sail, 240 wide; its deck, where pieces stand, is at y = 0 to 20."""
    stripes = "".join(
        f'<path d="M{-44 + 22 * n} -92Q{-50 + 24 * n} -58 {-46 + 22 * n + n} -26L{-35 + 22 * n + n} -24'
        f'Q{-39 + 24 * n} -58 {-33 + 22 * n} -92Z" fill="#b93a25" fill-opacity=".82"/>'
        for n in range(4)
    )
    return (
        '<path d="M-104 46Q0 64 108 44" fill="none" stroke="var(--halo)" stroke-width="3" stroke-opacity=".8"/>'
        '<path d="M-90 54Q0 70 92 52" fill="none" stroke="var(--halo)" stroke-width="2" stroke-opacity=".55"/>'
        '<path d="M0 20V-104" stroke="#5b3a1e" stroke-width="4"/>'
        '<path d="M0 -104L-86 6M0 -104L88 6" stroke="#6b5433" stroke-width="1" stroke-opacity=".8"/>'
        '<path d="M-50-92H50Q40-58 52-26Q0-16-50-26Q-58-58-50-92Z" fill="#f3e7cb" stroke="#4a3b2a" stroke-width="1.6"/>'
        f'{stripes}<path d="M-56-93H56" stroke="#5b3a1e" stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M.8-103L16-99L.8-95Z" fill="#b93a25" stroke="#5a1a10"/>'
        '<path d="M-92 22Q0 12 94 22" fill="none" stroke="#3d2815" stroke-width="1.2"/>'
        '<path d="M-116-16C-118 6-108 20-92 24Q0 34 94 24C110 19 117 4 114-18C121-2 120 22 104 36Q84 50 0 51'
        'Q-84 50-104 36C-121 20-122-4-116-16Z" fill="url(#plank)" stroke="#2c1c0e" stroke-width="1.7" '
        'stroke-linejoin="round"/>'
        '<path d="M-108 30Q-60 40 0 40.5Q60 40 107 30M-99 39Q-60 46 0 46.5Q60 46 98 39" fill="none" stroke="#3d2815" '
        'stroke-width="1"/>'
        f"{_shields_on_hull()}"
        '<path d="M114-16C111-24 116-33 125-32C131-31 134-27 138-27L134-22.5L126-23C121-22 120-17 119-10Z" '
        'fill="#6b4526" stroke="#2c1c0e" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M118-33L113-39L121-36L122-41L126-33" fill="#6b4526" stroke="#2c1c0e" stroke-width="1"/>'
        '<circle cx="125" cy="-28" r="1.5" fill="#f3e3b0"/>'
        '<path d="M-116-14C-119-24-112-32-104-28C-100-25-103-19-108-21" fill="none" stroke="#5b3a1e" stroke-width="4" '
        'stroke-linecap="round"/>'
    )


_COMPASS: Final = (
    '<circle r="26" fill="none" stroke="var(--ink)" stroke-opacity=".55" stroke-width="1"/>'
    '<circle r="22" fill="none" stroke="var(--ink)" stroke-opacity=".4" stroke-width=".7" stroke-dasharray="1.5 3"/>'
    '<path d="M0-34L5-5L34 0L5 5L0 34L-5 5L-34 0L-5-5Z" fill="var(--outline)" stroke="var(--ink)" stroke-width="1"/>'
    '<path d="M0-34L0 0L5-5ZM34 0L0 0L5 5ZM0 34L0 0L-5 5ZM-34 0L0 0L-5-5Z" fill="var(--ink)"/>'
)
_HILL: Final = (
    '<path d="M-11 6Q-5-3-2-8Q2-3 11 6" fill="none" stroke="var(--ink)" stroke-opacity=".6" stroke-width="1.3" '
    'stroke-linecap="round"/><path d="M-2-8Q0-2-1 4M2-3Q3 1 3 5" fill="none" stroke="var(--ink)" stroke-opacity=".4"/>'
)
_TREE: Final = (
    '<path d="M0 6V0" stroke="var(--ink)" stroke-opacity=".7" stroke-width="1.4"/>'
    '<path d="M-4.5 1Q-5-4 0-7Q5-4 4.5 1Z" '
    'fill="#7c8f5a" fill-opacity=".55" stroke="var(--ink)" stroke-opacity=".55" stroke-width="1"/>'
)
_WHALE: Final = (
    '<path d="M-26 6C-18-8 4-11 16-2C20 1 24 1 28-4C30-8 27-10 24-11C29-13 32-11 33-8C35-12 39-12 42-9C38-9 36-6 35-3'
    'C32 6 22 10 12 9C0 12-16 12-26 6Z" fill="var(--wave)" fill-opacity=".34" stroke="var(--ink)" stroke-opacity=".5" '
    'stroke-width="1.1"/><path d="M-16-8Q-18-15-23-15M-16-8Q-15-16-10-16" fill="none" stroke="var(--ink)" '
    'stroke-opacity=".45"/><circle cx="-17" cy="2" r="1.2" fill="var(--ink)" fill-opacity=".6"/>'
)


def _seal(row: dict[str, str]) -> str:
    return (
        '<ellipse cy="2.2" rx="16.6" ry="16.2" fill="#1c130a" fill-opacity=".35"/>'
        f'<circle r="16.2" fill="{row["color"]}" stroke="#fff4dc" stroke-width="1.5"/>'
        '<circle r="17.2" fill="none" stroke="#33271a" stroke-width=".9"/>'
        '<circle r="13.4" fill="none" stroke="#fff4dc" stroke-opacity=".55" stroke-width=".8" '
        'stroke-dasharray="1.5 1.5"/>'
        f"{_HERALDRY[row['glyph']]}"
    )


@cache
def defs() -> str:
    """The drawings of SAGA; they stand upon those that all games share."""
    drawings: dict[str, str] = {token: _seal(row) for token, row in zip(TOKEN_IDS, DATA["raid_targets"], strict=True)}
    for row in DATA["leaders"]:
        drawings["ability-" + row["id"]] = _ABILITIES[row["glyph"]]
    for action, row in zip(ACTION_IDS, DATA["actions"], strict=True):
        drawings["action-" + action] = _ACTIONS[row["icon"]]
    drawings |= _BONUSES
    drawings |= {"longship": _longship(), "compass": _COMPASS, "hill": _HILL, "tree": _TREE, "whale": _WHALE}
    return f"<defs>{symbols(drawings)}</defs>"
