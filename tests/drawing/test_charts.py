"""Charts: what is drawn lies where its value says."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from meadhall.drawing.charts import Curve, Estimate, curves, estimates, histogram, matrix, ticks
from meadhall.laws.svg import parsed


def test_ticks_are_round_and_within() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(0.37, 0.61) == pytest.approx([0.4, 0.45, 0.5, 0.55, 0.6])
    assert ticks(-3, 42) == [0, 10, 20, 30, 40]
    assert ticks(1000, 9000) == [2000, 4000, 6000, 8000]


def test_estimates_are_drawn_in_proportion() -> None:
    rows = [Estimate(f"row {n}", n / 10, n / 10 + 0.05, n / 10 + 0.1, 0.2, "said", n == 1) for n in range(3)]
    picture = estimates("Rates & more", rows)
    root = parsed(picture)
    assert root.get("aria-label") == "Rates & more"
    xs = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', picture)]
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1], abs=0.2)
    assert xs[0] < xs[1]
    assert picture.count("var(--viking-red)") == 2


def test_one_estimate_without_any_width_can_be_drawn() -> None:
    parsed(estimates("x", [Estimate("only", 0.5, 0.5, 0.5, 0.5, "50 %")]))


def test_bars_add_up_to_what_was_counted() -> None:
    counts = {n: n % 7 + 1 for n in range(100, 400)}
    picture = histogram("Lengths", counts, "entries")
    told = [int(each) for each in re.findall(r"<title>\d+–\d+: (\d+)</title>", picture)]
    assert sum(told) == sum(counts.values())
    assert len(told) <= 40
    parsed(histogram("one", {5: 1}, "entries"))


def test_names_of_curves_do_not_lie_on_each_other() -> None:
    drawn = [Curve(f"bot {n}", [(0, 0), (10, 50 + n / 100)]) for n in range(4)]
    picture = curves("Ways", drawn, "games")
    parsed(picture)
    ys = sorted(float(y) for y in re.findall(r'class="bold" x="[\d.]+" y="([\d.]+)"', picture))
    assert all(later - earlier > 14 for earlier, later in pairwise(ys))
    parsed(curves("one point", [Curve("a", [(1, 1)])], "games"))


def test_a_matrix_has_a_cell_for_each_pair() -> None:
    cells = {(0, 1): (0.75, "a against b"), (1, 0): (0.25, "b against a")}
    picture = matrix("Pairs", ["a", "b"], cells)
    parsed(picture)
    assert picture.count("<rect") == 2
    assert "75%" in picture
    assert "a against b" in picture
