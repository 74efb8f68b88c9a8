"""The signs of the board: settlements, goods, buildings, markers, Seasons, actions; 24 around their middles."""

from __future__ import annotations

from typing import Final

_INK: Final = 'stroke="#2c1c0e" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'


def _disc(fill: str, content: str) -> str:
    """A round token with a light edge."""
    return (
        f'<circle cy="1.6" r="11.6" fill="#120c06" fill-opacity=".35"/><circle r="11.2" fill="{fill}" stroke="#fdf4dd" '
        f'stroke-width="1.6"/><circle r="12" fill="none" stroke="#2c1c0e" stroke-width=".8"/>{content}'
    )


_WHEAT: Final = (
    '<path d="M0 11V-4" fill="none" stroke="#7d5a12" stroke-width="1.8"/>'
    '<g fill="#e2b53c" stroke="#6d4c10" stroke-width=".9"><path d="M0-12Q3-8.6 0-5Q-3-8.6 0-12Z"/>'
    '<path d="M.6-4.6Q1.2-8.6 5.4-9.4Q5.8-5.2 .6-4.6ZM-.6-4.6Q-1.2-8.6-5.4-9.4Q-5.8-5.2-.6-4.6Z"/>'
    '<path d="M.6 .4Q1.2-3.6 5.4-4.4Q5.8-.2 .6 .4ZM-.6 .4Q-1.2-3.6-5.4-4.4Q-5.8-.2-.6 .4Z"/>'
    '<path d="M.6 5.4Q1.2 1.4 5.4 .6Q5.8 4.8 .6 5.4ZM-.6 5.4Q-1.2 1.4-5.4 .6Q-5.8 4.8-.6 5.4Z"/></g>'
)
_ANCHOR: Final = (
    '<g fill="none" stroke="#1d3b4c" stroke-width="2.3" stroke-linecap="round"><circle cy="-8" r="2.6"/>'
    '<path d="M0-5.4V9.6M-4.6-2H4.6M-8.6 3.6Q-7.4 9.6 0 9.8Q7.4 9.6 8.6 3.6"/></g>'
)
_DALC: Final = (
    '<path d="M4-4L12-12" stroke="#4a4f55" stroke-width="2" stroke-linecap="round"/>'
    '<circle r="8.6" fill="none" stroke="#4a3210" stroke-width="5.2"/>'
    '<circle r="8.6" fill="none" stroke="#d8b25c" stroke-width="3.4"/>'
    '<path d="M-6.4 0H6.4M0-6.4V6.4" stroke="#4a3210" stroke-width="3.6"/>'
    '<path d="M-6.4 0H6.4M0-6.4V6.4" stroke="#d8b25c" stroke-width="2"/><circle r="2.4" fill="#a3352b" {ink}/>'
)
_HUT: Final = (
    f'<path d="M-8 10V0H8V10Z" fill="#c9a06a" {_INK}/>'
    f'<path d="M-11 1L0-9L11 1L8.6 2.6L0-5L-8.6 2.6Z" fill="#8a6a3a" {_INK}/>'
    '<path d="M-2.6 10V4H2.6V10Z" fill="#2c1c0e"/>'
)
_TOWN: Final = (
    f'<path d="M-11 10V-2L-8.8-5.4L-6.6-2L-4.4-5.4L-2.2-2L0-5.4L2.2-2L4.4-5.4L6.6-2L8.8-5.4L11-2V10Z" '
    f'fill="url(#wood)" {_INK}/>'
    '<path d="M-3 10V5.4a3 2.8 0 0 1 6 0V10Z" fill="#2c1c0e"/>'
    f'<path d="M-7-4.6V-9L-3.6-11.4L-.2-9V-4.6Z" fill="#c9a06a" {_INK}/>'
)
_CAPITAL: Final = (
    f'<path d="M-12 11V-2L-9.6-5.4L-7.2-2L-4.8-5.4L-2.4-2L0-5.4L2.4-2L4.8-5.4L7.2-2L9.6-5.4L12-2V11Z" '
    f'fill="url(#wood)" {_INK}/>'
    '<path d="M-3.4 11V5.6a3.4 3.2 0 0 1 6.8 0V11Z" fill="#2c1c0e"/>'
    '<path d="M0-4.6V-13.6" fill="none" stroke="#2c1c0e" stroke-width="1.5"/>'
    f'<path d="M.4-13.4H9L6.6-10.6L9-7.8H.4Z" fill="#b02a2c" {_INK}/>'
)

