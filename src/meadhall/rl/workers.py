"""Tables stepped in several processes, all in the same arrays in shared memory."""

from __future__ import annotations

from bisect import bisect_right
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike

from meadhall.rl.stepping import Array, Arrays, Stepper, checked, new_arrays, write_down
from meadhall.rl.tables import Numbering, Table

_ALIGNED: Final = 64
_STEP: Final = -1
Asked = int | tuple[int, Table | None] | None
"""What is asked of a worker: a step with the actions in the arrays, so many random ones, to save a table or to go on at
it from one that was saved, or None, to go home."""


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

    def __init__(self, numbering: Numbering, tables: int, seed: int, processes: int) -> None:
        self.numbering: Final = numbering
        context = get_context("spawn")
        block = context.RawArray("b", _bytes_needed(numbering, tables))
        self.arrays: Final[Arrays] = new_arrays(numbering, tables, _Memory(block).make)
        self._made: list[int] = []
        self._lines: Final[list[Connection]] = []
        self._workers: Final = []
        self._firsts: Final[list[int]] = []
        """The first table of each."""
        for n in range(processes):
            line, end = context.Pipe()
            first = tables * n // processes
            count = tables * (n + 1) // processes - first
            what = (numbering, tables, first, count, seed)
            worker = context.Process(target=_work, args=(end, block, *what), daemon=True)
            worker.start()
            end.close()
            self._lines.append(line)
            self._workers.append(worker)
            self._firsts.append(first)
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

    def saved(self, table: int) -> Table:
        """A table as it stands, to go on from later: here or in another stepper of the same game; it can be pickled."""
        line, place = self._worker_of(table)
        line.send((place, None))
        saved: Table = line.recv()
        return saved

    def restore(self, table: int, saved: Table) -> None:
        """Go on at a table from where one was saved; the arrays of its worker's tables are filled anew."""
        line, place = self._worker_of(table)
        line.send((place, saved))
        self._made[self._lines.index(line)] = line.recv()

    def _worker_of(self, table: int) -> tuple[Connection, int]:
        """The line to the worker that has a table, and which of its tables that is."""
        number = bisect_right(self._firsts, checked(table, self.arrays)) - 1
        return self._lines[number], table - self._firsts[number]

    def close(self) -> None:
        """Send the processes home."""
        self._say(None)
        for line, worker in zip(self._lines, self._workers, strict=True):
            line.close()
            worker.join()

    def _say(self, what: Asked) -> None:
        for line in self._lines:
            line.send(what)

    def _hear(self) -> None:
        """Wait until all have done what they were told."""
        self._made = [line.recv() for line in self._lines]


def _work(
    line: Connection,
    block: Any,
    numbering: Numbering,
    tables: int,
    first: int,
    count: int,
    seed: int,
) -> None:
    """A process of its own: steps its part of the tables when told to, and answers how many decisions were made."""
    arrays = new_arrays(numbering, tables, _Memory(block).make).part(first, count)
    stepper = Stepper(numbering, arrays, seed, first)
    line.send(stepper.decisions_made)
    while (told := line.recv()) is not None:
        line.send(_answer(stepper, told))


def _answer(stepper: Stepper, asked: Asked) -> int | Table:
    """Do what is asked; the table that was to be saved, else how many decisions were made."""
    if isinstance(asked, tuple):
        table, saved = asked
        if saved is None:
            return stepper.saved(table)
        stepper.restore(table, saved)
    elif asked == _STEP:
        stepper.step(stepper.arrays.actions)
    elif asked is not None:
        stepper.step_at_random(asked)
    return stepper.decisions_made
