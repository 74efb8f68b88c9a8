"""Law 9, for numbers: where a game gives the numbers of its view, they are its view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine.game import Game
from meadhall.laws.marks import every
from meadhall.laws.support import all_games, numbers, positions, viewers

_GIVES_NUMBERS = [game for game in all_games() if game.observe_numbers is not None]


def _flat(view: Any) -> list[int]:
    """The numbers of a view, part by part."""
    if isinstance(view, dict):
        return _flat(list(view.values()))
    if isinstance(view, list):
        return [number for part in view for number in _flat(part)]
    return [view]


def _shape(view: Any) -> Any:
    """What is left of a view without its numbers: the names and lengths of its parts."""
    if isinstance(view, dict):
        return {name: _shape(part) for name, part in view.items()}
    if isinstance(view, list):
        return [_shape(part) for part in view]
    return None


@every("game", _GIVES_NUMBERS, "numbers of its views to give")
def test_the_numbers_tell_what_the_view_tells(game: Game) -> None:
    """Law 9: at every position and for everybody who looks, the open table after the end included.

    The numbers are those of `observe`, so they tell nothing that it hides; and since its views are all of one shape,
    each number has one place in them, so they tell everything that it shows.
    """
    assert game.observe_numbers is not None
    for n in numbers(8):
        shapes = set()
        for s in positions(game, n):
            for t in (s,) if s.todo else (s, game.unveil(s)):
                for seat in viewers(game, n):
                    view = game.observe(t, seat)
                    assert _flat(game.observe_numbers(t, seat)) == _flat(view)
                    shapes.add(repr(_shape(view)))
        assert len(shapes) == 1


def test_numbers_of_views_that_differ_in_shape_are_caught(toy: Game) -> None:
    """Law 9 can fail: where the hands of others are not in the view, a number has no place of its own."""

    def numbers_of_toy(s: Any, seat: int) -> list[list[int]]:
        return [_flat(toy.observe(s, seat))]

    with pytest.raises(AssertionError):
        test_the_numbers_tell_what_the_view_tells(replace(toy, observe_numbers=numbers_of_toy))
