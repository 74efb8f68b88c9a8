"""Chapter 11: special actions with figures on the map (NOR-11.7 to NOR-11.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    ADD_UNIT,
    COLLECT_RESOURCE,
    DRAW_ONE,
    IS_ADJACENT,
    MOST_BRIBED,
    THEN,
)
from meadhall.games.northgard.content import AREA_IDS, AREAS, NONE, RESOURCES
from meadhall.games.northgard.rules.decks import DrawCards
from meadhall.games.northgard.rules.fights import Fights
from meadhall.games.northgard.rules.moving import EndMove, come, leave
from meadhall.games.northgard.rules.recruiting import add_units
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import is_beside, neighbours, settle, territories_of
from meadhall.games.northgard.vocabularies import COUNT, RESOURCE, TERRITORY, WITH_KAIJA, figures_of

# Hidden Ways


def hidden_sources(s: Northgard, seat: int) -> list[int]:
    """NOR-11.7: own territories that figures can leave for somewhere."""
    return [
        territory
        for territory in territories_of(s, seat)
        if not s.is_locked(territory) and hidden_targets(s, seat, territory)
    ]


def hidden_targets(s: Northgard, seat: int, origin: int) -> list[int]:
    """NOR-11.7, NOR-19.5: open territories, not a partner's, nor a Fallen Valkyrie's; Kaija alone not an enemy's."""
    only_kaija = s.units[origin] == 0
    found: list[int] = []
    for there in range(AREAS):
        if s.territory[there] != there or there == origin or s.is_closed(there) or s.has_valkyrie(there):
            continue
        owner = s.owner[there]
        if owner != NONE and owner != seat:
            if not s.is_enemy(seat, owner) or (only_kaija and not s.is_kaija_awake):
                continue
        found.append(there)
    return found


