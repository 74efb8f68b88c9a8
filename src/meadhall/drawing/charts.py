"""Charts as pictures of their own: values with their bounds, counts, curves, each against each."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.drawing.elements import circle, group, number, path, picture, rectangle, title
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour

_WIDTH: Final = 760.0
_LABELS: Final = 250.0
"""Room for labels at the left."""
_VALUES: Final = 70.0
"""Room for values at the right."""
_ROW: Final = 26.0
_FOOT: Final = 34.0
_HEIGHT: Final = 260.0
_SIZE: Final = 14.0
_SERIES: Final = ("saxon", "viking-red", "bronze", "viking", "wave", "yellow-dark", "saxon-dark", "red-dark")


@dataclass(frozen=True)
class Estimate:
    """A value between its bounds, and the value it is compared with."""

    label: str
    low: float
    value: float
    high: float
    compared: float
    said: str
    """The value in words."""
    is_outside: bool = False
    """Whether what it is compared with lies outside its bounds."""


@dataclass(frozen=True)
class Curve:
    """Points from left to right."""

    label: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class _Axis:
    """Where values lie between two places."""

    least: float
    most: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        return self.begin + (value - self.least) / (self.most - self.least) * (self.end - self.begin)


def ticks(least: float, most: float, count: int = 5) -> list[float]:
    """About so many round numbers between two values."""
    step = 10 ** math.floor(math.log10((most - least) / count))
    for factor in (1, 2, 5, 10):
        if (most - least) / (step * factor) <= count:
            step *= factor
            break
    first = math.ceil(least / step - 1e-9)
    return [n * step for n in range(first, math.floor(most / step + 1e-9) + 1)]


def estimates(name: str, rows: Sequence[Estimate], form: str = "{:.0%}") -> str:
    """Values with their bounds one below the other; a tick marks what each is compared with."""
    least = min(min(row.low, row.compared) for row in rows)
    most = max(max(row.high, row.compared) for row in rows)
    spare = 0.05 * (most - least) or 0.01
    axis = _Axis(least - spare, most + spare, _LABELS, _WIDTH - _VALUES)
    bottom = _ROW * len(rows) + 6
    content = _grid(axis, bottom, form.format)
    for n, row in enumerate(rows):
        content += _estimate(row, axis, _ROW * n + _ROW / 2 + 3)
    return picture(_WIDTH, bottom + _FOOT, name, content)


def _estimate(row: Estimate, axis: _Axis, y: float) -> str:
    ink = colour("viking-red" if row.is_outside else "saxon")
    low, value, high, compared = (number(axis.at(each)) for each in (row.low, row.value, row.high, row.compared))
    size = fit(row.label, _SIZE, _LABELS - 20, 9)
    face = "bold" if row.is_outside else "plain"
    return group(
        title(f"{row.label}: {row.said}")
        + line(row.label, _LABELS - 12, y + 5, size, face, "end", _LABELS - 16)
        + path(f"M{compared} {number(y - 9)}V{number(y + 9)}", stroke=colour("ink-soft"), stroke_width=2.0)
        + path(f"M{low} {number(y)}H{high}", stroke=ink, stroke_width=3.0, stroke_linecap="round")
        + circle(float(value), y, 5, fill=ink)
        + line(row.said, _WIDTH - 4, y + 5, _SIZE, face, "end", _VALUES - 8)
    )


def _grid(axis: _Axis, bottom: float, said: Callable[[float], str]) -> str:
    """Lines and numbers of a horizontal axis at the bottom."""
    content = ""
    for tick in ticks(axis.least, axis.most):
        x = number(axis.at(tick))
        content += path(f"M{x} 0V{number(bottom)}", stroke=colour("parchment-edge"), stroke_width=0.8)
        content += line(said(tick), axis.at(tick), bottom + 18, 12, "plain soft", "middle")
    return content


def histogram(name: str, counts: dict[int, int], below: str, bins: int = 40) -> str:
    """How often each number came, in bars of equal width."""
    least, most = min(counts), max(counts)
    width = max(1, math.ceil((most - least + 1) / bins))
    bars = [0] * ((most - least) // width + 1)
    for value, count in counts.items():
        bars[(value - least) // width] += count
    axis = _Axis(least, least + width * len(bars), 50, _WIDTH - 10)
    rise = _Axis(0, max(bars), _HEIGHT, 12)
    content = _grid(axis, _HEIGHT, "{:,.0f}".format) + _levels(rise, axis, "{:,.0f}")
    for n, count in enumerate(bars):
        x, right = axis.at(least + n * width), axis.at(least + (n + 1) * width)
        tip = title(f"{least + n * width}–{least + (n + 1) * width - 1}: {count}")
        bar = rectangle(x, rise.at(count), max(right - x - 1, 0.5), _HEIGHT - rise.at(count), fill=colour("saxon"))
        content += group(tip + bar)
    content += line(below, (50 + _WIDTH) / 2, _HEIGHT + 36, 13, "plain soft", "middle")
    return picture(_WIDTH, _HEIGHT + 44, name, content)


def _levels(rise: _Axis, axis: _Axis, form: str) -> str:
    """Lines and numbers of a vertical axis at the left."""
    content = ""
    for tick in ticks(rise.least, rise.most):
        y = rise.at(tick)
        content += path(f"M{number(axis.begin)} {number(y)}H{number(axis.end)}", stroke=colour("parchment-edge"))
        content += line(form.format(tick), axis.begin - 6, y + 4, 12, "plain soft", "end")
    return content


def curves(
    name: str, drawn: Sequence[Curve], below: str, across: Callable[[float], str] = "{:,.0f}".format, up: str = "{:.0f}"
) -> str:
    """Curves in one frame, each named at the right in its colour."""
    points = [point for each in drawn for point in each.points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    axis = _Axis(min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1, 50, _WIDTH - 150)
    spare = 0.05 * (max(ys) - min(ys)) or 1.0
    rise = _Axis(min(ys) - spare, max(ys) + spare, _HEIGHT, 8)
    content = _grid(axis, _HEIGHT, across) + _levels(rise, axis, up)
    places = _apart([rise.at(each.points[-1][1]) + 5 for each in drawn], _SIZE * 1.2)
    for n, each in enumerate(drawn):
        ink = colour(_SERIES[n % len(_SERIES)])
        way = "L".join(f"{number(axis.at(x))} {number(rise.at(y))}" for x, y in each.points)
        dashes = "7 4" if n >= len(_SERIES) else None
        content += path(f"M{way}", fill="none", stroke=ink, stroke_width=2.4, stroke_dasharray=dashes)
        content += line(each.label, axis.end + 8, places[n], _SIZE, "bold", "", 140, style=f"fill:{ink}")
    content += line(below, (axis.begin + axis.end) / 2, _HEIGHT + 36, 13, "plain soft", "middle")
    return picture(_WIDTH, _HEIGHT + 44, name, content)


def _apart(places: list[float], gap: float) -> list[float]:
    """The places moved so that no two are nearer than the gap, in the same order."""
    moved = places[:]
    last = -math.inf
    for n in sorted(range(len(places)), key=lambda each: places[each]):
        moved[n] = last = max(places[n], last + gap)
    return moved


def matrix(name: str, labels: Sequence[str], cells: dict[tuple[int, int], tuple[float, str]]) -> str:
    """How each does against each, from 0 (red) to 1 (blue): rows against columns, with a tip for each."""
    side = min(64.0, (_WIDTH - _LABELS) / len(labels))
    content = ""
    for n, label in enumerate(labels):
        size = fit(label, _SIZE, _LABELS - 20, 9)
        content += line(label, _LABELS - 12, 40 + side * n + side / 2 + 5, size, "plain", "end", _LABELS - 16)
        size = fit(label, 12, side - 4, 7)
        content += line(label, _LABELS + side * n + side / 2, 30, size, "plain soft", "middle", side - 2)
    for (row, column), (value, tip) in cells.items():
        x, y = _LABELS + side * column, 40 + side * row
        ink = colour("saxon" if value >= 0.5 else "viking-red")
        strength = f"{min(1.0, 0.12 + 1.4 * abs(value - 0.5)):.2f}"
        content += group(
            title(tip)
            + rectangle(x + 1, y + 1, side - 2, side - 2, 4, fill=ink, fill_opacity=strength)
            + line(f"{value:.0%}", x + side / 2, y + side / 2 + 5, min(_SIZE, side / 3), "bold", "middle")
        )
    return picture(_WIDTH, 44 + side * len(labels), name, content)
