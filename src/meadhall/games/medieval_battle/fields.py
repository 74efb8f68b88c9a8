"""What a position of Medieval Battle holds: what each field is called, what it means, and what it can be."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import FLAG, ITS_SEAT, NOBODY, SEAT, Axis, Field, Fields, Part, Setting, mask
from meadhall.games.medieval_battle.content import (
    BESIDE,
    BUDGET,
    COUNTERS,
    FLAGS,
    FULL,
    MOST_TOKENS,
    MOVEMENT,
    NONE,
    OUT,
    OUTCOME_IDS,
    SLOTS,
    TABOR,
    UNITS,
    VICTORY_IDS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEXES, PLACES

READY: Final = 0
MOVING: Final = 1
TRANSIT: Final = 2
STOPPED: Final = 3
PURSUIT: Final = 4
"""The stages of an activation."""

_SEAT: Final = Axis("seat", 2, own=SEAT)
_ARMY: Final = Axis("army", 2, own="side_of", kind="side")
_COUNTER: Final = Axis("counter", UNITS, own="side_of", each=COUNTERS)
_KIND: Final = Axis("unit type", TABOR)
_STAGE: Final = Axis("stage", PURSUIT + 1)
_OF_ARMY: Final = Axis("counter of the army", COUNTERS)
_HEX: Final = Axis("hex", HEXES)
_PLACE: Final = Axis("hex, those just beyond the board too", PLACES)
_FLAG: Final = Axis("flag of the map", FLAGS, playing=lambda s: range(len(s.variant.field.flags)))
_STEP: Final = Axis("step", 4)
"""Of one way through friends: its beginning and at most two friends, since each costs two points, and one to spare."""

_SIDES: Final = 6
"""Of a hex: as many units can have it in their zones."""
_MOST_TURNS: Final = 100_000

FIELDS: Final = Fields(
    "The state of Medieval Battle. Counters are numbered 0 to 47, those of Red first.",
    Part(
        "Seats and armies",
        (
            Field("red_seat", "The seat that leads Red.", (NONE, 1), start=NONE, of=_SEAT),
            Field(
                "recruiting",
                "The unit types on which an army has decided; all eight when it is ready.",
                (0, TABOR),
                by=(_ARMY,),
                known=ITS_SEAT,
            ),
            Field("is_recruited", "Whether both armies are ready.", FLAG),
            Field("are_armies_known", "Whether everybody knows what the armies hold in reserve.", FLAG),
            Field(
                "shown",
                "The counters that the opponent has seen on the board.",
                mask(_OF_ARMY),
                by=(_ARMY,),
                bits=_OF_ARMY,
            ),
            Field(
                "dismounted",
                "The foot counters among them that were not recruited but took a mounted unit's place.",
                mask(_OF_ARMY),
                by=(_ARMY,),
                bits=_OF_ARMY,
            ),
            Field("shown_cost", "What the recruited ones among them cost.", (0, max(BUDGET)), by=(_ARMY,)),
        ),
    ),
    Part(
        "Counters and hexes",
        (
            Field(
                "place",
                "Where a counter is: on a hex; -1: out; -2: in reserve; -3 to -7: beside slots 1 to 5.",
                (BESIDE - SLOTS + 1, HEXES - 1),
                by=(_COUNTER,),
                start=OUT,
                known=NOBODY,
            ),
            Field("knights", "The strength of a unit.", (0, FULL), by=(_COUNTER,), known=NOBODY),
            Field(
                "points",
                "Movement points; a tabor is fortified with one and exposed with none (MED-12.1).",
                (0, max(MOVEMENT)),
                by=(_COUNTER,),
                known=NOBODY,
            ),
            Field(
                "unit_at",
                "The counter that stands on a hex.",
                (NONE, UNITS - 1),
                by=(_HEX,),
                start=NONE,
                is_left_out=True,
            ),
            Field(
                "zones",
                "How many units of an army have a hex in their zone of control.",
                (0, _SIDES),
                by=(_ARMY, _PLACE),
                is_left_out=True,
            ),
        ),
    ),
    Part(
        "Deployment and return",
        (
            Field(
                "in_hand",
                "The unit that is about to be deployed or to return.",
                (NONE, UNITS - 1),
                start=NONE,
                known=NOBODY,
            ),
            Field("finished", "The armies that deploy no more.", mask(_ARMY), bits=_ARMY),
            Field(
                "returning",
                "The counters of the army that regroups which may still be placed.",
                mask(_OF_ARMY),
                bits=_OF_ARMY,
                known=NOBODY,
            ),
        ),
    ),
    Part(
        "The turn",
        (
            Field("tokens", "Time tokens.", (0, MOST_TOKENS), by=(_ARMY,), start=Setting("time_tokens")),
            Field("turn", "The army whose turn it is.", (NONE, YELLOW), start=NONE, of=_ARMY),
            Field("turns", "How many turns have been begun.", (0, _MOST_TURNS), usual=(0, 60)),
            Field("passes", "How many turns in succession have been passed.", (0, 2)),
            Field("active", "The activated unit.", (NONE, UNITS - 1), start=NONE, of=_COUNTER),
            Field(
                "stage",
                "The stage of its activation: 0 ready, 1 moving, 2 on a way through friends, 3 stopped, 4 in pursuit.",
                (READY, PURSUIT),
                start=READY,
                of=_STAGE,
            ),
            Field("began_in_zone", "Whether it began in an enemy zone of control.", FLAG),
            Field("has_dismounted", "Whether it has dismounted.", FLAG),
            Field(
                "transit",
                "The hexes used on a way through friends, its beginning first.",
                (NONE, HEXES - 1),
                by=(_STEP,),
                start=NONE,
                of=_HEX,
            ),
            Field("attacker", "The unit that has declared an attack.", (NONE, UNITS - 1), start=NONE, of=_COUNTER),
            Field("defender", "The unit that is attacked.", (NONE, UNITS - 1), start=NONE, of=_COUNTER),
        ),
    ),
    Part(
        "Flags and the end",
        (
            Field("flag_owner", "The army that controls a flag.", (NONE, YELLOW), by=(_FLAG,), start=NONE, of=_ARMY),
            Field("is_open", "Whether nothing is hidden any more.", FLAG, is_left_out=True),
            Field(
                "outcome",
                "Once the game is over: who has won, 0 Red or 1 Yellow, or 2 for a draw.",
                (NONE, len(OUTCOME_IDS) - 1),
                start=NONE,
                is_left_out=True,
            ),
            Field(
                "reason",
                "Once it is over, why: 0 victory points, 1 exhaustion, 2 two passes.",
                (NONE, len(VICTORY_IDS) - 1),
                start=NONE,
                is_left_out=True,
            ),
        ),
    ),
    asked=(
        Field("side", "The army that it is about.", (NONE, YELLOW), of=_ARMY),
        Field("kind", "The unit type that it is about.", (NONE, TABOR), of=_KIND),
    ),
)
