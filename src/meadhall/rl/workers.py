"""Tables stepped in several processes, all in the same arrays in shared memory."""

from __future__ import annotations

import json
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike

from meadhall.rl.numbering import numbering_of
from meadhall.rl.stepping import Array, Arrays, Stepper, new_arrays, write_down
from meadhall.rl.tables import Numbering

_ALIGNED: Final = 64
_STEP: Final = -1
"""What is asked of a worker: a step with the actions in the arrays, or so many random ones, or None, to go home."""


class _Memory:
    """Lays arrays one after another into a block of memory."""

    def __init__(self, block: Any) -> None:
        self._block: Final = block
        self._used = 0

    def make(self, shape: tuple[int, ...], kind: DTypeLike) -> Array:
        array = np.ndarray(shape, kind, self._block, self._used)
        self._used += -(-array.nbytes // _ALIGNED) * _ALIGNED
        return array


def _bytes_needed(numbering: Numbering, tables: int) -> int:
    total = 0

    def count(shape: tuple[int, ...], kind: DTypeLike) -> Array:
        nonlocal total
        total += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // _ALIGNED) * _ALIGNED
        return np.zeros(0)

    new_arrays(numbering, tables, count)
    return total


class SharedStepper:
    """As a `Stepper`, with its tables shared out among processes; what happens at a table is the same.

    The processes are started anew, so a program that uses this begins under `if __name__ == "__main__":`.
    """

    def __init__(self, slug: str, numbering: Numbering, tables: int, seed: int, processes: int) -> None:
        self.numbering: Final = numbering
        context = get_context("spawn")
        block = context.RawArray("b", _bytes_needed(numbering, tables))
        self.arrays: Final[Arrays] = new_arrays(numbering, tables, _Memory(block).make)
        self._made: list[int] = []
        self._lines: Final[list[Connection]] = []
        self._workers: Final = []
        for n in range(processes):
            line, end = context.Pipe()
            first = tables * n // processes
            count = tables * (n + 1) // processes - first
            what = (slug, numbering.players, numbering.settings, tables, first, count, seed)
            worker = context.Process(target=_work, args=(end, block, *what), daemon=True)
            worker.start()
            end.close()
            self._lines.append(line)
            self._workers.append(worker)
        self._hear()

    def step(self, actions: Array) -> None:
        """Take these actions, one a table; if one is illegal, nothing happens but an error."""
        write_down(self.arrays, actions)
        self._say(_STEP)
        self._hear()

    def step_at_random(self, times: int = 1) -> None:
        """Take any legal action at every table; so many times, and the arrays are filled every time."""
        self._say(times)
        self._hear()

    @property
    def decisions_made(self) -> int:
        """All decisions so far: of seats, forced ones, and of chance."""
        return sum(self._made)

    def close(self) -> None:
        """Send the processes home."""
        self._say(None)
        for line, worker in zip(self._lines, self._workers, strict=True):
            line.close()
            worker.join()

    def _say(self, what: int | None) -> None:
        for line in self._lines:
            line.send(what)

    def _hear(self) -> None:
        """Wait until all have done what they were told."""
        self._made = [line.recv() for line in self._lines]


def _work(
    line: Connection,
    block: Any,
    slug: str,
    players: int,
    settings: str,
    tables: int,
    first: int,
    count: int,
    seed: int,
) -> None:
    """A process of its own: steps its part of the tables when told to, and answers how many decisions were made."""
    numbering = numbering_of(slug, players, json.loads(settings))
    arrays = new_arrays(numbering, tables, _Memory(block).make).part(first, count)
    stepper = Stepper(numbering, arrays, seed, first)
    line.send(stepper.decisions_made)
    while (told := line.recv()) is not None:
        if told == _STEP:
            stepper.step(arrays.actions)
        else:
            stepper.step_at_random(told)
        line.send(stepper.decisions_made)
