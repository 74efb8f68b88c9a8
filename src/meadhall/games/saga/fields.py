"""What a position of SAGA holds: what each field is called, what it means, and what it can be."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import FLAG, NOBODY, SEAT, Axis, Field, Fields, Part, Setting, mask
from meadhall.games.saga.content import (
    COINS,
    ENGLAND,
    LEADERS,
    NONE,
    REMOVED,
    SAXON,
    SLOT_IDS,
    SPACES,
    SUPPLY,
    TILES,
    TOKENS,
    VICTORY_IDS,
    VIKING,
    WARRIORS,
)

BANK: Final = 2
"""The place of the general supply in `coins`, after the two sides."""

_SEAT: Final = Axis("seat", 2, own=SEAT)
_SIDE: Final = Axis("side", 2, own="side_of", kind="side")
_PURSE: Final = Axis("side and supply", 3, own="side_of", rest=1)
_SPACE: Final = Axis("space", SPACES)
_LEADER: Final = Axis("leader", LEADERS, own="side_of", each=4, kind="leader")
_AREA: Final = Axis("area of England", ENGLAND)
_SLOT: Final = Axis("slot", len(SLOT_IDS))
_TOKEN: Final = Axis("raid target", TOKENS)
_TILE: Final = Axis("tile", TILES)
_ACTION: Final = Axis("action", 9)
_VICTORY: Final = Axis("victory", len(VICTORY_IDS))

_UNITS: Final = WARRIORS + LEADERS // 2
_MOST_COINS: Final = 10_000
"""Where coins are not limited, the supply may owe."""


def _in_supply(number: int) -> tuple[int, ...]:
    """Pieces of both sides before they come onto the board."""
    one = tuple(number if space == SUPPLY else 0 for space in range(SPACES))
    return one + one


FIELDS: Final = Fields(
    "The state of SAGA. Leader pieces are known by their handles 0 to 7; who carries which ability is `ability`.",
    Part(
        "Seats and rounds",
        (
            Field("viking_seat", "The seat of the Vikings.", (NONE, 1), start=NONE, of=_SEAT),
            Field("round", "The round that is played; 0 before the first.", (0, 13)),
            Field("round_pos", "Where the round marker stands.", (0, 12), start=Setting("track_length")),
            Field("initiative", "The side that acts first.", (SAXON, VIKING), start=VIKING, of=_SIDE),
            Field("first_picker", "The side that picks tiles first.", (SAXON, VIKING), start=VIKING, of=_SIDE),
        ),
    ),
    Part(
        "Pieces",
        (
            Field("coins", "Coins.", (-_MOST_COINS, _MOST_COINS), by=(_PURSE,), start=(0, 0, COINS), usual=(0, COINS)),
            Field("warriors", "Warriors.", (0, WARRIORS), by=(_SIDE, _SPACE), start=_in_supply(WARRIORS)),
            Field(
                "units",
                "Warriors and leaders; kept beside `warriors` because control is asked all the time.",
                (0, _UNITS),
                by=(_SIDE, _SPACE),
                start=_in_supply(_UNITS),
                is_left_out=True,
            ),
            Field("leader_at", "The space in which a leader is.", (0, REMOVED), by=(_LEADER,), start=SUPPLY, of=_SPACE),
            Field("ability", "What a leader can do.", (NONE, LEADERS - 1), by=(_LEADER,), start=NONE, known=NOBODY),
            Field("known", "The leaders whose ability the opponent has seen.", mask(_LEADER), bits=_LEADER),
            Field("burhs", "The areas with a burh.", mask(_AREA), bits=_AREA),
        ),
    ),
    Part(
        "Raid targets",
        (
            Field("slots", "The token that lies in a slot.", (NONE, TOKENS - 1), by=(_SLOT,), start=NONE, known=NOBODY),
            Field("slots_up", "The slots whose token lies face up.", mask(_SLOT), bits=_SLOT),
            Field(
                "beliefs",
                "For a face-down slot: the tokens that the Saxons can still believe it to hold.",
                mask(_TOKEN),
                by=(_SLOT,),
                bits=_TOKEN,
            ),
            Field(
                "scouting",
                "The token that the Vikings hold between choosing it and placing it.",
                (NONE, TOKENS - 1),
                start=NONE,
                known=NOBODY,
            ),
        ),
    ),
    Part(
        "Tiles",
        (
            Field("tile_owner", "The side that has picked a tile.", (NONE, VIKING), by=(_TILE,), start=NONE, of=_SIDE),
            Field("resolved", "The tiles that have been resolved.", mask(_TILE), bits=_TILE),
            Field("tile", "The tile that is being resolved.", (NONE, TILES - 1), start=NONE, of=_TILE),
            Field("bonus_open", "Whether its bonus may still be used.", FLAG),
            Field("actions_left", "Its actions that are left.", mask(_ACTION), bits=_ACTION),
        ),
    ),
    Part(
        "The battle and the end",
        (
            Field("battle", "The area of the battle that is fought.", (NONE, ENGLAND - 1), start=NONE, of=_AREA),
            Field("revealed", "The leaders who have been revealed in it.", mask(_LEADER), bits=_LEADER),
            Field("passed", "The sides that have passed in it.", mask(_SIDE), bits=_SIDE),
            Field(
                "is_open",
                "Whether nothing is hidden any more: the game is over and everything is shown.",
                FLAG,
                is_left_out=True,
            ),
            Field(
                "victories",
                "The conditions that the winner meets, once the game is won.",
                mask(_VICTORY),
                bits=_VICTORY,
            ),
        ),
    ),
    asked=(
        Field("side", "Whose units it is about.", (NONE, VIKING), of=_SIDE),
        Field("area", "The area in which somebody boards.", (NONE, ENGLAND - 1), of=_AREA),
        Field("origin", "The space that is left.", (NONE, REMOVED), of=_SPACE),
        Field("destination", "The space to go to.", (NONE, REMOVED), of=_SPACE),
        Field(
            "unit", "The unit that was chosen: a warrior or, from 1 on, a leader.", (NONE, LEADERS), of=_LEADER, since=1
        ),
        Field("place", "Which of the places in Scandinavia is filled.", (0, LEADERS)),
        Field("number", "How many units.", (0, _UNITS)),
        Field("most", "How many units at most.", (0, 99), usual=(0, _UNITS)),
        Field("left", "How many units still.", (0, _UNITS)),
        Field("is_begun", "Whether it has been done once.", FLAG),
        Field("used", "The areas whose burhs have been used.", mask(_AREA), bits=_AREA),
    ),
)
