"""Positions of Medieval Battle that play cannot reach and that once went on for ever, or broke later."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle import GAME
from meadhall.laws.support import choose_any


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """A turn of the battle."""
    match = GAME.new(3)
    rng = Rng(3)
    while match.decision != "take_turn" or match.state.turns < 4:  # type: ignore[attr-defined]
        choose_any(match, rng)
    return match.position()


def _refused(position: dict[str, Any], sentence: str, *steps: list[Any], **fields: Any) -> None:
    """With these steps instead of the turn, if any, and these fields."""
    todo = [*position["todo"][:-1], *steps] if steps else position["todo"]
    with pytest.raises(BadPosition, match=sentence):
        GAME.at(position | {"todo": todo, "state": position["state"] | fields})


def _turn(position: dict[str, Any]) -> tuple[int, int]:
    seat, side = position["todo"][-1][1:]
    return seat, side


def test_only_who_is_attacked_may_withdraw(position: dict[str, Any]) -> None:
    """MED-7.1: a unit fled from a hex of no sector, for ever."""
    seat, side = _turn(position)
    _refused(
        position, "Whoever may withdraw must be attacked", ["Pursue", 1 - seat, 1 - side], ["OfferRetreat", seat, side]
    )


def test_only_an_active_unit_acts(position: dict[str, Any]) -> None:
    """MED-4.2"""
    seat, side = _turn(position)
    _refused(position, "The unit that acts must be on the board", ["Act", seat, side])


def test_only_the_active_unit_attacks(position: dict[str, Any]) -> None:
    """MED-5.5"""
    _refused(position, "Only the active unit attacks", attacker=3, defender=30)


def test_an_army_is_led_by_its_own_seat(position: dict[str, Any]) -> None:
    """MED-0.1"""
    seat, side = _turn(position)
    _refused(position, "An army is led by its own seat", ["TakeTurn", 1 - seat, side])


def test_only_what_is_away_comes_back(position: dict[str, Any]) -> None:
    """MED-11.7"""
    seat, side = _turn(position)
    steps = [["ReturnUnits", seat, side], ["ReturnUnit", seat, side]]
    _refused(position, "Only what is in reserve or has fled comes back", *steps, returning=(1 << 24) - 1)


def test_what_is_placed_is_in_hand(position: dict[str, Any]) -> None:
    """MED-11.7"""
    seat, side = _turn(position)
    _refused(position, "What is placed must be in hand", ["ReturnUnits", seat, side], ["ReturnHex", seat, side])


def test_turns_are_taken_when_both_armies_are_ready(position: dict[str, Any]) -> None:
    """MED-2.1: armies that are not recruited yet were dealt anew over those on the board."""
    _refused(position, "Turns are taken only when both armies are ready", is_recruited=False)
    _refused(position, "Turns are taken only when both armies are ready", recruiting=[8, 3])


def test_armies_are_revealed_once_and_before_they_deploy(position: dict[str, Any]) -> None:
    """MED-2.1: revealed in the battle, reserves became secret again, and a unit could dismount in one world only."""
    _refused(
        position, "The step RevealArmies must come directly before DeployArmies", ["RevealArmies"], position["todo"][-1]
    )
    recruiting = GAME.new(3).position()
    below, *steps, together = recruiting["todo"]
    with pytest.raises(BadPosition, match="The step RevealArmies must come directly before DeployArmies"):
        GAME.at(recruiting | {"todo": [below, *reversed(steps), together]})


def test_what_is_on_the_board_has_been_shown(position: dict[str, Any]) -> None:
    """MED-2.1: a counter that nobody had seen was dealt anew while it stood there, and then acted from nowhere."""
    shown = position["state"]["shown"]
    side = next(side for side in (0, 1) if shown[side])
    number = shown[side].bit_length() - 1
    hidden = [mask ^ (1 << number) if n == side else mask for n, mask in enumerate(shown)]
    assert position["state"]["place"][24 * side + number] >= 0
    _refused(position, "must have shown every counter that is on the board", shown=hidden)
