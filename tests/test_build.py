"""The wheel can be built without a compiler, and then says that it is pure."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_pure_wheel_holds_no_native_code_and_plays(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(tmp_path), "."]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "MEADHALL_PURE": "1"}, check=True, timeout=120)
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith(".so")]
        archive.extractall(tmp_path / "pure")
    play = [sys.executable, "-m", "meadhall", "play", "saga", "--seed", "3", "--seat", "none", "--bot", "random"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "pure")}
    version = [sys.executable, "-m", "meadhall", "--version"]
    said = subprocess.run(version, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True).stdout
    assert "pure Python" in said
    subprocess.run(play, cwd=tmp_path, env=environment, check=True, capture_output=True, timeout=120)
