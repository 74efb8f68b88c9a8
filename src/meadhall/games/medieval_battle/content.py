"""The components of Medieval Battle as typed tables; `content.toml` is the source, ids are places in its lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

RED: Final = 0
YELLOW: Final = 1

PLAIN: Final = 0
FOREST: Final = 1
ROCKY_HILLS: Final = 2
MOUNTAINS: Final = 3
TERRAINS: Final = 4

HEAVY_CAVALRY: Final = 0
LIGHT_CAVALRY: Final = 1
MOUNTED_ARCHERS: Final = 2
HEAVY_INFANTRY: Final = 3
LIGHT_INFANTRY: Final = 4
PIKEMEN: Final = 5
ARCHERS: Final = 6
LONGBOWMEN: Final = 7
TABOR: Final = 8
KINDS: Final = 9
"""Unit types; the eight that are recruited come before the tabor."""

COUNTERS: Final = 24
"""Counters of an army; those of Yellow are numbered on after those of Red."""
UNITS: Final = 48

NONE: Final = -1

# Where a unit can be besides a hex.
OUT: Final = -1
"""Not recruited, destroyed, or a mount left behind."""
RESERVE: Final = -2
"""Recruited and not yet placed."""
BESIDE: Final = -3
"""Fled, beside slot n: BESIDE - n, with slots from 0."""
SLOTS: Final = 5

STANDARD: Final = 0
LARGE: Final = 1

DATA: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))


def _ids(table: str) -> list[str]:
    return [str(row["id"]) for row in DATA[table]]


ARMY_IDS: Final = _ids("army")
TERRAIN_IDS: Final = _ids("terrain")
KIND_IDS: Final = _ids("unit_type")
SIZE_IDS: Final = ["standard", "large"]
MAP_IDS: Final = _ids("map_preset")
PRESET_IDS: Final = _ids("army_preset")
SLOT_IDS: Final = ["slot_1", "slot_2", "slot_3", "slot_4", "slot_5"]
FLAG_IDS: Final[list[str]] = [
    *DATA["map_generator"]["flags"]["large"],
    *[name for row in DATA["map_preset"] for name in row["flags"]],
]
"""What flags are called: those of maps without a name of their own, then those of each ready-made map."""
VICTORY_IDS: Final = ["victory_points", "exhaustion", "two_passes"]
OUTCOME_IDS: Final = ["red", "yellow", "draw"]

# Terrain

LEVEL: Final[list[int]] = [row["level"] for row in DATA["terrain"]]
COST: Final[list[int]] = [row["move_cost"] for row in DATA["terrain"]]
IS_BAD_FOR_MOUNTED: Final[list[bool]] = [row["bad_for_mounted_melee"] for row in DATA["terrain"]]
IS_COVER: Final[list[bool]] = [row["shooting_cover"] for row in DATA["terrain"]]
BLOCKS_SIGHT: Final[list[bool]] = [row["blocks_sight"] for row in DATA["terrain"]]
TERRAIN_OF_LETTER: Final[dict[str, int]] = {row["letter"]: n for n, row in enumerate(DATA["terrain"])}
OPEN: Final[list[bool]] = [kind not in terrain["forbidden_units"] for kind in KIND_IDS for terrain in DATA["terrain"]]
"""Whether a unit type may stand on a terrain: number TERRAINS * kind + terrain."""

# Unit types

RECRUIT_COST: Final[list[int]] = [row["recruit_cost"] for row in DATA["unit_type"]]
COUNTERS_OF: Final[list[int]] = [row["counters_per_army"] for row in DATA["unit_type"]]
MOVEMENT: Final[list[int]] = [row["movement"] for row in DATA["unit_type"]]
IS_MOUNTED: Final[list[bool]] = [row["mounted"] for row in DATA["unit_type"]]
RANGE: Final[list[int]] = [row["shooting_range"] for row in DATA["unit_type"]]
DISMOUNTS_TO: Final[list[int]] = [
    KIND_IDS.index(row["dismounts_to"]) if row["dismounts_to"] else NONE for row in DATA["unit_type"]
]
DISMOUNTED_POINTS: Final[list[int]] = DATA["dismount"]["points"]
FULL: Final = 2
"""Knights of a full unit."""

FIRST_COUNTER: Final = [sum(COUNTERS_OF[:kind]) for kind in range(KINDS)]
KIND_OF: Final = [kind for _ in ARMY_IDS for kind in range(KINDS) for _ in range(COUNTERS_OF[kind])]
"""The type of each of the 48 counters."""

# The clash calculator and its cards

LEAST_COLUMN: Final[int] = DATA["calculator"]["min_column"]
MOST_COLUMN: Final[int] = DATA["calculator"]["max_column"]
ATTACKER_LOSSES: Final[list[int]] = [row["attacker_losses"] for row in DATA["calculator"]["column"]]
DEFENDER_LOSSES: Final[list[int]] = [row["defender_losses"] for row in DATA["calculator"]["column"]]
"""By column, from LEAST_COLUMN on."""


def _card(kind: str, user: str) -> dict[str, Any]:
    return next((row for row in DATA["card"] if row["kind"] == kind and user in row["used_by"]), {})


def _numbers(kind: str, scale: str) -> list[int]:
    """What the cards say of each pair, KINDS * attacker + defender; 0 where there is no card."""
    classes = [row["melee_class"] for row in DATA["unit_type"]]
    return [_card(kind, attacker).get(scale, {}).get(target, 0) for attacker in KIND_IDS for target in classes]


MELEE: Final = _numbers("melee", "columns")
SHOOTING: Final = _numbers("shooting", "columns")
SHOOTING_LADDER: Final = _numbers("shooting", "ladder")
"""Base losses for the option `shooting_scale`."""

# Sizes, victory, deployment

BUDGET: Final[list[int]] = [DATA["map_size"][size]["recruit_points"] for size in SIZE_IDS]
LONGBOW_LIMIT: Final[list[int]] = [DATA["map_size"][size]["longbow_limit"] for size in SIZE_IDS]
POINTS_TO_WIN: Final[list[int]] = [DATA["map_size"][size]["victory_points_to_win"] for size in SIZE_IDS]
CENTRAL_FLAG_POINTS: Final[int] = DATA["victory"]["central_flag_vp"]
EDGE_FLAG_POINTS: Final[int] = DATA["victory"]["edge_flag_vp"]
TABOR_POINTS: Final[int] = DATA["victory"]["tabor_destroyed_vp"]
FROM_FLAGS: Final[int] = DATA["deployment"]["min_distance_flag"]
FROM_TABOR: Final[int] = DATA["deployment"]["min_distance_enemy_tabor"]
FLAGS: Final[int] = DATA["tokens"]["flag_control_markers"]
MOST_TOKENS: Final[int] = next(row["max"] for row in DATA["option"] if row["id"] == "time_tokens")
"""Time tokens that an army can begin with."""

PRESET_SIZE: Final = [SIZE_IDS.index(row["size"]) for row in DATA["army_preset"]]
PRESET_COUNTS: Final[list[list[int]]] = [
    [row["units"].get(kind, 0) for kind in KIND_IDS[:TABOR]] for row in DATA["army_preset"]
]
