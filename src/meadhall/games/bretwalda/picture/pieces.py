"""Units as carved chessmen; they take the colour of who shows them (`color`), and are 26 high around their middle."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, use
from meadhall.games.bretwalda.content import KIND_IDS
from meadhall.games.bretwalda.picture.heraldry import hue

_FOOT: Final = '<ellipse cy="12.4" rx="9" ry="2" fill="#120c06" fill-opacity=".4" stroke="none"/>'
_DRAWINGS: Final[dict[str, str]] = {
    "ceorl": (
        '<path d="M7-11V11" fill="none" stroke="#5d3c1d" stroke-width="1.7"/>'
        '<path d="M7-13.5L8.8-9.5L7-8L5.2-9.5Z" fill="#dfe3e6" stroke-width=".7"/>'
        '<path d="M-6.5 12C-6.5 4-4.4 1-1 1S4.6 4 4.6 12Z"/><circle cx="-1" cy="-3.4" r="4.2"/>'
    ),
    "hunter": (
        '<path d="M-6.5 12C-6.5 4-4.4 1-1 1S4.6 4 4.6 12Z"/>'
        '<path d="M-5.4-2Q-5.6-8.6-1-9.6Q3.6-8.6 3.4-2Q-1 .6-5.4-2Z"/>'
        '<path d="M5-10Q11.6 0 5 10" fill="none" stroke="#5d3c1d" stroke-width="2"/>'
        '<path d="M5-10V10" fill="none" stroke="#fdf6e3" stroke-width=".8"/>'
    ),
    "thegn": (
        '<path d="M-7 12C-7 3-5 .4 0 .4S7 3 7 12Z"/><path d="M-4.6-1.6V-5Q-4-10.6 0-12.4Q4-10.6 4.6-5V-1.6Z"/>'
        '<circle cx="2.6" cy="5.4" r="5.2" fill="#fdf6e3"/><circle cx="2.6" cy="5.4" r="1.8"/>'
    ),
    "bishop": (
        '<path d="M-7 12C-7 4-4.6 1-0 1S7 4 7 12Z"/>'
        '<path d="M-4.6-1V-6.4L0-13.4L4.6-6.4V-1Z"/>'
        '<path d="M0-9.6V-3M-2.6-6.6H2.6M0 4V11M-2.4 6H2.4" fill="none" stroke="#fdf6e3" stroke-width="1.5"/>'
    ),
    "ealdorman": (
        '<path d="M-10 12V8.4L-7.6 3L-8.6-1.6L-4.8-3.4L-3.4-.6H6.4Q10 1 9.6 6V12H6.4V6.6H-4.4L-6.4 9V12Z"/>'
        '<path d="M-1.6-1C-1.6-5 .2-6.4 2.2-6.4S6-5 6-1Z"/><circle cx="2.2" cy="-9.2" r="3.3"/>'
    ),
    "ruler": (
        '<path d="M-8 12V2.6Q-8-1.4-4-1.6H4Q8-1.4 8 2.6V12Z"/><circle cy="-4.4" r="4"/>'
        '<path d="M-5.6-6.8L-6.6-12.4L-2.8-9.8L0-13.6L2.8-9.8L6.6-12.4L5.6-6.8Z" fill="#efc95a"/>'
        '<path d="M-4.6 12V4.4M4.6 12V4.4M0-.6V8" fill="none" stroke="#fdf6e3" stroke-width="1.3"/>'
    ),
    "ship": (
        '<path d="M0-11V3" fill="none" stroke="#5d3c1d" stroke-width="1.7"/>'
        '<path d="M-6.6-9.8H6.6Q5 -5 6.6-.4H-6.6Q-5-5-6.6-9.8Z" fill="#fdf6e3"/>'
        '<path d="M-3.4-9.8Q-2.4-5-3.4-.4M3.4-9.8Q2.4-5 3.4-.4" fill="none" stroke-width="2.2" stroke="currentColor"/>'
        '<path d="M-12.6-3.4Q-11.6 3.4-7 3.4H7Q11.6 3.4 12-4.4L9.4-5.6L13.4-8L14 -3.6Q13 9.6 6 10.4H-6Q-12 '
        '9.6-12.6-3.4Z"/>'
    ),
    "viking": (
        '<path d="M8.4-12V11" fill="none" stroke="#5d3c1d" stroke-width="1.8"/>'
        '<path d="M8-11.4Q3.4-9.6 3-5Q6-4.6 8-5.6Z" fill="#dfe3e6" stroke-width=".7"/>'
        '<path d="M-7.4 12C-7.4 4-5.4 1-1.4 1S4.6 4 4.6 12Z"/>'
        '<path d="M-6 -1.6Q-6.2-8-1.4-10.6Q3.4-8 3.2-1.6L.4-2.6L-1.4 .8L-3.2-2.6Z"/>'
    ),
}


def pieces() -> dict[str, str]:
    """The drawings of all unit types."""
    style = 'fill="currentColor" stroke="#1a120a" stroke-width="1" stroke-linejoin="round"'
    return {f"piece-{kind}": f"<g {style}>{_FOOT}{_DRAWINGS[kind]}</g>" for kind in KIND_IDS}


def piece(kind: str, side: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """A unit of a side."""
    return group(use(f"bre-piece-{kind}", x, y, scale), color=hue(side))


def piece_emblem(kind: str, side: str) -> str:
    """A unit of a side as a small picture of its own."""
    return f'<svg class="emblem" viewBox="-15 -15 30 30" aria-hidden="true">{piece(kind, side)}</svg>'
