"""The cards of Bretwalda as typed tables: Season, Lordship and Chronicle cards; `content.toml` is the source."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDING_IDS,
    DATA,
    KIND_IDS,
    MARKER_IDS,
    NONE,
    SEASON_IDS,
)

# Season cards

SEASON_OF_CARD: Final[list[int]] = [SEASON_IDS.index(row["season"]) for row in DATA["season_cards"]]
IS_EXPANSION_SEASON: Final[list[bool]] = [row["set"] != "base" for row in DATA["season_cards"]]
FOOD_REMOVED: Final[list[int]] = [row["food_removed"] for row in DATA["season_cards"]]
SEASON_CARDS: Final = 24

MODIFIERS: Final = [
    "forest_cost",
    "ship_move_bonus",
    "no_granary_bonus",
    "food_area_bonus",
    "bribe_discount",
    "no_sea",
    "forest_closed",
    "no_food_collection",
]
EASY_FORESTS: Final = 0
SHIP_MOVE_BONUS: Final = 1
NO_GRANARY_BONUS: Final = 2
FOOD_AREA_BONUS: Final = 3
CHEAP_BRIBES: Final = 4
NO_SEA: Final = 5
FOREST_CLOSED: Final = 6
NO_FOOD_COLLECTION: Final = 7

SEASON_OPS: Final = [
    "gain_gold",
    "free_unit",
    "draw_lordship",
    "place_food",
    "gold_per",
    "place_marker",
    "lose_unit",
    "sow",
    "extra_raid_party",
    "ransom_danes",
    "round_modifier",
]
SEASON_GOLD: Final = 0
SEASON_UNIT: Final = 1
SEASON_DRAW: Final = 2
SEASON_FOOD: Final = 3
SEASON_GOLD_PER: Final = 4
SEASON_MARKER: Final = 5
SEASON_LOSS: Final = 6
SEASON_SOW: Final = 7
SEASON_RAID: Final = 8
SEASON_RANSOM: Final = 9
SEASON_MODIFIER: Final = 10

PER_HARBOUR: Final = 0
PER_ABBEY: Final = 1
PER_TOWN: Final = 2


class SeasonEffect:
    """One effect of a Season card."""

    def __init__(self, op: int, amount: int, most: int, what: int) -> None:
        self.op: Final = op
        self.amount: Final = amount
        self.most: Final = most
        self.what: Final = what
        """The modifier, the marker, or what is counted."""


def _season_effect(row: dict[str, Any]) -> SeasonEffect:
    what = NONE
    if "key" in row:
        what = MODIFIERS.index(row["key"])
    elif "marker" in row:
        what = MARKER_IDS.index(row["marker"] + "_marker")
    elif "per" in row:
        what = ["harbour", "abbey", "town"].index(row["per"])
    amount = row.get("amount", row.get("value", row.get("cost", 1)))
    return SeasonEffect(SEASON_OPS.index(row["op"]), amount, row.get("max", 0), what)


SEASON_EFFECTS: Final[list[list[SeasonEffect]]] = [
    [_season_effect(effect) for effect in row["effects"]] for row in DATA["season_cards"]
]
MODIFIER_OF_CARD: Final[list[int]] = [
    next((each.amount for each in effects if each.op == SEASON_MODIFIER and each.what == modifier), 0)
    for effects in SEASON_EFFECTS
    for modifier in range(len(MODIFIERS))
]
"""Number len(MODIFIERS) * card + modifier; 0 where the card does not have it."""
MODIFIER_COUNT: Final = 8

# Lordship cards

TIMINGS: Final = ["any_time", "your_turn", "before_battle", "during_battle", "after_battle", "season", "turn_order"]

CONDITIONS: Final = [
    "any",
    "own_dice",
    "dice",
    "season_effect",
    "summer_or_autumn",
    "raid",
    "not_pretender",
    "established",
    "movement",
    "collection",
    "land",
    "land_defender",
    "sea_attacker",
    "defend_village",
    "defend_town",
    "defend_own_town",
    "attack_town",
    "can_evade",
    "attacked_by_engine",
    "lost_land",
    "won",
    "won_land",
    "lost",
    "won_land_danes",
    "won_land_neutral",
]
IF_LAND: Final = 10
IF_LAND_DEFENDER: Final = 11
IF_SEA_ATTACKER: Final = 12
IF_DEFEND_VILLAGE: Final = 13
IF_DEFEND_TOWN: Final = 14
IF_DEFEND_OWN_TOWN: Final = 15
IF_ATTACK_TOWN: Final = 16
IF_CAN_EVADE: Final = 17
IF_ATTACKED_BY_ENGINE: Final = 18
IF_WON: Final = 20
IF_WON_LAND: Final = 21
IF_LOST: Final = 22
IF_WON_LAND_DANES: Final = 23
IF_WON_LAND_NEUTRAL: Final = 24

OPS: Final = [
    "cancel_wounds",
    "add_hits",
    "strike",
    "first_strike",
    "extra_dice",
    "gain_gold",
    "draw_lordship",
    "group_move_bonus",
    "forest_cost",
    "flip_dice",
    "reroll_dice",
    "set_die",
    "ignore_season",
    "take_discard",
    "gold_for_slain",
    "area_yield",
    "take_pretender",
    "reinforce",
    "evade",
    "recover_unit",
    "place_units",
    "no_city_bonus",
    "discard_random",
    "free_upgrade",
    "free_building",
    "move_food",
    "match_neutrals",
    "wound_choice",
    "fewer_dice",
    "chronicle_search",
    "neutral_riot",
    "steal_cards",
    "sea_step",
    "choose_wound_order",
    "hire_neutral",
    "buy_off",
    "repel",
    "destroy_building",
    "share_cards",
    "sell_cards",
    "pass_enemies",
    "move_neutral",
    "redirect_raid",
    "double_gold",
]
CANCEL_WOUNDS: Final = 0
ADD_HITS: Final = 1
STRIKE: Final = 2
FIRST_STRIKE: Final = 3
EXTRA_DICE: Final = 4
GAIN_GOLD: Final = 5
DRAW_LORDSHIP: Final = 6
GROUP_MOVE_BONUS: Final = 7
FREE_FORESTS: Final = 8
FLIP_DICE: Final = 9
REROLL_DICE: Final = 10
SET_DIE: Final = 11
IGNORE_SEASON: Final = 12
TAKE_DISCARD: Final = 13
GOLD_FOR_SLAIN: Final = 14
AREA_YIELD: Final = 15
TAKE_PRETENDER: Final = 16
REINFORCE: Final = 17
EVADE: Final = 18
RECOVER_UNIT: Final = 19
PLACE_UNITS: Final = 20
NO_CITY_BONUS: Final = 21
DISCARD_RANDOM: Final = 22
FREE_UPGRADE: Final = 23
FREE_BUILDING: Final = 24
MOVE_FOOD: Final = 25
MATCH_NEUTRALS: Final = 26
WOUND_CHOICE: Final = 27
FEWER_DICE: Final = 28
CHRONICLE_SEARCH: Final = 29
NEUTRAL_RIOT: Final = 30
STEAL_CARDS: Final = 31
SEA_STEP: Final = 32
CHOOSE_WOUND_ORDER: Final = 33
HIRE_NEUTRAL: Final = 34
BUY_OFF: Final = 35
REPEL: Final = 36
DESTROY_BUILDING: Final = 37
SHARE_CARDS: Final = 38
SELL_CARDS: Final = 39
PASS_ENEMIES: Final = 40
MOVE_NEUTRAL: Final = 41
REDIRECT_RAID: Final = 42
DOUBLE_GOLD: Final = 43

_CARD_ROWS: Final[list[dict[str, Any]]] = DATA["lordship_cards"]
COPIES: Final[list[int]] = [row["copies"] for row in _CARD_ROWS]
IS_EXPANSION_CARD: Final[list[bool]] = [row["set"] != "base" for row in _CARD_ROWS]
CONDITION: Final[list[int]] = [CONDITIONS.index(row["condition"]) for row in _CARD_ROWS]
OP: Final[list[int]] = [OPS.index(row["effects"][0]["op"]) for row in _CARD_ROWS]


def _amount(effect: dict[str, Any]) -> int:
    """The number that an effect is about: dice, wounds, cards, Gold, or what each unit of it costs."""
    for name in ("amount", "max", "draw", "take", "factor", "value", "cost"):
        if name in effect:
            return int(effect[name])
    return 0


AMOUNT: Final[list[int]] = [_amount(row["effects"][0]) for row in _CARD_ROWS]
KEEPS: Final[list[int]] = [row["effects"][0].get("keep", 0) for row in _CARD_ROWS]
DIVISOR: Final[list[int]] = [row["effects"][0].get("divisor", 0) for row in _CARD_ROWS]
"""Of cards that draw a card for so many Cities; else 0."""
IS_PER_ABBEY: Final[list[bool]] = [row["effects"][0].get("per", "") == "abbeys" for row in _CARD_ROWS]
PLACES_THEGNS: Final[list[int]] = [
    sum(line["amount"] for line in row["effects"][0].get("choose", []) if line["unit"] == "thegn") for row in _CARD_ROWS
]
PLACES_CEORLS: Final[list[int]] = [
    sum(line["amount"] for line in row["effects"][0].get("choose", []) if line["unit"] == "ceorl") for row in _CARD_ROWS
]


def _cards(timing: str, only: list[str] | None = None, but: list[str] | None = None) -> list[int]:
    """The Lordship cards of a timing, of some conditions or of all but some."""
    return [
        n
        for n, row in enumerate(_CARD_ROWS)
        if row["timing"] == timing
        and (only is None or row["condition"] in only)
        and (but is None or row["condition"] not in but)
    ]


DICE_CARDS: Final = _cards("any_time")
TURN_CARDS: Final = _cards("your_turn", but=["movement", "collection"])
MOVEMENT_CARDS: Final = _cards("your_turn", but=["collection"])
COLLECTION_CARDS: Final = _cards("your_turn", only=["collection"])
BEFORE_BATTLE_CARDS: Final = _cards("before_battle")
DURING_BATTLE_CARDS: Final = _cards("during_battle", but=["lost_land"])
LOST_BATTLE_CARDS: Final = _cards("during_battle", only=["lost_land"])
AFTER_BATTLE_CARDS: Final = _cards("after_battle")
SEASON_PLAY_CARDS: Final = _cards("season", but=["raid"])
RAID_CARDS: Final = _cards("season", only=["raid"])
TURN_ORDER_CARDS: Final = _cards("turn_order")

# Chronicle cards

CHRONICLE_KINDS: Final = [
    "control_count",
    "any_of",
    "buildings",
    "units",
    "host",
    "types_in_area",
    "gold",
    "food",
    "lordship",
    "enemy_capitals",
    "foreign_areas",
    "coasts",
    "tiles",
    "vikings_killed_this_turn",
    "battles_won_this_movement",
    "areas_taken_this_movement",
    "food_destroyed_this_movement",
    "tile_colours",
    "ports",
    "pool_empty",
]
C_CONTROL: Final = 0
C_ANY_OF: Final = 1
C_BUILDINGS: Final = 2
C_UNITS: Final = 3
C_HOST: Final = 4
C_TYPES: Final = 5
C_GOLD: Final = 6
C_FOOD: Final = 7
C_LORDSHIP: Final = 8
C_ENEMY_CAPITALS: Final = 9
C_FOREIGN_AREAS: Final = 10
C_COASTS: Final = 11
C_TILES: Final = 12
C_VIKINGS_KILLED: Final = 13
C_BATTLES_WON: Final = 14
C_AREAS_TAKEN: Final = 15
C_FOOD_DESTROYED: Final = 16
C_TILE_COLOURS: Final = 17
C_PORTS: Final = 18
C_POOL_EMPTY: Final = 19

FEATURES: Final = ["area", "town", "harbour", "food", "dalc", "forest_edge"]
F_AREA: Final = 0
F_TOWN: Final = 1
F_HARBOUR: Final = 2
F_FOOD: Final = 3
F_DALC: Final = 4
F_FOREST_EDGE: Final = 5

ANY_BUILDING: Final = 4


class Condition:
    """One condition of a Chronicle card: a number that must be reached."""

    def __init__(self, kind: int, what: int, needed: int, areas: list[int]) -> None:
        self.kind: Final = kind
        self.what: Final = what
        """The feature, the building or the unit type."""
        self.needed: Final = needed
        self.areas: Final = areas


def _condition(row: dict[str, Any]) -> Condition:
    kind = row["kind"]
    what = NONE
    if kind == "control_count":
        what = FEATURES.index(row["feature"])
    elif kind == "buildings":
        what = [*BUILDING_IDS, "any"].index(row["type"])
    elif kind == "units":
        what = KIND_IDS.index(row["type"])
    areas = [AREA_IDS.index(area) for area in row.get("areas", [])]
    return Condition(CHRONICLE_KINDS.index(kind), what, row.get("n", 1), areas)


def _cost(row: dict[str, Any], kind: str, unit: str = "") -> int:
    return sum(cost["n"] for cost in row.get("costs", []) if cost["kind"] == kind and cost.get("type", "") == unit)


_CHRONICLE_ROWS: Final[list[dict[str, Any]]] = DATA["chronicle_cards"]
CHRONICLE_CONDITIONS: Final[list[list[Condition]]] = [
    [_condition(condition) for condition in row["conditions"]] for row in _CHRONICLE_ROWS
]
IS_EXPANSION_CHRONICLE: Final[list[bool]] = [row["set"] != "base" for row in _CHRONICLE_ROWS]
IS_FOR_PHASE_END: Final[list[bool]] = [row.get("when", "") == "action_phase_end" for row in _CHRONICLE_ROWS]
GOLD_COST: Final[list[int]] = [_cost(row, "gold") for row in _CHRONICLE_ROWS]
FOOD_COST: Final[list[int]] = [_cost(row, "food") for row in _CHRONICLE_ROWS]
LORDSHIP_COST: Final[list[int]] = [_cost(row, "lordship") for row in _CHRONICLE_ROWS]
EALDORMAN_COST: Final[list[int]] = [_cost(row, "unit", "ealdorman") for row in _CHRONICLE_ROWS]
SHIP_COST: Final[list[int]] = [_cost(row, "unit", "ship") for row in _CHRONICLE_ROWS]
