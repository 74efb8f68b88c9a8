"""All drawings of the game for the defs, and its own style rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.definitions import symbols
from meadhall.games.tiny_epic_vikings.picture import pieces, signs
from meadhall.games.tiny_epic_vikings.picture.colours import variables
from meadhall.games.tiny_epic_vikings.picture.landscape import LANDSCAPE, shapes

_RULES: Final = (
    ".tev-fjord{fill:#fff;fill-opacity:0;pointer-events:all}"
    ".tev-route{fill:none;stroke:var(--tev-route);stroke-width:3.4px;stroke-dasharray:.1 9;stroke-linecap:round}"
    ".tev-lane{fill:none;stroke:var(--halo);stroke-opacity:.55;stroke-width:8px;stroke-linecap:round}"
    ".tev-sea-name{font-style:italic;fill:var(--tev-route);font-family:Georgia,'Liberation Serif',serif;"
    "letter-spacing:.05em}"
    ".tev-dock{fill:#fdfaf0;stroke:#33271a;stroke-width:1.8px}.dark .tev-dock{fill:#cfd3cf}"
    ".tev-plot{fill:none;stroke:#b53a26;stroke-width:2px;stroke-dasharray:3 2.4}"
    ".tev-cell{fill:var(--parchment);stroke:var(--ink-soft);stroke-width:1px}"
    ".tev-cell-full{stroke:#33271a;stroke-width:1px}"
    ".tev-slot{fill:none;stroke:var(--ink-soft);stroke-width:1.4px;stroke-dasharray:4 3}"
    ".tev-pale{opacity:.3}.tev-gone{opacity:.45}"
    ".tev-strip{fill:var(--parchment-shade);stroke:var(--parchment-edge);stroke-width:1px}"
    ".tev-grow{transform-box:fill-box;transform-origin:center}"
    "g:hover>.tev-grow,g:focus-visible>.tev-grow{transform:scale(1.45)}"
    ".tev-white{fill:#fffaf0}.tev-night{fill:#241c04}"
)


@cache
def defs() -> str:
    """The drawings of Tiny Epic Vikings; they stand upon those that all games share."""
    drawn = [
        symbols(signs.RUNES, "tev-rune-"),
        symbols(signs.RESOURCES, "tev-resource-"),
        symbols(signs.ACTIONS, "tev-action-"),
        symbols(signs.ICONS, "tev-icon-"),
        symbols(signs.GODS, "tev-god-"),
        symbols(signs.THINGS, "tev-"),
        symbols(pieces.drawings(), "tev-"),
        symbols(LANDSCAPE, "tev-"),
        symbols(shapes(), "tev-"),
    ]
    return f"<defs><style>{variables()}{_RULES}</style>{''.join(drawn)}</defs>"
