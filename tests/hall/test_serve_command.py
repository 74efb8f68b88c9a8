"""`meadhall` and `meadhall serve`: the hall opens, says where, and closes cleanly."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.hall.support import eventually, free_port

COMMAND: Final = [sys.executable, "-m", "meadhall"]


def _environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "HOME": str(home), "MEADHALL_LANG": "en", "PYTHONUNBUFFERED": "1", **more}


def _fails(home: Path, *arguments: str, language: str = "en") -> str:
    """The sentence with which the command refuses."""
    environment = _environment(home, MEADHALL_LANG=language)
    command = [*COMMAND, "serve", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_without_a_command_the_hall_opens_on_a_free_port_in_the_browser_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with (tmp_path / "output").open("w") as output:
        environment = _environment(tmp_path, BROWSER=f"{browser} %s")
        process = subprocess.Popen(COMMAND, env=environment, stdout=output, stderr=output, start_new_session=True)
    try:
        eventually(lambda: opened.exists() and opened.read_text().strip(), 60)
        address = opened.read_text().strip()
        assert address in (tmp_path / "output").read_text()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        assert httpx.get(address).status_code == 200
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
    shown = (tmp_path / "output").read_text()
    assert "The hall is closed." in shown
    assert "Traceback" not in shown
    assert list(tmp_path.rglob("hall.db"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "A port is a number from 1 to 65535, not 70000."),
        (["--port", "x"], "‘x’ is not a whole number from 0 on."),
        (["--workers", "0"], "Bots can think in 1 to 256 processes, not in 0."),
        (["--database", "/nowhere/at/all/hall.db"], "The database cannot be used: unable to open database file."),
    ],
)
def test_what_cannot_be_served_gets_a_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert _fails(tmp_path, *arguments) == sentence


def test_a_port_that_is_taken_gets_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", free_port())) as taken:
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port}" in _fails(tmp_path, "--port", port)


def test_a_database_that_cannot_be_reached_or_read_gets_a_sentence(tmp_path: Path) -> None:
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    assert _fails(tmp_path, "--database", nowhere).startswith("The database cannot be used:")
    (tmp_path / "text.db").write_text("This is no database." * 100)
    assert _fails(tmp_path, "--database", str(tmp_path / "text.db")).startswith("The database cannot be used:")
    with sqlite3.connect(tmp_path / "newer.db") as connection:
        connection.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT)")
        connection.execute("INSERT INTO meta VALUES ('version', '99')")
    connection.close()
    assert "version 99" in _fails(tmp_path, "--database", str(tmp_path / "newer.db"))


def test_the_sentence_is_polish_for_polish_readers(tmp_path: Path) -> None:
    assert _fails(tmp_path, "--port", "0", language="pl") == "Port to liczba od 1 do 65535, a nie 0."
