"""The picture of a SAGA position as one viewer sees it."""

from __future__ import annotations

from functools import cache

from meadhall.drawing import pages
from meadhall.drawing.definitions import defs
from meadhall.drawing.layouts import WIDE_HEIGHT
from meadhall.drawing.pages import page
from meadhall.drawing.parts import board_part, part, parts_page
from meadhall.games.saga.content import NONE, SAXON, SIDE_IDS, SPACE_IDS, VIKING
from meadhall.games.saga.picture import battle, glyphs
from meadhall.games.saga.picture.battle import battle_panel
from meadhall.games.saga.picture.board import board
from meadhall.games.saga.picture.panels import HEIGHT, WIDTH, panel
from meadhall.games.saga.picture.places import BATTLE, HEART, MAP, PROMPT_BESIDE_BATTLE, TRACK
from meadhall.games.saga.picture.prompt import prompt
from meadhall.games.saga.picture.scenery import map_defs, names, scenery
from meadhall.games.saga.picture.table import bank, initiative, round_track
from meadhall.games.saga.picture.tiles import tile_parts, tiles
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.state import Saga


@cache
def definitions() -> str:
    """Style sheet and drawings, the same for all positions; a page may keep them for all its pictures."""
    return defs() + glyphs.defs() + map_defs()


def picture(s: Saga, seat: int, language: str, layout: str = "wide") -> str:
    """A complete SVG of what the seat, or a spectator, may see, with everything that may be touched marked."""
    view = View(s, seat, language, layout)
    shape = view.layout.name
    table = scenery(shape) + bank(view) + initiative(view) + board(view, names(shape, language))
    if shape == "parts":
        return parts_page(view, definitions(), _parts(view, table))
    return page(view, definitions(), table + round_track(view, TRACK) + _beside(view), WIDE_HEIGHT)


def emblem(side: str) -> str:
    """The shield of a side, for seats and log lines."""
    return pages.emblem(f"shield-{side}", 15)


def _sides(view: View) -> tuple[int, int]:
    """The opponent's side and the viewer's own; spectators sit with the Saxons."""
    return (SAXON, VIKING) if view.side == VIKING else (VIKING, SAXON)


def _beside(view: View) -> str:
    """What lies beside and below the map: panels, tiles, the battle, the prompt."""
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
        parts.append(battle_panel(view, *BATTLE))
        parts.append(prompt(view).wide(PROMPT_BESIDE_BATTLE, 54))
    return "".join(parts)


def _parts(view: View, table: str) -> str:
    """The table taken apart."""
    s = view.s
    parts = [board_part(MAP, table, quiet="left", heart=HEART)]
    parts.append(part("track", "track", (0, 0, 400, 36), round_track(view, (2, 2, 396, 32))))
    parts.append(tile_parts(view))
    if s.battle != NONE:
        box, place = (0, 0, battle.WIDTH, battle.HEIGHT), SPACE_IDS[s.battle]
        parts.append(part("scene", "battle", box, battle_panel(view, 0, 0), data_about=place))
    for side in (SAXON, VIKING):
        if s.viking_seat != NONE:
            drawn = panel(view, side, 0, 0)
            parts.append(part("mat", SIDE_IDS[side], (-1, -1, WIDTH + 2, HEIGHT + 2), drawn, data_seat=s.seat_of(side)))
    return "".join(parts) + prompt(view).parts()


__all__ = ["definitions", "emblem", "picture"]
