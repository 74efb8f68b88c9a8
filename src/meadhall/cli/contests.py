"""`meadhall arena`, `meadhall balance` and `meadhall standings`: many games, and what came of them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from meadhall.cli.arguments import (
    GameArgument,
    GameOptions,
    LeagueSeed,
    PlayersOption,
    PresetOption,
    agreement,
    game_of,
)
from meadhall.cli.failure import Failure, why
from meadhall.cli.group import complain
from meadhall.cli.languages import LanguageOption, texts
from meadhall.cli.leagues import (
    ClusterAddress,
    Contestants,
    Games,
    Gauntlet,
    Level,
    Output,
    ProcessCount,
    Resume,
    Shard,
    Varied,
    contestants_of,
    crew_of,
    shard_of,
    varied_of,
)
from meadhall.cli.reports import Html, Markdown, Parquet, Reports, check_writable, show

if TYPE_CHECKING:
    from meadhall.arena.crews import Crew
    from meadhall.arena.leagues import League

_USUAL_CONTESTANTS: Final = ["random", "thrall", "karl"]
_USUAL_GAMES: Final = 60
_FAIRNESS_GAMES: Final = 200

Files = Annotated[list[Path], typer.Argument(metavar="FILE ...", show_default=False)]


def arena(
    game: GameArgument,
    bots: Contestants = None,
    games: Games = None,
    players: PlayersOption = None,
    seed: LeagueSeed = None,
    preset: PresetOption = None,
    option: GameOptions = None,
    vary: Varied = None,
    gauntlet: Gauntlet = False,
    processes: ProcessCount = None,
    cluster: ClusterAddress = "",
    shard: Shard = None,
    output: Output = None,
    resume: Resume = False,
    html: Html = None,
    parquet: Parquet = None,
    markdown: Markdown = None,
    lang: LanguageOption = "",
) -> None:
    """Let bots meet each other in many games."""
    from meadhall.arena.leagues import League, whole_rounds  # late: most commands need no arena

    found = game_of(game)
    options, seats = agreement(found, preset, option or [], players)
    league = League(
        slug=found.slug,
        contestants=contestants_of(bots or _USUAL_CONTESTANTS),
        players=seats or found.usual_players or found.players[0],
        games=games or 1,
        seed=seed or 0,
        options=options,
        varied=varied_of(found, vary or []),
        is_gauntlet=gauntlet,
    )
    league.check()
    if games is None:
        league = league.with_games(whole_rounds(_USUAL_GAMES, len(league.seatings)))
    if markdown is not None and len(league.contestants) > 1:
        raise Failure("markdown-for-one")
    file = output or _usual_file("arena", league, shard)
    _hold(league, file, resume, shard, Reports(html, parquet, markdown), (processes, cluster), lang, False)


def balance(
    game: GameArgument,
    level: Level = "karl",
    games: Games = None,
    players: PlayersOption = None,
    seed: LeagueSeed = None,
    preset: PresetOption = None,
    option: GameOptions = None,
    vary: Varied = None,
    processes: ProcessCount = None,
    cluster: ClusterAddress = "",
    shard: Shard = None,
    output: Output = None,
    resume: Resume = False,
    html: Html = None,
    parquet: Parquet = None,
    markdown: Markdown = None,
    lang: LanguageOption = "",
) -> None:
    """Find out whether a game is fair."""
    from meadhall.arena.leagues import League

    found = game_of(game)
    options, seats = agreement(found, preset, option or [], players)
    watched = {name: values for name, values in found.watched.items() if name not in options}
    league = League(
        slug=found.slug,
        contestants=contestants_of([level]),
        players=seats or found.usual_players or found.players[0],
        games=games or _FAIRNESS_GAMES,
        seed=seed or 0,
        options=options,
        varied={**watched, **varied_of(found, vary or [])},
    )
    file = output or _usual_file("balance", league, shard)
    _hold(league, file, resume, shard, Reports(html, parquet, markdown), (processes, cluster), lang, True)


def standings(
    files: Files,
    output: Output = None,
    html: Html = None,
    parquet: Parquet = None,
    markdown: Markdown = None,
    lang: LanguageOption = "",
) -> None:
    """Show what came of games that were played, and put parts of a league together."""
    from meadhall.arena.outcomes import outcome
    from meadhall.arena.store import Results

    reports = Reports(html, parquet, markdown)
    reports.check()
    if output is not None:
        check_writable(output)
    try:
        results = Results(files)
    except OSError as error:
        raise Failure("arena-unreadable", file=str(error.filename), why=why(error)) from error
    if output is not None:
        results.write(output)
        complain(texts(lang).say("report-written", file=str(output)), "green")
    if markdown is not None and len(results.league.contestants) > 1:
        raise Failure("markdown-for-one")
    found = outcome(results)
    show(found, lang, len(found.league.contestants) == 1)
    reports.write(results, found, lang)


def _usual_file(command: str, league: League, part: str | None) -> Path:
    """Where the games go if nobody says so."""
    ending = f"-{part.replace('/', 'of')}" if part else ""
    return Path(f"{command}-{league.slug}{ending}.jsonl")


def _hold(
    league: League,
    file: Path,
    is_resumed: bool,
    part: str | None,
    reports: Reports,
    who: tuple[int | None, str],
    language: str,
    concludes: bool,
) -> None:
    """Play the games that are not in the file yet, then show and write what came of all of them."""
    from meadhall.arena.outcomes import outcome
    from meadhall.arena.store import Results

    league.check()
    reports.check()
    check_writable(file)
    if file.exists() and not is_resumed:
        raise Failure("arena-exists", file=str(file))
    wanted = league.part(shard_of(part))
    crew = crew_of(*who)
    try:
        is_interrupted = _play(league, wanted, file, crew, language)
    except OSError as error:
        raise Failure("report-unwritable", file=str(file), why=why(error)) from error
    results = Results([file])
    found = outcome(results)
    show(found, language, concludes)
    reports.write(results, found, language)
    say = texts(language)
    done = len(results.numbers.intersection(wanted))
    if is_interrupted:
        complain(say.say("arena-interrupted", done=done, all=len(wanted), file=str(file)), "yellow")
        raise typer.Exit(130)
    complain(say.say("arena-kept", file=str(file)), "green")
    if found.failures:
        raise typer.Exit(1)


def _play(league: League, wanted: range, file: Path, crew: Crew, language: str) -> bool:
    """Play what is missing; whether it was interrupted. What was played is kept, whatever happens."""
    import meadhall
    from meadhall.arena.naming import Names
    from meadhall.arena.running import Interruption, played
    from meadhall.arena.standings import Standings
    from meadhall.arena.store import Results, Store
    from meadhall.arena.watching import Watch

    with Interruption() as interruption:
        store = Store(file, league)
        so_far = Standings()
        for record in Results([file]):
            so_far.add(record)
        left = [number for number in wanted if number not in store.done]
        names = Names(meadhall.game(league.slug), language)
        with (
            closing(store),
            Watch(so_far.games + len(left), so_far, names) as watch,
            closing(played(league, left, crew, interruption)) as games,
        ):
            for records in games:
                store.add(records)
                watch.see(records)
    return interruption.has_come
