"""Positions of SAGA that play cannot reach and that once went on for ever, or broke later."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.rng import Rng
from meadhall.games.saga import GAME
from meadhall.games.saga.content import SCAND_NORTH, VIKING
from meadhall.games.saga.vocabularies import FIRST_LEADER, WARRIOR
from meadhall.laws.support import choose_any


def test_a_game_that_is_over_has_a_winner() -> None:
    """SAG-3.1: how it was won was looked for among no reasons."""
    position = GAME.new(1).position()
    with pytest.raises(BadPosition, match="A game is over if and only if nothing is left to do"):
        GAME.at(position | {"todo": []})


def test_a_game_goes_on_to_the_end() -> None:
    """SAG-4.1: without the round's own step it ended with its battles, and nobody had won."""
    position = GAME.new(1).position()
    with pytest.raises(BadPosition, match="The last of the waiting steps must be PlayRound"):
        GAME.at(position | {"todo": position["todo"][1:]})


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """The beginning of round 1."""
    match = GAME.new(1, {"viking_seat": "seat_0"})
    rng = Rng(1)
    while match.decision != "pick_tile":
        choose_any(match, rng)
    return match.position()


def _refused(position: dict[str, Any], sentence: str, *steps: list[Any]) -> None:
    """With these steps after the actions are resolved."""
    todo = [["PlayRound"], ["EndPhase"], ["BeginBattles"], *steps]
    with pytest.raises(BadPosition, match=sentence):
        GAME.at(position | {"todo": todo})


def test_only_vikings_of_the_supply_are_recruited(position: dict[str, Any]) -> None:
    """SAG-6.6: a Saxon leader went to Scandinavia, and more Vikings were counted there than there were."""
    abroad = position["state"]["leader_at"].index(SCAND_NORTH)
    for unit in (FIRST_LEADER, FIRST_LEADER + abroad):
        _refused(
            position, "A unit that is recruited must be in supply", ["TileMenu", 0, VIKING], ["RecruitArea", 0, unit]
        )


def test_only_who_is_on_the_longship_sails_home(position: dict[str, Any]) -> None:
    """SAG-1.9"""
    steps = [["ReturnTiles"], ["SailHome"], ["SailHomeArea", 0, WARRIOR]]
    with pytest.raises(BadPosition, match="A unit that sails home must be on the Longship"):
        GAME.at(position | {"todo": [["PlayRound"], *steps]})


def test_a_move_is_not_left_for_later(position: dict[str, Any]) -> None:
    """SAG-6.8: below a battle it waited until nobody was left who could go."""
    force = ["ChooseForce", 0, VIKING, SCAND_NORTH, SCAND_NORTH + 1, 99]
    menu = ["TileMenu", 0, VIKING]
    _refused(
        position, "The step ChooseForce must come directly before TileMenu", force, ["ChooseTile", 0, VIKING], menu
    )


def test_a_side_is_played_by_its_own_seat(position: dict[str, Any]) -> None:
    """SAG-2.1"""
    _refused(position, "A side is played by its own seat", ["TileMenu", 1, VIKING])