_BUILDINGS: Final = {
    "abbey": (
        f'<path d="M-9 11V-1L-4-5L1-1V11Z" fill="#e3ddcf" {_INK}/><path d="M1 11V2H10V11Z" fill="#cfc7b4" {_INK}/>'
        f'<path d="M1 2L5.4-2L10.6 2Z" fill="#7d5128" {_INK}/><path d="M-4-5V-12.4M-6.4-9.8H-1.6" {_INK} fill="none"/>'
        '<path d="M-5.6 11V5.6a1.7 1.7 0 0 1 3.4 0V11Z" fill="#2c1c0e"/>'
    ),
    "granary": (
        f'<path d="M-8 8V-3H8V8Z" fill="#d9b56c" {_INK}/><path d="M-10.4-2.4L0-11L10.4-2.4Z" fill="#a9762f" {_INK}/>'
        f'<path d="M-6 8V11.4M6 8V11.4M0 8V11.4" {_INK} fill="none"/>'
        f'<g transform="translate(0 2.4) scale(.44)">{_WHEAT}</g>'
    ),
    "mead_hall": (
        f'<path d="M-11 10V1H11V10Z" fill="url(#wood)" {_INK}/>'
        f'<path d="M-12.4 2L-8-7H8L12.4 2Z" fill="#8a4a1f" {_INK}/>'
        '<path d="M-8-7L-11-11M8-7L11-11" stroke="#2c1c0e" stroke-width="1.8" stroke-linecap="round"/>'
        f'<path d="M-2.8 10V4.4H2.8V10Z" fill="#2c1c0e"/>'
    ),
    "port": (
        f'<path d="M-11.6 6H11.6V10H-11.6Z" fill="url(#wood)" {_INK}/>'
        f'<path d="M-7 10V12.4M0 10V12.4M7 10V12.4" {_INK}/>'
        f'<g transform="translate(0 -3.6) scale(.78)">{_ANCHOR}</g>'
    ),
}
_MARKERS: Final = {
    "food_production_marker": _disc("#dfe8c8", f'<g transform="scale(.74)">{_WHEAT}</g>'),
    "harbour_marker": _disc("#cfe3ea", f'<g transform="scale(.7)">{_ANCHOR}</g>'),
    "gold_production_marker": _disc("#f3e5b8", '<use href="#coin" transform="scale(.82)"/>'),
    "town_marker": _disc("#ead9bd", f'<g transform="scale(.66)">{_TOWN}</g>'),
}
_SEASONS: Final = {
    "spring": (
        '<g fill="#f3a9bd" stroke="#7a2b45" stroke-width=".9"><circle cy="-5.4" r="4"/>'
        '<circle cx="5.2" cy="-1.6" r="4"/>'
        '<circle cx="3.2" cy="4.4" r="4"/><circle cx="-3.2" cy="4.4" r="4"/><circle cx="-5.2" cy="-1.6" r="4"/></g>'
        '<circle r="2.8" fill="#e8b93a" stroke="#7a5a12" stroke-width=".9"/>'
    ),
    "summer": (
        '<path d="M0-12L2.6-6.4L8.5-8.5L6.4-2.6L12 0L6.4 2.6L8.5 8.5L2.6 6.4L0 12L-2.6 6.4L-8.5 8.5L-6.4 '
        "2.6L-12 0L-6.4-2.6"
        'L-8.5-8.5L-2.6-6.4Z" fill="#f0b429" stroke="#7a4f0a" stroke-width="1"/><circle r="5" fill="#fbdc7a"/>'
    ),
    "autumn": (
        '<path d="M0 12V3M0 3Q-10 2-9-6Q-5-6-4-4Q-4-10 0-12Q4-10 4-4Q5-6 9-6Q10 2 0 3Z" fill="#c8682a" '
        'stroke="#5e2a0c" '
        'stroke-width="1.2" stroke-linejoin="round"/>'
    ),
    "winter": (
        '<path d="M0-11.6V11.6M-10-5.8L10 5.8M-10 5.8L10-5.8M-3-10L0-7L3-10M-3 10L0 7L3 10M-10.2-1.8L-6.2-3.4L-7-7.4'
        'M10.2 1.8L6.2 3.4L7 7.4M-10.2 1.8L-6.2 3.4L-7 7.4M10.2-1.8L6.2-3.4L7-7.4" fill="none" stroke="#39708f" '
        'stroke-width="1.9" stroke-linecap="round"/>'
    ),
}
_ACTIONS: Final = {
    "collection": f'<use href="#coin" x="-4" y="3"/><g transform="translate(6 -1) scale(.8)">{_WHEAT}</g>',
    "fyrd": (
        '<path d="M8-12V11" fill="none" stroke="#5d3c1d" stroke-width="2"/>'
        f'<path d="M8-13L10.4-8L8-6L5.6-8Z" fill="#dfe3e6" {_INK}/>'
        f'<circle cx="-2.4" cy="2" r="8.6" fill="#a3352b" {_INK}/>'
        f'<circle cx="-2.4" cy="2" r="2.8" fill="#fdf6e3" {_INK}/>'
    ),
    "development": (
        f'<path d="M-11-4L-5-10.4L-1.6-7L-2.6-6L9.4 6.4L6.6 9.2L-5.4-3L-7.4-1.2Z" fill="#b98450" {_INK}/>'
        f'<path d="M-11.6-4.6L-5.4-11L-1-6.6L-7.4-.6Z" fill="#8c939a" {_INK}/>'
    ),
    "movement": (f'<path d="M-11 3.4H1.6V8.6L12 0L1.6-8.6V-3.4H-11Z" fill="#3d7a46" {_INK}/>'),
}
_CARDS: Final = {
    "lordship": (
        f'<path d="M-8-11H8V11H-8Z" fill="#7a2f26" {_INK}/>'
        f'<path d="M-4.4 4V-2L-2 .4L0-4L2 .4L4.4-2V4Z" fill="#efc95a"/>'
    ),
    "chronicle": (
        f'<path d="M-9-10H5Q9-10 9-6V10H-5Q-9 10-9 6Z" fill="#f4e8cb" {_INK}/>'
        '<path d="M-5-5.4H4.6M-5-1.4H4.6M-5 2.6H4.6M-5 6.4H1" stroke="#6b583f" stroke-width="1.3" fill="none"/>'
    ),
}
_DICE: Final = {
    "white_die": ("#fbf7ea", "#2c1c0e"),
    "red_die": ("#a8241f", "#fff3dc"),
    "gold_die": ("#d9a83e", "#2c1c0e"),
}


def _die(fill: str) -> str:
    return (
        '<rect x="-11" y="-9" width="22" height="22" rx="4.4" fill="#120c06" fill-opacity=".35"/>'
        f'<rect x="-11" y="-11" width="22" height="22" rx="4.4" fill="{fill}" stroke="#2c1c0e" stroke-width="1.2"/>'
    )


def signs() -> dict[str, str]:
    """All signs under their names."""
    found = {
        "food": _WHEAT,
        "harbour": _ANCHOR,
        "dalc": _DALC.format(ink=_INK),
        "village": _HUT,
        "town": _TOWN,
        "capital": _CAPITAL,
        "pips-1": '<use href="#sword" transform="scale(.72)"/>',
        "pips-2": '<g transform="scale(.66)"><use href="#sword" x="-5"/><use href="#sword" x="5"/></g>',
    }
    found |= {f"die-{name}": _die(fill) for name, (fill, _) in _DICE.items()}
    found |= {f"action-{name}": drawing for name, drawing in _ACTIONS.items()}
    return found | _BUILDINGS | _MARKERS | _SEASONS | _CARDS
