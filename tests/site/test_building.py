"""What is written into the folder of a site, and what is not."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path, PurePosixPath

from meadhall.hall.texts import plain_texts
from meadhall.site import packing

STATIC = Path(str(files("meadhall.site").joinpath("static")))


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work", "utf-8")
    command = [sys.executable, "-m", "meadhall", "site", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "holds something that is no site" in done.stderr
    assert thesis.read_text("utf-8") == "years of work"


def test_what_the_shell_says_is_there_in_both_languages_and_nothing_besides() -> None:
    text = (STATIC / "shell.js").read_text("utf-8")
    said = set(re.findall(r'(?:tell\(|offer\(|\? |: )"([a-z]+(?:-[a-z]+)*)"|texts\["([a-z-]+)"\]', text))
    keys = {one or other for one, other in said} - {"en"}
    english, polish = plain_texts("meadhall.site", "en"), plain_texts("meadhall.site", "pl")
    assert english.keys() == polish.keys()
    assert set(re.findall(r'texts\["([a-z-]+)"\]', text)) <= english.keys()
    assert english.keys() <= keys | {"fetching", "opening"}
    assert "elsewhere" in keys


def test_only_what_the_browser_needs_is_packed() -> None:
    """Neither tests, nor other languages, nor native code of this machine."""
    belongs = [
        "meadhall/hall/app.py",
        "meadhall/games/saga/pl.ftl",
        "babel/locale-data/pl.dat",
        "sqlalchemy/dialects/sqlite/base.py",
    ]
    is_left_out = [
        "meadhall/cli/app.py",
        "meadhall/rl/tables.py",
        "babel/locale-data/de.dat",
        "sqlalchemy/dialects/oracle/base.py",
        "sqlalchemy/engine/_row_cy.cpython-311-x86_64-linux-gnu.so",
        "meadhall/hall/__pycache__/app.cpython-311.pyc",
    ]
    assert [each for each in belongs if not packing._belongs(PurePosixPath(each))] == []
    assert [each for each in is_left_out if packing._belongs(PurePosixPath(each))] == []


def test_whatever_the_hall_imports_comes_along() -> None:
    found = packing.imported()
    assert {"fastapi", "starlette", "pydantic", "sqlalchemy", "fluent", "babel", "markdown_it"} <= set(found)
    assert not {"greenlet", "argon2", "uvicorn", "typer", "aiosqlite"} & set(found)
