"""The components of Tiny Epic Vikings as typed tables; `content.toml` is the source, ids are places in its lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

NONE: Final = -1

# Clans: the seats in their order, then the enemy of the games for one and two players.
SEATS: Final = 4
ENEMY: Final = 4
CLANS: Final = 5

WEALTH: Final = 0
SECRETS: Final = 1
NATURES_FURY: Final = 2
RUNES: Final = 3
ANY_RUNE: Final = 3

WOOD: Final = 0
FOOD: Final = 1
STEEL: Final = 2
RESOURCES: Final = 3

UPPER: Final = 0
LOWER: Final = 1
LEFT: Final = 0
RIGHT: Final = 1

SAIL: Final = 0
EXPLORE: Final = 1
HARVEST: Final = 2
BUILD: Final = 3
MAIN_ACTIONS: Final = 4
TEMPLE_EXPLORE: Final = 4
SMITE: Final = 5
DRAW_REPLACE: Final = 6
ENTER_BATTLE: Final = 7
COLLECT: Final = 8
EXCHANGE: Final = 9
FURY_SHIFT: Final = 10

FURY_ICON: Final = 0
CHASE_ICON: Final = 1
CROSS_ICON: Final = 2
SETTLER_ICON: Final = 3
BOAT_ICON: Final = 4
TEMPLE_ICON: Final = 5
BATTLE_ICON: Final = 6

FLAT: Final = 0
ADD: Final = 1
MULTIPLY: Final = 2

DATA: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))


def _ids(table: str) -> list[str]:
    return [str(row["id"]) for row in DATA[table]]


CLAN_IDS: Final = [*_ids("clan"), "enemy"]
RUNE_IDS: Final = _ids("rune")
RESOURCE_IDS: Final = _ids("resource")
CARD_IDS: Final = _ids("viking")
FAVOUR_IDS: Final = _ids("favour")
GOD_IDS: Final = _ids("god")
SPACE_IDS: Final = _ids("dedication")
ROW_IDS: Final = ["upper", "lower"]
END_IDS: Final = ["left", "right"]
ACTION_IDS: Final = [
    "sail",
    "explore",
    "harvest",
    "build",
    "temple_explore",
    "smite",
    "draw_replace",
    "enter_battle",
    "collect",
    "exchange",
    "fury_shift",
]
ICON_IDS: Final = _ids("enemy_icon")
PROFILE_IDS: Final = _ids("enemy_profile")
MAP_IDS: Final = _ids("map")

CARDS: Final = 48
FAVOURS: Final = 18
GODS: Final = 6
SPACES: Final = 4
"""Dedication spaces of the era sheet; the gods of the three runes come after them."""

# Limits and start values

_LIMITS: Final[dict[str, Any]] = DATA["constants"]
MOST_RESOURCES: Final = 7
RESOURCES_AT_START: Final[int] = _LIMITS["resource_start"]
SETTLERS: Final[int] = _LIMITS["settlers_per_clan"]
BOATS: Final[int] = _LIMITS["boats_per_clan"]
BOATS_ON_SHEET: Final[int] = _LIMITS["boats_on_sheet"]
TEMPLES: Final[int] = _LIMITS["temples_per_clan"]
FAVOUR_SLOTS: Final[int] = _LIMITS["favour_slots"]
MOST_FURY: Final[int] = _LIMITS["fury_max"]
ERAS: Final[int] = _LIMITS["eras"]
SETTLER_INFLUENCE: Final = 1
TEMPLE_INFLUENCE: Final = 4
BOAT_INFLUENCE: Final = 2
GOD_DEDICATION_FURY: Final[int] = _LIMITS["god_dedication_fury"]
FLEET: Final = 6
"""Boat numbers of a clan: six, as many as the solo enemy has; boat b of clan c is number FLEET * c + b."""

BOAT_COSTS: Final[list[int]] = [row["wood_cost"] for row in DATA["clan_sheet_boat_slot"]]
TEMPLE_COSTS: Final[list[int]] = [row["wood_cost"] for row in DATA["clan_sheet_temple_slot"]]

FAVOURS_IN_ROW: Final[list[int]] = [0, *[row["favours_per_row"] for row in DATA["player_count"]]]
DEDICATION_LIMIT: Final[list[int]] = [0, *[row["dedication_limit"] for row in DATA["player_count"]]]
"""By number of players."""

_DIRECTIONS: Final = ["counterclockwise", "", "clockwise"]
ERA_CARDS: Final[list[int]] = [0, *[row["cards"] for row in DATA["era"]]]
ERA_DIRECTION: Final[list[int]] = [0, *[_DIRECTIONS.index(row["pass_direction"]) - 1 for row in DATA["era"]]]
RAID_COST: Final[list[int]] = [0, *[row["raid_steel_cost"] for row in DATA["era"]]]
"""By era, from 1 on; seats count up clockwise."""
ROW_LENGTH: Final = 6
"""The most cards in a leader row: those of the third era."""

ISLAND_POINTS: Final[list[int]] = DATA["scoring"]["island_rune_points"]
FAVOUR_POINTS: Final[list[int]] = DATA["scoring"]["favour_rune_points"]

# Effects: what leaders, rune actions, dedications, boons and the enemy's sheet do

_EFFECT_ROWS: Final[list[dict[str, Any]]] = [
    *[row["leader"] for row in DATA["viking"]],
    *[row["rune_action"] for row in DATA["viking"]],
    *[row["effect"] for row in DATA["dedication"]],
    *[effect for row in DATA["god"] for effect in row["boon"]],
    *[row["effect"] for row in DATA["enemy_rune_action"]],
]
LEADER: Final = 0
RUNE_ACTION: Final = CARDS
DEDICATION: Final = 2 * CARDS
_BOONS: Final = 2 * CARDS + SPACES
"""The leader action of card c is effect LEADER + c, its rune action RUNE_ACTION + c, that of space n DEDICATION + n."""

EFFECT_ACTION: Final[list[int]] = [ACTION_IDS.index(row["action"]) for row in _EFFECT_ROWS]
EFFECT_VALUE: Final[list[int]] = [row["n"] for row in _EFFECT_ROWS]
EFFECT_GAIN: Final[list[int]] = [row.get(resource, 0) for row in _EFFECT_ROWS for resource in RESOURCE_IDS]
"""The printed resources of effect e: RESOURCES * e + resource."""
EFFECT_ANY: Final[list[int]] = [row.get("any", 0) for row in _EFFECT_ROWS]
EFFECT_PER_RUNE: Final[list[int]] = [
    RUNE_IDS.index(row["per_rune"]) if "per_rune" in row else NONE for row in _EFFECT_ROWS
]
EFFECT_RESOURCE: Final[list[int]] = [
    RESOURCE_IDS.index(row["resource"]) if "resource" in row else NONE for row in _EFFECT_ROWS
]


def _boon_effects() -> list[list[int]]:
    found: list[list[int]] = []
    first = _BOONS
    for row in DATA["god"]:
        found.append(list(range(first, first + len(row["boon"]))))
        first += len(row["boon"])
    return found


BOON_EFFECTS: Final = _boon_effects()
"""Of each god, in order."""


def _enemy_effects() -> list[int]:
    first = len(_EFFECT_ROWS) - len(DATA["enemy_rune_action"])
    places = {(row["profile"], row["rune"]): first + n for n, row in enumerate(DATA["enemy_rune_action"])}
    return [places[profile, rune] for profile in PROFILE_IDS for rune in RUNE_IDS]


ENEMY_EFFECTS: Final = _enemy_effects()
"""The action that the enemy's sheet prints for a rune: RUNES * profile + rune."""

