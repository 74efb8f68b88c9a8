"""The option names of SAGA, and the numbers behind them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga.content import (
    ABILITY_IDS,
    ACTION_IDS,
    BORDERS,
    BORDERS_WITHOUT_ESSEX_WESSEX,
    ENGLAND,
    HANDLE_IDS,
    LONGSHIP,
    SCAND_NORTH,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    WARRIORS,
)

# Tiles and their menus

PICK: Final = Vocabulary(["pick_tile:" + tile for tile in TILE_IDS])
CHOOSE: Final = Vocabulary(["choose_tile:" + tile for tile in TILE_IDS])

BONUS: Final = 0
FIRST_ACTION: Final = 1
"""The option of action a is FIRST_ACTION + a."""
END_TILE: Final = 10
MENU: Final = Vocabulary(["bonus", *["action:" + action for action in ACTION_IDS], "end_tile"])

TAKE_STEP: Final = 0
TAKE_COIN: Final = 1
STEP_COIN: Final = Vocabulary(["step", "coin"])

# Areas and units

STOP_AREA: Final = 11
AREA: Final = Vocabulary([*["area:" + space for space in SPACE_IDS[: LONGSHIP + 1]], "stop"])
"""Option a is the space a, up to the Longship."""

WARRIOR: Final = 0
FIRST_LEADER: Final = 1
"""The unit of handle h is FIRST_LEADER + h."""
STOP_UNIT: Final = 9
WARRIOR_ID: Final = "warrior"
_UNITS: Final = ["unit:" + WARRIOR_ID, *["unit:" + handle for handle in HANDLE_IDS]]
UNIT: Final = Vocabulary([*_UNITS, "stop"])
EXILE_NOBODY: Final = 9
EXILE: Final = Vocabulary([*_UNITS, "none"])

UNIT_KINDS: Final = 9
NO_UNIT: Final = LONGSHIP * UNIT_KINDS
UNIT_IN: Final = Vocabulary(
    [*["unit:" + space + ":" + kind for space in SPACE_IDS[:LONGSHIP] for kind in [WARRIOR_ID, *HANDLE_IDS]], "none"]
)
"""A unit and the space it is in: UNIT_KINDS * space + unit."""

LEADER_SETS: Final = 31
"""No leader, 15 sets of Saxon leaders, 15 sets of Viking leaders."""


def _leader_names(leaders: int) -> str:
    side, mask = (0, leaders) if leaders <= 15 else (1, leaders - 15)
    return "+".join(HANDLE_IDS[side * 4 + n] for n in range(4) if mask >> n & 1) or "-"


FORCE: Final = Vocabulary(
    [
        "force:" + str(warriors) + ":" + _leader_names(leaders)
        for warriors in range(WARRIORS + 1)
        for leaders in range(LEADER_SETS)
    ]
)
"""A number of warriors and a set of leaders: LEADER_SETS * warriors + set."""


def force_option(side: int, warriors: int, leaders: int) -> int:
    """The option of a force: warriors and a mask of four leaders of the side."""
    if leaders == 0:
        return LEADER_SETS * warriors
    return LEADER_SETS * warriors + 15 * side + leaders


def warriors_of(force: int) -> int:
    """The warriors in a force option."""
    return force // LEADER_SETS


def leaders_of(force: int) -> int:
    """The mask of four leaders in a force option."""
    leaders = force % LEADER_SETS
    return leaders if leaders <= 15 else leaders - 15


# Routes of a Move


def _land_routes() -> list[tuple[int, int]]:
    return [(origin, destination) for origin in range(LONGSHIP) for destination in BORDERS[origin]]


_LAND: Final = _land_routes()
SAIL: Final = len(_LAND)
SAIL_DRAW: Final = SAIL + 3
ROUTE_ORIGIN: Final = [origin for origin, _ in _LAND] + [SCAND_NORTH, SCAND_NORTH + 1, SCAND_NORTH + 2] * 2
ROUTE_DESTINATION: Final = [destination for _, destination in _LAND]
ROUTE: Final = Vocabulary(
    [
        *[
            ("route:land:" if origin < ENGLAND else "route:scandinavia:")
            + SPACE_IDS[origin]
            + ":"
            + SPACE_IDS[destination]
            for origin, destination in _LAND
        ],
        *["route:sail:" + SPACE_IDS[SCAND_NORTH + slot] for slot in range(3)],
        *["route:sail_draw:" + SPACE_IDS[SCAND_NORTH + slot] for slot in range(3)],
    ]
)
"""Land routes first, by origin and destination, then sailing from the slots, then drawing a target for them."""


def _routes_from(borders: list[list[int]]) -> list[list[int]]:
    return [
        [n for n, (start, destination) in enumerate(_LAND) if start == origin and destination in borders[origin]]
        for origin in range(LONGSHIP)
    ]


ROUTES_FROM: Final = _routes_from(BORDERS)
ROUTES_FROM_WITHOUT_ESSEX_WESSEX: Final = _routes_from(BORDERS_WITHOUT_ESSEX_WESSEX)

# Income, raid targets, recruiting, battles, setup

INCOME_KINDS: Final = 6
INCOME_COIN: Final = 0
INCOME_WARRIOR: Final = 1
INCOME_LEADER: Final = 2
"""Income kind INCOME_LEADER + h recruits the Saxon leader h."""
STOP_INCOME: Final = ENGLAND * INCOME_KINDS
INCOME: Final = Vocabulary(
    [
        *[
            "income:" + area + ":" + kind
            for area in SPACE_IDS[:ENGLAND]
            for kind in ["coin", WARRIOR_ID, *HANDLE_IDS[:4]]
        ],
        "stop",
    ]
)

TOKEN: Final = Vocabulary(["token:" + token for token in TOKEN_IDS])
SLOT: Final = Vocabulary(["slot:" + slot for slot in SLOT_IDS])

RECRUIT_ONE: Final = 0
RECRUIT_THREE: Final = 1
RECRUIT: Final = Vocabulary(["one", "three"])
UNIT_ID: Final = "unit"
"""A warrior or a leader, whichever it will be."""

PASS: Final = 8
REVEAL: Final = Vocabulary([*["reveal:" + handle for handle in HANDLE_IDS], "pass"])

YES: Final = 0
NO: Final = 1
YES_NO: Final = Vocabulary(["yes", "no"])

SEAT: Final = Vocabulary(["seat:0", "seat:1"])
ABILITY: Final = Vocabulary(["ability:" + ability for ability in ABILITY_IDS])
ASIDE_LEADER: Final = Vocabulary(["aside:" + handle for handle in HANDLE_IDS])
PLACEMENT: Final = Vocabulary(
    ["place_leader:" + handle + ":" + SPACE_IDS[SCAND_NORTH + n] for n in range(3) for handle in HANDLE_IDS[4:]]
)
"""A Viking leader and a Scandinavian area: 4 * area + leader."""
