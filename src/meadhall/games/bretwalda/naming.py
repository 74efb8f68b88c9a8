"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    AREA_IDS,
    BUILDING_IDS,
    CHRONICLE_IDS,
    DIE_IDS,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MINOR_IDS,
    OWNER_IDS,
    RULER_IDS,
    SEA_IDS,
    SEASON_CARD_IDS,
    SEASON_IDS,
    TILE_IDS,
)

NAMES: Final[dict[str, list[str]]] = {
    "seat": ["seat_0", "seat_1", "seat_2", "seat_3"],
    "kingdom": KINGDOM_IDS,
    "minor": MINOR_IDS,
    "side": OWNER_IDS,
    "area": AREA_IDS,
    "sea": SEA_IDS,
    "place": [*AREA_IDS, *SEA_IDS],
    "kind": KIND_IDS,
    "die": DIE_IDS,
    "lordship": LORDSHIP_IDS,
    "chronicle": CHRONICLE_IDS,
    "season": SEASON_IDS,
    "season_card": SEASON_CARD_IDS,
    "ruler": RULER_IDS,
    "tile": TILE_IDS,
    "building": BUILDING_IDS,
    "marker": MARKER_IDS,
    "action": ACTION_IDS,
    "direction": ["clockwise", "counter_clockwise"],
}