class HiddenFrom(Decision):
    """D-HIDDEN-FROM, NOR-11.7: the territory to leave by Hidden Ways."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.7"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        return hidden_sources(s, self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        s.origin = option
        s.then(HiddenTo(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class HiddenTo(Decision):
    """D-HIDDEN-TO, NOR-11.7: an open territory, wherever it lies."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.7"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        return hidden_targets(s, self.seat, s.origin)

    def choose(self, s: Northgard, option: int) -> None:
        s.target = option
        s.then(HiddenCount(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[s.origin], AREA_IDS[option]


class HiddenCount(Decision):
    """D-HIDDEN-COUNT, NOR-11.7: how many figures go; it is no Move action, but an enemy is fought."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-11.7"
    shape: ClassVar[str] = shapes.SET

    def options(self, s: Northgard) -> list[int]:
        units = s.units[s.origin]
        options = list(range(1, units + 1))
        owner = s.owner[s.target]
        if s.has_kaija(s.origin) and (owner in (NONE, self.seat) or s.is_kaija_awake):
            options += range(WITH_KAIJA, WITH_KAIJA + units + 1)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        has_kaija = option >= WITH_KAIJA
        units = option - WITH_KAIJA if has_kaija else option
        s.mover = self.seat
        origin = s.origin
        leave(s, self.seat, origin, units, has_kaija)
        come(s, self.seat, origin, s.target, units, has_kaija)
        s.then(Fights(self.seat), EndMove())

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))


# Bribery


def bribe_sources(s: Northgard, seat: int) -> list[int]:
    """NOR-11.8: opponents' territories from which units can be made to move."""
    return [
        territory
        for territory in range(AREAS)
        if s.owner[territory] != NONE
        and s.is_enemy(seat, s.owner[territory])
        and s.units[territory] > 0
        and not s.is_locked(territory)
        and bribe_targets(s, territory)
    ]


def bribe_targets(s: Northgard, origin: int) -> list[int]:
    """NOR-11.8, NOR-19.5: neighbours by any border, without a Fallen Valkyrie, that are not their partner's."""
    owner = s.owner[origin]
    return [
        there
        for there in neighbours(s, origin)
        if not s.has_valkyrie(there)
        and (s.owner[there] == NONE or s.owner[there] == owner or s.is_enemy(owner, s.owner[there]))
    ]


class BribeFrom(Decision):
    """D-BRIBE-FROM, NOR-11.8: whose units are bribed, and where."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.8"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        return bribe_sources(s, self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        s.origin = option
        s.then(BribeTo(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return shapes.start_of(self.vocabulary.name(option))


class BribeTo(Decision):
    """D-BRIBE-TO, NOR-11.8: where they go."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.8"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Northgard) -> list[int]:
        return bribe_targets(s, s.origin)

    def choose(self, s: Northgard, option: int) -> None:
        s.target = option
        s.then(BribeCount(self.seat))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return AREA_IDS[s.origin], AREA_IDS[option]


class BribeCount(Decision):
    """D-BRIBE-COUNT, NOR-11.8, NOR-RUL-27: one unit or two; if they meet somebody, their owner attacks."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-11.8"
    shape: ClassVar[str] = shapes.SET

    def options(self, s: Northgard) -> list[int]:
        return list(range(1, min(MOST_BRIBED, s.units[s.origin]) + 1))

    def choose(self, s: Northgard, option: int) -> None:
        origin = s.origin
        target = s.target
        owner = s.owner[origin]
        s.tell(log.BRIBED, s.clan[self.seat], s.clan[owner], option, origin, target)
        s.mover = owner
        s.units[origin] -= option
        settle(s, origin)
        if s.owner[target] == NONE or s.owner[target] == owner:
            s.owner[target] = owner
            s.units[target] += option
        else:
            s.intruders[target] += option
        s.origin = NONE
        s.target = NONE
        s.then(Fights(self.seat), EndMove())

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))


# Raiding Party, Plunder, Capture


def removal_targets(s: Northgard, seat: int, card: int) -> list[int]:
    """NOR-11.9, NOR-11.10, NOR-11.12: territories with a regular enemy unit, anywhere or beside an own territory."""
    return [
        territory
        for territory in range(AREAS)
        if s.owner[territory] != NONE
        and s.is_enemy(seat, s.owner[territory])
        and s.units[territory] > 0
        and (not IS_ADJACENT[card] or is_beside(s, territory, seat))
    ]


class RemoveUnit(Decision):
    """D-REMOVE-UNIT, NOR-11.9 to NOR-11.12: which enemy unit goes back to its reserve."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.12"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return removal_targets(s, self.seat, s.card)

    def choose(self, s: Northgard, option: int) -> None:
        victim = s.owner[option]
        s.units[option] -= 1
        s.reserve[victim] += 1
        settle(s, option)
        s.tell(log.UNIT_REMOVED, s.clan[self.seat], s.clan[victim], option)
        follow = THEN[s.card]
        if follow == DRAW_ONE:
            s.then(DrawCards(self.seat, 1))
        elif follow == ADD_UNIT and s.reserve[self.seat] and territories_of(s, self.seat):
            s.then(AddCaptured(self.seat))
        elif follow == COLLECT_RESOURCE and shown_resources(s, option):
            s.then(RaidCollect(self.seat, option))


def shown_resources(s: Northgard, territory: int) -> list[int]:
    """The kinds of resources shown in a territory."""
    return [resource for resource in range(RESOURCES) if s.icons(territory, resource)]


class RaidCollect(Decision):
    """D-RAID-COLLECT, NOR-11.9: a resource of a kind shown there."""

    vocabulary: ClassVar[Vocabulary] = RESOURCE
    rule: ClassVar[str] = "NOR-11.9"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory

    def options(self, s: Northgard) -> list[int]:
        return shown_resources(s, self.territory)

    def choose(self, s: Northgard, option: int) -> None:
        s.gain(self.seat, option, 1)
        s.tell(log.COLLECTED, s.clan[self.seat], 1, option)


class AddCaptured(Decision):
    """D-CAPTURE-ADD, NOR-11.11: where the own unit is added."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.11"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return territories_of(s, self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        add_units(s, self.seat, option, 1)
        s.tell(log.UNIT_ADDED, s.clan[self.seat], option)
