"""A server in a process of its own, which can be killed and started again on its database."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PROGRAM = """
import sys
from meadhall.hall.serving import serve
from meadhall.hall.settings import Settings, database_url
if __name__ == "__main__":
    port, database = int(sys.argv[1]), database_url(sys.argv[2])
    speed = {"bot_pause": 0.02, "answer_seconds": 0.02, "sweep_seconds": 1.0, "requests_per_minute": 1_000_000}
    speed |= {"address_requests_per_minute": 1_000_000, "tables_per_person": 1000, "tables_per_address": 1000}
    speed |= {"bot_tables_per_person": 1000, "bot_tables_per_address": 1000}
    thought = {"hint_milliseconds": 100, "analysis_milliseconds": 5}
    # Another address of this machine stands for the home network.
    serve(Settings(database, port=port, workers=1, home_address="127.0.0.2", **speed, **thought))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hall:
    """The server, its address, and its database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._program = folder / "serve.py"
        self._program.write_text(PROGRAM, "utf-8")
        self._database = folder / "hall.db"
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, str(self._program), str(self.port), str(self._database)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(command, env=environment, stdout=errors, stderr=errors)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self._errors.read_text("utf-8")
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):  # noqa: S310 (our own server)
                    return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError(self._errors.read_text("utf-8"))

    def let_an_hour_pass(self, name: str) -> None:
        """In which somebody of that name was at no table."""
        gone = "UPDATE presence SET seen = seen - 3600 WHERE person IN (SELECT id FROM people WHERE name = ?)"
        with contextlib.closing(sqlite3.connect(self._database, timeout=20)) as database, database:
            assert database.execute(gone, (name,)).rowcount > 0

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it properly."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
