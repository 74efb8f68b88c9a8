"""The legend: every sign of board, mats and cards, and what it means."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.games.bretwalda.content import BUILDING_IDS, KIND_IDS, MARKER_IDS
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.words import words

_SIGNS: Final = (
    ("control", "bre-shield-wessex"),
    ("gold", "coin"),
    ("food", "bre-food"),
    ("dalc", "bre-dalc"),
    ("harbour", "bre-harbour"),
    ("village", "bre-village"),
    ("town", "bre-town"),
    ("capital", "bre-capital"),
    ("lordship", "bre-lordship"),
    ("chronicle", "bre-chronicle"),
    ("pretender", "crown"),
    ("turn", "pennant"),
    ("battle", "swords"),
    ("wildlands", "bre-tree"),
)
"""Signs that are called by the text `sign-<id>`, with their drawings."""


def signs(language: str) -> list[tuple[str, str]]:
    """The small SVG of each sign, and what it means."""
    say = words("meadhall.games.bretwalda", language)
    found = [(emblem(drawing, 10 if drawing == "coin" else 15), say.say(f"sign-{name}")) for name, drawing in _SIGNS]
    found += [(emblem(f"bre-{name}", 14), f"{say.name(name)}: {say.name(name, 'text')}") for name in BUILDING_IDS]
    found += [(emblem(f"bre-{name}", 14), say.name(name)) for name in MARKER_IDS]
    sides = {"viking": "danes"}
    return found + [(piece_emblem(kind, sides.get(kind, "wessex")), say.name(kind)) for kind in KIND_IDS]
