"""`meadhall bench` measures every game, compiled and interpreted, and says so."""

from __future__ import annotations

import json
import subprocess
import sys

import meadhall

FIGURES = {
    "decisions_per_second",
    "clone_microseconds",
    "options_microseconds",
    "mcts_playouts_per_second",
    "mcts_evaluations_per_second",
    "picture_milliseconds",
}


def _bench(*arguments: str) -> str:
    command = [sys.executable, "-m", "meadhall", "bench", "--seconds", "0.02", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_report_as_json_has_every_figure_of_every_game_both_ways() -> None:
    found = json.loads(_bench("--json"))["games"]
    assert sorted(found) == meadhall.games()
    for ways in found.values():
        assert set(ways) == {"compiled", "interpreted"}
        for row in ways.values():
            assert set(row) >= FIGURES
            assert all(row[figure] > 0 for figure in FIGURES)


def test_the_interpreted_way_passes_native_modules_over() -> None:
    found = json.loads(_bench("--json", "saga"))["games"]["saga"]
    assert not found["interpreted"]["is_compiled"]
    assert found["compiled"]["is_compiled"] == meadhall.is_compiled()


def test_the_report_as_a_table_names_the_games() -> None:
    assert "saga" in _bench("saga")
