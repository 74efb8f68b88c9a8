"""Chapter 7, second part: settlers are called back at any time of one's own turn (TEV-7.2, TEV-RUL-21).

That is offered by the way, in what is asked anyway. At the end of a turn something is asked only of who has said so
before, by the way too: to be asked there in every turn would be tedious. The solo human's battles are all fought in the
own turn, so a boon has its part in this (TEV-RUL-68); of other boons only those that the starter of a battle gets.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import SETTLERS
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl, return_rune, take_rune
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import END_IT, END_RECALL, END_TURN, LINGER


def recalls(s: Vikings, seat: int, first: int) -> list[int]:
    """TEV-RUL-21: option `first` + i for every island i with own settlers, in the own turn."""
    options: list[int] = []
    if not s.variant.recalls_in_own_turn or s.active != seat or s.settlers_left[seat] == SETTLERS:
        return options
    settlers = s.settlers
    place = ISLANDS * seat
    for island in s.variant.map.islands:
        if settlers[place + island] > 0:
            options.append(first + island)
    return options


def by_the_way(s: Vikings, seat: int, first: int) -> list[int]:
    """What a seat may do by the way: call settlers back, or say that it waits before the turn ends."""
    options = recalls(s, seat, first)
    if options and not s.lingers:
        options.append(first + LINGER)
    return options


def do_by_the_way(s: Vikings, seat: int, number: int) -> None:
    """Carry out what was offered by the way, outside of any action."""
    if number == LINGER:
        linger(s, seat)
    else:
        _recall_between_actions(s, seat, number)


def linger(s: Vikings, seat: int) -> None:
    """TEV-RUL-21: the seat wants to be asked before its turn ends."""
    s.lingers = True
    s.tell(log.TURN_HELD, seat)


def recall(s: Vikings, seat: int, island: int) -> None:
    """TEV-7.2: a settler goes back to its sheet, free of charge."""
    s.return_settler(seat, island)
    s.tell(log.SETTLER_RECALLED, seat, island)


def _recall_between_actions(s: Vikings, seat: int, island: int) -> None:
    """TEV-RUL-21, TEV-11.6: the rune goes back or is taken at once; who may steal it does so at the next check."""
    recall(s, seat, island)
    return_rune(s, island)
    take_rune(s, island)


class FinishTurn(Step):
    """TEV-RUL-21: who said so is asked before the turn ends; what recalls have changed is checked then."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        if s.lingers and recalls(s, self.seat, END_RECALL):
            s.then(EndTurn(self.seat))
        else:
            s.lingers = False
            if s.changed:
                s.then(CheckControl())


class EndTurn(Decision):
    """TEV-7.2, TEV-RUL-21: the turn ends, or another settler is called back first."""

    vocabulary: ClassVar[Vocabulary] = END_TURN
    rule: ClassVar[str] = "TEV-RUL-21"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return [END_IT, *recalls(s, self.seat, END_RECALL)]

    def choose(self, s: Vikings, option: int) -> None:
        if option == END_IT:
            s.lingers = False
        else:
            _recall_between_actions(s, self.seat, option - END_RECALL)
        s.then(FinishTurn(self.seat))
