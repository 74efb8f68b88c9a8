"""The signs of the table and what they mean."""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.content import BUILDING_IDS, FACE_IDS
from meadhall.games.northgard.inspection.wording import glyph
from meadhall.words import words

_SIGNS: Final = (
    "food",
    "wood",
    "lore",
    "fame",
    "unit",
    "castle",
    "winter",
    "lair",
    "slot-small",
    "slot-carved",
    "slot-large",
    "recruit",
    "move",
    "explore",
    "build",
    "draw",
    "special",
    "flash",
    "point",
    "casualty",
    "unrest",
    "upgrade",
    "tile",
)


def signs(language: str) -> list[tuple[str, str]]:
    """Resources and marks, slots, actions of cards, then buildings and the faces of the die."""
    say = words("meadhall.games.northgard", language)
    found = [(glyph(name), say.say(f"sign-{name}")) for name in _SIGNS]
    found += [
        (glyph(f"token-{name}"), f"{say.name(name)}. {say.say('text-building-' + name)}") for name in BUILDING_IDS
    ]
    return found + [(glyph(f"die-{name}", 17), say.name(name)) for name in FACE_IDS]
