"""Games to be explained."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.laws.support import all_games


@pytest.fixture(params=all_games(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game of the house, and the toy."""
    found: Game = request.param
    return found
