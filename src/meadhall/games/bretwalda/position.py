"""What a position of Bretwalda holds, and how its numbers are to be read."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import State
from meadhall.games.bretwalda.content import (
    AREAS,
    BUILDINGS,
    CARDS,
    CHRONICLES,
    COLOURS,
    DANES,
    FACES,
    KINDS,
    KINGDOMS,
    MINORS,
    NONE,
    OWNERS,
    SEAS,
)
from meadhall.games.bretwalda.variant import Variant

CALM: Final = -2
"""No battle is pending."""

# Where a Chronicle card is besides the deck.
OUT: Final = -1
HELD: Final = -2
"""Held by Kingdom k: HELD - k."""
LOOKED_AT: Final = -6
"""Set aside or looked at by Kingdom k: LOOKED_AT - k."""
COMPLETED: Final = -10
"""Completed by Kingdom k: COMPLETED - k."""

# Deeds of Kingdom k in an area this turn: the mask shifted by k.
ESTABLISHED: Final = 1
PLUNDERED: Final = 1 << 4
TAKEN: Final = 1 << 8
"""Taken from another player in this turn's Movement."""
GUIDED: Final = 1 << 12
"""Local guides help groups that start here."""
DOUBLED: Final = 1 << 13
"""Gives twice its Gold in this Collection."""
GROUP_MOVED: Final = 1 << 14
"""Its Danes have moved this Autumn; shifted by one, its neutral units have."""

NO_BATTLE: Final = 0
LAND_BATTLE: Final = 1
SEA_BATTLE: Final = 2

ATTACKER: Final = 0
DEFENDER: Final = 1

AREA_BITS: Final = 24
"""Areas in one mask of `came_from`."""


# What the lists of a blank state hold: zeros, unless the name says otherwise. Blank states share them.
_NONE_BY_KINGDOM: Final = [NONE] * KINGDOMS
_BY_AREA_AND_OWNER: Final = [0] * (AREAS * OWNERS)
_BY_AREA: Final = [0] * AREAS
_NONE_BY_AREA: Final = [NONE] * AREAS
_CALM_BY_AREA: Final = [CALM] * AREAS
_BY_SEA_AND_KINGDOM: Final = [0] * (SEAS * KINGDOMS)
_BY_OWNER_AND_KIND: Final = [0] * ((DANES + 1) * KINDS)
_BY_KINGDOM_AND_BUILDING: Final = [0] * (KINGDOMS * BUILDINGS)
_BY_KINGDOM: Final = [0] * KINGDOMS
_NONE_BY_MINOR: Final = [NONE] * MINORS
_BY_KINGDOM_AND_CARD: Final = [0] * (KINGDOMS * CARDS)
_BY_CARD: Final = [0] * CARDS
_OUT_BY_CHRONICLE: Final = [OUT] * CHRONICLES
_BY_CHRONICLE: Final = [0] * CHRONICLES
_TWO_BY_AREA: Final = [0] * (2 * AREAS)
_BY_SEA: Final = [0] * SEAS
_NONE_BY_SIDE: Final = [NONE, NONE]
_THREE_BY_SIDE: Final = [0] * 6
_TWO_BY_SIDE_AND_KIND: Final = [0] * (4 * KINDS)
_BY_SIDE: Final = [0, 0]
_BY_SIDE_AND_FACE: Final = [0] * (2 * COLOURS * FACES)
_BY_SIDE_AND_COLOUR: Final = [0] * (2 * COLOURS)


