"""The components of Bretwalda as typed tables; `content.toml` is the source, ids are places in its lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

NONE: Final = -1
"""No Kingdom, no area, no card."""

# Owners of units. A side is known by the id of its Kingdom, or, where no player leads it, by its own.
NORTHUMBRIA: Final = 0
MERCIA: Final = 1
WESSEX: Final = 2
EAST_ANGLIA: Final = 3
KINGDOMS: Final = 4
FIRST_MINOR: Final = 4
"""The owner of Minor Kingdom m is FIRST_MINOR + m."""
DANES: Final = 8
NEUTRAL: Final = 9
OWNERS: Final = 10

ALT_CLUT: Final = 0
CANTWARE: Final = 1
DEFNAS: Final = 2
GWYNEDD: Final = 3
MINORS: Final = 4

# Unit types, land units of Kingdoms in the order in which wounds are taken (BRE-16.6).
CEORL: Final = 0
HUNTER: Final = 1
THEGN: Final = 2
BISHOP: Final = 3
EALDORMAN: Final = 4
RULER: Final = 5
SHIP: Final = 6
VIKING: Final = 7
KINDS: Final = 8
LAND_KINDS: Final = 6
"""The land units of Kingdoms are 0 to LAND_KINDS - 1."""

WHITE: Final = 0
RED: Final = 1
GOLD: Final = 2
COLOURS: Final = 3
FACES: Final = 6

VILLAGE: Final = 0
"""Countryside."""
TOWN: Final = 1
CAPITAL: Final = 2

OPEN: Final = 0
FOREST: Final = 1
WALL: Final = 2

ABBEY: Final = 0
GRANARY: Final = 1
MEAD_HALL: Final = 2
PORT: Final = 3
BUILDINGS: Final = 4

FOOD_PRODUCTION: Final = 0
HARBOUR: Final = 1
GOLD_PRODUCTION: Final = 2
CITY: Final = 3
MARKERS: Final = 4

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

COLLECTION: Final = 0
FYRD: Final = 1
DEVELOPMENT: Final = 2
MOVEMENT: Final = 3
ACTIONS: Final = 4

TILES: Final = 8
"""Tiles of one Kingdom; tile t of Kingdom k is number TILES * k + t."""

DATA: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))
CONSTANTS: Final[dict[str, Any]] = DATA["constants"]


def _ids(table: str) -> list[str]:
    return [str(row["id"]) for row in DATA[table]]


KINGDOM_IDS: Final = _ids("kingdoms")
MINOR_IDS: Final = _ids("minor_kingdoms")
OWNER_IDS: Final = [*KINGDOM_IDS, *MINOR_IDS, "danes", "neutral"]
KIND_IDS: Final = _ids("unit_types")
DIE_IDS: Final = [name + "_die" for name in _ids("dice")]
AREA_IDS: Final = _ids("areas")
SEA_IDS: Final = _ids("seas")
BUILDING_IDS: Final = _ids("buildings")
MARKER_IDS: Final = [name + "_marker" for name in _ids("markers")]
SEASON_IDS: Final = _ids("seasons")
SEASON_CARD_IDS: Final = _ids("season_cards")
ACTION_IDS: Final = _ids("actions")
RULER_IDS: Final = _ids("rulers")
TILE_IDS: Final[list[str]] = [tile for row in DATA["kingdoms"] for tile in row["tiles"]]
LORDSHIP_IDS: Final = _ids("lordship_cards")
CHRONICLE_IDS: Final = _ids("chronicle_cards")
AREAS: Final = 47
SEAS: Final = 8
CARDS: Final = 52
"""Different Lordship cards; some have two copies."""
CHRONICLES: Final = 36
ROUNDS: Final[int] = DATA["meta"]["rounds"]
ACTIONS_PER_TURN: Final[int] = DATA["meta"]["actions_per_turn"]

# Areas

AREA_TYPE: Final[list[int]] = [["village", "town", "capital"].index(row["type"]) for row in DATA["areas"]]
ZONE: Final[list[int]] = [KINGDOM_IDS.index(row["zone"]) for row in DATA["areas"]]
PRINTED_GOLD: Final[list[int]] = [row["gold"] for row in DATA["areas"]]
PRINTED_FOOD: Final[list[int]] = [row["food"] for row in DATA["areas"]]
PRINTED_DALC: Final[list[int]] = [row["dalc"] for row in DATA["areas"]]
PRINTED_HARBOUR: Final[list[bool]] = [row["port"] for row in DATA["areas"]]
HOME_OF: Final[list[int]] = [MINOR_IDS.index(row["home_of"]) if row["home_of"] else NONE for row in DATA["areas"]]
CAPITAL_AREA: Final[list[int]] = [AREA_IDS.index(row["capital"]) for row in DATA["kingdoms"]]
CAPITAL_OF: Final[list[int]] = [CAPITAL_AREA.index(area) if area in CAPITAL_AREA else NONE for area in range(AREAS)]
"""The Kingdom whose Capital an area is."""
SLOTS: Final[list[int]] = [DATA["building_slots"][name] for name in ("village", "town", "capital")]
ALPHABETICAL: Final[list[int]] = [sorted(AREA_IDS).index(name) for name in AREA_IDS]
"""The place of each area in the alphabetical order of the ids (BRE-7.9)."""

# Units

DIE: Final[list[int]] = [_ids("dice").index(row["die"]) for row in DATA["unit_types"]]
HEALTH: Final[list[int]] = [row["health"] for row in DATA["unit_types"]]
COST: Final[list[int]] = [row["cost"] for row in DATA["unit_types"]]
MOVE: Final[list[int]] = [row["move"] for row in DATA["unit_types"]]
LIMIT: Final[list[int]] = [row["limit"] for row in DATA["unit_types"]]
IS_LEADER: Final[list[bool]] = [row["leader"] for row in DATA["unit_types"]]
LED_MOVE: Final = MOVE[THEGN]
"""What a Ceorl has in a group with a leader (BRE-12.6)."""
HITS: Final[list[int]] = [hits for row in DATA["dice"] for hits in row["faces"]]
"""The swords on a face, 1 to 6: number FACES * colour + face - 1."""
OPPOSITE: Final[list[int]] = [face for row in DATA["dice"] for face in row["opposite"]]
UPGRADE_FROM: Final[list[int]] = [KIND_IDS.index(row["from"]) for row in DATA["upgrades"]]
UPGRADE_TO: Final[list[int]] = [KIND_IDS.index(row["to"]) for row in DATA["upgrades"]]
UPGRADE_COST: Final[list[int]] = [row["cost"] for row in DATA["upgrades"]]
UPGRADES: Final = 3
MINOR_KINDS: Final = [EALDORMAN, THEGN, CEORL]
MINOR_LIMIT: Final[list[int]] = [DATA["minor_kingdoms"][0]["pool"].get(name, 0) for name in KIND_IDS]
VIKINGS: Final[int] = DATA["danes"]["total"]
VIKINGS_PER_PARTY: Final[list[int]] = DATA["danes"]["vikings_per_party"]
VIKING_VALUE: Final[int] = CONSTANTS["viking_value"]

# Kingdoms, buildings, prices

RULERS_OF: Final[list[list[int]]] = [[RULER_IDS.index(name) for name in row["rulers"]] for row in DATA["kingdoms"]]
BUILDINGS_PER_KINGDOM: Final[list[int]] = [row["per_kingdom"] for row in DATA["buildings"]]
CONTROL_MARKERS: Final[int] = CONSTANTS["control_markers_per_kingdom"]
BUILDING_COST: Final[int] = CONSTANTS["building_cost"]
MARKER_COUNT: Final[list[int]] = [row["count"] for row in DATA["markers"]]
START_GOLD: Final[list[int]] = [row["start_gold"] for row in DATA["kingdoms"]]
START_LORDSHIP: Final[int] = CONSTANTS["start_lordship"]
CHRONICLES_DEALT: Final[int] = CONSTANTS["chronicles_dealt"]
CHRONICLES_KEPT: Final[int] = CONSTANTS["chronicles_kept"]
CHRONICLE_DALC: Final[int] = CONSTANTS["chronicle_dalc"]
SWAP_COST: Final[int] = CONSTANTS["chronicle_swap_cost"]
HAND_LIMIT: Final[int] = CONSTANTS["lordship_hand_limit"]
FYRD_LIMIT: Final[int] = CONSTANTS["fyrd_limit"]
VASSAL_FYRD_LIMIT: Final[int] = CONSTANTS["vassal_fyrd_limit"]
OPEN_COST: Final[int] = CONSTANTS["move_cost_open"]
FOREST_COST: Final[int] = CONSTANTS["move_cost_forest"]
WALL_COST: Final[int] = CONSTANTS["move_cost_wall"]
SOWING: Final[int] = CONSTANTS["sowing"]
BRIBE_NEUTRAL: Final[int] = CONSTANTS["bribe_cost_neutral"]
BRIBE_VIKING: Final[int] = CONSTANTS["bribe_cost_viking"]
SONG_COST: Final[int] = CONSTANTS["cantware_extra_card_cost"]
FOOD_VALUE: Final[int] = CONSTANTS["alt_clut_food_value"]
CITY_DICE: Final[int] = CONSTANTS["city_bonus_dice"]
CITY_DIE: Final[int] = _ids("dice").index(CONSTANTS["city_bonus_die"])

# Effects of Rulers and tiles: how much of each a Ruler or tile gives.

ABILITIES: Final = [
    "battle_win_draw",
    "capital_food",
    "ruler_attack_hits",
    "bribe_discount",
    "ruler_group_move",
    "fyrd_free_ceorl",
    "winter_free_food",
    "winter_removal_reduction",
    "ceorl_moves_alone",
    "collection_gold",
    "collection_gold_per_town",
    "chronicle_gold",
    "chronicle_cards",
    "defend_cancel",
    "thegn_discount",
    "ship_discount",
    "village_levy",
    "fyrd_limit",
    "attack_white_die",
    "ship_move",
    "cheap_building",
]
BATTLE_WIN_DRAW: Final = 0
CAPITAL_FOOD: Final = 1
RULER_ATTACK_HITS: Final = 2
BRIBE_DISCOUNT: Final = 3
RULER_GROUP_MOVE: Final = 4
FYRD_FREE_CEORL: Final = 5
WINTER_FREE_FOOD: Final = 6
WINTER_REMOVAL_REDUCTION: Final = 7
CEORL_MOVES_ALONE: Final = 8
COLLECTION_GOLD: Final = 9
COLLECTION_GOLD_PER_TOWN: Final = 10
CHRONICLE_GOLD: Final = 11
CHRONICLE_CARDS: Final = 12
DEFEND_CANCEL: Final = 13
THEGN_DISCOUNT: Final = 14
SHIP_DISCOUNT: Final = 15
VILLAGE_LEVY: Final = 16
FYRD_LARGER: Final = 17
ATTACK_WHITE_DIE: Final = 18
SHIP_MOVE: Final = 19
CHEAP_BUILDING: Final = 20
"""How much less than usual a building costs."""


def _ability(effect: dict[str, Any]) -> dict[str, int]:
    """What an effect of a Ruler or tile gives, by the names of ABILITIES."""
    op = effect["op"]
    if op == "chronicle_reward":
        return {"chronicle_gold": effect["gold"], "chronicle_cards": effect["cards"]}
    if op == "unit_discount":
        return {effect["unit"] + "_discount": effect["amount"]}
    if op == "fyrd_free_unit":
        return {"fyrd_free_" + effect["unit"]: effect["amount"]}
    if op == "attack_extra_die":
        return {"attack_" + effect["die"] + "_die": 1}
    if op == "building_cost":
        return {"cheap_building": BUILDING_COST - effect["value"]}
    return {op: effect.get("amount", 1)}


def _abilities(rows: list[dict[str, Any]]) -> list[int]:
    given = [[_ability(effect) for effect in row["effects"]] for row in rows]
    return [sum(each.get(name, 0) for each in effects) for name in ABILITIES for effects in given]


_TILE_ROWS: Final[list[dict[str, Any]]] = [
    next(row for row in DATA["kingdom_tiles"] if row["id"] == tile) for tile in TILE_IDS
]
ALL_TILES: Final = 32
RULERS: Final = 8
RULER_GIVES: Final = _abilities(DATA["rulers"])
"""Number RULERS * ability + ruler."""
TILE_GIVES: Final = _abilities(_TILE_ROWS)
"""Number ALL_TILES * ability + tile."""
TILES_GIVING: Final = [
    sum(1 << t for t in range(TILES) if TILE_GIVES[ALL_TILES * ability + TILES * kingdom + t])
    for ability in range(len(ABILITIES))
    for kingdom in range(KINGDOMS)
]
"""The mask of a Kingdom's tiles that give something: number KINGDOMS * ability + kingdom."""
TILE_COST: Final[list[int]] = [row["cost"] for row in _TILE_ROWS]
TILE_COLOUR: Final[list[int]] = [["red", "green", "blue"].index(row["colour"]) for row in _TILE_ROWS]
MINT_LIMIT: Final[int] = next(row["effects"][0]["max"] for row in _TILE_ROWS if row["id"] == "mercia_mint")

# Rounds and raids

SEASON_OF_ROUND: Final[list[int]] = [NONE] + [SEASON_IDS.index(row["season"]) for row in DATA["round_track"]]
YEAR_OF_ROUND: Final[list[int]] = [NONE] + [row["year"] - 1 for row in DATA["round_track"]]
"""Years are counted from 0."""
VASSAL_ROUNDS: Final[list[int]] = [row["round"] for row in DATA["round_track"] if row["vassal_marker"]]
SITE_AREA: Final[list[int]] = [AREA_IDS.index(row["area"]) for row in DATA["landing_sites"]]
SITE_SEA: Final[list[int]] = [SEA_IDS.index(row["sea"]) for row in DATA["landing_sites"]]
SITES: Final = 12
