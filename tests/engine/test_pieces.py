"""How seats see the fields of a position: in which order, under which names, and how much of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

from meadhall.engine import writing
from meadhall.engine.fields import (
    CATEGORY,
    FLAG,
    HOLDS,
    ITS_SEAT,
    NUMBER,
    SEAT,
    Axis,
    Field,
    Fields,
    Part,
    Share,
    Sight,
)
from meadhall.engine.numbers import numbers
from meadhall.engine.pieces import how_written, piece_of, seen_by_all, ways_of
from meadhall.engine.state import State

_SEATS = Axis("seat", 4, own=SEAT, playing=lambda _s: [0, 1, 3])
_CLANS = Axis("clan and enemy", 5, own=SEAT, rest=1, playing=lambda _s: [0, 1, 3, 4])
_BOATS = Axis("boat", 10, own=SEAT, each=2, rest=2, playing=lambda _s: [0, 1, 2, 3, 6, 7, 8, 9])
_TWO = Axis("card", 2)


def _seen(field: Field, value: Any, own: int) -> list[int]:
    """The numbers that an owner sees of a field."""
    how, out, way = how_written(field), BytesWriter(), ways_of(field, State())[own]
    given = numbers(value) if field.by else value
    if how == "write_number":
        writing.write_number(out, value)
    else:
        getattr(writing, how)(out, given, way)
    found: list[int] = np.frombuffer(out.getvalue(), "<i4").tolist()
    assert len(found) == piece_of(field, State()).size
    return found


@pytest.mark.parametrize(
    ("field", "value", "own", "seen"),
    [
        (Field("a", "", (0, 9)), 7, 0, [7]),
        (Field("a", "", (0, 99), by=(_SEATS,)), [10, 11, 12, 13], 0, [10, 11, 13]),
        (Field("a", "", (0, 99), by=(_SEATS,)), [10, 11, 12, 13], 3, [13, 10, 11]),
        (Field("a", "", (0, 99), by=(_SEATS,)), [10, 11, 12, 13], -1, [10, 11, 13]),
        (Field("a", "", (0, 99), by=(_CLANS,)), [10, 11, 12, 13, 14], 1, [11, 13, 10, 14]),
        (Field("a", "", (0, 99), by=(_SEATS, _TWO)), [0, 1, 10, 11, 20, 21, 30, 31], 3, [30, 31, 0, 1, 10, 11]),
        (Field("a", "", (0, 99), by=(_TWO, _SEATS)), [0, 1, 2, 3, 10, 11, 12, 13], 1, [1, 3, 0, 11, 13, 10]),
        (Field("a", "", (-1, 3), of=_SEATS), 3, 1, [1]),
        (Field("a", "", (-1, 3), of=_SEATS), -1, 1, [-1]),
        (Field("a", "", (-1, 9), of=_BOATS), 7, 3, [1]),
        (Field("a", "", (-1, 9), of=_BOATS), 9, 3, [9]),
        (Field("a", "", (0, 9), of=_SEATS, since=5), 8, 3, [5]),
        (Field("a", "", (0, 9), of=_SEATS, since=5), 4, 3, [4]),
        (Field("a", "", (0, 3), by=(_SEATS,), of=_SEATS), [0, 1, 2, 3], 1, [0, 1, 2]),
        (Field("a", "", (0, 15), bits=_SEATS), 0b1010, 1, [1, 1, 0]),
        (Field("a", "", (0, 15), bits=_SEATS), 0b1010, 0, [0, 1, 1]),
        (Field("a", "", (0, 3), by=(_SEATS,), bits=_TWO), [1, 2, 3, 0], 1, [0, 1, 0, 0, 1, 0]),
        (Field("a", "", (0, 255), shares=(Share("x", 0, 3), Share("y", 4, 2))), 0b110101, 0, [5, 3]),
        (Field("a", "", (0, 9), when=lambda _s: False), 7, 0, []),
        (Field("a", "", (0, 99), by=(_SEATS, _TWO), known=ITS_SEAT), [0, 1, 10, 11, 20, 21, 30, 31], 3, [30, 31]),
        (Field("a", "", (-1, 99), by=(_SEATS, _TWO), known=ITS_SEAT), [0, 1, 10, 11, 20, 21, 30, 31], -1, [-1, -1]),
        (Field("a", "", (0, 15), bits=_SEATS, known=ITS_SEAT), 0b1010, 1, [1]),
        (Field("a", "", (0, 15), bits=_SEATS, known=ITS_SEAT), 0b1010, -1, [0]),
    ],
)
def test_a_seat_sees_of_a_field_what_it_may_its_own_first(field: Field, value: Any, own: int, seen: list[int]) -> None:
    assert _seen(field, value, own) == seen


def test_zeros_that_stand_together_are_all_written() -> None:
    """However many there are."""
    areas = Axis("area", 3000)
    field = Field("a", "", (0, 3), by=(areas,), bits=_TWO)
    values = [0] * 3000
    values[1700] = 2
    seen = _seen(field, values, 0)
    assert len(seen) == 6000
    assert [place for place, number in enumerate(seen) if number] == [3401]


def test_a_piece_says_what_its_numbers_are() -> None:
    fields = [
        Field("a", "", (0, 9)),
        Field("a", "", FLAG),
        Field("a", "", (0, 3), bits=_TWO),
        Field("a", "", (0, 3), of=_SEATS),
    ]
    kinds = [piece_of(field, State()).kind for field in fields]
    assert kinds == [NUMBER, HOLDS, HOLDS, CATEGORY]


def test_sights_of_a_field_are_shown_instead_of_it() -> None:
    units = Field("units", "", (0, 255), by=(_TWO,), sights=(Sight("small", "", (_TWO,), (Share("x", 0, 3),)),))
    shown = seen_by_all(Fields("", Part("", (units,))))
    assert [(field.name, field.held) for field in shown] == [("small", "units")]
    assert _seen(shown[0], [9, 7], 0) == [1, 7]
