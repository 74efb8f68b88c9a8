"""What the tests of the arena share: the command line, and records made by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.arena.records import Record, Times
from tests.cli.conftest import english, meadhall

__all__ = ["english", "meadhall"]

MakeRecord = Callable[..., Record]


def _times(*seconds: float) -> Times:
    times = Times()
    for each in seconds:
        times.note(each)
    return times


@pytest.fixture
def made() -> MakeRecord:
    """Makes a record of a game between `one` and `two`, unless told otherwise."""

    def make(number: int = 0, winners: tuple[int, ...] = (0,), seats: tuple[str, ...] = ("one", "two")) -> Record:
        return Record(
            number=number,
            seed=number,
            drawn={},
            seats=seats,
            sides=["saxon", "viking", "", ""][: len(seats)],
            winners=list(winners),
            scores=[int(seat in winners) for seat in range(len(seats))],
            entries=100 + number,
            digest=f"{number:016x}",
            times=tuple(_times(0.001, 0.002) for _ in seats),
        )

    return make
