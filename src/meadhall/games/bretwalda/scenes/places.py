"""What the ground looks like where something happens."""

from __future__ import annotations

from typing import Final

from meadhall.engine import scenes
from meadhall.games.bretwalda.content import AREA_IDS, DATA

SETTLEMENTS: Final = ("bre-village", "bre-town", "bre-capital")
"""What is drawn for each type of area."""
_COASTAL: Final = {row["id"] for row in DATA["areas"] if row["seas"]}
_WOODED: Final = {area for pair in DATA["borders"]["forest"] for area in pair}


def ground_at(area: int, is_city: bool) -> str:
    """Walls of a City, a shore, Wildlands, or the open field."""
    name = AREA_IDS[area]
    if is_city:
        return scenes.GATES
    if name in _COASTAL:
        return scenes.SHORE
    return scenes.FOREST if name in _WOODED else scenes.FIELD
