"""Speed, measured: every game compiled and interpreted in one run, as a table or JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import meadhall

_FIGURES: Final = {
    "decisions_per_second": ("random decisions/s", "{:,.0f}"),
    "clone_microseconds": ("clone µs", "{:.2f}"),
    "options_microseconds": ("options µs", "{:.2f}"),
    "mcts_playouts_per_second": ("MCTS full playouts/s", "{:,.0f}"),
    "mcts_evaluations_per_second": ("MCTS evaluations/s", "{:,.0f}"),
    "picture_milliseconds": ("picture ms", "{:.1f}"),
}

Figures = dict[str, dict[str, dict[str, Any]]]


def report(games: list[str], as_json: bool, seconds: float) -> None:
    """Measure the games (all, if none is named) and print the figures."""
    slugs = [meadhall.game(slug).slug for slug in games] or meadhall.games()
    figures: Figures = {slug: {} for slug in slugs}
    with _progress() as progress:
        task = progress.add_task("", total=2 * len(slugs))
        for slug in slugs:
            for way in ("compiled", "interpreted"):
                progress.update(task, description=f"{slug}, {way}")
                figures[slug][way] = _measured(slug, seconds, way == "interpreted")
                progress.advance(task)
    if as_json:
        sys.stdout.write(json.dumps({"games": figures}, indent=2) + "\n")
        return
    console = Console()
    for slug, ways in figures.items():
        console.print(_table(slug, ways))


def _progress() -> Progress:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _measured(slug: str, seconds: float, is_pure: bool) -> dict[str, Any]:
    """The figures of a process of its own, so that compiled and interpreted modules do not mix."""
    command = [sys.executable, "-m", "meadhall.bench.measures", slug, str(seconds)] + ["--pure"] * is_pure
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603  (ourselves)
    figures: dict[str, Any] = json.loads(output)
    return figures


def _table(slug: str, ways: dict[str, dict[str, Any]]) -> Table:
    """One game: a figure a row, compiled beside interpreted."""
    table = Table(title=f"{slug}: one core, chance counted as decisions")
    table.add_column("figure")
    for way, row in ways.items():
        is_as_named = row["is_compiled"] == (way == "compiled")
        table.add_column(way if is_as_named else "interpreted (no native modules here)", justify="right")
    table.add_column("ratio", justify="right")
    for key, (name, form) in _FIGURES.items():
        fast, slow = (ways[way][key] for way in ("compiled", "interpreted"))
        ratio = slow / fast if name.endswith(("µs", "ms")) else fast / slow
        table.add_row(name, form.format(fast), form.format(slow), f"{ratio:.1f}")
    return table
