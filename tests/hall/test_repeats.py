"""Log lines that come again and again are counted, not written."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from types import SimpleNamespace

import pytest
import structlog

from meadhall.hall import repeats
from meadhall.hall.repeats import Repeats


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(repeats, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


def _passes(counted: Repeats, level: str, event: str, **more: object) -> bool:
    try:
        counted(None, level, {"event": event, **more})
    except structlog.DropEvent:
        return False
    return True


def test_the_first_of_a_kind_passes_and_the_others_are_told_by_their_number_after_a_minute(clock: Clock) -> None:
    counted = Repeats()
    assert [_passes(counted, "warning", "lost", table=n) for n in range(5)] == [True] + [False] * 4
    assert _passes(counted, "error", "another")
    assert counted.count() == []
    clock.now = 61.0
    assert counted.count() == [("lost", 4)]
    assert not _passes(counted, "warning", "lost")
    clock.now = 122.0
    assert counted.count() == [("lost", 1)]
    clock.now = 183.0
    assert counted.count() == []
    assert _passes(counted, "warning", "lost")


def test_what_is_only_noted_is_always_written(clock: Clock) -> None:
    counted = Repeats()
    assert all(_passes(counted, "info", "chosen", n=1) for _ in range(5))


def test_failures_of_different_places_are_of_different_kinds(clock: Clock) -> None:
    counted = Repeats()

    def fails(work: str) -> bool:
        try:
            int(work) if work else [][0]
        except (ValueError, IndexError):
            return _passes(counted, "error", "a request broke", exc_info=True)
        return False

    assert [fails("x"), fails("y"), fails(""), fails("")] == [True, False, True, False]


def test_what_libraries_log_is_counted_too(clock: Clock) -> None:
    counted = Repeats()
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid request from %s.", ("there",), None)
    assert [counted.filter(record) for _ in range(3)] == [True, False, False]
    clock.now = 61.0
    assert counted.count() == [("Invalid request from there.", 2)]


def test_the_log_of_a_hall_counts() -> None:
    program = """
import logging, structlog
from meadhall.hall import repeats
from meadhall.hall.serving import prepare_logs
prepare_logs(as_json=True)
for n in range(3):
    structlog.get_logger().warning("lost", n=n)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
repeats.REPEATS._seconds = -1.0
repeats.REPEATS.tell()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [(each["event"], each.get("line"), each.get("times")) for each in lines] == [
        ("lost", None, None),
        ("Invalid HTTP request received.", None, None),
        ("the same was to be said again", "lost", 2),
        ("the same was to be said again", "Invalid HTTP request received.", 2),
    ]
