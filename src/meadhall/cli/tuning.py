"""`meadhall tune`: the weights of an evaluation, tuned by self-play."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

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
    Games,
    Level,
    ProcessCount,
    Resume,
    Varied,
    contestants_of,
    crew_of,
    varied_of,
)
from meadhall.cli.reports import check_writable
from meadhall.engine.game import Game

if TYPE_CHECKING:
    from meadhall.arena.crews import Crew
    from meadhall.arena.naming import Names
    from meadhall.arena.running import Interruption
    from meadhall.arena.tuning import Plan, Trial, Tuning

_USUAL_GAMES: Final = 200
_LEAST_STEP: Final = 1.05
_MOST_STEP: Final = 10.0


def _factor(given: str | float) -> float:
    try:
        step = float(given)
    except ValueError:
        step = 0.0
    if not _LEAST_STEP <= step <= _MOST_STEP:
        raise Failure("bad-step", least=str(_LEAST_STEP), most=str(_MOST_STEP))
    return step


WeightNames = Annotated[list[str] | None, typer.Option("--weight", "-w", metavar="NAME", show_default=False)]
Step = Annotated[float, typer.Option("--step", metavar="FACTOR", parser=_factor)]
Passes = Annotated[int, typer.Option("--passes", metavar="N", min=1, max=100)]
StateFile = Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE.json", show_default=False)]


def tune(
    game: GameArgument,
    level: Level = "karl:1x1",
    games: Games = None,
    players: PlayersOption = None,
    weight: WeightNames = None,
    step: Step = 1.5,
    passes: Passes = 1,
    seed: LeagueSeed = None,
    preset: PresetOption = None,
    option: GameOptions = None,
    vary: Varied = None,
    processes: ProcessCount = None,
    cluster: ClusterAddress = "",
    output: StateFile = None,
    resume: Resume = False,
    lang: LanguageOption = "",
) -> None:
    """Tune the weights of a game's evaluation by self-play."""
    from meadhall.arena.contestants import contestant  # late: most commands need no arena
    from meadhall.arena.leagues import whole_rounds
    from meadhall.arena.tuning import Plan

    found = game_of(game)
    options, count = agreement(found, preset, option or [], players)
    watched = {name: values for name, values in found.watched.items() if name not in options}
    seats = _seats(found, count)
    (bot,) = contestants_of([level])
    plan = Plan(
        slug=found.slug,
        bot=bot,
        names=_weights(found, weight or []),
        begin=tuple(contestant(bot).weights(found)),
        players=seats,
        games=whole_rounds(games or _USUAL_GAMES, seats),
        seed=seed or 0,
        step=step,
        passes=passes,
        options=options,
        varied={**watched, **varied_of(found, vary or [])},
    )
    _carry_out(plan, output or Path(f"tune-{found.slug}.json"), resume, (processes, cluster), lang)


def _seats(game: Game, players: int | None) -> int:
    """As many as are wanted, or the fewest who can meet."""
    seats = players or min((count for count in game.players if count > 1), default=1)
    if seats < 2:
        raise Failure("tune-alone")
    return seats


def _weights(game: Game, wanted: list[str]) -> tuple[str, ...]:
    """The weights to be tuned, each one that there is, and named once."""
    if not game.weight_names:
        raise Failure("no-weights", game=game.slug)
    for name in wanted:
        if name not in game.weight_names:
            raise Failure("bad-weight", game=game.slug, name=name, names=", ".join(game.weight_names))
        if wanted.count(name) > 1:
            raise Failure("tune-duplicate", name=name)
    return tuple(wanted or game.weight_names)


def _carry_out(plan: Plan, file: Path, is_resumed: bool, who: tuple[int | None, str], language: str) -> None:
    """Try what was not tried yet, then show what came of all."""
    from meadhall.arena.naming import Names
    from meadhall.arena.running import Interruption
    from meadhall.arena.tuning import Tuning, read_tuning

    check_writable(file)
    if file.exists() and not is_resumed:
        raise Failure("arena-exists", file=str(file))
    tuning = read_tuning(file, plan) if file.exists() else Tuning(plan)
    if tuning.proposal is not None:
        tuning.league().check()
    names = Names(game_of(plan.slug), language)
    crew = crew_of(*who)
    try:
        with Interruption() as interruption:
            _try_all(tuning, file, crew, interruption, names)
    except OSError as error:
        raise Failure("report-unwritable", file=str(file), why=why(error)) from error
    finally:
        crew.end()
    _show(tuning, names)
    say = texts(language)
    if tuning.proposal is not None:
        complain(say.say("tune-interrupted", count=len(tuning.trials), file=str(file)), "yellow")
        raise typer.Exit(130)
    complain(say.say("tune-kept", file=str(file)), "green")


def _try_all(tuning: Tuning, file: Path, crew: Crew, interruption: Interruption, names: Names) -> None:
    """Trial after trial; what is known is kept after each, and whatever happens."""
    try:
        while tuning.proposal is not None and not interruption.has_come:
            trial = _try(tuning, crew, interruption, names)
            if trial is not None:
                tuning.write(file)
                complain(_told(trial, names), "bold green" if trial.is_kept else "")
    finally:
        tuning.write(file)


def _try(tuning: Tuning, crew: Crew, interruption: Interruption, names: Names) -> Trial | None:
    """Have games of the trial under way played until it is settled."""
    from meadhall.arena.running import stretch
    from meadhall.arena.standings import Standings
    from meadhall.arena.watching import Watch

    league = tuning.league()
    left = [number for number in range(league.games) if number not in tuning.shares]
    with (
        Watch(len(left), Standings(), names, lines=0) as watch,
        closing(stretch(league, left, crew, interruption)) as games,
    ):
        for records in games:
            watch.see(records)
            trial = tuning.see(records)
            if trial is not None:
                return trial
    return None


def _told(trial: Trial, names: Names) -> str:
    from meadhall.arena.tables import verdict
    from meadhall.arena.tuning import ALL

    say = texts(names.language).say
    rate = names.estimate(trial.tally)
    if trial.weight == ALL:
        return say("tune-check", rate=rate, games=trial.games)
    return say(
        "tune-trial",
        weight=trial.weight,
        before=f"{trial.before:g}",
        after=f"{trial.after:g}",
        rate=rate,
        games=trial.games,
        verdict=verdict(trial, names),
    )


def _show(tuning: Tuning, names: Names) -> None:
    """The trials as a table, and the weights as `sense.py` writes them."""
    from meadhall.arena.tables import tuning_table

    console = Console(highlight=False)
    say = texts(names.language).say
    console.print(tuning_table(tuning.trials, tuning.plan.players, names))
    failed = sum(trial.failed for trial in tuning.trials)
    if failed:
        console.print(say("tune-failed", count=failed), markup=False)
    if tuning.weights == list(tuning.plan.begin):
        console.print(say("tune-same"), markup=False)
        return
    console.print(say("tune-list", file=f"meadhall/games/{tuning.plan.slug}/sense.py"), markup=False)
    for name, weight in zip(game_of(tuning.plan.slug).weight_names, tuning.weights, strict=True):
        console.print(f'    ("{name}", {weight!r}),', markup=False, soft_wrap=True)
