"""Many tables stepped at once, their observations, masks and rewards in NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from meadhall.engine.errors import MeadhallError
from meadhall.rl.tables import Numbering, Table, Tables

Array = NDArray[Any]
Maker = Callable[[tuple[int, ...], DTypeLike], Array]
"""Gives an array of a shape and a type."""


OBSERVED: Final = np.dtype("<i4")
"""What observations are made of."""


class Arrays:
    """What is known of so many tables; the arrays stay the same objects, and every step fills them anew."""

    def __init__(
        self, observations: Array, masks: Array, seats: Array, rewards: Array, ended: Array, actions: Array
    ) -> None:
        self.observations: Final = observations
        """What the seat that decides may know."""
        self.masks: Final = masks
        """Its legal actions."""
        self.seats: Final = seats
        """Who decides."""
        self.rewards: Final = rewards
        """Of each seat, where a game ended in the latest step; else 0."""
        self.ended: Final = ended
        """Where a game ended in the latest step: everything else is already about the next one."""
        self.actions: Final = actions
        """The actions of the latest `step`."""

    def part(self, first: int, count: int) -> Arrays:
        """The same arrays, but only these tables of them."""
        rows = slice(first, first + count)
        return Arrays(
            self.observations[rows],
            self.masks[rows],
            self.seats[rows],
            self.rewards[rows],
            self.ended[rows],
            self.actions[rows],
        )


def new_arrays(numbering: Numbering, tables: int, make: Maker = np.zeros) -> Arrays:
    """Arrays for so many tables."""
    return Arrays(
        make((tables, numbering.length), OBSERVED),
        make((tables, numbering.action_count), np.bool_),
        make((tables,), np.int8),
        make((tables, numbering.players), np.float32),
        make((tables,), np.bool_),
        make((tables,), np.int32),
    )


def write_down(arrays: Arrays, actions: Array) -> None:
    """Keep the actions of a step, one for each table; if one of them is illegal, all are refused."""
    given = np.asarray(actions)
    if given.shape != arrays.actions.shape:
        tables = len(arrays.actions)
        raise MeadhallError(
            f"A step takes one action for each of {tables} tables, not an array of shape {given.shape}."
        )
    is_number = (given >= 0) & (given < arrays.masks.shape[1])
    is_legal = is_number & arrays.masks[np.arange(len(arrays.masks)), np.where(is_number, given, 0)]
    if not is_legal.all():
        table = int(is_legal.argmin())
        legal = ", ".join(map(str, np.flatnonzero(arrays.masks[table])))
        raise MeadhallError(f"Action {given[table]} cannot be chosen now at table {table}; legal are {legal}.")
    arrays.actions[:] = given


def checked(table: int, arrays: Arrays) -> int:
    """The number of a table, if there is one."""
    if not 0 <= table < len(arrays.seats):
        raise MeadhallError(f"There is no table {table}; they are 0 to {len(arrays.seats) - 1}.")
    return table


class Stepper:
    """So many tables of a game, stepped together by compiled code in this process.

    A step takes an action at every table: chance is drawn, single options are taken, and a game that ends begins anew.
    The same seed and actions give the same games.
    """

    def __init__(self, numbering: Numbering, arrays: Arrays, seed: int, first: int = 0) -> None:
        self.numbering: Final = numbering
        self.arrays: Final = arrays
        self._tables: Final = Tables(numbering, len(arrays.seats), seed, first)
        self._flat_masks: Final = arrays.masks.reshape(-1)
        self._flat_observations: Final = arrays.observations.reshape(-1)
        self._legal: Array = np.zeros(0, OBSERVED)
        """The places of the legal actions in the flat masks."""
        self._fill()

    def step(self, actions: Array) -> None:
        """Take these actions, one a table; if one is illegal, nothing happens but an error."""
        write_down(self.arrays, actions)
        self._tables.step(self.arrays.actions.tolist())
        self._fill()

    def step_at_random(self, times: int = 1) -> None:
        """Take any legal action at every table; so many times, and the arrays are filled every time."""
        for _ in range(times):
            self._tables.step_at_random()
            self._fill()

    def saved(self, table: int) -> Table:
        """A table as it stands, to go on from later: here or in another stepper of the same game; it can be pickled."""
        return self._tables.tables[checked(table, self.arrays)].copy()

    def restore(self, table: int, saved: Table) -> None:
        """Go on at a table from where one was saved; all arrays are filled anew."""
        self._tables.put(checked(table, self.arrays), saved)
        self._fill()

    @property
    def decisions_made(self) -> int:
        """All decisions so far: of seats, forced ones, and of chance."""
        return self._tables.decisions_made()

    def close(self) -> None:
        """Nothing is held that must be given back."""

    def _fill(self) -> None:
        found, arrays = self._tables, self.arrays
        at = 0
        for block in found.observations:
            numbers = np.frombuffer(block, OBSERVED)
            self._flat_observations[at : at + len(numbers)] = numbers
            at += len(numbers)
        self._flat_masks[self._legal] = False
        self._legal = np.frombuffer(found.legal, OBSERVED)
        self._flat_masks[self._legal] = True
        arrays.seats[:] = arrays.observations[:, 0]
        arrays.ended[:] = False
        arrays.rewards[:] = 0.0
        if found.ended:
            arrays.ended[found.ended] = True
            arrays.rewards[found.ended] = np.array(found.rewards).reshape(len(found.ended), -1)
