"""BRE-14.7 to BRE-14.10: Autumn, Danes and neutral units move and can be bribed."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import CHEAP_BRIBES
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREAS,
    BRIBE_DISCOUNT,
    BRIBE_NEUTRAL,
    BRIBE_VIKING,
    BUILDINGS,
    DANES,
    NEUTRAL,
    PRINTED_GOLD,
)
from meadhall.games.bretwalda.fields import GROUP_MOVED
from meadhall.games.bretwalda.forces import OUTLAWS, size
from meadhall.games.bretwalda.realm import count_area_units, count_of
from meadhall.games.bretwalda.rules.bands import move_band
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, AREA_OR_PASS, PASS_AREA


class Bribe(Step):
    """BRE-14.7: groups are bribed, then unmoved Danes move by themselves."""

    def run(self, s: Bretwalda) -> None:
        s.passed = 0
        s.forget_deeds(3 * GROUP_MOVED)
        s.then(AskForBribes(0), MoveDanes(0), EndBribes())


class EndBribes(Step):
    """The movement of Danes and neutral units is over."""

    def run(self, s: Bretwalda) -> None:
        s.passed = 0
        s.forget_deeds(3 * GROUP_MOVED)


class AskForBribes(Step):
    """BRE-14.7: in player order, cyclically, those who have not passed."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        players = s.variant.players
        for n in range(players):
            place = (self.place + n) % players
            if s.passed >> s.order[place] & 1 == 0:
                s.then(BribeGroup(s.seat_of[s.order[place]]), AskForBribes((place + 1) % players))
                return


def band_in(s: Bretwalda, area: int) -> int:
    """Whether Danes or neutral units are in an area, which of them."""
    return DANES if s.present[area] >> DANES & 1 else NEUTRAL


def bribe_cost(s: Bretwalda, kingdom: int, area: int) -> int:
    """BRE-14.8: 1 Gold for a neutral unit, 2 for a Viking, less discounts, at least 1."""
    owner = band_in(s, area)
    each = BRIBE_VIKING if owner == DANES else BRIBE_NEUTRAL
    cost = each * size(s.force(area, owner))
    cost -= s.ability(kingdom, BRIBE_DISCOUNT) + s.modifier(kingdom, CHEAP_BRIBES)
    return cost if cost > 1 else 1


def bribe_targets(s: Bretwalda, kingdom: int, area: int) -> list[int]:
    """BRE-14.8: adjacent areas without units of the briber's side."""
    return [near for near in s.variant.britain.neighbours[area] if not s.has_units(near, kingdom)]


class BribeGroup(Decision):
    """D-P4, BRE-14.7, BRE-14.8: bribe a group that has not moved, or pass for good."""

    vocabulary: ClassVar[Vocabulary] = AREA_OR_PASS
    rule: ClassVar[str] = "BRE-14.7"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        options: list[int] = []
        if s.gold[kingdom] > 0:
            for area in s.variant.britain.areas:
                if s.present[area] & OUTLAWS and s.deeds[area] & GROUP_MOVED << band_in(s, area) - DANES == 0:
                    if bribe_cost(s, kingdom, area) <= s.gold[kingdom] and bribe_targets(s, kingdom, area):
                        options.append(area)
        options.append(PASS_AREA)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == PASS_AREA:
            kingdom = s.kingdom_at[self.seat]
            s.passed |= 1 << kingdom
            s.tell(log.BRIBES_PASSED, kingdom)
        else:
            s.then(BribeTarget(self.seat, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class BribeTarget(Decision):
    """D-P5, BRE-14.8, BRE-14.9: where the bribed group goes; it attacks whoever is there."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-14.8"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return bribe_targets(s, s.kingdom_at[self.seat], self.area)

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        owner = band_in(s, self.area)
        cost = bribe_cost(s, kingdom, self.area)
        s.gold[kingdom] -= cost
        s.tell(log.BRIBED, kingdom, owner, self.area, option, cost)
        move_band(s, owner, s.force(self.area, owner), self.area, option)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.area], AREA_IDS[option]


# Danes by themselves


class MoveDanes(Step):
    """BRE-14.10: unmoved groups of Danes move in the order of the areas."""

    def __init__(self, first: int) -> None:
        self.first: Final = first
        """The areas before it have been dealt with."""

    def run(self, s: Bretwalda) -> None:
        for area in range(self.first, AREAS):
            if s.present[area] >> DANES & 1 and s.deeds[area] & GROUP_MOVED == 0:
                targets = danes_targets(s, area)
                s.then(MoveDanes(area + 1))
                if targets:
                    s.then(DrawDanesTarget(area))
                return


def danes_targets(s: Bretwalda, area: int) -> list[int]:
    """BRE-14.10: the richest adjacent areas without Danes that hold at most as many units as the group."""
    strength = size(s.force(area, DANES))
    best: list[int] = []
    most = -1
    for near in s.variant.britain.neighbours[area]:
        if s.present[near] >> DANES & 1 or count_area_units(s, near) > strength:
            continue
        worth = PRINTED_GOLD[near] + s.food[near] + 2 * count_of(s, near, BUILDINGS)
        if worth > most:
            most = worth
            best = [near]
        elif worth == most:
            best.append(near)
    return best


class DrawDanesTarget(Chance):
    """BRE-14.10: ties are broken at random."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-14.10"

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        return danes_targets(s, self.area)

    def choose(self, s: Bretwalda, option: int) -> None:
        force = s.force(self.area, DANES)
        s.tell(log.DANES_MOVED, self.area, option, size(force))
        move_band(s, DANES, force, self.area, option)
