"""Chapter 4: the year and its phases."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import ADVANCED_SET, AREAS, CARDS, EARLY_SET, FORGE, SET_OF, YEAR_DRAW
from meadhall.games.northgard.fields import ACTIONS, DISPLAY, GONE, IN_BOX, WAITING
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.decks import DrawCards
from meadhall.games.northgard.rules.end_of_year import EndOfYear
from meadhall.games.northgard.rules.harvest import Harvest
from meadhall.games.northgard.rules.turns import NextTurn
from meadhall.games.northgard.rules.winter import Winter
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CARD


class Year(Step):
    """NOR-4.1, NOR-15.3: what held for the last year is over; a new year with all its phases begins."""

    def run(self, s: Northgard) -> None:
        s.year += 1
        s.phase = ACTIONS
        s.passed = 0
        s.sighted = 0
        s.conquerors = 0
        s.is_kaija_awake = False
        s.tell(log.YEAR_BEGINS, s.year, s.variant.years)
        s.then(Actions(), EndOfYear(), Year())
        if s.year == s.variant.years:
            show_achievements(s)
        else:
            s.then(RevealCards(s.variant.seats))
        for away in range(s.variant.seats - 1, -1, -1):
            seat = (s.first + away) % s.variant.seats
            s.then(DrawCards(seat, YEAR_DRAW + count_forges(s, seat)))


def count_forges(s: Northgard, seat: int) -> int:
    """NOR-4.1: Forges in territories that a player controls."""
    total = 0
    for territory in range(AREAS):
        if s.owner[territory] == seat:
            total += s.count_built(territory, FORGE)
    return total


def show_achievements(s: Northgard) -> None:
    """NOR-4.3: in the last year the Achievements are the display."""
    for card in range(CARDS):
        if s.offers[card] == WAITING:
            s.offers[card] = DISPLAY
            s.tell(log.CARD_SHOWN, card)


class RevealCards(Step):
    """NOR-4.2: as many Development cards as players are the display of the year."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: Northgard) -> None:
        if self.count:
            s.then(RevealCard(), RevealCards(self.count - 1))


class RevealCard(Chance):
    """NOR-4.2: a card of the Development deck: early ones in the first years, advanced ones later."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-4.2"

    def options(self, s: Northgard) -> list[int]:
        kind = EARLY_SET if s.year <= s.variant.early_years else ADVANCED_SET
        return [card for card in range(CARDS) if SET_OF[card] == kind and s.offers[card] == IN_BOX]

    def choose(self, s: Northgard, option: int) -> None:
        s.offers[option] = DISPLAY
        s.tell(log.CARD_SHOWN, option)


class Actions(Step):
    """NOR-4.4: turns from the first player on, then the creatures, harvest and winter."""

    def run(self, s: Northgard) -> None:
        s.tell(log.ACTIONS_BEGIN)
        s.then(NextTurn(s.first), ClearDisplay(), CreaturePhase(), Harvest(), Winter())


class ClearDisplay(Step):
    """NOR-4.6: cards that nobody took leave the game."""

    def run(self, s: Northgard) -> None:
        for card in range(CARDS):
            if s.offers[card] == DISPLAY:
                s.offers[card] = GONE
