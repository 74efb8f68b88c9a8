"""Many cases in processes of their own, with a limit of time for each case and a limit of memory.

The time is the processor's, so a busy machine fails nothing. The kernel ends a process whose case goes on for too
long, even in compiled code that never looks up; the process that started it then knows the case, and goes on after it.
"""

from __future__ import annotations

import resource
import signal
import subprocess
import sys
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from meadhall.engine.game import Game
from meadhall.laws.support import all_games
from tests.fuzz.trials import tried

_SECONDS: Final = 20
_MEMORY: Final = 2 << 30
BATCH: Final = 1000
"""So many cases are tried by one process, if none of them ends it."""
_ROOT: Final = Path(__file__).parents[2]
_BEGUN, _SOUND, _FAILED = "begun", "sound", "failed"


@dataclass
class Outcome:
    """What came of some cases."""

    cases: int = 0
    sound: int = 0
    """How many were read, looked at, and played to the end; the others were refused."""
    failures: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Count what came of others too."""
        self.cases += other.cases
        self.sound += other.sound
        self.failures += other.failures

    def __str__(self) -> str:
        return f"{self.cases} cases: {self.sound} sound, {self.cases - self.sound - len(self.failures)} refused, " + (
            f"{len(self.failures)} failed"
        )


def found_game(slug: str) -> Game:
    """The game of that name, the toy included."""
    return next(game for game in all_games() if game.slug == slug)


def run(
    slug: str, kind: str, seed: int, first: int, count: int, looks: float, pictures: float, most_failures: int = 20
) -> Outcome:
    """Try cases in other processes, a new one after each that died."""
    outcome = Outcome()
    end = first + count
    while first < end and len(outcome.failures) < most_failures:
        last, died = _batch(outcome, [slug, kind, str(seed), str(first), str(end), str(looks), str(pictures)])
        if last is None:
            outcome.failures.append(f"{slug} {kind} {seed} {first}: no case was begun; the process ended with {died}.")
            break
        if died:
            outcome.failures.append(f"{slug} {kind} {seed} {last}: {_death(died)}")
        first = last + 1
    return outcome


def _batch(outcome: Outcome, arguments: list[str]) -> tuple[int | None, int]:
    """Run one process; the last case that it began, and how it ended."""
    last: int | None = None
    command = [sys.executable, "-m", "tests.fuzz.running", *arguments]
    with subprocess.Popen(command, cwd=_ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == _BEGUN:
                last = int(rest)
                outcome.cases += 1
            elif word == _SOUND:
                outcome.sound += 1
            elif word == _FAILED:
                outcome.failures.append(" ".join(arguments[:3]) + " " + rest.replace("\\n", "\n"))
    return last, process.returncode


def _death(code: int) -> str:
    if code == -signal.SIGVTALRM:
        return f"It hangs: nothing came of it in {_SECONDS} seconds."
    return f"The process ended with {code}."


def _work(slug: str, kind: str, seed: int, first: int, end: int, looks: float, pictures: float) -> None:
    """Try cases here, and say so."""
    game = found_game(slug)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    for case in range(first, end):
        print(_BEGUN, case, flush=True)
        signal.setitimer(signal.ITIMER_VIRTUAL, _SECONDS)
        try:
            if tried(game, kind, seed, case, looks, pictures):
                print(_SOUND, case)
        except Exception:
            told = traceback.format_exc(limit=-6).encode("ascii", "backslashreplace").decode()
            print(_FAILED, f"{case}: {told}".replace("\n", "\\n"))
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


if __name__ == "__main__":
    slug, kind, seed, first, end, looks, pictures = sys.argv[1:]
    _work(slug, kind, int(seed), int(first), int(end), float(looks), float(pictures))
