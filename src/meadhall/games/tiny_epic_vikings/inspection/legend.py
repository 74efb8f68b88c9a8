"""The signs of the table and what they mean."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.games.tiny_epic_vikings.content import ACTION_IDS, RESOURCE_IDS, RUNE_IDS
from meadhall.games.tiny_epic_vikings.inspection.wording import glyph
from meadhall.games.tiny_epic_vikings.picture.view import texts

_THINGS: Final = {
    "settler": "settler",
    "boat": "boat",
    "temple": "temple",
    "village": "village",
    "dock": "dock",
    "dock-plot": "plot",
    "flame": "fury",
    "strength": "strength",
    "hand": "hand",
    "raven": "raven",
    "rune-any": "any-rune",
    "resource-any": "any-resource",
}
"""Drawings, and the texts `sign-<key>`."""
_SHARED: Final = {"crown": "points", "pennant": "chieftain", "hourglass": "waits", "swords": "battle"}
"""Those of all games."""


def signs(language: str) -> list[tuple[str, str]]:
    """Runes, resources, pieces, marks, then the actions of cards."""
    said = texts(language)
    found = [(glyph(f"rune-{name}"), said.say("sign-rune", rune=said.name(name))) for name in RUNE_IDS]
    found += [
        (glyph(f"resource-{name}"), f"{said.name(name)}. {said.say('text-resource-' + name)}") for name in RESOURCE_IDS
    ]
    found += [(glyph(symbol, 17), said.say(f"sign-{key}")) for symbol, key in _THINGS.items()]
    found += [(emblem(symbol, 17), said.say(f"sign-{key}")) for symbol, key in _SHARED.items()]
    found += [(glyph(f"action-{name}"), f"{said.name(name)}. {said.say('text-action-' + name)}") for name in ACTION_IDS]
    return found
