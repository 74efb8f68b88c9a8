"""The components of Northgard as typed tables; `content.toml` is the source, ids are places in its lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

NONE: Final = -1
MOST_SEATS: Final = 5

FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCES: Final = 3

FOOD_SILO: Final = 0
WOODCUTTER_LODGE: Final = 1
DEFENSE_TOWER: Final = 2
TRAINING_CAMP: Final = 3
MENHIR: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR_OF_KINGS: Final = 7
BUILDINGS: Final = 8
"""Buildings; the small ones come before the Fortress."""

BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6
CLANS: Final = 7

WOLF_CREATURE: Final = 0
BROWN_BEAR: Final = 1
DRAUGR: Final = 2
FALLEN_VALKYRIE: Final = 3

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

SMALL_SLOT: Final = 0
CARVED_SLOT: Final = 1
LARGE_SLOT: Final = 2

CHOICE_FACE: Final = 2
"""The face of the combat die on which its roller chooses."""

DATA: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))
_CONSTANTS: Final[dict[str, int]] = DATA["constants"]


def _ids(table: str, prefix: str = "") -> list[str]:
    return [prefix + str(row["id"]) for row in DATA[table]]


RESOURCE_IDS: Final = _ids("resource")
BUILDING_IDS: Final = _ids("building")
CLAN_IDS: Final = _ids("clan", "clan_")
CREATURE_KIND_IDS: Final = _ids("creature", "creature_")
CREATURE_IDS: Final = _ids("creature_card")
FACE_IDS: Final = _ids("die_face", "face_")
CARD_IDS: Final = _ids("card")
TILE_IDS: Final = _ids("tile")

# Numbers

UNITS: Final = _CONSTANTS["units_per_player"]
GROUP: Final = _CONSTANTS["setup_group_size"]
GROUPS: Final = _CONSTANTS["setup_groups"]
TILES_IN_HAND: Final = _CONSTANTS["setup_tiles_in_hand"]
YEAR_DRAW: Final = _CONSTANTS["year_draw"]
SMALL_CLOSED_FAME: Final = _CONSTANTS["closed_fame_up_to_2_tiles"]
CLOSED_FAME: Final = _CONSTANTS["closed_fame_3plus_tiles"]
ALTAR_FAME: Final = _CONSTANTS["altar_fame"]
TRADE_GIVE: Final = _CONSTANTS["trade_give"]
RESOURCES_PER_FAME: Final = _CONSTANTS["end_resources_per_fame"]
UNREST_CARDS: Final = _CONSTANTS["unrest_cards"]
UNREST_PENALTY: Final = _CONSTANTS["unrest_penalty"]
NO_UNREST_PENALTY: Final = _CONSTANTS["unrest_empty_penalty"]
REPLACE_COST: Final = _CONSTANTS["replace_cost_lore"]
REMOVE_COST: Final = _CONSTANTS["remove_cost_lore"]
REMOVE_DRAW: Final = _CONSTANTS["remove_draw"]
UPGRADE_COST: Final = _CONSTANTS["upgrade_cost_lore"]
STRONGHOLDS: Final = _CONSTANTS["win_strongholds"]
TEAM_STRONGHOLDS: Final = _CONSTANTS["win_strongholds_team"]
SECOND_CHANCE_UNITS: Final = _CONSTANTS["second_chance_units"]
KAIJA_POINTS: Final = _CONSTANTS["kaija_combat_points"]
SCORCHED_POINTS: Final = _CONSTANTS["scorched_combat_points"]

LENGTH_IDS: Final = _ids("game_length")
YEARS: Final[list[int]] = [row["years"] for row in DATA["game_length"]]
EARLY_YEARS: Final[list[int]] = [len(row["early_years"]) for row in DATA["game_length"]]
HAS_STRONGHOLD_VICTORY: Final[list[bool]] = [row["stronghold_victory"] for row in DATA["game_length"]]

STARTING_RESOURCES: Final[list[int]] = [row[kind] for row in DATA["starting_resources"] for kind in RESOURCE_IDS]
"""By turn position: number RESOURCES * position + resource."""


def _winter(resource: str) -> list[int]:
    costs = [0] * (UNITS + 1)
    for row in DATA["winter"]:
        for units in range(row["units_min"], row["units_max"] + 1):
            costs[units] = row[resource]
    return costs


WINTER_FOOD: Final = _winter("food")
WINTER_WOOD: Final = _winter("wood")
"""What winter costs, by units on the map."""

FACE_POINTS: Final[list[int]] = [row["points"] for row in DATA["die_face"]]
FACE_CASUALTIES: Final[list[int]] = [row["casualties"] for row in DATA["die_face"]]
FACES: Final = 6

# Buildings

BUILDING_COST: Final[list[int]] = [row["cost_wood"] for row in DATA["building"]]
BUILDING_TOKENS: Final[list[int]] = [row["count"] for row in DATA["building"]]
BUILDING_YIELD: Final = [FOOD, WOOD, NONE, NONE, LORE, NONE, NONE, NONE]
"""The resource that a building gives at harvest."""

# Cards

CARDS: Final = len(CARD_IDS)
COPIES: Final[list[int]] = [row["copies"] for row in DATA["card"]]
FAME_OF: Final[list[int]] = [row["fame"] for row in DATA["card"]]
IS_FLASH: Final[list[bool]] = [row["flash"] for row in DATA["card"]]
IS_REMOVABLE: Final[list[bool]] = [row.get("removable", True) for row in DATA["card"]]

START_SET: Final = 0
CLAN_SET: Final = 1
EARLY_SET: Final = 2
ADVANCED_SET: Final = 3
ACHIEVEMENT_SET: Final = 4
UNREST_SET: Final = 5
_SETS: Final = ["start", "clan", "early", "advanced", "achievement", "unrest"]
SET_OF: Final = [_SETS.index(row["set"]) for row in DATA["card"]]

START_RECRUIT: Final = CARD_IDS.index("start_recruit")
START_MOVE: Final = CARD_IDS.index("start_move")
START_EXPLORE: Final = CARD_IDS.index("start_explore")
START_BUILD: Final = CARD_IDS.index("start_build")
STOLEN_LORE: Final = CARD_IDS.index("snake_stolen_lore")
DEFENSIVE_STRATEGY: Final = CARD_IDS.index("defensive_strategy")
UNREST: Final = CARD_IDS.index("unrest")
FIRST_ACHIEVEMENT: Final = SET_OF.index(ACHIEVEMENT_SET)
ACHIEVEMENTS: Final = SET_OF.count(ACHIEVEMENT_SET)

STARTING_CARDS: Final = [card for card in range(CARDS) if SET_OF[card] == START_SET for _ in range(COPIES[card])]
INITIAL_CARD: Final = [CARD_IDS.index(row["initial_card"]) for row in DATA["clan"]]
UPGRADE_CARDS: Final = [CARD_IDS.index(card) for row in DATA["clan"] for card in row["upgrade_cards"]]
"""The two upgrade cards of each clan: numbers 2 * clan and 2 * clan + 1."""

DECK: Final = 30
"""The most cards that a player can ever own: 7 at first, 2 upgrades, 10 picks, 10 Unrest."""

# Creatures

CREATURES: Final = len(CREATURE_IDS)
CREATURE_KIND: Final = [_ids("creature").index(row["creature"]) for row in DATA["creature_card"]]
CREATURE_VALUE: Final[list[int]] = [DATA["creature"][kind]["combat_value"] for kind in CREATURE_KIND]
CREATURE_FAME: Final[list[int]] = [DATA["creature"][kind]["fame"] for kind in CREATURE_KIND]
LOW_VALUE: Final = 6
"""Creatures of at most this value come first (NOR-18.2)."""
BY_BUILDINGS: Final = 0
BY_UNITS: Final = 1
BY_RESOURCES: Final = 2
PRIORITIES: Final = [
    ["buildings", "units", "resources"].index(name) for row in DATA["creature"] for name in row["priorities"]
]
"""Where a creature moves: its three priorities, number 3 * kind of creature and on."""

# Tiles: areas are numbered through all tiles, those of a tile one after another.

TILES: Final = len(TILE_IDS)
START: Final = TILE_IDS.index("start")
START5: Final = TILE_IDS.index("start5")
_AREAS: Final = [(tile, area) for tile, row in enumerate(DATA["tile"]) for area in row["areas"]]
AREAS: Final = len(_AREAS)
TILE_OF: Final[list[int]] = [tile for tile, _ in _AREAS]
FIRST_AREA: Final = [TILE_OF.index(tile) for tile in range(TILES)]
AREAS_OF: Final = [TILE_OF.count(tile) for tile in range(TILES)]
AREA_IDS: Final = [
    str(tile - 1 if tile > START5 else TILES - 1 if tile == START5 else 0) + "abcd"[area - FIRST_AREA[tile]]
    for area, tile in enumerate(TILE_OF)
]
"""The number of the tile and a letter: the starting tiles are 0 and 34."""


def _sides() -> list[int]:
    owners = [0] * (4 * TILES)
    for area, (tile, row) in enumerate(_AREAS):
        for side in row["sides"]:
            owners[4 * tile + "NESW".index(side)] = area
    return owners


SIDE_OWNER: Final = _sides()
"""The area that owns a printed side: number 4 * tile + side."""
SIDES_OF: Final = [len(row["sides"]) for _, row in _AREAS]
BORDER_ENDS: Final = [
    SIDE_OWNER[4 * tile + (corner + 3) % 4] != SIDE_OWNER[4 * tile + corner]
    for tile in range(TILES)
    for corner in range(4)
]
"""Whether a border ends in a printed corner: number 4 * tile + corner, from NW clockwise (NOR-20.4)."""

PRINTED: Final[list[int]] = [row[kind] for _, row in _AREAS for kind in RESOURCE_IDS]
"""Printed icons: number RESOURCES * area + resource."""
HAS_LAIR: Final[list[bool]] = [row["lair"] for _, row in _AREAS]
SLOT_OF: Final = [
    ["small", "carved", "large"].index(row["slots"][0]["kind"]) if row["slots"] else NONE for _, row in _AREAS
]
"""The kind of slot that an area has; no area has two."""


def _border(tile: int, name: str) -> int:
    return FIRST_AREA[tile] + [row["id"] for row in DATA["tile"][tile]["areas"]].index(name)


BORDERS_OF: Final[list[list[int]]] = [
    [
        number
        for row in DATA["tile"][tile]["borders"]
        for number in (_border(tile, row["a"]), _border(tile, row["b"]), int(row["rough"]))
    ]
    for tile in range(TILES)
]
"""The border segments of each tile: threes of area, area, and 1 for a rough one."""
LAIR_OF: Final = [
    next((area for area in range(AREAS) if TILE_OF[area] == tile and HAS_LAIR[area]), NONE) for tile in range(TILES)
]
"""The area of a tile that has a lair."""

# Cells: those that a map of all tiles could reach from the start.

REACH: Final = TILES - 1
CELL_X: Final = [x for x in range(-REACH, REACH + 1) for y in range(abs(x) - REACH, REACH - abs(x) + 1)]
CELL_Y: Final = [y for x in range(-REACH, REACH + 1) for y in range(abs(x) - REACH, REACH - abs(x) + 1)]
CELLS: Final = len(CELL_X)
CELL_IDS: Final = [str(CELL_X[cell]) + "," + str(CELL_Y[cell]) for cell in range(CELLS)]
_COLUMN: Final = [CELL_X.index(x) + REACH - abs(x) for x in range(-REACH, REACH + 1)]


def cell_at(x: int, y: int) -> int:
    """The number of a cell."""
    return _COLUMN[x + REACH] + y


STEP_X: Final = [0, 1, 0, -1]
STEP_Y: Final = [-1, 0, 1, 0]
"""From a cell to its neighbour beyond each side."""
