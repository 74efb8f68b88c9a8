"""The legend: every sign of the table, and what it means."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import element, group, use
from meadhall.drawing.pages import emblem, on_disc, small
from meadhall.drawing.palette import colour
from meadhall.games.medieval_battle.content import KIND_IDS, TERRAIN_IDS
from meadhall.games.medieval_battle.picture.ground import TINTS
from meadhall.games.medieval_battle.wording import words

_WHOLE: Final[dict[str, float]] = {
    "mb-emblem-red": 16,
    "mb-emblem-yellow": 16,
    "mb-fresh": 14,
    "coin": 10,
    "token-back": 18,
}
"""Drawings with a ground of their own, and how far they reach from their middle."""
_ON_DISC: Final[dict[str, tuple[float, float, float]]] = {
    "mb-flag-none-1": (24, -6, 17),
    "mb-flag-none-2": (24, -6, 17),
    "mb-heads-2": (14, 0, -18.6),
    "mb-palisade": (36, 0, 0),
    "mb-sandglass": (19, 0, 0),
    "mb-swords": (18, 0, 0),
    "mb-arrow": (18, 0, 0),
    "mb-plus": (18, 0, 0),
    "mb-through": (18, 0, 0),
    "mb-boot": (20, 0, 0),
    "mb-tent": (28, 0, 0),
    **dict.fromkeys((f"mb-{kind}" for kind in KIND_IDS), (22.0, 0.0, 0.0)),
}
"""Drawings in ink, which lie on a pale disc: its radius, and where on it they lie."""
_HEX: Final = 36.0

_MARKS: Final = (
    "mb-flag-none-1",
    "mb-flag-none-2",
    "mb-heads-2",
    "mb-fresh",
    "mb-palisade",
    "mb-sandglass",
    "mb-swords",
    "mb-arrow",
    "mb-plus",
    "mb-through",
    "mb-boot",
    "mb-tent",
    "coin",
    "token-back",
)


def glyph(symbol: str) -> str:
    """A drawing of the table as a small picture."""
    if symbol in _WHOLE:
        return emblem(symbol, _WHOLE[symbol])
    radius, x, y = _ON_DISC[symbol]
    return on_disc(group(use(symbol, x, y), class_="mb-plain"), radius)


def terrain_glyph(terrain: int) -> str:
    """A hex of a terrain as a small picture."""
    ground = element("use", href="#mb-hex", fill=TINTS[terrain], stroke=colour("ink"), stroke_width=1.6)
    return small(ground + use(f"mb-{TERRAIN_IDS[terrain]}-0"), _HEX + 1)


def signs(language: str) -> list[tuple[str, str]]:
    """The marks of the table, the emblems of unit types, and the terrains."""
    say = words(language)
    found = [(glyph(symbol), say.say(f"sign-{symbol}")) for symbol in _MARKS]
    found += [(glyph(f"mb-{kind}"), f"{say.name(kind)}. {say.say(f'text-{kind}')}") for kind in KIND_IDS]
    terrains = [f"{say.name(each)}. {say.say(f'text-{each}')}" for each in TERRAIN_IDS]
    return found + [(terrain_glyph(n), text) for n, text in enumerate(terrains)]
