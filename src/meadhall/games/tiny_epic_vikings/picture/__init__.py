"""The picture of a position of Tiny Epic Vikings as one viewer sees it."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.parts import board_part, part, parts_page
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, ENEMY
from meadhall.games.tiny_epic_vikings.picture import enemy, glyphs
from meadhall.games.tiny_epic_vikings.picture.board import board
from meadhall.games.tiny_epic_vikings.picture.dock import dock_part
from meadhall.games.tiny_epic_vikings.picture.enemy import enemy_sheet
from meadhall.games.tiny_epic_vikings.picture.era import TRACK, era_sheet, era_track
from meadhall.games.tiny_epic_vikings.picture.favours import favour_row
from meadhall.games.tiny_epic_vikings.picture.gods import god_sheets
from meadhall.games.tiny_epic_vikings.picture.ground import ground
from meadhall.games.tiny_epic_vikings.picture.hand import card_parts, hand
from meadhall.games.tiny_epic_vikings.picture.mats import mat, mat_height, mat_part
from meadhall.games.tiny_epic_vikings.picture.places import BOARD, COLUMN, ERA, GAP, GODS
from meadhall.games.tiny_epic_vikings.picture.prompt import extra_height, prompt
from meadhall.games.tiny_epic_vikings.picture.scenes import scenes
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.state import Vikings

_BARE: Final = 48.0
"""How much less height the buttons need in the wide picture if the page shows the prompt itself."""


@cache
def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs()


def picture(s: Vikings, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    table = ground(view.map_name, view.layout.name) + board(view)
    if view.layout.is_whole:
        return page(view, definitions(), table + _beside(view), WIDE_HEIGHT)
    return parts_page(view, definitions(), _parts(view, table))


def emblem(side: str) -> str:
    """The shield of a clan, for seats and log lines."""
    return pages.emblem(f"tev-emblem-{side}", 17)


def _clans(view: View) -> list[int]:
    """The seats clockwise, the viewer's own first."""
    players = view.s.variant.players
    first = max(view.clan, 0)
    return [(first + n) % players for n in range(players)]


def _beside(view: View) -> str:
    """What lies around the map: favour rows, hand, the column of sheets, the prompt."""
    x, y, width, height = view.layout.column
    left, top, wide, high = view.layout.prompt
    if view.is_bare:
        y, height, high = y - _BARE, height + _BARE, high - _BARE
    more = extra_height(view)
    y, height, high = y + more, height - more, high + more
    end = y + height
    parts = [favour_row(view, 0), favour_row(view, 1), hand(view), god_sheets(view, (x, y, width, GODS))]
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
    return "".join(parts)


def _parts(view: View, table: str) -> str:
    """The table taken apart."""
    parts = [board_part(BOARD, table), part("track", "eras", TRACK, era_track(view))]
    parts += [card_parts(view), dock_part(view), scenes(view)]
    parts += [mat_part(view, clan) for clan in range(view.s.variant.players)]
    if view.s.variant.is_solo:
        box = (-1, -1, COLUMN + 2, enemy.HEIGHT + 6)
        name = view.name(CLAN_IDS[ENEMY])
        parts.append(part("mat", CLAN_IDS[ENEMY], box, enemy_sheet(view, 0, 0), name, data_seat=-1))
    return "".join(parts) + prompt(view).parts()


__all__ = ["definitions", "emblem", "picture"]
