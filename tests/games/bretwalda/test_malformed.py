"""Positions of Bretwalda that play cannot reach and that once broke later."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda import GAME
from meadhall.laws.support import choose_any


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """Somebody is asked how much Gold an offer shall bring."""
    match = GAME.new(1, {"negotiation": "simple"})
    rng = Rng(1)
    while match.decision != "ask_gold":
        choose_any(match, rng)
    return match.position()


def test_an_offer_is_of_gold_that_is_there(position: dict[str, Any]) -> None:
    """BRE-11.1: who gave more than they had was left with less than nothing."""
    state = position["state"]
    given = state["gold"][state["turn"]] + 1
    with pytest.raises(BadPosition, match="Nobody can offer or be asked for more Gold than they have"):
        GAME.at(position | {"state": state | {"offer_gold": given}})
    with pytest.raises(BadPosition, match="Only who has the turn makes an offer"):
        GAME.at(position | {"state": state | {"turn": -1}})


def test_an_offer_is_made_to_somebody_before_anything_else(position: dict[str, Any]) -> None:
    """BRE-11.1: another offer was made above it, and when it came to it again there was nobody left to ask."""
    state, todo = position["state"], position["todo"]
    again = next(step for step in todo if step[0] == "TakeActions")
    for broken in ({"state": state | {"offer_to": -1}}, {"todo": [*todo, again]}):
        with pytest.raises(BadPosition, match="An offer is made to somebody, before anything else is done"):
            GAME.at(position | broken)


@pytest.mark.parametrize("step", [["OfferTo", 0], ["PlaceRecruit", 0, 0]])
def test_what_is_begun_is_not_left_for_later(position: dict[str, Any], step: list[Any]) -> None:
    """BRE-11.1, BRE-15.7: later there was nobody left to deal with, or nothing left to pay with."""
    todo = position["todo"]
    with pytest.raises(BadPosition, match=f"The step {step[0]} must come directly before"):
        GAME.at(position | {"todo": [*todo[:2], step, *todo[2:]]})
