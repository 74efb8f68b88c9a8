"""BRE-10: Chronicle cards."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.annals import (
    ealdorman_areas,
    forget_held,
    held_chronicles,
    is_deck_empty,
    put_under,
    take_from_deck,
    top_layer,
)
from meadhall.games.bretwalda.cards import EALDORMAN_COST, FOOD_COST, GOLD_COST, LORDSHIP_COST, SHIP_COST
from meadhall.games.bretwalda.content import (
    CHRONICLE_CARDS,
    CHRONICLE_GOLD,
    EALDORMAN,
    KINDS,
    KINGDOMS,
    SEAS,
    SHIP,
    SWAP_COST,
)
from meadhall.games.bretwalda.fields import COMPLETED, HELD
from meadhall.games.bretwalda.hands import held
from meadhall.games.bretwalda.rules.food import SpendFood, gain_gold, pay_gold
from meadhall.games.bretwalda.rules.lordship import DrawCards, discard_card
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, CHRONICLE, LORDSHIP, SEA

_EVERYBODY: Final = 15


class TakeChronicle(Step):
    """BRE-10.2: draw a Chronicle, if the deck is not empty."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if not is_deck_empty(s):
            s.then(DrawChronicle(self.kingdom))


class DrawChronicle(Chance):
    """BRE-10.1: the next card of the deck; only who draws it learns which."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-10.1"

    def __init__(self, kingdom: int) -> None:
        super().__init__()
        self.kingdom: Final = kingdom

    def options(self, s: Bretwalda) -> list[int]:
        return top_layer(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        take_from_deck(s, self.kingdom, option, HELD - self.kingdom)
        s.tell(log.CHRONICLE_DRAWN, self.kingdom)
        s.tell(log.CHRONICLE_DRAWN_CARD, self.kingdom, option, audience=self.audience(s))

    def audience(self, s: Bretwalda) -> int:
        return 1 << s.seat_of[self.kingdom]


# Completing


class CompleteChronicle(Step):
    """BRE-10.2, BRE-10.7: a Chronicle is shown and paid for, stays completed, and another is drawn."""

    def __init__(self, kingdom: int, card: int) -> None:
        self.kingdom: Final = kingdom
        self.card: Final = card

    def run(self, s: Bretwalda) -> None:
        kingdom = self.kingdom
        s.chronicle_at[self.card] = COMPLETED - kingdom
        s.chronicle_known[self.card] = _EVERYBODY
        s.tell(log.CHRONICLE_COMPLETED, kingdom, self.card)
        s.then(PayChronicle(kingdom, self.card), RewardChronicle(kingdom), TakeChronicle(kingdom))


class PayChronicle(Step):
    """D-E3, BRE-10.7: Gold, Food, Lordship cards, an Ealdorman, a Ship."""

    def __init__(self, kingdom: int, card: int) -> None:
        self.kingdom: Final = kingdom
        self.card: Final = card

    def run(self, s: Bretwalda) -> None:
        seat = s.seat_of[self.kingdom]
        pay_gold(s, self.kingdom, GOLD_COST[self.card])
        if SHIP_COST[self.card]:
            s.then(PayShip(seat))
        if EALDORMAN_COST[self.card]:
            s.then(PayEaldorman(seat))
        if LORDSHIP_COST[self.card]:
            s.then(PayLordship(seat, LORDSHIP_COST[self.card]))
        if FOOD_COST[self.card]:
            s.then(SpendFood(self.kingdom, FOOD_COST[self.card]))


class PayLordship(Decision):
    """D-E3, BRE-10.7: which Lordship card is given up, openly."""

    vocabulary: ClassVar[Vocabulary] = LORDSHIP
    rule: ClassVar[str] = "BRE-10.7"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Bretwalda) -> list[int]:
        return held(s, s.kingdom_at[self.seat])

    def is_secret(self, s: Bretwalda) -> bool:
        return s.hand_size[s.kingdom_at[self.seat]] > 1

    def choose(self, s: Bretwalda, option: int) -> None:
        discard_card(s, s.kingdom_at[self.seat], option)
        if self.left > 1:
            s.then(PayLordship(self.seat, self.left - 1))

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return True


class PayEaldorman(Decision):
    """D-E3, BRE-10.7: from which area an Ealdorman returns to the pool."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-10.7"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return ealdorman_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.remove_unit(option, kingdom, EALDORMAN)
        s.tell(log.UNIT_LOST, kingdom, EALDORMAN, option)


class PayShip(Decision):
    """D-E3, BRE-10.7: from which sea a Ship returns to the pool."""

    vocabulary: ClassVar[Vocabulary] = SEA
    rule: ClassVar[str] = "BRE-10.7"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        return [sea for sea in range(SEAS) if s.ships[KINGDOMS * sea + kingdom]]

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.ships[KINGDOMS * option + kingdom] -= 1
        s.pool[KINDS * kingdom + SHIP] += 1


class RewardChronicle(Step):
    """BRE-8.2: what tiles give for a completed Chronicle (op chronicle_reward)."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        gain_gold(s, self.kingdom, s.ability(self.kingdom, CHRONICLE_GOLD))
        cards = s.ability(self.kingdom, CHRONICLE_CARDS)
        if cards:
            s.then(DrawCards(self.kingdom, cards))


# Swapping


class SwapChronicle(Decision):
    """D-E1, BRE-10.3: which Chronicle goes under the deck for another; the others do not learn which."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-10.3"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return held_chronicles(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        pay_gold(s, kingdom, SWAP_COST)
        forget_held(s, kingdom)
        put_under(s, [option])
        s.tell(log.CHRONICLE_SWAPPED, kingdom)
        s.tell(log.CHRONICLE_SWAPPED_CARD, kingdom, option, audience=self.audience(s))
        s.then(TakeChronicle(kingdom))

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat
