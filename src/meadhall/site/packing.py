"""The program for the browser: the hall and what it imports, in one archive that Python there is unpacked from."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from meadhall.engine.errors import MeadhallError

_DOOR: Final = "meadhall.site.door"
_ASKED: Final = f"""
import {_DOOR}, json, meadhall, sys
for each in meadhall.games():
    meadhall.game(each)
print(json.dumps(sorted({{each.partition(".")[0] for each in sys.modules}})))
"""
_SPARED: Final = frozenset({"greenlet", "pygments", "rich", "_distutils_hack", "pydantic_core"})
"""What is imported where it is there, and not missed; and what comes compiled for the browser."""
_LEFT_OUT: Final = ("__pycache__", "testing", "tests", "mypy.py", "hypothesis_plugin.py", "_hypothesis_plugin.py")
_LEFT_OUT_OF: Final = {
    "babel/locale-data": ("root.dat", "en.dat", "pl.dat"),
    "sqlalchemy/dialects": ("__init__.py", "_typing.py", "type_migration_guidelines.txt", "sqlite", "postgresql"),
    "sqlalchemy/orm": (),
    "sqlalchemy/ext": ("__init__.py", "compiler.py"),
    "pytz/zoneinfo": ("UTC",),
    "meadhall": (
        *("analysis", "bots", "drawing", "engine", "games", "hall", "lessons", "site", "__init__.py", "balance"),
        *("manual.py", "placeholders.py", "processes.py", "telling.py", "words.py"),
    ),
}
"""Of some folders only this is needed."""
_KINDS: Final = {
    ".py",
    ".dat",
    ".txt",
    ".ftl",
    ".toml",
    ".md",
    ".js",
    ".css",
    ".html",
    ".svg",
    ".webmanifest",
    ".json",
    "",
}


def imported() -> list[str]:
    """The packages that the hall and the games import when it opens in a browser, beyond the standard library."""
    done = subprocess.run([sys.executable, "-c", _ASKED], capture_output=True, text=True, check=True)  # noqa: S603 (ourselves)
    known = packages_distributions()
    return [each for each in json.loads(done.stdout) if each in known and each not in _SPARED and each != "meadhall"]


def _belongs(path: PurePosixPath) -> bool:
    """Whether a file of a package is needed in the browser."""
    if path.suffix not in _KINDS or any(part in _LEFT_OUT for part in path.parts):
        return False
    for folder, needed in _LEFT_OUT_OF.items():
        if path.is_relative_to(folder) and path.relative_to(folder).parts[0] not in needed:
            return False
    return True


def _brought() -> Iterator[tuple[PurePosixPath, Path]]:
    """The files of other packages, with what says which version they are."""
    known, wanted = packages_distributions(), imported()
    for name in sorted({each for module in wanted for each in known[module]}):
        for file in distribution(name).files or ():
            path = PurePosixPath(file.as_posix())
            is_wanted = path.parts[0] in wanted or path.stem in wanted
            is_about = path.name in ("METADATA", "entry_points.txt") and path.parts[0].endswith(".dist-info")
            if ".." not in path.parts and (is_about or (is_wanted and _belongs(path))):
                yield path, Path(str(file.locate()))


def _own() -> Iterator[tuple[PurePosixPath, Path]]:
    """Our own, from the sources or as it is installed."""
    root = Path(str(files("meadhall")))
    reports = root.parents[1] / "docs" / "balance"
    for folder, here in ((root, "meadhall"), (reports, "meadhall/balance")):
        for file in sorted(folder.rglob("*")):
            path = PurePosixPath(here) / file.relative_to(folder).as_posix()
            if file.is_file() and _belongs(path):
                yield path, file


def pack(out: Path, wheel: Path) -> None:
    """Write the archive."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, file in (*_brought(), *_own()):
            archive.writestr(_info(str(path)), file.read_bytes())
        with zipfile.ZipFile(wheel) as compiled:
            for name in compiled.namelist():
                if not name.endswith(".pyi"):
                    archive.writestr(_info(name), compiled.read(name))


def _info(name: str) -> zipfile.ZipInfo:
    """An entry that is the same whenever it is written."""
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def compile_ahead(program: Path, pyodide: Path, node: str) -> None:
    """Compile the archive to bytecode, by the Python that will run it; else each visit begins with that."""
    script = Path(str(files("meadhall.site").joinpath("static", "ahead.mjs")))
    done = subprocess.run(  # noqa: S603 (a script of our own)
        [node, str(script), str(pyodide.absolute()), str(program.absolute())],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise MeadhallError(f"The program could not be compiled for the browser: {done.stderr.strip()[-300:]}")
