"""A position of Northgard, with pure questions about it."""

from __future__ import annotations

from meadhall.engine.log import Line
from meadhall.games.northgard.content import (
    BROWN_BEAR,
    BUILDINGS,
    CREATURE_KIND,
    CREATURES,
    DECK,
    FALLEN_VALKYRIE,
    FORTRESS,
    NONE,
    RESOURCES,
    UNITS,
)
from meadhall.games.northgard.fields import (
    BUILDING_OF,
    DISCARD,
    DRAW_PILE,
    HAND,
    TOP,
)
from meadhall.games.northgard.position import Position


class Northgard(Position):
    """The state of Northgard."""

    def clone(self) -> Northgard:
        return Northgard(self.variant, self)

    # Players

    def side(self, seat: int) -> int:
        """The clan of a seat, by which the log speaks of it."""
        return self.clan[seat]

    def is_enemy(self, seat: int, other: int) -> bool:
        """Whether another seat is an opponent: not oneself, nor one's partner (NOR-19.4)."""
        if self.variant.teams:
            return (seat - other) % 2 == 1
        return seat != other

    def partner(self, seat: int) -> int:
        """The partner in a team game."""
        return (seat + 2) % 4 if self.variant.teams else NONE

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.variant.seats

    def has_passed(self, seat: int) -> bool:
        """Whether a player takes no more turns this year (NOR-5.8)."""
        return self.passed >> seat & 1 == 1

    def is_conqueror(self, seat: int) -> bool:
        """Whether Conqueror works for a player this year (NOR-11.22)."""
        return self.conquerors >> seat & 1 == 1

    def gain(self, seat: int, resource: int, number: int) -> None:
        """Take resources from the supply, which is unlimited (NOR-1.5)."""
        self.stock[RESOURCES * seat + resource] += number

    def pay(self, seat: int, resource: int, number: int) -> None:
        """Pay resources from the own stock (NOR-1.6)."""
        self.stock[RESOURCES * seat + resource] -= number

    def has(self, seat: int, resource: int) -> int:
        """How many of a resource a player has."""
        return self.stock[RESOURCES * seat + resource]

    def count_resources(self, seat: int) -> int:
        """All resources of a player."""
        first = RESOURCES * seat
        return self.stock[first] + self.stock[first + 1] + self.stock[first + 2]

    def gain_fame(self, seat: int, number: int, line: Line, place: int = 0) -> None:
        """Take fame tokens; every gain is told with its reason (NOR-16.6)."""
        self.fame[seat] += number
        self.tell(line, self.clan[seat], number, place)

    # Cards

    def count_cards(self, seat: int, zone: int) -> int:
        """How many cards of a player are in a zone."""
        first = DECK * seat
        total = 0
        for entry in range(first, first + self.deck_size[seat]):
            if self.zones[entry] == zone:
                total += 1
        return total

    def cards_in(self, seat: int, zone: int) -> list[int]:
        """The cards of a player in a zone, each kind once, sorted."""
        first = DECK * seat
        cards: list[int] = []
        for entry in range(first, first + self.deck_size[seat]):
            if self.zones[entry] == zone and self.cards[entry] not in cards:
                cards.append(self.cards[entry])
        cards.sort()
        return cards

    def has_hand(self, seat: int) -> bool:
        """Whether a player holds a card."""
        first = DECK * seat
        for entry in range(first, first + self.deck_size[seat]):
            if self.zones[entry] == HAND:
                return True
        return False

    def count_drawable(self, seat: int) -> int:
        """Cards in the draw pile and the discard pile (NOR-10.1)."""
        first = DECK * seat
        total = 0
        for entry in range(first, first + self.deck_size[seat]):
            zone = self.zones[entry]
            if zone in (DRAW_PILE, DISCARD) or zone >= TOP:
                total += 1
        return total

    def entry_of(self, seat: int, card: int, zone: int) -> int:
        """A card of a player in a zone; of copies the one that most players know of."""
        first = DECK * seat
        found = NONE
        for entry in range(first, first + self.deck_size[seat]):
            if self.cards[entry] == card and self.zones[entry] == zone:
                if found == NONE or self.seen[entry] > self.seen[found]:
                    found = entry
        return found

    def add_card(self, seat: int, card: int, zone: int, seen: int) -> None:
        """Give a player a card that nobody owned."""
        entry = DECK * seat + self.deck_size[seat]
        self.deck_size[seat] += 1
        self.cards[entry] = card
        self.zones[entry] = zone
        self.seen[entry] = seen

    def put_on_top(self, seat: int, card: int) -> None:
        """Give a player a card on top of the draw pile, for all to see."""
        self.add_card(seat, card, TOP + self.tops[seat], self.everyone())
        self.tops[seat] += 1

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.variant.seats) - 1

    # Territories

    def is_anchor(self, area: int) -> bool:
        """Whether a territory is known by this area."""
        return self.territory[area] == area

    def is_closed(self, territory: int) -> bool:
        """No side faces an empty cell (NOR-20.6)."""
        return self.free_sides[territory] == 0

    def has_kaija(self, territory: int) -> bool:
        """Whether Kaija stands with the controller of a territory."""
        return self.kaija_at == territory and self.owner[territory] == self.bear_seat

    def has_intruding_kaija(self, territory: int) -> bool:
        """Whether Kaija stands in a territory that somebody else controls."""
        return self.kaija_at == territory and self.owner[territory] != self.bear_seat

    def figures(self, territory: int) -> int:
        """Figures of the controller: units and Kaija (NOR-17.3)."""
        return self.units[territory] + (1 if self.has_kaija(territory) else 0)

    def intruding_figures(self, territory: int) -> int:
        """Figures of `mover` where somebody else is in control."""
        return self.intruders[territory] + (1 if self.has_intruding_kaija(territory) else 0)

    def printed_icons(self, territory: int, resource: int) -> int:
        """Icons of a resource printed in a territory."""
        return self.printed[territory] >> 6 * resource & 63

    def lairs(self, territory: int) -> int:
        """Lairs printed in a territory."""
        return self.printed[territory] >> 18 & 63

    def count_built(self, territory: int, building: int) -> int:
        """Buildings of a type in a territory."""
        return self.built[territory] >> 3 * building & 7

    def icons(self, territory: int, resource: int) -> int:
        """Icons shown in a territory: printed and given by buildings (NOR-1.4)."""
        return self.printed_icons(territory, resource) + self.count_built(territory, BUILDING_OF[resource])

    def count_free_slots(self, territory: int, kind: int) -> int:
        """Free slots of a kind in a territory."""
        return self.free_slots[territory] >> 6 * kind & 63

    def count_small(self, territory: int) -> int:
        """Small buildings in a territory."""
        total = 0
        for building in range(FORTRESS):
            total += self.built[territory] >> 3 * building & 7
        return total

    def count_large(self, territory: int) -> int:
        """Large buildings in a territory."""
        total = 0
        for building in range(FORTRESS, BUILDINGS):
            total += self.built[territory] >> 3 * building & 7
        return total

    def has_figures(self, seat: int) -> bool:
        """Whether a player has a figure on the map."""
        return self.reserve[seat] < UNITS or (seat == self.bear_seat and self.kaija_at != NONE)

    def count_units(self, seat: int) -> int:
        """Units of a player on the map, without Kaija (NOR-14.1)."""
        return UNITS - self.reserve[seat]

    def can_take_kaija(self, seat: int) -> bool:
        """Whether the Bear may place Kaija (NOR-17.2)."""
        return seat == self.bear_seat and self.kaija_at == NONE

    # Creatures

    def creature_in(self, territory: int, kind: int) -> int:
        """A creature of a kind in a territory, or NONE."""
        if self.variant.creatures:
            for creature in range(CREATURES):
                area = self.creature_at[creature]
                if area >= 0 and CREATURE_KIND[creature] == kind and self.territory[area] == territory:
                    return creature
        return NONE

    def has_creature(self, territory: int) -> bool:
        """Whether any creature is in a territory."""
        for creature in range(CREATURES):
            area = self.creature_at[creature]
            if area >= 0 and self.territory[area] == territory:
                return True
        return False

    def lair_of(self, creature: int) -> int:
        """The territory in which a creature is, or NONE."""
        area = self.creature_at[creature]
        return NONE if area < 0 else self.territory[area]

    def is_locked(self, territory: int) -> bool:
        """Whether a Brown Bear is there (NOR-18.18)."""
        return self.creature_in(territory, BROWN_BEAR) != NONE

    def has_valkyrie(self, territory: int) -> bool:
        """Whether a Fallen Valkyrie is there (NOR-18.7)."""
        return self.creature_in(territory, FALLEN_VALKYRIE) != NONE

    def is_scorched(self, territory: int) -> bool:
        """Whether the Scorched Earth token lies there."""
        return self.scorched_at != NONE and self.territory[self.scorched_at] == territory

    # The end

    def scores(self) -> list[int]:
        """Total fame, of a whole team where there are teams, however the game was won (NOR-16.3, NOR-19.8)."""
        totals = self.totals
        if self.variant.teams:
            return [totals[seat] + totals[self.partner(seat)] for seat in range(self.variant.seats)]
        return [*totals[: self.variant.seats]]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.variant.seats) if self.won >> seat & 1]
