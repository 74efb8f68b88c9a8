"""The picture of a SAGA position as one viewer sees it."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import picture as whole
from meadhall.drawing.elements import rectangle
from meadhall.drawing.palette import colour
from meadhall.games.saga.content import NONE, SAXON, VIKING
from meadhall.games.saga.picture import glyphs
from meadhall.games.saga.picture.battle import battle_panel
from meadhall.games.saga.picture.board import board
from meadhall.games.saga.picture.panels import HEIGHT, panel
from meadhall.games.saga.picture.prompt import has_tray, strip, tall_tray, wide_tray
from meadhall.games.saga.picture.scenery import map_defs, names, scenery
from meadhall.games.saga.picture.table import bank, initiative, round_track
from meadhall.games.saga.picture.tiles import tiles
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.state import Saga

_BARE_TOP: Final = 128
"""Where the tall picture begins without its prompt."""


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs() + map_defs()


def picture(s: Saga, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    shape, _, manner = layout.partition("-")
    is_bare = manner == "bare"
    view = View(s, seat, language, shape)
    furnished = scenery(shape) + round_track(view) + bank(view) + initiative(view) + board(view, names(shape, language))
    content, height = _wide(view, is_bare) if shape == "wide" else _tall(view, is_bare)
    table = rectangle(0, 0, view.layout.width, height, fill=colour("table"))
    name = view.say("title")
    top = _BARE_TOP if is_bare and shape == "tall" else 0
    return whole(view.layout.width, height, name, definitions() + table + furnished + content, top)


def emblem(side: str) -> str:
    """The shield of a side, for seats and log lines."""
    return f'<svg class="emblem" viewBox="-15 -15 30 30" aria-hidden="true"><use href="#shield-{side}"/></svg>'


def _sides(view: View) -> tuple[int, int]:
    """The opponent's side and the viewer's own; spectators sit with the Saxons."""
    return (SAXON, VIKING) if view.side == VIKING else (VIKING, SAXON)


def _wide(view: View, is_bare: bool) -> tuple[str, float]:
    x, y, width, height = view.furniture.column
    upper, lower = _sides(view)
    middle = y + HEIGHT + 10
    parts = [
        panel(view, upper, x, y),
        tiles(view, x, middle, width, height - 2 * HEIGHT - 20),
        panel(view, lower, x, y + height - HEIGHT),
    ]
    box = view.furniture.prompt
    if view.s.battle != NONE:
        parts.append(battle_panel(view, *view.furniture.battle[:2]))
        box = view.furniture.prompt_beside_battle
    high = 0.0 if is_bare else 44.0 if view.s.battle == NONE else 54.0
    tray = wide_tray(view, (box[0] + 9, box[1] + high + 9, box[2] - 18, box[3] - high - 15))
    if not is_bare or has_tray(view):
        parts.append(rectangle(*box, 9, fill="#000", fill_opacity=0.22))
    if not is_bare:
        parts.append(strip(view, *box[:3], high))
    return "".join(parts) + tray, 900


def _tall(view: View, is_bare: bool) -> tuple[str, float]:
    upper, lower = _sides(view)
    x, y, width, _ = view.furniture.column
    parts = [] if is_bare else [strip(view, *view.furniture.prompt)]
    if view.s.battle != NONE:
        parts.append(battle_panel(view, x, y))
        y += view.furniture.battle[3] + 16
    zoom = view.layout.zoom
    tiles_height = 430.0 * zoom
    shown: list[str] = []
    own = panel(view, lower, 0, 0)
    other = panel(view, upper, 0, 0)
    cards = tiles(view, 0, 0, width, tiles_height)
    tray, used = tall_tray(view, x + 6, y + 4, width - 12, not is_bare)
    y += used
    for content, height in ((cards, tiles_height), (own, HEIGHT * zoom), (other, HEIGHT * zoom)):
        shown.append(f'<g transform="translate({x:.0f} {y:.1f})">{content}</g>')
        y += height + 16
    return "".join(parts) + tray + "".join(shown), y


__all__ = ["definitions", "picture"]
