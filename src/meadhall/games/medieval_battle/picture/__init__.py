"""The picture of a position of Medieval Battle as one viewer sees it."""

from __future__ import annotations

from functools import cache

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.parts import board_part, parts_page
from meadhall.games.medieval_battle.content import RED, YELLOW
from meadhall.games.medieval_battle.picture import glyphs
from meadhall.games.medieval_battle.picture.board import board
from meadhall.games.medieval_battle.picture.calculator import declared_part, is_declared
from meadhall.games.medieval_battle.picture.cards import active_part, hand, is_acting, middle
from meadhall.games.medieval_battle.picture.ground import ground, key_of
from meadhall.games.medieval_battle.picture.panels import mat_parts, panel, track_part
from meadhall.games.medieval_battle.picture.places import PANEL
from meadhall.games.medieval_battle.picture.prompt import prompt
from meadhall.games.medieval_battle.picture.tables import aid_part, melee_part, terrain_part
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.state import Battle


@cache
def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Battle, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    field = ground(key_of(s.variant.field), view.layout.name) + board(view)
    if view.layout.is_apart:
        return parts_page(view, definitions(), board_part(view.layout.window.box, field, "parchment") + _parts(view))
    return page(view, definitions(), field + _beside(view), WIDE_HEIGHT)


def emblem(side: str) -> str:
    """The shield of an army, for seats and log lines."""
    return pages.emblem(f"mb-emblem-{side}", 16)


def _sides(view: View) -> tuple[int, int]:
    """The opponent's army and the viewer's own; spectators sit with Red."""
    return (RED, YELLOW) if view.side == YELLOW else (YELLOW, RED)


def _beside(view: View) -> str:
    """What lies beside and below the battlefield: panels, what helps to decide, the prompt."""
    x, y, _, height = view.layout.column
    upper, lower = _sides(view)
    parts = [
        panel(view, upper, x, y),
        middle(view, x, y + PANEL + 10),
        panel(view, lower, x, y + height - PANEL),
        prompt(view).wide(view.layout.prompt),
    ]
    return "".join(parts)


def _parts(view: View) -> str:
    """The table taken apart, but for the battlefield."""
    drawn = track_part(view) + hand(view)
    if is_declared(view):
        drawn += declared_part(view)
    elif is_acting(view):
        drawn += active_part(view)
    return drawn + (aid_part(view) or melee_part(view)) + terrain_part(view) + mat_parts(view) + prompt(view).parts()


__all__ = ["definitions", "emblem", "picture"]
