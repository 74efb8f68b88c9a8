"""`meadhall play`: a game in the terminal, against bots, among friends or only watched."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.bots import LEVELS, bot
from meadhall.cli.arguments import (
    GameOptions,
    PlayersOption,
    PresetOption,
    SeedOption,
    agreement,
    fresh_seed,
    game_of,
    seed_of,
    whole,
)
from meadhall.cli.failure import Failure
from meadhall.cli.journals import load_match, save_match
from meadhall.cli.languages import LanguageOption
from meadhall.cli.screen import Screen
from meadhall.cli.sitting import Sitting
from meadhall.engine.chance import number_apart
from meadhall.engine.match import Match

GameChoice = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
SeatChoice = Annotated[str, typer.Option("--seat", metavar="N|random|all|none")]
BotLevel = Annotated[str, typer.Option("--bot", metavar="LEVEL")]
ThinkingTime = Annotated[int, typer.Option("--think", metavar="MS", parser=whole)]
JournalFile = Annotated[Path | None, typer.Option("--journal", metavar="FILE", show_default=False)]
Plainness = Annotated[bool, typer.Option("--plain")]


def play(
    game: GameChoice = "",
    seed: SeedOption = None,
    players: PlayersOption = None,
    seat: SeatChoice = "0",
    level: BotLevel = "karl",
    think: ThinkingTime = 300,
    preset: PresetOption = None,
    option: GameOptions = None,
    journal: JournalFile = None,
    lang: LanguageOption = "",
    plain: Plainness = False,
) -> None:
    """Play a game to its end, or to the next time."""
    if level not in LEVELS:
        raise Failure("bad-level", level=level, levels=", ".join(LEVELS))
    is_resumed = journal is not None and journal.exists()
    if is_resumed:
        match = _resumed(Path(str(journal)), game, seed_of(seed), players, preset, option or [])
    else:
        found = game_of(game or "saga")
        options, count = agreement(found, preset, option or [], players)
        given = seed_of(seed)
        match = found.new(fresh_seed() if given is None else given, options, count)
    people = _people(seat, match)
    if journal is not None and not is_resumed:
        save_match(match, journal)  # a file that cannot be written is best known before the first choice
    machines = {
        each: bot(level, match.game, number_apart(match.seed, f"bot {each}"), think)
        for each in range(match.players)
        if each not in people
    }
    screen = Screen(match.game, lang, plain)
    Sitting(match, screen, people, machines, level, journal, is_resumed).run()


def _resumed(
    path: Path, game: str, seed: int | str | None, players: int | None, preset: str | None, options: list[str]
) -> Match:
    """The match in a journal, which must be the one that the other arguments describe."""
    match = load_match(path)
    if game and game_of(game) is not match.game:
        raise Failure("journal-other-game", file=str(path), game=match.game.slug)
    if seed is not None and seed != match.seed:
        raise Failure("journal-other-seed", file=str(path), seed=str(match.seed))
    wanted, count = agreement(match.game, preset, options, players)
    if count is not None and count != match.players:
        raise Failure("journal-other-players", file=str(path), players=match.players)
    for name, value in wanted.items():
        if match.settings[name] != value:
            raise Failure("journal-other-option", file=str(path), name=name, value=str(match.settings[name]))
    return match


def _people(seat: str, match: Match) -> list[int]:
    """The seats that people play."""
    if seat == "all":
        return list(range(match.players))
    if seat == "none":
        return []
    if seat == "random":
        return [number_apart(match.seed, "seats") % match.players]
    if seat.isascii() and seat.isdecimal() and len(seat) < 4 and int(seat) < match.players:
        return [int(seat)]
    raise Failure("bad-seat-choice", seat=seat, most=match.players - 1)
