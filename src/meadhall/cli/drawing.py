"""`meadhall draw`: the table as an SVG file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from meadhall.cli.arguments import (
    GameArgument,
    PlayersOption,
    SeatOption,
    SeedOption,
    game_of,
    players_of,
    seat_number,
    whole,
)
from meadhall.cli.failure import Failure, why
from meadhall.cli.group import complain
from meadhall.cli.journals import load_match
from meadhall.cli.languages import LanguageOption, texts
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY

LAYOUTS: Final = ("wide", "tall")

_RANDOM_MOVES: Final = 1 << 30
"""A stream of random numbers far from those of the journal's entries."""

MovesOption = Annotated[int | None, typer.Option("--moves", metavar="K", parser=whole, show_default=False)]
LayoutOption = Annotated[str, typer.Option("--layout", metavar="|".join(LAYOUTS))]
JournalOption = Annotated[Path | None, typer.Option("--journal", metavar="FILE", show_default=False)]
OutputOption = Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg", show_default=False)]


def draw(
    game: GameArgument,
    output: OutputOption,
    seed: SeedOption = None,
    players: PlayersOption = None,
    moves: MovesOption = None,
    seat: SeatOption = None,
    layout: LayoutOption = "wide",
    journal: JournalOption = None,
    lang: LanguageOption = "",
) -> None:
    """Write the picture of a position."""
    found = game_of(game)
    if layout not in LAYOUTS:
        raise Failure("bad-layout", layout=layout, layouts=", ".join(LAYOUTS))
    if journal is None:
        match = _random_match(found, seed or 0, players_of(found, players), moves or 0)
    else:
        match = _from_journal(found, journal, moves)
    viewer = seat_number(seat, match.players)
    svg = match.picture(NOBODY if viewer is None else viewer, lang, layout)
    if str(output) == "-":
        sys.stdout.write(svg + "\n")
        return
    try:
        output.write_text(svg + "\n", "utf-8")
    except OSError as error:
        raise Failure("picture-unwritable", file=str(output), why=why(error)) from error
    complain(texts(lang).say("drawn", file=str(output)), "green")


def _from_journal(game: Game, path: Path, choices: int | None) -> Match:
    match = load_match(path, choices)
    if match.game is not game:
        raise Failure("journal-other-game", file=str(path), game=match.game.slug)
    return match


def _random_match(game: Game, seed: int, players: int | None, choices: int) -> Match:
    """A match after some random choices, the same for the same seed."""
    match = game.new(seed, players=players)
    rng = Rng(seed, _RANDOM_MOVES)
    for _ in range(choices):
        if match.over:
            break
        names = match.options()
        match.choose(names[rng.below(len(names))])
    return match
