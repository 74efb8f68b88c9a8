"""Our games and other engines, side by side in one run on one machine: `python benchmarks/peers.py --json peers.json`.

Everything is measured on one core, by processor time, in a process of its own, with random players; chance and forced
choices count as decisions where an engine has them. A simulation is a copy of a position that is played out at random,
within a tree search where the engine has one. What is not installed (extra `peers`) is named with the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from peer_engines import Figures, rows

_PACKAGES: Final = ("meadhall", "open_spiel", "catanatron", "rlcard", "pgx", "jax", "numpy")
_ROWS: Final[dict[str, Callable[[float], Figures]]] = rows()


def _measured(name: str, seconds: float) -> Figures:
    """The figures of one engine, from a process of its own that keeps to one core."""
    command = [sys.executable, __file__, "--only", name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  (ourselves)
    if done.returncode:
        return {"missing": (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]}
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def _only(name: str, seconds: float) -> None:
    if not name.endswith("cores"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    sys.stdout.write("\n" + json.dumps(_ROWS[name](seconds)) + "\n")


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


def _machine() -> dict[str, Any]:
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load_average": os.getloadavg()[0],
    }


def _table(found: dict[str, Figures]) -> Table:
    table = Table(title="One core, processor time, random players")
    for column in ("engine and game", "decisions/s", "copy µs", "simulations/s"):
        table.add_column(column, justify="left" if column.startswith("engine") else "right")
    for name, row in found.items():
        if "missing" in row:
            table.add_row(name, f"[dim]not measured: {row['missing']}[/dim]", "", "")
        else:
            figures = [row.get(key) for key in ("decisions_per_second", "copy_microseconds", "simulations_per_second")]
            forms = ("{:,.0f}", "{:,.2f}", "{:,.0f}")
            table.add_row(
                name, *["–" if each is None else form.format(each) for form, each in zip(forms, figures, strict=True)]
            )
    return table


def main() -> None:
    """Measure everything, print the table, and write the figures as JSON if a file is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--match", default="", help="measure only what has this text in its name")
    parser.add_argument("--only", choices=sorted(_ROWS), help="measure one engine in this process and print JSON")
    given = parser.parse_args()
    if given.only:
        _only(given.only, given.seconds)
        return
    console = Console()
    found: dict[str, Figures] = {}
    for name in [each for each in _ROWS if given.match in each]:
        Console(stderr=True).print(f"[dim]{name}[/dim]")
        found[name] = _measured(name, given.seconds)
    report = {"machine": _machine(), "versions": {each: _version(each) for each in _PACKAGES}, "figures": found}
    if given.json:
        given.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    console.print(_table(found))
    console.print({**report["machine"], **report["versions"]})


if __name__ == "__main__":
    main()
