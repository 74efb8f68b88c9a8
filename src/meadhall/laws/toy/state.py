"""The position of a game of Tribute."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State

SEAT_IDS: Final = ["seat_0", "seat_1", "seat_2", "seat_3"]
CARD_IDS: Final = ["horn", "ring", "crown", "curse"]
CARD_COUNTS: Final = [6, 4, 2, 3]
CARD_VALUES: Final = [1, 2, 4, 0]
CARDS: Final = len(CARD_IDS)
CURSE: Final = CARD_IDS.index("curse")
MOST: Final = 5
MOST_ROUNDS: Final = 4
NONE: Final = -1


class Tribute(State):
    """Coins, hidden hands (`seat * CARDS + card`), the deck as counts, and the bids of this round."""

    def __init__(self, players: int, rounds: int, has_curses: bool, coins: int) -> None:
        super().__init__()
        self.rounds = rounds
        self.has_curses = has_curses
        self.round = 0
        self.coins = [coins] * players
        self.paid = 0
        self.hands = [0] * (players * CARDS)
        self.deck = CARD_COUNTS[:]
        self.played = 0
        """How many curses have been played."""
        self.bids = [NONE] * players
        self.is_cursed = False
        self.is_open = False
        """Whether hands and bids lie open."""
        self.is_over = False

    def clone(self) -> Tribute:
        t = Tribute(len(self.coins), self.rounds, self.has_curses, 0)
        t.todo = self.todo[:]
        t.round = self.round
        t.coins = self.coins[:]
        t.paid = self.paid
        t.hands = self.hands[:]
        t.deck = self.deck[:]
        t.played = self.played
        t.bids = self.bids[:]
        t.is_cursed = self.is_cursed
        t.is_open = self.is_open
        t.is_over = self.is_over
        return t

    def hand(self, seat: int) -> list[int]:
        """How many of each card a seat holds."""
        return self.hands[seat * CARDS : seat * CARDS + CARDS]

    def scores(self) -> list[int]:
        """Coins and the worth of cards."""
        worth = [sum(n * value for n, value in zip(self.hand(p), CARD_VALUES, strict=True)) for p in self.seats]
        return [coins + cards for coins, cards in zip(self.coins, worth, strict=True)]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.coins))

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in self.seats if self.is_over and scores[seat] == max(scores)]
