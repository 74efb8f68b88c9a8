"""Chapter 8: the Move action."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import IGNORES_ROUGH, KAIJA_COLLECTS, PASSES_THROUGH, N
from meadhall.games.northgard.content import (
    AREA_IDS,
    AREAS,
    CREATURE_KIND,
    CREATURES,
    FALLEN_VALKYRIE,
    FOOD,
    NONE,
    WOOD,
)
from meadhall.games.northgard.rules.fights import DeclareHunts, Fights, can_hunt, forget_movers
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import REGULAR, crossings, settle
from meadhall.games.northgard.vocabularies import COUNT, FINISH, TERRITORY, UNIT_ID, WITH_KAIJA, figures_of, units_at


class Move(Step):
    """NOR-8.1, NOR-8.5: all moves of the action, then all its fights."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.mover = self.seat
        s.points = N[s.card]
        s.entered = 0
        s.then(MoveOn(self.seat), DeclareHunts(self.seat), Fights(self.seat), EndMove())


class EndMove(Step):
    """The Move action is over."""

    def run(self, s: Northgard) -> None:
        forget_movers(s)


class MoveOn(Step):
    """NOR-8.3, NOR-8.6: the next move, while points are left and somebody can go somewhere."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if s.transit_at != NONE:
            s.then(PassThrough(self.seat), MoveOn(self.seat))
        elif s.points > 0 and has_source(s, self.seat, s.card, s.points):
            s.then(MoveFrom(self.seat))


def may_leave(s: Northgard, seat: int, territory: int, card: int) -> bool:
    """NOR-8.7, NOR-18.7: a territory with one's own figures alone, or with Infiltration any; not past a Brown Bear."""
    if s.owner[territory] != seat:
        if not (PASSES_THROUGH[card] and s.mover == seat and s.intruding_figures(territory)):
            return False
    return not s.variant.creatures or (not s.is_locked(territory) and not _was_entered(s, territory))


def _was_entered(s: Northgard, territory: int) -> bool:
    """Whether somebody entered a Fallen Valkyrie's territory in this action."""
    for creature in range(CREATURES):
        if s.entered >> creature & 1 and s.territory[s.creature_at[creature]] == territory:
            return True
    return False


def is_barred(s: Northgard, seat: int, territory: int) -> bool:
    """NOR-18.7: two Fallen Valkyries, or one and another player's figures, let nobody in."""
    valkyries = 0
    for creature in range(CREATURES):
        area = s.creature_at[creature]
        if area >= 0 and CREATURE_KIND[creature] == FALLEN_VALKYRIE and s.territory[area] == territory:
            valkyries += 1
    return valkyries > 1 or (valkyries == 1 and s.owner[territory] != NONE and s.owner[territory] != seat)


def crossing(cost: int, card: int) -> int:
    """NOR-8.2: what crossing a border costs with a card."""
    return REGULAR if cost and IGNORES_ROUGH[card] else cost


def may_enter(s: Northgard, seat: int, territory: int, has_kaija: bool, points: int, card: int) -> bool:
    """NOR-8.7, NOR-17.4, NOR-19.5: whether a group may come to a territory with so many points left afterwards."""
    if s.variant.creatures and is_barred(s, seat, territory):
        return False
    owner = s.owner[territory]
    if owner in (NONE, seat):
        return True
    if s.is_enemy(seat, owner):
        return not has_kaija or s.is_kaija_awake
    return points > 0 and not s.is_locked(territory) and _can_pass(s, seat, territory, has_kaija, points, card)


def _can_pass(s: Northgard, seat: int, territory: int, has_kaija: bool, points: int, card: int) -> bool:
    """NOR-19.5: whether a group can leave a partner's territory again."""
    costs = crossings(s, territory)
    for there in range(AREAS):
        cost = crossing(costs[there], card)
        if 0 < cost <= points and may_enter(s, seat, there, has_kaija, points - cost, card):
            return True
    return False


def destinations(s: Northgard, seat: int, origin: int, points: int, card: int) -> list[int]:
    """NOR-8.7: where some figures of a territory may go."""
    costs = crossings(s, origin)
    has_units = (s.units[origin] if s.owner[origin] == seat else s.intruders[origin]) > 0
    found: list[int] = []
    for there in range(AREAS):
        cost = crossing(costs[there], card)
        if 0 < cost <= points and may_enter(s, seat, there, not has_units, points - cost, card):
            found.append(there)
    return found


def has_source(s: Northgard, seat: int, card: int, points: int) -> bool:
    """Whether any move is possible."""
    for territory in range(AREAS):
        if s.territory[territory] == territory and may_leave(s, seat, territory, card):
            if destinations(s, seat, territory, points, card):
                return True
    return False


def move_possible(s: Northgard, seat: int, card: int) -> bool:
    """`move_possible`: a legal move within the points, or a creature that may be attacked."""
    if has_source(s, seat, card, N[card]):
        return True
    if s.variant.creatures:
        for territory in range(AREAS):
            if can_hunt(s, seat, territory):
                return True
    return False


