"""`meadhall new-game`: a small complete game in a package of its own, to be made into another one."""

from __future__ import annotations

import keyword
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import meadhall
from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, texts
from meadhall.engine.game import Game

_TEMPLATE: Final = "meadhall.template"
_PYPROJECT: Final = """[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "meadhall-{dashed}"
version = "0.1.0"
description = "A game for Meadhall."
requires-python = ">=3.11"
dependencies = ["meadhall"]

[project.entry-points."meadhall.games"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
"""
_TEST: Final = '''"""The rules of the game."""

from __future__ import annotations

from {name} import GAME


def test_the_last_stone_wins() -> None:
    match = GAME.new(1, {{"stones": 5}})
    for option in ("take:3", "take:2"):
        match.choose(option)
    assert match.winners == [1]
'''


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", show_default=False)] = None,
    lang: LanguageOption = "",
) -> None:
    """Write a game that keeps every law already."""
    if not name.isidentifier() or not name.islower() or keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise Failure("new-game-name", name=name)
    if name in meadhall.games():
        raise Failure("new-game-known", name=name)
    place = folder or Path(name)
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise Failure("new-game-folder", folder=str(place))
    for path, text in _files(name).items():
        target = place / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    _record(name, place)
    say = texts(lang).say
    Console(highlight=False).print(say("new-game-written", name=name, folder=str(place)), markup=False, soft_wrap=True)


def _files(name: str) -> dict[str, str]:
    """Every file of the new package, with its text."""
    found = {
        f"src/{name}/{each.name}": _renamed(each.read_text("utf-8"), name)
        for each in files(_TEMPLATE).iterdir()
        if each.name.endswith((".py", ".ftl"))
    }
    found["pyproject.toml"] = _PYPROJECT.format(name=name, dashed=name.replace("_", "-"))
    found["tests/test_rules.py"] = _TEST.format(name=name)
    return found


def _renamed(text: str, name: str) -> str:
    slug = text.replace(_TEMPLATE, name).replace('slug="template"', f'slug="{name}"')
    return slug.replace('prefix="TMP"', f'prefix="{name[:3].upper()}"')


def _record(name: str, place: Path) -> None:
    """Play the golden games of the new game, as it is now."""
    from meadhall.laws.golden import COUNT, FOLDER, playthrough  # late: no other command plays them

    sys.path.insert(0, str(place / "src"))
    try:
        game: Game = import_module(name).GAME
    finally:
        sys.path.remove(str(place / "src"))
    (place / FOLDER).mkdir(parents=True)
    for n in range(1, COUNT + 1):
        for path, text in playthrough(game, n).items():
            (place / path).write_text(text, "utf-8")
