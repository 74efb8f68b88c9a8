"""The build hook: compiles the engine, the rules and the bots with mypyc where a C compiler is present.

It works on a copy, so that the source tree stays pure Python and can always be run as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="meadhall-native",
    packages=[],
    ext_modules=mypycify({arguments!r}, opt_level={level!r}, separate={groups!r}),
)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds native modules to the wheel; MEADHALL_PURE=1 in the environment leaves them out."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("MEADHALL_PURE") == "1":
            self.app.display_info("Building a pure Python wheel, because MEADHALL_PURE=1.")
            return
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            self.app.display_warning(f"Building a pure Python wheel: there is no C compiler '{compiler}' here.")
            return
        self._copy = Path(tempfile.mkdtemp(prefix="meadhall-build-"))
        source = self._copy / "src"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        self._compile(source)
        for library in source.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        copy = getattr(self, "_copy", None)
        if copy is not None:
            shutil.rmtree(copy)

    def _compile(self, source: Path) -> None:
        found = {path for glob in self.config["modules"] for path in source.glob(glob)}
        modules = sorted(str(path.relative_to(source)) for path in found if _is_declared(source, path))
        self.app.display_info(f"Compiling {len(modules)} modules with mypyc; this takes a minute or two.")
        setup = source / "setup.py"
        arguments = [*self.config["mypy-arguments"], *modules]
        level = os.environ.get("MEADHALL_OPT", "3")
        setup.write_text(_SETUP.format(arguments=arguments, level=level, groups=_groups(modules)), "utf-8")
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
        subprocess.run(command, cwd=source, check=True)
        setup.unlink()
        shutil.rmtree(source / "build", ignore_errors=True)


def _is_declared(source: Path, module: Path) -> bool:
    """A game that is still being written has no `__init__.py` and is left alone."""
    parts = module.relative_to(source).parts
    return parts[1] != "games" or (source / parts[0] / parts[1] / parts[2] / "__init__.py").exists()


def _groups(modules: list[str]) -> list[tuple[list[str], str]]:
    """The modules of each game make one library, and the rest another, so that they are compiled side by side."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        groups.setdefault(parts[2] if parts[1] == "games" else "core", []).append(module)
    return [(group, f"meadhall_{name}") for name, group in groups.items()]
