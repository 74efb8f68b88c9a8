"""Log lines that come again and again: the first is written, the others are counted, and once a minute told."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Hashable
from typing import Any, Final

import structlog

_log = structlog.get_logger()
_MINUTE: Final = 60.0
_LOUD: Final = ("warning", "error", "critical", "exception")
"""Levels of which lines are counted; what is only noted tells something else each time."""


class Repeats:
    """Knows which kinds of lines were written in the last minute, and how often each came again since."""

    def __init__(self, seconds: float = _MINUTE) -> None:
        self._seconds: Final = seconds
        self._kinds: Final[dict[Hashable, tuple[float, int, str]]] = {}
        self._lock: Final = threading.Lock()

    def is_new(self, kind: Hashable, text: str) -> bool:
        """Whether a line is the first of its kind in a minute; else it is counted."""
        now = time.monotonic()
        with self._lock:
            since, times, _ = self._kinds.get(kind, (-self._seconds, 0, text))
            if now >= since + self._seconds and not times:
                self._kinds[kind] = (now, 0, text)
                return True
            self._kinds[kind] = (since, times + 1, text)
            return False

    def count(self) -> list[tuple[str, int]]:
        """The lines of past minutes that came again, and how often; they are counted anew from now on."""
        now = time.monotonic()
        told = []
        with self._lock:
            for kind, (since, times, text) in list(self._kinds.items()):
                if now < since + self._seconds:
                    continue
                if times:
                    told.append((text, times))
                    self._kinds[kind] = (now, 0, text)
                else:
                    del self._kinds[kind]
        return told

    def __call__(self, _logger: Any, method: str, event: Any) -> Any:
        """As a processor of structlog."""
        text = str(event.get("event"))
        if method in _LOUD and not self.is_new((text, *_place(event.get("exc_info"))), text):
            raise structlog.DropEvent
        return event

    def filter(self, record: logging.LogRecord) -> bool:
        """As a filter of what libraries log."""
        return self.is_new((record.name, str(record.msg), *_place(record.exc_info)), record.getMessage())

    def tell(self) -> None:
        """Say what was not written."""
        for text, times in self.count():
            _log.info("the same was to be said again", line=text, times=times)

    async def tell_again_and_again(self) -> None:
        """For as long as the node runs."""
        while True:
            await asyncio.sleep(self._seconds / 4)
            self.tell()


def _place(failure: Any) -> tuple[Hashable, ...]:
    """Where an exception was raised: failures of one place are of one kind."""
    if failure is True:
        failure = sys.exc_info()
    error = failure[1] if isinstance(failure, tuple) else failure
    if not isinstance(error, BaseException):
        return ()
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (type(error).__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else (repr(error),)


REPEATS: Final = Repeats()
"""Those of this process."""