class MoveFrom(Decision):
    """D-MOVE-FROM, NOR-8.1, NOR-8.6: the territory to move out of, or the end of moving."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-8.1"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        options = [
            territory
            for territory in range(AREAS)
            if s.territory[territory] == territory
            and may_leave(s, self.seat, territory, s.card)
            and destinations(s, self.seat, territory, s.points, s.card)
        ]
        options.append(FINISH)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option != FINISH:
            s.origin = option
            s.then(MoveTo(self.seat), MoveOn(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class MoveTo(Decision):
    """D-MOVE-TO, NOR-8.2: where to, which costs 1 point, or 2 over a rough border."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-8.2"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        return destinations(s, self.seat, s.origin, s.points, s.card)

    def choose(self, s: Northgard, option: int) -> None:
        s.target = option
        s.then(MoveCount(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[s.origin], AREA_IDS[option]


class MoveCount(Decision):
    """D-MOVE-COUNT, NOR-8.1, NOR-17.4: how many units go, and whether Kaija goes with them."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-8.1"
    shape: ClassVar[str] = shapes.SET

    def options(self, s: Northgard) -> list[int]:
        origin = s.origin
        is_own = s.owner[origin] == self.seat
        units = s.units[origin] if is_own else s.intruders[origin]
        left = s.points - move_cost(s, origin, s.target)
        options: list[int] = []
        if may_enter(s, self.seat, s.target, False, left, s.card):
            options = list(range(1, units + 1))
        if self.seat == s.bear_seat and s.kaija_at == origin:
            if may_enter(s, self.seat, s.target, True, left, s.card):
                options += range(WITH_KAIJA, WITH_KAIJA + units + 1)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        has_kaija = option >= WITH_KAIJA
        units = option - WITH_KAIJA if has_kaija else option
        s.points -= move_cost(s, s.origin, s.target)
        if has_kaija and KAIJA_COLLECTS[s.card]:
            _collect_with_kaija(s, self.seat, s.origin)
        leave(s, self.seat, s.origin, units, has_kaija)
        come(s, self.seat, s.origin, s.target, units, has_kaija)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))

    def lies(self, s: Northgard, piece: str) -> str:
        return units_at(s.origin, s.owner[s.origin] != self.seat) if piece == UNIT_ID else piece


def move_cost(s: Northgard, origin: int, target: int) -> int:
    """What the move from a territory to a neighbour costs with the card that is played."""
    return crossing(crossings(s, origin)[target], s.card)


def _collect_with_kaija(s: Northgard, seat: int, territory: int) -> None:
    """NOR-17.5: Bear Clan collects food and wood where Kaija leaves; a Wolf does not matter."""
    for resource in (FOOD, WOOD):
        count = s.icons(territory, resource)
        if count:
            s.gain(seat, resource, count)
            s.tell(log.COLLECTED_AT, s.clan[seat], count, resource, territory)


def leave(s: Northgard, seat: int, origin: int, units: int, has_kaija: bool) -> None:
    """Figures leave a territory, which may become neutral (NOR-8.3)."""
    if s.owner[origin] == seat:
        s.units[origin] -= units
    else:
        s.intruders[origin] -= units
    if has_kaija:
        s.kaija_at = NONE
    settle(s, origin)


def come(s: Northgard, seat: int, origin: int, target: int, units: int, has_kaija: bool) -> None:
    """NOR-8.4: figures come to a territory: their own, a neutral one, an enemy's, or through a partner's."""
    if units:
        s.tell(log.MOVED, s.clan[seat], units, origin, target)
    if has_kaija:
        s.tell(log.KAIJA_MOVED, s.clan[seat], origin, target)
    s.origin = NONE
    s.target = NONE
    s.transit_at = NONE
    owner = s.owner[target]
    if owner != NONE and owner != seat and not s.is_enemy(seat, owner):
        s.transit_at = target
        s.transit_units = units
        s.transit_kaija = has_kaija
        return
    s.transit_units = 0
    s.transit_kaija = False
    if owner in (NONE, seat):
        s.owner[target] = seat
        s.units[target] += units
    else:
        s.intruders[target] += units
    if has_kaija:
        s.kaija_at = target
    for creature in range(CREATURES):
        area = s.creature_at[creature]
        if area >= 0 and CREATURE_KIND[creature] == FALLEN_VALKYRIE and s.territory[area] == target:
            s.entered |= 1 << creature


class PassThrough(Decision):
    """NOR-19.5: where a group goes on to from a partner's territory; it stays together."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-19.5"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        costs = crossings(s, s.transit_at)
        found: list[int] = []
        for there in range(AREAS):
            cost = crossing(costs[there], s.card)
            if 0 < cost <= s.points and may_enter(s, self.seat, there, s.transit_kaija, s.points - cost, s.card):
                found.append(there)
        return found

    def choose(self, s: Northgard, option: int) -> None:
        origin = s.transit_at
        s.points -= move_cost(s, origin, option)
        come(s, self.seat, origin, option, s.transit_units, s.transit_kaija)

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[s.transit_at], AREA_IDS[option]
