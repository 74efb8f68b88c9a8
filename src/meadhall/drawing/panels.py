"""Panels of seats: a sheet with the seat's banner, and measures of how far it is from its aims."""

from __future__ import annotations

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import group, placed, rectangle
from meadhall.drawing.keeping import kept
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.lettering import width as width_of
from meadhall.drawing.tracks import gauge


def panel(id_: str, content: str, x: float, y: float, width: float, height: float) -> str:
    """A sheet with everything that one seat has beside the board."""
    return group(parchment(width, height) + content, id=id_, transform=placed(x, y))


@kept
def banner(
    name: str, emblem: str, fill: str, width: float, height: float = 30, size: float = 18, state: str = ""
) -> str:
    """The head of a panel: the seat's emblem around (20, the middle), its name, and what it is about at the right."""
    badge = ""
    if state:
        wide = width_of(state, 14, "bold") + 18
        badge = rectangle(width - wide - 8, 5, wide, height - 10, 9, class_="badge") + line(
            state, width - wide / 2 - 8, height / 2 + 5, 14, "bold", "middle"
        )
    title = line(name, 40, height / 2 + 6, size, "light", room=width - 190)
    return head(width, height, fill) + emblem + title + badge


@kept
def measure(text: str, count: str, done: int, whole: int, box: Box, fill: str) -> str:
    """A row with words and a number, and below them so many of so many pips, or none."""
    x, y, width, height = box
    middle = y + (height / 2 - 6 if whole else height / 2)
    size = fit(text, 14.5, width - 42, 13)
    words = line(text, x, middle + 5, size, "plain", room=width - 42)
    number = line(count, x + width, middle + 6, 17, "bold", "end")
    return words + number + (gauge(x, middle + 11, done, whole, width, 8, fill) if whole else "")
