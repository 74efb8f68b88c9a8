"""The build hook: compiles the engine, the rules and the bots with mypyc where a C compiler is present.

It works on a copy, so that the source tree stays pure Python and can always be run as it is. MEADHALL_PURE=1 in the
environment leaves the compiling out. MEADHALL_KEPT names a folder in which the copy is kept: what has not changed is
not compiled again, and what has is compiled in less time than a wheel for others is given.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
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
        modules = sorted(str(path.relative_to(copy)) for path in found if _is_declared(copy, path))
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


def _is_declared(source: Path, module: Path) -> bool:
    """A game that is still being written has no `__init__.py` and is left alone."""
    parts = module.relative_to(source).parts
    return parts[1] != "games" or (source / parts[0] / parts[1] / parts[2] / "__init__.py").exists()
