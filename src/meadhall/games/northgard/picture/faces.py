"""Cards, clans and tiles as they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import hands
from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import element, group, rectangle, shifted, use
from meadhall.drawing.lettering import block, fit, line, lines, paragraph
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    ADVANCED_SET,
    CARD_IDS,
    CLAN_IDS,
    CLAN_SET,
    EARLY_SET,
    FAME_OF,
    IS_FLASH,
    SET_OF,
    START_SET,
    UNREST_SET,
)
from meadhall.games.northgard.picture.ground import tile_face
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.signs import signs
from meadhall.games.northgard.picture.view import View

_FILLS: Final = {
    EARLY_SET: "#3d6a49",
    ADVANCED_SET: "#2c5a84",
    ACHIEVEMENT_SET: "#80611d",
    UNREST_SET: "#7d1d17",
    START_SET: "#6a573e",
    CLAN_SET: "#6a573e",
}
"""The heads of cards that belong to no clan yet."""
_ROOMY: Final = 160.0
"""Cards of this height have their badges at their foot, smaller ones beside their signs."""


def card_fill(card: int, clan: str) -> str:
    """The colour of a card's head: by its set, those of the beginning by the clan that holds them."""
    kind = SET_OF[card]
    if kind == CLAN_SET:
        own = next((each for each in CLAN_IDS if CARD_IDS[card].startswith(each.removeprefix("clan_"))), clan)
        return hue(own, "dark") if own in ("clan_goat", "clan_wolf") else hue(own)
    if kind == START_SET and clan:
        return hue(clan, "dark")
    return _FILLS[kind]


def fame_badge(fame: int | str, x: float, y: float, scale: float = 1) -> str:
    """Fame on its seal."""
    size = 12.5 if len(str(fame)) < 3 else 10.5
    return shifted(use("nor-fame") + line(str(fame), 0, size * 0.36, size, "letter", "middle"), x, y, scale)


@cache
def _face(card: int, title: str, text: str, fill: str, width: float, height: float) -> str:
    is_flash, fame = IS_FLASH[card], FAME_OF[card]
    if height < _ROOMY:
        badges = [use("nor-flash")] if is_flash else []
        badges += [fame_badge(fame, 0, 0)] if fame else []
        return hands.face(title, fill, [*signs(card), *badges], text, width, height)
    content = hands.face(title, fill, signs(card), text, width, height, " " if is_flash or fame else "")
    if is_flash:
        content += use("nor-flash", 15, height - 13, 0.95)
    if fame:
        content += fame_badge(fame, width - 15, height - 13, 0.95)
    return content


def card_face(view: View, card: int, clan: str, width: float, height: float) -> str:
    """The face of a card: title, signs of what it does, words, and its badges."""
    name = CARD_IDS[card]
    return _face(card, view.name(name), view.say("text-card-" + name), card_fill(card, clan), width, height)


@cache
def _mini(card: int, title: str, fill: str, width: float, height: float) -> str:
    sign = min(height, 26.0)
    parts = [
        rectangle(0, 0, width, height, 4, fill="url(#sheet)", stroke=fill, stroke_width=2),
        shifted(signs(card)[0], sign / 2 + 1, height / 2, sign / 32),
    ]
    left = sign + 6
    room = width - left - 3
    if room > 26:
        size, texts = block(title, 11.5, room, 2, 10)
        shown = texts[:2] if len(texts) > 2 else texts
        top = height / 2 + size * 0.36 - (len(shown) - 1) * size * 0.55
        for n, text in enumerate(shown):
            parts.append(line(text, left, top + n * size * 1.1, fit(text, size, room, 9), "plain", room=room))
    return "".join(parts)


def mini_card(view: View, card: int, clan: str, width: float, height: float) -> str:
    """A small card with its first sign and as much of its title as there is room for."""
    return _mini(card, view.name(CARD_IDS[card]), card_fill(card, clan), width, height)


@cache
def _clan_card(clan: str, title: str, text: str, width: float, height: float) -> str:
    size, texts = paragraph(text, 13, width - 16, height - 92, 10)
    return (
        parchment(width, height, 7)
        + head(width, 26, hue(clan, "dark"), 7)
        + line(title, 8, 18, fit(title, 14, width - 16, 11, "light"), "light", room=width - 16)
        + use(f"nor-emblem-{clan}", width / 2, 56, 1.5)
        + lines(texts, 8, 92, size)
    )


def clan_card(view: View, clan: str, width: float, height: float) -> str:
    """A clan to be chosen: its emblem and its power."""
    said = view.say("text-clan-" + clan.removeprefix("clan_"))
    return _clan_card(clan, view.name(clan), said, width, height)


def tile_card(tile: int, turned: int, size: float) -> str:
    """A tile of the hand, so large."""
    edge = rectangle(0, 0, 100, 100, 0, fill="none", stroke="#33271a", stroke_width=2)
    shadow = rectangle(1.5, 3, 100, 100, 2, fill="#120c06", fill_opacity=0.4)
    return shifted(shadow + tile_face(tile, turned) + edge, 0, 0, size / 100)


def preview(tile: int, turned: int, corner: tuple[float, float], size: float) -> str:
    """A tile as it would lie among its neighbours: half a cell around it is seen."""
    x, y = corner
    span = 172.0
    margin = (span - 100) / 2
    name = f"nor-preview-{turned}"
    clip = element("clipPath", rectangle(x - margin, y - margin, span, span, 6), id=name)
    around = rectangle(x - margin, y - margin, span, span, 6, fill="url(#sheet)") + "".join(
        use(layer) for layer in ("nor-soil", "territories", "nor-lines", "nor-prints", "pieces")
    )
    own = tile_face(tile, turned, x, y) + rectangle(
        x, y, 100, 100, 2, fill="none", stroke="#33271a", stroke_width=2, stroke_dasharray="7 4"
    )
    frame = rectangle(x - margin, y - margin, span, span, 6, fill="none", stroke="#33271a", stroke_width=2.4)
    scale = size / span
    seen = clip + group(around + own, clip_path=f"url(#{name})") + frame
    return f'<g transform="scale({scale:.4f}) translate({margin - x:.1f} {margin - y:.1f})">{seen}</g>'
