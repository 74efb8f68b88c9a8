"""Playing cards: faces with title, signs and words, backs, and how they lie in a hand or a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import path, placed, rectangle, shifted
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, paragraph
from meadhall.drawing.lettering import width as text_width
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_box
from meadhall.drawing.views import AnyView

_RADIUS: Final = 7.0
_SIGN: Final = 30.0
"""The room of a sign."""


def face(
    title: str,
    fill: str,
    signs: Sequence[str],
    text: str,
    width: float,
    height: float,
    foot: str = "",
    sizes: tuple[float, float] = (13, 10),
) -> str:
    """A card: its title in a coloured head, signs 26 around their middles in a row, words, and a line at its foot.

    The title stands at the left, so that it can be read where cards overlap. A blank foot is left free. The
    words have the larger of the sizes, down to the other as far as their room demands.
    """
    letters, titles = _title(title, width - 12)
    high = max(24.0, len(titles) * letters * LEADING + 8)
    parts = [parchment(width, height, _RADIUS), head(width, high, fill, _RADIUS)]
    parts.append(
        lines(titles, 8, high / 2 + letters * 0.36 - (len(titles) - 1) * letters * LEADING / 2, letters, "light")
    )
    top = high + 6
    if signs:
        step = min(_SIGN, (width - 10) / len(signs))
        left = (width - step * len(signs)) / 2
        for n, sign in enumerate(signs):
            parts.append(shifted(sign, left + (n + 0.5) * step, top + step / 2, step / _SIGN))
        top += step + 4
    bottom = height - (21 if foot else 7)
    size, texts = paragraph(text, sizes[0], width - 14, bottom - top, sizes[1])
    parts.append(lines(texts, 7, top + size * 0.86, size))
    if foot:
        parts.append(rectangle(7, bottom, width - 14, 1, fill=colour("parchment-edge")))
        if foot.strip():
            parts.append(line(foot, width / 2, height - 7, 11.5, "plain soft", "middle", room=width - 14))
    return "".join(parts)


def _title(title: str, room: float) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of a title: one if it can be read so, since little more is seen of a card at rest."""
    size = fit(title, 14, room, 12, "light")
    return (size, (title,)) if text_width(title, size, "light") <= room else block(title, 14, room, 2, 10.5, "light")


def back(fill: str, width: float, height: float, emblem: str = "") -> str:
    """The back of a card of a deck: its colour, a lattice, and an emblem 30 around in the middle."""
    inner, outer = width - 10, height - 10
    lattice = (
        f"M5 {height / 2:.1f}L{width / 2:.1f} 5L{width - 5:.1f} {height / 2:.1f}L{width / 2:.1f} {height - 5:.1f}Z"
    )
    return (
        rectangle(0, 3, width, height, _RADIUS, fill="#120c06", fill_opacity=0.35)
        + rectangle(0, 0, width, height, _RADIUS, fill=fill, stroke=colour("ink"), stroke_width=1.2)
        + rectangle(5, 5, inner, outer, _RADIUS - 3, class_="hairline")
        + path(lattice, class_="hairline")
        + shifted(emblem, width / 2, height / 2, width / 70)
    )


def spread(count: int, room: float, width: float, gap: float = 8) -> list[float]:
    """The left sides of so many cards from the left of a room; they overlap as far as it demands."""
    step = width + gap
    if count > 1:
        step = min(step, (room - width) / (count - 1))
    return [n * step for n in range(count)]


class Card:
    """A card as it lies on the table: its id, what it says, its face or back, and the options it stands for."""

    def __init__(self, id_: str, tip: str, content: str, options: Sequence[str] = (), thing: str = "") -> None:
        self.id: Final = id_
        self.tip: Final = tip
        self.content: Final = content
        self.options: Final = options
        self.thing: Final = thing
        """The id by which the log names it."""


def row_of_cards(view: AnyView, cards: Sequence[Card], box: Box, width: float, height: float) -> str:
    """Cards of one size side by side, scaled to the height of the box, overlapping as far as its width demands."""
    x, y, room, high = box
    scale = high / height
    glow = glowing_box(-2, -2, width + 4, height + 4, _RADIUS + 2)
    lefts = spread(len(cards), room / scale, width)
    return "".join(
        view.thing(
            card.id, card.tip, card.content, glow, card.options, placed(x + left * scale, y, scale),
            data_thing=card.thing or None,
        )
        for card, left in zip(cards, lefts, strict=True)
    )  # fmt: skip


def pile(count: int, top: str, width: float, height: float) -> str:
    """A pile with what is seen on top of it and the number of its cards; an empty one is a dashed place."""
    if not count:
        return rectangle(
            0,
            0,
            width,
            height,
            _RADIUS,
            fill="none",
            stroke=colour("ink-soft"),
            stroke_width=1.4,
            stroke_dasharray="5 4",
        )
    below = "".join(
        rectangle(n, n, width, height, _RADIUS, fill=colour("parchment-shade"), stroke=colour("ink"), stroke_width=1)
        for n in range(min(count - 1, 3) * 2, 0, -2)
    )
    return below + top + badge(count, width - 10, height - 10, 15)
