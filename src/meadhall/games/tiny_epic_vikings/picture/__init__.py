"""The picture of a position of Tiny Epic Vikings as one viewer sees it."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.games.tiny_epic_vikings.picture import enemy, glyphs
from meadhall.games.tiny_epic_vikings.picture.board import board
from meadhall.games.tiny_epic_vikings.picture.enemy import enemy_sheet
from meadhall.games.tiny_epic_vikings.picture.era import era_sheet
from meadhall.games.tiny_epic_vikings.picture.favours import favour_row
from meadhall.games.tiny_epic_vikings.picture.gods import god_sheets
from meadhall.games.tiny_epic_vikings.picture.ground import ground
from meadhall.games.tiny_epic_vikings.picture.hand import tall_hand, wide_hand
from meadhall.games.tiny_epic_vikings.picture.mats import mat, mat_height
from meadhall.games.tiny_epic_vikings.picture.places import ERA, GAP, GODS
from meadhall.games.tiny_epic_vikings.picture.prompt import extra_height, prompt
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.state import Vikings

_BARE: Final = 48.0
"""How much less height the buttons need in the wide picture if the page shows the prompt itself."""


def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Vikings, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    table = ground(view.map_name, view.layout.name) + board(view)
    table += favour_row(view, 0) + favour_row(view, 1)
    content, height = _wide(view) if view.layout.is_wide else _tall(view)
    return page(view, definitions(), table + content, height)


def emblem(side: str) -> str:
    """The shield of a clan, for seats and log lines."""
    return pages.emblem(f"tev-emblem-{side}", 17)


def _clans(view: View) -> list[int]:
    """The seats clockwise, the viewer's own first."""
    players = view.s.variant.players
    first = max(view.clan, 0)
    return [(first + n) % players for n in range(players)]


def _wide(view: View) -> tuple[str, float]:
    x, y, width, height = view.layout.column
    left, top, wide, high = view.layout.prompt
    if view.is_bare:
        y, height, high = y - _BARE, height + _BARE, high - _BARE
    more = extra_height(view)
    y, height, high = y + more, height - more, high + more
    end = y + height
    parts = [wide_hand(view), god_sheets(view, (x, y, width, GODS))]
    y += GODS + GAP
    parts.append(era_sheet(view, (x, y, width, ERA)))
    y += ERA + GAP
    each = mat_height(view, end - y)
    for clan in _clans(view):
        parts.append(mat(view, clan, x, y, each))
        y += each + GAP
    if view.s.variant.is_solo:
        parts.append(enemy_sheet(view, x, y))
    parts.append(prompt(view).wide((left, top, wide, high)))
    return "".join(parts), WIDE_HEIGHT


def _tall(view: View) -> tuple[str, float]:
    zoom = view.layout.zoom
    width = view.layout.column[2]
    mats = mat_height(view, 0)
    pieces = [
        tall_hand(view),
        (era_sheet(view, (0, 0, width, ERA)), ERA * zoom),
        (god_sheets(view, (0, 0, width, GODS)), GODS * zoom),
    ]
    pieces += [(mat(view, clan, 0, 0, mats), mats * width / view.layout.mat) for clan in _clans(view)]
    if view.s.variant.is_solo:
        pieces.append((enemy_sheet(view, 0, 0), enemy.HEIGHT * zoom))
    return prompt(view).tall(pieces, view.layout.column[1])


__all__ = ["definitions", "emblem", "picture"]
