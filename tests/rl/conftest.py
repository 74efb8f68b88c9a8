"""What is tested is tested for every game of the house."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.game import Game


@pytest.fixture(params=meadhall.games())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    return meadhall.game(request.param)
