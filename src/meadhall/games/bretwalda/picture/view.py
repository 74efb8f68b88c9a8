"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import manner
from meadhall.engine.driver import waiting
from meadhall.games.bretwalda.annals import completed_chronicles, held_chronicles
from meadhall.games.bretwalda.content import (
    CARDS,
    KINGDOM_IDS,
    KINGDOMS,
    NONE,
)
from meadhall.games.bretwalda.hands import count_seen
from meadhall.games.bretwalda.hidden import knows_chronicle
from meadhall.games.bretwalda.odds import Odds, current_odds
from meadhall.games.bretwalda.picture.places import LAYOUTS, Layout
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.words import words


class View(views.View[Bretwalda, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Bretwalda, seat: int, language: str, layout: str) -> None:
        name, is_bare = manner(layout)
        super().__init__(s, seat, words("meadhall.games.bretwalda", language), LAYOUTS[name], is_bare)
        self.kingdom: Final = s.kingdom_of(seat)
        """The viewer's Kingdom; NONE for spectators and before the Kingdoms are assigned."""
        self.dalcs: Final = s.dalcs()
        self.controllers: Final = [s.controller(area) for area in range(len(s.marker))]
        self.deciders: Final = {s.kingdom_at[decision.seat] for decision in waiting(s) if decision.seat >= 0}
        """The Kingdoms that have something to decide."""
        self.battle_odds: Final = current_odds(s)
        """The attackers' odds in the battle that is being fought, where it can be told."""
        self.area_odds: Final[dict[int, Odds | None]] = {}
        """The viewer's odds in areas that may be chosen, as far as they have been asked for."""
        self.by_place: Final = self._by_place()
        """For each area and sea, by its id: the options in which it takes part."""

    def _by_place(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for option in self.options:
            head, *parts = option.split(":")
            if head in ("area", "sea", "from", "to", "retreat", "unit_at"):
                found.setdefault(parts[0], []).append(option)
            elif head == "sail":
                for part in parts:
                    found.setdefault(part, []).append(option)
        return found

    @property
    def order(self) -> list[int]:
        """The Kingdoms in play, the viewer's own first, then the others in player order."""
        playing = [kingdom for kingdom in self.s.order if kingdom != NONE] or list(self.s.variant.kingdoms)
        if self.kingdom in playing:
            first = playing.index(self.kingdom)
            return playing[first:] + playing[:first]
        return playing

    # Eyes

    def hand(self, kingdom: int) -> list[int]:
        """The Lordship cards of a hand that the viewer knows, one for each copy."""
        s = self.s
        cards: list[int] = []
        for card in range(CARDS):
            if s.is_open or kingdom == self.kingdom:
                copies = s.hand[CARDS * kingdom + card]
            else:
                copies = count_seen(s, self.kingdom, kingdom, card) if self.kingdom != NONE else 0
            cards += [card] * copies
        return cards

    def chronicles(self, kingdom: int) -> list[int]:
        """The Chronicles that a Kingdom holds and of which the viewer knows it."""
        s = self.s
        return [card for card in held_chronicles(s, kingdom) if knows_chronicle(s, self.kingdom, card)]

    def count_chronicles(self, kingdom: int) -> int:
        """How many Chronicles a Kingdom holds."""
        return len(held_chronicles(self.s, kingdom))

    def count_chronicle_deck(self) -> int:
        """How many Chronicles the deck has."""
        return sum(1 for place in self.s.chronicle_at if place >= 0)

    def completed(self, kingdom: int) -> list[int]:
        """The Chronicles that a Kingdom has completed."""
        return completed_chronicles(self.s, kingdom)

    # Words

    def whose_kingdom(self, kingdom: int) -> str:
        """The name of a Kingdom, marked if it is the viewer's own."""
        return self.whose(self.name(KINGDOM_IDS[kingdom]), kingdom == self.kingdom)

    def state_of(self, kingdom: int) -> str:
        """What there is to say of a Kingdom in a word: that it has won, or that all wait for it."""
        if self.s.is_over:
            return self.say("picture-winner") if self.s.ranking[0] == kingdom else ""
        return self.say("picture-to-move") if kingdom in self.deciders else ""

    def about_card(self, card: str) -> str:
        """The tooltip of a card, a Ruler or a tile: its name and what it does."""
        return f"{self.name(card)}. {self.name(card, 'text')}"

    def ships(self, sea: int) -> list[tuple[int, int]]:
        """The Kingdoms with Ships in a sea, and how many."""
        first = KINGDOMS * sea
        return [
            (kingdom, self.s.ships[first + kingdom]) for kingdom in range(KINGDOMS) if self.s.ships[first + kingdom]
        ]
