"""Researchers need no server: games, bots, pictures and the command line do without its packages."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LIGHT = {"fluent-runtime", "librt", "markdown-it-py", "mypy-extensions", "typer", "rich"}
"""What docs/research.md has installed; the rest of what the program needs is the hall's."""

_PLAY = """
import sys
for name in {without}:
    sys.modules[name] = None
import meadhall
import meadhall.analysis, meadhall.lessons, meadhall.manual, meadhall.telling, meadhall.cli.app
from meadhall.bots import bot
for slug in meadhall.games():
    match = meadhall.game(slug).new(seed=7)
    bot("karl", match.game, seed=1).play(match, match.seat)
    assert match.picture(seat=0, language="pl").startswith("<svg")
    assert match.log(language="en")
"""


def test_games_bots_and_pictures_do_without_the_packages_of_the_server() -> None:
    needed = {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]}
    assert needed > LIGHT
    of_server = needed - LIGHT
    without = sorted(
        module
        for module, brought in packages_distributions().items()
        if {canonicalize_name(each) for each in brought} <= of_server
    )
    assert "fastapi" in without
    command = [sys.executable, "-c", _PLAY.format(without=without)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-600:]


def test_what_a_light_install_needs_is_written_where_researchers_look() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    line = next(each for each in page.splitlines() if "--no-deps meadhall" in each)
    assert {canonicalize_name(each) for each in line.rpartition("pip install ")[2].split()} == LIGHT
