"""The version of this very program: a word that changes with everything that a page is made of.

What depends on nothing else has it in its address, and browsers keep it for ever; a page that was made by another
program learns by it that there is a new one.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

_KINDS: Final = {".py", ".ftl", ".toml", ".md", ".js", ".css", ".html", ".svg", ".webmanifest"}


@cache
def version() -> str:
    """A digest of the program's files."""
    root = Path(str(files("meadhall")))
    digest = hashlib.sha256()
    for path in sorted(each for each in root.rglob("*") if each.suffix in _KINDS):
        digest.update(repr((path.relative_to(root).as_posix(), path.read_bytes())).encode())
    return digest.hexdigest()[:12]
