"""Chapter 15: the end of a year: victory, second chances, and the next year."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import NONE, SECOND_CHANCE_UNITS
from meadhall.games.northgard.fields import END_OF_YEAR
from meadhall.games.northgard.placement import RETURNING, is_target_of
from meadhall.games.northgard.rules.recruiting import add_units
from meadhall.games.northgard.rules.scoring import finish, stronghold_winners
from meadhall.games.northgard.rules.tiles import DrawFittingTile, has_pile, is_laid
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import neutral_territories, territories_on
from meadhall.games.northgard.vocabularies import DRAW_TILE, FINISH, RETURN


class EndOfYear(Step):
    """NOR-15.1: strongholds win at once, then the last year ends the game; else players may come back."""

    def run(self, s: Northgard) -> None:
        s.phase = END_OF_YEAR
        s.tell(log.YEAR_ENDS, s.year)
        if s.variant.has_stronghold_victory:
            winners = stronghold_winners(s)
            if winners:
                s.todo.clear()
                finish(s, winners, True)
                return
        if s.year == s.variant.years:
            s.todo.clear()
            finish(s, s.everyone(), False)
            return
        for away in range(s.variant.seats - 1, -1, -1):
            s.then(OfferReturn((s.first + away) % s.variant.seats))


class OfferReturn(Step):
    """NOR-15.2: a player without figures on the map may come back."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if not s.has_figures(self.seat):
            s.then(SecondChance(self.seat))


class SecondChance(Decision):
    """D-SECOND-CHANCE, D-2ND-WHERE, NOR-15.2: a neutral territory for three units; without any, on a new tile."""

    vocabulary: ClassVar[Vocabulary] = RETURN
    rule: ClassVar[str] = "NOR-15.2"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        if is_laid(s, s.tile):
            return [there for there in territories_on(s, s.tile) if is_target_of(s, there, RETURNING)]
        places = [there for there in neutral_territories(s) if is_target_of(s, there, RETURNING)]
        places.append(FINISH)
        if len(places) == 1 and has_pile(s):
            places.append(DRAW_TILE)
        return places

    def choose(self, s: Northgard, option: int) -> None:
        if option == FINISH:
            s.tell(log.NO_SECOND_CHANCE, s.clan[self.seat])
        elif option == DRAW_TILE:
            s.then(DrawFittingTile(self.seat, RETURNING), ReturnOnTile(self.seat))
        else:
            come_back(s, self.seat, option)


def come_back(s: Northgard, seat: int, territory: int) -> None:
    """NOR-15.2: three units in a territory."""
    s.tile = NONE
    add_units(s, seat, territory, SECOND_CHANCE_UNITS)
    s.tell(log.SECOND_CHANCE, s.clan[seat], territory)


class ReturnOnTile(Step):
    """NOR-15.2: the units come to the new tile, if one fitted."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if is_laid(s, s.tile):
            s.then(SecondChance(self.seat))
