"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.state import State
from meadhall.games.medieval_battle.variant import Variant


class Position(State):
    """The state of Medieval Battle. Counters are numbered 0 to 47, those of Red first."""

    # Seats and armies
    red_seat: int
    """The seat that leads Red."""
    recruiting: Numbers
    """The unit types on which an army has decided; all eight when it is ready. By army."""
    is_recruited: bool
    """Whether both armies are ready."""
    are_armies_known: bool
    """Whether everybody knows what the armies hold in reserve."""
    shown: Numbers
    """The counters that the opponent has seen on the board. By army."""
    dismounted: Numbers
    """The foot counters among them that were not recruited but took a mounted unit's place. By army."""
    shown_cost: Numbers
    """What the recruited ones among them cost. By army."""

    # Counters and hexes
    place: Numbers
    """Where a counter is: on a hex; -1: out; -2: in reserve; -3 to -7: beside slots 1 to 5. By counter."""
    knights: Numbers
    """The strength of a unit. By counter."""
    points: Numbers
    """Movement points; a tabor is fortified with one and exposed with none (MED-12.1). By counter."""
    unit_at: Numbers
    """The counter that stands on a hex. By hex."""
    zones: Numbers
    """How many units of an army have a hex in their zone of control. By army and hex, those just beyond the
    board too."""

    # Deployment and return
    in_hand: int
    """The unit that is about to be deployed or to return."""
    finished: int
    """The armies that deploy no more."""
    returning: int
    """The counters of the army that regroups which may still be placed."""

    # The turn
    tokens: Numbers
    """Time tokens. By army."""
    turn: int
    """The army whose turn it is."""
    turns: int
    """How many turns have been begun."""
    passes: int
    """How many turns in succession have been passed."""
    active: int
    """The activated unit."""
    stage: int
    """The stage of its activation: 0 ready, 1 moving, 2 on a way through friends, 3 stopped, 4 in pursuit."""
    began_in_zone: bool
    """Whether it began in an enemy zone of control."""
    has_dismounted: bool
    """Whether it has dismounted."""
    transit: Numbers
    """The hexes used on a way through friends, its beginning first. By step."""
    attacker: int
    """The unit that has declared an attack."""
    defender: int
    """The unit that is attacked."""

    # Flags and the end
    flag_owner: Numbers
    """The army that controls a flag. By flag of the map."""
    is_open: bool
    """Whether nothing is hidden any more."""
    outcome: int
    """Once the game is over: who has won, 0 Red or 1 Yellow, or 2 for a draw."""
    reason: int
    """Once it is over, why: 0 victory points, 1 exhaustion, 2 two passes."""

    def __init__(self, variant: Variant, model: Position | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
            self.red_seat = model.red_seat
            self.recruiting = model.recruiting[:]
            self.is_recruited = model.is_recruited
            self.are_armies_known = model.are_armies_known
            self.shown = model.shown[:]
            self.dismounted = model.dismounted[:]
            self.shown_cost = model.shown_cost[:]
            self.place = model.place[:]
            self.knights = model.knights[:]
            self.points = model.points[:]
            self.unit_at = model.unit_at[:]
            self.zones = model.zones[:]
            self.in_hand = model.in_hand
            self.finished = model.finished
            self.returning = model.returning
            self.tokens = model.tokens[:]
            self.turn = model.turn
            self.turns = model.turns
            self.passes = model.passes
            self.active = model.active
            self.stage = model.stage
            self.began_in_zone = model.began_in_zone
            self.has_dismounted = model.has_dismounted
            self.transit = model.transit[:]
            self.attacker = model.attacker
            self.defender = model.defender
            self.flag_owner = model.flag_owner[:]
            self.is_open = model.is_open
            self.outcome = model.outcome
            self.reason = model.reason
            return
        self.red_seat = -1
        self.recruiting = filled(0, 2)
        self.is_recruited = False
        self.are_armies_known = False
        self.shown = filled(0, 2)
        self.dismounted = filled(0, 2)
        self.shown_cost = filled(0, 2)
        self.place = filled(-1, 48)
        self.knights = filled(0, 48)
        self.points = filled(0, 48)
        self.unit_at = filled(-1, 177)
        self.zones = filled(0, 458)
        self.in_hand = -1
        self.finished = 0
        self.returning = 0
        self.tokens = filled(variant.time_tokens, 2)
        self.turn = -1
        self.turns = 0
        self.passes = 0
        self.active = -1
        self.stage = 0
        self.began_in_zone = False
        self.has_dismounted = False
        self.transit = filled(-1, 4)
        self.attacker = -1
        self.defender = -1
        self.flag_owner = filled(-1, 6)
        self.is_open = False
        self.outcome = -1
        self.reason = -1
