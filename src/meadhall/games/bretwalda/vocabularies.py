"""The option names of Bretwalda, and the numbers behind them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    ACTIONS,
    ALL_TILES,
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CEORL,
    CHRONICLE_IDS,
    CHRONICLES,
    COLOURS,
    DIE_IDS,
    FACES,
    KIND_IDS,
    KINGDOM_IDS,
    LAND_KINDS,
    LORDSHIP_IDS,
    MINOR_IDS,
    MINOR_KINDS,
    MINORS,
    OWNER_IDS,
    RULER_IDS,
    SEA_IDS,
    SEAS,
    SEASON_CARD_IDS,
    SITE_AREA,
    THEGN,
    TILE_IDS,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES,
)

_AREA_NAMES: Final = ["area:" + area for area in AREA_IDS]
_CARD_NAMES: Final = ["card:" + card for card in LORDSHIP_IDS]
_UPGRADE_NAMES: Final = [
    "upgrade:" + KIND_IDS[UPGRADE_FROM[n]] + ":" + KIND_IDS[UPGRADE_TO[n]] for n in range(UPGRADES)
]


def units_at(kind: str, owner: int, area: int) -> str:
    """The thing that an owner's units of a type are in an area."""
    return kind + ":" + OWNER_IDS[owner] + ":" + AREA_IDS[area]


# Kingdoms, Rulers, Vassals, order

KINGDOM: Final = Vocabulary(["kingdom:" + kingdom for kingdom in KINGDOM_IDS])
RULER_CARD: Final = Vocabulary(["ruler:" + ruler for ruler in RULER_IDS])

DECLINE: Final = MINORS
VASSAL: Final = Vocabulary([*["vassal:" + minor for minor in MINOR_IDS], "decline"])

CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
DIRECTION: Final = Vocabulary(["clockwise", "counter_clockwise"])

# Cards

PASS: Final = CARDS
PASS_BATTLE: Final = CARDS + 1
WINDOW: Final = Vocabulary([*_CARD_NAMES, "pass", "pass_battle"])
"""A window in which a Lordship card may be played; PASS_BATTLE: do not ask again in this battle."""

DONE_CARD: Final = CARDS
LORDSHIP: Final = Vocabulary([*["lordship:" + card for card in LORDSHIP_IDS], "done"])
CHRONICLE: Final = Vocabulary(["chronicle:" + card for card in CHRONICLE_IDS])
SEASON_CARD: Final = Vocabulary(["season_card:" + card for card in SEASON_CARD_IDS])

# Places

AREA: Final = Vocabulary(_AREA_NAMES)

PASS_AREA: Final = AREAS
AREA_OR_PASS: Final = Vocabulary([*_AREA_NAMES, "pass"])

STEWARD: Final = AREAS
FOOD_AREA: Final = Vocabulary([*_AREA_NAMES, "steward"])
"""From where a Food token is taken; STEWARD: all that are left to take, by the automatic order."""

FIRST_SEA: Final = AREAS
"""The option of sea s is FIRST_SEA + s."""
PLACE: Final = Vocabulary([*_AREA_NAMES, *["sea:" + sea for sea in SEA_IDS]])

SEA: Final = Vocabulary(["sea:" + sea for sea in SEA_IDS])

CONTINUE: Final = AREAS + SEAS
RETREAT: Final = Vocabulary(
    [*["retreat:" + area for area in AREA_IDS], *["retreat:" + sea for sea in SEA_IDS], "continue"]
)
"""Where a side retreats to, or that it fights on."""

# A turn

SKIP: Final = ACTIONS
OFFER: Final = ACTIONS + 1
FIRST_ACTION_CARD: Final = ACTIONS + 2
ACTION: Final = Vocabulary([*["action:" + action for action in ACTION_IDS], "skip", "offer", *_CARD_NAMES])

RECRUIT: Final = 0
"""Recruiting a unit of type t is RECRUIT + t, a Ship included."""
FIRST_UPGRADE: Final = LAND_KINDS + 1
MUSTER: Final = FIRST_UPGRADE + UPGRADES
"""Placing a unit of the Vassal of type t is MUSTER + the place of t in MINOR_KINDS."""
FYRD_DONE: Final = MUSTER + 3
FIRST_FYRD_CARD: Final = FYRD_DONE + 1
FYRD_MENU: Final = Vocabulary(
    [
        *["recruit:" + kind for kind in KIND_IDS[: LAND_KINDS + 1]],
        *_UPGRADE_NAMES,
        *["muster:" + KIND_IDS[kind] for kind in MINOR_KINDS],
        "done",
        *_CARD_NAMES,
    ]
)

