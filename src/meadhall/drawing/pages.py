"""The whole picture on its table, and the emblems that stand for sides elsewhere on a page."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.drawing.elements import number, picture, rectangle, shifted
from meadhall.drawing.layouts import BARE_TOP
from meadhall.drawing.palette import colour
from meadhall.drawing.views import AnyView


def page(view: AnyView, definitions: str, content: str, height: float) -> str:
    """A complete SVG, named by the text `title`; a bare tall one begins below where its prompt would be."""
    table = rectangle(0, 0, view.layout.width, height, fill=colour("table"))
    top = BARE_TOP if view.is_bare and not view.layout.is_wide else 0
    return picture(view.layout.width, height, view.say("title"), definitions + table + content, top)


def stacked(pieces: Iterable[tuple[str, float]], x: float, y: float, gap: float = 16) -> tuple[str, float]:
    """Contents with their heights, one below the other from (x, y), and where the next would begin."""
    parts: list[str] = []
    for content, height in pieces:
        parts.append(shifted(content, x, y))
        y += height + gap
    return "".join(parts), y


def emblem(symbol: str, radius: float) -> str:
    """A drawing of the defs as a small picture of its own, for seats and log lines."""
    box = f"{number(-radius)} {number(-radius)} {number(2 * radius)} {number(2 * radius)}"
    return f'<svg class="emblem" viewBox="{box}" aria-hidden="true"><use href="#{symbol}"/></svg>'
