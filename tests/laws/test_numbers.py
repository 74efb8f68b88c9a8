"""Law 9, for numbers, can fail: those of SAGA that tell too much or too little break it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.laws.test_numbers import test_the_numbers_tell_what_the_view_tells as tell_what_the_view_tells

_WITH_HIDDEN_ABILITIES = 4
"""Which of SAGA's lists of numbers hides the abilities of leaders that were not seen."""


def _with_all_abilities(s: Any, seat: int) -> list[list[int]]:
    found = _numbers_of_saga(s, seat)
    where = _WITH_HIDDEN_ABILITIES
    return [*found[:where], s.ability, *found[where + 1 :]]


def _without_the_last(s: Any, seat: int) -> list[list[int]]:
    return _numbers_of_saga(s, seat)[:-1]


def _with_sides_swapped(s: Any, seat: int) -> list[list[int]]:
    return _numbers_of_saga(s, 1 - seat)


def _numbers_of_saga(s: Any, seat: int) -> list[list[int]]:
    saga = meadhall.game("saga")
    assert saga.observe_numbers is not None
    return saga.observe_numbers(s, seat)


@pytest.mark.parametrize("broken", [_with_all_abilities, _without_the_last, _with_sides_swapped])
def test_numbers_that_tell_too_much_or_too_little_are_caught(broken: Any) -> None:
    """Law 9 can fail."""
    with pytest.raises(AssertionError):
        tell_what_the_view_tells(replace(meadhall.game("saga"), observe_numbers=broken))
