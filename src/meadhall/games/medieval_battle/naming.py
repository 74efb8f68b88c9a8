"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    FLAG_IDS,
    KIND_IDS,
    OUTCOME_IDS,
    PRESET_IDS,
    SLOT_IDS,
    TERRAIN_IDS,
    VICTORY_IDS,
)
from meadhall.games.medieval_battle.hexes import HEX_NAMES

NAMES: Final[dict[str, list[str]]] = {
    "side": ARMY_IDS,
    "seat": ["seat_0", "seat_1"],
    "kind": KIND_IDS,
    "hex": HEX_NAMES,
    "terrain": TERRAIN_IDS,
    "flag": FLAG_IDS,
    "slot": SLOT_IDS,
    "preset": PRESET_IDS,
    "outcome": OUTCOME_IDS,
    "victory": VICTORY_IDS,
}
