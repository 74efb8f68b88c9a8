"""The faces of cards: a title and a sign in a coloured head, words, and how far one is at the foot."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import rectangle, use
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, paragraph
from meadhall.drawing.lettering import width as width_of
from meadhall.drawing.palette import colour
from meadhall.games.bretwalda.content import DATA

_RADIUS: Final = 7.0
_LOW: Final = 110.0
"""Lower cards have titles of one line, if they can be read then."""
_SLIP: Final = 46.0
"""Still lower ones have no room for words below the title."""
_SIGN: Final = 18.0
"""The room of the sign beside the title."""

_BY_TIMING: Final = {"your_turn": "pennant", "turn_order": "crown", "season": "hourglass"}
_TIMINGS: Final[dict[str, str]] = {row["id"]: row["timing"] for row in DATA["lordship_cards"]}


def lordship_sign(card: str) -> str:
    """The drawing that tells when a Lordship card is played."""
    timing = _TIMINGS[card]
    return "swords" if timing.endswith("_battle") else _BY_TIMING.get(timing, "bre-lordship")


def _title(text: str, room: float, is_low: bool, least: float) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of a title."""
    if is_low:
        size, texts = block(text, 13, room, 1, 10, "light")
        if len(texts) == 1 and width_of(text, size, "light") <= room:
            return size, texts
        return block(text, 10.5, room, 2, 8.5, "light")
    return block(text, 14, room, 2, max(9.5, least), "light")


def _slip(title: str, fill: str, sign: str, width: float, height: float, least: float) -> str:
    """A card of which only the head is seen, as where many lie fanned out to choose from."""
    room = width - 12 - _SIGN
    size, titles = block(title, 12.5, room, 2, max(10, least), "light")
    if len(titles) * size * LEADING > height - 4:
        size, titles = fit(title, 12, room, max(8.5, least), "light"), (title,)
    top = height / 2 + size * 0.36 - (len(titles) - 1) * size * LEADING / 2
    parts = [rectangle(0, 0, width, height, _RADIUS - 2, fill=fill, stroke=colour("ink"), stroke_width=1.2)]
    parts += [line(each, 7, top + n * size * LEADING, size, "light", room=room) for n, each in enumerate(titles)]
    parts.append(use(sign, width - 11, height / 2, min(0.56, height / 32)))
    return "".join(parts)


def card_face(
    title: str, fill: str, sign: str, text: str, width: float, height: float, foot: str = "", least: float = 0
) -> str:
    """A card of this size with no letters smaller than the least; what has no room stands in its tooltip."""
    if height < _SLIP:
        return _slip(title, fill, sign, width, height, least)
    room = width - 14 - _SIGN
    is_low = height < _LOW
    letters, titles = _title(title, room, is_low, least)
    high = max(20.0, len(titles) * letters * LEADING + 4) if is_low else max(24.0, len(titles) * letters * LEADING + 8)
    top = high / 2 + letters * 0.36 - (len(titles) - 1) * letters * LEADING / 2
    parts = [parchment(width, height, _RADIUS), head(width, high, fill, _RADIUS)]
    parts += [line(each, 8, top + n * letters * LEADING, letters, "light", room=room) for n, each in enumerate(titles)]
    parts.append(use(sign, width - 13, high / 2, 0.56 if is_low else 0.66))
    bottom = height - (18 if foot else 5)
    size, texts = paragraph(text, max(13, least * 1.125), width - 14, bottom - high - 4, max(9.8, least))
    parts.append(lines(texts, 7, high + 4 + size * 0.9, size))
    if foot:
        size = fit(foot, max(11.5, least), width - 14, max(9, least), "bold")
        parts.append(rectangle(7, bottom, width - 14, 1, fill=colour("parchment-edge")))
        parts.append(line(foot, width / 2, height - 5, size, "bold", "middle", room=width - 14))
    return "".join(parts)
