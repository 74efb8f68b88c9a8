"""What `meadhall arena` and `meadhall balance` take: contestants, options that vary, parts, and who plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from meadhall.bots import LEVELS
from meadhall.cli.arguments import options_of, whole
from meadhall.cli.failure import Failure
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue

if TYPE_CHECKING:
    from meadhall.arena.crews import Crew

_MOST_PROCESSES: Final = 1024
_NAMING_NOTHING: Final = ("usual", "random", "custom")
"""Values that stand for others; they are drawn only if they are asked for."""


def _games(given: str | int) -> int:
    number = whole(given)
    if number < 1:
        raise Failure("bad-games")
    return number


def _part(given: str) -> str:
    form = re.fullmatch(r"([0-9]{1,6})/([0-9]{1,6})", given)
    if form is None or not 1 <= int(form[1]) <= int(form[2]):
        raise Failure("bad-shard", text=given)
    return given


def _processes(given: str | int) -> int:
    number = whole(given)
    if not 1 <= number <= _MOST_PROCESSES:
        raise Failure("bad-processes", number=str(number), most=str(_MOST_PROCESSES))
    return number


Contestants = Annotated[list[str] | None, typer.Argument(metavar="BOT ...", show_default=False)]
Games = Annotated[int | None, typer.Option("--games", "-n", metavar="N", parser=_games, show_default=False)]
Varied = Annotated[list[str] | None, typer.Option("--vary", metavar="NAME[=A,B]", show_default=False)]
Gauntlet = Annotated[bool, typer.Option("--gauntlet")]
ProcessCount = Annotated[
    int | None, typer.Option("--processes", "-j", metavar="N", parser=_processes, show_default=False)
]
ClusterAddress = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", show_default=False)]
Shard = Annotated[str | None, typer.Option("--shard", metavar="I/N", parser=_part, show_default=False)]
Output = Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE.jsonl", show_default=False)]
Resume = Annotated[bool, typer.Option("--resume")]
Level = Annotated[str, typer.Option("--bot", metavar="BOT")]


def contestants_of(given: list[str]) -> tuple[str, ...]:
    """The contestants, each a bot that there is, and named once."""
    from meadhall.arena.contestants import contestant  # late: most commands need no arena

    for name in given:
        try:
            contestant(name)
        except MeadhallError:
            raise Failure("bad-contestant", name=name, levels=", ".join(LEVELS)) from None
        if given.count(name) > 1:
            raise Failure("contestant-twice", name=name)
    return tuple(given)


def varied_of(game: Game, given: list[str]) -> dict[str, tuple[OptionValue, ...]]:
    """Options that arguments `name` or `name=a,b` let vary, with the values to draw from."""
    by_name = {option.name: option for option in game.options}
    varied: dict[str, tuple[OptionValue, ...]] = {}
    for text in given:
        name, equals, values = (part.strip() for part in text.partition("="))
        if equals:
            varied[name] = tuple(options_of(game, [f"{name}={value}"])[name] for value in values.split(","))
        elif name in by_name:
            varied[name] = _all_values(by_name[name])
        else:
            options_of(game, [f"{name}="])  # says which options there are
    return varied


def _all_values(option: GameOption) -> tuple[OptionValue, ...]:
    """All values of an option that say what is played."""
    if option.kind == "bool":
        return (False, True)
    if option.kind == "choice":
        return tuple(value for value in option.values if value not in _NAMING_NOTHING)
    raise Failure("vary-needs-values", name=option.name)


def shard_of(part: str | None) -> tuple[int, int]:
    """Part and number of parts; the whole if none is named."""
    number, _, parts = (part or "1/1").partition("/")
    return int(number), int(parts)


def crew_of(processes: int | None, cluster: str) -> Crew:
    """Who plays."""
    from meadhall.arena.crews import Cluster, Processes

    if cluster and processes:
        raise Failure("processes-and-cluster")
    return Cluster(cluster) if cluster else Processes(processes or 0)
