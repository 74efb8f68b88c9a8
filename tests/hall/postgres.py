"""A PostgreSQL of our own, for a test; where there is none to be had, the test is skipped with the reason."""

from __future__ import annotations

import contextlib
import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.hall.support import free_port

_PLACES = "/usr/lib/postgresql/*/bin"
_NOBODY_ROOT = "postgres"
"""Who runs it where the tests are run by root, whom PostgreSQL does not obey."""


def _programs() -> Path | None:
    """Where the newest PostgreSQL's programs are."""
    found = sorted(Path("/").glob(_PLACES.lstrip("/")), key=lambda each: each.parts[-2].zfill(4))
    on_path = shutil.which("initdb")
    return found[-1] if found else Path(on_path).parent if on_path else None


@cache
def programs() -> Path:
    """The programs, installed if that is possible; else the test is skipped."""
    found = _programs()
    if found is None and getpass.getuser() == "root" and shutil.which("apt-get"):
        with contextlib.suppress(subprocess.TimeoutExpired):
            command = ["apt-get", "install", "-y", "-q", "postgresql"]
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, env=environment, capture_output=True, timeout=300, check=False)
        found = _programs()
    if found is None:
        pytest.skip("There is no PostgreSQL on this machine, and it cannot be installed here.")
    return found


def _as_somebody(folder: Path) -> list[str]:
    """How to run a program that refuses to be run by root."""
    if os.getuid() != 0:
        return []
    try:
        pwd.getpwnam(_NOBODY_ROOT)
    except KeyError:
        pytest.skip(f"PostgreSQL refuses to be run by root, and there is no user {_NOBODY_ROOT}.")
    shutil.chown(folder, _NOBODY_ROOT, _NOBODY_ROOT)
    return ["setpriv", f"--reuid={_NOBODY_ROOT}", f"--regid={_NOBODY_ROOT}", "--init-groups"]


def _processes(port: int) -> list[int]:
    """The process that listens at a port, first, and those that it has started."""
    parents, chief = {}, 0
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            process = int(folder.name)
            parents[process] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if f"-p\0{port}\0".encode() in (folder / "cmdline").read_bytes():
                chief = process
    return [chief, *[process for process, parent in parents.items() if parent == chief]]


@contextlib.contextmanager
def paused(address: str) -> Iterator[None]:
    """The PostgreSQL at an address hangs: it takes connections, and answers nothing."""
    processes = _processes(int(address.rpartition(":")[2].partition("/")[0]))
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL for as long as it is needed; its address."""
    bin_folder, port = programs(), free_port()
    # Not one of pytest's folders: those are for their owner only, and the database is run by somebody else.
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    prefix = _as_somebody(folder)
    data = folder / "data"

    def run(program: str, *arguments: str) -> None:
        command = [*prefix, str(bin_folder / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    run("initdb", "-D", str(data), "-U", "meadhall", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    run("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-o", options, "-w", "start")
    try:
        yield f"postgresql://meadhall@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
