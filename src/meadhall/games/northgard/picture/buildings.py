"""The eight buildings as silhouettes, 22 around, and the slots they stand on."""

from __future__ import annotations

from typing import Final

_LINE: Final = 'stroke="#33271a" stroke-width="1" stroke-linejoin="round"'

BUILDINGS: Final[dict[str, str]] = {
    "food_silo": (
        f'<path d="M-6-1V8.6H6V-1Z" fill="#c98f4e" {_LINE}/>'
        '<path d="M-3-1V8.6M0-1V8.6M3-1V8.6" stroke="#7d5128" stroke-width=".7"/>'
        f'<path d="M-8.4 0Q-3-3.4 0-10Q3-3.4 8.4 0Z" fill="#e4c06a" {_LINE}/>'
        '<circle cy="4" r="2.3" fill="#c23b2c" stroke="#5e1614" stroke-width=".6"/>'
    ),
    "woodcutter_lodge": (
        f'<path d="M-7 .4V8.6H7V.4Z" fill="#9a6534" {_LINE}/>'
        '<path d="M-7 3.2H7M-7 6H7" stroke="#5b3a1e" stroke-width=".8"/>'
        f'<path d="M-9.6 1.6L0-7.6L9.6 1.6L7.6 2.8L0-4.4L-7.6 2.8Z" fill="#5e7b3c" {_LINE}/>'
        '<path d="M-7.6-2.6V-9.4" stroke="#5b3a1e" stroke-width="2.4"/>'
        '<path d="M-2 8.6V4.4H2V8.6Z" fill="#2c1c0e"/>'
    ),
    "defense_tower": (
        f'<path d="M-4.4 8.8L-3.6-4.4H3.6L4.4 8.8Z" fill="#a5a39d" {_LINE}/>'
        f'<path d="M-6-9.8H-3.6V-8H-1.2V-9.8H1.2V-8H3.6V-9.8H6V-4H-6Z" fill="#c2c0ba" {_LINE}/>'
        '<path d="M0-1.6V2.6" stroke="#2c1c0e" stroke-width="1.6" stroke-linecap="round"/>'
        '<path d="M-1.6 8.8V5.4H1.6V8.8Z" fill="#2c1c0e"/>'
    ),
    "training_camp": (
        f'<path d="M-9.4 8.6L-1-7L7.4 8.6Z" fill="#e9dbb8" {_LINE}/>'
        '<path d="M-3.4 8.6L-1 1.6L1.4 8.6Z" fill="#4a3018"/>'
        '<path d="M-1-7V-11" stroke="#33271a" stroke-width="1.1"/><path d="M-.6-11L5-9.4L-.6-7.6Z" fill="#b5312b" '
        'stroke="#33271a" stroke-width=".6"/>'
        f'<circle cx="7" cy="4.4" r="3.6" fill="#f8efd8" {_LINE}/><circle cx="7" cy="4.4" r="1.5" fill="#b5312b"/>'
    ),
    "menhir": (
        f'<path d="M-4.6 8.8C-6.2 1-4.4-8.4-.6-10C3.4-9.4 5.6 0 4.8 8.8Z" fill="#9aa4ab" {_LINE}/>'
        '<path d="M-.6-6V5M-.6-4L3-1L-.6 1.6" fill="none" stroke="#24506f" stroke-width="1.5" stroke-linejoin="round"/>'
        '<path d="M-7 8.8H7.4" stroke="#5e7b3c" stroke-width="1.8" stroke-linecap="round"/>'
    ),
    "fortress": (
        f'<path d="M-10 9V-5H-8.2V-7.2H-6.6V-5H-5V-7.2H-3.4V-2H3.4V-7.2H5V-5H6.6V-7.2H8.2V-5H10V9Z" fill="#a9a59b" '
        f'{_LINE}/><path d="M-10-1.4H-3.4M3.4-1.4H10M-10 3H10" stroke="#6f6b62" stroke-width=".7"/>'
        '<path d="M-2.6 9V4.6a2.6 2.6 0 0 1 5.2 0V9Z" fill="#2c1c0e"/>'
        '<path d="M0-2V-9" stroke="#33271a"/><path d="M.4-9L5.6-7.4L.4-5.6Z" fill="#b5312b"/>'
    ),
    "forge": (
        f'<path d="M-9.6-2.6H8.4V.2Q4 .6 3.4 3.6H5.8V7.6H-6V3.6H-3.4Q-3.6 1-9.6-2.6Z" fill="#4b4f57" {_LINE}/>'
        f'<path d="M-1-10.6H7V-6.6H-1Z" fill="#8a8f98" {_LINE}/>'
        '<path d="M3-6.6V-3" stroke="#6b4526" stroke-width="2"/>'
        '<path d="M-6.6-4.2C-9-6.4-7-8-6.6-10.6C-4.2-8.6-3.6-6-6.6-4.2Z" fill="#e0662a" stroke="#7a2410" '
        'stroke-width=".6"/>'
    ),
    "altar_of_kings": (
        f'<path d="M-9 9V6H-6.6V1.4H6.6V6H9V9Z" fill="#b9b4a6" {_LINE}/>'
        '<path d="M-6.6 6H6.6M-3 3.6H3" stroke="#6f6b62" stroke-width=".8"/>'
        '<path d="M-5.8 .2V-7.4L-2.8-4.6L0-9.6L2.8-4.6L5.8-7.4V.2Z" fill="#d8b04a" stroke="#5f430c" stroke-width="1" '
        'stroke-linejoin="round"/><circle cy="-2.4" r="1.2" fill="#b5312b"/>'
    ),
}

_DOTS: Final = 'fill="#fbf3dc" fill-opacity=".5" stroke="#4a3b2a" stroke-width="1.3" stroke-dasharray="1.6 1.8"'

SLOTS: Final[dict[str, str]] = {
    "small": f'<circle r="7.6" {_DOTS}/>',
    "carved": (
        f'<circle r="7.6" {_DOTS}/><path d="M-3 4.4C-3.8 0-2.8-4 0-5C2.6-4.4 3.4 0 3 4.4Z" fill="#9aa4ab" '
        'stroke="#4b5a66" stroke-width=".7"/><path d="M-.4-2.8V3M-.4-1.6L1.6 0L-.4 1.4" fill="none" stroke="#24506f" '
        'stroke-width=".9"/>'
    ),
    "large": f'<rect x="-9.6" y="-9.6" width="19.2" height="19.2" rx="2.4" {_DOTS}/>',
}

_SMALL: Final = (
    '<ellipse cy="1.8" rx="9" ry="8.8" fill="#1c130a" fill-opacity=".4"/>'
    '<circle r="8.7" fill="#fbf3dc" stroke="#33271a" stroke-width="1"/>'
)
_LARGE: Final = (
    '<rect x="-10.4" y="-8.6" width="20.8" height="20.8" rx="3" fill="#1c130a" fill-opacity=".4"/>'
    '<rect x="-10.4" y="-10.4" width="20.8" height="20.8" rx="3" fill="#fbf3dc" stroke="#33271a" stroke-width="1.1"/>'
)


def tokens(large: list[str]) -> dict[str, str]:
    """The buildings as tokens of the map: round small ones, square large ones."""
    return {
        name: (_LARGE if name in large else _SMALL)
        + f'<g transform="scale({0.92 if name in large else 0.7})">{drawing}</g>'
        for name, drawing in BUILDINGS.items()
    }
