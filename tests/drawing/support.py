"""A view of the toy game, and what a piece of a picture holds."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from meadhall.drawing.layouts import Layout
from meadhall.drawing.views import View
from meadhall.engine.driver import carry_out, waiting
from meadhall.laws.svg import parsed
from meadhall.laws.toy.setup import start
from meadhall.laws.toy.state import Tribute
from meadhall.words import words

WIDE = Layout("wide", (8, 732, 920, 160), (940, 8, 492, 884))


def bidding() -> Tribute:
    """Both seats are to bid from 0 to 5 coins."""
    s = start({"rounds": 1, "curses": True, "purse": "full"}, 2)
    for _ in s.seats:
        draw = waiting(s)[0]
        carry_out(s, draw, draw.options(s)[0])
    return s


def view_of(s: Tribute, seat: int = 0, layout: Layout = WIDE, is_bare: bool = False) -> View[Any, Any]:
    """What a seat sees in English."""
    return View(s, seat, words("meadhall.laws.toy", "en"), layout, is_bare)


def elements(drawn: str) -> list[ElementTree.Element]:
    """All elements of a piece of a picture."""
    return list(parsed(f"<svg>{drawn}</svg>").iter())[1:]


def texts(drawn: str) -> list[str]:
    """All lines of text of a piece of a picture."""
    return [each.text or "" for each in elements(drawn) if each.tag == "text"]


def options(drawn: str) -> list[str]:
    """The options that have an element of their own."""
    return [each.attrib["data-option"] for each in elements(drawn) if "data-option" in each.attrib]
