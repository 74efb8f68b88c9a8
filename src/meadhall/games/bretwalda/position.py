"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.state import State
from meadhall.games.bretwalda.variant import Variant


class Position(State):
    """The state of Bretwalda. Players are known by their Kingdom; `seat_of` says where they sit. What is nobody's or
    nowhere is NONE, -1."""

    # Seats, rounds, Seasons
    kingdom_at: Numbers
    """The Kingdom of a seat. By seat."""
    seat_of: Numbers
    """The seat of a Kingdom. By Kingdom."""
    round: int
    """The round that is played; 0 before the first."""
    pretender: int
    """The Kingdom that is the Pretender."""
    direction: int
    """1 clockwise, -1 counter-clockwise, 0 before the first choice."""
    order: Numbers
    """The Kingdoms in player order, then NONE. By place."""
    season_card: int
    """The Season card that counts."""
    season_cards_used: int
    """The Season cards turned up so far."""
    exempt: int
    """The Kingdoms that the Season card does not touch (op ignore_season)."""

    # The board
    units: Numbers
    """The force of an owner in an area (`forces.py`). By area and owner."""
    present: Numbers
    """The owners with units in an area. By area."""
    marker: Numbers
    """The Kingdom whose Control marker lies in an area. By area."""
    food: Numbers
    """The Food on an area. By area."""
    buildings: Numbers
    """Three bits for each type: 0, or 1 + the Kingdom that the building came from. By area."""
    improvements: Numbers
    """The expansion's markers in an area. By area."""
    before: Numbers
    """Where a battle is pending: who controlled the area before the attackers came; elsewhere CALM, -2. By area."""
    ships: Numbers
    """The Ships of a Kingdom in a sea. By sea and Kingdom."""

    # Kingdoms
    pool: Numbers
    """Units beside the board. By owner of a pool and unit type."""
    supply: Numbers
    """Buildings that can still be placed. By Kingdom and building."""
    gold: Numbers
    """The Gold of a Kingdom. By Kingdom."""
    ruler: Numbers
    """The Ruler of a Kingdom. By Kingdom."""
    tiles: Numbers
    """The active tiles of a Kingdom. By Kingdom."""
    vassal: Numbers
    """The Minor Kingdom that is its Vassal. By Kingdom."""
    overlord: Numbers
    """The Kingdom whose Vassal it is. By Minor Kingdom."""
    living: int
    """The Minor Kingdoms in play that have not been conquered."""

    # Lordship cards
    hand: Numbers
    """Copies of a card in a hand. By Kingdom and Lordship card."""
    hand_size: Numbers
    """How many cards a hand has. By Kingdom."""
    seen: Numbers
    """Copies in a hand that each other Kingdom knows of: two bits for each. By Kingdom and Lordship card."""
    deck: Numbers
    """Copies in the deck. By Lordship card."""
    deck_size: int
    """How many cards the deck has."""
    discards: Numbers
    """Copies in the discards. By Lordship card."""
    in_play: Numbers
    """Cards whose effect is under way. By Lordship card."""
    aside: Numbers
    """Cards among which somebody is choosing. By Lordship card."""
    aside_by: int
    """Who is choosing among them."""
    aside_from: int
    """From whose hand they come; NONE: from the deck."""

    # Chronicle cards
    chronicle_at: Numbers
    """Where a card is: its layer in the deck, from the top; -1 out of play; by Kingdom k: held -2 - k, looked at
    -6 - k, completed -10 - k. By Chronicle."""
    chronicle_known: Numbers
    """The Kingdoms that know where a card is. By Chronicle."""
    layers: int
    """Layers of the deck so far: the shuffled deck is 0, whatever is put under it gets the next."""

    # A turn
    turn: int
    """Whose turn it is."""
    action: int
    """The action under way."""
    actions_used: Numbers
    """The actions used this round. By Kingdom."""
    actions_taken: Numbers
    """How many of the two actions have been taken or skipped. By Kingdom."""
    deeds: Numbers
    """What has been done in an area this turn. By area."""
    vikings_killed: Numbers
    """Vikings killed this turn. By Kingdom."""
    battles_won: Numbers
    """Battles won this turn. By Kingdom."""
    food_destroyed: Numbers
    """Food destroyed this turn. By Kingdom."""
    moved: Numbers
    """The forces that have moved. By area and the Kingdom's own and its Vassal's."""
    ships_moved: Numbers
    """Ships that have moved. By sea."""
    came_from: Numbers
    """The areas to which the attackers of a pending battle can go back. By area and half of the areas."""
    march_bonus: int
    """Points that the next group has more (op group_move_bonus)."""
    recruits: int
    """Recruits, Ships and upgrades of this Fyrd."""
    free_recruits: int
    """Those of them that were free."""
    vassal_recruits: int
    """The Vassal's recruits of this Fyrd."""
    has_built: bool
    """Whether something has been built in this Development."""
    has_bought: bool
    """Whether a tile has been bought in this Development."""
    offers: Numbers
    """The Kingdoms to which one has made an offer this turn. By Kingdom."""
    offer_to: int
    """The offer under way: to whom it is made."""
    offer_gold: int
    """The Gold that is offered."""
    offer_card: int
    """The card that is offered."""
    offer_asked: int
    """The Gold that is asked for in return."""
    is_offered: bool
    """Whether it has been made, so that the partner has seen the card."""

    # A Season
    drakkar: int
    """The sea from which a raiding party lands."""
    landing: int
    """The area in which it lands."""
    is_redirected: bool
    """Whether a card has sent it elsewhere."""
    party: int
    """The Vikings of the party."""
    passed: int
    """The Kingdoms that bribe no more this Autumn."""
    asked: int
    """The Kingdoms that have chosen a Vassal in this vassal step."""
    dalcs_then: Numbers
    """The Dalcs that order the choice of Vassals (VAN-4.1). By Kingdom."""

    # A battle; its two sides are the attacker 0 and the defender 1
    battle: int
    """0 none, 1 on land, 2 at sea."""
    battle_at: int
    """The area or the sea."""
    sides: Numbers
    """Who fights on a side. By side."""
    origin: int
    """From where Danes or neutral units came to attack."""
    battle_round: int
    """The battle round that is fought."""
    is_avoided: bool
    """Whether the battle is avoided."""
    winner: int
    """The side that has won, once the battle is decided."""
    took_part: int
    """The sides for which units of a player's own Kingdom have fought."""
    damage: Numbers
    """The damage of a side's commanders. By side and the Kingdom's Ealdorman, its Vassal's, the Ruler."""
    killed: Numbers
    """The units that a side has lost. By side and the Kingdom's own and its Vassal's and unit type."""
    cancels: Numbers
    """Hits on a side that are cancelled this battle round. By side."""
    swords: Numbers
    """Swords that a side adds this battle round. By side."""
    extra_dice: Numbers
    """Red dice that a side adds in the first battle round. By side."""
    fewer_dice: Numbers
    """Dice that a side rolls less. By side."""
    first_strike: int
    """The side that strikes first in the first battle round."""
    is_city_open: bool
    """Whether the defender has no City die."""
    precise: int
    """The sides that choose the order of the enemy's wounds."""
    named: Numbers
    """The unit type of a side that takes wounds first, as the enemy has named it. By side."""
    cards_this_round: int
    """The sides that have played a card this battle round."""
    blessed: int
    """The sides whose Bishop has cancelled a wound."""
    dice: Numbers
    """The last roll: how many dice show a face. By side and colour of dice and face."""
    to_roll: Numbers
    """Dice still to be rolled. By side and colour of dice."""
    silent: int
    """The Kingdoms that do not want to be asked for cards until the battle ends."""

    # The end
    is_open: bool
    """Whether nothing is hidden any more."""
    is_over: bool
    """Whether the game is over."""
    ranking: Numbers
    """The Kingdoms from the first place on, once the game is over. By place."""

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
            self.kingdom_at = model.kingdom_at[:]
            self.seat_of = model.seat_of[:]
            self.round = model.round
            self.pretender = model.pretender
            self.direction = model.direction
            self.order = model.order[:]
            self.season_card = model.season_card
            self.season_cards_used = model.season_cards_used
            self.exempt = model.exempt
            self.units = model.units[:]
            self.present = model.present[:]
            self.marker = model.marker[:]
            self.food = model.food[:]
            self.buildings = model.buildings[:]
            self.improvements = model.improvements[:]
            self.before = model.before[:]
            self.ships = model.ships[:]
            self.pool = model.pool[:]
            self.supply = model.supply[:]
            self.gold = model.gold[:]
            self.ruler = model.ruler[:]
            self.tiles = model.tiles[:]
            self.vassal = model.vassal[:]
            self.overlord = model.overlord[:]
            self.living = model.living
            self.hand = model.hand[:]
            self.hand_size = model.hand_size[:]
            self.seen = model.seen[:]
            self.deck = model.deck[:]
            self.deck_size = model.deck_size
            self.discards = model.discards[:]
            self.in_play = model.in_play[:]
            self.aside = model.aside[:]
            self.aside_by = model.aside_by
            self.aside_from = model.aside_from
            self.chronicle_at = model.chronicle_at[:]
            self.chronicle_known = model.chronicle_known[:]
            self.layers = model.layers
            self.turn = model.turn
            self.action = model.action
            self.actions_used = model.actions_used[:]
            self.actions_taken = model.actions_taken[:]
            self.deeds = model.deeds[:]
            self.vikings_killed = model.vikings_killed[:]
            self.battles_won = model.battles_won[:]
            self.food_destroyed = model.food_destroyed[:]
            self.moved = model.moved[:]
            self.ships_moved = model.ships_moved[:]
            self.came_from = model.came_from[:]
            self.march_bonus = model.march_bonus
            self.recruits = model.recruits
            self.free_recruits = model.free_recruits
            self.vassal_recruits = model.vassal_recruits
            self.has_built = model.has_built
            self.has_bought = model.has_bought
            self.offers = model.offers[:]
            self.offer_to = model.offer_to
            self.offer_gold = model.offer_gold
            self.offer_card = model.offer_card
            self.offer_asked = model.offer_asked
            self.is_offered = model.is_offered
            self.drakkar = model.drakkar
            self.landing = model.landing
            self.is_redirected = model.is_redirected
            self.party = model.party
            self.passed = model.passed
            self.asked = model.asked
            self.dalcs_then = model.dalcs_then[:]
            self.battle = model.battle
            self.battle_at = model.battle_at
            self.sides = model.sides[:]
            self.origin = model.origin
            self.battle_round = model.battle_round
            self.is_avoided = model.is_avoided
            self.winner = model.winner
            self.took_part = model.took_part
            self.damage = model.damage[:]
            self.killed = model.killed[:]
            self.cancels = model.cancels[:]
            self.swords = model.swords[:]
            self.extra_dice = model.extra_dice[:]
            self.fewer_dice = model.fewer_dice[:]
            self.first_strike = model.first_strike
            self.is_city_open = model.is_city_open
            self.precise = model.precise
            self.named = model.named[:]
            self.cards_this_round = model.cards_this_round
            self.blessed = model.blessed
            self.dice = model.dice[:]
            self.to_roll = model.to_roll[:]
            self.silent = model.silent
            self.is_open = model.is_open
            self.is_over = model.is_over
            self.ranking = model.ranking[:]
            return
        self.kingdom_at = filled(-1, 4)
        self.seat_of = filled(-1, 4)
        self.round = 0
        self.pretender = -1
        self.direction = 0
        self.order = filled(-1, 4)
        self.season_card = -1
        self.season_cards_used = 0
        self.exempt = 0
        self.units = filled(0, 470)
        self.present = filled(0, 47)
        self.marker = filled(-1, 47)
        self.food = filled(0, 47)
        self.buildings = filled(0, 47)
        self.improvements = filled(0, 47)
        self.before = filled(-2, 47)
        self.ships = filled(0, 32)
        self.pool = filled(0, 72)
        self.supply = filled(0, 16)
        self.gold = filled(0, 4)
        self.ruler = filled(-1, 4)
        self.tiles = filled(0, 4)
        self.vassal = filled(-1, 4)
        self.overlord = filled(-1, 4)
        self.living = 0
        self.hand = filled(0, 208)
        self.hand_size = filled(0, 4)
        self.seen = filled(0, 208)
        self.deck = filled(0, 52)
        self.deck_size = 0
        self.discards = filled(0, 52)
        self.in_play = filled(0, 52)
        self.aside = filled(0, 52)
        self.aside_by = -1
        self.aside_from = -1
        self.chronicle_at = filled(-1, 36)
        self.chronicle_known = filled(0, 36)
        self.layers = 1
        self.turn = -1
        self.action = -1
        self.actions_used = filled(0, 4)
        self.actions_taken = filled(0, 4)
        self.deeds = filled(0, 47)
        self.vikings_killed = filled(0, 4)
        self.battles_won = filled(0, 4)
        self.food_destroyed = filled(0, 4)
        self.moved = filled(0, 94)
        self.ships_moved = filled(0, 8)
        self.came_from = filled(0, 94)
        self.march_bonus = 0
        self.recruits = 0
        self.free_recruits = 0
        self.vassal_recruits = 0
        self.has_built = False
        self.has_bought = False
        self.offers = filled(0, 4)
        self.offer_to = -1
        self.offer_gold = 0
        self.offer_card = -1
        self.offer_asked = 0
        self.is_offered = False
        self.drakkar = -1
        self.landing = -1
        self.is_redirected = False
        self.party = 0
        self.passed = 0
        self.asked = 0
        self.dalcs_then = filled(0, 4)
        self.battle = 0
        self.battle_at = -1
        self.sides = filled(-1, 2)
        self.origin = -1
        self.battle_round = 0
        self.is_avoided = False
        self.winner = -1
        self.took_part = 0
        self.damage = filled(0, 6)
        self.killed = filled(0, 32)
        self.cancels = filled(0, 2)
        self.swords = filled(0, 2)
        self.extra_dice = filled(0, 2)
        self.fewer_dice = filled(0, 2)
        self.first_strike = -1
        self.is_city_open = False
        self.precise = 0
        self.named = filled(-1, 2)
        self.cards_this_round = 0
        self.blessed = 0
        self.dice = filled(0, 36)
        self.to_roll = filled(0, 6)
        self.silent = 0
        self.is_open = False
        self.is_over = False
        self.ranking = filled(-1, 4)