FIRST_TILE: Final = BUILDINGS
DEVELOPMENT_DONE: Final = BUILDINGS + ALL_TILES
FIRST_DEVELOPMENT_CARD: Final = DEVELOPMENT_DONE + 1
DEVELOP: Final = Vocabulary(
    [*["build:" + name for name in BUILDING_IDS], *["tile:" + tile for tile in TILE_IDS], "done", *_CARD_NAMES]
)

SAIL_DONE: Final = SEAS * SEAS
SAIL: Final = Vocabulary([*["sail:" + origin + ":" + target for origin in SEA_IDS for target in SEA_IDS], "done"])
"""A Ship from a sea to another: SEAS * origin + target."""

MOVES_DONE: Final = AREAS
FIRST_MOVEMENT_CARD: Final = AREAS + 1
FROM: Final = Vocabulary([*["from:" + area for area in AREA_IDS], "done", *_CARD_NAMES])
TO: Final = Vocabulary(["to:" + area for area in AREA_IDS])

MOST: Final = 99
ALL: Final = MOST + 1
NUMBER: Final = Vocabulary(["number:" + str(number) for number in range(MOST + 1)])
FOOD_ID: Final = "food"
GOLD_ID: Final = "gold"
"""What numbers are of."""
TAKE: Final = Vocabulary([*["take:" + str(number) for number in range(MOST + 1)], "all"])
"""How many units of a type go with a group; ALL: every unit that may."""

SWAP: Final = CHRONICLES
TURN_DONE: Final = CHRONICLES + 1
FIRST_END_CARD: Final = CHRONICLES + 2
END: Final = Vocabulary([*["complete:" + card for card in CHRONICLE_IDS], "swap", "done", *_CARD_NAMES])

# Units

OF_KINGDOM: Final = 0
OF_VASSAL: Final = 1
WHOSE_IDS: Final = ["of_kingdom", "of_vassal"]
WHOSE: Final = Vocabulary(["whose:of_kingdom", "whose:of_vassal"])

KIND: Final = Vocabulary(["kind:" + kind for kind in KIND_IDS])

UNIT: Final = Vocabulary(["unit:" + kind + ":" + whose for kind in KIND_IDS for whose in WHOSE_IDS])
"""A unit of a side in a battle: 2 * type + whose."""

UNITS_PER_AREA: Final = 2 * LAND_KINDS
UNIT_AT_DONE: Final = AREAS * UNITS_PER_AREA
UNIT_AT: Final = Vocabulary(
    [
        *[
            "unit_at:" + area + ":" + kind + ":" + whose
            for area in AREA_IDS
            for kind in KIND_IDS[:LAND_KINDS]
            for whose in WHOSE_IDS
        ],
        "done",
    ]
)
"""A unit of a side on the board: UNITS_PER_AREA * area + 2 * type + whose."""

PLACED_KIND: Final = [THEGN, CEORL, CEORL]
PLACED_NUMBER: Final = [1, 1, 2]
PLACED: Final = Vocabulary(["placed:thegn:1", "placed:ceorl:1", "placed:ceorl:2"])

UPGRADE: Final = Vocabulary(_UPGRADE_NAMES)
BUILDING: Final = Vocabulary(["building:" + name for name in BUILDING_IDS])

# Dice

FACE: Final = Vocabulary(["face:" + str(face) for face in range(1, FACES + 1)])
SITE: Final = Vocabulary(["site:" + AREA_IDS[area] for area in SITE_AREA])

DICE_DONE: Final = 2 * COLOURS * FACES
DICE: Final = Vocabulary(
    [
        *[
            "die:" + side + ":" + die + ":" + str(face)
            for side in ("attacker", "defender")
            for die in DIE_IDS
            for face in range(1, FACES + 1)
        ],
        "done",
    ]
)
"""A die of the last roll: FACES * (COLOURS * side + colour) + face - 1."""

# Yes and no

YES: Final = 0
NO: Final = 1
YES_NO: Final = Vocabulary(["yes", "no"])

BUY: Final = 0
BUY_CARD: Final = Vocabulary(["buy", "no"])

ACCEPT: Final = 0
REFUSE: Final = 1
ANSWER: Final = Vocabulary(["accept", "refuse"])
