"""Processes that work for another one: they leave Ctrl-C to it, and never outlive it."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import resource_tracker
from typing import Final

_GARBAGE: Final = 100_000


def pool_of(workers: int, settle: Callable[[], None]) -> ProcessPoolExecutor:
    """A pool of fresh processes, each of which settles first; submit to it where interrupts are not heard."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), settle)


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that begin in here do not hear Ctrl-C, even before they could say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it comes with the first process, and would make the signal heard again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve_the_parent() -> None:
    """Leave Ctrl-C to the parent, and end with it."""
    # A search makes lists by the million, none of them in a cycle: looking for cycles took a tenth of its time.
    gc.set_threshold(_GARBAGE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are doing.

    Whoever waits for work that had not begun finds it cancelled. The pool's own thread does not: it would tell such
    work of the processes' end, and before Python 3.12 it breaks over that, with a traceback amid whatever is logged.
    """
    for item in list(pool._pending_work_items.values()):
        if item.future.cancel():
            item.future = Future()
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.terminate()
