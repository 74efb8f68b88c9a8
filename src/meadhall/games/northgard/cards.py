"""What the cards do, as typed tables: the `effect` of each card in `content.toml`, read once."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.northgard.content import CARDS, DATA, FOOD, LORE, RESOURCE_IDS, WOOD

RECRUIT: Final = 0
RECRUIT_CAPS: Final = 1
MOVE: Final = 2
EXPLORE: Final = 3
BUILD: Final = 4
PICK_ACTIONS: Final = 5
DRAW: Final = 6
DRAW_PER: Final = 7
GAIN: Final = 8
RECOVER_OR_DRAW: Final = 9
SPY: Final = 10
CURSE: Final = 11
RANDOM_DISCARD_OR_DRAW: Final = 12
EXTORT: Final = 13
REMOVE_UNIT: Final = 14
COPY: Final = 15
HIDDEN_WAYS: Final = 16
BRIBERY: Final = 17
CONQUEROR: Final = 18
FUTURE_SIGHT: Final = 19
REACTION_CANCEL: Final = 20
SCORE: Final = 21
NO_EFFECT: Final = 22
_KINDS: Final = [
    "recruit",
    "recruit_caps",
    "move",
    "explore",
    "build",
    "pick_actions",
    "draw",
    "draw_per",
    "gain",
    "recover_or_draw",
    "spy",
    "curse",
    "random_discard_or_draw",
    "extort",
    "remove_unit",
    "copy",
    "hidden_ways",
    "bribery",
    "conqueror",
    "future_sight",
    "reaction_cancel",
    "score",
    "none",
]

# Recruit: where units may go.
OWN: Final = 0
OWN_OR_NEUTRAL: Final = 1
NEUTRAL: Final = 2

# What follows a recruiting or a removal.
NOTHING_MORE: Final = 0
STAG_PULL: Final = 1
KAIJA_AWAKE: Final = 2
DRAW_ONE: Final = 3
ADD_UNIT: Final = 4
COLLECT_RESOURCE: Final = 5

# Recruit in several territories: how many in each, and in which; a cap by icons is the number of the resource.
CAP_ONE: Final = 3
ALL: Final = 0
OPEN_OR_TILE_WOOD: Final = 1
ADJACENT_TO_ENEMY: Final = 2

# Copy: whose cards.
ADJACENT_ENEMY: Final = 0
SCORCHED_OWNER: Final = 1
OWN_PLAYED: Final = 2

_EFFECTS: Final[list[dict[str, Any]]] = [row["effect"] for row in DATA["card"]]


def _numbers(field: str, absent: int = 0) -> list[int]:
    return [int(effect.get(field, absent)) for effect in _EFFECTS]


def _flags(field: str, value: object = True) -> list[bool]:
    return [effect.get(field) == value for effect in _EFFECTS]


def _names(field: str, names: list[str]) -> list[int]:
    return [names.index(effect[field]) if field in effect else 0 for effect in _EFFECTS]


KIND: Final = [_KINDS.index(effect["kind"]) for effect in _EFFECTS]
N: Final = _numbers("n")
"""Units to recruit, move points, or cards to draw."""

TARGETS: Final = _names("targets", ["own", "own_or_neutral", "neutral"])
IS_SAME: Final = _flags("same")
PAY: Final = _numbers("pay_any")
PAID_UNITS: Final = _numbers("pay_units")
PAID_DRAW: Final = _numbers("pay_draw")
THEN: Final = _names("then", ["", "stag_pull", "kaija_awake", "draw1", "add_unit", "collect_resource"])

CAP: Final = _names("cap", [*RESOURCE_IDS, "one"])
FILTER: Final = _names("filter", ["all", "open_or_tile_wood", "adjacent_to_enemy"])
MOST_TERRITORIES: Final = _numbers("max_territories")

POINTS: Final = _numbers("points")
HAS_BONUS_CHOICE: Final = _flags("bonus_choice")
CANCELS: Final = _numbers("cancel_casualties")
IGNORES_ROUGH: Final = _flags("ignore_rough")
PASSES_THROUGH: Final = _flags("pass_through_enemies")
PUSHES_DEFENDER: Final = _flags("push_defender")
KAIJA_COLLECTS: Final = _flags("before", "kaija_collect")
SCORCHES_AFTER: Final = _flags("after", "scorched_earth")
EXPLORES_TOO: Final = _flags("explore", "before_or_after")

DRAWN_TILES: Final = _numbers("draw", 1)
TIMES: Final = _numbers("times", 1)
HAS_REDRAW: Final = _flags("redraw")
IS_ANYWHERE: Final = _flags("anywhere")
COLLECTS_TILE: Final = _flags("collect_tile")

DISCOUNT: Final = _numbers("discount")
MOST_LARGE: Final = _numbers("max_large", 9)
ALLOWS_DUPLICATE: Final = _flags("duplicate")
IS_SLOTLESS: Final = _flags("slotless_small")
COLLECTS_TERRITORY: Final = _flags("collect_territory")
REPLACES_AFTER: Final = _flags("replace_after")

ACTIONS: Final = _numbers("count")
DISCARDS: Final = _numbers("discard")
TOPS: Final = _numbers("top")
GAINS: Final = [int(effect.get(kind, 0)) for effect in _EFFECTS for kind in RESOURCE_IDS]
"""What a card gives: number 3 * card + resource."""
IS_ADJACENT: Final = _flags("range", "adjacent")
COPIES_FROM: Final = _names("from", ["adjacent_enemy_active", "scorched_owner_active", "own_played_this_year"])
MOST_BRIBED: Final = max(_numbers("max_units"))
EXTORTED: Final = max(_numbers("resources"))

# Achievements
PER_SMALL_BUILDING: Final = _numbers("small_building")
PER_LARGE_BUILDING: Final = _numbers("large_building")
PER_EMPTY_SMALL: Final = _numbers("empty_small_slot")
PER_EMPTY_LARGE: Final = _numbers("empty_large_slot")
PER_ICON: Final = [int(effect.get(f"{kind}_icon", 0)) for effect in _EFFECTS for kind in RESOURCE_IDS]
PER_LAIR: Final = _numbers("lair")
PER_UNIT: Final = _numbers("unit")

_CONDITIONS: Final[list[str]] = [row["playable_if"] for row in DATA["card"]]
IS_ALWAYS_PLAYABLE: Final = [condition == "always" for condition in _CONDITIONS]
IS_NEVER_PLAYABLE: Final = [condition in ("never", "reaction_only") for condition in _CONDITIONS]

assert len(KIND) == CARDS
assert (FOOD, WOOD, LORE) == (0, 1, 2)
