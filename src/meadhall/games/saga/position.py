"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled, numbers
from meadhall.engine.state import State
from meadhall.games.saga.variant import Variant


class Position(State):
    """The state of SAGA. Leader pieces are known by their handles 0 to 7; who carries which ability is `ability`."""

    # Seats and rounds
    viking_seat: int
    """The seat of the Vikings."""
    round: int
    """The round that is played; 0 before the first."""
    round_pos: int
    """Where the round marker stands."""
    initiative: int
    """The side that acts first."""
    first_picker: int
    """The side that picks tiles first."""

    # Pieces
    coins: Numbers
    """Coins. By side and supply."""
    warriors: Numbers
    """Warriors. By side and space."""
    units: Numbers
    """Warriors and leaders; kept beside `warriors` because control is asked all the time. By side and space."""
    leader_at: Numbers
    """The space in which a leader is. By leader."""
    ability: Numbers
    """What a leader can do. By leader."""
    known: int
    """The leaders whose ability the opponent has seen."""
    burhs: int
    """The areas with a burh."""

    # Raid targets
    slots: Numbers
    """The token that lies in a slot. By slot."""
    slots_up: int
    """The slots whose token lies face up."""
    beliefs: Numbers
    """For a face-down slot: the tokens that the Saxons can still believe it to hold. By slot."""
    scouting: int
    """The token that the Vikings hold between choosing it and placing it."""

    # Tiles
    tile_owner: Numbers
    """The side that has picked a tile. By tile."""
    resolved: int
    """The tiles that have been resolved."""
    tile: int
    """The tile that is being resolved."""
    bonus_open: bool
    """Whether its bonus may still be used."""
    actions_left: int
    """Its actions that are left."""

    # The battle and the end
    battle: int
    """The area of the battle that is fought."""
    revealed: int
    """The leaders who have been revealed in it."""
    passed: int
    """The sides that have passed in it."""
    is_open: bool
    """Whether nothing is hidden any more: the game is over and everything is shown."""
    victories: int
    """The conditions that the winner meets, once the game is won."""

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
            self.viking_seat = model.viking_seat
            self.round = model.round
            self.round_pos = model.round_pos
            self.initiative = model.initiative
            self.first_picker = model.first_picker
            self.coins = model.coins[:]
            self.warriors = model.warriors[:]
            self.units = model.units[:]
            self.leader_at = model.leader_at[:]
            self.ability = model.ability[:]
            self.known = model.known
            self.burhs = model.burhs
            self.slots = model.slots[:]
            self.slots_up = model.slots_up
            self.beliefs = model.beliefs[:]
            self.scouting = model.scouting
            self.tile_owner = model.tile_owner[:]
            self.resolved = model.resolved
            self.tile = model.tile
            self.bonus_open = model.bonus_open
            self.actions_left = model.actions_left
            self.battle = model.battle
            self.revealed = model.revealed
            self.passed = model.passed
            self.is_open = model.is_open
            self.victories = model.victories
            return
        self.viking_seat = -1
        self.round = 0
        self.round_pos = variant.track_length
        self.initiative = 1
        self.first_picker = 1
        self.coins = numbers([0, 0, 15])
        self.warriors = numbers([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0])
        self.units = numbers([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0])
        self.leader_at = filled(11, 8)
        self.ability = filled(-1, 8)
        self.known = 0
        self.burhs = 0
        self.slots = filled(-1, 3)
        self.slots_up = 0
        self.beliefs = filled(0, 3)
        self.scouting = -1
        self.tile_owner = filled(-1, 4)
        self.resolved = 0
        self.tile = -1
        self.bonus_open = False
        self.actions_left = 0
        self.battle = -1
        self.revealed = 0
        self.passed = 0
        self.is_open = False
        self.victories = 0
