"""Chapter 12, steps 6 and 7: casualties, and where the loser's survivors retreat."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import AREA_IDS, AREAS, CREATURES, NONE
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import REGULAR, crossings, settle
from meadhall.games.northgard.vocabularies import COUNT, TERRITORY, UNIT_ID, WITH_KAIJA, figures_of, units_at


def pending_combats(s: Northgard) -> list[int]:
    """NOR-8.8: the territories in which intruders face the controller, sorted."""
    found = [area for area in range(AREAS) if s.intruders[area]]
    if s.kaija_at != NONE and s.has_intruding_kaija(s.kaija_at) and s.intruders[s.kaija_at] == 0:
        found.append(s.kaija_at)
        found.sort()
    return found


def has_pending_fight(s: Northgard, territory: int) -> bool:
    """Whether a combat or a declared creature fight waits in a territory (NOR-12.11, NOR-18.12)."""
    if s.intruding_figures(territory):
        return True
    for creature in range(CREATURES):
        if s.declared >> creature & 1 and s.territory[s.creature_at[creature]] == territory:
            return True
    return False


def remove_figures(s: Northgard, territory: int, is_intruding: bool, number: int) -> int:
    """Figures go back to the reserve, regular units first, Kaija last; how many were removed."""
    seat = s.mover if is_intruding else s.owner[territory]
    has_kaija = s.has_intruding_kaija(territory) if is_intruding else s.has_kaija(territory)
    units = min(number, s.intruders[territory] if is_intruding else s.units[territory])
    if is_intruding:
        s.intruders[territory] -= units
    else:
        s.units[territory] -= units
    s.reserve[seat] += units
    if number > units and has_kaija:
        s.kaija_at = NONE
        return units + 1
    return units


class Casualties(Step):
    """NOR-12.10: a side of a fight removes so many of its figures."""

    def __init__(self, territory: int, is_intruding: bool, losses: int) -> None:
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding
        self.losses: Final = losses

    def run(self, s: Northgard) -> None:
        lose_figures(s, self.territory, self.is_intruding, self.losses)


def lose_figures(s: Northgard, territory: int, is_intruding: bool, losses: int) -> None:
    """NOR-12.10, NOR-18.19: so many figures fall; if some, but not all, of units and Kaija do, her owner decides."""
    if s.variant.plays_by_the_book and s.kaija_at == territory and losses:
        seat = s.mover if is_intruding else s.owner[territory]
        units = s.intruders[territory] if is_intruding else s.units[territory]
        if seat == s.bear_seat and losses <= units:
            s.then(LoseKaija(seat, territory, is_intruding, losses))
            return
    _fall(s, territory, is_intruding, losses)


def _fall(s: Northgard, territory: int, is_intruding: bool, losses: int) -> None:
    """Figures are removed, and it is told who."""
    seat = s.mover if is_intruding else s.owner[territory]
    units = min(losses, s.intruders[territory] if is_intruding else s.units[territory])
    removed = remove_figures(s, territory, is_intruding, losses)
    if removed:
        s.tell(log.FELL, s.clan[seat], units, removed - units)


class LoseKaija(Decision):
    """D-LOSS-KAIJA, NOR-12.10, NOR-RUL-14, NOR-RUL-15: whether Kaija is among the figures that fall."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-12.10"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, territory: int, is_intruding: bool, losses: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding
        self.losses: Final = losses

    def options(self, s: Northgard) -> list[int]:
        return [self.losses, WITH_KAIJA + self.losses - 1]

    def choose(self, s: Northgard, option: int) -> None:
        losses = self.losses
        if option >= WITH_KAIJA:
            s.kaija_at = NONE
            s.tell(log.KAIJA_FELL, s.clan[self.seat], self.territory)
            losses -= 1
        _fall(s, self.territory, self.is_intruding, losses)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))


def arrive(s: Northgard, seat: int, territory: int, units: int) -> None:
    """Units come to a territory that is neutral or their own."""
    s.owner[territory] = seat
    s.units[territory] += units


