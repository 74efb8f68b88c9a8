"""The picture of a SAGA position as one viewer sees it."""

from __future__ import annotations

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.games.saga.content import NONE, SAXON, VIKING
from meadhall.games.saga.picture import glyphs
from meadhall.games.saga.picture.battle import battle_panel
from meadhall.games.saga.picture.board import board
from meadhall.games.saga.picture.panels import HEIGHT, panel
from meadhall.games.saga.picture.prompt import prompt
from meadhall.games.saga.picture.scenery import map_defs, names, scenery
from meadhall.games.saga.picture.table import bank, initiative, round_track
from meadhall.games.saga.picture.tiles import tiles
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.state import Saga


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs() + map_defs()


def picture(s: Saga, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    shape = view.layout.name
    furnished = scenery(shape) + round_track(view) + bank(view) + initiative(view) + board(view, names(shape, language))
    content, height = _wide(view) if view.layout.is_wide else _tall(view)
    return page(view, definitions(), furnished + content, height)


def emblem(side: str) -> str:
    """The shield of a side, for seats and log lines."""
    return pages.emblem(f"shield-{side}", 15)


def _sides(view: View) -> tuple[int, int]:
    """The opponent's side and the viewer's own; spectators sit with the Saxons."""
    return (SAXON, VIKING) if view.side == VIKING else (VIKING, SAXON)


def _wide(view: View) -> tuple[str, float]:
    x, y, width, height = view.layout.column
    upper, lower = _sides(view)
    middle = y + HEIGHT + 10
    parts = [
        panel(view, upper, x, y),
        tiles(view, x, middle, width, height - 2 * HEIGHT - 20),
        panel(view, lower, x, y + height - HEIGHT),
    ]
    if view.s.battle == NONE:
        parts.append(prompt(view).wide(view.layout.prompt))
    else:
        parts.append(battle_panel(view, *view.furniture.battle[:2]))
        parts.append(prompt(view).wide(view.furniture.prompt_beside_battle, 54))
    return "".join(parts), WIDE_HEIGHT


def _tall(view: View) -> tuple[str, float]:
    upper, lower = _sides(view)
    x, y, width, _ = view.layout.column
    zoom = view.layout.zoom
    battle = ""
    if view.s.battle != NONE:
        battle = battle_panel(view, x, y)
        y += view.furniture.battle[3] + 16
    high = 430.0 * zoom
    pieces = [
        (tiles(view, 0, 0, width, high), high),
        (panel(view, lower, 0, 0), HEIGHT * zoom),
        (panel(view, upper, 0, 0), HEIGHT * zoom),
    ]
    content, height = prompt(view).tall(pieces, y)
    return battle + content, height


__all__ = ["definitions", "emblem", "picture"]
