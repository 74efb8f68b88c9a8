"""The pieces of the clans: every clan has its colour, its emblem, and a shape of shield that all its pieces carry."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import number
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS
from meadhall.games.tiny_epic_vikings.picture.colours import tint

_SHIELDS: Final = {
    "red": "M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z",
    "yellow": "M0-15L14 0L0 15L-14 0Z",
    "blue": "M-11.5-11Q0-16.5 11.5-11Q12.5 5 0 15.5Q-12.5 5-11.5-11Z",
    "green": "M-12-12H12V12H-12Z",
    "enemy": "M-7-12.5H7L14 0L7 12.5H-7L-14 0Z",
}
"""About 26 around the middle."""

_EMBLEMS: Final = {
    "red": '<path d="M-6.6-7.6H6.6V-1H2.3V8H-2.3V-1H-6.6Z" fill="#fff4dc"/>',
    "yellow": (
        '<g fill="none" stroke="#453d04" stroke-width="2.4"><circle r="5.6"/><path d="M0-5.6V5.6M-5.6 0H5.6"/></g>'
    ),
    "blue": (
        '<g fill="none" stroke="#fff4dc" stroke-width="2.5" stroke-linecap="round">'
        '<path d="M-7-3.4Q-3.5-8.4 0-3.4T7-3.4"/><path d="M-5.6 3.2Q-2.8-1.4 0 3.2T5.6 3.2"/></g>'
    ),
    "green": '<path d="M0-9.4L6-1.6H3.2L7.4 4.4H1.8V9H-1.8V4.4H-7.4L-3.2-1.6H-6Z" fill="#fff4dc"/>',
    "enemy": (
        '<path d="M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5" stroke="#f0d9d3" stroke-width="3" stroke-linecap="round"/>'
        '<circle r="2.4" fill="#b83227" stroke="#f0d9d3" stroke-width="1.2"/>'
    ),
}
_NIGHT: Final = "#17110a"


def _shield(clan: str, x: float, y: float, scale: float) -> str:
    """The shield of a clan with its emblem."""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3g})"><path d="{_SHIELDS[clan]}" '
        f'fill="{tint(clan)}" stroke="{_NIGHT}" stroke-width="3.6" stroke-linejoin="round"/>'
        f'<path d="{_SHIELDS[clan]}" fill="{tint(clan)}" stroke="#fff4dc" stroke-width="1.5" stroke-linejoin="round"/>'
        f"{_EMBLEMS[clan]}</g>"
    )


def _emblem(clan: str) -> str:
    shadow = f'<path d="{_SHIELDS[clan]}" fill="#1c130a" fill-opacity=".35" transform="translate(0 2.4)"/>'
    return shadow + _shield(clan, 0, 0, 1)


def _settler(clan: str) -> str:
    """A pawn in a helmet, 26 wide and 36 high, behind the shield of its clan."""
    body = "M-10 17Q-11 3-5-1H5Q11 3 10 17Z"
    return (
        '<ellipse cy="17" rx="12" ry="2.8" fill="#1c130a" fill-opacity=".4"/>'
        f'<path d="{body}" fill="{tint(clan)}" stroke="{_NIGHT}" stroke-width="3.2" stroke-linejoin="round"/>'
        f'<path d="{body}" fill="{tint(clan)}" stroke="#fff4dc" stroke-width="1.2" stroke-linejoin="round"/>'
        f'<circle cy="-8.4" r="6.8" fill="#efd6ae" stroke="{_NIGHT}" stroke-width="1.8"/>'
        f'<path d="M-7.4-7.6Q-7.6-16.5 0-17.6Q7.6-16.5 7.4-7.6Q0-10.4-7.4-7.6Z" fill="{tint(clan)}" stroke="{_NIGHT}" '
        'stroke-width="1.7" stroke-linejoin="round"/><path d="M0-9V-4.6" stroke="#3a2a18" stroke-width="1.6"/>'
        + _shield(clan, 0, 8, 0.6)
    )


def _boat(clan: str) -> str:
    """A longship under sail, 48 wide and 44 high, with the shield of its clan on the sail."""
    return (
        '<path d="M-22 17Q0 24 23 16" fill="none" stroke="var(--halo)" stroke-width="2.4" stroke-opacity=".85"/>'
        '<path d="M0 14V-24" stroke="#3d2412" stroke-width="2.4"/>'
        f'<path d="M-14-20H14Q10-9 15 4Q0 8-15 4Q-10-9-14-20Z" fill="{tint(clan)}" stroke="{_NIGHT}" '
        'stroke-width="2.8" stroke-linejoin="round"/>'
        f'<path d="M-14-20H14Q10-9 15 4Q0 8-15 4Q-10-9-14-20Z" fill="{tint(clan)}" stroke="#fff4dc" '
        'stroke-width="1.1" stroke-linejoin="round"/>'
        + _shield(clan, 0, -7.6, 0.6)
        + '<path d="M-15.5-20.6H15.5" stroke="#3d2412" stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M-23 1C-23 9-18 11-13 11.5Q0 13 13 11.5C18 11 23 9 24-1C26 11 20 19 12 20H-12C-20 19-25 11-23 1Z" '
        f'fill="url(#plank)" stroke="{_NIGHT}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<g fill="{tint(clan)}" stroke="{_NIGHT}" stroke-width="1"><circle cx="-10" cy="14.4" r="3"/>'
        '<circle cx="0" cy="15" r="3"/><circle cx="10" cy="14.4" r="3"/></g>'
    )


def _temple(clan: str) -> str:
    """A stave church with roofs in the colour of its clan, 38 wide and 46 high."""
    return (
        '<ellipse cy="21" rx="19" ry="3" fill="#1c130a" fill-opacity=".4"/>'
        f'<path d="M-14 21V8H14V21ZM-8 8V-4H8V8Z" fill="#94683a" stroke="{_NIGHT}" stroke-width="1.5"/>'
        '<path d="M-9 21V10M-4 21V10M4 21V10M9 21V10" stroke="#5d3c1d" stroke-width="1"/>'
        f'<path d="M-19 10L0-3L19 10ZM-12-2L0-22L12-2Z" fill="{tint(clan)}" stroke="{_NIGHT}" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
        '<path d="M-14.5 8.6L0-1L14.5 8.6M-9-3.6L0-18.6L9-3.6" fill="none" stroke="#fff4dc" stroke-opacity=".7" '
        'stroke-width="1"/><path d="M0-22V-27M-3-24.6H3" stroke="#3d2412" stroke-width="1.6"/>'
        '<path d="M-3.4 21V15A3.4 3.4 0 0 1 3.4 15V21Z" fill="#2c1c0e"/>' + _shield(clan, 0, 2.6, 0.5)
    )


_CHIEF: Final = (
    '<path d="M-30 20Q0 29 32 19" fill="none" stroke="var(--halo)" stroke-width="2.8" stroke-opacity=".85"/>'
    '<path d="M0 16V-33" stroke="#2c1c0e" stroke-width="3"/>'
    f'<path d="M-20-28H20Q14-13 21 4Q0 9-21 4Q-14-13-20-28Z" fill="#37333d" stroke="{_NIGHT}" stroke-width="3" '
    'stroke-linejoin="round"/><path d="M-20-28H20Q14-13 21 4Q0 9-21 4Q-14-13-20-28Z" fill="none" stroke="#e8d5d0" '
    'stroke-width="1.2"/><path d="M-10-28Q-7-13-11 6M10-28Q7-13 11 6" fill="none" stroke="#8f2a20" stroke-width="4"/>'
    + _shield("enemy", 0, -12, 0.82)
    + '<path d="M-22-28.6H22" stroke="#2c1c0e" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M-31-4C-31 9-25 13-17 13.6Q0 15 17 13.6C25 13 30 8 30-8C27-14 30-21 36-20L44-17L40-13L35-13'
    'C36 10 30 23 16 24H-16C-28 23-35 11-31-4Z" fill="url(#plank)" stroke="#17110a" stroke-width="1.8" '
    'stroke-linejoin="round"/><circle cx="36" cy="-16.4" r="1.6" fill="#f6c65c"/>'
    '<path d="M32-20L29-26L35-22" fill="#6b4526" stroke="#17110a" stroke-width="1.2"/>'
    '<g fill="#8f2a20" stroke="#17110a"><circle cx="-15" cy="17" r="3.8"/><circle cx="-5" cy="18" r="3.8"/>'
    '<circle cx="5" cy="18" r="3.8"/><circle cx="15" cy="17" r="3.8"/></g>'
)


def drawings() -> dict[str, str]:
    """All of them, as `emblem-red`, `settler-red`, `boat-red`, `temple-red` and `chief`."""
    found = {"chief": _CHIEF}
    for clan in CLAN_IDS:
        found |= {
            f"emblem-{clan}": _emblem(clan),
            f"settler-{clan}": _settler(clan),
            f"boat-{clan}": _boat(clan),
            f"temple-{clan}": _temple(clan),
        }
    return found
