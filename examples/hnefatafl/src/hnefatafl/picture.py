"""The board as a picture."""

from __future__ import annotations

from functools import cache
from typing import Final

from hnefatafl.board import ATTACKER, DEFENDER, EMPTY, KING, SIDES, SQUARES, WIDTH
from hnefatafl.fields import WAYS
from hnefatafl.prompts import about
from hnefatafl.state import Tafl
from meadhall.drawing import pages, views
from meadhall.drawing.definitions import defs, symbols
from meadhall.drawing.elements import circle, path, rectangle, use
from meadhall.drawing.layouts import WIDE_HEIGHT, Layout, manner
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import board_part, parts_page
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.touch import glowing_box, glowing_disc
from meadhall.drawing.trays import RowTray
from meadhall.words import words

_CELL: Final = 70.0
_LEFT: Final = 60.0
_PIECES: Final = {ATTACKER: "attacker", DEFENDER: "defender", KING: "king"}
_LAYOUTS: Final = {name: Layout(name, (860, 760, 560, 110), (860, 40, 560, 700)) for name in ("wide", "parts")}


@cache
def definitions() -> str:
    """Style sheet and pieces."""
    crown = path("M-11 7L-13 -7L-6 0L0 -10L6 0L13 -7L11 7Z", fill=colour("bronze"), stroke=colour("ink"))
    pieces = {
        "attacker": _disc(25, "red") + circle(0, 0, 8, fill=colour("red-dark")),
        "defender": _disc(25, "saxon") + circle(0, 0, 8, fill=colour("saxon-light")),
        "king": _disc(27, "saxon-dark") + crown,
    }
    return f"{defs()}<defs>{symbols(pieces, 'tafl-')}</defs>"


def _disc(radius: float, fill: str) -> str:
    return circle(0, 0, radius, fill=colour(fill), stroke=colour("outline"), stroke_width=2)


def emblem(side: str) -> str:
    """A piece of the side."""
    return pages.emblem("tafl-attacker" if side == SIDES[0] else "tafl-king", 28)


def picture(s: Tafl, seat: int, language: str, layout: str = "wide") -> str:
    """The board as everybody sees it, with what the seat may touch."""
    name, is_bare = manner(layout)
    view: views.View[Tafl, Layout] = views.View(s, seat, words("hnefatafl", language), _LAYOUTS[name], is_bare)
    board = _ground(s.ground.size) + "".join(_square(view, square) for square in s.ground.squares)
    text = view.say(f"won-{WAYS[s.way]}") if s.is_over else view.prompt(about)
    prompt = Prompt(view, text, [], RowTray(view, [], []))
    if name == "parts":
        size = s.ground.size * _CELL + 60
        part = board_part((_LEFT - 30, 30, size, size), board, "parchment")
        return parts_page(view, definitions(), part + prompt.parts())
    return pages.page(view, definitions(), board + prompt.wide(view.layout.prompt), WIDE_HEIGHT)


@cache
def _ground(size: int) -> str:
    """The empty board: squares, throne and corners, letters and numbers."""
    last, side = size - 1, size * _CELL
    drawn = [rectangle(_LEFT, _LEFT, side, side, fill=colour("parchment"), stroke=colour("ink"), stroke_width=2)]
    for row, column in ((0, 0), (0, last), (last, 0), (last, last), (last // 2, last // 2)):
        x, y = _LEFT + column * _CELL, _LEFT + row * _CELL
        drawn.append(rectangle(x, y, _CELL, _CELL, fill=colour("parchment-edge")))
        drawn.append(path(f"M{x} {y}l{_CELL} {_CELL}M{x + _CELL} {y}l{-_CELL} {_CELL}", stroke=colour("ink-soft")))
    lines = [f"M{_LEFT} {_LEFT + n * _CELL}h{side}M{_LEFT + n * _CELL} {_LEFT}v{side}" for n in range(1, size)]
    drawn.append(path("".join(lines), stroke=colour("ink-soft"), fill="none"))
    for n in range(size):
        middle = _LEFT + (n + 0.5) * _CELL
        drawn.append(line(SQUARES[n][0], middle, _LEFT + side + 20, 16, "bold", "middle"))
        drawn.append(line(str(size - n), _LEFT - 14, middle + 6, 16, "bold", "middle"))
    return "".join(drawn)


def _square(view: views.View[Tafl, Layout], square: int) -> str:
    """A square with whoever stands there."""
    s, name = view.s, SQUARES[square]
    row, column = divmod(square, WIDTH)
    x, y = _LEFT + column * _CELL, _LEFT + (s.ground.size - 1 - row) * _CELL
    kind = s.board[square]
    if kind == EMPTY:
        room = rectangle(x, y, _CELL, _CELL, fill="#000", fill_opacity=0)
        glow = glowing_box(x + 4, y + 4, _CELL - 8, _CELL - 8, 6)
        return view.thing(f"square-{name}", view.name(name), room, glow, [f"to:{name}"], data_thing=name)
    middle = (x + _CELL / 2, y + _CELL / 2)
    mark = glowing_disc(*middle, 29) if square == s.moving else ""
    piece = mark + use(f"tafl-{_PIECES[kind]}", *middle)
    tip = view.say("picture-piece", piece=view.say(f"word-{_PIECES[kind]}"), square=name)
    return view.thing(f"piece-{name}", tip, piece, glowing_disc(*middle, 29), [f"piece:{name}"], data_thing=name)
