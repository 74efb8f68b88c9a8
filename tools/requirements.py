"""Prints what must be installed for the program and the extras named on the command line, from pyproject.toml."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any


def needed(project: dict[str, Any], extras: list[str]) -> list[str]:
    """The requirements of extras; one may name others of ours, as `meadhall[arena]`."""
    found: list[str] = []
    for extra in extras:
        for requirement in project["optional-dependencies"][extra]:
            own = re.fullmatch(rf"{project['name']}\[(.+)\]", requirement)
            found += needed(project, own[1].split(",")) if own else [requirement]
    return found


def main() -> None:
    """One requirement a line."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    sys.stdout.write("\n".join(project["dependencies"] + needed(project, sys.argv[1:])) + "\n")


if __name__ == "__main__":
    main()
