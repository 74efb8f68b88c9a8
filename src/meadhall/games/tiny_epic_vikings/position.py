"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.state import State
from meadhall.games.tiny_epic_vikings.variant import Variant


class Position(State):
    """The state of Tiny Epic Vikings: the board, the cards, gods and favours, the pending battle, the solo enemy.
    Clans 0 to 3 are the seats, clan 4 is the enemy."""

    # Eras and turns
    era: int
    """The era that is played; 0 before the first."""
    chieftain: int
    """The clan of the chieftain."""
    active: int
    """The clan whose turn it is; nobody's between turns and eras."""
    lingers: bool
    """Whether it has said that it waits before the turn ends (TEV-RUL-21)."""

    # Clan sheets
    resources: Numbers
    """Resources. By clan and resource."""
    settlers_left: Numbers
    """Settlers on the sheet. By clan."""
    temples_left: Numbers
    """Temples on the sheet. By clan."""
    boats_left: Numbers
    """Boats on the sheet. By clan."""
    temple_slots: Numbers
    """Of a player's sheet: the slots for temples that are still filled, the cheapest first (TEV-10.2). By clan."""
    boat_slots: Numbers
    """The slots for boats that are still filled. By clan."""
    raided: Numbers
    """Raided villages not yet dedicated. By clan."""

    # The map
    settlers: Numbers
    """Settlers. By clan and island."""
    temples: Numbers
    """The islands with a temple. By clan."""
    boat_at: Numbers
    """Where a boat is: in a fjord or, after all fjords, in a dock; -1: on its sheet; -2: not in the game. By
    clan and boat of the clan."""
    dock_boat: Numbers
    """The boat that lies in a dock. By dock."""
    villages: Numbers
    """Whether a village stands on a dock. By dock."""
    influence: Numbers
    """The influence of a clan. By clan and island."""
    changed: int
    """The islands where influence has changed since control was last checked."""
    holder: Numbers
    """The clan that holds the rune of an island. By island."""
    boat: int
    """The boat that is sailing."""
    adrift: int
    """The boat that has been pushed out of its dock and must leave."""

    # Viking cards
    where: Numbers
    """Where a card is: 0 deck, 1 discarded, 2 discarded face down by the neutral enemy, 3 invaders, 4 in a hand
    that is being passed, 5 in the open pile of the solo draft, 6 to 9 the enemy's deck, row, open and face-
    down battle card, from 10 on the hands of the seats, from 14 on face up in their leader rows, from 18 on
    face down there, from 22 on the same, but everybody has seen it. By viking card."""
    pack: Numbers
    """The drafted hand that a hidden card was dealt in. By viking card."""
    taken: Numbers
    """The round of the draft in which it was taken out of that hand. By viking card."""
    shuffle: Numbers
    """By which shuffle it came into the deck: whoever drew it later drew it from there. By viking card."""
    shuffles: int
    """How often the deck has been shuffled anew."""
    passes: int
    """How often hands have been passed in this draft."""
    rows: Numbers
    """The cards of the leader rows. By clan and place in the leader row."""
    row_size: Numbers
    """How many cards a leader row has. By clan."""

    # Gods and favours
    god_of: Numbers
    """The god of a rune. By rune."""
    fury: Numbers
    """The Fury of a rune's god. By rune."""
    dedicated: Numbers
    """Villages lying on the spaces of the era sheet and on the gods of the runes. By space of the era sheet,
    then rune."""
    favour_at: Numbers
    """Where a favour card is: 0 unused, 1 in a row, 2 the prize of a battle, from 3 on won by a clan. By favour
    card."""
    favour_rows: Numbers
    """The favour cards of the rows, from left to right. By favour row and place in the row."""
    favour_count: Numbers
    """How many favour cards a row has. By favour row."""

    # The pending battle
    starter: int
    """The clan that started it."""
    fighters: int
    """The clans that entered it."""
    prize: int
    """The favour card that is fought for."""
    prize_place: int
    """The end of a row that the prize was taken from: 2 * row + end."""
    strengths: Numbers
    """While it is resolved: what each competing clan, and last the invaders, fight with. By clan and invaders."""
    invader: int
    """The viking card of the invaders."""

    # The solo enemy
    chief: int
    """The dock of the chief's boat."""
    goal: int
    """The island that it is sailing to."""
    icons: int
    """The icons passed and not yet performed."""
    enemy_played: int
    """How many cards it has played in this era."""
    enemy_rune: int
    """The rune of the last card that the enemy played or revealed."""
    enemy_card: int
    """Its battle card, once revealed."""
    bonus: int
    """What is added to the strength of its battle card."""
    turn_runes: Numbers
    """Runes of its face-up cards laid in this turn; by the rulings of the house, also of those revealed. By
    rune."""
    battle_runes: Numbers
    """Those of the turn in which its battle card was laid; its own too, once it is revealed. By rune."""
    is_battle_card_new: bool
    """Whether that is this turn."""

    # The end
    is_open: bool
    """Whether nothing is hidden any more."""
    is_over: bool
    """Whether the game is over."""

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
            self.era = model.era
            self.chieftain = model.chieftain
            self.active = model.active
            self.lingers = model.lingers
            self.resources = model.resources[:]
            self.settlers_left = model.settlers_left[:]
            self.temples_left = model.temples_left[:]
            self.boats_left = model.boats_left[:]
            self.temple_slots = model.temple_slots[:]
            self.boat_slots = model.boat_slots[:]
            self.raided = model.raided[:]
            self.settlers = model.settlers[:]
            self.temples = model.temples[:]
            self.boat_at = model.boat_at[:]
            self.dock_boat = model.dock_boat[:]
            self.villages = model.villages[:]
            self.influence = model.influence[:]
            self.changed = model.changed
            self.holder = model.holder[:]
            self.boat = model.boat
            self.adrift = model.adrift
            self.where = model.where[:]
            self.pack = model.pack[:]
            self.taken = model.taken[:]
            self.shuffle = model.shuffle[:]
            self.shuffles = model.shuffles
            self.passes = model.passes
            self.rows = model.rows[:]
            self.row_size = model.row_size[:]
            self.god_of = model.god_of[:]
            self.fury = model.fury[:]
            self.dedicated = model.dedicated[:]
            self.favour_at = model.favour_at[:]
            self.favour_rows = model.favour_rows[:]
            self.favour_count = model.favour_count[:]
            self.starter = model.starter
            self.fighters = model.fighters
            self.prize = model.prize
            self.prize_place = model.prize_place
            self.strengths = model.strengths[:]
            self.invader = model.invader
            self.chief = model.chief
            self.goal = model.goal
            self.icons = model.icons
            self.enemy_played = model.enemy_played
            self.enemy_rune = model.enemy_rune
            self.enemy_card = model.enemy_card
            self.bonus = model.bonus
            self.turn_runes = model.turn_runes[:]
            self.battle_runes = model.battle_runes[:]
            self.is_battle_card_new = model.is_battle_card_new
            self.is_open = model.is_open
            self.is_over = model.is_over
            return
        self.era = 0
        self.chieftain = -1
        self.active = -1
        self.lingers = False
        self.resources = filled(0, 15)
        self.settlers_left = filled(0, 5)
        self.temples_left = filled(0, 5)
        self.boats_left = filled(0, 5)
        self.temple_slots = filled(0, 5)
        self.boat_slots = filled(0, 5)
        self.raided = filled(0, 5)
        self.settlers = filled(0, 45)
        self.temples = filled(0, 5)
        self.boat_at = filled(-2, 30)
        self.dock_boat = filled(-1, 37)
        self.villages = filled(0, 37)
        self.influence = filled(0, 45)
        self.changed = 0
        self.holder = filled(-1, 9)
        self.boat = -1
        self.adrift = -1
        self.where = filled(0, 48)
        self.pack = filled(-1, 48)
        self.taken = filled(-1, 48)
        self.shuffle = filled(0, 48)
        self.shuffles = 0
        self.passes = 0
        self.rows = filled(-1, 30)
        self.row_size = filled(0, 5)
        self.god_of = filled(-1, 3)
        self.fury = filled(0, 3)
        self.dedicated = filled(0, 7)
        self.favour_at = filled(0, 18)
        self.favour_rows = filled(-1, 28)
        self.favour_count = filled(0, 2)
        self.starter = -1
        self.fighters = 0
        self.prize = -1
        self.prize_place = -1
        self.strengths = filled(-1, 6)
        self.invader = -1
        self.chief = -1
        self.goal = -1
        self.icons = 0
        self.enemy_played = 0
        self.enemy_rune = -1
        self.enemy_card = -1
        self.bonus = 0
        self.turn_runes = filled(0, 3)
        self.battle_runes = filled(0, 3)
        self.is_battle_card_new = False
        self.is_open = False
        self.is_over = False
