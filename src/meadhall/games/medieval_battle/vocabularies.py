"""The option names of Medieval Battle, and the numbers behind them; hexes are written `q,r`."""

from __future__ import annotations

from typing import Final

from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle.content import KIND_IDS, PRESET_IDS, SLOT_IDS, TABOR
from meadhall.games.medieval_battle.hexes import HEX_NAMES, HEXES

ARMY: Final = Vocabulary(["army:red", "army:yellow"])
COUNT: Final = Vocabulary(["count:0", "count:1", "count:2", "count:3"])
PRESET: Final = Vocabulary(["preset:" + name for name in PRESET_IDS])
HEX: Final = Vocabulary(["hex:" + name for name in HEX_NAMES])

FINISH: Final = TABOR
DEPLOY: Final = Vocabulary([*["deploy:" + kind for kind in KIND_IDS[:TABOR]], "finish"])

DISMOUNT_AT: Final = HEXES
REGROUP: Final = 2 * HEXES
PASS: Final = 2 * HEXES + 1
TURN: Final = Vocabulary(
    [
        *["activate:" + name for name in HEX_NAMES],
        *["dismount:" + name for name in HEX_NAMES],
        "regroup",
        "pass",
    ]
)
"""A unit is activated, or dismounts, by the hex that it stands on."""

STEP: Final = 0
ATTACK: Final = HEXES
SHOOT: Final = 2 * HEXES
MERGE: Final = 3 * HEXES
DISMOUNT: Final = 4 * HEXES
END: Final = 4 * HEXES + 1
ACT: Final = Vocabulary(
    [
        *["step:" + name for name in HEX_NAMES],
        *["attack:" + name for name in HEX_NAMES],
        *["shoot:" + name for name in HEX_NAMES],
        *["merge:" + name for name in HEX_NAMES],
        "dismount",
        "end",
    ]
)

FLEE: Final = HEXES
HOLD: Final = HEXES + 1
RETREAT: Final = Vocabulary([*["retreat:" + name for name in HEX_NAMES], "flee", "hold"])

RETURN_PLACES: Final = 6
"""The reserve, then beside each slot."""
DONE: Final = 2 * RETURN_PLACES * TABOR
RETURN: Final = Vocabulary(
    [
        *[
            "return:" + kind + ":" + str(knights) + ":" + place
            for kind in KIND_IDS[:TABOR]
            for knights in (1, 2)
            for place in ["reserve", *SLOT_IDS]
        ],
        "done",
    ]
)
"""Units alike in type, strength and place are one option: 12 * type + 6 * (knights - 1) + place."""
