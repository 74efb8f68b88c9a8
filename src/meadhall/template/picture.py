"""The position as a picture."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import pages, views
from meadhall.drawing.buttons import Button
from meadhall.drawing.definitions import defs
from meadhall.drawing.elements import circle
from meadhall.drawing.layouts import WIDE_HEIGHT, Layout, manner
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import board_part, parts_page
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.trays import RowTray
from meadhall.template.prompts import about
from meadhall.template.state import Row
from meadhall.words import words

_PLACE: Final = 80.0
_ACROSS: Final = 10
_BOARD: Final = (0.0, 0.0, 880.0, 320.0)
_LAYOUTS: Final = {name: Layout(name, (40, 740, 800, 120), (900, 40, 500, 820)) for name in ("wide", "parts")}


def picture(s: Row, seat: int, language: str, layout: str = "wide") -> str:
    """The stones, and a button for each number that may be taken."""
    name, is_bare = manner(layout)
    view: views.View[Row, Layout] = views.View(s, seat, words(__package__, language), _LAYOUTS[name], is_bare)
    board = "".join(_stone(view, number) for number in range(s.stones))
    text = (
        view.say("picture-won", **view.words.thing("side", [f"seat_{s.winner}"])) if s.is_over else view.prompt(about)
    )
    buttons = [Button(option, view.label(option), view.label(option)) for option in view.left()]
    prompt = Prompt(view, text, [], RowTray(view, buttons, []))
    if name == "parts":
        return parts_page(view, defs(), board_part(_BOARD, board, "parchment") + prompt.parts())
    return pages.page(view, defs(), board + prompt.wide(view.layout.prompt), WIDE_HEIGHT)


def _stone(view: views.View[Row, Layout], number: int) -> str:
    row, column = divmod(number, _ACROSS)
    middle = (_PLACE * (column + 1), _PLACE * (row + 1))
    drawn = circle(*middle, 28, fill=colour("viking"), stroke=colour("outline"), stroke_width=3)
    return view.thing(f"stone-{number}", view.name("stone"), drawn, data_thing="stone")
