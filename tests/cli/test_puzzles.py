"""Looking for puzzles from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from meadhall.analysis.mining import Mine
from tests.cli.conftest import Meadhall


def test_the_command_writes_the_best_of_what_is_there(meadhall: Meadhall, tmp_path: Path) -> None:
    row = {"found": 0.5, "decision": "move", "position": {}}
    Mine(tmp_path / "found.json").add(3, [row])
    files = ["--output", str(tmp_path / "found.json"), "--best", str(tmp_path / "best.json")]
    done = meadhall("puzzles", "saga", "--games", "1", "--seed", "3", "-j", "1", *files)
    assert (done.code, "1 puzzles are in" in done.output) == (0, True)
    assert json.loads((tmp_path / "best.json").read_text("utf-8")) == [
        {"found": 0.5, "decision": "move", "position": {}}
    ]


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_looked_for(meadhall: Meadhall) -> None:
    refused = meadhall("puzzles", "saga", "--output", "/nowhere/found.json")
    assert (refused.code, "/nowhere/found.json" in refused.sentence) == (2, True)
