"""The picture of a position of Bretwalda as one viewer sees it."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import group, placed, shifted
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.prompts import Prompt
from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.picture import glyphs
from meadhall.games.bretwalda.picture.battle import battle_panel
from meadhall.games.bretwalda.picture.board import board
from meadhall.games.bretwalda.picture.hands import hand_tall, hand_wide
from meadhall.games.bretwalda.picture.mats import OTHER, OWN, mat
from meadhall.games.bretwalda.picture.prompt import clock, text, tray
from meadhall.games.bretwalda.picture.scenery import map_defs, names, scenery
from meadhall.games.bretwalda.picture.table import season_sheet, table
from meadhall.games.bretwalda.picture.vassals import vassals
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.state import Bretwalda

_GAP: Final = 6.0
_HANDS: Final = (150.0, 230.0)
"""The least and the greatest height of the hand in the wide picture."""
_PLANK: Final = 44.0
_PROMPT: Final = 112.0
"""What the prompt with its buttons should have."""


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs() + map_defs()


def picture(s: Bretwalda, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    shape = view.layout.name
    kingdoms = sum(1 << kingdom for kingdom in s.variant.kingdoms)
    drawn = scenery(shape, kingdoms) + board(view, names(shape, language, kingdoms)) + table(view)
    content, height = _wide(view) if view.layout.is_wide else _tall(view)
    return page(view, definitions(), drawn + content, height)


def emblem(side: str) -> str:
    """The shield of a side, for seats and log lines."""
    return pages.emblem(f"bre-shield-{side}", 15)


# The wide picture


def _wide(view: View) -> tuple[str, float]:
    """The column from below: the others' mats, Vassals, the hand, the own mat; what is left is for the prompt."""
    x, y, width, height = view.layout.column
    own, *others = view.order
    battle = battle_panel(view)
    full = OTHER if battle[1] else OWN
    pieces = [vassals(view), (mat(view, own, full), full), battle]
    has_hand = view.kingdom != NONE or view.is_mine
    free = height - _PROMPT - _taken(pieces) - (_HANDS[0] + _GAP if has_hand else 0)
    each = OWN if free >= len(others) * (OWN + _GAP) else OTHER
    pieces = [(mat(view, kingdom, each), each) for kingdom in reversed(others)] + pieces
    if has_hand:
        free = height - _PROMPT - _taken(pieces) - _GAP
        pieces.insert(len(others) + 1, _hand(view, width, min(_HANDS[1], max(_HANDS[0], free))))
    bottom = y + height
    parts: list[str] = []
    for drawn, high in pieces:
        if high:
            bottom -= high
            parts.append(shifted(drawn, x, bottom))
            bottom -= _GAP
    parts.append(Prompt(view, text(view), clock(view), tray(view)).wide((x, y, width, bottom - y), _PLANK))
    return "".join(parts), WIDE_HEIGHT


def _taken(pieces: list[tuple[str, float]]) -> float:
    """The height of pieces with the gaps between them."""
    return sum(high + _GAP for _, high in pieces if high)


def _hand(view: View, width: float, height: float) -> tuple[str, float]:
    return hand_wide(view, (0, 0, width, height)), height


# The tall picture


def _tall(view: View) -> tuple[str, float]:
    """Below the map what a player touches most: the battle, the own mat with its actions, the hand."""
    zoom = view.layout.zoom
    own, *others = view.order
    pieces = [
        _zoomed(zoom, battle_panel(view)),
        _zoomed(zoom, (mat(view, own, OWN), OWN)),
        hand_tall(view, view.layout.column[2]),
        _zoomed(zoom, season_sheet(view)),
        _zoomed(zoom, vassals(view)),
    ]
    pieces += [_zoomed(zoom, (mat(view, kingdom, OTHER), OTHER)) for kingdom in others]
    box = view.layout.window.box
    shown = [piece for piece in pieces if piece[1]]
    return Prompt(view, text(view), clock(view), tray(view)).tall(shown, box[1] + box[3] + 16)


def _zoomed(zoom: float, piece: tuple[str, float]) -> tuple[str, float]:
    """A piece of the column, as large as the tall picture has it."""
    return (group(piece[0], transform=placed(0, 0, zoom)), piece[1] * zoom) if piece[1] else piece


__all__ = ["definitions", "emblem", "picture"]