# Viking cards

CARD_RUNE: Final[list[int]] = [RUNE_IDS.index(row["rune"]) for row in DATA["viking"]]
STEEL_COST: Final[list[int]] = [row["steel_cost"] for row in DATA["viking"]]
STRENGTH_BASE: Final[list[int]] = [row["strength"]["base"] for row in DATA["viking"]]
STRENGTH_OPERATION: Final[list[int]] = [["flat", "add", "mul"].index(row["strength"]["op"]) for row in DATA["viking"]]
STRENGTH_RUNE: Final[list[int]] = [
    [*RUNE_IDS, "any"].index(row["strength"]["per"]) if row["strength"]["per_kind"] == "rune" else NONE
    for row in DATA["viking"]
]
STRENGTH_RESOURCE: Final[list[int]] = [
    RESOURCE_IDS.index(row["strength"]["per"]) if row["strength"]["per_kind"] == "resource" else NONE
    for row in DATA["viking"]
]
REQUIRED_RUNE: Final[list[int]] = [[*RUNE_IDS, "any"].index(row["requirement"]["rune"]) for row in DATA["viking"]]
REQUIRED_COUNT: Final[list[int]] = [row["requirement"]["count"] for row in DATA["viking"]]

# Favour cards

FAVOUR_RUNES: Final[list[int]] = [row["runes"].count(rune) for row in DATA["favour"] for rune in RUNE_IDS]
"""How many runes of a kind favour f has: RUNES * f + rune."""
SACK: Final[list[int]] = [row["sack"][resource] for row in DATA["favour"] for resource in RESOURCE_IDS]
"""The resources of a kind in its sack: RESOURCES * f + resource."""
SACK_ANY: Final[list[int]] = [row["sack"]["any"] for row in DATA["favour"]]