class Position(State):
    """What a position of Bretwalda holds. Players are known by their Kingdom; `seat_of` says where they sit.

    A new one is blank and shares its lists with all blank ones, so that a clone makes each list only once: only clones
    are played on.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.variant: Final = variant

        # Seats, rounds, Seasons
        self.kingdom_at = _NONE_BY_KINGDOM
        """The Kingdom of each seat."""
        self.seat_of = _NONE_BY_KINGDOM
        """The seat of each Kingdom."""
        self.round = 0
        self.pretender = NONE
        self.direction = 0
        """1 clockwise, -1 counter-clockwise, 0 before the first choice."""
        self.order = _NONE_BY_KINGDOM
        """The Kingdoms in player order, then NONE."""
        self.season_card = NONE
        self.season_cards_used = 0
        """The mask of Season cards that have been turned up."""
        self.exempt = 0
        """The mask of Kingdoms that the Season card does not touch (op ignore_season)."""

        # The board
        self.units = _BY_AREA_AND_OWNER
        """The force of each owner in each area: number OWNERS * area + owner."""
        self.present = _BY_AREA
        """The mask of owners with units in each area."""
        self.marker = _NONE_BY_AREA
        """The Kingdom whose Control marker lies in each area."""
        self.food = _BY_AREA
        self.buildings = _BY_AREA
        """Three bits for each type: 0, or 1 + the Kingdom that the building came from."""
        self.improvements = _BY_AREA
        """The mask of the expansion's markers in each area."""
        self.before = _CALM_BY_AREA
        """Where a battle is pending: who controlled the area before the attackers came."""
        self.ships = _BY_SEA_AND_KINGDOM
        """Number KINGDOMS * sea + kingdom."""

        # Kingdoms
        self.pool = _BY_OWNER_AND_KIND
        """Units beside the board: number KINDS * owner + kind."""
        self.supply = _BY_KINGDOM_AND_BUILDING
        """Buildings that can still be placed: number BUILDINGS * kingdom + building."""
        self.gold = _BY_KINGDOM
        self.ruler = _NONE_BY_KINGDOM
        self.tiles = _BY_KINGDOM
        """The mask of active tiles."""
        self.vassal = _NONE_BY_KINGDOM
        self.overlord = _NONE_BY_MINOR
        self.living = 0
        """The mask of Minor Kingdoms in play that have not been conquered."""

        # Lordship cards
        self.hand = _BY_KINGDOM_AND_CARD
        """Copies in each hand: number CARDS * kingdom + card."""
        self.hand_size = _BY_KINGDOM
        self.seen = _BY_KINGDOM_AND_CARD
        """Copies in a hand that each other Kingdom knows of: two bits for each, numbered as the hand."""
        self.deck = _BY_CARD
        self.deck_size = 0
        self.discards = _BY_CARD
        self.in_play = _BY_CARD
        """Cards whose effect is under way."""
        self.aside = _BY_CARD
        """Cards among which somebody is choosing."""
        self.aside_by = NONE
        """Who is choosing among them."""
        self.aside_from = NONE
        """From whose hand they come; NONE: from the deck."""

        # Chronicle cards
        self.chronicle_at = _OUT_BY_CHRONICLE
        """Where each card is: its layer in the deck, from the top, or OUT, held, looked at, completed."""
        self.chronicle_known = _BY_CHRONICLE
        """The mask of Kingdoms that know where each card is."""
        self.layers = 1
        """Layers of the deck so far: the shuffled deck is 0, whatever is put under it gets the next."""

        # A turn
        self.turn = NONE
        """Whose turn it is."""
        self.action = NONE
        """The action under way."""
        self.actions_used = _BY_KINGDOM
        """The masks of actions used this round."""
        self.actions_taken = _BY_KINGDOM
        """How many of the two actions have been taken or skipped."""
        self.deeds = _BY_AREA
        """What has been done in each area this turn: see the masks above."""
        self.vikings_killed = _BY_KINGDOM
        self.battles_won = _BY_KINGDOM
        self.food_destroyed = _BY_KINGDOM
        self.moved = _TWO_BY_AREA
        """The forces that have moved: number 2 * area + whose."""
        self.ships_moved = _BY_SEA
        self.came_from = _TWO_BY_AREA
        """The areas to which the attackers of a pending battle can go back: two masks of AREA_BITS."""
        self.march_bonus = 0
        """Points that the next group has more (op group_move_bonus)."""
        self.recruits = 0
        """Recruits, Ships and upgrades of this Fyrd."""
        self.free_recruits = 0
        self.vassal_recruits = 0
        self.has_built = False
        self.has_bought = False
        """Whether a tile has been bought in this Development."""
        self.offers = _BY_KINGDOM
        """The masks of Kingdoms to which each has made an offer this turn."""
        self.offer_to = NONE
        """The offer under way: to whom, what Gold, which card (or NONE), for what Gold."""
        self.offer_gold = 0
        self.offer_card = NONE
        self.offer_asked = 0
        self.is_offered = False
        """Whether it has been made, so that the partner has seen the card."""

        # A Season
        self.drakkar = NONE
        """The sea from which a raiding party lands."""
        self.landing = NONE
        """The area in which it lands."""
        self.is_redirected = False
        """Whether a card has sent it elsewhere."""
        self.party = 0
        """The Vikings of the party."""
        self.passed = 0
        """The mask of Kingdoms that bribe no more this Autumn."""
        self.asked = 0
        """The mask of Kingdoms that have chosen a Vassal in this vassal step."""
        self.dalcs_then = _BY_KINGDOM
        """The Dalcs that order the choice of Vassals (VAN-4.1)."""

        # A battle; its two sides are the attacker 0 and the defender 1
        self.battle = NO_BATTLE
        self.battle_at = NONE
        """The area or the sea."""
        self.sides = _NONE_BY_SIDE
        self.origin = NONE
        """From where Danes or neutral units came to attack."""
        self.battle_round = 0
        self.is_avoided = False
        self.winner = NONE
        """0 or 1 once the battle is decided."""
        self.took_part = 0
        """The mask of the two sides for which units of a player's own Kingdom have fought."""
        self.damage = _THREE_BY_SIDE
        """Of each side: its Kingdom's Ealdorman, its Vassal's Ealdorman, its Ruler."""
        self.killed = _TWO_BY_SIDE_AND_KIND
        """Number KINDS * (2 * side + whose) + kind."""
        self.cancels = _BY_SIDE
        """Hits on a side that are cancelled this battle round."""
        self.swords = _BY_SIDE
        """Swords that a side adds this battle round."""
        self.extra_dice = _BY_SIDE
        """Red dice that a side adds in the first battle round."""
        self.fewer_dice = _BY_SIDE
        """Dice that a side rolls less."""
        self.first_strike = NONE
        """The side that strikes first in the first battle round."""
        self.is_city_open = False
        """Whether the defender has no City die."""
        self.precise = 0
        """The mask of sides that choose the order of the enemy's wounds."""
        self.named = _NONE_BY_SIDE
        """The unit type of a side that takes wounds first, as the enemy has named it."""
        self.cards_this_round = 0
        """The mask of sides that have played a card this battle round."""
        self.blessed = 0
        """The mask of sides whose Bishop has cancelled a wound."""
        self.dice = _BY_SIDE_AND_FACE
        """The last roll: how many dice of a side and colour show a face."""
        self.to_roll = _BY_SIDE_AND_COLOUR
        """Dice still to be rolled."""
        self.silent = 0
        """The mask of Kingdoms that do not want to be asked for cards until the battle ends."""

        # The end
        self.is_open = False
        """Whether nothing is hidden any more."""
        self.is_over = False
        self.ranking = _NONE_BY_KINGDOM
        """The Kingdoms from the first place on, once the game is over."""

    def copy_to(self, t: Position) -> None:
        """Give a blank position what this one holds, in lists of its own."""
        t.todo = self.todo[:]
        t.kingdom_at = self.kingdom_at[:]
        t.seat_of = self.seat_of[:]
        t.round = self.round
        t.pretender = self.pretender
        t.direction = self.direction
        t.order = self.order[:]
        t.season_card = self.season_card
        t.season_cards_used = self.season_cards_used
        t.exempt = self.exempt
        t.units = self.units[:]
        t.present = self.present[:]
        t.marker = self.marker[:]
        t.food = self.food[:]
        t.buildings = self.buildings[:]
        t.improvements = self.improvements[:]
        t.before = self.before[:]
        t.ships = self.ships[:]
        t.pool = self.pool[:]
        t.supply = self.supply[:]
        t.gold = self.gold[:]
        t.ruler = self.ruler[:]
        t.tiles = self.tiles[:]
        t.vassal = self.vassal[:]
        t.overlord = self.overlord[:]
        t.living = self.living
        t.hand = self.hand[:]
        t.hand_size = self.hand_size[:]
        t.seen = self.seen[:]
        t.deck = self.deck[:]
        t.deck_size = self.deck_size
        t.discards = self.discards[:]
        t.in_play = self.in_play[:]
        t.aside = self.aside[:]
        t.aside_by = self.aside_by
        t.aside_from = self.aside_from
        t.chronicle_at = self.chronicle_at[:]
        t.chronicle_known = self.chronicle_known[:]
        t.layers = self.layers
        t.turn = self.turn
        t.action = self.action
        t.actions_used = self.actions_used[:]
        t.actions_taken = self.actions_taken[:]
        t.deeds = self.deeds[:]
        t.vikings_killed = self.vikings_killed[:]
        t.battles_won = self.battles_won[:]
        t.food_destroyed = self.food_destroyed[:]
        t.moved = self.moved[:]
        t.ships_moved = self.ships_moved[:]
        t.came_from = self.came_from[:]
        t.march_bonus = self.march_bonus
        t.recruits = self.recruits
        t.free_recruits = self.free_recruits
        t.vassal_recruits = self.vassal_recruits
        t.has_built = self.has_built
        t.has_bought = self.has_bought
        t.offers = self.offers[:]
        t.offer_to = self.offer_to
        t.offer_gold = self.offer_gold
        t.offer_card = self.offer_card
        t.offer_asked = self.offer_asked
        t.is_offered = self.is_offered
        t.drakkar = self.drakkar
        t.landing = self.landing
        t.is_redirected = self.is_redirected
        t.party = self.party
        t.passed = self.passed
        t.asked = self.asked
        t.dalcs_then = self.dalcs_then[:]
        t.battle = self.battle
        t.battle_at = self.battle_at
        t.sides = self.sides[:]
        t.origin = self.origin
        t.battle_round = self.battle_round
        t.is_avoided = self.is_avoided
        t.winner = self.winner
        t.took_part = self.took_part
        t.damage = self.damage[:]
        t.killed = self.killed[:]
        t.cancels = self.cancels[:]
        t.swords = self.swords[:]
        t.extra_dice = self.extra_dice[:]
        t.fewer_dice = self.fewer_dice[:]
        t.first_strike = self.first_strike
        t.is_city_open = self.is_city_open
        t.precise = self.precise
        t.named = self.named[:]
        t.cards_this_round = self.cards_this_round
        t.blessed = self.blessed
        t.dice = self.dice[:]
        t.to_roll = self.to_roll[:]
        t.silent = self.silent
        t.is_open = self.is_open
        t.is_over = self.is_over
        t.ranking = self.ranking[:]
