"""Chapter 5, first part: starting and joining a battle."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import FAVOUR_IDS, NONE
from meadhall.games.tiny_epic_vikings.fields import PRIZE
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import ROW_END


def enter_battle(s: Vikings, seat: int) -> None:
    """TEV-5.1: the card just laid face down joins the pending battle, or starts one."""
    s.fighters |= 1 << seat
    if s.starter == NONE:
        s.starter = seat
        s.then(ChooseFavour(seat))
    else:
        s.tell(log.BATTLE_JOINED, seat)


def put_up_prize(s: Vikings, place: int) -> int:
    """TEV-5.2: the favour card at the end of a row is what the battle is fought for."""
    favour = s.take_favour(place)
    s.favour_at[favour] = PRIZE
    s.prize = favour
    s.prize_place = place
    return favour


def row_ends(s: Vikings) -> list[int]:
    """The ends of rows where a favour card lies; the only card of a row has one end."""
    ends: list[int] = []
    for row in range(2):
        if s.favour_count[row] > 0:
            ends.append(2 * row)
        if s.favour_count[row] > 1:
            ends.append(2 * row + 1)
    return ends


class ChooseFavour(Decision):
    """TEV-5.2: the starter picks the prize from an end of a row."""

    vocabulary: ClassVar[Vocabulary] = ROW_END
    rule: ClassVar[str] = "TEV-5.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        return row_ends(s)

    def choose(self, s: Vikings, option: int) -> None:
        s.tell(log.BATTLE_STARTED, self.seat, put_up_prize(s, option))

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        return "", FAVOUR_IDS[s.favour_at_end(option)]
