"""The ids behind the numbers of log lines, by the kinds of their fields."""

from __future__ import annotations

from typing import Final

from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    CARD_IDS,
    CLAN_IDS,
    END_IDS,
    FAVOUR_IDS,
    GOD_IDS,
    ICON_IDS,
    RESOURCE_IDS,
    ROW_IDS,
    RUNE_IDS,
    SPACE_IDS,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS, PLACE_IDS

NAMES: Final[dict[str, list[str]]] = {
    "side": CLAN_IDS,
    "clan": CLAN_IDS,
    "seat": ["seat_0", "seat_1", "seat_2", "seat_3"],
    "rune": RUNE_IDS,
    "resource": RESOURCE_IDS,
    "card": CARD_IDS,
    "favour": FAVOUR_IDS,
    "god": GOD_IDS,
    "target": [*SPACE_IDS, *GOD_IDS],
    "row": ROW_IDS,
    "end": END_IDS,
    "action": ACTION_IDS,
    "icon": ICON_IDS,
    "island": ISLAND_IDS,
    "fjord": FJORD_IDS,
    "dock": DOCK_IDS,
    "place": PLACE_IDS,
}
