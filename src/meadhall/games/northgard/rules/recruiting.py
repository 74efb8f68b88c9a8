"""Chapter 6: the Recruit action."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    ADJACENT_TO_ENEMY,
    ALL,
    CAP,
    CAP_ONE,
    FILTER,
    IS_SAME,
    KAIJA_AWAKE,
    KIND,
    MOST_TERRITORIES,
    NEUTRAL,
    OWN,
    PAID_UNITS,
    PAY,
    STAG_PULL,
    TARGETS,
    THEN,
    N,
)
from meadhall.games.northgard.cards import RECRUIT as RECRUIT_EFFECT
from meadhall.games.northgard.content import AREAS, NONE, TRAINING_CAMP, WOOD
from meadhall.games.northgard.placement import RECRUITING, is_target_of
from meadhall.games.northgard.rules.payments import PayResource
from meadhall.games.northgard.rules.tiles import DrawFittingTile, has_pile, is_laid
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import is_beside_enemy, neighbours, settle, territories_on
from meadhall.games.northgard.vocabularies import (
    FINISH,
    KAIJA,
    KAIJA_ID,
    NO,
    RECRUIT,
    RECRUIT_END,
    TERRITORY,
    UNIT_ID,
    YES,
    YES_NO,
)


def can_take_figure(s: Northgard, seat: int) -> bool:
    """Whether a unit of the reserve, or Kaija, can be placed (NOR-6.2, NOR-17.2)."""
    return s.reserve[seat] > 0 or s.can_take_kaija(seat)


def _may_recruit_in(s: Northgard, territory: int) -> bool:
    """NOR-18.7, NOR-18.18: nobody recruits beside a Brown Bear or a Fallen Valkyrie."""
    return not s.variant.creatures or not (s.is_locked(territory) or s.has_valkyrie(territory))


def recruit_targets(s: Northgard, seat: int, card: int) -> list[int]:
    """NOR-6.1, NOR-6.3, NOR-6.6: where the next figure may go."""
    if IS_SAME[card] and s.recruited_in:
        return [s.recruited_at[0]]
    targets = TARGETS[card]
    takes_own = targets != NEUTRAL
    takes_neutral = targets != OWN or not s.has_figures(seat)
    found: list[int] = []
    for territory in range(AREAS):
        if s.territory[territory] != territory:
            continue
        owner = s.owner[territory]
        if owner == NONE:
            is_target = takes_neutral
        else:
            is_target = owner == seat and (takes_own or _count_recruited(s, territory) > 0)
        if is_target and _may_recruit_in(s, territory):
            found.append(territory)
    return found


def _count_recruited(s: Northgard, territory: int) -> int:
    """Figures that this action has put in a territory."""
    for n in range(s.recruited_in):
        if s.recruited_at[n] == territory:
            return s.recruited[n]
    return 0


def recruit_possible(s: Northgard, seat: int, card: int) -> bool:
    """`recruit_possible`: a figure, and a place for it, if need be on a new tile (NOR-6.4)."""
    if not can_take_figure(s, seat):
        return False
    return bool(recruit_targets(s, seat, card)) or needs_tile(s, seat, card)


def needs_tile(s: Northgard, seat: int, card: int) -> bool:
    """NOR-6.4: no figures on the map, no neutral territory to go to, and a tile to draw."""
    return not s.has_figures(seat) and has_pile(s) and not recruit_targets(s, seat, card)


def caps_possible(s: Northgard, seat: int, card: int) -> bool:
    """`recruit_caps_possible`: a figure, and a territory that takes one."""
    if not can_take_figure(s, seat):
        return False
    return bool(caps_targets(s, seat, card))


def caps_targets(s: Northgard, seat: int, card: int) -> list[int]:
    """NOR-11.30: the territories that take another figure of a card that recruits in several."""
    is_new_allowed = MOST_TERRITORIES[card] == 0 or s.recruited_in < MOST_TERRITORIES[card]
    found: list[int] = []
    for territory in range(AREAS):
        if s.owner[territory] != seat or not _may_recruit_in(s, territory):
            continue
        placed = _count_recruited(s, territory)
        cap = 1 if CAP[card] == CAP_ONE else s.icons(territory, CAP[card])
        if placed < cap and (placed or is_new_allowed) and _passes(s, seat, territory, FILTER[card]):
            found.append(territory)
    return found


def _passes(s: Northgard, seat: int, territory: int, condition: int) -> bool:
    if condition == ALL:
        return True
    if condition == ADJACENT_TO_ENEMY:
        return is_beside_enemy(s, territory, seat)
    return not s.is_closed(territory) or s.printed_icons(territory, WOOD) > 0


def targets_of(s: Northgard, seat: int, card: int) -> list[int]:
    """Where the next figure of a recruiting card may go."""
    return recruit_targets(s, seat, card) if KIND[card] == RECRUIT_EFFECT else caps_targets(s, seat, card)


class Recruiting(Step):
    """NOR-6.1: figures one after another, then what may be paid for, Training Camps, and what follows."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.recruited_in = 0
        s.tile = NONE
        count = N[s.card] if KIND[s.card] == RECRUIT_EFFECT else AREAS
        s.then(
            RecruitOn(self.seat, count),
            PayMercenaries(self.seat),
            TrainingCamps(self.seat),
            AfterRecruiting(self.seat),
            EndRecruiting(),
        )
        if KIND[s.card] == RECRUIT_EFFECT and can_take_figure(s, self.seat) and needs_tile(s, self.seat, s.card):
            s.then(DrawFittingTile(self.seat, RECRUITING))


