"""`benchmarks/peers.py` measures us and others, and says why it could not measure somebody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "peers.py"


def _figures(match: str, folder: Path, path: str = "") -> dict[str, Any]:
    """What the program found of the engines with this text in their names."""
    report = folder / "peers.json"
    command = [sys.executable, str(PROGRAM), "--match", match, "--seconds", "0.02", "--json", str(report)]
    others = os.environ.get("PYTHONPATH", "")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(each for each in (path, others) if each)}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    assert {"machine", "versions", "figures"} == set(found)
    figures: dict[str, Any] = found["figures"]
    return figures


def test_our_games_and_the_stepper_are_measured(tmp_path: Path) -> None:
    found = _figures("meadhall saga", tmp_path)
    assert set(found) == {"meadhall saga", "meadhall saga, stepper", "meadhall saga, stepper on two cores"}
    assert set(found["meadhall saga"]) >= {"decisions_per_second", "copy_microseconds", "simulations_per_second"}
    assert all(row["decisions_per_second"] > 0 for row in found.values())


def test_openspiel_is_measured_both_ways(tmp_path: Path) -> None:
    found = _figures("OpenSpiel backgammon", tmp_path)
    assert found["OpenSpiel backgammon, C++"]["simulations_per_second"] > 0
    assert found["OpenSpiel backgammon, Python"]["copy_microseconds"] > 0


def test_what_cannot_be_measured_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "catanatron.py").write_text("raise ImportError('this island is closed')\n", "utf-8")
    found = _figures("catanatron", tmp_path, str(tmp_path))
    assert found == {"catanatron": {"missing": "ImportError: this island is closed"}}
