"""The build hook: compiles the engine, the rules and the bots with mypyc where a C compiler is present.

It works on a copy, so that the source tree stays pure Python and can always be run as it is. MEADHALL_PURE=1 in the
environment leaves the compiling out. MEADHALL_KEPT names a folder in which the copy is kept: what has not changed is
not compiled again, and what has is compiled in less time than a wheel for others is given.

Of a game, its rules are compiled, with the setup, what bots and steppers ask (`hidden.py`, `sense.py`,
`observation.py`), and all modules of the game that any of these imports: whatever else there is talks to people. Tables
of fields are read once and stay as they are.
"""

from __future__ import annotations

import ast
import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LEVEL = "2"
"""How much the C compiler optimises a wheel; 3 takes longer, and nothing runs faster."""
_LEVEL_OF_KEPT = "1"
"""Half the time of the C compiler, for a twentieth of the speed."""

_LIBRARIES = (".so", ".pyd")
"""How the names of native modules end, here and on Windows."""
_VISUAL_STUDIO = Path("Microsoft Visual Studio", "Installer", "vswhere.exe")
"""By this setuptools finds the compiler of Windows, which is on no path."""
_ROOTS = ("setup.py", "hidden.py", "observation.py", "sense.py")
_TABLE = "fields.py"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds native modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("MEADHALL_PURE") == "1":
            self.app.display_info("Building a pure Python wheel, because MEADHALL_PURE=1.")
            return
        if not _has_compiler():
            self.app.display_warning("Building a pure Python wheel: there is no C compiler here.")
            return
        kept = os.environ.get("MEADHALL_KEPT")
        self._lost = None if kept else Path(tempfile.mkdtemp(prefix="meadhall-build-"))
        copy = (Path(kept) if kept else Path(str(self._lost))).absolute()
        _copy(Path(self.root, "src"), copy)
        self._compile(copy, bool(kept))
        for library in copy.rglob("*"):
            if library.suffix in _LIBRARIES and "build" not in library.relative_to(copy).parts:
                build_data["force_include"][str(library)] = str(library.relative_to(copy))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        lost = getattr(self, "_lost", None)
        if lost is not None:
            shutil.rmtree(lost)

    def _compile(self, copy: Path, is_kept: bool) -> None:
        found = {path for glob in self.config["modules"] for path in copy.glob(glob)}
        found.update(*(compiled_of(copy, game) for game in sorted((copy / "meadhall" / "games").iterdir())))
        modules = sorted(str(path.relative_to(copy)) for path in found)
        self.app.display_info(f"Compiling {len(modules)} modules with mypyc; the first time this takes some minutes.")
        level = os.environ.get("MEADHALL_OPT", _LEVEL_OF_KEPT if is_kept else _LEVEL)
        command = [sys.executable, str(Path(self.root, "native_build.py")), level, *(["--kept"] if is_kept else [])]
        subprocess.run([*command, "--", *self.config["mypy-arguments"], *modules], cwd=copy, check=True)


def _has_compiler() -> bool:
    if sys.platform == "win32":
        return Path(os.environ.get("PROGRAMFILES(X86)", ""), _VISUAL_STUDIO).is_file()
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def _copy(source: Path, copy: Path) -> None:
    """Bring the copy of the sources up to date; libraries of modules that are no more go too."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and _is_source(path)}
    for name in wanted:
        target = copy / name
        if not target.exists() or not filecmp.cmp(source / name, target, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, target)
    for path in (copy / "meadhall").rglob("*"):
        name = path.relative_to(copy)
        module = name.with_name(f"{path.name.partition('.')[0]}.py") if path.suffix in _LIBRARIES else name
        if path.is_file() and module not in wanted:
            path.unlink()


def _is_source(path: Path) -> bool:
    return path.suffix not in (*_LIBRARIES, ".pyc")


def compiled_of(source: Path, game: Path) -> set[Path]:
    """The modules of a game that are compiled; none while it has no `__init__.py`, being still written."""
    if not (game / "__init__.py").exists():
        return set()
    waiting = [*game.glob("rules/[a-z]*.py"), *(path for path in map(game.joinpath, _ROOTS) if path.exists())]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found and path.name != _TABLE:
            found.add(path)
            waiting += [each for each in _imported(source, path) if each.is_relative_to(game)]
    return found


def _imported(source: Path, path: Path) -> Iterator[Path]:
    """The modules of the sources that a module imports; packages are left out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *[f"{node.module}.{name}" for name in names]]
        modules = [source.joinpath(*name.split(".")).with_suffix(".py") for name in names]
        yield from (module for module in modules if module.exists())
