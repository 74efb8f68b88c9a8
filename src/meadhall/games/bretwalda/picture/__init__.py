"""The picture of a position of Bretwalda as one viewer sees it."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import shifted
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.parts import board_part, parts_page
from meadhall.drawing.prompts import Prompt
from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.picture import glyphs
from meadhall.games.bretwalda.picture.battle import battle_panel, battle_part
from meadhall.games.bretwalda.picture.board import board
from meadhall.games.bretwalda.picture.hands import hand_parts, hand_wide, spread_part
from meadhall.games.bretwalda.picture.mats import OTHER, OWN, mat, mat_part
from meadhall.games.bretwalda.picture.prompt import clock, text, tray
from meadhall.games.bretwalda.picture.scenery import map_defs, names, scenery, seen
from meadhall.games.bretwalda.picture.table import decks_part, season_part, table, track_part
from meadhall.games.bretwalda.picture.vassals import vassals, vassals_part
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.state import Bretwalda

_GAP: Final = 6.0
_HANDS: Final = (150.0, 230.0)
"""The least and the greatest height of the hand in the wide picture."""
_PLANK: Final = 44.0
_PROMPT: Final = 112.0
"""What the prompt with its buttons should have."""


@cache
def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs() + map_defs()


def picture(s: Bretwalda, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    shape = view.layout.name
    kingdoms = sum(1 << kingdom for kingdom in s.variant.kingdoms)
    drawn = scenery(shape, kingdoms) + board(view, names(shape, language, kingdoms))
    if view.layout.is_parts:
        return parts_page(view, definitions(), _parts(view, board_part(seen(kingdoms), drawn)))
    return page(view, definitions(), drawn + table(view) + _column(view), WIDE_HEIGHT)


def emblem(side: str) -> str:
    """The shield of a side, for seats and log lines."""
    return pages.emblem(f"bre-shield-{side}", 15)


def _column(view: View) -> str:
    """Beside the map, from below: the others' mats, Vassals, the hand, the own mat; what is left is for the prompt."""
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
    return "".join(parts)


def _taken(pieces: list[tuple[str, float]]) -> float:
    """The height of pieces with the gaps between them."""
    return sum(high + _GAP for _, high in pieces if high)


def _hand(view: View, width: float, height: float) -> tuple[str, float]:
    return hand_wide(view, (0, 0, width, height)), height


def _parts(view: View, board_: str) -> str:
    """The table taken apart; the Kingdoms' mats are there once it is known whose they are."""
    parts = [board_, track_part(view), hand_parts(view), battle_part(view), spread_part(view)]
    parts += [season_part(view), decks_part(view), vassals_part(view)]
    parts += [mat_part(view, kingdom) for kingdom in view.order if view.s.seat_of[kingdom] != NONE]
    parts.append(tray(view).parts(view))
    return "".join(parts)


__all__ = ["definitions", "emblem", "picture"]
