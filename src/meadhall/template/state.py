"""What a position holds, and what can be asked of it."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.fields import Field, Fields, Part, Setting
from meadhall.engine.plain import Plain

MOST_STONES: Final = 30
NOBODY_YET: Final = -1
SEAT_IDS: Final = ["seat_0", "seat_1", "seat_2"]

FIELDS: Final = Fields(
    "The state of the game.",
    Part(
        "The row",
        (
            Field("stones", "Stones that are left.", (0, MOST_STONES), start=Setting("stones")),
            Field("winner", "Who took the last one, or -1.", (NOBODY_YET, len(SEAT_IDS) - 1), start=NOBODY_YET),
        ),
    ),
)


class Row(Plain):
    """A row of stones."""

    fields: ClassVar[Fields] = FIELDS
    stones: int
    winner: int

    @property
    def seats(self) -> range:
        """Whoever plays."""
        return range(self.variant.players)

    @property
    def is_over(self) -> bool:
        """Whether the last stone is taken."""
        return self.winner != NOBODY_YET

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in self.seats]

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if seat == self.winner]
