"""BRE-14, VAN-5: the Season phase."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import (
    AMOUNT,
    IGNORE_SEASON,
    IS_EXPANSION_SEASON,
    OP,
    SEASON_CARDS,
    SEASON_EFFECTS,
    SEASON_OF_CARD,
    SEASON_PLAY_CARDS,
    SEASON_SOW,
)
from meadhall.games.bretwalda.content import AUTUMN, SEASON_OF_ROUND, SOWING, SPRING, SUMMER, YEAR_OF_ROUND
from meadhall.games.bretwalda.realm import has_food_symbol
from meadhall.games.bretwalda.rules.bribes import Bribe
from meadhall.games.bretwalda.rules.food import gain_gold
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.rules.raids import Raid, count_parties
from meadhall.games.bretwalda.rules.season_cards import ApplySeasonCard, OfferRansoms, is_touched
from meadhall.games.bretwalda.rules.winter import FeedArmies
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, SEASON_CARD
from meadhall.games.bretwalda.windows import CardWindow

_YEARS: Final = 3


class SeasonPhase(Step):
    """BRE-14.1, BRE-14.2: the Season card, cards on it, then its effects and the Season's procedure."""

    def run(self, s: Bretwalda) -> None:
        s.exempt = 0
        s.then(DrawSeasonCard(), OfferSeasonCards(0), ResolveSeason())


class DrawSeasonCard(Chance):
    """BRE-2.6, VAN-2.3, BRE-14.1: a card of the Season's deck that has not been turned up before."""

    vocabulary: ClassVar[Vocabulary] = SEASON_CARD
    rule: ClassVar[str] = "BRE-14.1"

    def options(self, s: Bretwalda) -> list[int]:
        season = SEASON_OF_ROUND[s.round]
        has_expansion = s.variant.expansion_seasons != "off"
        cards = [
            card
            for card in range(SEASON_CARDS)
            if SEASON_OF_CARD[card] == season
            and s.season_cards_used >> card & 1 == 0
            and (has_expansion or not IS_EXPANSION_SEASON[card])
        ]
        if s.variant.expansion_seasons == "guaranteed" and YEAR_OF_ROUND[s.round] == _YEARS - 1:
            left = [card for card in cards if IS_EXPANSION_SEASON[card]]
            return left if left else cards
        return cards

    def weights(self, s: Bretwalda) -> list[int]:
        """With `guaranteed` the expansion's card is one of the cards still face down, each of them as likely."""
        cards = self.options(s)
        if s.variant.expansion_seasons != "guaranteed" or not any(IS_EXPANSION_SEASON[card] for card in cards):
            return [1] * len(cards)
        face_down = _YEARS - YEAR_OF_ROUND[s.round]
        base = len(cards) - 1
        return [base if IS_EXPANSION_SEASON[card] and base else max(face_down - 1, 1) for card in cards]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.season_card = option
        s.season_cards_used |= 1 << option
        s.tell(log.SEASON_CARD_TURNED, SEASON_OF_ROUND[s.round], option)


# Cards on the Season card


class OfferSeasonCards(Step):
    """BRE-9.5: players with cards, in player order, each until they pass."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        for n in range(self.place, s.variant.players):
            if s.hand_size[s.order[n]] > 0:
                s.then(PlaySeasonCard(s.seat_of[s.order[n]]), OfferSeasonCards(n + 1))
                return


class PlaySeasonCard(CardWindow):
    """D-P10, BRE-9.5: a card on the Season card just turned up."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return SEASON_PLAY_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        if OP[card] == IGNORE_SEASON:
            return s.exempt >> kingdom & 1 == 0 and is_touched(s, kingdom)
        return SEASON_OF_ROUND[s.round] in (SUMMER, AUTUMN)

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        s.then(FinishCard(card), AskAgain(kingdom))
        if OP[card] == IGNORE_SEASON:
            s.exempt |= 1 << kingdom
            s.tell(log.SEASON_IGNORED, kingdom, s.season_card)
        else:
            gain_gold(s, kingdom, AMOUNT[card])


class AskAgain(Step):
    """BRE-9.5: who has played a card on the Season card may play another."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if s.hand_size[self.kingdom] > 0:
            s.then(PlaySeasonCard(s.seat_of[self.kingdom]))


# The procedures


class ResolveSeason(Step):
    """BRE-14.2: first the card, then the procedure; in Winter the other way round; Danegeld after the raids."""

    def run(self, s: Bretwalda) -> None:
        season = SEASON_OF_ROUND[s.round]
        if season == SPRING:
            s.then(ApplySeasonCard(), SowAll())
        elif season == SUMMER:
            s.then(ApplySeasonCard(), Raid(count_parties(s)), OfferRansoms(0))
        elif season == AUTUMN:
            s.then(ApplySeasonCard(), Bribe())
        else:
            s.then(FeedArmies(), ApplySeasonCard())


# Spring


class SowAll(Step):
    """BRE-14.3: each player sows, in player order."""

    def run(self, s: Bretwalda) -> None:
        for n in range(s.variant.players - 1, -1, -1):
            s.then(SowFields(s.order[n], count_sowing(s, s.order[n])))


def count_sowing(s: Bretwalda, kingdom: int) -> int:
    """BRE-14.3: one Food token, or what the Season card says."""
    if s.exempt >> kingdom & 1 == 0:
        for effect in SEASON_EFFECTS[s.season_card]:
            if effect.op == SEASON_SOW:
                return effect.amount
    return SOWING


class SowFields(Step):
    """BRE-14.3: skipped without an area with a Food symbol."""

    def __init__(self, kingdom: int, left: int) -> None:
        self.kingdom: Final = kingdom
        self.left: Final = left

    def run(self, s: Bretwalda) -> None:
        if self.left > 0 and fields(s, self.kingdom):
            s.then(Sow(s.seat_of[self.kingdom]), SowFields(self.kingdom, self.left - 1))


def fields(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas with a Food symbol that a Kingdom controls."""
    return [area for area in s.variant.britain.areas if has_food_symbol(s, area) and s.controller(area) == kingdom]


class Sow(Decision):
    """D-P1, BRE-14.3: where the Food is sown."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-14.3"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return fields(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.food[option] += 1
        s.tell(log.SOWN, s.kingdom_at[self.seat], option)