class Retreat(Step):
    """NOR-12.11: the loser's survivors leave for territories of their choice; without any they are removed.

    Intruders retreat, or the figures of the controller; Wolf Clan's attackers also across rough borders.
    """

    def __init__(self, seat: int, territory: int, is_intruding: bool, crosses_rough: bool) -> None:
        self.seat: Final = seat
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding
        self.crosses_rough: Final = crosses_rough

    def run(self, s: Northgard) -> None:
        seat = self.seat
        territory = self.territory
        is_intruding = self.is_intruding
        units = s.intruders[territory] if is_intruding else s.units[territory]
        has_kaija = s.has_intruding_kaija(territory) if is_intruding else s.has_kaija(territory)
        if units == 0 and not has_kaija:
            settle(s, territory)
            return
        targets = retreat_targets(s, seat, territory, self.crosses_rough)
        if not targets:
            s.tell(log.NO_RETREAT, s.clan[seat], units + (1 if has_kaija else 0))
            remove_figures(s, territory, is_intruding, units + 1)
            settle(s, territory)
        elif len(targets) == 1:
            if has_kaija:
                retreat_kaija(s, seat, targets[0])
            if units:
                retreat_units(s, seat, territory, is_intruding, targets[0], units)
            settle(s, territory)
        elif has_kaija:
            s.then(RetreatKaija(seat, territory, is_intruding, self.crosses_rough), self)
        else:
            s.then(RetreatTo(seat, territory, is_intruding, self.crosses_rough), self)


def retreat_targets(s: Northgard, seat: int, territory: int, crosses_rough: bool) -> list[int]:
    """NOR-12.11, NOR-18.12, NOR-19.5: neighbours by a regular border, neutral or own, without a waiting fight."""
    costs = crossings(s, territory)
    targets: list[int] = []
    for there in range(AREAS):
        if costs[there] == 0 or (costs[there] != REGULAR and not crosses_rough):
            continue
        if s.owner[there] != NONE and s.owner[there] != seat:
            continue
        if not has_pending_fight(s, there) and not s.has_valkyrie(there):
            targets.append(there)
    return targets


def retreat_units(s: Northgard, seat: int, territory: int, is_intruding: bool, target: int, units: int) -> None:
    """Units leave a lost combat."""
    if is_intruding:
        s.intruders[territory] -= units
    else:
        s.units[territory] -= units
    arrive(s, seat, target, units)
    s.tell(log.RETREATED, s.clan[seat], units, target)


def retreat_kaija(s: Northgard, seat: int, target: int) -> None:
    """Kaija leaves a lost combat."""
    s.kaija_at = target
    s.owner[target] = seat
    s.tell(log.KAIJA_RETREATED, s.clan[seat], target)


class RetreatKaija(Decision):
    """D-RETREAT-KAIJA, NOR-12.11: where Kaija retreats to."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-12.11"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, territory: int, is_intruding: bool, crosses_rough: bool) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding
        self.crosses_rough: Final = crosses_rough

    def options(self, s: Northgard) -> list[int]:
        return retreat_targets(s, self.seat, self.territory, self.crosses_rough)

    def choose(self, s: Northgard, option: int) -> None:
        retreat_kaija(s, self.seat, option)

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[self.territory], AREA_IDS[option]


class RetreatTo(Decision):
    """D-RETREAT-TO, NOR-12.11: where the next units retreat to."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-12.11"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, territory: int, is_intruding: bool, crosses_rough: bool) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding
        self.crosses_rough: Final = crosses_rough

    def options(self, s: Northgard) -> list[int]:
        return retreat_targets(s, self.seat, self.territory, self.crosses_rough)

    def choose(self, s: Northgard, option: int) -> None:
        s.target = option
        s.then(RetreatCount(self.seat, self.territory, self.is_intruding))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[self.territory], AREA_IDS[option]


class RetreatCount(Decision):
    """D-RETREAT-COUNT, NOR-12.11: how many of them."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-12.11"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, territory: int, is_intruding: bool) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.is_intruding: Final = is_intruding

    def options(self, s: Northgard) -> list[int]:
        left = s.intruders[self.territory] if self.is_intruding else s.units[self.territory]
        return list(range(1, left + 1))

    def choose(self, s: Northgard, option: int) -> None:
        retreat_units(s, self.seat, self.territory, self.is_intruding, s.target, option)
        s.target = NONE

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))

    def lies(self, s: Northgard, piece: str) -> str:
        return units_at(self.territory, self.is_intruding) if piece == UNIT_ID else piece