class RecruitOn(Step):
    """NOR-6.1: the next figure, while one is left and has a place."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Northgard) -> None:
        if self.left and can_take_figure(s, self.seat) and places_for(s, self.seat):
            s.then(RecruitFigure(self.seat, self.left))


def places_for(s: Northgard, seat: int) -> list[int]:
    """Where the next figure may go; the first one after a tile was laid for it: on that tile (NOR-6.4)."""
    if s.recruited_in == 0 and is_laid(s, s.tile):
        return [there for there in territories_on(s, s.tile) if is_target_of(s, there, RECRUITING)]
    return targets_of(s, seat, s.card)


class RecruitFigure(Decision):
    """D-RECRUIT, D-RECRUIT-CAPS, D-2ND-WHERE, NOR-6.1, NOR-17.2: where the next unit, or Kaija, goes."""

    vocabulary: ClassVar[Vocabulary] = RECRUIT
    rule: ClassVar[str] = "NOR-6.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Northgard) -> list[int]:
        places = places_for(s, self.seat)
        options: list[int] = []
        if s.reserve[self.seat]:
            options = places
        if s.can_take_kaija(self.seat):
            options = options + [KAIJA + there for there in places]
        if s.recruited_in:
            options = [*options, RECRUIT_END]
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option == RECRUIT_END:
            return
        is_kaija = option >= KAIJA
        territory = option - KAIJA if is_kaija else option
        _note(s, territory)
        if is_kaija:
            place_kaija(s, self.seat, territory)
        else:
            add_units(s, self.seat, territory, 1)
            s.tell(log.RECRUITED, s.clan[self.seat], territory)
        s.then(RecruitOn(self.seat, self.left - 1))


def _note(s: Northgard, territory: int) -> None:
    """Remember where this action recruits, in order."""
    for n in range(s.recruited_in):
        if s.recruited_at[n] == territory:
            s.recruited[n] += 1
            return
    s.recruited_at[s.recruited_in] = territory
    s.recruited[s.recruited_in] = 1
    s.recruited_in += 1


def place_kaija(s: Northgard, seat: int, territory: int) -> None:
    """NOR-17.2: Kaija comes to a territory instead of a unit."""
    s.kaija_at = territory
    s.owner[territory] = seat
    s.tell(log.KAIJA_PLACED, s.clan[seat], territory)


def add_units(s: Northgard, seat: int, territory: int, count: int) -> None:
    """Units of the reserve come to a territory that is neutral or their own (NOR-6.7)."""
    s.owner[territory] = seat
    s.units[territory] += count
    s.reserve[seat] -= count


class PayMercenaries(Step):
    """NOR-11.31: Raven Mercenaries may be paid to be more."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        price = PAY[s.card]
        if PAID_UNITS[s.card] and s.recruited_in and s.reserve[self.seat]:
            if s.count_resources(self.seat) >= price:
                s.then(HireMore(self.seat))


