"""The faces of cards: a title and a sign in a coloured head, words, and how far one is at the foot."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import rectangle, use
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, paragraph
from meadhall.drawing.palette import colour
from meadhall.games.bretwalda.content import DATA

_RADIUS: Final = 7.0
_LOW: Final = 110.0
"""Lower cards have titles of one line."""
_SIGN: Final = 18.0
"""The room of the sign beside the title."""

_BY_TIMING: Final = {"your_turn": "pennant", "turn_order": "crown", "season": "hourglass"}
_TIMINGS: Final[dict[str, str]] = {row["id"]: row["timing"] for row in DATA["lordship_cards"]}


def lordship_sign(card: str) -> str:
    """The drawing that tells when a Lordship card is played."""
    timing = _TIMINGS[card]
    return "swords" if timing.endswith("_battle") else _BY_TIMING.get(timing, "bre-lordship")


def card_face(title: str, fill: str, sign: str, text: str, width: float, height: float, foot: str = "") -> str:
    """A card of this size; what has no room stands in its tooltip."""
    room = width - 14 - _SIGN
    if height < _LOW:
        titles: tuple[str, ...] = (title,)
        letters = fit(title, 13, room, 10, "light")
        high = 20.0
    else:
        letters, titles = block(title, 14, room, 2, 10.5, "light")
        high = max(24.0, len(titles) * letters * LEADING + 8)
    top = high / 2 + letters * 0.36 - (len(titles) - 1) * letters * LEADING / 2
    parts = [parchment(width, height, _RADIUS), head(width, high, fill, _RADIUS)]
    parts += [line(each, 8, top + n * letters * LEADING, letters, "light", room=room) for n, each in enumerate(titles)]
    parts.append(use(sign, width - 13, high / 2, 0.66))
    bottom = height - (18 if foot else 5)
    size, texts = paragraph(text, 13, width - 14, bottom - high - 5, 9.8)
    parts.append(lines(texts, 7, high + 4 + size * 0.9, size))
    if foot:
        parts.append(rectangle(7, bottom, width - 14, 1, fill=colour("parchment-edge")))
        parts.append(line(foot, width / 2, height - 5, 11.5, "bold", "middle", room=width - 14))
    return "".join(parts)
