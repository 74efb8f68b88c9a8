"""What a position of Northgard holds, and how its numbers are to be read."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State
from meadhall.games.northgard.content import (
    AREAS,
    BUILDING_TOKENS,
    CARDS,
    CREATURES,
    DECK,
    FOOD_SILO,
    MENHIR,
    MOST_SEATS,
    NONE,
    RESOURCES,
    TILES,
    UNITS,
    UNREST_CARDS,
    WOODCUTTER_LODGE,
)
from meadhall.games.northgard.variant import Variant

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


class Position(State):
    """What a state of Northgard holds.

    Lists of areas have one entry for each of the 103 printed areas; what belongs to a
    territory stands at its anchor (NOR-20.7). A territory holds units of its controller
    and, while combats wait, intruders: those of `mover`. Cards are entries DECK * seat + n;
    which card an entry is never changes, only where it is.
    """

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
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
        """Total fame of each player, once the game is over."""

    def _become(self, other: Position) -> None:
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
