"""Law 21, of the games of the house: each has a path of lessons."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.laws.support import the_games
from meadhall.lessons import lessons


@pytest.mark.parametrize("game", the_games(), ids=lambda game: game.slug)
def test_every_game_has_a_path_that_ends_in_a_first_round(game: Game) -> None:
    path = lessons(game)
    assert len(path) >= 5
    assert [each.number for each in path] == list(range(1, len(path) + 1))
    assert any(not step.choose for step in path[-1].steps)
