"""Stories of Northgard: a board and a position are told, things happen, and the story says what becomes of them.

    table = told(BOARD_M, "R 2 T(0,0)e; R 4 T(1,0)e; R hand incursion")
    table.plays("play:incursion").moves("T(0,0)e", "T(1,0)n", 1).moves("T(1,0)e", "T(1,0)s", 2)
    table.plays("finish").is_at("R 1 T(0,0)e; R 1 T(1,0)n; R 2 T(1,0)e; R 2 T(1,0)s")

The notation of boards, positions and options is that of the game. Dice and draws are choices like all others and come
in their order. Unless told otherwise Red is the Goat, Purple the Raven, Yellow the Boar, Green the Wolf and Blue the
Stag.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from meadhall.engine.steps import Decision
from meadhall.games.northgard import setup
from meadhall.games.northgard.content import AREA_IDS, DATA, TILE_IDS
from meadhall.games.northgard.notation import (
    CLANS,
    OF_TERRITORIES,
    SIDES,
    canonical,
    cell_of,
    laid,
    named,
    tell_area,
    tell_like,
    tell_territory,
    territory_at,
)
from meadhall.games.northgard.rules.turns import Turn
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import SEAT_IDS
from tests.games.northgard.soundness import faults
from tests.laws.stories import Notation, Story

DEFAULTS: Final[dict[str, Any]] = {row["id"]: row["default"] for row in DATA["option"]}


class Table(Story[Northgard]):
    """A position of Northgard, and the story that is told from it; nobody passes by themselves."""

    _notation: ClassVar = Notation(faults, tell_like, canonical)
    _always_asked: ClassVar[tuple[type[Decision], ...]] = (Turn,)

    # What happens

    def moves(self, origin: str, target: str, units: int, kaija: bool = False) -> Table:
        """Move units, and perhaps Kaija, from one territory to another; a forced target or count is not chosen."""
        count = f"{'units_and_kaija' if kaija else 'units'}:{units}"
        places = [self.territory(origin), self.territory(target)]
        self.plays(f"territory:{origin}")
        if self.question == "move_to":
            self.plays(f"territory:{target}")
        if self.question == "move_count":
            self.plays(count)
        told = [numbers for numbers in self.heard("moved") if numbers[1]][-1:]
        assert not units or told[0][1:4] == [units, *places]
        assert not kaija or self.heard("kaija_moved")[-1][1:3] == places
        return self

    def lays(self, tile: str, cell: str, turned: int) -> Table:
        """Choose a tile, a cell and a rotation; what is forced has happened already."""
        for question, option in (
            ("explore_tile", f"tile:{tile}"),
            ("setup_tile", f"tile:{tile}"),
            ("place_tile", f"cell:{cell.strip('()')}"),
            ("turn_tile", f"rotation:{turned}"),
        ):
            if self.question == question:
                self.plays(option)
        return self.has_tile(tile, cell, turned)

    # What is asked

    def turn_of(self, side: str) -> Table:
        """A player begins a turn."""
        return self.asks("turn", of=side)

    # What is

    def has_tile(self, tile: str, cell: str, turned: int) -> Table:
        """A tile was the last to be laid, here and this way round."""
        laid = self.s.laid[self.s.laid_count - 1]
        assert (TILE_IDS[laid], self.s.cell_of[laid], self.s.turned[laid]) == (tile, cell_of(cell), turned)
        return self

    def territory(self, name: str) -> int:
        """The anchor of a territory."""
        return territory_at(self.s, name)

    def spans(self, name: str, tiles: int, closed: bool) -> Table:
        """A territory has so many tiles, and is closed or open."""
        anchor = self.territory(name)
        assert (self.s.tiles_in[anchor], self.s.is_closed(anchor)) == (tiles, closed)
        return self

    def scored(self, side: str, points: int, losses: int) -> Table:
        """The latest combat of a player: the score, and the casualties suffered."""
        clan = self.s.clan[SIDES.index(side)]
        assert [numbers[1:3] for numbers in self.heard("combat_scored") if numbers[0] == clan][-1] == [points, losses]
        return self

    def ends(self, *winners: str) -> Table:
        """The game is over, and these have won."""
        assert not self.is_asking
        assert [SIDES[seat] for seat in self.s.winners()] == list(winners)
        return self

    # Within

    def _seats(self) -> dict[str, int]:
        return {side: seat for seat, side in enumerate(SIDES[: self.s.variant.seats])}

    def _canonical(self, option: str) -> str:
        """An option as it is shown: territories by their anchor."""
        return re.sub(r"T\([-\d,]+\)[a-z]", lambda found: tell_territory(self.s, self.territory(found[0])), option)

    def _readable(self, name: str) -> str:
        """The name of an option in the words of stories."""
        kind, *rest = name.split(":")
        if kind in OF_TERRITORIES and rest:
            rest[0] = tell_territory(self.s, AREA_IDS.index(rest[0]))
        elif kind == "slot":
            rest[0] = tell_area(self.s, AREA_IDS.index(rest[0]))
        elif kind in ("seat", "copy"):
            rest[0] = SIDES[SEAT_IDS.index(rest[0])]
        elif kind == "face":
            return f"die:{rest[0].removeprefix('face_')}"
        elif kind == "clan":
            rest[0] = rest[0].removeprefix("clan_")
        return ":".join([kind, *rest])

    def _name(self, readable: str) -> str:
        return named(self.s, readable)


def new_game(players: int = 3, **options: Any) -> Table:
    """A game before anything has happened."""
    return Table(setup.new_game(setup.variant_of({**DEFAULTS, **options}, players)))


def told(
    board: str,
    position: str = "",
    turn: str = "red",
    phase: str = "actions",
    year: int = 2,
    players: int = 3,
    clans: str = CLANS,
    **options: Any,
) -> Table:
    """A game on this board with this position: the turn of a player, or the beginning of another phase of the year."""
    row = {"board": board, "table": position, "turn": turn, "phase": phase, "year": year, "clans": clans}
    return Table(laid(row, {**DEFAULTS, **options}, players))
