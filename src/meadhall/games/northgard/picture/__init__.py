"""The picture of a position of Northgard as one viewer sees it."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import rectangle, shifted
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.parts import part, parts_page
from meadhall.drawing.planks import plank
from meadhall.games.northgard.content import AREA_IDS, NONE
from meadhall.games.northgard.picture import glyphs
from meadhall.games.northgard.picture.combat import combat_panel
from meadhall.games.northgard.picture.hands import hand_parts, hand_wide
from meadhall.games.northgard.picture.map import board, map_
from meadhall.games.northgard.picture.panels import LEAST, MOST, mat_part, order, panel
from meadhall.games.northgard.picture.places import COLUMN
from meadhall.games.northgard.picture.prompt import clock, is_broad, text, tray
from meadhall.games.northgard.picture.scores import Sheet
from meadhall.games.northgard.picture.spreads import spread_of, spread_parts, spread_wide, spread_width
from meadhall.games.northgard.picture.table import display_parts, table, table_in_combat, track_part
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.state import Northgard

_GAP: Final = 6.0
_NARROW: Final = 198.0
_BROAD: Final = 400.0
"""The width of the tray for few buttons and for many."""
_HELD: Final = 200.0
"""What a spread leaves for the hand."""


@cache
def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Northgard, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    if view.is_apart:
        return parts_page(view, definitions(), _parts(view))
    return page(view, definitions(), map_(view) + _wide(view), WIDE_HEIGHT)


def emblem(side: str) -> str:
    """The shield of a clan, for seats and log lines."""
    return pages.emblem(f"nor-emblem-{side}", 16)


# The whole table


def _column(view: View) -> str:
    """The table, or the fight that is being fought, and the players below it."""
    x, y, _, height = view.layout.column
    seats = order(view)
    fighting, high = combat_panel(view)
    if fighting:
        parts = [shifted(fighting, x, y)]
        drawn, used = table_in_combat(view)
        top = y + high + _GAP
    else:
        parts = []
        drawn, used = table(view, height - (LEAST + _GAP) * len(seats))
        top = y
    parts.append(shifted(drawn, x, top))
    top += used + _GAP
    each = min(MOST, (y + height - top + _GAP) / len(seats) - _GAP)
    for n, seat in enumerate(seats):
        parts.append(panel(view, seat, x, top + n * (each + _GAP), each))
    return "".join(parts)


def _row(view: View) -> str:
    """What lies below the map: the score sheet, what is spread out, the hand, and the buttons."""
    x, y, width, height = view.layout.hand
    end = x + width
    parts: list[str] = []
    if view.s.won:
        sheet = Sheet(view)
        scale = height / sheet.height
        parts.append(shifted(sheet.draw(), x, y, scale))
        x += sheet.width * scale + 8
    spread = spread_of(view)
    has_hand = view.player != NONE and view.count_hand(view.player) > 0
    broad = _BROAD if is_broad(view, spread.options if spread else set()) else _NARROW
    if spread is not None and spread.things:
        room = end - x - (_HELD if has_hand else 0) - (broad + 8 if len(spread.options) < len(view.options) else 0)
        taken = min(spread_width(spread, 1) + 12, room)
        parts.append(spread_wide(view, spread, (x, y, taken, height)))
        x += taken + 8
    if view.left():
        end -= broad + 8
    parts.append(hand_wide(view, (x, y, end - x, height)))
    buttons = tray(view)
    if not buttons.is_empty:
        parts.append(rectangle(end + 8, y, broad, height, 9, fill="#000", fill_opacity=0.22))
        parts.append(buttons.wide((end + 16, y + 6, broad - 16, height - 14)))
    return "".join(parts)


def _wide(view: View) -> str:
    parts = [_column(view), _row(view)]
    if not view.is_bare:
        parts.append(plank(view.layout.prompt, text(view), view.is_mine, clock(view)))
    return "".join(parts)


# The parts


def _parts(view: View) -> str:
    """The table taken apart."""
    parts = [board(view), track_part(view)]
    fighting, high = combat_panel(view)
    if fighting:
        box, place = (-1, -1, COLUMN + 2, high + 6), AREA_IDS[view.s.combat_at]
        parts.append(part("scene", "combat", box, fighting, view.say("word-combat"), data_about=place))
    spread = spread_of(view)
    if spread is not None and spread.things:
        parts.append(spread_parts(view, spread))
    parts += [hand_parts(view), display_parts(view)]
    parts += [mat_part(view, seat) for seat in view.seats]
    return "".join(parts) + tray(view).parts(view)


__all__ = ["definitions", "emblem", "picture"]
