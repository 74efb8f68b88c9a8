"""What a decision is about, for the words of its prompt."""

from __future__ import annotations

from meadhall.engine.steps import CHANCE, Decision
from meadhall.games.saga.content import NONE, SCAND_NORTH, SIDE_IDS, SPACE_IDS, TILE_IDS
from meadhall.games.saga.rules.movement import ChooseForce
from meadhall.games.saga.rules.viking_actions import ChooseBound
from meadhall.games.saga.setup import PlaceLeader
from meadhall.games.saga.state import Saga


def sides(s: Saga) -> list[str]:
    """What each seat plays; empty until the sides are assigned."""
    if s.viking_seat == NONE:
        return ["", ""]
    return [SIDE_IDS[s.side_of(0)], SIDE_IDS[s.side_of(1)]]


def about(s: Saga, decision: Decision, seat: int) -> dict[str, str | int]:
    """The side that decides, and the tile, area or route in question; all of it is public."""
    things: dict[str, str | int] = {}
    if decision.seat != CHANCE:
        things["side"] = SIDE_IDS[s.side_of(decision.seat)]
    if s.tile != NONE:
        things["tile"] = TILE_IDS[s.tile]
    if isinstance(decision, ChooseForce):
        things["origin"] = SPACE_IDS[decision.origin]
        things["destination"] = SPACE_IDS[decision.destination]
    if isinstance(decision, PlaceLeader):
        things["area"] = SPACE_IDS[SCAND_NORTH + decision.place]
    elif isinstance(decision, ChooseBound):
        things["area"] = SPACE_IDS[decision.area]
    elif s.battle != NONE:
        things["area"] = SPACE_IDS[s.battle]
    return things
