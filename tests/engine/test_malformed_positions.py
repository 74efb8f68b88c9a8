"""Whatever a position's JSON says, it is read and can be played, or is refused with an error of the house."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from tests.laws.support import LANGUAGES, SOAK, all_games, choose_any, new_match, play

pytestmark = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)

odd_numbers = st.one_of(st.integers(-3, 30), st.sampled_from([-(1 << 70), 1 << 31, 1 << 62, 1 << 70]))
odd_values = st.recursive(
    st.one_of(st.none(), st.booleans(), odd_numbers, st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=5,
)


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside some JSON."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [place for key, value in inner for place in [(*path, key), *_places(value, (*path, key))]]


def _holder(data: Any, place: tuple[Any, ...]) -> Any:
    for key in place[:-1]:
        data = data[key]
    return data


def _valid(game: Game, n: int, choices: int) -> dict[str, Any]:
    return copy.deepcopy(play(new_match(game, n), Rng(n), choices).position())


def _read_and_play(game: Game, position: dict[str, Any]) -> None:
    """Read it, look at it from everywhere, and play on; only errors of the house are forgiven."""
    try:
        match = game.at(position, seed=1)
    except MeadhallError:
        return
    rng = Rng(5)
    for _ in range(12):
        for seat in range(match.players):
            match.view(seat)
            for language in LANGUAGES:
                match.prompt(seat, language)
                match.log(seat, language)
        if match.over:
            break
        assert all(match.options(seat) for seat in match.seats)
        choose_any(match, rng)


examples = settings(max_examples=60 * SOAK, report_multiple_bugs=False)


@examples
@given(n=st.integers(0, 50), choices=st.integers(0, 60), data=st.data())
def test_a_value_of_another_kind_is_read_or_refused(game: Game, n: int, choices: int, data: st.DataObject) -> None:
    position = _valid(game, n, choices)
    place = data.draw(st.sampled_from(_places(position)))
    _holder(position, place)[place[-1]] = data.draw(odd_values)
    _read_and_play(game, position)


@examples
@given(n=st.integers(0, 50), choices=st.integers(0, 60), data=st.data())
def test_a_missing_part_is_read_or_refused(game: Game, n: int, choices: int, data: st.DataObject) -> None:
    position = _valid(game, n, choices)
    place = data.draw(st.sampled_from(_places(position)))
    del _holder(position, place)[place[-1]]
    _read_and_play(game, position)


@examples
@given(n=st.integers(0, 50), choices=st.integers(0, 60), data=st.data())
def test_another_number_in_the_state_is_read_or_refused(game: Game, n: int, choices: int, data: st.DataObject) -> None:
    position = _valid(game, n, choices)
    places = [
        place for place in _places(position["state"]) if type(_holder(position["state"], place)[place[-1]]) is int
    ]
    place = data.draw(st.sampled_from(places))
    _holder(position["state"], place)[place[-1]] = data.draw(odd_numbers)
    _read_and_play(game, position)


@examples
@given(n=st.integers(0, 50), choices=st.integers(0, 60), data=st.data())
def test_another_number_in_the_steps_is_read_or_refused(game: Game, n: int, choices: int, data: st.DataObject) -> None:
    position = _valid(game, n, choices)
    places = [place for place in _places(position["todo"]) if type(_holder(position["todo"], place)[place[-1]]) is int]
    if places:
        place = data.draw(st.sampled_from(places))
        _holder(position["todo"], place)[place[-1]] = data.draw(odd_numbers)
        _read_and_play(game, position)


@examples
@given(n=st.integers(0, 50), choices=st.integers(0, 60), data=st.data())
def test_steps_in_another_order_are_read_or_refused(game: Game, n: int, choices: int, data: st.DataObject) -> None:
    position = _valid(game, n, choices)
    other = _valid(game, data.draw(st.integers(0, 50)), data.draw(st.integers(0, 60)))
    steps = position["todo"] + other["todo"]
    if steps:
        position["todo"] = data.draw(st.lists(st.sampled_from(steps), max_size=6))
        _read_and_play(game, position)
