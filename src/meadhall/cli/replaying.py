"""`meadhall replay`: a journal retold."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.arguments import SeatOption, seat_number, whole
from meadhall.cli.journals import load_match
from meadhall.cli.languages import LanguageOption
from meadhall.cli.results import show_result
from meadhall.cli.screen import Screen
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY

JournalArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
LastEntry = Annotated[int | None, typer.Option("--to", metavar="N", parser=whole, show_default=False)]
Stepping = Annotated[bool, typer.Option("--step")]
Plainness = Annotated[bool, typer.Option("--plain")]


def replay(
    file: JournalArgument,
    seat: SeatOption = None,
    to: LastEntry = None,
    step: Stepping = False,
    lang: LanguageOption = "",
    plain: Plainness = False,
) -> None:
    """The log of a journal, then the position it leads to."""
    match = load_match(file, to)
    viewer = seat_number(seat, match.players)
    screen = Screen(match.game, lang, plain)
    reader = NOBODY if viewer is None else viewer
    screen.framed(
        screen.names.say("title"),
        [
            *[screen.seat_name(match, each) for each in range(match.players)],
            screen.say.say("seed", seed=str(match.seed)),
        ],
    )
    _retell(match, reader, screen, step)
    if match.over:
        show_result(screen, match, [] if viewer is None else [viewer])
    else:
        screen.board(match, reader)
        screen.print()
        screen.tell("replay-unfinished", entries=len(match.entries), prompt=match.prompt(NOBODY, lang))


def _retell(match: Match, reader: int, screen: Screen, by_step: bool) -> None:
    """The log, as far as the reader may know it; by step, Enter brings the next choice and anything else the rest."""
    if by_step:
        screen.tell("replay-step", "dim")
    for _, told in groupby(match.told(reader), lambda pair: pair[0]):
        screen.news(list(told))
        if by_step:
            try:
                by_step = not input().strip()
            except EOFError:
                by_step = False
