"""The position of a game of Northgard, and pure questions about it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import Line
from meadhall.engine.state import State
from meadhall.games.northgard.content import (
    AREAS,
    BROWN_BEAR,
    BUILDING_TOKENS,
    BUILDINGS,
    CARDS,
    CREATURE_KIND,
    CREATURES,
    DECK,
    EARLY_YEARS,
    FALLEN_VALKYRIE,
    FOOD_SILO,
    FORTRESS,
    HAS_STRONGHOLD_VICTORY,
    LENGTH_IDS,
    MENHIR,
    MOST_SEATS,
    NONE,
    RESOURCES,
    TILES,
    UNITS,
    UNREST_CARDS,
    WOODCUTTER_LODGE,
    YEARS,
)

# Where a player's card is (NOR-2.1). From TOP on: on top of the draw pile, the last one put there highest.
HAND: Final = 0
DRAW_PILE: Final = 1
PLAYED: Final = 2
SPENT: Final = 3
DISCARD: Final = 4
REMOVED: Final = 5
UPGRADE_LEFT: Final = 6
TOP: Final = 7

# Where a Development or Achievement card is before somebody owns it.
IN_BOX: Final = 0
WAITING: Final = 1
DISPLAY: Final = 2
GONE: Final = 3

# Where a tile is that is not laid: DRAWN, in a hand (IN_HAND - seat), or in the pile, the lowest number on top.
LAID: Final = -1
DRAWN: Final = -2
IN_HAND: Final = -3

# Where a creature is that is not on the map.
IN_DECK: Final = -1
DISCARDED: Final = -2

# Phases of a year, for the eye.
SETUP: Final = 0
ACTIONS: Final = 1
CREATURE_PHASE: Final = 2
HARVEST: Final = 3
WINTER: Final = 4
END_OF_YEAR: Final = 5

BUILDING_OF: Final = [FOOD_SILO, WOODCUTTER_LODGE, MENHIR]
"""The building that gives each resource."""


class Variant:
    """The options that a game is played with."""

    def __init__(
        self,
        seats: int,
        length: str = "standard",
        teams: bool = False,
        creatures: bool = False,
        more_creatures: bool = False,
        clan_assignment: str = "random",
        fixed_clans: list[int] | None = None,
        scorched_targets: str = "any_adjacent",
        border_rule: str = "vertex",
        future_sight_scope: str = "display",
        open_fame: bool = False,
    ) -> None:
        self.seats: Final = seats
        self.length: Final = LENGTH_IDS.index(length)
        self.years: Final = YEARS[self.length]
        self.early_years: Final = EARLY_YEARS[self.length]
        self.has_stronghold_victory: Final = HAS_STRONGHOLD_VICTORY[self.length]
        self.teams: Final = teams
        self.creatures: Final = creatures
        self.more_creatures: Final = creatures and more_creatures
        self.clan_assignment: Final = clan_assignment
        self.fixed_clans: Final[list[int]] = fixed_clans or []
        self.scorches_own: Final = scorched_targets == "any_adjacent"
        self.is_separating: Final = border_rule == "separating"
        self.sees_achievements: Final = future_sight_scope == "any_face_up"
        self.open_fame: Final = open_fame


class Northgard(State):
    """The state of Northgard.

    Lists of areas have one entry for each of the 103 printed areas; what belongs to a
    territory stands at its anchor (NOR-20.7). A territory holds units of its controller
    and, while combats wait, intruders: those of `mover`. Cards are entries DECK * seat + n;
    which card an entry is never changes, only where it is.
    """

    def __init__(self, variant: Variant, model: Northgard | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self._become(model)
            return
        # Players
        self.clan = [NONE] * MOST_SEATS
        self.bear_seat = NONE
        self.snake_seat = NONE
        self.stock = [0] * (MOST_SEATS * RESOURCES)
        self.fame = [0] * MOST_SEATS
        self.reserve = [UNITS] * MOST_SEATS
        self.cards = [NONE] * (MOST_SEATS * DECK)
        self.zones = [REMOVED] * (MOST_SEATS * DECK)
        self.seen = [0] * (MOST_SEATS * DECK)
        """Which seats know where a card in a hand or on top of a pile is, as a mask."""
        self.deck_size = [0] * MOST_SEATS
        self.tops = [0] * MOST_SEATS
        """How many cards lie on top of the draw pile in a known order."""
        self.passed = 0
        self.sighted = 0
        self.conquerors = 0
        self.is_kaija_awake = False
        # The common table
        self.year = 0
        self.phase = SETUP
        self.first = 0
        self.active = NONE
        self.is_main_played = False
        self.has_resolved = False
        """Whether the active player has played the main card of this turn, or any card."""
        self.offers = [IN_BOX] * CARDS
        self.unrest_left = UNREST_CARDS
        self.tokens = BUILDING_TOKENS[:]
        # The map
        self.laid = [NONE] * TILES
        """Tiles in the order in which they were laid."""
        self.laid_count = 0
        self.cell_of = [NONE] * TILES
        self.turned = [0] * TILES
        self.order_of = [NONE] * TILES
        self.depth = [0] * TILES
        """Where a tile is that is not laid; tiles of one depth lie in an unknown order."""
        self.bottom = 0
        """The greatest depth used so far."""
        self.borders = [NONE] * (3 * 97)
        """The border segments of the map: threes of area, area, and 1 for a rough one."""
        self.border_count = 0
        self.territory = [NONE] * AREAS
        """The anchor of the territory that an area belongs to."""
        self.owner = [NONE] * AREAS
        self.units = [0] * AREAS
        self.intruders = [0] * AREAS
        self.tiles_in = [0] * AREAS
        self.free_sides = [0] * AREAS
        self.printed = [0] * AREAS
        """Icons printed in a territory, packed: food, wood, lore, lairs, six bits each."""
        self.free_slots = [0] * AREAS
        """Free slots of a territory, packed: small, stone, large, six bits each."""
        self.built = [0] * AREAS
        """Buildings of a territory, packed: three bits for each type."""
        self.building_on = [NONE] * AREAS
        self.slotless = [0] * AREAS
        """Buildings of an area that take no slot, packed like `built`."""
        self.kaija_at = NONE
        self.scorched_at = NONE
        self.creature_at = [IN_DECK] * CREATURES
        self.line = [NONE] * CREATURES
        self.low_creatures = 0
        """How many cards on top of the creature deck are of a low value (NOR-18.2)."""
        # The running action
        self.card = NONE
        """The card whose effect is being carried out."""
        self.tile = NONE
        self.cell = NONE
        """The tile that is about to be laid, and where."""
        self.bottom_before = 0
        """The greatest depth when an Explore began: tiles below it were tried in this action."""
        self.recruited_at = [NONE] * (UNITS + 1)
        self.recruited = [0] * (UNITS + 1)
        self.recruited_in = 0
        """Territories in which this action recruited, in order, and how many figures in each."""
        self.drawer = NONE
        self.fresh = 0
        """Who carries out a Draw action, and the cards just drawn, as a mask of that player's entries."""
        self.mover = NONE
        self.points = 0
        """Move points left, and whose figures are intruders."""
        self.origin = NONE
        self.target = NONE
        self.transit_at = NONE
        self.transit_units = 0
        self.transit_kaija = False
        """A group on its way through a partner's territory (NOR-19.5)."""
        self.entered = 0
        """Creatures whose territory somebody entered in this action, as a mask."""
        self.declared = 0
        """Creatures that are going to be fought, as a mask."""
        self.combat_at = NONE
        self.combat_creature = NONE
        self.attacker = NONE
        self.defender = NONE
        """Who fights; in a fight with a creature the creature's place is NONE."""
        self.spent_food = [0, 0]
        self.die = [NONE, NONE]
        self.symbol = [NONE, NONE]
        """What a roller made of the face that lets choose."""
        self.bonus_symbol = NONE
        """What Axe Throwers add."""
        self.stolen_from = NONE
        self.stolen = NONE
        """The Snake's theft at harvest: whose, and which resource."""
        self.swaps_received = 0
        self.swaps_given = 0
        self.swaps_refused = 0
        """Team swaps of the player who harvests: kinds received and given, and offers refused, as masks."""
        self.is_open = False
        """Whether nothing is hidden any more."""
        self.won = 0
        """The seats that have won, as a mask."""
        self.is_stronghold_victory = False
        self.totals = [0] * MOST_SEATS
        self.result = [0] * MOST_SEATS
        """Total fame of each player, and what is compared: fame or strongholds, of the team where there are teams."""

    def clone(self) -> Northgard:
        return Northgard(self.variant, self)

    def _become(self, other: Northgard) -> None:
        self.todo = other.todo[:]
        self.clan = other.clan[:]
        self.bear_seat = other.bear_seat
        self.snake_seat = other.snake_seat
        self.stock = other.stock[:]
        self.fame = other.fame[:]
        self.reserve = other.reserve[:]
        self.cards = other.cards[:]
        self.zones = other.zones[:]
        self.seen = other.seen[:]
        self.deck_size = other.deck_size[:]
        self.tops = other.tops[:]
        self.passed = other.passed
        self.sighted = other.sighted
        self.conquerors = other.conquerors
        self.is_kaija_awake = other.is_kaija_awake
        self.year = other.year
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.has_resolved = other.has_resolved
        self.is_main_played = other.is_main_played
        self.offers = other.offers[:]
        self.unrest_left = other.unrest_left
        self.tokens = other.tokens[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count
        self.cell_of = other.cell_of[:]
        self.turned = other.turned[:]
        self.order_of = other.order_of[:]
        self.depth = other.depth[:]
        self.bottom = other.bottom
        self.borders = other.borders[:]
        self.border_count = other.border_count
        self.territory = other.territory[:]
        self.owner = other.owner[:]
        self.units = other.units[:]
        self.intruders = other.intruders[:]
        self.tiles_in = other.tiles_in[:]
        self.free_sides = other.free_sides[:]
        self.printed = other.printed[:]
        self.free_slots = other.free_slots[:]
        self.built = other.built[:]
        self.building_on = other.building_on[:]
        self.slotless = other.slotless[:]
        self.kaija_at = other.kaija_at
        self.scorched_at = other.scorched_at
        self.creature_at = other.creature_at[:]
        self.line = other.line[:]
        self.low_creatures = other.low_creatures
        self.card = other.card
        self.tile = other.tile
        self.cell = other.cell
        self.bottom_before = other.bottom_before
        self.recruited_at = other.recruited_at[:]
        self.recruited = other.recruited[:]
        self.recruited_in = other.recruited_in
        self.drawer = other.drawer
        self.fresh = other.fresh
        self.mover = other.mover
        self.points = other.points
        self.origin = other.origin
        self.target = other.target
        self.transit_at = other.transit_at
        self.transit_units = other.transit_units
        self.transit_kaija = other.transit_kaija
        self.entered = other.entered
        self.declared = other.declared
        self.combat_at = other.combat_at
        self.combat_creature = other.combat_creature
        self.attacker = other.attacker
        self.defender = other.defender
        self.spent_food = other.spent_food[:]
        self.die = other.die[:]
        self.symbol = other.symbol[:]
        self.bonus_symbol = other.bonus_symbol
        self.stolen_from = other.stolen_from
        self.stolen = other.stolen
        self.swaps_received = other.swaps_received
        self.swaps_given = other.swaps_given
        self.swaps_refused = other.swaps_refused
        self.is_open = other.is_open
        self.won = other.won
        self.is_stronghold_victory = other.is_stronghold_victory
        self.totals = other.totals[:]
        self.result = other.result[:]

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
        """What decided the game: total fame (NOR-16.3), or strongholds (NOR-16.1)."""
        return self.result[: self.variant.seats]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.variant.seats) if self.won >> seat & 1]
