"""The command as a program of its own: in a terminal, in a pipe, and interrupted."""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from tests.cli.conftest import COMMAND, Terminal

Open = Callable[..., Terminal]


@pytest.mark.parametrize("columns", [60, 80, 100, 140])
def test_the_board_fits_the_terminal(terminal: Open, columns: int) -> None:
    window = terminal("play", "--seed", "3", "--bot", "random", columns=columns)
    shown = _without_codes(window.see("> "))
    boxes = [line for line in shown.splitlines() if line.startswith("│")]
    assert boxes
    assert max(map(len, shown.splitlines())) <= columns
    assert any(line.count("│") == 4 for line in boxes) == (columns >= 80)


def test_sides_are_coloured_and_plain_is_not(terminal: Open) -> None:
    assert "\x1b[1;38;5;" in terminal("play", "--seed", "3", "--bot", "random").see("> ")
    plain = terminal("play", "--seed", "3", "--bot", "random", "--plain").see("> ")
    assert "\x1b[" not in plain.replace("\x1b[?2004h", "")
    assert "│" not in plain


def test_a_few_choices_in_a_terminal(terminal: Open) -> None:
    window = terminal("play", "--seed", "3", "--bot", "random", "--option", "viking_seat=seat_0")
    window.see("> ")
    window.type("1")
    assert "took his place" in window.see("> ")
    window.type("u")
    assert "Taken back." in window.see("> ")
    window.type("q")
    window.see("without saving:")
    window.type("")
    assert window.wait() == 0


def test_a_finished_game_can_still_be_saved(terminal: Open, tmp_path: Path) -> None:
    window = terminal("play", "--seed", "5", "--bot", "random")
    answered = 0
    while not window.text.endswith("without saving: "):
        assert window.read(), window.text
        if window.text.endswith("> ") and len(window.text) > answered:
            answered = len(window.text)
            window.type("1")
    window.type(str(tmp_path))
    refusal = " ".join(_without_codes(window.see("without saving: ")).split())
    assert "it is a folder" in refusal
    window.type(str(tmp_path / "game.journal"))
    assert window.wait() == 0
    assert meadhall.replay((tmp_path / "game.journal").read_text()).over


def test_a_seat_change_hides_the_screen(terminal: Open) -> None:
    window = terminal("play", "--seed", "3", "--seat", "all", "--option", "viking_seat=seat_0")
    window.see("press Enter")
    window.type("")
    assert "\x1b[2J" in window.see("> ")


@pytest.mark.parametrize(("language", "line"), [("en", "Interrupted."), ("pl", "Przerwano.")])
def test_ctrl_c_at_the_prompt_ends_with_130(terminal: Open, language: str, line: str) -> None:
    window = terminal("play", "--seed", "3", "--bot", "random", "--lang", language)
    window.see("> ")
    window.interrupt()
    assert window.wait() == 130
    assert line in window.text
    assert "Traceback" not in window.text


def test_ctrl_c_while_a_bot_thinks_ends_with_130(terminal: Open, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    window = terminal("play", "--seed", "4", "--seat", "none", "--think", "20000", "--journal", str(journal))
    window.see("spread their leaders")
    window.interrupt()
    assert window.wait() == 130
    assert "Traceback" not in window.text
    assert journal.exists()


def test_ctrl_c_without_a_terminal() -> None:
    command = [*COMMAND, "play", "--seed", "3", "--bot", "random"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() is not None
        for _ in range(10):  # a signal just before the program begins to wait for an answer is not heard
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(3)
                break
        assert process.wait(3) == 130
        assert process.stderr.read() == "Interrupted.\n"


def test_a_game_through_a_pipe() -> None:
    command = [*COMMAND, "play", "--seed", "5", "--bot", "random", "--lang", "pl"]
    played = subprocess.run(command, input="1\n" * 2000, capture_output=True, text=True, check=True, timeout=120)
    assert "Zwycięstwo: Gracz" in played.stdout
    assert "\x1b" not in played.stdout
    assert played.stderr == ""


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [*COMMAND, "rules", "saga"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.wait(30)
        assert "Traceback" not in process.stderr.read()


def _without_codes(text: str) -> str:
    """What a terminal shows of a text with control codes."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
