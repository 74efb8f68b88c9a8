"""`meadhall` and `meadhall serve`: the hall opens, says where, and closes cleanly."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final
from unittest import mock

import httpx
import pytest
from typer.testing import CliRunner

from meadhall.cli.app import app
from meadhall.hall import doorplate, serving
from meadhall.hall.bounds import Bounds
from meadhall.hall.doorplate import AlreadyOpen, open_elsewhere, opened_at
from meadhall.hall.settings import Settings, database_url
from tests.hall.support import ROOT, Server, eventually, free_port

COMMAND: Final = [sys.executable, "-m", "meadhall"]


def _environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "HOME": str(home), "MEADHALL_LANG": "en", "PYTHONUNBUFFERED": "1", **more}


def _fails(home: Path, *arguments: str, language: str = "en") -> str:
    """The sentence with which the command refuses."""
    environment = _environment(home, MEADHALL_LANG=language)
    command = [*COMMAND, "serve", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_without_a_command_the_hall_opens_on_a_free_port_in_the_browser_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    process, opened = _opened(tmp_path)
    try:
        address = eventually(lambda: _written(opened), 60)
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


def _opened(home: Path) -> tuple[subprocess.Popen[bytes], Path]:
    """`meadhall`, and a file in which its browser writes what it opens, a line each."""
    opened, browser = home / "opened", home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    with (home / "output").open("w") as output:
        environment = _environment(home, BROWSER=f"{browser} %s")
        return subprocess.Popen(COMMAND, env=environment, stdout=output, stderr=output, start_new_session=True), opened


def _written(file: Path) -> str | None:
    return file.read_text().strip() if file.exists() else None


def test_a_second_one_finds_the_first_and_a_second_server_on_its_file_is_refused(tmp_path: Path) -> None:
    process, opened = _opened(tmp_path)
    try:
        address = eventually(lambda: _written(opened), 60)
        environment = _environment(tmp_path, BROWSER=f"{tmp_path / 'browser'} %s")
        second = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, timeout=180, check=False)
        assert (second.returncode, address in second.stdout) == (0, True), second.stderr
        assert opened.read_text().split() == [address, address]
        (file,) = tmp_path.rglob("hall.db")
        for language, words in (("en", "only one can use it"), ("pl", "może go używać tylko jedna")):
            sentence = _fails(tmp_path, "--database", str(file), "--port", str(free_port()), language=language)
            assert address in sentence
            assert words in sentence
        assert open_elsewhere(database_url(str(file))) == address
    finally:
        process.kill()
        process.wait()
    # Killed, it has taken nothing down, and still shuts nobody out.
    assert address in (tmp_path / file).with_name("hall.db.open").read_text()
    assert open_elsewhere(database_url(str(file))) is None


def test_where_files_cannot_be_locked_a_hall_is_open_if_it_answers(server: Server, tmp_path: Path) -> None:
    database = database_url(str(tmp_path / "hall.db"))
    with mock.patch.object(doorplate, "_lock_of_the_system", return_value=None):
        with opened_at(database, f"{server.address}/"):
            assert open_elsewhere(database) == f"{server.address}/"
            with pytest.raises(AlreadyOpen, match=server.address), opened_at(database, "http://127.0.0.1:1/"):
                pytest.fail("A second one was opened.")
        with opened_at(database, f"http://127.0.0.1:{free_port()}/"):
            assert open_elsewhere(database) is None
        assert open_elsewhere(database) is None


def test_several_may_share_a_server_of_databases() -> None:
    with opened_at("postgresql+asyncpg://x/y", "a"), opened_at("postgresql+asyncpg://x/y", "b"):
        assert open_elsewhere("postgresql+asyncpg://x/y") is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "A port is a number from 1 to 65535, not 70000."),
        (["--port", "x"], "‘x’ is not a whole number from 0 on."),
        (["--processes", "0"], "1 to 64 processes can answer people, not 0."),
        (["--workers", "0"], "Bots can think in 1 to 256 processes, not in 0."),
        (["--tables-per-person", "0"], "A limit is a number above 0 and at most 1000000000, not ‘0’."),
        (["--head-seconds", "nan"], "A limit is a number above 0 and at most 1000000000, not ‘nan’."),
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


def test_every_limit_is_an_option_that_reaches_the_hall_and_is_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {name: value + 1 for name, value in asdict(Bounds()).items()}
    given = [part for name, value in wanted.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    seen: list[Settings] = []
    monkeypatch.setattr(serving, "serve", lambda settings, *_: seen.append(settings))
    assert CliRunner().invoke(app, ["serve", "--database", "hall.db", *given]).exit_code == 0
    assert {name: getattr(seen[0], name) for name in wanted} == wanted
    manual = (ROOT / "docs" / "running-a-server.md").read_text()
    assert [option for option in given[::2] if f"`{option}`" not in manual] == []
