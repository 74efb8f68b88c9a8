"""`meadhall draw`: the table as an SVG file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.arguments import (
    GameArgument,
    PlayersOption,
    SeatOption,
    SeedOption,
    game_of,
    players_of,
    seat_number,
    seed_of,
    whole,
)
from meadhall.cli.failure import Failure, why
from meadhall.cli.group import complain
from meadhall.cli.journals import load_match
from meadhall.cli.languages import LanguageOption, texts
from meadhall.engine.chance import number_apart
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY

MovesOption = Annotated[int | None, typer.Option("--moves", metavar="K", parser=whole, show_default=False)]
JournalOption = Annotated[Path | None, typer.Option("--journal", metavar="FILE", show_default=False)]
OutputOption = Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg", show_default=False)]


def draw(
    game: GameArgument,
    output: OutputOption,
    seed: SeedOption = None,
    players: PlayersOption = None,
    moves: MovesOption = None,
    seat: SeatOption = None,
    journal: JournalOption = None,
    lang: LanguageOption = "",
) -> None:
    """Write the picture of a position."""
    found = game_of(game)
    if journal is None:
        match = _random_match(found, seed_of(seed) or 0, players_of(found, players), moves or 0)
    else:
        match = _from_journal(found, journal, moves)
    viewer = seat_number(seat, match.players)
    svg = match.picture(NOBODY if viewer is None else viewer, lang)
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


def _random_match(game: Game, seed: int | str, players: int | None, choices: int) -> Match:
    """A match after some random choices, the same for the same seed."""
    match = game.new(seed, players=players)
    rng = Rng(number_apart(seed, "random moves"))
    for _ in range(choices):
        if match.over:
            break
        names = match.options()
        match.choose(names[rng.below(len(names))])
    return match
