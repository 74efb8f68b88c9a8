"""What a position of Tribute holds; its lists are as long as there are players."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import FLAG, ITS_SEAT, NOBODY, SEAT, Axis, Field, Fields, Part, Setting
from meadhall.laws.toy.state import CARD_COUNTS, CARDS, CURSE, MOST, MOST_ROUNDS, NONE, SEAT_IDS

_SEAT: Final = Axis("seat", len(SEAT_IDS), own=SEAT, kind="seat", playing=lambda s: range(len(s.coins)))
_CARD: Final = Axis("card", CARDS)

FIELDS: Final = Fields(
    "The state of Tribute.",
    Part(
        "Rounds",
        (
            Field("rounds", "How many rounds are played.", (1, MOST_ROUNDS), start=Setting("rounds"), is_left_out=True),
            Field("has_curses", "Whether winners can be cursed.", FLAG, start=Setting("curses"), is_left_out=True),
            Field("round", "The round that is played; 0 before the first.", (0, MOST_ROUNDS)),
            Field("bids", "What a seat has bid in this round.", (NONE, MOST), by=(_SEAT,), start=NONE, known=NOBODY),
            Field("is_cursed", "Whether the winner of this round has been cursed.", FLAG),
        ),
    ),
    Part(
        "Coins and cards",
        (
            Field("coins", "Coins.", (0, MOST), by=(_SEAT,), start=Setting("purse")),
            Field("paid", "Coins that have been paid.", (0, MOST * len(SEAT_IDS)), is_left_out=True),
            Field("hands", "Copies of a card in a hand.", (0, max(CARD_COUNTS)), by=(_SEAT, _CARD), known=ITS_SEAT),
            Field(
                "deck",
                "How many of a card are left.",
                (0, max(CARD_COUNTS)),
                by=(_CARD,),
                start=tuple(CARD_COUNTS),
                known=NOBODY,
            ),
            Field("played", "How many curses have been played.", (0, CARD_COUNTS[CURSE])),
        ),
    ),
    Part(
        "The end",
        (
            Field("is_open", "Whether hands and bids lie open.", FLAG, is_left_out=True),
            Field("is_over", "Whether the game is over.", FLAG, is_left_out=True),
        ),
    ),
)
