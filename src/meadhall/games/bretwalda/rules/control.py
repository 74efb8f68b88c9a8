"""BRE-5, VAN-3: control of areas."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import (
    ABBEY,
    BUILDINGS,
    CAPITAL_AREA,
    DANES,
    FIRST_MINOR,
    GRANARY,
    MEAD_HALL,
    MOVEMENT,
    NONE,
    PORT,
)
from meadhall.games.bretwalda.fields import ESTABLISHED, TAKEN
from meadhall.games.bretwalda.forces import ANY_KINGDOM, ANY_MINOR, LOWEST
from meadhall.games.bretwalda.realm import count_free_markers
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FOOD_ID, MOST, NUMBER

_BURNED_FIRST: Final = [ABBEY, MEAD_HALL, GRANARY, PORT]


def remove_marker(s: Bretwalda, area: int) -> None:
    """A Control marker goes back to its Kingdom."""
    if s.marker[area] != NONE:
        s.tell(log.CONTROL_LOST, s.marker[area], area)
        s.marker[area] = NONE


def destroy_building(s: Bretwalda, area: int, building: int) -> None:
    """BRE-8.6: a building returns to the supply of the Kingdom that it came from."""
    kingdom = (s.buildings[area] >> 3 * building & 7) - 1
    s.buildings[area] &= ~(7 << 3 * building)
    s.supply[BUILDINGS * kingdom + building] += 1
    s.tell(log.BUILDING_DESTROYED, building, area)


def place_building(s: Bretwalda, kingdom: int, area: int, building: int) -> None:
    """A building goes from a Kingdom's supply to an area."""
    s.supply[BUILDINGS * kingdom + building] -= 1
    s.buildings[area] |= kingdom + 1 << 3 * building


def settle(s: Bretwalda, area: int) -> None:
    """BRE-5.2, BRE-5.5, VAN-3.5: units of one side have ended a move, a retreat or a won battle in an area."""
    present = s.present[area]
    if present & ANY_KINGDOM:
        _claim(s, LOWEST[present], area)
    elif present & ANY_MINOR:
        if s.marker[area] != NONE and s.marker[area] != s.overlord[LOWEST[present] - FIRST_MINOR]:
            remove_marker(s, area)
    elif present:
        remove_marker(s, area)
        if present >> DANES & 1:
            _sack(s, area)


def _claim(s: Bretwalda, kingdom: int, area: int) -> None:
    """BRE-5.2, BRE-5.9, VAN-3.7: a Kingdom's marker replaces a foreign one, except in its Capital and in home areas."""
    if s.marker[area] == kingdom:
        return
    remove_marker(s, area)
    if area == CAPITAL_AREA[kingdom] or s.is_living_home(area):
        return
    if count_free_markers(s, kingdom) > 0:
        s.marker[area] = kingdom
        s.tell(log.CONTROL_TAKEN, kingdom, area)


def _sack(s: Bretwalda, area: int) -> None:
    """BRE-5.6: Danes remove all Food and, by the option `danes_burn`, burn a building."""
    if s.food[area]:
        s.tell(log.AREA_SACKED, area, s.food[area])
        s.food[area] = 0
    if s.variant.danes_burn:
        for building in _BURNED_FIRST:
            if s.has_building(area, building):
                destroy_building(s, area, building)
                return


def arrive(s: Bretwalda, area: int, before: int) -> None:
    """Settle an area in which one side is alone; in its own turn a player may have established control (BRE-5.11)."""
    settle(s, area)
    kingdom = s.turn
    if kingdom == NONE or before == kingdom or not s.has_units(area, kingdom) or s.controller(area) != kingdom:
        return
    s.deeds[area] |= ESTABLISHED << kingdom
    if before != NONE and s.action == MOVEMENT:
        s.deeds[area] |= TAKEN << kingdom
        if s.food[area]:
            s.then(SpoilFood(s.seat_of[kingdom], area))


class SpoilFood(Decision):
    """D-M7, BRE-5.12: how many of the Food tokens in an area just taken from another player are destroyed."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "BRE-5.12"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        food = s.food[self.area]
        return list(range((food if food < MOST else MOST) + 1))

    def choose(self, s: Bretwalda, option: int) -> None:
        if option:
            kingdom = s.kingdom_at[self.seat]
            s.food[self.area] -= option
            s.food_destroyed[kingdom] += option
            s.tell(log.FOOD_DESTROYED, kingdom, self.area, option)

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        return {FOOD_ID: option}
