"""The whole picture on its table, and the emblems that stand for sides elsewhere on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from meadhall.drawing.elements import circle, escape, number, picture, rectangle, shifted
from meadhall.drawing.layouts import WIDE_WIDTH, Box
from meadhall.drawing.palette import colour
from meadhall.drawing.views import AnyView


def page(view: AnyView, definitions: str, content: str, height: float) -> str:
    """A complete SVG, named by the text `title`."""
    table = rectangle(0, 0, WIDE_WIDTH, height, fill=colour("table"))
    return picture(WIDE_WIDTH, height, view.say("title"), definitions + table + content)


def stacked(pieces: Iterable[tuple[str, float]], x: float, y: float, gap: float = 16) -> tuple[str, float]:
    """Contents with their heights, one below the other from (x, y), and where the next would begin."""
    parts: list[str] = []
    for content, height in pieces:
        parts.append(shifted(content, x, y))
        y += height + gap
    return "".join(parts), y


def emblem(symbol: str, radius: float) -> str:
    """A drawing of the defs as a small picture of its own, for seats and log lines."""
    return small(f'<use href="#{symbol}"/>', radius)


def small(content: str, radius: float) -> str:
    """A small picture of what reaches so far from its middle."""
    box = f"{number(-radius)} {number(-radius)} {number(2 * radius)} {number(2 * radius)}"
    return f'<svg class="emblem" viewBox="{box}" aria-hidden="true">{content}</svg>'


def on_disc(content: str, radius: float) -> str:
    """A small picture of something in ink on a pale disc, which is seen on any ground."""
    return small(circle(0, 0, radius - 0.8, class_="disc") + content, radius)


_NAMED: Final = re.compile(
    r'<(path|g|symbol|clipPath|ellipse|circle|pattern|linearGradient|radialGradient) id="([^"]+)"'
)
_ASKED: Final = re.compile(r'(?:href="#|url\(#)([^")]+)')


def cut(box: Box, name: str, definitions: str, content: str) -> str:
    """A part of a table as a small picture of its own, with those of the definitions that it shows."""
    shape = " ".join(number(each) for each in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meadhall" role="img" aria-label="{escape(name)}"'
        f' viewBox="{shape}">{_needed(definitions, content)}{content}</svg>'
    )


def _needed(definitions: str, content: str) -> str:
    """Definitions without the drawings that a content does not use."""
    drawings = {found[2]: (found.start(), _end(definitions, found)) for found in _NAMED.finditer(definitions)}
    asked, wanted = set(_ASKED.findall(content)), set[str]()
    while asked:
        wanted |= asked
        parts = [definitions[slice(*drawings[each])] for each in asked if each in drawings]
        asked = {each for part in parts for each in _ASKED.findall(part)} - wanted
    kept, at = [], 0
    for each, (start, end) in drawings.items():
        if start >= at:
            kept += [definitions[at:start], definitions[start:end] if each in wanted else ""]
            at = end
    return "".join(kept) + definitions[at:]


def _end(text: str, opening: re.Match[str]) -> int:
    """Where an element ends that begins at a match."""
    kind, depth = opening[1], 0
    for tag in re.finditer(rf"<{kind}\b[^>]*?(/?)>|</{kind}>", text[opening.start() :]):
        if tag[0].startswith("</"):
            depth -= 1
        elif not tag[1]:
            depth += 1
        if depth == 0:
            return opening.start() + tag.end()
    return len(text)
