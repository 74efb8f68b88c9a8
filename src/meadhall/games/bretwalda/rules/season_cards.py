"""BRE-14.2, VAN-5: what a Season card does."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import (
    F_HARBOUR,
    F_TOWN,
    PER_ABBEY,
    PER_HARBOUR,
    SEASON_DRAW,
    SEASON_EFFECTS,
    SEASON_FOOD,
    SEASON_GOLD,
    SEASON_GOLD_PER,
    SEASON_LOSS,
    SEASON_MARKER,
    SEASON_MODIFIER,
    SEASON_RAID,
    SEASON_RANSOM,
    SEASON_SOW,
    SEASON_UNIT,
    SeasonEffect,
)
from meadhall.games.bretwalda.content import (
    CAPITAL_AREA,
    CEORL,
    CITY,
    DANES,
    FOOD_PRODUCTION,
    HARBOUR,
    KINDS,
    MARKER_COUNT,
    VIKING,
)
from meadhall.games.bretwalda.forces import ONE, count
from meadhall.games.bretwalda.hands import can_draw
from meadhall.games.bretwalda.realm import count_abbeys, count_controlled, has_harbour, holds_capital, is_town
from meadhall.games.bretwalda.rules.food import gain_gold, pay_gold
from meadhall.games.bretwalda.rules.lordship import DrawCards
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, AREA_OR_PASS, PASS_AREA


def is_touched(s: Bretwalda, kingdom: int) -> bool:
    """Op ignore_season: whether the Season card has an effect on a Kingdom."""
    for effect in SEASON_EFFECTS[s.season_card]:
        if effect.op == SEASON_UNIT:
            if holds_capital(s, kingdom) and s.in_pool(kingdom, CEORL) > 0:
                return True
        elif effect.op == SEASON_DRAW:
            if can_draw(s, kingdom):
                return True
        elif effect.op == SEASON_FOOD:
            if s.controller(CAPITAL_AREA[kingdom]) == kingdom:
                return True
        elif effect.op == SEASON_GOLD_PER:
            if gold_per(s, kingdom, effect) > 0:
                return True
        elif effect.op == SEASON_MARKER:
            if marker_areas(s, effect.what):
                return True
        elif effect.op == SEASON_LOSS:
            if ceorl_areas(s, kingdom):
                return True
        elif effect.op != SEASON_RAID:
            return True
    return False


class ApplySeasonCard(Step):
    """BRE-14.2, VAN-5.1: the effects of the card, each for every player in player order."""

    def run(self, s: Bretwalda) -> None:
        effects = SEASON_EFFECTS[s.season_card]
        for number in range(len(effects) - 1, -1, -1):
            if effects[number].op not in (SEASON_MODIFIER, SEASON_SOW, SEASON_RAID, SEASON_RANSOM):
                for n in range(s.variant.players - 1, -1, -1):
                    if s.exempt >> s.order[n] & 1 == 0:
                        s.then(ApplyEffect(s.order[n], number))


class ApplyEffect(Step):
    """One effect of the Season card on one player."""

    def __init__(self, kingdom: int, number: int) -> None:
        self.kingdom: Final = kingdom
        self.number: Final = number

    def run(self, s: Bretwalda) -> None:
        kingdom = self.kingdom
        effect = SEASON_EFFECTS[s.season_card][self.number]
        if effect.op == SEASON_GOLD:
            gain_gold(s, kingdom, effect.amount)
        elif effect.op == SEASON_UNIT:
            if holds_capital(s, kingdom) and s.in_pool(kingdom, CEORL) > 0:
                s.place_unit(CAPITAL_AREA[kingdom], kingdom, CEORL)
                s.tell(log.UNITS_PLACED, kingdom, CEORL, 1, CAPITAL_AREA[kingdom])
        elif effect.op == SEASON_DRAW:
            s.then(DrawCards(kingdom, effect.amount))
        elif effect.op == SEASON_FOOD:
            if s.controller(CAPITAL_AREA[kingdom]) == kingdom:
                s.food[CAPITAL_AREA[kingdom]] += effect.amount
                s.tell(log.FOOD_PLACED, kingdom, CAPITAL_AREA[kingdom], effect.amount)
        elif effect.op == SEASON_GOLD_PER:
            gain_gold(s, kingdom, gold_per(s, kingdom, effect))
        elif effect.op == SEASON_MARKER:
            if marker_areas(s, effect.what):
                s.then(PlaceMarker(s.seat_of[kingdom], effect.what))
        elif effect.op == SEASON_LOSS:
            if ceorl_areas(s, kingdom):
                s.then(LoseUnit(s.seat_of[kingdom]))


def gold_per(s: Bretwalda, kingdom: int, effect: SeasonEffect) -> int:
    """Op gold_per: Gold for each Harbour, Abbey or City that a Kingdom controls, up to a limit."""
    if effect.what == PER_ABBEY:
        found = count_abbeys(s, kingdom)
    else:
        found = count_controlled(s, kingdom, F_HARBOUR if effect.what == PER_HARBOUR else F_TOWN)
    gold = effect.amount * found
    return gold if gold < effect.most else effect.most


def marker_areas(s: Bretwalda, marker: int) -> list[int]:
    """VAN-5.1 to VAN-5.6: where a marker may go, whoever controls the area; nowhere if none is left."""
    left = MARKER_COUNT[marker]
    for improvements in s.improvements:
        left -= improvements >> marker & 1
    if left <= 0:
        return []
    return [
        area for area in s.variant.britain.areas if s.improvements[area] >> marker & 1 == 0 and _fits(s, area, marker)
    ]


def _fits(s: Bretwalda, area: int, marker: int) -> bool:
    """VAN-RUL-9: a Harbour marker also goes inland; by the former reading only to coasts."""
    if marker in (FOOD_PRODUCTION, CITY):
        return not is_town(s, area)
    if marker == HARBOUR:
        is_open = s.variant.plays_by_the_book or s.variant.britain.sea_masks[area] != 0
        return is_open and not has_harbour(s, area)
    return True


class PlaceMarker(Decision):
    """D-P2, VAN-5.1: where the expansion's marker goes."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "VAN-5.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, marker: int) -> None:
        super().__init__(seat)
        self.marker: Final = marker

    def options(self, s: Bretwalda) -> list[int]:
        return marker_areas(s, self.marker)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.improvements[option] |= 1 << self.marker
        s.tell(log.MARKER_PLACED, s.kingdom_at[self.seat], self.marker, option)


