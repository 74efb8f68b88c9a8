"""Every law is tested for every game."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.laws import trying  # noqa: F401 (tells Hypothesis how to look)
from meadhall.laws.support import all_games
from meadhall.laws.toy import GAME


@pytest.fixture(params=all_games(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    found: Game = request.param
    return found


@pytest.fixture(scope="session")
def toy() -> Game:
    """A game by which the laws show that they can fail."""
    return GAME
