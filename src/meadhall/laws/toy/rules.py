"""The steps and decisions of Tribute, and its log."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.log import ROUND, Line
from meadhall.engine.steps import Chance, Decision, Step, Together
from meadhall.engine.vocabulary import Vocabulary
from meadhall.laws.toy.state import CARD_IDS, CARDS, CURSE, MOST, NONE, SEAT_IDS, Tribute

ROUND_BEGINS: Final = Line("round_begins", ["round:number"], ROUND)
DRAWN: Final = Line("drawn", ["seat"])
DRAWN_CARD: Final = Line("drawn_card", ["card"])
BID: Final = Line("bid", ["seat"])
BID_AMOUNT: Final = Line("bid_amount", ["coins:number"])
BIDS: Final = Line("bids", ["seats", "coins:number"])
CURSED: Final = Line("cursed", ["seat"])
ENDED: Final = Line("ended", ["seats"], ROUND)

AMOUNT: Final = Vocabulary([f"bid:{coins}" for coins in range(MOST + 1)])
ANSWER: Final = Vocabulary(["keep", "play:curse"])
CARD: Final = Vocabulary([f"card:{card}" for card in CARD_IDS])
SEAT: Final = Vocabulary([f"seat:{seat}" for seat in SEAT_IDS])
KEEP: Final = 0


class PlayRound(Step):
    """TRI-1: all bid at once, the highest bid is paid for a card, unless somebody curses the winner."""

    def run(self, s: Tribute) -> None:
        if s.round == s.rounds:
            s.is_open = s.is_over = True
            s.tell(ENDED, sum(1 << seat for seat in s.winners()))
            return
        s.round += 1
        s.tell(ROUND_BEGINS, s.round)
        s.then(Together([PlaceBid(seat) for seat in s.seats]), RevealBids(), self)


class DrawCard(Chance):
    """TRI-2: a card of the deck, which only its owner sees."""

    vocabulary: ClassVar[Vocabulary] = CARD

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def options(self, s: Tribute) -> list[int]:
        return [card for card in range(CARDS) if s.deck[card]]

    def weights(self, s: Tribute) -> list[int]:
        return [count for count in s.deck if count]

    def choose(self, s: Tribute, option: int) -> None:
        s.deck[option] -= 1
        s.hands[self.owner * CARDS + option] += 1
        s.tell(DRAWN, self.owner)
        s.tell(DRAWN_CARD, option, audience=1 << self.owner)

    def audience(self, s: Tribute) -> int:
        return 1 << self.owner

    def reveals(self, s: Tribute, option: int) -> bool:
        return s.round == s.rounds  # the last draw ends the game, and all hands are shown


class PlaceBid(Decision):
    """TRI-3: a secret number of coins; the last bid shows them all."""

    vocabulary: ClassVar[Vocabulary] = AMOUNT
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Tribute) -> list[int]:
        return list(range(s.coins[self.seat] + 1))

    def choose(self, s: Tribute, option: int) -> None:
        s.bids[self.seat] = option
        s.tell(BID, self.seat)
        s.tell(BID_AMOUNT, option, audience=1 << self.seat)

    def audience(self, s: Tribute) -> int:
        return 1 << self.seat

    def reveals(self, s: Tribute, option: int) -> bool:
        return s.bids.count(NONE) == 1

    def counts(self, s: Tribute, option: int) -> dict[str, int]:
        return {"coin": option}


class RevealBids(Step):
    """TRI-4: the highest bid wins; chance breaks ties."""

    def run(self, s: Tribute) -> None:
        s.tell(BIDS, sum(1 << seat for seat in s.seats if s.bids[seat] == max(s.bids)), max(s.bids))
        s.then(BreakTie())


class BreakTie(Chance):
    """TRI-4: one of the highest bidders."""

    vocabulary: ClassVar[Vocabulary] = SEAT

    def options(self, s: Tribute) -> list[int]:
        return [seat for seat in s.seats if s.bids[seat] == max(s.bids)]

    def choose(self, s: Tribute, option: int) -> None:
        s.coins[option] -= s.bids[option]
        s.paid += s.bids[option]
        s.bids = [NONE] * len(s.bids)
        s.is_cursed = False
        s.then(AskForCurses(option, 0), TakeCard(option))


class AskForCurses(Step):
    """TRI-5: the others, one after another, until one of them plays a curse."""

    def __init__(self, winner: int, seat: int) -> None:
        self.winner: Final = winner
        self.seat: Final = seat

    def run(self, s: Tribute) -> None:
        if not s.has_curses or s.is_cursed or self.seat >= len(s.coins):
            return
        s.then(AskForCurses(self.winner, self.seat + 1))
        if self.seat != self.winner:
            s.then(OfferCurse(self.seat))


class OfferCurse(Decision):
    """TRI-5: asked even of those who have no curse, so that nobody learns who has one."""

    vocabulary: ClassVar[Vocabulary] = ANSWER
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Tribute) -> list[int]:
        return [0, 1] if s.hand(self.seat)[CURSE] else [KEEP]

    def is_secret(self, s: Tribute) -> bool:
        return True

    def choose(self, s: Tribute, option: int) -> None:
        if option != KEEP:
            s.hands[self.seat * CARDS + CURSE] -= 1
            s.played += 1
            s.is_cursed = True
            s.tell(CURSED, self.seat)

    def reveals(self, s: Tribute, option: int) -> bool:
        return option != KEEP


class TakeCard(Step):
    """TRI-6: the winner draws, unless cursed."""

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def run(self, s: Tribute) -> None:
        if not s.is_cursed:
            s.then(DrawCard(self.winner))