def ceorl_areas(s: Bretwalda, kingdom: int) -> list[int]:
    """The areas with Ceorls of a Kingdom's own."""
    return [area for area in s.variant.britain.areas if s.count(area, kingdom, CEORL) > 0]


class LoseUnit(Decision):
    """D-P9, op lose_unit: from which area a Ceorl is lost."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-14.2"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return ceorl_areas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.tell(log.UNIT_LOST, kingdom, CEORL, option)
        s.remove_unit(option, kingdom, CEORL)


# Danegeld


class OfferRansoms(Step):
    """BRE-14.2: after the raids, by the card Danegeld, in player order."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        cost = ransom_cost(s)
        if cost == 0:
            return
        for n in range(self.place, s.variant.players):
            kingdom = s.order[n]
            if s.exempt >> kingdom & 1 == 0 and s.gold[kingdom] >= cost and viking_areas(s):
                s.then(RansomDanes(s.seat_of[kingdom]), OfferRansoms(n + 1))
                return


def ransom_cost(s: Bretwalda) -> int:
    """Op ransom_danes: what it costs; 0 if the Season card does not offer it."""
    for effect in SEASON_EFFECTS[s.season_card]:
        if effect.op == SEASON_RANSOM:
            return effect.amount
    return 0


def viking_areas(s: Bretwalda) -> list[int]:
    """The areas with Vikings."""
    return [area for area in s.variant.britain.areas if s.present[area] >> DANES & 1]


class RansomDanes(Decision):
    """D-P3, op ransom_danes: from which area all Vikings are bought off, or none."""

    vocabulary: ClassVar[Vocabulary] = AREA_OR_PASS
    rule: ClassVar[str] = "BRE-14.2"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        options = viking_areas(s)
        options.append(PASS_AREA)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == PASS_AREA:
            return
        kingdom = s.kingdom_at[self.seat]
        vikings = count(s.force(option, DANES), VIKING)
        pay_gold(s, kingdom, ransom_cost(s))
        s.take_force(option, DANES, vikings * ONE[VIKING])
        s.pool[KINDS * DANES + VIKING] += vikings
        s.tell(log.RANSOM_PAID, kingdom, option, ransom_cost(s))
