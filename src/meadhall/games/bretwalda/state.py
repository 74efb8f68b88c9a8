"""A position of Bretwalda with the simplest questions about it; more of them are in `realm.py`."""

from __future__ import annotations

from typing import Final

from meadhall.games.bretwalda.cards import MODIFIER_COUNT, MODIFIER_OF_CARD
from meadhall.games.bretwalda.content import (
    ALL_TILES,
    AREAS,
    CAPITAL_OF,
    CHRONICLE_DALC,
    DANES,
    FIRST_MINOR,
    HOME_OF,
    KINDS,
    KINGDOMS,
    NEUTRAL,
    NONE,
    OWNERS,
    PRINTED_DALC,
    RULER,
    RULER_GIVES,
    RULERS,
    TILE_GIVES,
    TILES,
    TILES_GIVING,
)
from meadhall.games.bretwalda.fields import AREA_BITS, CALM, COMPLETED
from meadhall.games.bretwalda.forces import ANY_KINGDOM, LOWEST, MASK, ONE, OUTLAWS, SHIFT
from meadhall.games.bretwalda.position import Position

_ABBEYS: Final = 7
"""The bits of Abbeys in `buildings`."""


class Bretwalda(Position):
    """The state of Bretwalda."""

    def clone(self) -> Bretwalda:
        return Bretwalda(self.variant, self)

    # Sides

    def kingdom_of(self, seat: int) -> int:
        """The Kingdom of a seat; NONE for spectators and before the Kingdoms are assigned."""
        return self.kingdom_at[seat] if seat >= 0 else NONE

    def side_of(self, owner: int) -> int:
        """The side that units of an owner belong to (BRE-1.2): a Vassal's to its overlord's."""
        if FIRST_MINOR <= owner < DANES:
            overlord = self.overlord[owner - FIRST_MINOR]
            return overlord if overlord != NONE else owner
        return owner

    def side_mask(self, side: int) -> int:
        """The mask of owners whose units form a side."""
        if side < KINGDOMS:
            vassal = self.vassal[side]
            if vassal != NONE:
                return 1 << side | 1 << FIRST_MINOR + vassal
        return 1 << side

    def owner_of(self, side: int, whose: int) -> int:
        """The owner of a side's units: of its own ones, or of its Vassal's; NONE if it has no Vassal."""
        if whose == 0:
            return side
        if side < KINGDOMS and self.vassal[side] != NONE:
            return FIRST_MINOR + self.vassal[side]
        return NONE

    def has_enemies(self, area: int, side: int) -> bool:
        """Whether units of another side are in an area."""
        return self.present[area] & ~self.side_mask(side) != 0

    def has_units(self, area: int, side: int) -> bool:
        """Whether units of a side are in an area."""
        return self.present[area] & self.side_mask(side) != 0

    # Units

    def count(self, area: int, owner: int, kind: int) -> int:
        """How many units of an owner and type are in an area."""
        return self.units[OWNERS * area + owner] >> SHIFT[kind] & MASK[kind]

    def force(self, area: int, owner: int) -> int:
        """All units of an owner in an area."""
        return self.units[OWNERS * area + owner]

    def add_force(self, area: int, owner: int, force: int) -> None:
        """Put units into an area."""
        if force:
            self.units[OWNERS * area + owner] += force
            self.present[area] |= 1 << owner

    def take_force(self, area: int, owner: int, force: int) -> None:
        """Take units out of an area."""
        place = OWNERS * area + owner
        self.units[place] -= force
        if self.units[place] == 0:
            self.present[area] &= ~(1 << owner)

    def place_unit(self, area: int, owner: int, kind: int) -> None:
        """A unit goes from its pool to an area."""
        self.pool[KINDS * owner + kind] -= 1
        self.add_force(area, owner, ONE[kind])

    def remove_unit(self, area: int, owner: int, kind: int) -> None:
        """A unit leaves the board for its pool; a neutral one leaves the game (BRE-12.8)."""
        self.take_force(area, owner, ONE[kind])
        if owner != NEUTRAL:
            self.pool[KINDS * owner + kind] += 1

    def in_pool(self, owner: int, kind: int) -> int:
        """How many units of a type an owner can still place."""
        return self.pool[KINDS * owner + kind]

    # Kingdoms

    def ability(self, kingdom: int, ability: int) -> int:
        """How much of an ability a Kingdom's active tiles and its Ruler, while on the board, give together (BRE-8)."""
        total = 0
        mask = self.tiles[kingdom] & TILES_GIVING[KINGDOMS * ability + kingdom]
        if mask:
            for tile in range(TILES):
                if mask >> tile & 1:
                    total += TILE_GIVES[ALL_TILES * ability + TILES * kingdom + tile]
        given = RULER_GIVES[RULERS * ability + self.ruler[kingdom]]
        if given and self.pool[KINDS * kingdom + RULER] == 0:
            total += given
        return total

    def modifier(self, kingdom: int, modifier: int) -> int:
        """The value of a round modifier of the Season card for a Kingdom; 0 if there is none or it is exempt."""
        if self.season_card == NONE or self.exempt >> kingdom & 1:
            return 0
        return MODIFIER_OF_CARD[MODIFIER_COUNT * self.season_card + modifier]

    def is_overlord_of(self, kingdom: int, minor: int) -> bool:
        """Whether a Minor Kingdom is the Vassal of a Kingdom."""
        return self.vassal[kingdom] == minor

    def has_building(self, area: int, building: int) -> bool:
        """Whether a building of a type stands in an area."""
        return self.buildings[area] >> 3 * building & 7 != 0

    # Control

    def controller(self, area: int) -> int:
        """BRE-5.10: the Kingdom that controls an area, or NONE; where a battle is pending, the one that did before."""
        before = self.before[area]
        if before != CALM:
            return before
        present = self.present[area]
        if present & ANY_KINGDOM:
            return LOWEST[present]
        if present & OUTLAWS:
            return NONE
        home = HOME_OF[area]
        if home != NONE and self.living >> home & 1:
            return self.overlord[LOWEST[present] - FIRST_MINOR if present else home]
        marker = self.marker[area]
        if marker != NONE:
            return marker
        if present:
            return self.overlord[LOWEST[present] - FIRST_MINOR]
        return CAPITAL_OF[area]

    def is_living_home(self, area: int) -> bool:
        """Whether an area is a home area of a Minor Kingdom that has not been conquered."""
        home = HOME_OF[area]
        return home != NONE and self.living >> home & 1 == 1

    def dalcs(self) -> list[int]:
        """BRE-6: the Dalcs of each Kingdom: of areas and Abbeys that it controls, and of completed Chronicles."""
        dalcs = [0] * KINGDOMS
        for area in self.variant.britain.areas:
            worth = PRINTED_DALC[area]
            if self.buildings[area] & _ABBEYS:
                worth += 1
            if worth:
                controller = self.controller(area)
                if controller != NONE:
                    dalcs[controller] += worth
        for place in self.chronicle_at:
            if place <= COMPLETED:
                dalcs[COMPLETED - place] += CHRONICLE_DALC
        return dalcs

    # Deeds and ways

    def forget_deeds(self, mask: int) -> None:
        """Strike deeds from the record of every area."""
        deeds = self.deeds
        for area in range(AREAS):
            if deeds[area] & mask:
                deeds[area] &= ~mask

    def remember_origin(self, area: int, origin: int) -> None:
        """Attackers of an area can go back to another."""
        self.came_from[2 * area + origin // AREA_BITS] |= 1 << origin % AREA_BITS

    def is_origin(self, area: int, origin: int) -> bool:
        """Whether attackers of an area can go back to another."""
        return self.came_from[2 * area + origin // AREA_BITS] >> origin % AREA_BITS & 1 == 1

    # The end

    def scores(self) -> list[int]:
        """The Dalcs of each seat."""
        dalcs = self.dalcs()
        return [dalcs[self.kingdom_at[seat]] for seat in range(self.variant.players)]

    def winners(self) -> list[int]:
        return [self.seat_of[self.ranking[0]]] if self.is_over else []
