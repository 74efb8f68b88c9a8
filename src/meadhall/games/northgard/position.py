"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled, numbers
from meadhall.engine.state import State
from meadhall.games.northgard.variant import Variant


class Position(State):
    """What a state of Northgard holds. Lists of areas have one entry for each printed area; what belongs to a
    territory stands at its anchor (NOR-20.7). A territory holds units of its controller and, while combats wait,
    intruders: those of `mover`. Cards are entries DECK * seat + n; which card an entry is never changes, only where
    it is."""

    # Players
    clan: Numbers
    """The clan that is played. By seat."""
    bear_seat: int
    """Who plays the Bear."""
    snake_seat: int
    """Who plays the Snake."""
    stock: Numbers
    """Resources. By seat and resource."""
    fame: Numbers
    """Fame tokens. By seat."""
    reserve: Numbers
    """Units beside the map. By seat."""
    cards: Numbers
    """Which card it is. By seat and card of the seat."""
    zones: Numbers
    """Where it is. By seat and card of the seat."""
    seen: Numbers
    """Which seats know where it is, in a hand or on top of a pile. By seat and card of the seat."""
    deck_size: Numbers
    """How many cards belong to a player. By seat."""
    tops: Numbers
    """How many cards lie on top of the draw pile in a known order. By seat."""
    passed: int
    """Who takes no more turns this year."""
    sighted: int
    """For whom Future Sight works this year."""
    conquerors: int
    """For whom Conqueror works this year."""
    is_kaija_awake: bool
    """Whether Kaija has been woken this year."""

    # The common table
    year: int
    """The year; 0 during setup."""
    phase: int
    """The phase of the year."""
    first: int
    """The first player."""
    active: int
    """Whose turn it is."""
    is_main_played: bool
    """Whether the active player has played the main card of this turn."""
    has_resolved: bool
    """Whether the active player has played any card in this turn."""
    offers: Numbers
    """Where a card is that nobody owns. By card."""
    unrest_left: int
    """Unrest cards in the supply."""
    tokens: Numbers
    """Building tokens in the supply. By building."""

    # The map
    laid: Numbers
    """Tiles in the order in which they were laid. By tile."""
    laid_count: int
    """How many tiles have been laid."""
    cell_of: Numbers
    """Where a laid tile lies. By tile."""
    turned: Numbers
    """How a laid tile is turned. By tile."""
    order_of: Numbers
    """The how-manieth a laid tile is. By tile."""
    depth: Numbers
    """Where a tile is that is not laid; tiles of one depth lie in an unknown order. By tile."""
    bottom: int
    """The greatest depth used so far."""
    borders: Numbers
    """The border segments of the map: an area, another, and 1 for a rough one. By border and area, area,
    roughness."""
    border_count: int
    """How many numbers of `borders` are used."""
    territory: Numbers
    """The anchor of the territory that an area belongs to. By area."""
    owner: Numbers
    """Who controls a territory. By area."""
    units: Numbers
    """Units of its controller. By area."""
    intruders: Numbers
    """Units of the player on the move in the territory of another. By area."""
    tiles_in: Numbers
    """How many tiles a territory has. By area."""
    free_sides: Numbers
    """How many of its sides face an empty cell. By area."""
    printed: Numbers
    """Printed icons, six bits each: food, wood, lore, lairs. By area."""
    free_slots: Numbers
    """Free slots, six bits each: small, stone, large. By area."""
    built: Numbers
    """Buildings of a territory, three bits for each type. By area."""
    building_on: Numbers
    """The building in the slot of an area. By area."""
    slotless: Numbers
    """Buildings of an area that take no slot, packed like `built`. By area."""
    kaija_at: int
    """The territory in which Kaija stands."""
    scorched_at: int
    """The area on which Scorched Earth lies."""
    creature_at: Numbers
    """Where a creature is. By creature."""
    line: Numbers
    """The creatures in their order. By place in the line."""
    low_creatures: int
    """How many cards on top of the creature deck are of a low value (NOR-18.2)."""

    # The running action
    card: int
    """The card whose effect is being carried out."""
    tile: int
    """The tile that is about to be laid."""
    cell: int
    """Where it will lie."""
    bottom_before: int
    """The greatest depth when an Explore began: tiles below it were tried in this action."""
    recruited_at: Numbers
    """The territories in which this action recruited. By turn."""
    recruited: Numbers
    """How many figures were recruited there. By turn."""
    recruited_in: int
    """In how many territories."""
    drawer: int
    """Who carries out a Draw action."""
    fresh: int
    """The cards of that player that were just drawn."""
    mover: int
    """Who is on the move: whose figures are intruders."""
    points: int
    """Move points left."""
    origin: int
    """Where a group starts."""
    target: int
    """Where it goes."""
    transit_at: int
    """Where a group is on its way through a partner's land."""
    transit_units: int
    """Its units (NOR-19.5)."""
    transit_kaija: bool
    """Whether Kaija is with it."""
    entered: int
    """Creatures whose territory was entered in this action."""
    declared: int
    """Creatures that are going to be fought."""
    combat_at: int
    """Where a combat is fought."""
    combat_creature: int
    """Against which creature."""
    attacker: int
    """Who attacks."""
    defender: int
    """Who defends; NONE for a creature."""
    spent_food: Numbers
    """Food that was spent on the combat. By attacker and defender."""
    die: Numbers
    """The face that was thrown. By attacker and defender."""
    symbol: Numbers
    """What a roller made of the face that lets choose. By attacker and defender."""
    bonus_symbol: int
    """What Axe Throwers add."""
    stolen_from: int
    """From whom the Snake steals at harvest."""
    stolen: int
    """Which resource."""
    swaps_received: int
    """Kinds that the player who harvests got in team swaps."""
    swaps_given: int
    """Kinds that were given."""
    swaps_refused: int
    """Offers that were refused."""

    # The end
    is_open: bool
    """Whether nothing is hidden any more."""
    won: int
    """Who has won."""
    is_stronghold_victory: bool
    """Whether it was won by strongholds."""
    totals: Numbers
    """Total fame, once the game is over. By seat."""

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
            self.clan = model.clan[:]
            self.bear_seat = model.bear_seat
            self.snake_seat = model.snake_seat
            self.stock = model.stock[:]
            self.fame = model.fame[:]
            self.reserve = model.reserve[:]
            self.cards = model.cards[:]
            self.zones = model.zones[:]
            self.seen = model.seen[:]
            self.deck_size = model.deck_size[:]
            self.tops = model.tops[:]
            self.passed = model.passed
            self.sighted = model.sighted
            self.conquerors = model.conquerors
            self.is_kaija_awake = model.is_kaija_awake
            self.year = model.year
            self.phase = model.phase
            self.first = model.first
            self.active = model.active
            self.is_main_played = model.is_main_played
            self.has_resolved = model.has_resolved
            self.offers = model.offers[:]
            self.unrest_left = model.unrest_left
            self.tokens = model.tokens[:]
            self.laid = model.laid[:]
            self.laid_count = model.laid_count
            self.cell_of = model.cell_of[:]
            self.turned = model.turned[:]
            self.order_of = model.order_of[:]
            self.depth = model.depth[:]
            self.bottom = model.bottom
            self.borders = model.borders[:]
            self.border_count = model.border_count
            self.territory = model.territory[:]
            self.owner = model.owner[:]
            self.units = model.units[:]
            self.intruders = model.intruders[:]
            self.tiles_in = model.tiles_in[:]
            self.free_sides = model.free_sides[:]
            self.printed = model.printed[:]
            self.free_slots = model.free_slots[:]
            self.built = model.built[:]
            self.building_on = model.building_on[:]
            self.slotless = model.slotless[:]
            self.kaija_at = model.kaija_at
            self.scorched_at = model.scorched_at
            self.creature_at = model.creature_at[:]
            self.line = model.line[:]
            self.low_creatures = model.low_creatures
            self.card = model.card
            self.tile = model.tile
            self.cell = model.cell
            self.bottom_before = model.bottom_before
            self.recruited_at = model.recruited_at[:]
            self.recruited = model.recruited[:]
            self.recruited_in = model.recruited_in
            self.drawer = model.drawer
            self.fresh = model.fresh
            self.mover = model.mover
            self.points = model.points
            self.origin = model.origin
            self.target = model.target
            self.transit_at = model.transit_at
            self.transit_units = model.transit_units
            self.transit_kaija = model.transit_kaija
            self.entered = model.entered
            self.declared = model.declared
            self.combat_at = model.combat_at
            self.combat_creature = model.combat_creature
            self.attacker = model.attacker
            self.defender = model.defender
            self.spent_food = model.spent_food[:]
            self.die = model.die[:]
            self.symbol = model.symbol[:]
            self.bonus_symbol = model.bonus_symbol
            self.stolen_from = model.stolen_from
            self.stolen = model.stolen
            self.swaps_received = model.swaps_received
            self.swaps_given = model.swaps_given
            self.swaps_refused = model.swaps_refused
            self.is_open = model.is_open
            self.won = model.won
            self.is_stronghold_victory = model.is_stronghold_victory
            self.totals = model.totals[:]
            return
        self.clan = filled(-1, 5)
        self.bear_seat = -1
        self.snake_seat = -1
        self.stock = filled(0, 15)
        self.fame = filled(0, 5)
        self.reserve = filled(14, 5)
        self.cards = filled(-1, 150)
        self.zones = filled(5, 150)
        self.seen = filled(0, 150)
        self.deck_size = filled(0, 5)
        self.tops = filled(0, 5)
        self.passed = 0
        self.sighted = 0
        self.conquerors = 0
        self.is_kaija_awake = False
        self.year = 0
        self.phase = 0
        self.first = 0
        self.active = -1
        self.is_main_played = False
        self.has_resolved = False
        self.offers = filled(0, 86)
        self.unrest_left = 10
        self.tokens = numbers([7, 7, 7, 7, 7, 7, 7, 7])
        self.laid = filled(-1, 35)
        self.laid_count = 0
        self.cell_of = filled(-1, 35)
        self.turned = filled(0, 35)
        self.order_of = filled(-1, 35)
        self.depth = filled(0, 35)
        self.bottom = 0
        self.borders = filled(-1, 291)
        self.border_count = 0
        self.territory = filled(-1, 103)
        self.owner = filled(-1, 103)
        self.units = filled(0, 103)
        self.intruders = filled(0, 103)
        self.tiles_in = filled(0, 103)
        self.free_sides = filled(0, 103)
        self.printed = filled(0, 103)
        self.free_slots = filled(0, 103)
        self.built = filled(0, 103)
        self.building_on = filled(-1, 103)
        self.slotless = filled(0, 103)
        self.kaija_at = -1
        self.scorched_at = -1
        self.creature_at = filled(-1, 9)
        self.line = filled(-1, 9)
        self.low_creatures = 0
        self.card = -1
        self.tile = -1
        self.cell = -1
        self.bottom_before = 0
        self.recruited_at = filled(-1, 15)
        self.recruited = filled(0, 15)
        self.recruited_in = 0
        self.drawer = -1
        self.fresh = 0
        self.mover = -1
        self.points = 0
        self.origin = -1
        self.target = -1
        self.transit_at = -1
        self.transit_units = 0
        self.transit_kaija = False
        self.entered = 0
        self.declared = 0
        self.combat_at = -1
        self.combat_creature = -1
        self.attacker = -1
        self.defender = -1
        self.spent_food = filled(0, 2)
        self.die = filled(-1, 2)
        self.symbol = filled(-1, 2)
        self.bonus_symbol = -1
        self.stolen_from = -1
        self.stolen = -1
        self.swaps_received = 0
        self.swaps_given = 0
        self.swaps_refused = 0
        self.is_open = False
        self.won = 0
        self.is_stronghold_victory = False
        self.totals = filled(0, 5)
