"""The commands of `meadhall`."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

import meadhall
from meadhall.cli.analysing import analyse
from meadhall.cli.arguments import game_of
from meadhall.cli.beginning import new_game
from meadhall.cli.catalogue import games
from meadhall.cli.contests import arena, balance, standings
from meadhall.cli.doctoring import doctor
from meadhall.cli.drawing import draw
from meadhall.cli.group import Commands
from meadhall.cli.languages import LanguageOption
from meadhall.cli.learning import learn
from meadhall.cli.play import play
from meadhall.cli.puzzles import puzzles
from meadhall.cli.replaying import replay
from meadhall.cli.rules import rules
from meadhall.cli.serving import serve, welcome
from meadhall.cli.siting import site
from meadhall.cli.tuning import tune
from meadhall.cli.verifying import verify

app = typer.Typer(
    cls=Commands, pretty_exceptions_enable=False, context_settings={"help_option_names": ["--help", "-h"]}
)
app.command()(serve)
app.command()(play)
app.command()(learn)
app.command()(replay)
app.command()(verify)
app.command()(analyse)
app.command()(rules)
app.command()(draw)
app.command()(games)
app.command()(arena)
app.command()(standings)
app.command()(balance)
app.command()(tune)
app.command()(puzzles)
app.command()(doctor)
app.command()(site)
app.command("new-game")(new_game)


def version_line() -> str:
    """The version, and whether the engine is compiled."""
    kind = "compiled by mypyc" if meadhall.is_compiled() else "pure Python"
    return f"meadhall {meadhall.__version__} ({kind}, Python {platform.python_version()})"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """Without a command the hall opens, here and in the browser."""
    if context.invoked_subcommand is None:
        welcome()


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME ...", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 3.0,
    lang: LanguageOption = "",
) -> None:
    """Measure how fast the games run."""
    slugs = [game_of(slug).slug for slug in game or meadhall.games()]
    from meadhall.bench import report  # late: measuring needs modules that playing does not

    report(slugs, json, seconds)
