"""The position as boxes: two columns where the terminal is wide enough, one where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Part = tuple[str, list[str]]
Colours = Callable[[str], Text]

_CELLS: Final = " | "
"""Between the cells of a line that is a row of a table."""

_NARROW: Final = 80
_FRAME: Final = 4
"""The columns that a box takes from its content."""


def board(parts: list[Part], console: Console, coloured: Colours) -> RenderableType:
    """Headings and lines as boxes; single lines stand above them, tables below."""
    paper = _Paper(console, coloured)
    is_narrow = console.width < _NARROW
    singles = [part for part in parts if len(part[1]) == 1]
    tables = [part for part in parts if _is_table(part) and not is_narrow]
    others = [part for part in parts if part not in singles and part not in tables]
    paired = 0 if is_narrow else min(range(len(others), -1, -1), key=lambda count: paper.height(others, count))
    shown: list[RenderableType] = [_single(part, coloured) for part in singles]
    if paired:
        shown.append(paper.columns(others[:paired]))
    shown += [paper.box(part, console.width) for part in others[paired:]]
    return Group(*shown, *[paper.table(part) for part in tables])


def _is_table(part: Part) -> bool:
    return len(part[1]) > 1 and all(_CELLS in line for line in part[1])


def _single(part: Part, coloured: Colours) -> Text:
    return Text.assemble((f"{part[0]}  ", "bold yellow"), coloured(part[1][0]))


class _Paper:
    """A terminal's width, and how things are set on it."""

    def __init__(self, console: Console, coloured: Colours) -> None:
        self.console: Final = console
        self.coloured: Final = coloured
        self.half: Final = (console.width - 1) // 2

    def height(self, parts: list[Part], paired: int) -> int:
        """How many lines the boxes take when so many of them stand in two columns and the rest across."""
        heights = [0, 0]
        for part in parts[:paired]:
            heights[heights[1] < heights[0]] += self._box_height(part, self.half)
        return max(heights) + sum(self._box_height(part, self.console.width) for part in parts[paired:])

    def columns(self, parts: list[Part]) -> RenderableType:
        """Boxes in two columns, each below the shorter one so far."""
        columns: list[list[RenderableType]] = [[], []]
        heights = [0, 0]
        for part in parts:
            shorter = heights[1] < heights[0]
            columns[shorter].append(self.box(part, self.half))
            heights[shorter] += self._box_height(part, self.half)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Group(*columns[0]), Group(*columns[1]))
        return grid

    def box(self, part: Part, width: int) -> Panel:
        """The lines of a part in a box."""
        return _boxed(part[0], Text("\n").join(self._lines(part, width - _FRAME)), width)

    def table(self, part: Part) -> Panel:
        """Lines of cells as a table in a box; what all cells of a column begin with is its heading."""
        rows = [line.split(_CELLS) for line in part[1]]
        headings = [_common_beginning([row[n] for row in rows]) for n in range(min(map(len, rows)))]
        grid = Table(box=None, show_header=any(headings), pad_edge=False, padding=(0, 2, 0, 0), header_style="")
        for heading in headings:
            grid.add_column(self.coloured(heading.removesuffix(": ")))
        for row in rows:
            cells = [self.coloured(cell.removeprefix(heading)) for cell, heading in zip(row, headings, strict=False)]
            cells[0].stylize("bold", 0, len(row[0].partition(" (")[0]))
            grid.add_row(*cells)
        return _boxed(part[0], grid, self.console.width)

    def _box_height(self, part: Part, width: int) -> int:
        return len(self._lines(part, width - _FRAME)) + 2

    def _lines(self, part: Part, width: int) -> list[Text]:
        """The lines of a part, broken to a width; what a line is about is bold, and what follows is indented."""
        made = []
        for line in part[1]:
            text = self.coloured(line.replace(_CELLS, "; "))
            text.stylize("bold", 0, len(line.partition(": ")[0]))
            first, *rest = text.wrap(self.console, width - 2)
            made += [first, *[Text.assemble("  ", each) for each in rest]]
        return made


def _common_beginning(cells: list[str]) -> str:
    """The words up to a colon with which all cells begin; empty if they differ."""
    beginnings = {cell.partition(": ")[0] + ": " for cell in cells}
    beginning = beginnings.pop()
    return "" if beginnings or not all(cell.startswith(beginning) for cell in cells) else beginning


def _boxed(heading: str, content: RenderableType, width: int) -> Panel:
    title = Text(heading, "bold yellow")
    return Panel(content, title=title, title_align="left", border_style="dim", box=box.ROUNDED, width=width)
