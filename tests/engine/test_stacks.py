"""What is refused of a stack whatever the game: seats that are not there, stacks without end or foundation."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.laws.support import finished_match, play
from meadhall.laws.toy.rules import OfferCurse, PlayRound

_TOGETHER = "Decisions that are open together are those of different seats"
_SEAT = "There is no seat {} to decide; the seats are 0 to 2"
_FOUNDATION = "The last of the waiting steps must be PlayRound, and none of these can come before it"
_OVER = "A game is over if and only if nothing is left to do"


@pytest.fixture
def position(toy: Game) -> dict[str, Any]:
    """A position in which three seats bid at once."""
    return toy.new(1, players=3).position()


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (["PlaceBid", 3], _SEAT.format(3)),
        (["PlaceBid", -2], _SEAT.format(-2)),
        (["Together", [["PlaceBid", 3]]], _SEAT.format(3)),
        (["Together", [["PlaceBid", 0], ["PlaceBid", 0]]], _TOGETHER),
        (["Together", [["PlaceBid", 0], ["DrawCard", 0]]], _TOGETHER),
        (["PlayRound"], _FOUNDATION),
    ],
)
def test_a_step_that_cannot_wait_is_refused_on_top_and_below(
    toy: Game, position: dict[str, Any], step: list[Any], sentence: str
) -> None:
    foundation, *others = position["todo"]
    for todo in ([foundation, *others, step], [foundation, step, *others]):
        with pytest.raises(BadPosition, match=sentence):
            toy.at(position | {"todo": todo})


def test_a_stack_without_the_step_that_ends_the_game_is_refused(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=_FOUNDATION):
        toy.at(position | {"todo": position["todo"][1:]})


def test_a_game_that_is_not_over_has_something_to_do(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=_OVER):
        toy.at(position | {"todo": []})


def test_a_game_that_is_over_has_nothing_to_do(toy: Game) -> None:
    with pytest.raises(BadPosition, match=_OVER):
        toy.at(finished_match(toy, 0).position() | {"todo": [["PlayRound"]]})


def test_a_stack_without_end_is_refused(toy: Game, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="No more than 200 steps can wait"):
        toy.at(position | {"todo": [["PlayRound"], *[["OfferCurse", 0]] * 5000]})


def test_where_a_game_says_what_waits_below_a_step_nothing_else_does(toy: Game, position: dict[str, Any]) -> None:
    strict = replace(toy, order={OfferCurse: (OfferCurse, PlayRound)})
    foundation, *others = position["todo"]
    curse = ["OfferCurse", 0]
    with pytest.raises(BadPosition, match="The step OfferCurse must come directly before OfferCurse or PlayRound"):
        strict.at(position | {"todo": [foundation, *others, curse]})
    for game, todo in ((strict, [foundation, curse, curse]), (toy, [foundation, *others, curse])):
        assert game.at(position | {"todo": todo}, trusted=True).decision == "offer_curse"


def test_what_waits_below_a_decision_lies_below_the_group_in_which_it_is_open(
    toy: Game, position: dict[str, Any]
) -> None:
    strict = replace(toy, order={OfferCurse: (OfferCurse, PlayRound)})
    foundation, *others = position["todo"]
    together = ["Together", [["OfferCurse", 0]]]
    with pytest.raises(BadPosition, match="The step OfferCurse must come directly before OfferCurse or PlayRound"):
        strict.at(position | {"todo": [foundation, *others, together]})
    assert not strict.at(position | {"todo": [foundation, together]}).over


def test_a_true_or_false_is_no_seat(toy: Game, position: dict[str, Any]) -> None:
    """In a journal it would be written as a word."""
    with pytest.raises(BadPosition, match="The position's step 'OfferCurse' does not have the fields it needs"):
        toy.at(position | {"todo": [*position["todo"], ["OfferCurse", False]]})


def test_what_would_be_unsound_at_the_end_is_refused_at_the_beginning(toy: Game, position: dict[str, Any]) -> None:
    """Whoever wins the second tie of a round pays a bid that nobody has made: no coins, and one more than there are."""
    todo = [position["todo"][0], ["BreakTie"], *position["todo"][1:]]
    with pytest.raises(BadPosition, match="The position cannot be played: its numbers or steps do not fit together"):
        toy.at(position | {"todo": todo})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("players", 10**5000),
        ("players", [[10**5000]]),
        ("version", 10**5000),
        ("options", {"rounds": 10**5000}),
        ("options", {"purse": "\ud800" * 1000}),
        ("options", {"\ud800": 1}),
        ("todo", [["\ud800" * 1000]]),
        ("todo", [["PlaceBid", 10**5000]]),
        ("state", {"\ud800": 1}),
    ],
    ids=range(9),
)
def test_a_refusal_is_one_short_sentence_that_can_be_shown(
    toy: Game, position: dict[str, Any], part: str, value: Any
) -> None:
    if part == "state":
        value = position["state"] | value
    with pytest.raises(ValueError, match=r"\.$") as refusal:
        toy.at(position | {part: value})
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 200


def test_a_match_keeps_the_position_that_it_began_from_and_nothing_beside_it(
    toy: Game, position: dict[str, Any]
) -> None:
    given = json.loads(json.dumps(position)) | {"players": 3.0, "remark": ["x"] * 1000}
    match = toy.at(given)
    journal = match.journal
    given["state"]["coins"][0] = 99
    assert match.journal == journal == toy.at(position).journal
    assert "remark" not in journal
    assert play(match, Rng(1)).over
