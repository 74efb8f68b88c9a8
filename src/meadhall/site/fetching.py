"""What the site needs besides what is installed: Pyodide, and the one package of it that is compiled.

Both are fetched once, into a folder that is kept, and checked by the digests that their registries or we name.
"""

from __future__ import annotations

import base64
import hashlib
import re
import tarfile
import urllib.error
import urllib.request
from importlib.metadata import version
from pathlib import Path
from typing import Final

from meadhall.engine.errors import MeadhallError

PYODIDE: Final = "314.0.7"
_PYODIDE_AT: Final = f"https://registry.npmjs.org/pyodide/-/pyodide-{PYODIDE}.tgz"
_PYODIDE_DIGEST: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""Its SHA-512, as the registry has it."""
_KIND: Final = "-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
"""How the name of a package ends that was compiled for this Pyodide."""
_COMPILED: Final = "pydantic-core"
_SECONDS: Final = 60


class CannotFetch(MeadhallError):
    """Something is neither kept nor to be had."""


def pyodide(cache: Path) -> Path:
    """The folder of Pyodide."""
    folder = cache / f"pyodide-{PYODIDE}"
    if not folder.exists():
        packed = _fetched(_PYODIDE_AT, cache / f"pyodide-{PYODIDE}.tgz")
        if base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != _PYODIDE_DIGEST:
            packed.unlink()
            raise CannotFetch(f"{_PYODIDE_AT} is not what it was; nothing of it was used.")
        unpacked = cache / f"pyodide-{PYODIDE}.new"
        with tarfile.open(packed) as archive:
            archive.extractall(unpacked, filter="data")
        (unpacked / "package").rename(folder)
    return folder


def compiled_wheel(cache: Path) -> Path:
    """The compiled package for the browser, in the version that is installed here."""
    wanted = version(_COMPILED)
    name = f"{_COMPILED.replace('-', '_')}-{wanted}{_KIND}"
    if not (cache / name).exists():
        page = _read(f"https://pypi.org/simple/{_COMPILED}/").decode()
        found = re.search(rf'href="(https://[^"]*/{re.escape(name)})#sha256=([0-9a-f]{{64}})"', page)
        if found is None:
            raise CannotFetch(f"There is no {_COMPILED} {wanted} for Pyodide {PYODIDE}; install another version.")
        fetched = _fetched(found[1], cache / f"{name}.new")
        if hashlib.sha256(fetched.read_bytes()).hexdigest() != found[2]:
            raise CannotFetch(f"{found[1]} is not what its registry says.")
        fetched.rename(cache / name)
    return cache / name


def _fetched(address: str, file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_read(address))
    return file


def _read(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=_SECONDS) as answer:  # noqa: S310 (addresses of our own, HTTPS)
            found: bytes = answer.read()
            return found
    except OSError as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        raise CannotFetch(f"{address} cannot be fetched: {reason}.") from error
