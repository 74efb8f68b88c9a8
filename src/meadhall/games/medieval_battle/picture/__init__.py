"""The picture of a position of Medieval Battle as one viewer sees it."""

from __future__ import annotations

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.games.medieval_battle.content import RED, YELLOW
from meadhall.games.medieval_battle.picture import glyphs
from meadhall.games.medieval_battle.picture.board import board
from meadhall.games.medieval_battle.picture.cards import middle
from meadhall.games.medieval_battle.picture.ground import ground, key_of
from meadhall.games.medieval_battle.picture.panels import panel
from meadhall.games.medieval_battle.picture.places import MIDDLE, PANEL
from meadhall.games.medieval_battle.picture.prompt import prompt
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.state import Battle


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Battle, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    field = ground(key_of(s.variant.field), view.layout.name) + board(view)
    content, height = _wide(view) if view.layout.is_wide else _tall(view)
    return page(view, definitions(), field + content, height)


def emblem(side: str) -> str:
    """The shield of an army, for seats and log lines."""
    return pages.emblem(f"mb-emblem-{side}", 16)


def _sides(view: View) -> tuple[int, int]:
    """The opponent's army and the viewer's own; spectators sit with Red."""
    return (RED, YELLOW) if view.side == YELLOW else (YELLOW, RED)


def _wide(view: View) -> tuple[str, float]:
    x, y, _, height = view.layout.column
    upper, lower = _sides(view)
    parts = [
        panel(view, upper, x, y),
        middle(view, x, y + PANEL + 10),
        panel(view, lower, x, y + height - PANEL),
        prompt(view).wide(view.layout.prompt),
    ]
    return "".join(parts), WIDE_HEIGHT


def _tall(view: View) -> tuple[str, float]:
    upper, lower = _sides(view)
    zoom = view.layout.zoom
    pieces = [
        (middle(view, 0, 0), MIDDLE * zoom),
        (panel(view, lower, 0, 0), PANEL * zoom),
        (panel(view, upper, 0, 0), PANEL * zoom),
    ]
    return prompt(view).tall(pieces, view.layout.column[1])


__all__ = ["definitions", "emblem", "picture"]
