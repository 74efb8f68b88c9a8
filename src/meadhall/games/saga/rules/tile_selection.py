"""Chapter 4: the selection of action tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import INITIATIVE_TILE, NONE, TILES
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import PICK


class SelectTiles(Step):
    """SAG-4.2: the side with the initiative picks one tile, the other two, the first takes the last."""

    def run(self, s: Saga) -> None:
        s.first_picker = s.initiative
        first = s.first_picker
        s.tell(log.SELECTION_BEGINS, first)
        own = PickTile(s.seat_of(first), first)
        other = PickTile(s.seat_of(1 - first), 1 - first)
        s.then(own, other, other, own)


class PickTile(Decision):
    """D1, SAG-4.2, SAG-4.4, SAG-4.5: a side takes any tile that nobody owns."""

    vocabulary: ClassVar[Vocabulary] = PICK
    rule: ClassVar[str] = "SAG-4.2"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        return [tile for tile in range(TILES) if s.tile_owner[tile] == NONE]

    def choose(self, s: Saga, option: int) -> None:
        s.tile_owner[option] = self.side
        s.tell(log.TILE_PICKED, self.side, option)
        if option == INITIATIVE_TILE and s.initiative != self.side:
            s.initiative = self.side
            s.tell(log.INITIATIVE_TAKEN, self.side)
