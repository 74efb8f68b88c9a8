"""The components of SAGA as typed tables; `content.toml` is the source, ids are places in its lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

SAXON: Final = 0
VIKING: Final = 1

# Spaces: the areas of England, of Scandinavia, the Longship, and where pieces are when they are not on the board.
NORTHUMBRIA: Final = 0
MERCIA: Final = 1
EAST_ANGLIA: Final = 2
ESSEX: Final = 3
KENT: Final = 4
SUSSEX: Final = 5
WESSEX: Final = 6
ENGLAND: Final = 7
"""The areas of England are 0 to ENGLAND - 1."""
SCAND_NORTH: Final = 7
SCAND_CENTRAL: Final = 8
SCAND_SOUTH: Final = 9
LONGSHIP: Final = 10
SUPPLY: Final = 11
ASIDE: Final = 12
REMOVED: Final = 13
SPACES: Final = 14

# Abilities; the leader pieces (handles) are 0 to 3 for the Saxons and 4 to 7 for the Vikings too.
WARDEN: Final = 0
MARSHAL: Final = 1
ENVOY: Final = 2
EALDORMAN: Final = 3
STORMER: Final = 4
SEA_KING: Final = 5
BERSERKER: Final = 6
PLUNDERER: Final = 7
LEADERS: Final = 8

SAXON_MOVE: Final = 0
SAXON_BUILD: Final = 1
SAXON_FYRD: Final = 2
SAXON_INCOME: Final = 3
SAXON_TRIBUTE: Final = 4
VIKING_MOVE: Final = 5
VIKING_SCOUT: Final = 6
VIKING_RECRUIT: Final = 7
VIKING_PLUNDER: Final = 8

NO_BONUS: Final = -1
STEP_OR_COIN: Final = 0
COIN: Final = 1
FREE_WARRIOR: Final = 2
EXTRA_MOVE: Final = 3

SAXON_TRACK: Final = 0
SAXON_NO_VIKINGS: Final = 1
VIKING_FIVE_AREAS: Final = 2
VIKING_COINS: Final = 3
VIKING_NO_SAXONS: Final = 4

NONE: Final = -1
"""No token, no owner, no open tile, no battle."""

DATA: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))


def _ids(table: str) -> list[str]:
    return [str(row["id"]) for row in DATA[table]]


SIDE_IDS: Final = ["saxon", "viking"]
AREA_IDS: Final = _ids("areas")
SPACE_IDS: Final = [*AREA_IDS, *_ids("scandinavia"), "longship", "supply", "aside", "removed"]
ABILITY_IDS: Final = _ids("leaders")
HANDLE_IDS: Final[list[str]] = [*DATA["leader_handles"]["saxon"], *DATA["leader_handles"]["viking"]]
TOKEN_IDS: Final = _ids("raid_targets")
SLOT_IDS: Final = [str(row["slot"]) for row in DATA["scandinavia"]]
ACTION_IDS: Final = _ids("actions")
BONUS_IDS: Final = _ids("bonuses")
VICTORY_IDS: Final = _ids("victory")
TILE_IDS: Final = [str(row["id"]) for row in DATA["tiles"] if row["tile_set"] == "a"]

TOKENS: Final = len(TOKEN_IDS)
TILES: Final = len(TILE_IDS)

_ROWS: Final[list[dict[str, Any]]] = [*DATA["areas"], *DATA["scandinavia"]]

COASTAL: Final[list[bool]] = [row.get("kind") == "coastal" for row in DATA["areas"]]
INLAND_AREAS: Final[list[int]] = [n for n, row in enumerate(DATA["areas"]) if row["kind"] == "inland"]
TOKEN_AREA: Final[list[int]] = [AREA_IDS.index(row["area"]) for row in DATA["raid_targets"]]

COINS: Final[int] = DATA["components"]["coins"]
BURHS: Final[int] = DATA["components"]["burhs"]
WARRIORS: Final[int] = DATA["components"]["saxon_warriors"]

_EFFECTS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row["effect"] for table in ("actions", "bonuses", "victory") for row in DATA[table]
}
_COSTS: Final[dict[str, int]] = {row["id"]: row["cost_coins"] for row in DATA["actions"]}

BUILD_COST: Final = _COSTS["saxon_build"]
TRIBUTE_COST: Final = _COSTS["saxon_tribute"]
FYRD_COST: Final[int] = _EFFECTS["saxon_fyrd"]["coins_per_kill"]
RECRUIT_ONE_COST: Final[int] = _EFFECTS["viking_recruit"]["choices"][0]["coins"]
RECRUIT_THREE_COST: Final[int] = _EFFECTS["viking_recruit"]["choices"][1]["coins"]
RECRUIT_THREE_UNITS: Final[int] = _EFFECTS["viking_recruit"]["choices"][1]["units"]
PLUNDER_COINS: Final[int] = _EFFECTS["viking_plunder"]["coins_per_burh"]
AREAS_TO_WIN: Final[int] = _EFFECTS["viking_five_areas"]["areas"]
COINS_TO_WIN: Final[int] = _EFFECTS["viking_coins"]["coins"]

SETUP: Final[dict[str, Any]] = DATA["setup"]

_ABILITIES: Final[list[dict[str, Any]]] = [row["effect"] for row in DATA["leaders"]]


def _strengths(condition: str) -> list[int]:
    """What each leader counts once he is revealed, by ability, where the condition holds (SAG-1.10, SAG-13.1)."""
    return [
        effect["value"] if effect.get("condition") == condition else effect.get("otherwise", UNIT_STRENGTH)
        for effect in _ABILITIES
    ]


UNIT_STRENGTH: Final = 1
STRENGTH_AT_BURH: Final = _strengths("area_has_burh")
STRENGTH_WITHOUT_BURH: Final = _strengths("area_has_no_burh")
BERSERKER_KILLS: Final[int] = _ABILITIES[BERSERKER]["max_enemy_units"]
ENVOY_IS_OPTIONAL: Final[bool] = _ABILITIES[ENVOY]["optional"]


def _borders(essex_wessex: bool) -> list[list[int]]:
    """The neighbours of each area of England and Scandinavia (SAG-1.11), without the disputed border if so chosen."""
    borders = [sorted(SPACE_IDS.index(other) for other in row["adjacent"]) for row in _ROWS]
    if not essex_wessex:
        borders[ESSEX].remove(WESSEX)
        borders[WESSEX].remove(ESSEX)
    return borders


BORDERS: Final = _borders(True)
BORDERS_WITHOUT_ESSEX_WESSEX: Final = _borders(False)


class Half:
    """One side's half of an action tile (SAG-1.12)."""

    def __init__(self, bonus: int, actions: int, is_either_or: bool) -> None:
        self.bonus: Final = bonus
        self.actions: Final = actions
        """A mask of action ids."""
        self.is_either_or: Final = is_either_or


