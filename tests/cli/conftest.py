"""A command line to try: in this process, as a program, and in a terminal."""

from __future__ import annotations

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner

from meadhall.cli.app import app

COMMAND = [sys.executable, "-m", "meadhall"]


@dataclass(frozen=True)
class Outcome:
    """What a command line left: its exit code, and what it wrote."""

    code: int
    output: str
    complaint: str

    @property
    def sentence(self) -> str:
        """The only line of the complaint."""
        lines = self.complaint.strip().splitlines()
        assert len(lines) == 1, self.complaint
        return lines[0]


Meadhall = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of these tests, wherever they run."""
    monkeypatch.setenv("MEADHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def meadhall() -> Meadhall:
    """The command, run in this process with a text as standard input."""

    def run(*arguments: str, typed: str = "") -> Outcome:
        result = CliRunner().invoke(app, list(arguments), input=typed, prog_name="meadhall")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return run


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 100) -> None:
        ours, theirs = pty.openpty()
        self._file = ours
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": "40"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)

    def see(self, wanted: str, seconds: float = 60) -> str:
        """Wait until the terminal shows a text that it had not shown before; all that came up to now."""
        end = time.monotonic() + seconds
        seen = len(self.text)
        while wanted not in self.text[seen:]:
            assert time.monotonic() < end, f"{wanted!r} did not come:\n{self.text}"
            if not self.read():
                assert wanted in self.text[seen:], f"{wanted!r} never came:\n{self.text}"
        return self.text[seen:]

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._file, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if it was not heard: just before it waits for an answer Python is deaf."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            end = time.monotonic() + 3
            while time.monotonic() < end:
                if not self.read():
                    return

    def wait(self) -> int:
        """The exit code, once the command has ended."""
        end = time.monotonic() + 60
        while self.read():
            assert time.monotonic() < end, f"The command did not end:\n{self.text}"
        return self.process.wait(30)

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self._file)

    def read(self) -> bool:
        """Take what the command has written; False once it has ended."""
        ready, _, _ = select.select([self._file], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            got = os.read(self._file, 65536)
        except OSError:  # Linux says so when the other end of a terminal is gone
            return False
        self.text += self._decoder.decode(got)
        return bool(got)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Opens terminals, and closes them after the test."""
    opened: list[Terminal] = []

    def start(*arguments: str, columns: int = 100) -> Terminal:
        opened.append(Terminal(*arguments, columns=columns))
        return opened[-1]

    yield start
    for each in opened:
        each.close()
