"""`meadhall puzzles`: positions of bots' games in which one choice is clearly best."""

from __future__ import annotations

import json
import time
from itertools import count
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from meadhall.cli.arguments import GameArgument, LeagueSeed, game_of
from meadhall.cli.languages import LanguageOption, texts
from meadhall.cli.leagues import Games, ProcessCount
from meadhall.cli.reports import check_writable

_GAMES: Final = 100
_MINUTE: Final = 60.0
_KEPT: Final = 30

PuzzleFile = Annotated[Path, typer.Option("--output", "-o", metavar="FILE.json")]
Minutes = Annotated[float, typer.Option("--minutes", metavar="N", min=0.0)]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", min=10)]
Margin = Annotated[float, typer.Option("--margin", metavar="CHANCE", min=0.01, max=0.9)]
Most = Annotated[int, typer.Option("--keep", metavar="N", min=1)]
Best = Annotated[Path | None, typer.Option("--best", metavar="FILE.json", show_default=False)]
Players = Annotated[str, typer.Option("--bot", metavar="LEVEL")]


def puzzles(
    game: GameArgument,
    games: Games = None,
    level: Players = "karl",
    output: PuzzleFile = Path("puzzles.json"),
    best: Best = None,
    keep: Most = _KEPT,
    iterations: Iterations = 1200,
    margin: Margin = 0.2,
    minutes: Minutes = 0.0,
    seed: LeagueSeed = None,
    processes: ProcessCount = None,
    lang: LanguageOption = "",
) -> None:
    """Look for puzzles in games of bots."""
    from meadhall.analysis.mining import Mine, dig  # late: other commands need no searches
    from meadhall.analysis.puzzles import Effort

    found = game_of(game)
    for file in (output, best):
        if file is not None:
            check_writable(file)
    say, console, mine = texts(lang), Console(highlight=False, stderr=True), Mine(output)
    most, first = games or _GAMES, seed or 0
    end = time.monotonic() + minutes * _MINUTE if minutes else float("inf")
    effort = Effort(proof=iterations, margin=margin)
    with console.status(say.say("puzzles-digging", looked=len(mine.looked), found=len(mine.found))) as status:
        dig(
            mine,
            found.slug,
            iter(range(first, first + most)) if not minutes else count(first),
            level,
            effort,
            processes or 0,
            lambda looked, number: status.update(say.say("puzzles-digging", looked=looked, found=number)),
            lambda: time.monotonic() > end,
        )
    typer.echo(say.say("puzzles-found", looked=len(mine.looked), found=len(mine.found), file=str(output)))
    if best is not None:
        rows = mine.best(keep)
        best.write_text(json.dumps(rows, indent=None, separators=(",", ":")) + "\n", "utf-8")
        typer.echo(say.say("puzzles-kept", kept=len(rows), file=str(best)))
