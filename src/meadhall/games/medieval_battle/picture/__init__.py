"""The picture of a position of Medieval Battle as one viewer sees it."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import picture as whole
from meadhall.drawing.elements import rectangle
from meadhall.drawing.palette import colour
from meadhall.games.medieval_battle.content import RED, YELLOW
from meadhall.games.medieval_battle.picture import glyphs
from meadhall.games.medieval_battle.picture.board import board
from meadhall.games.medieval_battle.picture.cards import middle
from meadhall.games.medieval_battle.picture.ground import ground, key_of
from meadhall.games.medieval_battle.picture.panels import panel
from meadhall.games.medieval_battle.picture.places import MIDDLE, PANEL
from meadhall.games.medieval_battle.picture.prompt import has_tray, strip, tall_tray, wide_tray
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.state import Battle

_BARE_TOP: Final = 128
"""Where the tall picture begins without its prompt."""
_STRIP: Final = 44.0
"""The height of the prompt in the wide picture."""


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Battle, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    shape, _, manner = layout.partition("-")
    is_bare = manner == "bare"
    view = View(s, seat, language, shape)
    field = ground(key_of(s.variant.field), shape) + board(view)
    content, height = _wide(view, is_bare) if shape == "wide" else _tall(view, is_bare)
    table = rectangle(0, 0, view.layout.width, height, fill=colour("table"))
    top = _BARE_TOP if is_bare and shape == "tall" else 0
    return whole(view.layout.width, height, view.say("title"), definitions() + table + field + content, top)


def emblem(side: str) -> str:
    """The shield of an army, for seats and log lines."""
    return f'<svg class="emblem" viewBox="-16 -16 32 32" aria-hidden="true"><use href="#mb-emblem-{side}"/></svg>'


def _sides(view: View) -> tuple[int, int]:
    """The opponent's army and the viewer's own; spectators sit with Red."""
    return (RED, YELLOW) if view.side == YELLOW else (YELLOW, RED)


def _wide(view: View, is_bare: bool) -> tuple[str, float]:
    x, y, _, height = view.layout.column
    upper, lower = _sides(view)
    parts = [
        panel(view, upper, x, y),
        middle(view, x, y + PANEL + 10),
        panel(view, lower, x, y + height - PANEL),
    ]
    box = view.layout.prompt
    high = 0.0 if is_bare else _STRIP
    tray = wide_tray(view, (box[0] + 9, box[1] + high + 9, box[2] - 18, box[3] - high - 15))
    if not is_bare or has_tray(view):
        parts.append(rectangle(*box, 9, fill="#000", fill_opacity=0.22))
    if not is_bare:
        parts.append(strip(view, (*box[:3], high)))
    return "".join(parts) + tray, 900


def _tall(view: View, is_bare: bool) -> tuple[str, float]:
    upper, lower = _sides(view)
    x, y, width, _ = view.layout.column
    zoom = view.layout.zoom
    parts = [] if is_bare else [strip(view, view.layout.prompt)]
    shown: list[str] = []
    pieces = [
        (middle(view, 0, 0), MIDDLE * zoom),
        (panel(view, lower, 0, 0), PANEL * zoom),
        (panel(view, upper, 0, 0), PANEL * zoom),
    ]
    tray, used = tall_tray(view, x + 6, y + 4, width - 12, not is_bare)
    y += used
    for content, height in pieces:
        shown.append(f'<g transform="translate({x:.0f} {y:.1f})">{content}</g>')
        y += height + 16
    return "".join(parts) + tray + "".join(shown), y


__all__ = ["definitions", "emblem", "picture"]
