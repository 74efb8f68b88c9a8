"""The drawings that only Bretwalda needs, as one element of definitions."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.definitions import symbols
from meadhall.games.bretwalda.picture import heraldry
from meadhall.games.bretwalda.picture.pieces import pieces
from meadhall.games.bretwalda.picture.signs import signs

_RULES: Final = (
    ".bre-border{fill:none;stroke:var(--ink);stroke-width:1.1px;stroke-dasharray:4 2;stroke-linecap:round}"
    ".bre-closed{fill:none;stroke:#3d2815;stroke-width:3.4px;stroke-linecap:round}"
    ".bre-forest{fill:none;stroke:#4c6b35;stroke-opacity:.5;stroke-width:6px;stroke-linecap:round;stroke-linejoin:round}"
    ".bre-wall{fill:none;stroke:#3d2815;stroke-width:6px;stroke-linecap:round}"
    ".bre-stones{fill:none;stroke:#b9ab92;stroke-width:3.6px;stroke-dasharray:4.4 1.8}"
    ".bre-divider{fill:none;stroke:var(--wave);stroke-width:1.4px;stroke-dasharray:7 6}"
    ".bre-town-name{paint-order:stroke;stroke:var(--outline);stroke-opacity:.85;stroke-width:2.6px;stroke-linejoin:round}"
    ".bre-sea-name{font-style:italic;fill:#23485a;stroke:none}.dark .bre-sea-name{fill:#a9c8d4}"
    ".bre-army{transition:transform .15s;transform-box:fill-box;transform-origin:center}"
    ".bre-army:hover,.bre-army:focus-within{transform:scale(1.9)}"
    ".bre-leader{fill:none;stroke:var(--ink);stroke-width:.9px;stroke-dasharray:2 1.6}"
    ".bre-spent{opacity:.34}.bre-short{fill:var(--viking-red)}"
    "@media(prefers-reduced-motion:reduce){.bre-army{transition:none}}"
)

_TREE: Final = (
    '<path d="M0 6V2" stroke="#4a3018" stroke-width="1.5"/>'
    '<path d="M0-7.4L4 -.6H2.4L5 3.6H-5L-2.4-.6H-4Z" fill="#55773b" stroke="#2b3f1c" stroke-width=".8" '
    'stroke-linejoin="round"/>'
)


@cache
def defs() -> str:
    """Rules, patterns and drawings."""
    drawn = symbols(heraldry.shields() | pieces() | signs() | {"tree": _TREE}, "bre-")
    return f"<defs><style>{_RULES}{heraldry.rules()}</style>{heraldry.patterns()}{drawn}</defs>"
