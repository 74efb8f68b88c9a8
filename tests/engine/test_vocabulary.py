"""Vocabularies: options by number inside, by name outside."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import MeadhallError, UnknownOption
from meadhall.engine.vocabulary import Vocabulary

COLOURS = Vocabulary(["red", "green", "blue"])


def test_names_and_ids_are_two_ways_to_say_the_same() -> None:
    assert [COLOURS.name(option) for option in range(len(COLOURS))] == ["red", "green", "blue"]
    assert [COLOURS.id(name) for name in COLOURS.names] == [0, 1, 2]


@pytest.mark.parametrize("option", [-1, 3, 1000])
def test_an_unknown_id_is_an_error_that_says_so(option: int) -> None:
    with pytest.raises(UnknownOption, match=f"There is no option {option} in a vocabulary of 3"):
        COLOURS.name(option)


@pytest.mark.parametrize("name", ["", "Red", "yellow"])
def test_an_unknown_name_is_an_error_that_says_so(name: str) -> None:
    with pytest.raises(UnknownOption, match=f"There is no option called '{name}' here"):
        COLOURS.id(name)


def test_no_two_options_may_be_named_alike() -> None:
    with pytest.raises(ValueError, match="must not name two options alike"):
        Vocabulary(["red", "red"])


def test_every_error_of_the_house_is_a_value_error() -> None:
    assert issubclass(UnknownOption, MeadhallError)
    assert issubclass(MeadhallError, ValueError)
