"""Elements: numbers as short as they may be, and places."""

from __future__ import annotations

import pytest

from meadhall.drawing.elements import number, placed


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (5, "5"),
        (12.0, "12"),
        (-3.0, "-3"),
        (0.04, "0"),
        (-0.04, "0"),
        (2.25, "2.2"),
        (-1.96, "-2"),
        (10, "10"),
    ],
)
def test_a_coordinate_has_at_most_one_decimal(value: float, text: str) -> None:
    assert number(value) == text


def test_a_place_names_its_scale_only_if_there_is_one() -> None:
    assert placed(3, 4.26) == "translate(3 4.3)"
    assert placed(3, 4, 2) == "translate(3 4) scale(2)"
    assert placed(0, 0, 984 / 432) == "translate(0 0) scale(2.2778)"
