"""Chapter 20: laying a tile: where and which way round; and drawing tiles from the pile."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import NONE, TILES
from meadhall.games.northgard.fields import DRAWN, LAID
from meadhall.games.northgard.placement import has_placement, legal_cells, legal_rotations
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import lay
from meadhall.games.northgard.vocabularies import CELL, ROTATION, TILE


class PlaceTile(Decision):
    """D-SETUP-CELL, D-EXPLORE-CELL, D-2ND-CELL, NOR-20.11: the cell for the tile in hand."""

    vocabulary: ClassVar[Vocabulary] = CELL
    rule: ClassVar[str] = "NOR-20.11"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    def options(self, s: Northgard) -> list[int]:
        return legal_cells(s, s.tile, self.seat, self.purpose)

    def choose(self, s: Northgard, option: int) -> None:
        s.cell = option
        s.then(TurnTile(self.seat, self.purpose))


class TurnTile(Decision):
    """D-SETUP-ROT, D-EXPLORE-ROT, D-2ND-ROT, NOR-20.2: which way round the tile lies."""

    vocabulary: ClassVar[Vocabulary] = ROTATION
    rule: ClassVar[str] = "NOR-20.2"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    def options(self, s: Northgard) -> list[int]:
        return legal_rotations(s, s.tile, s.cell, self.purpose)

    def choose(self, s: Northgard, option: int) -> None:
        lay(s, s.tile, s.cell, option)
        s.tell(log.TILE_LAID, s.clan[self.seat], s.tile, s.cell)
        s.cell = NONE


class DrawTile(Chance):
    """NOR-9.2: a tile from the top of the pile, face up; tiles that went under it together lie in a random order."""

    vocabulary: ClassVar[Vocabulary] = TILE
    rule: ClassVar[str] = "NOR-9.2"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return top_tiles(s)

    def choose(self, s: Northgard, option: int) -> None:
        s.depth[option] = DRAWN
        s.tell(log.TILE_DRAWN, s.clan[self.player], option)


def top_tiles(s: Northgard) -> list[int]:
    """The tiles of which one lies on top of the pile."""
    least = s.bottom + 1
    for depth in s.depth:
        if 0 <= depth < least:
            least = depth
    return [tile for tile in range(TILES) if s.depth[tile] == least]


def count_untried(s: Northgard) -> int:
    """Tiles in the pile that this action has not tried yet (NOR-9.2)."""
    total = 0
    for depth in s.depth:
        if 0 <= depth <= s.bottom_before:
            total += 1
    return total


def has_pile(s: Northgard) -> bool:
    """Whether the pile holds a tile (NOR-9.4)."""
    for depth in s.depth:
        if depth >= 0:
            return True
    return False


def drawn_tiles(s: Northgard) -> list[int]:
    """The tiles that lie face up to choose from."""
    return [tile for tile in range(TILES) if s.depth[tile] == DRAWN]


def bury_drawn(s: Northgard, player: int) -> None:
    """NOR-9.3: the tiles that lie face up, but for the chosen one, go under the pile in random order."""
    buried = 0
    for tile in range(TILES):
        if s.depth[tile] == DRAWN and tile != s.tile:
            s.depth[tile] = s.bottom + 1
            buried += 1
    if buried:
        s.bottom += 1
        s.tell(log.TILES_BURIED, s.clan[player], buried)


class DrawFittingTile(Step):
    """NOR-6.4, NOR-15.2: draw tiles, one at a time, until one fits; `tile` is NONE if none does."""

    def __init__(self, player: int, purpose: int) -> None:
        self.player: Final = player
        self.purpose: Final = purpose

    def run(self, s: Northgard) -> None:
        s.bottom_before = s.bottom
        s.tile = NONE
        s.then(TryTile(self.player, self.purpose))


class TryTile(Step):
    """NOR-6.4: whether the tile just drawn fits; else it goes under the pile and another is drawn."""

    def __init__(self, player: int, purpose: int) -> None:
        self.player: Final = player
        self.purpose: Final = purpose

    def run(self, s: Northgard) -> None:
        for tile in drawn_tiles(s):
            if has_placement(s, tile, self.player, self.purpose):
                s.tile = tile
                s.then(PlaceTile(self.player, self.purpose))
                return
        bury_drawn(s, self.player)
        if count_untried(s):
            s.then(DrawTile(self.player), TryTile(self.player, self.purpose))
        else:
            s.tell(log.NO_TILE_FITS, s.clan[self.player])


def is_laid(s: Northgard, tile: int) -> bool:
    """Whether a tile lies on the map."""
    return tile != NONE and s.depth[tile] == LAID
