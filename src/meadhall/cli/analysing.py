"""`meadhall analyse`: what decided a game."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from meadhall.analysis import Budget, analysed, decisions_of, mistakes
from meadhall.cli.arguments import whole
from meadhall.cli.failure import Failure
from meadhall.cli.findings import show_findings
from meadhall.cli.journals import load_match
from meadhall.cli.languages import LanguageOption, texts
from meadhall.cli.replaying import JournalArgument, Plainness
from meadhall.cli.screen import Screen

_MOST: Final = 600_000
"""Milliseconds or iterations for one decision; more is a slip of the finger."""

MillisecondsOption = Annotated[int, typer.Option("--milliseconds", metavar="N", parser=whole)]
IterationsOption = Annotated[int, typer.Option("--iterations", metavar="N", parser=whole, show_default=False)]
JsonOption = Annotated[bool, typer.Option("--json")]


def analyse(
    file: JournalArgument,
    milliseconds: MillisecondsOption = 100,
    iterations: IterationsOption = 0,
    json: JsonOption = False,
    lang: LanguageOption = "",
    plain: Plainness = False,
) -> None:
    """Win chances, turning points, luck and mistakes of a journal."""
    if not (0 < milliseconds <= _MOST and iterations <= _MOST):
        raise Failure("bad-budget", most=_MOST)
    match = load_match(file)
    screen = Screen(match.game, lang, plain)
    wanted = decisions_of(match)
    with _progress(lang, len(wanted)) as looked:
        found = mistakes(match, Budget(milliseconds, iterations), wanted, looked)
    told: dict[str, Any] = analysed(match, found, lang)
    if json:
        sys.stdout.write(json_text.dumps(told, ensure_ascii=False, indent=1) + "\n")
    else:
        show_findings(screen, match, told)


@contextmanager
def _progress(language: str, total: int) -> Iterator[Any]:
    """A bar on standard error, if that is a terminal; what is yielded moves it on."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield int
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(texts(language).say("analyse-progress"), total=total)
        yield lambda _entry: bar.advance(task)