class HireMore(Decision):
    """D-MERC-PAY, NOR-11.31: pay resources for one more unit in the same territory."""

    vocabulary: ClassVar[Vocabulary] = YES_NO
    rule: ClassVar[str] = "NOR-11.31"
    shape: ClassVar[str] = shapes.YES_NO

    def options(self, s: Northgard) -> list[int]:
        return [NO, YES]

    def choose(self, s: Northgard, option: int) -> None:
        if option == YES:
            s.then(PayResource(self.seat, PAY[s.card], self.seat), AddHired(self.seat))


class AddHired(Step):
    """NOR-11.31: the unit that was paid for."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        territory = s.recruited_at[0]
        add_units(s, self.seat, territory, PAID_UNITS[s.card])
        s.tell(log.RECRUITED, s.clan[self.seat], territory)


class TrainingCamps(Step):
    """NOR-6.5: each camp where this action recruited adds a figure, once, as long as the reserve lasts."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if s.variant.plays_by_the_book and s.can_take_kaija(self.seat):
            for n in range(s.recruited_in - 1, -1, -1):
                for _ in range(s.count_built(s.recruited_at[n], TRAINING_CAMP)):
                    s.then(TrainFigure(self.seat, s.recruited_at[n]))
            return
        for n in range(s.recruited_in):
            territory = s.recruited_at[n]
            add_from_camps(s, self.seat, territory, s.count_built(territory, TRAINING_CAMP))


def add_from_camps(s: Northgard, seat: int, territory: int, camps: int) -> None:
    """NOR-6.5: a unit for each camp, as long as the reserve lasts."""
    count = min(camps, s.reserve[seat])
    if count:
        add_units(s, seat, territory, count)
        s.tell(log.CAMP_ADDED, s.clan[seat], count, territory)


class TrainFigure(Step):
    """NOR-6.5, NOR-RUL-57: a camp adds a figure for the Bear: Kaija too while she is off the map."""

    def __init__(self, seat: int, territory: int) -> None:
        self.seat: Final = seat
        self.territory: Final = territory

    def run(self, s: Northgard) -> None:
        if s.can_take_kaija(self.seat):
            s.then(CampKaija(self.seat, self.territory))
        else:
            add_from_camps(s, self.seat, self.territory, 1)


class CampKaija(Decision):
    """D-CAMP-KAIJA, NOR-6.5, NOR-17.2: whether a camp adds a unit or Kaija."""

    vocabulary: ClassVar[Vocabulary] = RECRUIT
    rule: ClassVar[str] = "NOR-6.5"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory

    def options(self, s: Northgard) -> list[int]:
        kaija = KAIJA + self.territory
        return [self.territory, kaija] if s.reserve[self.seat] else [kaija]

    def choose(self, s: Northgard, option: int) -> None:
        if option >= KAIJA:
            place_kaija(s, self.seat, self.territory)
        else:
            add_from_camps(s, self.seat, self.territory, 1)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return {UNIT_ID: 0, KAIJA_ID: 1} if option >= KAIJA else {UNIT_ID: 1, KAIJA_ID: 0}


class AfterRecruiting(Step):
    """NOR-17.4, NOR-11.18: Stag Clan pulls a unit, The Bear Awakens wakes Kaija, for their own clans."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.tile = NONE
        if THEN[s.card] == KAIJA_AWAKE and self.seat == s.bear_seat:
            s.is_kaija_awake = True
            s.tell(log.KAIJA_AWAKE, s.clan[self.seat])
        elif THEN[s.card] == STAG_PULL and s.recruited_in and pull_sources(s, self.seat):
            s.then(PullUnit(self.seat))


class EndRecruiting(Step):
    """The Recruit action is over."""

    def run(self, s: Northgard) -> None:
        s.recruited_in = 0


def pull_sources(s: Northgard, seat: int) -> list[int]:
    """Own neighbours of the territory recruited in that have a unit to spare, and no Brown Bear."""
    return [
        there
        for there in neighbours(s, s.recruited_at[0])
        if s.owner[there] == seat and s.units[there] > 0 and not s.is_locked(there)
    ]


class PullUnit(Decision):
    """D-STAG-PULL, NOR-6.7: bring a unit from an adjacent territory to where one was recruited."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-6.7"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return [*pull_sources(s, self.seat), FINISH]

    def choose(self, s: Northgard, option: int) -> None:
        if option != FINISH:
            s.units[option] -= 1
            s.units[s.recruited_at[0]] += 1
            settle(s, option)
            s.tell(log.UNIT_PULLED, s.clan[self.seat], option, s.recruited_at[0])
