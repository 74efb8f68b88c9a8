"""`meadhall doctor`: whether what a hall keeps is sound, and how it is mended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, texts
from meadhall.words import Words

if TYPE_CHECKING:
    from meadhall.hall.doctor_rows import Finding

_LINES: Final = 10
"""How many lines tell of the progress where nobody watches a bar."""


def doctor(
    database: Annotated[str, typer.Option("--database", metavar="FILE|URL", show_default=False)] = "",
    repair: Annotated[bool, typer.Option("--repair")] = False,
    lang: LanguageOption = "",
) -> None:
    """Look at everything that a database holds; exit with 1 if something is wrong with it and stays so."""
    from meadhall.hall.doorplate import open_elsewhere  # late: others need no database
    from meadhall.hall.settings import database_file, database_url, default_database

    url = database_url(database) if database else default_database()
    file = database_file(url)
    if file is not None and not file.is_file():
        raise Failure("doctor-no-file", file=str(file))
    address = open_elsewhere(url) if repair else None
    if address is not None:
        raise Failure("doctor-open", address=address)
    found = asyncio.run(_examine(url, repair, texts(lang)))
    left = [each for each in found if not each.is_mended]
    console, say = Console(highlight=False, soft_wrap=True), texts(lang)
    if not found:
        console.print(say.say("doctor-sound"), style="green", markup=False)
    elif left:
        summary = say.say("doctor-wrong", left=len(left), mended=len(found) - len(left), repairs=str(repair))
        console.print(summary, style="red", markup=False)
    else:
        console.print(say.say("doctor-mended", mended=len(found)), style="green", markup=False)
    if left:
        raise typer.Exit(1)


async def _examine(url: str, repair: bool, say: Words) -> list[Finding]:
    """Say what is wrong while it is found."""
    from meadhall.hall.database import create_database
    from meadhall.hall.doctor import examined
    from meadhall.hall.serving import saying_why_not

    console, found, database = Console(highlight=False, soft_wrap=True), [], create_database(url)
    try:
        with _Watch(say) as watch:
            async with saying_why_not():
                async for finding in examined(database, repair, watch.see):
                    found.append(finding)
                    mark = say.say("doctor-mark-mended" if finding.is_mended else "doctor-mark")
                    console.print(f"{mark} {say.say(f'doctor-{finding.what}', **finding.details)}", markup=False)
    finally:
        await database.dispose()
    return found


class _Watch:
    """How far the doctor has come: a bar, or a line now and then where nobody watches."""

    def __init__(self, say: Words) -> None:
        self._say: Final = say
        self._console: Final = Console(stderr=True, highlight=False)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar: Final = Progress(*columns, console=self._console, transient=True)
        self._task: Final = self._bar.add_task(say.say("doctor-tables"), total=None)
        self._told = 0

    def __enter__(self) -> _Watch:
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._console.is_terminal:
            self._bar.stop()

    def see(self, done: int, total: int) -> None:
        """So many tables have been looked at."""
        self._bar.update(self._task, completed=done, total=total)
        tenths = done * _LINES // total
        if not self._console.is_terminal and total >= 100 and tenths > self._told:
            self._told = tenths
            self._console.print(self._say.say("doctor-progress", done=done, all=total), markup=False)
