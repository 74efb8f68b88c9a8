"""Chapter 2: a player's deck, its four zones, and drawing from it.

The draw pile below its known top cards lies in an unknown order, so a draw is chance among its cards.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import DECK, NONE
from meadhall.games.northgard.fields import DISCARD, DRAW_PILE, HAND, TOP
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CARD


class DrawCards(Step):
    """NOR-2.2, NOR-2.3: draw one card after another, as many as there are."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def run(self, s: Northgard) -> None:
        count = min(self.count, s.count_drawable(self.player))
        if count > 0:
            s.tell(log.DREW_CARDS, s.clan[self.player], count)
            s.then(DrawOn(self.player, count))


class DrawOn(Step):
    """NOR-2.2: the next card of a draw; an empty draw pile is made anew of the discard pile, only then."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def run(self, s: Northgard) -> None:
        if self.count == 0:
            return
        ready_pile(s, self.player)
        if s.tops[self.player]:
            take(s, self.player, take_top(s, self.player))
            s.then(DrawOn(self.player, self.count - 1))
        else:
            s.then(DrawCard(self.player), DrawOn(self.player, self.count - 1))


class DrawCard(Chance):
    """NOR-2.1: a card of the draw pile, which only its owner sees."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-2.1"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.player, DRAW_PILE)

    def weights(self, s: Northgard) -> list[int]:
        return pile_weights(s, self.player)

    def choose(self, s: Northgard, option: int) -> None:
        take(s, self.player, s.entry_of(self.player, option, DRAW_PILE))

    def audience(self, s: Northgard) -> int:
        return 1 << self.player


def pile_weights(s: Northgard, player: int) -> list[int]:
    """How many copies of each card lie in the draw pile."""
    weights: list[int] = []
    first = DECK * player
    for card in s.cards_in(player, DRAW_PILE):
        copies = 0
        for entry in range(first, first + s.deck_size[player]):
            if s.cards[entry] == card and s.zones[entry] == DRAW_PILE:
                copies += 1
        weights.append(copies)
    return weights


def ready_pile(s: Northgard, player: int) -> None:
    """NOR-2.2: if the draw pile is empty, the discard pile becomes it."""
    first = DECK * player
    entries = range(first, first + s.deck_size[player])
    for entry in entries:
        if s.zones[entry] == DRAW_PILE or s.zones[entry] >= TOP:
            return
    found = False
    for entry in entries:
        if s.zones[entry] == DISCARD:
            s.zones[entry] = DRAW_PILE
            s.seen[entry] = 0
            found = True
    if found:
        s.tell(log.RESHUFFLED, s.clan[player])


def take_top(s: Northgard, player: int) -> int:
    """The known top card of the draw pile, taken off it."""
    s.tops[player] -= 1
    zone = TOP + s.tops[player]
    first = DECK * player
    for entry in range(first, first + s.deck_size[player]):
        if s.zones[entry] == zone:
            return entry
    return NONE


def take(s: Northgard, player: int, entry: int) -> None:
    """A card comes into its owner's hand."""
    s.zones[entry] = HAND
    s.seen[entry] |= 1 << player
    if s.drawer == player:
        s.fresh |= 1 << entry - DECK * player
    s.tell(log.DREW_CARD, s.clan[player], s.cards[entry], audience=1 << player)


def discard(s: Northgard, player: int, card: int) -> None:
    """A card of a hand goes to the discard pile, face up."""
    s.zones[s.entry_of(player, card, HAND)] = DISCARD
    s.tell(log.CARD_DISCARDED, s.clan[player], card)


def lay_down(s: Northgard, player: int, card: int, zone: int) -> None:
    """A card of a hand goes to another zone."""
    s.zones[s.entry_of(player, card, HAND)] = zone
