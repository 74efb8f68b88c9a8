"""Positions as plain data, and what is said of data that is no position."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from meadhall.engine.codec import decode_state, decode_step, encode_state, encode_step, field_names, step_classes
from meadhall.engine.errors import BadPosition
from meadhall.engine.game import Game
from meadhall.engine.steps import Together
from meadhall.laws.support import new_match


@pytest.fixture
def position(toy: Game) -> dict[str, Any]:
    """A position in which three seats bid at once."""
    return toy.new(1, players=3).position()


def test_a_position_is_a_head_the_fields_of_the_state_and_the_stack(position: dict[str, Any]) -> None:
    assert list(position) == ["game", "version", "players", "options", "state", "todo"]
    assert position["todo"][-1] == ["Together", [["PlaceBid", 0], ["PlaceBid", 1], ["PlaceBid", 2]]]
    assert "todo" not in position["state"]
    assert "ear" not in position["state"]
    assert json.loads(json.dumps(position)) == position


def test_steps_are_found_by_name_in_the_modules_of_the_rules(toy: Game) -> None:
    found = step_classes(toy.rules)
    assert set(found) == {
        "Together",
        "PlayRound",
        "DrawCard",
        "PlaceBid",
        "RevealBids",
        "BreakTie",
        "AskForCurses",
        "OfferCurse",
        "TakeCard",
    }


@pytest.mark.parametrize(
    "data", [["DrawCard", 2], ["PlaceBid", 1], ["AskForCurses", 1, 2], ["PlayRound"], ["BreakTie"]]
)
def test_a_step_is_its_name_and_fields_and_the_seat_of_chance_goes_without_saying(toy: Game, data: list[Any]) -> None:
    assert encode_step(decode_step(data, toy.steps)) == data


def test_a_group_is_written_with_its_decisions(toy: Game) -> None:
    group = decode_step(["Together", [["PlaceBid", 0], ["PlaceBid", 2]]], toy.steps)
    assert isinstance(group, Together)
    assert [decision.seat for decision in group.decisions] == [0, 2]
    assert encode_step(decode_step(["Together", []], toy.steps)) == ["Together", []]


def test_fields_of_base_classes_come_first(toy: Game) -> None:
    assert field_names(decode_step(["DrawCard", 2], toy.steps)) == ["seat", "owner"]


def test_encoding_gives_lists_of_its_own(toy: Game) -> None:
    match = new_match(toy, 0)
    encoded = encode_state(match.state)
    encoded["state"]["coins"][0] = 99
    encoded["todo"].clear()
    assert encode_state(match.state) != encoded
    assert match.state.todo


@pytest.mark.parametrize("step", [[], "PlaceBid", {}, 3, None, [3], [["PlaceBid", 0]], [None]])
def test_a_step_that_is_no_list_with_a_name_is_refused(toy: Game, step: object) -> None:
    with pytest.raises(BadPosition, match="A position's steps must be lists that begin with a name"):
        decode_step(step, toy.steps)


@pytest.mark.parametrize("name", ["", "Step", "Decision", "Chance", "Nonsense", "placebid", "__class__"])
def test_an_unknown_step_is_refused_by_name(toy: Game, name: str) -> None:
    with pytest.raises(BadPosition, match=f"The position has a step '{name}' that this game does not know"):
        decode_step([name], toy.steps)


@pytest.mark.parametrize("step", [["PlaceBid"], ["PlaceBid", 0, 1], ["PlayRound", 1], ["AskForCurses", 1]])
def test_a_step_with_too_many_or_too_few_fields_is_refused(toy: Game, step: list[Any]) -> None:
    with pytest.raises(BadPosition, match=f"The position's step '{step[0]}' does not have the fields it needs"):
        decode_step(step, toy.steps)


@pytest.mark.parametrize("step", [["PlaceBid", "0"], ["PlaceBid", None], ["PlaceBid", [0]], ["DrawCard", 0.5]])
def test_a_step_with_a_field_of_the_wrong_kind_is_refused(toy: Game, step: list[Any]) -> None:
    """Compiled steps refuse it by themselves, so interpreted ones must be refused too."""
    with pytest.raises(BadPosition, match=f"The position's step '{step[0]}' does not have the fields it needs"):
        decode_step(step, toy.steps)


@pytest.mark.parametrize("inner", [["PlayRound"], ["Together", []]])
def test_only_decisions_can_be_open_together(toy: Game, inner: list[Any]) -> None:
    with pytest.raises(BadPosition, match="Only decisions can be open together"):
        decode_step(["Together", [inner]], toy.steps)


@pytest.mark.parametrize("content", [3, None, "ab", {}])
def test_a_group_that_is_no_list_is_refused(toy: Game, content: object) -> None:
    with pytest.raises(BadPosition):
        decode_step(["Together", content], toy.steps)


@pytest.mark.parametrize("data", [None, [], "x", {}, {"state": {}}, {"todo": []}, {"state": [], "todo": []}])
def test_a_position_without_its_two_parts_is_refused(toy: Game, data: object) -> None:
    with pytest.raises(BadPosition, match="A position must have the parts 'state' and 'todo'"):
        decode_state(toy.start(toy.full_options(None), 2), data, toy.steps)


def _changed(position: dict[str, Any], **fields: object) -> dict[str, Any]:
    changed = copy.deepcopy(position)
    changed["state"] |= fields
    return changed


def test_a_missing_field_is_named(toy: Game, position: dict[str, Any]) -> None:
    del position["state"]["coins"]
    with pytest.raises(BadPosition, match="The position's state lacks field 'coins'"):
        toy.at(position)


def test_an_unknown_field_is_named(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="The position's state has an unknown field 'luck'"):
        toy.at(_changed(position, luck=3))


@pytest.mark.parametrize("coins", [None, 5, "555", [5, 5], [5, 5, 5, 5], [5, 5, "5"], [5, 5, 5.0], [5, 5, True]])
def test_a_list_of_the_wrong_kind_or_length_is_named(toy: Game, position: dict[str, Any], coins: object) -> None:
    with pytest.raises(BadPosition, match="The position's field 'coins' must be a list of 3 whole numbers"):
        toy.at(_changed(position, coins=coins))


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [1]])
def test_a_number_of_the_wrong_kind_is_named(toy: Game, position: dict[str, Any], value: object) -> None:
    with pytest.raises(BadPosition, match="The position's field 'round' must be of the kind 'int'"):
        toy.at(_changed(position, round=value))


def test_a_yes_or_no_of_the_wrong_kind_is_named(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="The position's field 'is_cursed' must be of the kind 'bool'"):
        toy.at(_changed(position, is_cursed=1))


def test_a_position_that_breaks_the_rules_is_refused_with_the_fault(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="The position breaks the rules: Coins must add up"):
        toy.at(_changed(position, coins=[5, 5, 4]))
