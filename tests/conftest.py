"""What all tests share: the toy game, and how Hypothesis looks for examples."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from meadhall.laws import trying  # noqa: F401 (tells Hypothesis how to look)
from meadhall.laws.conftest import toy

__all__ = ["toy"]

# A run in the background ignores Ctrl-C, and so would the programs that the tests start and interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_SHAKEN = ("browser", "hall", "cli")
"""Tests with real browsers, servers and databases, which a busy machine holds up in ways that are nobody's fault."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the machine may have shaken is tried a second time, by itself; the summary names it."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in _SHAKEN:
            item.add_marker(pytest.mark.flaky(reruns=1))