# The solo enemy

ENEMY_SHEET: Final[dict[str, Any]] = DATA["enemy_sheet"]
CHIEF_SAIL: Final[int] = ENEMY_SHEET["chief_sail"]
ENEMY_SETTLERS: Final[int] = ENEMY_SHEET["settlers"]
ENEMY_BOATS: Final[int] = ENEMY_SHEET["boats"]
ENEMY_TEMPLES: Final[int] = ENEMY_SHEET["temples"]
ENEMY_SETTLERS_AT_START: Final[int] = ENEMY_SHEET["start_settlers_on_map"]
ENEMY_FURY_AT_START: Final[int] = ENEMY_SHEET["enemy_start_fury"]
LOSS_AT_TRACK_END: Final[int] = ENEMY_SHEET["reset_human_loss"]
STACK: Final[int] = ENEMY_SHEET["stack_size"]
TRACK_END: Final = 7
TRACK: Final = 8
"""Spaces 0 to 7 of an enemy resource track."""


def _icons(what: str) -> list[int]:
    """What the tracks of all profiles print: TRACK * (RESOURCES * profile + resource) + space."""
    found = [NONE if what == "icon" else 0] * (len(PROFILE_IDS) * RESOURCES * TRACK)
    for row in DATA["enemy_track"]:
        first = TRACK * (RESOURCES * PROFILE_IDS.index(row["profile"]) + RESOURCE_IDS.index(row["resource"]))
        for icon in row["icons"]:
            found[first + icon["space"]] = ICON_IDS.index(icon["icon"]) if what == "icon" else icon["bonus"]
    return found


ICON_AT: Final = _icons("icon")
ICON_BONUS: Final = _icons("bonus")

DEPLOY_REDUCTION: Final[list[int]] = [row["deploy_reduction"] for row in DATA["enemy_profile"]]
EXPLORES_BY_VALUE: Final[list[bool]] = [row["explore_settlers"] == "per_value" for row in DATA["enemy_profile"]]
EXPLORED_BY_VALUE: Final[list[bool]] = [
    row.get("house_explore_settlers", row["explore_settlers"]) == "per_value" for row in DATA["enemy_profile"]
]
"""The same by the rulings of the house."""

# The neutral enemy

NEUTRAL_SETTLERS: Final = 2
"""On each outer island, beside a temple."""
