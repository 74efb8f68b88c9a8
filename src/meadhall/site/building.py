"""`meadhall site OUT`: everything that a web host needs to serve, so that browsers need no server."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from meadhall.hall.texts import plain_texts
from meadhall.site.fetching import compiled_wheel, pyodide
from meadhall.site.packing import compile_ahead, pack
from meadhall.words import LANGUAGES

_STATIC: Final = Path(str(files("meadhall.site").joinpath("static")))
_PAGE: Final = Path(str(files("meadhall.hall").joinpath("static")))
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_SHELL: Final = ("shell.js", "shell.css", "worker.js", "socket.js")
_LOCK: Final = "pyodide-lock.json"


@dataclass(frozen=True)
class Site:
    """What was built."""

    files: int
    size: int
    packed: int
    """Its size as hosts send it."""
    is_compiled: bool
    """Whether the program was compiled ahead, by node."""


def is_ours(out: Path) -> bool:
    """Whether a folder is empty, or holds a site that may be written anew."""
    return out.is_dir() and (not any(out.iterdir()) or (out / "site" / "program.zip").is_file())


def build(out: Path, cache: Path) -> Site:
    """Write the site into a folder, which holds nothing else afterwards."""
    runtime, wheel, node = pyodide(cache), compiled_wheel(cache), shutil.which("node")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(_PAGE, out / "static")
    here = out / "site"
    (here / "pyodide").mkdir(parents=True)
    for name in _PYODIDE:
        shutil.copy(runtime / name, here / "pyodide" / name)
    (here / "pyodide" / _LOCK).write_text(_lock(runtime), "utf-8")
    for name in _SHELL:
        shutil.copy(_STATIC / name, here / name)
    texts = {language: plain_texts("meadhall.site", language) for language in LANGUAGES}
    (here / "texts.js").write_text(f"export const TEXTS = {json.dumps(texts, ensure_ascii=False)};\n", "utf-8")
    pack(here / "program.zip", wheel)
    if node is not None:
        compile_ahead(here / "program.zip", runtime, node)
    for name in ("index.html", "404.html"):
        # Hosts answer with the second what they do not have: an address within the hall, before its first visit.
        shutil.copy(_STATIC / "index.html", out / name)
    _write_keeper(out)
    written = [each for each in sorted(out.rglob("*")) if each.is_file()]
    sizes = [(each.stat().st_size, len(gzip.compress(each.read_bytes(), 6))) for each in written]
    return Site(len(written), sum(each[0] for each in sizes), sum(min(each) for each in sizes), node is not None)


def _lock(runtime: Path) -> str:
    """What Pyodide is told of packages that it could fetch: there are none."""
    told = json.loads((runtime / _LOCK).read_text("utf-8"))
    return json.dumps(told | {"packages": {}})


def _write_keeper(out: Path) -> None:
    """The service worker, which knows all files; it is another one whenever one of them is."""
    digest, names = hashlib.sha256(), []
    for file in sorted(each for each in out.rglob("*") if each.is_file()):
        name = "/" + file.relative_to(out).as_posix()
        digest.update(name.encode() + hashlib.sha256(file.read_bytes()).digest())
        if name != "/404.html":
            names.append("/" if name == "/index.html" else name)
    text = (_STATIC / "sw.js").read_text("utf-8")
    text = text.replace("@VERSION@", digest.hexdigest()[:12]).replace("@FILES@", json.dumps(names))
    (out / "sw.js").write_text(text, "utf-8")
