"""Many tables stepped at once, their observations, masks and rewards in NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meadhall.rl.numbering import numbering_of
from meadhall.rl.tables import Tables

Array = NDArray[Any]
Maker = Callable[[tuple[int, ...], "np.dtype[Any]"], Array]
"""Gives an array of a shape and a type, filled with zeros."""


class Arrays:
    """What is known of so many tables; the arrays stay the same objects, and every step fills them anew."""

    def __init__(self, tables: int, length: int, actions: int, players: int, zeros: Maker) -> None:
        self.observations: Final = zeros((tables, length), np.dtype(np.int32))
        """What the seat that decides may know."""
        self.masks: Final = zeros((tables, actions), np.dtype(np.bool_))
        """Its legal actions."""
        self.seats: Final = zeros((tables,), np.dtype(np.int8))
        """Who decides."""
        self.rewards: Final = zeros((tables, players), np.dtype(np.float32))
        """Of each seat, where a game ended in the latest step; else 0."""
        self.ended: Final = zeros((tables,), np.dtype(np.bool_))
        """Where a game ended in the latest step: everything else is already about the next one."""
        self.actions: Final = zeros((tables,), np.dtype(np.int32))
        """The actions of the latest `step`."""


class Stepper:
    """So many tables of a game, stepped together by compiled code in this process.

    A step takes an action at every table: chance is drawn, single options are taken, and a game that ends begins anew.
    The same seed and actions give the same games.
    """

    def __init__(
        self,
        slug: str,
        tables: int,
        seed: int = 0,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        first: int = 0,
        zeros: Maker = np.zeros,
    ) -> None:
        self.numbering: Final = numbering_of(slug, players, options)
        self.arrays: Final = Arrays(
            tables, self.numbering.length, self.numbering.action_count, self.numbering.players, zeros
        )
        self._tables: Final = Tables(self.numbering, tables, seed, first)
        self._flat_masks: Final = self.arrays.masks.reshape(-1)
        self._flat_observations: Final = self.arrays.observations.reshape(-1)
        self._legal: Array = np.zeros(0, np.int64)
        self._tables.look()
        self._fill()

    def step(self, actions: Array) -> None:
        """Take these actions, one a table."""
        self.arrays.actions[:] = actions
        self._tables.step(self.arrays.actions.tolist())
        self._fill()

    def step_at_random(self, times: int = 1) -> None:
        """Take any legal action at every table; so many times, and the arrays are filled every time."""
        for _ in range(times):
            self._tables.step_at_random()
            self._fill()

    @property
    def decisions_made(self) -> int:
        """All decisions so far: of seats, forced ones, and of chance."""
        return self._tables.decisions_made()

    def close(self) -> None:
        """Nothing is held that must be given back."""

    def _fill(self) -> None:
        found, arrays = self._tables, self.arrays
        tables = len(found.counts)
        flat = self._flat_observations
        flat[:] = np.fromiter(found.numbers, np.int32, len(flat))
        self._flat_masks[self._legal] = False
        self._legal = np.fromiter(found.options, np.int64, len(found.options))
        self._legal += np.repeat(np.fromiter(found.firsts, np.int64, tables), found.counts)
        self._flat_masks[self._legal] = True
        arrays.seats[:] = found.seats
        arrays.ended[:] = False
        arrays.rewards[:] = 0.0
        if found.ended:
            arrays.ended[found.ended] = True
            arrays.rewards[found.ended] = np.array(found.rewards).reshape(len(found.ended), -1)
