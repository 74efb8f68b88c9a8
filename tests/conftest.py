"""What all tests share: the toy game, and how Hypothesis looks for examples."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from meadhall.engine.game import Game
from tests.toy import GAME

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def toy() -> Game:
    """A game for tests of what the games of the house may not use."""
    return GAME
