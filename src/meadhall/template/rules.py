"""The steps and decisions of the game, and its log."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.log import OPENS, WEIGHTY, Line
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.template.state import Row

_MOST: Final = 3

TAKEN: Final = Line("taken", ["side", "count:number"], part=OPENS)
WON: Final = Line("won", ["side"], weight=WEIGHTY)


class PlayTurn(Step):
    """One seat after another, until no stone is left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Row) -> None:
        if not s.is_over:
            s.then(TakeStones(self.seat), PlayTurn((self.seat + 1) % len(s.seats)))


class TakeStones(Decision):
    """One to three stones; the last one wins."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary([f"take:{count}" for count in range(1, _MOST + 1)])
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Row) -> list[int]:
        return list(range(min(_MOST, s.stones)))

    def choose(self, s: Row, option: int) -> None:
        s.stones -= option + 1
        s.tell(TAKEN, self.seat, option + 1)
        if s.stones == 0:
            s.winner = self.seat
            s.tell(WON, self.seat)
