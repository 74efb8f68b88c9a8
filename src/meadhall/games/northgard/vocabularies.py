"""The option names of Northgard, and the numbers behind them.

Territories are named by their anchor (NOR-20.6), cards and buildings by their ids, cells by `x,y`.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard.content import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    CREATURES,
    FACE_IDS,
    FORTRESS,
    MOST_SEATS,
    RESOURCE_IDS,
    RESOURCES,
    TILE_IDS,
    TILES,
    UNITS,
)

SEAT_IDS: Final = ["seat_" + str(seat) for seat in range(MOST_SEATS)]

CLAN: Final = Vocabulary(["clan:" + clan for clan in CLAN_IDS])
SEAT: Final = Vocabulary(["seat:" + seat for seat in SEAT_IDS])
CARD: Final = Vocabulary(["card:" + card for card in CARD_IDS])
FACE: Final = Vocabulary(["face:" + face for face in FACE_IDS])
CREATURE: Final = Vocabulary(["creature:" + creature for creature in CREATURE_IDS])
RESOURCE: Final = Vocabulary(["resource:" + resource for resource in RESOURCE_IDS])
CELL: Final = Vocabulary(["cell:" + cell for cell in CELL_IDS])
ROTATION: Final = Vocabulary(["rotation:" + str(turns) for turns in range(4)])

NO: Final = 0
YES: Final = 1
YES_NO: Final = Vocabulary(["no", "yes"])

REDRAW: Final = TILES
TILE: Final = Vocabulary([*["tile:" + tile for tile in TILE_IDS], "redraw"])

FINISH: Final = AREAS
TERRITORY: Final = Vocabulary([*["territory:" + area for area in AREA_IDS], "finish"])
"""A territory by its anchor, or an end; also where an end is to skip or to decline."""
DRAW_TILE: Final = AREAS + 1
RETURN: Final = Vocabulary([*["territory:" + area for area in AREA_IDS], "decline", "draw_tile"])

KAIJA: Final = AREAS
RECRUIT_END: Final = 2 * AREAS
RECRUIT: Final = Vocabulary([*["unit:" + area for area in AREA_IDS], *["kaija:" + area for area in AREA_IDS], "finish"])

WITH_KAIJA: Final = UNITS + 1
COUNT: Final = Vocabulary(
    [
        *["units:" + str(units) for units in range(UNITS + 1)],
        *["units_and_kaija:" + str(units) for units in range(UNITS + 1)],
    ]
)
"""How many units; from WITH_KAIJA on, with Kaija."""
UNIT_ID: Final = "unit"
KAIJA_ID: Final = "kaija"


def figures_of(option: int, options: list[int]) -> dict[str, int]:
    """The figures that an option of COUNT means; Kaija is one of them if she might have been meant."""
    counts = {UNIT_ID: option % WITH_KAIJA}
    if options[-1] >= WITH_KAIJA:
        counts[KAIJA_ID] = option // WITH_KAIJA
    return counts


def units_at(territory: int, is_intruding: bool) -> str:
    """The thing that the units of its holder, or of who came in, are in a territory."""
    return ("intruders-" if is_intruding else "units-") + AREA_IDS[territory]


# A turn
PLAY: Final = 0
WAIT: Final = CARDS
REPLACE: Final = 2 * CARDS
REMOVE: Final = 3 * CARDS
UPGRADE: Final = 4 * CARDS
PASS: Final = 4 * CARDS + 1
END_TURN: Final = 4 * CARDS + 2
TURN: Final = Vocabulary(
    [
        *["play:" + card for card in CARD_IDS],
        *["wait:" + card for card in CARD_IDS],
        *["replace:" + card for card in CARD_IDS],
        *["remove:" + card for card in CARD_IDS],
        "upgrade",
        "pass",
        "end_turn",
    ]
)

ALLOW: Final = 0
CANCEL: Final = 1
REACTION: Final = Vocabulary(["allow", "cancel"])

TO_ACTIVE: Final = 0
OUT_OF_GAME: Final = 1
SPENDING: Final = Vocabulary(["to_active", "out_of_game"])

DRAW_INSTEAD: Final = CARDS
CARD_OR_DRAW: Final = Vocabulary([*["card:" + card for card in CARD_IDS], "draw"])
SEAT_OR_DRAW: Final = Vocabulary([*["seat:" + seat for seat in SEAT_IDS], "draw"])

PAY_RESOURCES: Final = 0
DISCARD_INSTEAD: Final = 1
EXTORTION: Final = Vocabulary(["pay", "discard"])

RECRUIT_ACTION: Final = 0
MOVE_ACTION: Final = 1
EXPLORE_ACTION: Final = 2
BUILD_ACTION: Final = 3
NO_ACTION: Final = 4
ACTION: Final = Vocabulary(["recruit", "move", "explore", "build", "finish"])

EXPLORE_FIRST: Final = 0
MOVE_FIRST: Final = 1
ANNEXATION: Final = Vocabulary(["explore_first", "move_first"])

BUILD_FIRST: Final = AREAS
GLORY: Final = Vocabulary([*["collect_first:" + area for area in AREA_IDS], "build_first"])

NO_BUILDING: Final = AREAS * BUILDINGS
BUILD: Final = Vocabulary(
    [*["build:" + area + ":" + building for area in AREA_IDS for building in BUILDING_IDS], "finish"]
)
"""A building in a territory: number BUILDINGS * anchor + building."""
SLOT: Final = Vocabulary(["slot:" + area for area in AREA_IDS])

SLOTLESS: Final = AREAS
NO_REPLACEMENT: Final = AREAS + AREAS * FORTRESS
REPLACED: Final = Vocabulary(
    [
        *["slot:" + area for area in AREA_IDS],
        *["slotless:" + area + ":" + building for area in AREA_IDS for building in BUILDING_IDS[:FORTRESS]],
        "finish",
    ]
)
"""A building by its slot, or one without a slot: number SLOTLESS + FORTRESS * area + building."""
BUILDING: Final = Vocabulary(["building:" + building for building in BUILDING_IDS])

OWNED_CARD: Final = Vocabulary(["copy:" + seat + ":" + card for seat in SEAT_IDS for card in CARD_IDS])
"""A card of a player: number CARDS * seat + card."""

CREATURE_FIGHT: Final = AREAS
FIGHT: Final = Vocabulary(
    [*["combat:" + area for area in AREA_IDS], *["hunt:" + creature for creature in CREATURE_IDS]]
)
NO_CREATURE: Final = CREATURES
HUNT: Final = Vocabulary([*["hunt:" + creature for creature in CREATURE_IDS], "finish"])

POINT: Final = 0
CASUALTY: Final = 1
SYMBOL: Final = Vocabulary(["point", "casualty"])
SPENT_FOOD: Final = Vocabulary(["food:" + str(food) for food in range(UNITS + 2)])

GIFTS: Final[list[list[int]]] = [
    [food, wood, 3 - food - wood] for food in range(3, -1, -1) for wood in range(3 - food, -1, -1)
]
"""Every three resources."""
ONE_OF_EACH: Final = GIFTS.index([1, 1, 1])
SWAPS: Final = len(GIFTS)
NO_TRADE: Final = SWAPS + RESOURCES * RESOURCES
TRADE: Final = Vocabulary(
    [
        *["give:" + ":".join(map(str, gift)) for gift in GIFTS],
        *["swap:" + given + ":" + received for given in RESOURCE_IDS for received in RESOURCE_IDS],
        "finish",
    ]
)
"""Three resources to the supply, or a swap with the partner: number SWAPS + RESOURCES * given + received."""
IN_RETURN: Final = "for_"
"""What is asked for in a swap is called by this and the resource."""
REFUSE: Final = 0
ACCEPT: Final = 1
AGREEMENT: Final = Vocabulary(["refuse", "accept"])
NO_STEAL: Final = RESOURCES
STEAL: Final = Vocabulary([*["resource:" + resource for resource in RESOURCE_IDS], "finish"])
