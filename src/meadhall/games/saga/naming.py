"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.games.saga.content import (
    ABILITY_IDS,
    ACTION_IDS,
    BONUS_IDS,
    HANDLE_IDS,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    VICTORY_IDS,
)

NAMES: Final[dict[str, list[str]]] = {
    "side": SIDE_IDS,
    "seat": ["seat_0", "seat_1"],
    "space": SPACE_IDS,
    "tile": TILE_IDS,
    "action": ACTION_IDS,
    "bonus": BONUS_IDS,
    "ability": ABILITY_IDS,
    "leader": HANDLE_IDS,
    "token": TOKEN_IDS,
    "slot": SLOT_IDS,
    "victory": VICTORY_IDS,
}
