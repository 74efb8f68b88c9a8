"""Cards, clans and tiles as they lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.drawing import hands
from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import element, group, rectangle, shifted, use
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, paragraph, wrap
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
LAND: Final = ("nor-soil", "territories", "nor-lines", "nor-prints")
"""The layers of the map without its pieces."""
_ROOMY: Final = 160.0
"""Cards of this height have their badges at their foot, smaller ones beside their signs."""
_SLIP_HEAD: Final = 26.0
_SLIP_LEFT: Final = 44.0
_SLIP_LEAST: Final = 38.0
_SLIP_LETTERS: Final = 13.0
_LEGIBLE: Final = 12.0
"""The least size of letters in a part of its own."""


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
def _face(card: int, title: str, text: str, fill: str, width: float, height: float, sizes: tuple[float, float]) -> str:
    is_flash, fame = IS_FLASH[card], FAME_OF[card]
    if height < _ROOMY:
        badges = [use("nor-flash")] if is_flash else []
        badges += [fame_badge(fame, 0, 0)] if fame else []
        return hands.face(title, fill, [*signs(card), *badges], text, width, height)
    content = hands.face(title, fill, signs(card), text, width, height, " " if is_flash or fame else "", sizes)
    if is_flash:
        content += use("nor-flash", 15, height - 13)
    if fame:
        content += fame_badge(fame, width - 15, height - 13)
    return content


def card_face(
    view: View, card: int, clan: str, width: float, height: float, sizes: tuple[float, float] = (13, 10)
) -> str:
    """The face of a card: title, signs of what it does, words, and its badges."""
    name = CARD_IDS[card]
    return _face(card, view.name(name), card_text(view, card), card_fill(card, clan), width, height, sizes)


# Slips: as wide as a dock, as high as their words


def _slip_words(text: str, width: float) -> tuple[str, ...]:
    return wrap(text, _SLIP_LETTERS, width - _SLIP_LEFT - 8)


def slip_height(text: str, width: float) -> float:
    """How high a slip with this text is."""
    return _SLIP_HEAD + max(_SLIP_LEAST, len(_slip_words(text, width)) * _SLIP_LETTERS * LEADING + 12)


@cache
def _slip(title: str, fill: str, sign: str, text: str, badges: str, width: float, height: float) -> str:
    room = width - 16 - 24 * badges.count("<g")
    middle = (_SLIP_HEAD + height) / 2
    texts = _slip_words(text, width)
    top = middle + _SLIP_LETTERS * 0.36 - (len(texts) - 1) * _SLIP_LETTERS * LEADING / 2
    return (
        parchment(width, height, 7)
        + head(width, _SLIP_HEAD, fill, 7)
        + line(title, 9, 18, fit(title, 14.5, room, 12.5, "light"), "light", room=room)
        + badges
        + shifted(sign, _SLIP_LEFT / 2 - 1, middle)
        + lines(texts, _SLIP_LEFT, top, _SLIP_LETTERS)
    )


def card_text(view: View, card: int) -> str:
    """What a card says."""
    return view.say("text-card-" + CARD_IDS[card])


def clan_text(view: View, clan: str) -> str:
    """What a clan can do."""
    return view.say("text-clan-" + clan.removeprefix("clan_"))


def card_slip(view: View, card: int, clan: str, width: float, height: float) -> str:
    """A card as a slip: its title and badges, its first sign and its words."""
    badges = [fame_badge(FAME_OF[card], width - 16, _SLIP_HEAD / 2)] if FAME_OF[card] else []
    if IS_FLASH[card]:
        badges.append(shifted(use("nor-flash"), width - 16 - 24 * len(badges), _SLIP_HEAD / 2))
    title, fill = view.name(CARD_IDS[card]), card_fill(card, clan)
    return _slip(title, fill, signs(card)[0], card_text(view, card), "".join(badges), width, height)


@cache
def _mini(card: int, title: str, fill: str, width: float, height: float, least: float) -> str:
    sign = min(height, 26.0 if least < _LEGIBLE else 31.0)
    parts = [
        rectangle(0, 0, width, height, 4, fill="url(#sheet)", stroke=fill, stroke_width=2),
        shifted(signs(card)[0], sign / 2 + 1, height / 2, sign / 32),
    ]
    left = sign + 6
    room = width - left - 3
    if room > 26:
        size, texts = block(title, max(11.5, least), room, 2, max(10, least))
        shown = texts[:2] if len(texts) > 2 else texts
        top = height / 2 + size * 0.36 - (len(shown) - 1) * size * 0.55
        for n, text in enumerate(shown):
            parts.append(line(text, left, top + n * size * 1.1, fit(text, size, room, least), "plain", room=room))
    return "".join(parts)


def mini_card(view: View, card: int, clan: str, width: float, height: float) -> str:
    """A small card with its first sign and as much of its title as there is room for."""
    least = _LEGIBLE if view.is_apart else 9
    return _mini(card, view.name(CARD_IDS[card]), card_fill(card, clan), width, height, least)


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
    return _clan_card(clan, view.name(clan), clan_text(view, clan), width, height)


def tile_card(tile: int, turned: int, size: float) -> str:
    """A tile of the hand, so large."""
    edge = rectangle(0, 0, 100, 100, 0, fill="none", stroke="#33271a", stroke_width=2)
    shadow = rectangle(1.5, 3, 100, 100, 2, fill="#120c06", fill_opacity=0.4)
    return shifted(shadow + tile_face(tile, turned) + edge, 0, 0, size / 100)


def preview(
    tile: int, turned: int, corner: tuple[float, float], size: float, span: float, layers: Sequence[str]
) -> str:
    """A tile as it would lie among its neighbours: a span of these layers of the map is seen."""
    x, y = corner
    margin = (span - 100) / 2
    name = f"nor-preview-{turned}"
    clip = element("clipPath", rectangle(x - margin, y - margin, span, span, 6), id=name)
    around = rectangle(x - margin, y - margin, span, span, 6, fill="url(#sheet)") + "".join(
        use(layer) for layer in layers
    )
    own = tile_face(tile, turned, x, y) + rectangle(
        x, y, 100, 100, 2, fill="none", stroke="#33271a", stroke_width=2, stroke_dasharray="7 4"
    )
    frame = rectangle(x - margin, y - margin, span, span, 6, fill="none", stroke="#33271a", stroke_width=2.4)
    scale = size / span
    seen = clip + group(around + own, clip_path=f"url(#{name})") + frame
    return f'<g transform="scale({scale:.4f}) translate({margin - x:.1f} {margin - y:.1f})">{seen}</g>'
