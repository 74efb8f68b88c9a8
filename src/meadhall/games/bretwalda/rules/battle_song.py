"""VAN-6.2: the Battle Song of Cantware."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda.content import CANTWARE, NONE, SONG_COST
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.fray import player
from meadhall.games.bretwalda.hands import can_draw
from meadhall.games.bretwalda.rules.food import pay_gold
from meadhall.games.bretwalda.rules.lordship import DrawCards
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import BUY, BUY_CARD


class SingBattleSong(Step):
    """VAN-6.2, VAN-RUL-15, VAN-RUL-27: before any battle the overlord of Cantware, on either side, draws a card."""

    def run(self, s: Bretwalda) -> None:
        for side in (ATTACKER, DEFENDER):
            leader = player(s, side)
            if leader != NONE and s.vassal[leader] == CANTWARE:
                s.then(DrawCards(leader, 1), OfferSongCard(leader))


class OfferSongCard(Step):
    """VAN-6.2: one more card can be bought, if it can be paid and drawn."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if s.gold[self.kingdom] >= SONG_COST and can_draw(s, self.kingdom):
            s.then(BuyCard(s.seat_of[self.kingdom]))


class BuyCard(Decision):
    """D-B1, VAN-6.2: whether the overlord of Cantware buys a card before the battle."""

    vocabulary: ClassVar[Vocabulary] = BUY_CARD
    rule: ClassVar[str] = "VAN-6.2"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Bretwalda) -> list[int]:
        return [0, 1]

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == BUY:
            kingdom = s.kingdom_at[self.seat]
            pay_gold(s, kingdom, SONG_COST)
            s.then(DrawCards(kingdom, 1))
