"""What all tests share: the toy game, and how Hypothesis looks for examples."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from meadhall.engine.game import Game
from tests.toy import GAME

# A run in the background ignores Ctrl-C, and so would the programs that the tests start and interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


_SHAKEN = ("browser", "hall", "cli")
"""Tests with real browsers, servers and databases, which a busy machine holds up in ways that are nobody's fault."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the machine may have shaken is tried a second time, by itself; the summary names it."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in _SHAKEN:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def toy() -> Game:
    """A game for tests of what the games of the house may not use."""
    return GAME
