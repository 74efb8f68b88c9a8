"""Chapter 14: winter, and the unrest that hunger brings."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import FOOD, NO_UNREST_PENALTY, UNREST, WINTER_FOOD, WINTER_WOOD, WOOD
from meadhall.games.northgard.fields import DISCARD, DRAW_PILE, WINTER
from meadhall.games.northgard.rules.decks import pile_weights, ready_pile, take_top
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CARD


class Winter(Step):
    """NOR-14.1: everybody pays for the winter, from the first player on."""

    def run(self, s: Northgard) -> None:
        s.phase = WINTER
        s.tell(log.WINTER_BEGINS)
        for away in range(s.variant.seats - 1, -1, -1):
            s.then(WinterOf((s.first + away) % s.variant.seats))


class WinterOf(Step):
    """NOR-14.2, NOR-14.3, NOR-14.4: pay as far as possible; a shortage brings one Unrest, or costs fame and a card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        seat = self.seat
        units = s.count_units(seat)
        food = min(WINTER_FOOD[units], s.has(seat, FOOD))
        wood = min(WINTER_WOOD[units], s.has(seat, WOOD))
        s.pay(seat, FOOD, food)
        s.pay(seat, WOOD, wood)
        s.tell(log.WINTERED, s.clan[seat], units, food, wood)
        if food == WINTER_FOOD[units] and wood == WINTER_WOOD[units]:
            return
        if s.unrest_left:
            s.unrest_left -= 1
            s.put_on_top(seat, UNREST)
            s.tell(log.UNREST, s.clan[seat])
            return
        lost = min(NO_UNREST_PENALTY, s.fame[seat])
        s.fame[seat] -= lost
        s.tell(log.NO_UNREST_LEFT, s.clan[seat], lost)
        ready_pile(s, seat)
        if s.tops[seat]:
            put_away(s, seat, take_top(s, seat))
        elif s.count_cards(seat, DRAW_PILE):
            s.then(DiscardTop(seat))


class DiscardTop(Chance):
    """NOR-14.4: the top card of the draw pile is discarded."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-14.4"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.player, DRAW_PILE)

    def weights(self, s: Northgard) -> list[int]:
        return pile_weights(s, self.player)

    def choose(self, s: Northgard, option: int) -> None:
        put_away(s, self.player, s.entry_of(self.player, option, DRAW_PILE))


def put_away(s: Northgard, player: int, entry: int) -> None:
    """A card of the draw pile goes to the discard pile, face up."""
    s.zones[entry] = DISCARD
    s.tell(log.CARD_DISCARDED, s.clan[player], s.cards[entry])
