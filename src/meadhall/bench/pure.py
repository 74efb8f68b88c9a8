"""Imports meadhall as plain Python even where compiled modules lie beside the sources."""

from __future__ import annotations

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path


def use_sources() -> None:
    """From now on, before anything of meadhall but this module is imported, its native modules are passed over."""
    spec = find_spec("meadhall")
    assert spec is not None
    assert spec.origin is not None
    root = str(Path(spec.origin).parent)
    source_finder = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def finder(path: str) -> PathEntryFinder:
        if not path.startswith(root):
            raise ImportError("not ours")
        return source_finder(path)

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "meadhall"]:
        del sys.modules[name]
