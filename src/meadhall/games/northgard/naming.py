"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    FACE_IDS,
    RESOURCE_IDS,
    TILE_IDS,
)
from meadhall.games.northgard.vocabularies import SEAT_IDS

NAMES: Final[dict[str, list[str]]] = {
    "side": CLAN_IDS,
    "seat": SEAT_IDS,
    "card": CARD_IDS,
    "territory": AREA_IDS,
    "cell": CELL_IDS,
    "tile": TILE_IDS,
    "building": BUILDING_IDS,
    "resource": RESOURCE_IDS,
    "creature": CREATURE_IDS,
    "face": FACE_IDS,
}