def _half(row: dict[str, Any]) -> Half:
    bonus = BONUS_IDS.index(row["bonus"]) if row["bonus"] else NO_BONUS
    actions = sum(1 << ACTION_IDS.index(action) for action in row["actions"])
    return Half(bonus, actions, row["connector"] == "or")


def _halves(tile_set: str) -> list[Half]:
    rows = [row for row in DATA["tiles"] if row["tile_set"] == tile_set]
    return [_half(row[side]) for row in rows for side in SIDE_IDS]


HALVES: Final = {"a": _halves("a"), "b": _halves("b")}
"""Of each tile set: the half of tile t for side d is number 2 t + d."""

INITIATIVE_TILE: Final[int] = [row["initiative_icon"] for row in DATA["tiles"]].index(True)
FIRST_TILE: Final[int] = [row["first_icon"] for row in DATA["tiles"]].index(True)
"""The tile with the sword and axe: its owner resolves actions first."""

BURH_MARKER_WITHOUT_BURHS: Final[int] = DATA["round_track"]["burh_start"] - DATA["round_track"]["starting_burhs"]

HANDLE_SIDE: Final = [SAXON] * 4 + [VIKING] * 4

SUBSETS: Final = [[m for m in range(16) if m & ~present == 0] for present in range(16)]
"""For every set of four leaders (a mask): its subsets."""
SIZE: Final = [bin(m).count("1") for m in range(16)]
"""How many leaders a mask holds."""
