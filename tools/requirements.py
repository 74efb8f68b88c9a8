"""Prints what must be installed for the program and the extras named on the command line, from pyproject.toml."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    """One requirement a line."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in sys.argv[1:]:
        wanted += project["optional-dependencies"][extra]
    sys.stdout.write("\n".join(wanted) + "\n")


if __name__ == "__main__":
    main()
