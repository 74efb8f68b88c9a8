"""Compiles modules with mypyc: `python native_build.py LEVEL [--kept] -- ARGUMENTS...` within a folder of sources.

With `--kept` the folder is used again: every module is a C file of its own, and only those are compiled whose C code,
or anything that it includes, is not what it was.
"""

from __future__ import annotations

import argparse
import hashlib
import os
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildChanged(build_ext):
    """Compiles a C file only if its object was made from something else."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_one = getattr(compiler, "_compile", None)
        if compile_one is not None:  # other compilers than those of Unix have another way, and compile everything
            headers = _digest(b"".join(path.read_bytes() for path in sorted(Path("build").rglob("*.h"))))

            def compile_changed(obj: str, src: str, *how: Any) -> None:
                made_from = _digest(Path(src).read_bytes() + f"{headers} {how[1:]}".encode())
                stamp = Path(f"{obj}.from")
                if Path(obj).exists() and stamp.exists() and stamp.read_text("ascii") == made_from:
                    return
                compile_one(obj, src, *how)
                stamp.write_text(made_from, "ascii")

            compiler._compile = compile_changed
        super().build_extensions()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules of each game make one library, and the rest another, so that they are compiled side by side."""
    found: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        found.setdefault(parts[2] if parts[1] == "games" else "core", []).append(module)
    return [(group, f"meadhall_{name}") for name, group in found.items()]


def main() -> None:
    """Build the libraries beside the modules."""
    parser = argparse.ArgumentParser()
    parser.add_argument("level")
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("arguments", nargs="+")
    asked = parser.parse_args()
    if asked.kept and os.name != "nt":
        # Each C file has the module's names; they are the same ones.
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fcommon"
    modules = [argument for argument in asked.arguments if argument.endswith(".py")]
    extensions = mypycify(
        asked.arguments, opt_level=asked.level, multi_file=asked.kept, separate=groups(modules), target_dir="build"
    )
    setup(
        name="meadhall-native",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildChanged},
        script_args=["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    main()
