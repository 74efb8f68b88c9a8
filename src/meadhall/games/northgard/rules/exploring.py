"""Chapter 9: the Explore action, and what closing territories brings."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import COLLECTS_TILE, DRAWN_TILES, HAS_REDRAW, IS_ANYWHERE, TIMES
from meadhall.games.northgard.content import (
    AREAS,
    AREAS_OF,
    BOAR,
    FIRST_AREA,
    LORE,
    NONE,
    PRINTED,
    RAVEN,
    RESOURCES,
    STAG,
)
from meadhall.games.northgard.placement import EXPLORING, has_placement
from meadhall.games.northgard.rules.creatures import ACTIVATED, appear
from meadhall.games.northgard.rules.harvest_yield import collect
from meadhall.games.northgard.rules.tiles import (
    DrawTile,
    PlaceTile,
    bury_drawn,
    count_untried,
    drawn_tiles,
    has_pile,
)
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import territories_on
from meadhall.games.northgard.vocabularies import NO, REDRAW, TILE, YES, YES_NO


def explore_possible(s: Northgard, seat: int, card: int) -> bool:
    """NOR-9.1, NOR-9.4: a tile is left, and a territory to explore from."""
    for territory in range(AREAS):
        if s.free_sides[territory] and (IS_ANYWHERE[card] or s.owner[territory] == seat):
            if not s.is_locked(territory):
                return has_pile(s)
    return False


class Explore(Step):
    """NOR-9.2: draw the stated number of tiles, or what is left, face up."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat: Final = seat
        self.done: Final = done

    def run(self, s: Northgard) -> None:
        s.bottom_before = s.bottom
        s.tile = NONE
        s.then(DrawTiles(self.seat, DRAWN_TILES[s.card]), OfferTiles(self.seat, False), ExploreOn(self.seat, self.done))


class DrawTiles(Step):
    """NOR-9.2: the next tile, while untried ones are left."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Northgard) -> None:
        if self.count and count_untried(s):
            s.then(DrawTile(self.seat), DrawTiles(self.seat, self.count - 1))


class OfferTiles(Step):
    """NOR-9.2, NOR-RUL-16: if none of the tiles fits, they go under the pile and as many others are drawn."""

    def __init__(self, seat: int, is_redrawn: bool) -> None:
        self.seat: Final = seat
        self.is_redrawn: Final = is_redrawn

    def run(self, s: Northgard) -> None:
        for tile in drawn_tiles(s):
            if has_placement(s, tile, self.seat, EXPLORING):
                s.then(ExploreTile(self.seat, self.is_redrawn))
                return
        bury_drawn(s, self.seat)
        if count_untried(s):
            s.then(DrawTiles(self.seat, DRAWN_TILES[s.card]), OfferTiles(self.seat, self.is_redrawn))
        else:
            s.tell(log.NO_TILE_FITS, s.clan[self.seat])


class ExploreTile(Decision):
    """D-EXPLORE-TILE, NOR-9.3: which of the drawn tiles to place; Scout Camp may once draw another."""

    vocabulary: ClassVar[Vocabulary] = TILE
    rule: ClassVar[str] = "NOR-9.3"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, is_redrawn: bool) -> None:
        super().__init__(seat)
        self.is_redrawn: Final = is_redrawn

    def options(self, s: Northgard) -> list[int]:
        options = [tile for tile in drawn_tiles(s) if has_placement(s, tile, self.seat, EXPLORING)]
        if HAS_REDRAW[s.card] and not self.is_redrawn and count_untried(s):
            options.append(REDRAW)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == REDRAW:
            bury_drawn(s, self.seat)
            s.then(DrawTiles(self.seat, 1), OfferTiles(self.seat, True))
            return
        s.tile = option
        bury_drawn(s, self.seat)
        if COLLECTS_TILE[s.card]:
            _collect_tile(s, self.seat, option)
        s.then(PlaceTile(self.seat, EXPLORING), Explored(self.seat))


def _collect_tile(s: Northgard, seat: int, tile: int) -> None:
    """NOR-11.24: Lay of the Land collects everything printed on the tile before it is placed."""
    for resource in range(RESOURCES):
        count = 0
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile]):
            count += PRINTED[RESOURCES * area + resource]
        if count:
            s.gain(seat, resource, count)
            s.tell(log.COLLECTED, s.clan[seat], count, resource)


class Explored(Step):
    """NOR-9.8, NOR-9.9, NOR-17.16: fame for what was closed, then the clan's power, then a creature may appear."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        closed = [territory for territory in territories_on(s, s.tile) if s.is_closed(territory)]
        own = [territory for territory in closed if s.owner[territory] == self.seat]
        clan = s.clan[self.seat]
        for territory in own:
            s.gain_fame(self.seat, s.tiles_in[territory], log.FAME_CLOSED, territory)
        for territory in own:
            if clan == STAG:
                s.gain_fame(self.seat, 1, log.FAME_STAG_CLOSED, territory)
            elif clan == RAVEN:
                collect(s, self.seat, territory)
        if clan == BOAR and not closed:
            s.gain(self.seat, LORE, 1)
            s.tell(log.COLLECTED, s.clan[self.seat], 1, LORE)
        appear(s, s.tile, ACTIVATED)
        s.tile = NONE


class ExploreOn(Step):
    """NOR-11.23: Rangers may explore again."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat: Final = seat
        self.done: Final = done

    def run(self, s: Northgard) -> None:
        s.tile = NONE
        if self.done + 1 < TIMES[s.card] and explore_possible(s, self.seat, s.card):
            s.then(ExploreAgain(self.seat, self.done + 1))


class ExploreAgain(Decision):
    """D-EXPLORE-AGAIN, D-ANNEX-EXPLORE, NOR-11.23: whether to explore as well."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "NOR-11.23"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done: Final = done

    def options(self, s: Northgard) -> list[int]:
        return [NO, YES]

    def choose(self, s: Northgard, option: int) -> None:
        if option == YES:
            s.then(Explore(self.seat, self.done))
